"""What the log tells of effects, and what may be taken back."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion, event
from wawel.engine.records import Play, secret_of
from wawel.games.epic.pieces import EXPENDED, FLIPPED, PREPARED


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
    assert (t.happened("boosted"), t.happened("granted")) == ([("wolf", 1, 3)], [("wolf", 2)])
    cards = {"bend": event({"expend-all": {}}, {"prepare-all": {}}, {"flip": {}})}
    t = table(hands=["bend", ""], champions=["", "wolf"], cards=cards).play("bend")
    assert t.happened("turned") == [("wolf", 1, EXPENDED), ("wolf", 1, PREPARED), ("wolf", 1, FLIPPED)]


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


@pytest.mark.rule("epic.ruling.hidden-zones")
def test_a_card_that_was_shown_is_not_taken_back() -> None:
    game = table().game
    play = Play(game, 2, secret_of("shown"), {"format": "random-thirty"})
    for _ in range(2):
        play.answer(play.choices()[0], 0)
    card = next(o for o in play.choices()[0].options if game.verbs.verb(o).name == "play")
    play.answer(play.choices()[0], card)
    assert not play.can_undo()
