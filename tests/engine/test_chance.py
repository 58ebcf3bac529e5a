"""Chance: sampled, scripted, strict, and enumerated; and the generator behind it."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.toys import SAY, Roll, Toy, ToyGame, standing
from wawel.engine.chance import BadScript, NeedChance, Rng, rng, words_at, words_of
from wawel.engine.events import AnswerTrace
from wawel.engine.verbs import DONE

GAME = ToyGame()
WHOLE = 1 << 31


# ---------------------------------------------------------------------- the generator


def outputs(made: Rng, count: int) -> list[int]:
    """The 31 high bits of the next words: what `pick` shows of them at its widest."""
    return [made.pick(WHOLE) for _ in range(count)]


def test_sfc32_by_hand() -> None:
    """From a = b = c = 0 and counter 1, worked out on paper:

    t = a + b + counter; a = b ^ b >> 9; b = c + 8c; c = (c rotated left by 21) + t; t is the output.

        t          a    b          c                         counter
                   0    0          0                         1
        1          0    0          1                         2
        2          0    9          2**21 + 2                 3
        12         9    18874386   2**22 + 2**10 + 12        4
        18874399
    """
    made = Rng()
    assert (made.r0, made.r1, made.r2, made.r3) == (0, 0, 0, 1)
    assert made.pick(WHOLE) == 1 >> 1
    assert (made.r0, made.r1, made.r2, made.r3) == (0, 0, 1, 2)
    assert made.pick(WHOLE) == 2 >> 1
    assert (made.r0, made.r1, made.r2, made.r3) == (0, 9, 2**21 + 2, 3)
    assert made.pick(WHOLE) == 12 >> 1
    assert (made.r0, made.r1, made.r2, made.r3) == (9, 18874386, 2**22 + 2**10 + 12, 4)
    assert made.pick(WHOLE) == 18874399 >> 1


def test_sfc32_against_a_second_writing_of_it() -> None:
    def reference(a: int, b: int, c: int, counter: int) -> list[int]:
        found = []
        for _ in range(1000):
            t = (a + b + counter) % 2**32
            counter = (counter + 1) % 2**32
            a, b, c = b ^ b >> 9, c * 9 % 2**32, ((c << 21 | c >> 11) + t) % 2**32
            found.append(t >> 1)
        return found

    made = Rng()
    made.r0, made.r1, made.r2, made.r3 = 0xDEADBEEF, 0xFFFFFFFF, 0x80000001, 0xFFFFFFFE
    assert outputs(made, 1000) == reference(0xDEADBEEF, 0xFFFFFFFF, 0x80000001, 0xFFFFFFFE)


def test_a_seed_is_four_words_and_twelve_steps() -> None:
    words = words_of("dragon")
    made, other = Rng(), Rng()
    made.reseed(words)
    other.r0, other.r1, other.r2, other.r3 = words
    outputs(other, 12)
    assert outputs(made, 5) == outputs(other, 5)
    assert outputs(rng("a"), 5) == outputs(rng("a"), 5) != outputs(rng("b"), 5)


def test_the_luck_of_each_answer_has_words_of_its_own() -> None:
    assert words_at(b"secret", 1) != words_at(b"secret", 2) != words_at(b"other", 2)
    assert all(0 <= word < 2**32 for n in range(50) for word in words_at(b"secret", n))


def test_a_generator_can_be_copied_and_taken_from_another() -> None:
    one = rng("one")
    assert outputs(Rng(one), 5) == outputs(one, 5)
    child, again = Rng(), Rng()
    child.reseed_from(one)
    again.reseed_from(one)
    assert outputs(child, 5) != outputs(again, 5)


@pytest.mark.parametrize("ways", [1, 2, 6, 10, 24])
def test_picks_are_roughly_even(ways: int) -> None:
    luck, many = rng(f"even {ways}"), 6000
    seen = Counter(luck.pick(ways) for _ in range(many))
    assert set(seen) == set(range(ways))
    expected = many / ways
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < ways + 5 * (2 * ways) ** 0.5


def test_shuffles_are_roughly_even() -> None:
    luck, seen = rng("shuffles"), Counter[tuple[int, ...]]()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 24 + 5 * 48**0.5


@pytest.mark.parametrize("size", [0, 1, 2, 3, 16, 52, 300])
def test_a_shuffle_loses_nothing(size: int) -> None:
    items = list(range(size))
    rng(size).shuffle(items)
    assert sorted(items) == list(range(size))


# ---------------------------------------------------------------------- dice and scripts


def rolled(trace: AnswerTrace | None, dice: int = 2) -> Toy:
    """A state after its dice were rolled."""
    s = standing(Roll(dice))
    s.reseed(words_of("dice"))
    GAME.answer(s, 0, SAY, trace)
    return s


def test_dice_are_sampled_and_recorded() -> None:
    trace = AnswerTrace()
    s = rolled(trace)
    assert [result + 1 for result in trace.chance] == s.said
    assert all(1 <= die <= 6 for die in s.said)
    assert trace.barrier


def test_watching_does_not_change_the_luck() -> None:
    assert rolled(None, 10).to_json() == rolled(AnswerTrace(), 10).to_json()


def test_a_script_gives_results_in_advance_and_then_lets_go() -> None:
    s = rolled(AnswerTrace(script=[5, 0]), 4)
    assert s.said[:2] == [6, 1]
    assert s.said[2:] == rolled(None, 4).said[2:], "the generator moves on while the script speaks"


def test_a_strict_script_must_be_long_enough() -> None:
    assert rolled(AnswerTrace(script=[0, 1], strict=True)).said == [1, 2]
    with pytest.raises(NeedChance, match="a chance result below 6 is needed") as caught:
        rolled(AnswerTrace(script=[0], strict=True))
    assert caught.value.ways == 6


@pytest.mark.parametrize("result", [6, -1])
def test_a_script_must_fit_the_question(result: int) -> None:
    with pytest.raises(BadScript, match=f"chance result 2 of the script is {result}, but only 0 to 5 can happen"):
        rolled(AnswerTrace(script=[0, result]))


def test_a_replay_leaves_the_very_same_state() -> None:
    trace = AnswerTrace()
    first = rolled(trace)
    assert rolled(AnswerTrace(script=trace.chance, strict=True)).to_json() == first.to_json()


def test_shuffles_are_scripted_like_dice() -> None:
    s, trace = Toy(), AnswerTrace()
    s.reseed(words_of("shuffle"))
    s.trace = trace
    cards, again = list(range(16)), list(range(16))
    s.shuffle(cards)
    s.trace = AnswerTrace(script=trace.chance, strict=True)
    s.shuffle(again)
    assert cards == again != list(range(16))
    t = Toy()
    t.reseed(words_of("shuffle"))
    unwatched = list(range(16))
    t.shuffle(unwatched)
    assert unwatched == cards


# ---------------------------------------------------------------------- every way chance may go


def test_two_dice_have_36_outcomes() -> None:
    s = standing(Roll(2))
    outcomes = GAME.outcomes(s, SAY)
    assert [w.said for _, w in outcomes if isinstance(w, Toy)] == [
        list(dice) for dice in product(range(1, 7), repeat=2)
    ]
    assert all(likely == pytest.approx(1 / 36) for likely, _ in outcomes)
    assert sum(likely for likely, _ in outcomes) == pytest.approx(1)
    sevens = sum(likely for likely, w in outcomes if isinstance(w, Toy) and w.count == 7)
    assert sevens == pytest.approx(1 / 6)
    assert s.said == []
    assert all(w.trace is None for _, w in outcomes)


def test_without_luck_there_is_one_outcome() -> None:
    ((likely, w),) = GAME.outcomes(standing(Roll(0)), DONE)
    assert likely == 1.0
    assert w.stack == []
