"""Exact limits, several players and several triggers at once, and what the log tells of every answer."""

from __future__ import annotations

from typing import Any

import pytest

from games.dragonsgate.tabletop import BOX, GAME, House, Tabletop, game_with, new_game, table
from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace
from wawel.games.dragonsgate.pieces import Candidates, Side
from wawel.games.dragonsgate.rules.cleanup import CLEANUP
from wawel.games.dragonsgate.rules.spells import settle
from wawel.games.dragonsgate.rules.turn import Income, NextTurn, RollDice
from wawel.games.dragonsgate.state import DragonsgateState

SEATS = ("red", "blue", "green", "yellow")


def names(options: list[int]) -> list[str]:
    """Options in the order in which they are offered."""
    return [GAME.verbs.name(option) for option in options]


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("gate.setup.level-and-mastery", "gate.setup.professions")
def test_tokens_are_laid_by_lot() -> None:
    games = [new_game(3, seed=seed).s for seed in range(6)]
    for field in ("levels", "masteries", "spaces"):
        assert len({tuple(getattr(s, field)) for s in games}) > 3, field


@pytest.mark.rule("gate.setup.player-board-side", "gate.setup.starting-professors")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_house_has_its_places_and_leaves_one_professor(players: int) -> None:
    t = new_game(players)
    assert t.story("set-up") == ["set-up"]
    assert [side.professions for side in t.s.sides] == [[NONE] * 7] * players
    assert len(t.s.spaces) == 21
    order = [SEATS[(t.s.first + step) % players] for step in range(players)]
    for step, colour in enumerate(order):
        assert t.asked == colour
        t.pick(f"leave:{BOX.ids['professor'][step % 3]}")
    assert t.happened("left-professor") == [(colour, BOX.ids["professor"][n % 3]) for n, colour in enumerate(order)]


# ---------------------------------------------------------------------- the turn


@pytest.mark.rule("gate.income.two-coins", "gate.ruling.income-order")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 1])
def test_everybody_gets_income_once_in_order(players: int, turn: int) -> None:
    t = table(NextTurn(), players=players, turn=turn, first="blue", adept_stack="goatherd")
    order = [SEATS[(1 + step) % players] for step in range(players)]
    assert t.happened("income") == [(colour, 2) for colour in order]


@pytest.mark.rule("gate.income.buildings", "gate.ruling.income-order")
def test_every_building_gives_its_income_and_the_next_player_follows_once() -> None:
    red: House = {"buildings": "inn library cup-room inn", "hand": "golden-touch decoy"}
    blue: House = {"buildings": "trophy-hall inn", "hand": "golden-touch decoy"}
    t = table(Income(0), red=red, blue=blue, turn=2, spells="fox-wits lantern-in-the-dark")
    t.pick("income:0")
    assert t.happened("building-income") == [("red", "inn"), ("red", "cup-room"), ("red", "inn")]
    assert t.means("red")[:2] == (2 + 1 + 1, 1 + 1 + 1)
    t.pick("income:2")
    assert t.asked == "blue"
    assert t.asks == {"play", "discard"}
    t.pick("discard:decoy")
    assert t.happened("income") == [("red", 2), ("blue", 2)]
    assert t.story("rolled") == ["rolled"]


@pytest.mark.rule("gate.dice.first-player-rolls")
def test_the_dice_lie_in_order_whatever_was_rolled() -> None:
    t = table(RollDice(), turn=1, luck=[6, 1, 5, 2])
    assert t.dice == ["red-6", "blue-1", "neutral-2", "neutral-5"]
    assert t.happened("rolled") == [("red", 4)]


@pytest.mark.rule("gate.free.buy-imp")
def test_exactly_four_coins_buy_an_imp() -> None:
    t = table(red={"coins": 4}, dice="neutral-3 blue-2").pick("buy-imp")
    assert t.means("red") == (0, 1, 0)
    assert t.happened("paid") == [("red", 4)]
    t = table(red={"coins": 3}, dice="neutral-3 blue-2")
    assert t.refused("buy-imp") == "gate.free.buy-imp"


