"""The table of Epic: Pojedynek: duels by mouse and by keys, a draft between two browsers, decks of one's own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from wawel import catalog
from wawel.games.epic.box import CARDS
from wawel.games.epic.cardtext import card_text
from wawel.games.epic.decks import write_deck
from wawel.games.epic.load import FILES
from wawel.texts import Words
from web import scenes
from web.geometry import Geometry
from web.playing import DESKTOP, PHONE, SIZES, Browsers, Shot, horizontal_overflow, sizes
from web.scenes import (
    MANY,
    answer_by_call,
    answered,
    asked,
    assert_accessible,
    assert_fits_touch_screen,
    click,
    offered,
    over,
    picture_moments,
    play_watched,
    press,
    sit_down_with_bots,
    tap,
    thing,
    verb,
)

pytestmark = pytest.mark.slow

#: the sooner it is in the list, the sooner it is done: play everything, attack with everyone, block with nobody
EAGER = ("play", "attack", "to-main", "points", "target", "trigger", "branch", "do-it", "seat", "done")
#: the moments that are looked at most closely
CLOSELY = {"swap", "play", "attack"}
#: what a first tap only holds, so that its text can be read
HELD = {"play", "discard", "swap", "pick", "drop", "from-pile", "block"}


def sit_down(page: Page, format: str = "preconstructed", mode: str = "duel", seats: int = 2) -> None:
    """A new table with bots on all other seats."""
    sit_down_with_bots(page, "epic", {"format": format, "mode": mode}, seats, "greedy")


def eager(names: list[str]) -> str:
    """The option of a player in a skip_ahead."""
    return min(names, key=lambda name: EAGER.index(verb(name)) if verb(name) in EAGER else len(EAGER))


def play(page: Page, act: Callable[[str], None], until: Callable[[], bool]) -> None:
    """Answer eagerly until something is so; `act` carries an option out."""
    scenes.play(page, eager, act, until)


def patient(names: list[str]) -> str:
    """The option of a player who builds up and never attacks."""
    return eager([name for name in names if verb(name) != "attack"])


def go_to(page: Page, fits: Callable[[Any], bool], choose: Callable[[list[str]], str] = eager) -> Any:
    """Play without the page until the table is as wanted, and come back to it then; the table as it was sent."""
    table = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    address = page.url
    page.goto("about:blank")
    csrf = page.request.get("/api/me").json()["csrf"]
    for _ in range(2 * MANY):
        found = page.request.get(table).json()
        assert not found["result"], "the game is over"
        if not found["choices"]:
            page.wait_for_timeout(20)
            continue
        if fits(found):
            page.goto(address)
            answered(page)
            return found
        choice = found["choices"][0]
        option = choose([one["option"] for one in choice["options"]])
        said = {"n": choice["n"], "seq": found["seq"], "option": option}
        page.request.post(f"{table}/answer", data=said, headers={"x-csrftoken": csrf})  # the server may have passed
    raise AssertionError("the table never was as wanted")


def asks_for(step: str, champions: int = 0) -> Callable[[Any], bool]:
    """Does a step ask me, with so many champions in play?"""
    return lambda found: found["view"]["asked"]["step"] == step and len(found["view"]["champions"]) >= champions


def test_a_whole_duel_is_played_with_the_mouse(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down(page)
    expect(page.locator(".scene .four")).to_be_visible()
    seen: set[str] = set()
    lying = Geometry(page, "epic-mouse")

    def watched() -> bool:
        lying.look()
        picture_moments(page, shot, seen, "epic-{}-desktop-en-light", CLOSELY)
        return over(page)

    play(page, click(page), watched)
    lying.assert_clean()
    assert {"alignment", "swap", "play", "attack", "done"} <= seen
    end = page.locator("#table .end")
    expect(end.get_by_role("definition")).to_contain_text(["life left", "No life left"])
    shot(page, "epic-end-desktop-en-light")


@pytest.mark.parametrize("size", sizes("laptop"))
def test_everything_lies_in_its_place_at_every_moment_of_a_duel(browsers: Browsers, size: str) -> None:
    page = browsers.open(size=SIZES[size], motion=True, language="pl", settings={"speed": "instant"})
    sit_down(page)
    play_watched(page, f"epic-{size}", eager)


@pytest.mark.parametrize(("seats", "size"), [(4, "laptop"), (6, "wide")])
def test_all_champions_of_many_players_are_in_sight(browsers: Browsers, shot: Shot, seats: int, size: str) -> None:
    page = browsers.open(size=SIZES[size])
    sit_down(page, "random-thirty", "free-for-all", seats)
    found = go_to(page, asks_for("PickTargets", 2 * seats), patient)
    champions = page.locator(".scene .champion")
    expect(champions).to_have_count(len(found["view"]["champions"]))
    for champion in champions.all():
        expect(champion).to_be_in_viewport(ratio=0.95)
    assert_fits_touch_screen(page)
    assert_accessible(page)
    lying = Geometry(page, f"epic-{seats}", ".scene")
    lying.look()
    lying.assert_clean()
    shot(page, f"epic-{seats}-{size}-en-light")


def test_a_block_is_forecast_with_its_attackers_in_sight(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(size=SIZES["laptop"])
    sit_down(page)
    found = go_to(page, asks_for("DeclareBlockers", 5), patient)
    # whose turn it is, and who attacks whom
    expect(page.locator(".status .chip").first).not_to_contain_text("Your turn")
    expect(page.locator(".scene .turn")).to_contain_text("'s turn")
    for attacker in page.locator(".scene .champion.attacker").all():
        expect(attacker).to_be_in_viewport(ratio=1)
    expect(page.locator(".scene .arrows .shaft")).to_have_count(page.locator(".scene .champion.attacker").count())
    line = page.locator(".scene .battle")
    told = found["preview"]["battle"]
    expect(line).to_contain_text(f"{told['life']} → {told['life'] - told['through']}")
    # what one more blocker would bring is told before it is chosen
    option = next(name for name in offered(page) if verb(name) == "block")
    then = found["preview"]["options"][option]
    thing(page, option).hover()
    blockers = line.get_by_role("group", name="Blockers")
    expect(blockers.locator("[data-tip*='attack'] .number")).to_have_text(str(then["blockers"]["attack"]))
    expect(blockers.locator("[data-tip*='damage'] .number")).to_have_text(str(then["blockers"]["defence"]))
    for fate in ("holds", "risks", "breaks"):
        expect(page.locator(f".scene .fate.{fate}")).to_have_count(then["fates"].count(fate))
    shot(page, "epic-forecast-laptop-en-light")
    blocks = page.locator(".log .line", has_text="blocks with")
    earlier = blocks.count()
    thing(page, option).click()
    expect(blocks).to_have_count(earlier + 1)


def test_a_card_that_was_played_stays_to_be_read(browsers: Browsers) -> None:
    page = browsers.open(size=SIZES["laptop"])
    sit_down(page)

    def by_other(found: Any) -> bool:
        played = [line for line in found["log"][-4:] if any(one["key"] == "event-played" for one in line["events"])]
        return bool(played) and played[-1]["seat"] != found["you"] and not found["view"]["event_card"]

    found = go_to(page, by_other)
    shown = page.locator(".scene .card-shown")
    expect(shown).to_contain_text(f"Played last by {found['seats'][1]['name']}")
    expect(shown.locator(".line").first).to_be_visible()


def test_a_phase_is_marked_to_be_asked_there(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down(page)
    go_to(page, asks_for("MainPhase"))
    mark = page.get_by_role("button", name="before blockers: stop here")
    mark.click()
    marked = page.get_by_role("button", name="before blockers: no longer stop here")
    expect(marked).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(marked).to_be_visible()


def test_a_duel_is_played_by_keys_alone(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", theme="dark")
    sit_down(page)
    play(page, press(page), lambda: over(page))
    expect(page.locator("#table .end")).to_contain_text("Wygrywa")
    shot(page, "epic-end-desktop-pl-dark")


def test_a_dark_draft_between_two_browsers_leads_to_the_first_turn(browsers: Browsers, shot: Shot) -> None:
    first = browsers.open()
    first.get_by_label("Epic: Pojedynek").check()
    first.get_by_label("Dark draft").check()
    first.get_by_role("group", name="Seat 2").get_by_label("By link").check()
    first.get_by_role("button", name="Set up the table").click()
    link = first.get_by_label("Link to this table")
    second = browsers.open(link.input_value(), language="pl", size=PHONE, theme="dark")
    second.get_by_role("button", name="Siadam tutaj").click()
    rng = random.Random(1)
    for picked in range(30):
        for page, act in ((first, click(first)), (second, tap(second, HELD))):
            if 3 <= picked < 20:  # what comes again and again needs no hand
                answer_by_call(page, page.url, rng)
                continue
            expect(page.locator(".scene .standing")).to_contain_text(f" {picked},")
            answered(page)
            act(offered(page)[0])
        if picked == 20:
            shot(first, "epic-draft-desktop-en-light")
            shot(second, "epic-draft-phone-pl-dark", full=True)
    # both keep their hands; then one of them has the turn and may look through a deck of thirty cards, less the hand
    for _ in range(2):
        page = next(page for page in (first, second, first, second) if waits_for(page))
        page.locator(".scene [data-option='done']").click()
        page.wait_for_timeout(200)
    expect(first.locator(".scene .track [aria-current='step']")).to_have_text("Main")
    expect(second.locator(".scene .track [aria-current='step']")).to_have_text("Główna")
    first.get_by_role("button", name="Look at what is left in your deck: 25").click()
    expect(first.locator(".scene .look li").first).to_be_visible()
    assert horizontal_overflow(second) <= 0


def waits_for(page: Page) -> bool:
    """Is this one asked now?"""
    page.wait_for_timeout(300)
    return asked(page) != "-1"


def test_on_a_phone_nothing_is_too_wide_or_too_small(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open(language="pl", size=PHONE, theme="dark")
    sit_down(page)
    seen: set[str] = set()
    lying = Geometry(page, "epic-thumb")

    def fits() -> bool:
        lying.look()
        assert_fits_touch_screen(page)
        picture_moments(page, shot, seen, "epic-{}-phone-pl-dark", CLOSELY)
        return over(page) or seen >= CLOSELY

    play(page, tap(page, HELD), fits)
    lying.assert_clean()


@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", DESKTOP)], ids=["phone-light", "desktop-dark"])
def test_everyone_can_build_a_deck(browsers: Browsers, theme: str, size: dict[str, int]) -> None:
    page = browsers.open(size=size, theme=theme)
    sit_down(page, "constructed")
    assert_accessible(page)
    assert horizontal_overflow(page) <= 0


# ---------------------------------------------------------------------- decks


def deck_file(name: str) -> str:
    """The file of a ready deck."""
    box = FILES.box()[0]
    return write_deck(box, box.decks[box.ids["deck"].index(name)].copies, name)


def load_file(page: Page, text: str) -> None:
    """Open a deck file."""
    file: Any = {"name": "mine.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(".scene input[type=file]").set_input_files(file)


def test_a_deck_file_is_loaded_kept_and_played(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    sit_down(page, "constructed")
    load_file(page, deck_file("walls-and-banners"))
    expect(page.locator(".scene .size")).to_contain_text("60")
    expect(page.locator(".scene .wrongs li")).to_have_count(0)
    page.get_by_role("button", name="Save", exact=True).click()
    page.reload()
    expect(page.locator(".scene .size")).to_contain_text("0 / 60")
    page.get_by_role("button", name="mine", exact=True).click()
    play = page.get_by_role("button", name="Play with this deck")
    expect(play).to_be_enabled()
    shot(page, "epic-builder-desktop-en-light")
    play.click()
    expect(page.locator(".scene .hand [data-option^='swap:']").first).to_be_visible()
    cards = dict(line.split()[::-1] for line in deck_file("walls-and-banners").splitlines() if line[0] != "#")
    assert {name.removeprefix("swap:") for name in offered(page) if name != "done"} <= set(cards)


def test_a_deck_is_built_without_a_table_and_is_there_at_one(browsers: Browsers, shot: Shot) -> None:
    page = browsers.open()
    page.get_by_label("Epic: Pojedynek").check()
    page.get_by_role("link", name="Decks").click()
    page.get_by_role("button", name="Begin with this deck: Walls and Banners").click()
    page.get_by_role("button", name="Take out: Bread and Salt").click()
    page.get_by_role("button", name="Put in: Chapel Falcon").click()
    page.get_by_label("Name").fill("Falcons")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved in this browser: Falcons")).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    shot(page, "epic-workshop-desktop-en-light")
    sit_down(page, "constructed")
    page.get_by_role("button", name="Falcons", exact=True).click()
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.locator(".scene .hand [data-option^='swap:']").first).to_be_visible()


def test_every_broken_rule_of_a_deck_is_told(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down(page, "constructed")
    load_file(page, "three bread-and-salt\n2 no-such-card\n5 bread-and-salt\n")
    told = page.locator(".scene .wrongs li")
    expect(told).to_have_text(
        [
            "Line 1: Expected a number and a card, such as “3 some-card”, not “three bread-and-salt”.",
            "Line 2: There is no card “no-such-card”.",
            "A deck needs at least 60 cards; this one has 5.",
            "At most 3 copies of “Bread and Salt” may be in a deck; here there are 5.",
            "5 cards of cost 0 in the alignment “Good” need at least 10 cards of cost 1 of the same alignment; "
            "there are 0.",
        ]
    )
    page.get_by_role("button", name="Play with this deck").click(force=True)  # it says that it is disabled
    assert asked(page) == "0"
    # mended by hand, one copy after the other
    for _ in range(2):
        page.get_by_role("button", name="Take out: Bread and Salt").click()
    expect(told).to_have_count(4)


def test_a_deck_that_can_not_be_checked_is_not_played_until_it_is(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down(page, "constructed")
    busy = {"error": "error-busy", "args": {}, "detail": ""}
    page.route("**/api/games/epic/files/deck", lambda route: route.fulfill(status=503, json=busy))
    page.get_by_role("button", name="Begin with this deck: Walls and Banners").click()
    told = page.get_by_text("Too much is happening at this table.")
    expect(told).to_be_visible()
    play = page.get_by_role("button", name="Play with this deck")
    expect(play).to_be_disabled()
    browsers.meant = ("503",)
    page.unroute("**/api/games/epic/files/deck")
    page.get_by_role("button", name="Try again").click()
    expect(play).to_be_enabled()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_say_in_the_browser_what_they_say_elsewhere(browsers: Browsers, language: str) -> None:
    page = browsers.open(language=language)
    sit_down(page, "constructed")
    shown = page.locator(".scene .shelf li .card").evaluate_all(
        "all => all.map(one => [one.querySelector('b').innerText, one.querySelector('small').innerText])"
    )
    game = catalog.game("epic")
    words = Words(language, catalog.folder("epic") / "texts", strict=True)
    box = FILES.box()[0]
    ids = box.ids["card"]
    assert dict(shown) == {words.name(f"card-{ids[n]}"): words.say(game, card_text(box.cards[n])) for n in range(CARDS)}


def test_a_card_is_enlarged_by_a_key_and_says_why_it_can_not_be_played(browsers: Browsers) -> None:
    page = browsers.open()
    sit_down(page)
    rng = random.Random(1)
    blocked = page.locator(".scene .hand [aria-disabled='true']")
    for _ in range(MANY):
        answered(page)
        if blocked.count():
            break
        before = asked(page)
        click(page)(rng.choice([name for name in offered(page) if verb(name) != "swap"]))
        answered(page, before)
    blocked.first.focus()
    page.keyboard.press("i")
    expect(page.locator(".zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)
    blocked.first.click(force=True)
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel")).to_contain_text("epic.")
