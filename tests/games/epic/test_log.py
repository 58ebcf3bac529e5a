"""What the log tells of effects, and what may be taken back."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import Tabletop, champion, event
from wawel.engine.components import NONE
from wawel.engine.events import AnswerTrace


@pytest.mark.rule("epic.term.banish", "epic.term.break", "epic.token.never-elsewhere")
def test_the_log_tells_what_leaves_play_and_whose_it_was() -> None:
    t = table(hands=["great-amnesty", ""], champions=["mud-serpent", "wolf"]).play("great-amnesty", "branch:0")
    assert t.happened("banished") == [("mud-serpent", 0), ("wolf", 1)]
    t = table(hands=["empty-chairs", ""], champions=["mud-serpent", "wolf"]).play("empty-chairs", "branch:0")
    assert t.happened("returned") == [("mud-serpent", 0), ("wolf", 1)]
    t = table(hands=["night-without-stars", ""], champions=["mud-serpent", "wolf"]).play(
        "night-without-stars", "branch:0"
    )
    assert t.happened("broken") == [("mud-serpent", 0), ("wolf", 1)]


@pytest.mark.rule("epic.term.control", "epic.term.expend")
def test_the_log_tells_what_happens_to_champions_in_play() -> None:
    t = table(hands=["borrowed-crown", ""], champions=["", "wolf"]).play("borrowed-crown")
    assert t.happened("controlled") == [("wolf", 0)]
    t = table(hands=["shields-up downwind", ""], champions=["wolf"]).play("shields-up", "branch:0").play("downwind")
    assert (t.happened("boosted"), t.happened("granted")) == ([("wolf", 1, 3)], [("wolf", "blitz")])
    cards = {"bend": event({"expend-all": {}}, {"prepare-all": {}}, {"flip": {}})}
    t = table(hands=["bend", ""], champions=["", "wolf"], cards=cards).play("bend")
    assert t.happened("turned") == [("wolf", 1, "expended"), ("wolf", 1, "prepared"), ("wolf", 1, "flipped")]


@pytest.mark.rule("epic.discard.face-up", "epic.term.banish-random")
def test_the_log_tells_what_happens_to_cards_and_players() -> None:
    t = table(hands=["thread-of-thought downwind", ""]).play("thread-of-thought", "discard:downwind")
    assert (t.happened("drew"), t.happened("discarded")) == ([(0, 2)], [(0, "downwind")])
    assert t.happened("drew-card") == ["paper-owl", "paper-owl"]
    cards = {
        "flood": event({"banish-pile": {"who": "each-player"}}),
        "dig": event({"recall": {}}),
        "sting": event({"hurt": {"n": 2, "who": "opponent"}}),
    }
    t = table(hands=["flood", ""], discards=["", "wolf-a wolf-a downwind"], cards={**cards, "wolf-a": champion(1, 1,
              alignment="evil")}).play("flood")  # fmt: skip
    assert t.happened("banished-pile") == [(1, 3)]
    t = table(hands=["dig", ""], discards=["downwind"], cards=cards).play("dig")
    assert (t.happened("recalled"), t.hand(0)) == ([(0, "downwind")], "downwind")
    t = table(hands=["sting", ""], cards=cards).play("sting")
    assert (t.happened("aimed"), t.happened("hurt")) == ([], [(1, 2)])  # in a duel nobody aims
    t = table(hands=["sting", "", ""], cards=cards).play("sting", "seat:2")
    assert (t.happened("aimed"), t.happened("hurt")) == ([(0, 2)], [(2, 2)])


@pytest.mark.rule("epic.term.banish-random")
def test_a_banished_pile_lies_in_random_order_below_the_deck() -> None:
    cards = {"flood": event({"banish-pile": {"who": "each-player"}})}
    pile = "mud-serpent downwind pack-song flint-spark library-kraken ash-dragon pit-regent"
    t = table(hands=["flood", ""], decks=["paper-owl", "paper-owl"], discards=["", pile], cards=cards).play("flood")
    top, *below = t.deck(1).split()
    assert (top, sorted(below), t.discard(1)) == ("paper-owl", sorted(pile.split()), "")
    assert below not in (pile.split(), pile.split()[::-1])


@pytest.mark.rule("epic.ability.constant")
def test_life_for_each_champion_counts_those_that_are_meant() -> None:
    cards = {"census": event({"gain-per": {"n": 2, "what": "own", "which": "token"}})}
    t = table(hands=["census", ""], champions=["wolf human mud-serpent", "wolf"], cards=cards).play("census")
    assert t.life == [34, 30]
    t = table(hands=["census", ""], champions=["", "wolf"], cards=cards).play("census")
    assert t.life == [30, 30]


@pytest.mark.rule("epic.ruling.hidden-zones", "epic.play.face-up", "epic.discard.face-up")
def test_a_card_that_was_shown_is_not_taken_back() -> None:
    def barrier(t: Tabletop, answer: str) -> bool:
        trace = AnswerTrace()
        t.game.answer(t.s, t.game.choices(t.s)[0], t.code(answer), trace)
        return trace.barrier

    t = table(hands=["thread-of-thought bramble-boar pack-song", ""], champions=["wolf human"])
    assert barrier(t, "play:bramble-boar")
    t.play("thread-of-thought")
    assert barrier(t, "discard:pack-song")
    assert not barrier(t, "attack:wolf")


@pytest.mark.rule("epic.ruling.event-while-resolving", "epic.event.resolve-discard")
def test_an_event_lies_with_its_player_until_it_is_resolved() -> None:
    t = table(hands=["", "flint-spark"], champions=["mud-serpent"]).pick("done").play("flint-spark")
    assert (t.names([t.s.event_card]), t.s.event_seat, t.discard(1)) == ("flint-spark", 1, "")
    t.pick("target:mud-serpent")
    assert (t.s.event_card, t.s.event_seat, t.discard(1)) == (NONE, NONE, "flint-spark")
    assert t.happened("damaged") == [("mud-serpent", 0, 5)]


@pytest.mark.rule("epic.card.text")
def test_the_others_of_an_event_are_all_champions() -> None:
    cards = {"horn": event({"boost-all": {"attack": 1, "what": "other"}})}
    t = table(hands=["horn", ""], champions=["wolf", "human"], cards=cards).play("horn")
    assert (t.figures("wolf"), t.figures("human")) == ((3, 2), (2, 1))


@pytest.mark.rule("epic.term.break-by-damage", "epic.target.own-champion-too")
def test_a_sacrifice_may_break_whom_it_protected() -> None:
    cards = {
        "toll": event({"sacrifice": {"n": 1, "who": "each-opponent"}}),
        "wall": champion(1, 9, static={"what": "own-other", "defence": 3}),
    }
    t = table(hands=["toll", ""], champions=["", "wall wolf/damage:2"], cards=cards).play("toll", "target:wall")
    assert (t.champions(1), t.happened("broken")) == ("", [("wall", 1), ("wolf", 1)])