@pytest.mark.rule("gate.act.take-one-die", "gate.act.imp-change")
def test_the_log_tells_of_the_die_and_the_action() -> None:
    t = table(red={"imps": 2}, dice="blue-5 neutral-2 neutral-1").pick("take:blue-5", "act:coins-4")
    assert t.happened("took-die") == [("red", "blue", 5)]
    assert t.happened("imps-spent") == [("red", 1)]
    assert t.happened("acts") == [("red", "coins", 4)]
    assert t.happened("coins") == [("red", 4)]


@pytest.mark.rule("gate.ruling.must-act")
def test_an_action_for_imps_does_not_end_the_duty_to_act() -> None:
    t = table(red={"imps": 1}, dice="neutral-3 blue-2", professors="hermit").pick("take:neutral-3")
    assert {"coins-3", "professor-4"} <= t.actions
    assert t.refused("done") == "gate.ruling.must-act"
    t = table(dice="blue-3 neutral-2").pick("take:blue-3", "act:coins-3")
    assert (t.asked, "done" in t.offered, "done" in t.blocked) == ("blue", True, False)


@pytest.mark.rule("gate.action8.bonus", "gate.action8.place-disc")
@pytest.mark.parametrize(("space", "means"), [(0, (0, 0)), (1, (0, 1)), (2, (1, 0))])
def test_the_log_tells_the_space_of_the_order_track(space: int, means: tuple[int, int]) -> None:
    t = table(dice="neutral-1 blue-2 blue-3").pick("take:neutral-1", "act:order-1", f"order:{space}")
    assert t.happened("order") == [("red", space + 1)]
    assert t.means("red")[:2] == means


@pytest.mark.rule("gate.action3.buy-prestige")
@pytest.mark.parametrize(("coins", "deals"), [(2, 0), (3, 1), (6, 1), (7, 2)])
def test_three_coins_buy_one_prestige_and_seven_buy_three(coins: int, deals: int) -> None:
    t = table(red={"coins": coins}, dice="neutral-1 blue-2 blue-3").pick("take:neutral-1")
    assert ("prestige-1" in t.actions) == (deals > 0)
    if deals:
        t.pick("act:prestige-1")
        assert t.asks == ({"buy-prestige"} if deals == 2 else {"take"})
        if deals == 2:
            t.pick("buy-prestige:1")
        assert t.happened("paid") == [("red", 7 if deals == 2 else 3)]
        assert t.side("red").prestige == (3 if deals == 2 else 1)


# ---------------------------------------------------------------------- people


@pytest.mark.rule("gate.action4.take-adept", "gate.action4.no-room")
def test_the_log_tells_who_came_and_who_went() -> None:
    red: House = {"adepts": "scribe poacher prodigy", "coins": 1}
    t = table(red=red, dice="neutral-1 blue-2 blue-3", adepts="goatherd", adept_stack="herbalist")
    t.pick("take:neutral-1", "act:adept-1", "adept-stack")
    assert names(t.s.options) == [f"dismiss-adept:{who}" for who in ("scribe", "poacher", "herbalist", "prodigy")]
    t.pick("dismiss-adept:poacher")
    assert t.happened("paid") == [("red", 1)]
    assert t.happened("adept") == [("red", "herbalist")]
    assert t.happened("adept-left") == [("red", "poacher")]


@pytest.mark.rule("gate.action5.take-professor", "gate.action5.no-room")
def test_the_log_tells_which_professor_came_and_which_went() -> None:
    red: House = {"professors": "giant-kin imp-tamer", "coins": 2}
    t = table(red=red, dice="neutral-5 blue-2 blue-3", professors="hermit", professor_stack="runesmith")
    t.pick("take:neutral-5", "act:professor-5", "professor-stack", "dismiss-professor:imp-tamer")
    assert t.happened("paid") == [("red", 2)]
    assert t.happened("professor") == [("red", "runesmith")]
    assert t.happened("professor-left") == [("red", "imp-tamer")]
    t = table(dice="neutral-5 blue-2 blue-3", professors="hermit runesmith")
    t.pick("take:neutral-5", "act:professor-5", "professor:0")
    assert t.s.professors.display == [NONE, BOX.ids["professor"].index("runesmith"), NONE, NONE]


