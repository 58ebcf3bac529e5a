"""Różne formaty rozgrywki: how decks come about, for how many players, and what a deck must keep to."""

from __future__ import annotations

from collections import Counter

import pytest

from games.epic.tabletop import GAME, SIXTY, Tabletop, new_game
from wawel.engine.events import NOBODY, AnswerTrace
from wawel.engine.game import BadSetting
from wawel.games.epic.box import ALIGNMENTS, CARDS
from wawel.games.epic.decks import problems_of
from wawel.games.epic.game import MODE_SEATS
from wawel.games.epic.rules.formats import FORMATS


def everything(t: Tabletop) -> Counter[int]:
    """All copies of cards in the game, wherever they are."""
    found = Counter(t.s.unused)
    for side in t.s.sides:
        found.update(side.hand + side.deck + side.discard + side.aside + side.pool + side.pack + side.packs)
    return found


def played_by(format: str) -> list[int]:
    """For how many players a format may be chosen."""
    found = []
    for players in range(2, 9):
        try:
            GAME.check_settings({"format": format}, players)
        except BadSetting:
            continue
        found.append(players)
    return found


def answer_all(t: Tabletop) -> list[int]:
    """Everybody takes the first option; what was taken, by seat."""
    taken = []
    for choice in t.game.choices(t.s):
        t.game.answer(t.s, choice, choice.options[0])
        taken.append(choice.options[0])
    return taken


def packs(t: Tabletop) -> list[list[int]]:
    """The cards everybody picks from now."""
    return [side.pack[:] for side in t.s.sides]


def to_hands(t: Tabletop) -> Tabletop:
    """Drafts and deck building are over: everybody takes the first option until hands are there."""
    while t.step != "Mulligan":
        answer_all(t)
    return t


# ---------------------------------------------------------------------- all formats


@pytest.mark.rule("epic.format.set-size", "epic.ruling.card-supply")
def test_one_set_serves_two_players_and_more_players_use_more_copies() -> None:
    for players, sets in ((2, 1), (3, 2), (4, 2), (5, 3), (8, 4)):
        assert everything(new_game(players, format="random-thirty")) == Counter(dict.fromkeys(range(CARDS), sets))
    assert everything(new_game(2)) == Counter(dict.fromkeys(range(CARDS), 1))


@pytest.mark.rule("epic.format.limited-thirty")
@pytest.mark.parametrize("format", ["random-thirty", "sixty-keep-thirty", "pack-draft", "dark-draft"])
def test_limited_decks_have_thirty_cards(format: str) -> None:
    t = to_hands(new_game(played_by(format)[0], format=format))
    assert [len(side.deck) + len(side.hand) for side in t.s.sides] == [30] * t.s.players


@pytest.mark.rule("epic.format.limited-thirty")
def test_limited_decks_need_keep_to_no_ratio_of_costs() -> None:
    decks = []
    for seed in range(10):
        side = new_game(seed=seed, format="random-thirty").s.sides[0]
        decks.append([(side.deck + side.hand).count(card) for card in range(CARDS)])
    assert any(p.key == "epic.deck-ratio" for copies in decks for p in problems_of(GAME.box, copies))


# ---------------------------------------------------------------------- random thirty


@pytest.mark.rule("epic.random-thirty.players")
def test_random_thirty_is_for_two_to_eight() -> None:
    assert played_by("random-thirty") == played_by("sixty-keep-thirty") == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("epic.random-thirty.deal")
def test_everybody_is_dealt_thirty_cards_at_random() -> None:
    decks = set()
    for seed in range(10):
        t = new_game(3, seed, format="random-thirty")
        for side in t.s.sides:
            assert len(side.deck + side.hand) == 30
            decks.add(tuple(sorted(side.deck + side.hand)))
    assert len(decks) == 30


@pytest.mark.rule("epic.random-thirty.sixty-option", "epic.ruling.random-thirty-sixty")
def test_of_sixty_dealt_cards_exactly_thirty_are_kept() -> None:
    t = new_game(format="sixty-keep-thirty")
    dealt = packs(t)
    assert [len(pack) for pack in dealt] == [60, 60]
    unused = len(t.s.unused)
    put_away: list[list[int]] = [[], []]
    while t.step == "KeepThirty":
        choices = t.game.choices(t.s)
        assert all(not choice.decline for choice in choices)
        for seat, option in enumerate(answer_all(t)):
            put_away[seat].append(option - t.game.verbs.by_name["drop"].base)
    for seat, side in enumerate(t.s.sides):
        assert len(put_away[seat]) == 30
        assert Counter(side.deck + side.hand) == Counter(dealt[seat]) - Counter(put_away[seat])
        assert side.pack == []
    assert len(t.s.unused) == unused + 60


# ---------------------------------------------------------------------- pack draft


