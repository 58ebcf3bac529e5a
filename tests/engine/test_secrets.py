"""Views and worlds: a whitelist of what each seat may know, and states that look the same to it."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.toys import SAY, Ask, Toy, ToyGame, dealt, say
from wawel.engine.chance import rng
from wawel.engine.events import NOBODY
from wawel.engine.secrets import BACK, NoWorld
from wawel.engine.steps import Step

GAME = ToyGame()


class Trump(Step[Toy]):
    """Seat 1 must say one of its cards above 10. [toy.trump]"""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.ask(1, [SAY + card for card in s.hands[1].cards if card > 10])


class Oath(Step[Toy]):
    """A step that knows a secret."""

    __slots__ = ("seat", "secret")
    HIDDEN: ClassVar[tuple[str, ...]] = ("secret",)

    def __init__(self, seat: int, secret: int) -> None:
        self.seat = seat
        self.secret = secret

    def run(self, s: Toy) -> None:
        s.ask(self.seat, say(1, 2))


class Impossible(Step[Toy]):
    """Asks seat 0 about the bottom card of the deck it can't see: a mistake in the rules."""

    __slots__ = ()

    def run(self, s: Toy) -> None:
        s.ask(0, say(s.deck[1], 5000))


@pytest.fixture
def s() -> Toy:
    """Hands of two cards, a deck whose bottom card seat 0 has seen, and a pile whose order nobody knows."""
    made = dealt([1, 2], [3, 4], stack=(Ask(0, (8, 9)),))
    made.deck = [5, 6, 7]
    made.order = [30, 10, 20]
    made.hands[1].coins = 4
    made.market.cards = [40]
    made.trump, made.led, made.tricks = 1, 0b101, [0, 2, 0]
    return made


def test_a_view_shows_what_the_table_says_and_nothing_else(s: Toy) -> None:
    assert GAME.view(s, 0) == {
        "players": 2,
        "number": 0,
        "said": [],
        "count": 0,
        "flag": False,
        "name": "toy",
        "pair": [1, 2],
        "perhaps": None,
        "trump": "bells",
        "led": ["acorns", "leaves"],
        "tricks": {"acorns": 0, "bells": 2, "leaves": 0},
        "later": [],
        "deck": [5, BACK, BACK],
        "order": [BACK, BACK, BACK],
        "order_cards": [10, 20, 30],
        "market": {"cards": [BACK], "coins": 0},
        "hands": [{"cards": [1, 2], "coins": 0}, {"cards": [BACK, BACK], "coins": 4}],
        "asked": {"step": "Ask", "kind": "pick", "fields": {"seat": 0, "numbers": [8, 9]}, "seats": [0]},
    }


def test_each_seat_sees_its_own_hand_and_a_spectator_none(s: Toy) -> None:
    assert [hand["cards"] for hand in GAME.view(s, 1)["hands"]] == [[BACK, BACK], [3, 4]]
    assert [hand["cards"] for hand in GAME.view(s, NOBODY)["hands"]] == [[BACK, BACK], [BACK, BACK]]
    assert GAME.view(s, 1)["deck"] == GAME.view(s, NOBODY)["deck"] == [BACK, BACK, BACK]


def test_when_the_game_is_over_nothing_is_asked(s: Toy) -> None:
    s.apply(SAY + 8)
    assert GAME.view(s, 0)["asked"] is None


def test_a_view_is_a_copy(s: Toy) -> None:
    GAME.view(s, 0)["hands"][0]["cards"].append(99)
    assert s.hands[0].cards == [1, 2]


def test_a_step_may_keep_a_field_to_itself() -> None:
    s = dealt([1], [2], stack=(Oath(0, 42),))
    assert GAME.view(s, 0)["asked"]["fields"] == {"seat": 0}


def test_a_world_keeps_what_the_seat_knows_and_deals_the_rest(s: Toy) -> None:
    luck = rng("worlds")
    worlds = [GAME.world(s, 0, luck) for _ in range(60)]
    for w in worlds:
        assert isinstance(w, Toy)
        assert GAME.view(w, 0) == GAME.view(s, 0)
        assert (w.hands[0].cards, w.deck[0], w.options) == ([1, 2], 5, say(8, 9))
        # one pool: the other hand, what is hidden of the deck, and the market that belongs to nobody
        assert sorted(w.hands[1].cards + w.deck[1:] + w.market.cards) == [3, 4, 6, 7, 40]
        assert sorted(w.order) == [10, 20, 30]
    for card in (3, 4, 6, 7, 40):
        assert any(isinstance(w, Toy) and card in w.hands[1].cards for w in worlds)
    assert len({tuple(w.order) for w in worlds if isinstance(w, Toy)}) == 6


def test_a_world_has_luck_of_its_own(s: Toy) -> None:
    luck = rng("worlds")
    assert len({GAME.world(s, 0, luck).r0 for _ in range(10)} | {s.r0}) == 11


def test_the_true_state_is_not_touched(s: Toy) -> None:
    before = s.to_json()
    GAME.world(s, NOBODY, rng(1))
    assert s.to_json() == before


def test_worlds_are_dealt_until_the_seat_that_is_asked_has_a_choice() -> None:
    """Seat 1 is asked for one of two trumps, so it has two: all seats know that, and every world agrees."""
    s = dealt([1, 2, 3, 11], [12, 13, 4], stack=(Trump(),))
    s.deck = [14, 5, 6]
    luck = rng("trumps")
    for _ in range(40):
        w = GAME.world(s, 0, luck)
        assert isinstance(w, Toy)
        assert sum(card > 10 for card in w.hands[1].cards) >= 2
        assert w.seat == 1


def test_if_no_world_agrees_the_rules_are_wrong() -> None:
    s = dealt([1], [2], stack=())
    s.deck = [5, *range(1000)]
    s.stack = [Impossible()]
    s.advance()
    with pytest.raises(NoWorld, match="no world agrees with what seat 0 sees at choice 0"):
        GAME.world(s, 0, rng("hopeless"))