@pytest.mark.rule("gate.ruling.cleared-tokens-discarded")
@pytest.mark.parametrize(("verb", "die"), [("adept", 1), ("professor", 5)])
def test_an_empty_stack_is_refused_with_the_reason(verb: str, die: int) -> None:
    people = {"adepts": "goatherd poacher", "professors": "hermit runesmith"}
    t = table(red={"coins": 9}, dice=f"neutral-{die} blue-2", **people)  # type: ignore[arg-type]
    t.pick(f"take:neutral-{die}", f"act:{verb}-{die}")
    assert t.refused(f"{verb}-stack") == "gate.ruling.cleared-tokens-discarded"


# ---------------------------------------------------------------------- Buildings


@pytest.mark.rule("gate.action6.must-fit")
def test_one_square_is_room_enough_for_a_small_building() -> None:
    t = table(red={"coins": 2, "empty": "a1"}, board="b", dice="neutral-3 blue-2 blue-3").pick("take:neutral-3")
    t.pick("act:build-3")
    small = [n for n, kind in enumerate(BOX.buildings) if kind.size == 1]
    assert t.offered == {f"build:{BOX.ids['building'][n]}" for n in small}
    t.pick("build:cup-room")
    assert t.side("red").free == 0


@pytest.mark.rule("gate.action6.cost", "gate.ruling.spell-contents")
@pytest.mark.parametrize(("discount", "coins"), [(1, 1), (2, 0), (6, 0)])
def test_a_card_makes_a_building_cheaper_but_not_below_nothing(discount: int, coins: int) -> None:
    game = game_with(**{"spell.flying-bricks.effects": [{"build": discount}]})
    red: House = {"hand": "flying-bricks", "coins": 1}
    t = table(red=red, dice="neutral-3 blue-2 blue-3", game=game)
    t.pick("take:neutral-3", "play:flying-bricks", "build:cup-room", "site:b2")
    assert t.happened("built") == [("red", "cup-room", coins)]
    assert t.side("red").coins == 1 - coins


# ---------------------------------------------------------------------- Spell cards


def excess(hand: str, drawn: str) -> Tabletop:
    """Red holds three cards and must play or discard one."""
    return table(settle(0), red={"hand": f"{hand} {drawn}", "coins": 4}, dice="neutral-3 blue-2", die="neutral-4")


@pytest.mark.rule("gate.spell.excess")
def test_the_first_kind_of_card_too_can_be_discarded_and_the_log_tells_of_it() -> None:
    t = excess("purse-of-plenty fox-wits", "decoy").pick("discard:purse-of-plenty")
    assert sorted(t.hand("red")) == ["decoy", "fox-wits"]
    assert t.happened("discarded") == ["red"]
    assert t.story("played", "coins") == []


@pytest.mark.rule("gate.spell.excess")
def test_for_someone_who_left_the_last_card_is_discarded() -> None:
    t = excess("purse-of-plenty fox-wits", "decoy")
    idle = t.game.choices(t.s)[0].idle
    assert names([idle]) == [names(t.s.options)[-1]]
    assert names([idle])[0].startswith("discard:")


@pytest.mark.rule("gate.ruling.spell-hidden")
def test_a_card_shown_by_playing_it_cant_be_taken_back() -> None:
    t = table(red={"hand": "golden-touch"}, dice="neutral-3 blue-2 blue-3").pick("take:neutral-3")
    trace = AnswerTrace()
    t.game.answer(t.s, t.game.choices(t.s)[0].number, t.game.verbs.code("play:golden-touch"), sink=trace)
    assert trace.barrier


@pytest.mark.rule("gate.ruling.spell-without-effect")
def test_of_three_branches_the_one_that_cant_be_paid_is_refused_with_the_reason() -> None:
    branches = [[{"coins": 1}], [{"imps": 1}], [{"pay": 1}, {"prestige": 3}]]
    game = game_with(**{"spell.golden-touch.effects": [{"choose-one": branches}]})
    t = table(red={"hand": "golden-touch"}, dice="neutral-3 blue-2 blue-3", game=game)
    t.pick("take:neutral-3", "play:golden-touch")
    assert t.offered == {"branch:0", "branch:1"}
    assert t.refused("branch:2") == "gate.ruling.spell-without-effect"