@pytest.mark.rule("epic.pack-draft.players", "epic.ruling.pack-draft-two")
def test_the_pack_draft_is_for_three_to_eight() -> None:
    assert played_by("pack-draft") == [3, 4, 5, 6, 7, 8]
    assert "dark-draft" in [f for f in FORMATS if 2 in played_by(f)]


@pytest.mark.rule("epic.pack-draft.packs")
def test_everybody_has_three_packs_of_ten() -> None:
    t = new_game(3, format="pack-draft")
    assert [(len(side.pack), len(side.packs)) for side in t.s.sides] == [(10, 20)] * 3
    assert t.game.view(t.s, 0)["sides"][0]["packs"] == [None] * 20  # not yet opened


@pytest.mark.rule("epic.pack-draft.pick")
def test_everybody_picks_one_card_face_down_and_passes_the_rest_to_the_left() -> None:
    t = new_game(3, format="pack-draft")
    before = packs(t)
    picked = [option - t.game.verbs.by_name["pick"].base for option in answer_all(t)]
    assert [side.pool for side in t.s.sides] == [[card] for card in picked]
    for seat in range(3):
        before[seat].remove(picked[seat])
        assert packs(t)[(seat + 1) % 3] == before[seat]
    for reader in (1, 2, NOBODY):
        assert t.game.view(t.s, reader)["sides"][0]["pool"] == [None]


@pytest.mark.rule("epic.pack-draft.pick")
def test_nobody_sees_a_pick_before_all_have_picked() -> None:
    t = new_game(3, format="pack-draft")
    first, *rest = t.game.choices(t.s)
    t.game.answer(t.s, first, first.options[0])
    assert [choice.seat for choice in t.game.choices(t.s)] == [choice.seat for choice in rest] == [1, 2]
    assert t.s.sides[0].pool == []
    assert t.game.view(t.s, 1)["asked"]["mine"] == []


@pytest.mark.rule("epic.pack-draft.repeat", "epic.ruling.pack-draft-last-card")
def test_packs_go_round_until_they_are_used_up_and_the_last_card_needs_no_choice() -> None:
    t = new_game(3, format="pack-draft")
    sizes = []
    while len(t.s.sides[0].packs) == 20:
        sizes.append(len(t.s.sides[0].pack))
        answer_all(t)
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert [len(side.pool) for side in t.s.sides] == [10, 10, 10]
    assert [(len(side.pack), len(side.packs)) for side in t.s.sides] == [(10, 10)] * 3


@pytest.mark.rule("epic.pack-draft.second-right", "epic.pack-draft.third-left", "epic.cube-draft.draft")
@pytest.mark.parametrize(("format", "size"), [("pack-draft", 10), ("cube-draft", 12)])
def test_the_second_pack_goes_to_the_right_and_the_third_to_the_left_again(format: str, size: int) -> None:
    t = new_game(3, format=format)
    for way in (1, -1, 1):
        before = packs(t)
        assert [len(pack) for pack in before] == [size] * 3
        picked = [option - t.game.verbs.by_name["pick"].base for option in answer_all(t)]
        for seat in range(3):
            before[seat].remove(picked[seat])
            assert packs(t)[(seat + way) % 3] == before[seat]
        for _ in range(size - 2):
            answer_all(t)


@pytest.mark.rule("epic.pack-draft.result")
def test_what_was_drafted_is_the_deck() -> None:
    t = new_game(4, format="pack-draft")
    picked: list[list[int]] = [[] for _ in range(4)]
    while t.step == "PickCard":
        for seat, option in enumerate(answer_all(t)):
            picked[seat].append(option - t.game.verbs.by_name["pick"].base)
    for seat, side in enumerate(t.s.sides):
        deck = Counter(side.deck + side.hand)
        assert (deck.total(), len(picked[seat])) == (30, 27)
        assert Counter(picked[seat]) <= deck  # and three last cards
        assert side.pool == []


# ---------------------------------------------------------------------- dark draft


@pytest.mark.rule("epic.dark-draft.players")
def test_the_dark_draft_is_for_two_and_uses_a_hundred_cards() -> None:
    assert played_by("dark-draft") == [2]
    t = new_game(format="dark-draft")
    before = len(t.s.unused) + 10
    dealt = 0
    while t.step == "DarkPick":
        if len(t.s.sides[0].pack) == 5:
            dealt += sum(len(side.pack) for side in t.s.sides)
        answer_all(t)
    assert dealt == 100
    assert len(t.s.unused) == before - 60


