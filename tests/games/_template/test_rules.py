"""The rules of Skarbiec, one test or more for each id in its rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

from games._template.tabletop import BOX, GAME, cards, game_with, new_game, table
from harness import of_the_box
from wawel.engine.events import EVERYONE, NOBODY
from wawel.games._template.load import FILES

# ---------------------------------------------------------------------- components and set-up


@pytest.mark.rule("hoard.component.deck")
def test_the_deck_has_24_cards_of_12_kinds() -> None:
    rows = of_the_box(FILES, "cards.toml", "card")
    assert (sum(row["copies"] for row in rows), len(rows)) == (24, 12)
    assert all(1 <= card.value <= 9 for card in BOX.cards)
    assert GAME.seats == (2, 3, 4)


@pytest.mark.rule("hoard.component.deck")
def test_the_deck_holds_every_copy_of_every_card() -> None:
    assert sorted(game_with(**{"card.wyrm.copies": 2}).box.deck) == sorted([*BOX.deck, *cards("wyrm")])


@pytest.mark.rule("hoard.setup.deal")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_three_cards_and_no_gold(players: int) -> None:
    s = new_game(players).s
    assert [(len(side.hand), side.gold) for side in s.sides] == [(3, 0)] * players
    assert len(s.deck) == len(BOX.deck) - 3 * players
    everything = s.deck + [card for side in s.sides for card in side.hand]
    assert Counter(everything) == Counter(BOX.deck)
    assert s.deck != sorted(s.deck)


@pytest.mark.rule("hoard.secret.zones")
def test_hands_are_for_their_owners_and_the_deck_for_nobody() -> None:
    t = table("knight bell", "wyrm crown purse", deck="map map", discard="wheel", gold=[1, 2])
    mine, theirs, outside = (GAME.view(t.s, reader) for reader in (0, 1, NOBODY))
    assert [side["hand"] for side in mine["sides"]] == [["knight", "bell"], [None, None, None]]
    assert [side["hand"] for side in theirs["sides"]] == [[None, None], ["wyrm", "crown", "purse"]]
    assert [side["hand"] for side in outside["sides"]] == [[None, None], [None, None, None]]
    for view in (mine, theirs, outside):
        assert view["deck"] == [None, None]
        assert view["discard"] == ["wheel"]
        assert [side["gold"] for side in view["sides"]] == [1, 2]


@pytest.mark.rule("hoard.secret.zones")
def test_who_draws_is_told_what_and_the_others_how_many() -> None:
    t = table("map", "wyrm", deck="knight " * 9 + "purse")
    t.play("map", "wyrm", luck=[1])
    drawn = [(e.key, t.arguments(e), e.reader) for e in t.log if e.key.startswith("drew")][:2]
    assert drawn == [("drew-card", "purse", 0), ("drew", (0, 1), EVERYONE)]


@pytest.mark.rule("hoard.deck.reshuffle")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = table("crossroads", "knight", deck="purse", discard="crown")
    t.play("crossroads", "knight", luck=[1])
    t.pick("branch:1", luck=[2])  # draws the purse and the crown; then two cards are shuffled and stay as they lie
    assert len(t.happened("reshuffled")) == 2
    assert (t.hand(0), t.hand(1)) == ("purse crown knight", "crossroads")
    assert (t.s.deck, t.s.discard) == ([], [])


@pytest.mark.rule("hoard.deck.reshuffle")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    t = table("map bell bell bell", "knight bell bell bell", deck="")
    t.play("map", "knight", luck=[1])
    assert t.hand(0) == "bell bell bell"
    assert not t.happened("drew")


# ---------------------------------------------------------------------- the round


@pytest.mark.rule("hoard.round.order")
def test_a_round_is_play_gift_effects_refill() -> None:
    t = table("purse", "knight")
    t.play("purse", "knight", luck=[4])
    assert [e.key for e in t.log if e.reader == EVERYONE] == [
        "played", "played", "gift", "gained", "gained", "drew", "drew", "round",
    ]  # fmt: skip
    assert t.happened("gained") == [(1, 4), (0, 2)]
    assert t.happened("round") == [2]


@pytest.mark.rule("hoard.play.sealed")
def test_cards_are_chosen_at_once_and_nobody_passes() -> None:
    t = table("knight purse purse", "bell")
    assert [(c.seat, [GAME.verbs.name(o) for o in c.options]) for c in GAME.choices(t.s)] == [
        (0, ["play:knight", "play:purse"]),
        (1, ["play:bell"]),
    ]
    t.pick("play:bell", seat=1)
    assert t.story() == []
    assert GAME.view(t.s, 0)["sides"][1] == {"gold": 0, "hand": [None], "played": None}
    assert t.refused("done") == t.refused("play:bell") == "hoard.play.sealed"
    t.pick("play:knight", luck=[1])
    assert t.happened("played") == [(0, "knight"), (1, "bell")]


@pytest.mark.rule("hoard.gift.highest")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_highest_card_takes_what_the_die_shows(die: int) -> None:
    t = table("bell", "wyrm", "knight")
    t.play("bell", "wyrm", "knight", luck=[die])
    assert t.gold == [0, die, 0]


@pytest.mark.rule("hoard.gift.tie")
def test_in_a_tie_nobody_takes_the_gift() -> None:
    t = table("knight", "knight", "purse")
    t.play("knight", "knight", "purse", luck=[6])
    assert t.happened("tie") == [8]
    assert t.gold == [0, 0, 2]


@pytest.mark.rule("hoard.effects.order")
def test_effects_happen_in_the_order_of_the_seats() -> None:
    t = table("map", "crown", "purse")
    t.play("map", "crown", "purse", luck=[1])
    assert t.story("gained", "drew")[:4] == ["drew", "gained", "gained", "gained"]
    assert t.happened("gained") == [(0, 1), (1, 3), (2, 2)]


@pytest.mark.rule("hoard.refill.three")
def test_hands_are_refilled_to_three_and_more_may_be_kept() -> None:
    t = table("crossroads bell bell bell", "purse bell", deck="wyrm " * 5)
    t.play("crossroads", "purse", luck=[1])
    t.pick("branch:1")
    assert t.hand(0) == "bell bell bell wyrm wyrm"
    assert t.hand(1) == "bell wyrm wyrm"
    assert t.discard == "crossroads purse"


# ---------------------------------------------------------------------- what cards do


@pytest.mark.rule("hoard.effect.gain")
def test_gain() -> None:
    t = table("crown", "wyrm", gold=[2, 0])
    t.play("crown", "wyrm", luck=[1])
    assert t.gold == [5, 1]


@pytest.mark.rule("hoard.effect.draw")
def test_draw() -> None:
    t = table("map bell bell bell", "wyrm", deck="knight knight knight wheel")
    t.play("map", "wyrm", luck=[1])
    assert t.hand(0) == "bell bell bell wheel"


@pytest.mark.rule("hoard.effect.choose-one")
@pytest.mark.parametrize(("branch", "gold", "hand"), [(0, 2, 3), (1, 0, 5)])
def test_choose_one(branch: int, gold: int, hand: int) -> None:
    t = table("crossroads bell bell bell", "wyrm")
    t.play("crossroads", "wyrm", luck=[1])
    assert (t.asked, t.offered) == (0, {"branch:0", "branch:1"})
    t.pick(f"branch:{branch}")
    assert t.happened("chose") == [(0, branch + 1)]
    assert (t.gold[0], len(t.s.sides[0].hand)) == (gold, hand)


@pytest.mark.rule("hoard.effect.roll-table")
@pytest.mark.parametrize(("die", "gold", "hand"), [(1, 0, 3), (2, 1, 3), (3, 0, 4), (6, 4, 4)])
def test_roll_a_die(die: int, gold: int, hand: int) -> None:
    t = table("wheel bell bell bell", "wyrm")
    t.play("wheel", "wyrm", luck=[1, die])
    assert t.happened("rolled") == [(0, die)]
    assert (t.gold[0], len(t.s.sides[0].hand)) == (gold, hand)


@pytest.mark.rule("hoard.effect.roll-table", "hoard.effect.choose-one")
def test_a_branch_may_branch_again_and_goes_on_to_its_end() -> None:
    t = table("wheel purse purse purse", "wyrm")
    t.play("wheel", "wyrm", luck=[6, 5])
    assert (t.asked, t.offered) == (0, {"branch:0", "branch:1"})
    t.pick("branch:1")
    assert (t.asked, t.offered) == (1, {"done"}), "the theft of the second branch"
    t.pick("done")
    assert t.gold == [2, 4]
    assert t.hand(0) == "purse purse purse knight", "and its card"


@pytest.mark.rule("hoard.effect.roll-table")
def test_every_way_the_dice_may_fall_can_be_listed() -> None:
    t = table("wheel bell bell bell", "wyrm")
    t.pick("play:wheel", seat=0)
    outcomes = GAME.outcomes(t.s, GAME.verbs.code("play:wyrm"))
    assert len(outcomes) == 36
    assert sum(likely for likely, _ in outcomes) == pytest.approx(1)


# ---------------------------------------------------------------------- theft and wards


@pytest.mark.rule("hoard.steal.richest")
@pytest.mark.parametrize(("theirs", "stolen"), [(5, 2), (2, 2), (1, 1)])
def test_the_richest_other_is_robbed_of_what_there_is(theirs: int, stolen: int) -> None:
    t = table("pickpocket", "knight", "knight", gold=[9, 0, theirs])
    t.play("pickpocket", "knight", "knight", luck=[1])
    t.pick("done")
    t.pick("done")
    assert t.happened("stole") == [(0, 2, stolen)]
    assert t.gold == [9 + stolen, 0, theirs - stolen]


@pytest.mark.rule("hoard.steal.richest")
def test_where_there_is_no_gold_nothing_is_stolen() -> None:
    t = table("pickpocket bell", "knight bell", "knight", gold=[3, 0, 0])
    t.play("pickpocket", "knight", "knight", luck=[1])
    assert t.happened("nothing-to-steal") == [0]
    assert t.s.round == 2


@pytest.mark.rule("hoard.steal.tie")
def test_of_several_richest_the_thief_picks_one() -> None:
    t = table("pickpocket", "knight", "knight", "bell", gold=[0, 4, 4, 1])
    t.play("pickpocket", "knight", "knight", "bell", luck=[1])
    assert (t.asked, t.offered) == (0, {"rob:1", "rob:2"})
    assert t.blocked == {"rob:3": "hoard.steal.richest"}
    t.pick("rob:2")
    for _ in range(3):
        t.pick("done")
    assert t.gold == [2, 4, 2, 1]


@pytest.mark.rule("hoard.ward.prevent")
def test_a_ward_prevents_the_theft_and_is_discarded() -> None:
    t = table("pickpocket", "knight bell", gold=[0, 4])
    t.play("pickpocket", "knight", luck=[1])
    assert (t.asked, t.offered) == (1, {"ward:bell", "done"})
    t.pick("ward:bell")
    assert t.happened("warded") == [(1, "bell")]
    assert t.gold == [0, 5]
    assert t.discard == "bell pickpocket knight"


@pytest.mark.rule("hoard.ward.prevent")
def test_wards_are_asked_for_from_the_thiefs_left() -> None:
    t = table("knight bell", "pickpocket bell", "knight hound bell", gold=[1, 0, 4])
    t.play("knight", "pickpocket", "knight", luck=[1])
    assert (t.asked, t.offered) == (2, {"ward:hound", "ward:bell", "done"})
    t.pick("done")
    assert (t.asked, t.offered) == (0, {"ward:bell", "done"})


@pytest.mark.rule("hoard.ward.prevent")
def test_a_ward_that_is_played_does_nothing() -> None:
    t = table("pickpocket", "bell knight", gold=[0, 4])
    t.play("pickpocket", "bell", luck=[1])
    assert (t.asked, t.offered) == (1, {"done"})
    t.pick("done")
    assert t.gold == [1 + 2, 2]


@pytest.mark.rule("hoard.ruling.ward-for-others")
def test_a_theft_from_somebody_else_may_be_prevented_too() -> None:
    t = table("pickpocket", "knight bell", "knight", gold=[0, 0, 4])
    t.play("pickpocket", "knight", "knight", luck=[1])
    t.pick("ward:bell")
    assert t.gold == [0, 0, 4]


@pytest.mark.rule("hoard.ward.ask-all")
def test_everybody_is_asked_whatever_they_hold() -> None:
    with_it = table("pickpocket", "knight bell", "knight", gold=[0, 0, 4])
    without = table("pickpocket", "knight wyrm", "knight", gold=[0, 0, 4])
    for t in (with_it, without):
        t.play("pickpocket", "knight", "knight", luck=[1])
        assert t.asked == 1
    assert GAME.view(with_it.s, 0) == GAME.view(without.s, 0)


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("hoard.end.rounds")
@pytest.mark.parametrize("rounds", [3, 5, 7])
def test_the_game_ends_after_its_rounds(rounds: int) -> None:
    t = new_game(seed=4, rounds=rounds).idle()
    assert t.happened("round") == list(range(1, rounds + 1))


@pytest.mark.rule("hoard.end.rounds")
def test_five_rounds_unless_agreed_otherwise() -> None:
    assert new_game().s.rounds == 5


@pytest.mark.rule("hoard.end.most-gold")
@pytest.mark.parametrize(
    ("gold", "winners", "ranks"),
    [([3, 7, 5], [1], [3, 1, 2]), ([7, 2, 7], [0, 2], [1, 3, 1]), ([0, 0, 0], [0, 1, 2], [1, 1, 1])],
)
def test_most_gold_wins_and_equals_share(gold: list[int], winners: list[int], ranks: list[int]) -> None:
    t = table("knight", "knight", "knight", gold=gold, rounds=1)
    t.play("knight", "knight", "knight", luck=[1])
    assert (t.result.scores, t.result.winners, t.result.ranks) == (gold, winners, ranks)
    assert [seat for seat, _ in t.happened("won")] == winners
    worth = [GAME.value(t.s, seat) for seat in range(3)]
    assert worth == [(1.0 if len(winners) == 1 else 0.5) if seat in winners else 0.0 for seat in range(3)]


# ---------------------------------------------------------------------- examples


@pytest.mark.rule("hoard.ex.stolen-gift")
def test_the_gift_is_stolen_at_once() -> None:
    t = table("knight", "pickpocket")
    t.play("knight", "pickpocket", luck=[5])
    t.pick("done")
    assert t.gold == [3, 2]