@pytest.mark.rule("gate.action1.swap-die", "gate.pool.swapped-neutral-removed")
def test_one_neutral_die_is_swapped_and_shows_what_it_showed() -> None:
    t = table(first="blue", dice="neutral-1 blue-2 blue-3", used="red-6 neutral-4 neutral-2")
    t.pick("take:neutral-1", "act:swap-1")
    assert t.used[:3] == ["red-6", "blue-4", "neutral-2"]
    assert (t.side("blue").dice, t.s.neutral_out) == (1, 1)
    assert t.happened("swapped") == ["blue"]


@pytest.mark.rule("gate.ruling.turned-die")
def test_dice_rolled_again_keep_their_colours_and_lie_in_order() -> None:
    t = table(red={"dungeon": 5}, dice="neutral-4 blue-1 neutral-2 neutral-3", spells="falling-star")
    t.pick("take:neutral-4")
    t.pick("act:dungeon-4", luck=[5, 6, 1])
    assert t.dice == ["blue-5", "neutral-1", "neutral-6"]


def test_a_disc_is_not_set_back_behind_the_players_own() -> None:
    game = game_with(**{"spell.decoy.effects": [{"setback": 3}]})
    red: House = {"hand": "decoy", "trickery": 2}
    given: dict[str, Any] = {"blue": {"trickery": 4}, "green": {"trickery": 9}, "players": 3, "game": game}
    t = table(red=red, dice="neutral-3 blue-2 blue-3", **given).pick("take:neutral-3", "play:decoy")
    assert t.happened("setback") == [("blue", 2, 2), ("green", 3, 6)]


def test_rent_and_new_faces_are_told_in_the_log() -> None:
    t = table(red={"hand": "purse-of-plenty", "buildings": "inn inn"}, dice="neutral-3 blue-2 blue-3")
    assert t.pick("take:neutral-3", "play:purse-of-plenty").happened("coins") == [("red", 1), ("red", 2)]
    t = table(red={"hand": "open-doors"}, dice="neutral-3 blue-2 blue-3", adepts="goatherd")
    assert t.pick("take:neutral-3", "play:open-doors").happened("fresh-faces") == ["red"]


# ---------------------------------------------------------------------- cleanup


@pytest.mark.rule("gate.cleanup.pay-upkeep")
def test_everybody_pays_once_clockwise_from_the_first_player() -> None:
    house: House = {"upkeep": 2, "coins": 1, "prestige": 5}
    t = table(CLEANUP, red=house, blue=house, green=house, players=3, first="green")
    assert t.asked == "green"
    assert names([t.game.choices(t.s)[0].idle]) == ["pay:1"], "whoever left pays"
    t.pick("pay:1", "pay:1", "pay:1")
    assert t.happened("upkeep") == [("green", 1, 0), ("red", 1, 0), ("blue", 1, 0)]


@pytest.mark.rule("gate.cleanup.short-of-coins", "gate.cleanup.zero-prestige-must-pay")
def test_only_what_cant_be_paid_is_refused() -> None:
    t = table(CLEANUP, red={"upkeep": 8, "coins": 3, "prestige": 4})
    assert t.offered == {"pay:2", "pay:3"}
    assert t.blocked == {
        "pay:0": "gate.cleanup.zero-prestige-must-pay",
        "pay:1": "gate.cleanup.zero-prestige-must-pay",
        "pay:4": "gate.cleanup.short-of-coins",
    }


# ---------------------------------------------------------------------- what can be done


@pytest.mark.rule("gate.action6.must-fit")
def test_without_a_tile_that_fits_the_action_says_so() -> None:
    small = {BOX.ids["building"][n]: 0 for n, kind in enumerate(BOX.buildings) if kind.size == 1}
    for coins, rule in ((9, "gate.action6.must-fit"), (4, "gate.action6.must-fit"), (3, "gate.action6.cost")):
        t = table(red={"coins": coins, "empty": "a3"}, dice="neutral-3 blue-2 blue-3", tiles=small)
        assert t.pick("take:neutral-3").refused("act:build-3") == rule
    t = table(red={"coins": 4, "empty": "a3 b3"}, dice="neutral-3 blue-2 blue-3", tiles=small).pick("take:neutral-3")
    assert "build-3" in t.actions