@pytest.mark.rule("epic.dark-draft.deal", "epic.dark-draft.pick-one", "epic.dark-draft.swap-pick-two")
def test_one_of_five_is_picked_then_two_of_the_others_four() -> None:
    t = new_game(format="dark-draft")
    assert [len(side.pack) for side in t.s.sides] == [5, 5]
    before = packs(t)
    picked = [option - t.game.verbs.by_name["pick"].base for option in answer_all(t)]
    for seat in (0, 1):
        before[seat].remove(picked[seat])
        assert packs(t)[1 - seat] == before[seat]
    kept = packs(t)
    picked = [option - t.game.verbs.by_name["pick"].base for option in answer_all(t)]
    for seat in (0, 1):  # the second of the two comes from the same cards
        kept[seat].remove(picked[seat])
        assert packs(t)[seat] == kept[seat]
    answer_all(t)
    assert [len(side.pool) for side in t.s.sides] == [3, 3]
    assert t.game.view(t.s, 1)["sides"][0]["pool"] == [None] * 3


@pytest.mark.rule("epic.dark-draft.discard-two")
def test_the_last_two_cards_of_each_are_put_away_unseen_and_do_not_come_back() -> None:
    t = new_game(format="dark-draft")
    answer_all(t)
    answer_all(t)
    left = packs(t)
    picked = [option - t.game.verbs.by_name["pick"].base for option in answer_all(t)]
    for seat in (0, 1):
        left[seat].remove(picked[seat])
    away = t.s.unused[:4]  # beneath the stock
    assert sorted(away) == sorted(left[0] + left[1])
    assert all(card is None for card in t.game.view(t.s, 0)["unused"])
    while t.step == "DarkPick":
        answer_all(t)
    assert len(t.s.unused) == 2 * CARDS - 60
    assert Counter(away) <= Counter(t.s.unused)


@pytest.mark.rule("epic.dark-draft.ten-rounds")
def test_ten_rounds_make_a_deck_of_thirty() -> None:
    t = new_game(format="dark-draft")
    while t.step == "DarkPick":
        for choice in t.game.choices(t.s):
            t.pick(t.name(choice.options[0], choice), seat=choice.seat)
    assert t.happened("dark-round") == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [len(side.deck + side.hand) for side in t.s.sides] == [30, 30]


# ---------------------------------------------------------------------- cube draft


@pytest.mark.rule("epic.cube-draft.players", "epic.cube-draft.players-by-set", "epic.ruling.cube-players")
def test_this_set_serves_a_cube_of_two_to_four() -> None:
    assert played_by("cube-draft") == [2, 3, 4]


@pytest.mark.rule("epic.cube-draft.three-copies", "epic.cube-draft.reduce-marked")
def test_the_cube_has_three_copies_of_each_card_and_one_of_those_marked() -> None:
    t = new_game(4, format="cube-draft")
    box = t.game.box
    assert everything(t) == Counter({card: 1 if box.cards[card].marked else 3 for card in range(CARDS)})


@pytest.mark.rule("epic.cube-draft.min-pool", "epic.ruling.cube-mark")
def test_the_cube_holds_thirty_six_cards_for_four_but_not_for_five() -> None:
    marked = [card for card in SIXTY if GAME.box.cards[card].marked]
    cube = everything(new_game(2, format="cube-draft"))
    assert 4 * 36 <= sum(cube[card] for card in SIXTY) == 180 - 2 * len(marked) < 5 * 36
    assert {cube[card] for card in marked} == {1}


@pytest.mark.rule("epic.cube-draft.packs")
def test_everybody_has_three_packs_of_twelve() -> None:
    t = new_game(4, format="cube-draft")
    assert [(len(side.pack), len(side.packs)) for side in t.s.sides] == [(12, 24)] * 4


@pytest.mark.rule("epic.cube-draft.draft")
def test_the_draft_ends_with_thirty_six_cards_each() -> None:
    t = new_game(2, format="cube-draft")
    while t.step == "PickCard":
        answer_all(t)
    assert (t.step, [len(side.pool) for side in t.s.sides]) == ("TrimDeck", [36, 36])


@pytest.mark.rule("epic.cube-draft.deck", "epic.ruling.cube-deck-size")
@pytest.mark.parametrize("dropped", [0, 2, 6])
def test_of_thirty_six_at_least_thirty_make_the_deck(dropped: int) -> None:
    t = new_game(2, format="cube-draft")
    while t.step == "PickCard":
        answer_all(t)
    for n in range(dropped):
        t.pick(f"drop:{t.names(t.s.sides[0].pool[:1])}", seat=0)
        if n == 0:
            t.pick("done", seat=1)
    if dropped == 0:
        t.pick("done", seat=0).pick("done", seat=1)
    elif dropped < 6:  # with six cards away no more may go, and nothing is asked
        t.pick("done", seat=0)
    assert t.step == "Mulligan"
    assert [len(side.deck + side.hand) for side in t.s.sides] == [36 - dropped, 36]


# ---------------------------------------------------------------------- preconstructed


