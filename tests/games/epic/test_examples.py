"""The examples of the rulebook, with its figures."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import GAME, SIXTY, champion, event, new_game
from wawel.games.epic.box import CARDS
from wawel.games.epic.decks import problems_of
from wawel.games.epic.pieces import EXPENDED, FLIPPED, PREPARED

#: a card the book speaks of that is not part of the set
DRAIN = event({"damage": {"n": 9}}, {"gain": {"n": 9}}, cost=1, alignment="evil")


@pytest.mark.rule("epic.ex.book.life-thirty-shown")
def test_thirty_life_is_three_tens_and_no_ones() -> None:
    t = new_game()
    for life in t.game.view(t.s, 0)["life"]:
        assert divmod(life, 10) == (3, 0)


@pytest.mark.rule("epic.ex.book.event-gain-four-draw-two")
def test_gain_four_life_draw_two_cards() -> None:
    cards = {"gift": event({"gain": {"n": 4}}, {"draw": {"n": 2}})}
    t = table(hands=["gift", ""], cards=cards).play("gift")
    assert t.story("gained-life", "drew") == ["gained-life", "drew"]
    assert (t.life, t.hand(0), t.discard(0)) == ([34, 30], "paper-owl paper-owl", "gift")


@pytest.mark.rule("epic.ex.book.constant-plus-three", "epic.ruling.plus-three-icon")
def test_other_good_champions_have_three_more_while_their_leader_is_there() -> None:
    cards = {"leader": champion(5, 5, static={"what": "own-other", "which": "good", "attack": 3})}
    t = table(hands=["leader flint-spark", ""], champions=["human wolf", "human"], cards=cards)
    assert t.figures("human") == (1, 1)
    t.play("leader")
    assert [t.figures("human"), t.figures("wolf"), t.figures("leader"), t.figures("human", 2)] == [
        (4, 1),
        (2, 2),
        (5, 5),
        (1, 1),
    ]
    assert t.play("flint-spark", "target:leader").figures("human") == (1, 1)


@pytest.mark.rule("epic.ex.book.tribute-draws")
def test_tribute_draws_a_card_at_once() -> None:
    t = table(hands=["tundra-matriarch", ""], decks=["flint-spark"]).play("tundra-matriarch")
    assert t.story("entered", "triggered", "drew") == ["entered", "triggered", "drew"]
    assert (t.hand(0), t.asked) == ("flint-spark", 0)


@pytest.mark.rule("epic.ex.book.break-trigger-draws")
def test_a_broken_champion_makes_its_controller_draw() -> None:
    cards = {"scribe": champion(1, 1, broken=[{"draw": {"n": 1}}])}
    t = table(hands=["flint-spark", ""], champions=["", "scribe"], cards=cards).play("flint-spark", "target:scribe")
    assert (t.hand(0), t.hand(1)) == ("", "paper-owl")


@pytest.mark.rule("epic.ex.book.sample-champion-ambush")
def test_a_champion_with_ambush_is_played_in_anothers_turn() -> None:
    t = table(hands=["", "mud-serpent"])
    assert (t.pick("done").asked, t.offered) == (1, {"play:mud-serpent", "done"})
    assert t.play("mud-serpent").champions(1) == "mud-serpent"


@pytest.mark.rule("epic.ex.book.drain-no-champion")
def test_drain_without_champions_still_gives_nine_life() -> None:
    t = table(hands=["drain", ""], cards={"drain": DRAIN}).play("drain")
    assert (t.life, t.discard(0), t.gold) == ([39, 30], "drain", [0, 1])


@pytest.mark.rule("epic.ex.book.drain-own-demon")
def test_drain_must_hit_ones_own_demon_if_it_is_the_only_champion() -> None:
    t = table(hands=["drain", ""], champions=["demon"], cards={"drain": DRAIN}).play("drain")
    assert t.happened("damaged") == [("demon", 0, 9)]
    assert (t.champions(0), t.life) == ("", [39, 30])


@pytest.mark.rule("epic.ex.book.may-break")
def test_may_break_allows_no_target() -> None:
    cards = {"mercy": event({"may": [[{"break": {}}]]})}
    t = table(hands=["mercy mercy", ""], champions=["", "wolf"], cards=cards).play("mercy", "done")
    assert t.champions(1) == "wolf"
    assert t.play("mercy", "do-it").champions(1) == ""


@pytest.mark.rule("epic.ex.book.up-to-two")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_up_to_two_allows_none_one_or_two(chosen: int) -> None:
    cards = {"pair": event({"expend": {"count": 2, "up-to": 1}})}
    t = table(hands=["pair", ""], champions=["", "wolf human zombie"], cards=cards).play("pair")
    t.pick(*["target:wolf", "target:human"][:chosen])
    if chosen < 2:
        t.pick("done")
    assert [c.position for c in t.s.champions] == [EXPENDED] * chosen + [PREPARED] * (3 - chosen)
    assert t.step == "MainPhase"


@pytest.mark.rule("epic.ex.book.ambush-before-block")
@pytest.mark.parametrize("card", ["mud-serpent", "pack-song"])
def test_who_comes_before_blockers_may_block_if_still_there_and_prepared(card: str) -> None:
    t = table(hands=["", card], champions=["library-kraken"]).attack("library-kraken").pick("done").play(card)
    came = "mud-serpent"
    if card == "pack-song":
        t.pick("branch:0")
        came = "wolf"
    assert t.find(came).position == PREPARED
    assert t.block(came).find(came).position == FLIPPED


@pytest.mark.rule("epic.ex.book.ambush-before-block")
def test_who_was_broken_or_expended_before_blockers_does_not_block() -> None:
    hands = ["flint-spark stopped-clock", "ink-fox pack-song"]
    t = table(hands=hands, champions=["library-kraken"]).attack("library-kraken")
    t.pick("done").play("ink-fox", "done").play("pack-song", "branch:0").pick("done")
    t.play("flint-spark", "target:ink-fox").play("stopped-clock", "branch:0", "target:wolf", "done")
    t.all_pass("Plays")
    assert t.offered == {"block:wolf", "done"}  # one of the two wolves
    assert t.blocked == {"block:wolf": "epic.battle.block-prepared-only"}


@pytest.mark.rule("epic.ex.book.mixed-airborne-group")
def test_a_mixed_group_is_blocked_as_a_whole_by_one_champion_on_the_ground() -> None:
    t = table(champions=["chapel-falcon wolf", "mud-serpent"]).attack("chapel-falcon", "wolf")
    t.block("mud-serpent").fight()
    assert t.life == [30, 30]
    t.pick("points:11")  # the serpent may strike the falcon, too
    assert (t.champions(0), t.find("mud-serpent").damage) == ("wolf", 5)


@pytest.mark.rule("epic.ex.book.seven-sage-zero", "epic.ruling.constructed-example-numbers")
@pytest.mark.parametrize(("paid", "fits"), [(14, True), (13, False)])
def test_seven_free_sage_cards_need_fourteen_of_cost_one(paid: int, fits: bool) -> None:
    box = GAME.box
    copies = [0] * CARDS
    free_sage = [n for n in SIXTY if box.cards[n].alignment == 3 and box.cards[n].cost == 0]
    paid_sage = [n for n in SIXTY if box.cards[n].alignment == 3 and box.cards[n].cost == 1]
    paid_good = [n for n in SIXTY if box.cards[n].alignment == 0 and box.cards[n].cost == 1]
    paid_wild = [n for n in SIXTY if box.cards[n].alignment == 1 and box.cards[n].cost == 1]
    for pile, count in ((free_sage, 7), (paid_sage, paid), (paid_good, 30), (paid_wild, 30)):
        for i in range(count):
            copies[pile[i % len(pile)]] += 1
    problems = problems_of(box, copies)
    assert [(p.key, p.given["free"], p.given["paid"], p.given["count"]) for p in problems] == (
        [] if fits else [("epic.deck-ratio", 7, 13, 14)]
    )


@pytest.mark.rule("epic.ex.book.hunter-banish-all", "epic.hunter.effect-range")
def test_in_hunter_all_champions_are_those_of_oneself_and_both_neighbours() -> None:
    t = table(hands=["great-amnesty", "", "", "", ""], champions=["wolf"] * 5, mode="first-blood")
    t.play("great-amnesty", "branch:0")
    assert [t.champions(seat) for seat in range(5)] == ["", "", "wolf", "wolf", ""]


@pytest.mark.rule("epic.ex.book.team-empty-deck", "epic.team.member-wins")
def test_a_draw_from_an_empty_deck_wins_for_the_whole_team() -> None:
    t = table(hands=["", "", "", ""], decks=["paper-owl", "paper-owl", ""], mode="hydra-2", start=True)
    assert (t.happened("drew-from-nothing"), t.result.winners, t.result.ranks) == ([2], [0, 2], [1, 3, 1, 3])


@pytest.mark.rule("epic.ex.book.expend-by-attack", "epic.term.expend")
def test_an_attacker_is_turned_by_ninety_degrees() -> None:
    t = table(champions=["wolf"]).attack("wolf")
    assert t.find("wolf").position == EXPENDED