@pytest.mark.rule("gate.prof.choose")
def test_an_area_with_one_token_left_still_has_a_profession() -> None:
    red: House = {"adepts": "goatherd", "traits": (1, 1, 1)}
    t = table(red=red, dice="neutral-6 blue-2 blue-3", spaces={"mage-1-1": "", "mage-1-3": ""})
    t.pick("take:neutral-6", "act:profession-6")
    assert t.asks == {"place"}, "there is only one"
    t = table(red=red, dice="neutral-6 blue-2 blue-3", spaces={f"mage-1-{n}": "" for n in (1, 2, 3)})
    assert t.pick("take:neutral-6").refused("act:profession-6") == "gate.prof.main-requirement"


@pytest.mark.rule("gate.ruling.spell-without-effect")
@pytest.mark.parametrize(
    ("card", "coins", "given", "possible"),
    [
        ("letter-of-recommendation", 1, {}, False),
        ("letter-of-recommendation", 1, {"professors": "hermit"}, True),
        ("letter-of-recommendation", 0, {"professors": "hermit"}, False),
        ("letter-of-recommendation", 2, {"professor_stack": "hermit"}, False),
        ("letter-of-recommendation", 3, {"professor_stack": "hermit"}, True),
        ("loaded-die", 0, {}, False),
        ("loaded-die", 0, {"used": "neutral-2"}, True),
        ("open-doors", 0, {}, False),
        ("open-doors", 0, {"adepts": "goatherd"}, True),
        ("open-doors", 0, {"adept_stack": "goatherd"}, False),
        ("open-doors", 1, {"adept_stack": "goatherd"}, True),
        ("flying-bricks", 1, {}, False),
        ("flying-bricks", 2, {}, True),
    ],
)
def test_a_card_is_offered_exactly_when_it_can_be_carried_out(
    card: str, coins: int, given: dict[str, Any], possible: bool
) -> None:
    t = table(red={"hand": card, "coins": coins}, dice="neutral-3 blue-2 blue-3", **given).pick("take:neutral-3")
    assert (f"play:{card}" in t.offered) == possible


@pytest.mark.rule("gate.ruling.spell-without-effect")
@pytest.mark.parametrize(("coins", "possible"), [(0, False), (1, True)])
def test_coins_a_card_gives_first_count_for_what_it_costs(coins: int, possible: bool) -> None:
    game = game_with(**{"spell.decoy.effects": [{"coins": 1}, {"pay": 2}, {"prestige": 2}]})
    t = table(red={"hand": "decoy", "coins": coins}, dice="neutral-3 blue-2 blue-3", game=game).pick("take:neutral-3")
    assert ("play:decoy" in t.offered) == possible


def test_a_new_house_is_empty() -> None:
    side = Side()
    zero = ("coins", "imps", "prestige", "upkeep", "trickery", "dungeon", "free")
    assert {name: getattr(side, name) for name in zero} == dict.fromkeys(zero, 0)
    none = ("adepts", "professors", "professions", "buildings", "sites", "hand", "open")
    assert {name: getattr(side, name) for name in none} == {name: [] for name in none}
    assert (side.traits, side.dice, side.leaving) == ([0, 0, 0], 2, ())
    people = Candidates()
    assert (people.display, people.stack, people.discard) == ([], [], [])


def test_a_copied_house_is_the_same_and_stands_alone() -> None:
    red: House = {"buildings": "inn", "professors": "hermit", "adepts": "prodigy", "hand": "decoy", "trickery": 3}
    t = table(red=red, dice="neutral-3 blue-2 blue-3")
    before = t.s.to_json()
    w = t.s.clone()
    assert w.to_json() == before
    for name in ("buildings", "professors", "adepts", "hand", "sites", "traits", "open", "professions"):
        getattr(w.sides[0], name).append(1)
    for people in (w.adepts, w.professors):
        people.display.append(1)
        people.stack.append(1)
        people.discard.append(1)
    assert t.s.to_json() == before