@pytest.mark.rule("epic.preconstructed.players")
def test_decks_by_alignment_are_for_two() -> None:
    assert played_by("preconstructed") == [2]


@pytest.mark.rule("epic.preconstructed.other-sets")
def test_there_are_no_decks_but_those_of_this_sets_alignments() -> None:
    t = new_game().pick("alignment:sage", "alignment:wild", "alignment:good")
    first = t.s.first
    owned = [{t.s.card(card).alignment for card in side.deck + side.hand} for side in t.s.sides]
    assert (owned[first], owned[1 - first]) == ({3, 2}, {0, 1})
    assert len(ALIGNMENTS) == 4


# ---------------------------------------------------------------------- elsewhere


@pytest.mark.rule("epic.format.elsewhere", "epic.ruling.web-updates")
@pytest.mark.parametrize("mode", ["raid", "emperor"])
def test_formats_described_elsewhere_are_not_played(mode: str) -> None:
    assert mode not in MODE_SEATS
    with pytest.raises(BadSetting):
        new_game(6, format="random-thirty", mode=mode)


@pytest.mark.rule("epic.dark-draft.pick-one", "epic.dark-draft.swap-pick-two")
def test_the_dark_draft_cites_the_rule_of_each_pick() -> None:
    t = new_game(2, format="dark-draft")
    seen = []
    for _ in range(4):
        choices = t.game.choices(t.s)
        seen.append(choices[0].rule)
        for choice in choices:
            t.game.answer(t.s, choice, choice.options[0])
    one, two = "epic.dark-draft.pick-one", "epic.dark-draft.swap-pick-two"
    assert seen == [one, two, two, one]


@pytest.mark.rule("epic.pack-draft.pick", "epic.pack-draft.second-right", "epic.pack-draft.third-left",
                  "epic.cube-draft.draft")  # fmt: skip
def test_packs_cite_the_rule_they_are_passed_by() -> None:
    for format, rules in (
        ("pack-draft", ["epic.pack-draft.pick", "epic.pack-draft.second-right", "epic.pack-draft.third-left"]),
        ("cube-draft", ["epic.cube-draft.draft", "epic.cube-draft.deck"]),
    ):
        t = new_game(3, format=format)
        seen: list[str] = []
        while t.step != "Mulligan":
            choices = t.game.choices(t.s)
            if choices[0].rule not in seen:
                seen.append(choices[0].rule)
            for choice in choices:
                t.game.answer(t.s, choice, choice.options[0])
        assert seen == rules


# ---------------------------------------------------------------------- where the cards are


@pytest.mark.rule("epic.ruling.card-supply", "epic.ruling.random-thirty-sixty")
@pytest.mark.parametrize("format", FORMATS)
def test_no_card_is_lost_or_doubled_while_decks_come_about(format: str) -> None:
    t = new_game(played_by(format)[-1], format=format)
    before = everything(t)
    if format == "constructed":
        assert before == Counter(dict.fromkeys(range(CARDS), 3 * t.s.players))
        while t.step == "BuildDeck":
            t.pick("ready:walls-and-banners")
        assert t.happened("built") == [(seat, 60) for seat in range(t.s.players)]
    while t.step != "Mulligan":
        answer_all(t)
        assert everything(t) == before
    assert everything(t) == before
    assert all(side.pack == side.pool == side.packs == [] for side in t.s.sides)


@pytest.mark.rule("epic.pack-draft.packs", "epic.pack-draft.pick")
def test_the_log_of_a_draft_tells_of_packs_to_all_and_of_picks_to_whoever_picked() -> None:
    t = new_game(3, format="pack-draft")
    assert t.happened("opened-pack") == [1]
    trace = AnswerTrace()
    picked = []
    for choice in t.game.choices(t.s):
        picked.append(choice.options[-1] - t.game.verbs.by_name["pick"].base)
        t.game.answer(t.s, choice, choice.options[-1], trace)
    told = [(one.a, one.reader) for one in trace.events if one.key == "picked"]
    assert (told, trace.barrier) == (list(zip(picked, range(3), strict=True)), True)
    events = []
    while t.step == "PickCard":
        trace = AnswerTrace()
        for choice in t.game.choices(t.s):
            t.game.answer(t.s, choice, choice.options[0], trace)
        events += [one.a for one in trace.events if one.key == "opened-pack"]
    assert events == [2, 3]


@pytest.mark.rule("epic.dark-draft.deal")
def test_new_cards_in_a_dark_draft_are_not_taken_back() -> None:
    t = new_game(2, format="dark-draft")
    assert t.happened("dark-round") == [1]
    barriers = []
    for _ in range(3):
        trace = AnswerTrace()
        for choice in t.game.choices(t.s):
            t.game.answer(t.s, choice, choice.options[0], trace)
        barriers.append(trace.barrier)
    assert barriers == [True, False, True]