def test_a_blank_table_is_empty() -> None:
    s = GAME.blank()
    assert isinstance(s, DragonsgateState)
    zero = ("house", "turn", "first", "active", "neutral_out")
    assert {name: getattr(s, name) for name in zero} == dict.fromkeys(zero, 0)
    empty = ("dice", "used", "spaces", "levels", "masteries", "tiles", "spells", "sunk", "sunk_by", "sides")
    assert {name: getattr(s, name) for name in empty} == {name: [] for name in empty}
    assert (s.tower, s.die, s.early_common_die) == (16, NONE, False)
    assert (s.order, s.treasury) == ([NONE] * 3, [NONE] * 4)


# ---------------------------------------------------------------------- drawing


def bottom(*cards: str) -> dict[str, Any]:
    """A deck that has run out but for cards known to be under it, first in first."""
    return {"sunk": [BOX.ids["spell"].index(card) for card in cards], "sunk_by": list(range(len(cards)))}


@pytest.mark.rule("gate.spell.to-bottom", "gate.ruling.spell-discard-to-bottom")
def test_when_the_deck_is_through_the_cards_under_it_are_drawn_first_in_first() -> None:
    t = table(red={}, dice="neutral-3 blue-2 blue-3", **bottom("decoy", "fox-wits", "golden-touch"))
    t.s.spells = [BOX.ids["spell"].index("lantern-in-the-dark")]
    t.spend(None, [lambda s, trace: listened(s, trace).draw(0, 2)])
    assert t.hand("red") == ["lantern-in-the-dark", "decoy"]
    assert (t.deck, t.s.sunk_by) == (["fox-wits", "golden-touch"], [1, 2])
    assert t.happened("drew-card") == ["lantern-in-the-dark", "decoy"]
    assert t.happened("drew") == [("red", 2)]
    t.spend(None, [lambda s, trace: listened(s, trace).draw(0, 5)])
    assert (len(t.hand("red")), t.deck, t.s.sunk_by) == (4, [], [])
    assert t.happened("drew") == [("red", 2), ("red", 2)], "no more than there are"
    t.spend(None, [lambda s, trace: listened(s, trace).draw(0, 1)])
    assert len(t.happened("drew")) == 2


@pytest.mark.rule("gate.spell.immediate")
def test_everybody_is_told_of_an_immediate_card() -> None:
    t = table(red={"dungeon": 5}, dice="neutral-4 blue-1 neutral-2", spells="fame")
    trace = AnswerTrace()
    t.pick("take:neutral-4")
    t.game.answer(t.s, t.game.choices(t.s)[0].number, t.game.verbs.code("act:dungeon-4"), sink=trace)
    assert trace.barrier, "a drawn card can't be put back"
    told = [event for event in trace.events if event.key == "drew-immediate"]
    assert [t.arguments(event) for event in told] == [("red", "fame")]
    assert [t.arguments(event) for event in trace.events if event.key == "dungeon"] == [("red", 6)]


@pytest.mark.rule("gate.prep.reshuffle")
def test_an_empty_stack_is_shuffled_anew_from_the_discards() -> None:
    drawn = set()
    for seed in range(8):
        t = new_game(2, seed=seed)
        t.s.adepts.stack, t.s.adepts.discard = [], list(range(3, 15))
        trace = AnswerTrace()
        drawn.add(listened(t.s, trace).draw_from(t.s.adepts))
        assert trace.barrier
        assert (len(t.s.adepts.stack), t.s.adepts.discard) == (11, [])
    assert len(drawn) > 2


@pytest.mark.rule("gate.action4.take-adept")
def test_an_adept_drawn_from_the_stack_cant_be_put_back() -> None:
    t = new_game(2)
    trace = AnswerTrace()
    assert listened(t.s, trace).draw_from(t.s.adepts) != NONE
    assert trace.barrier


@pytest.mark.rule("gate.ruling.trickery-track")
def test_the_log_tells_of_attributes_and_tricks() -> None:
    t = table(red={"hand": "private-lessons fox-wits", "coins": 1, "trickery": 9}, dice="neutral-3 blue-2 blue-3")
    t.pick("take:neutral-3", "play:private-lessons", "branch:2", "play:fox-wits", "branch:1")
    assert t.happened("trait") == [("red", "strength", 1)]
    assert t.happened("trickery") == [("red", 2, 10)]


def listened(s: DragonsgateState, trace: AnswerTrace) -> DragonsgateState:
    """The state while somebody listens."""
    s.trace = trace
    return s
