"""The odds of a roll: against every line of play in small cases, against playing by them, and how long they take."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from functools import cache, partial
from typing import Any

import pytest

from games.tidal.tabletop import BOX, EDGE, Tabletop, roll, table
from wawel.engine.chance import words_of
from wawel.engine.components import NONE
from wawel.games.tidal.box import FACE_KINDS
from wawel.games.tidal.figures import can_match, danger_faces, dice_cap, hits, leap_cost
from wawel.games.tidal.odds import position
from wawel.games.tidal.odds.aim import HITS, KILL
from wawel.games.tidal.odds.position import ANSWERS, ROLLS
from wawel.games.tidal.odds.questions import completing, fighting
from wawel.games.tidal.odds.tables import TABLES
from wawel.games.tidal.options import ROLL, WITHDRAW
from wawel.games.tidal.rules.dice import ChooseFace
from wawel.games.tidal.state import TidalState

Shown = tuple[int, ...]


def challenge(name: str) -> int:
    return BOX.ids["challenge"].index(name)


def attempt(card: str, dice: str, *, round: int = 1, **axl: Any) -> Tabletop:
    """Axl has begun an attempt."""
    arena = ("chronoseum", "lamara", "droska")[BOX.challenges[challenge(card)].arena]
    away = "lamara" if arena == "droska" else "droska"
    t = table(axl={"dice": dice, "hand": card, **axl}, kajman={}, arbiter=away, round=round)
    return t.pick(f"visit:beside-{arena}", "done", f"attempt:{card}")


def fight(monster: str, dice: str, *, round: int = 1, wounds: dict[int, int] | None = None, **axl: Any) -> Tabletop:
    """Axl has begun a fight at Fold's Edge, without a fighting style."""
    hurt = {EDGE: wounds or {}}
    t = table(axl={"dice": dice, **axl}, kajman={}, edge=monster, wounds=hurt, round=round)
    return t.pick("visit:folds-edge", "done", "fight:edge")


class EveryLine:
    """Best play by trying everything the rules allow, on single faces and without any shortcut, until the values of
    all positions settle. A position: dice that lie, dice in reserve, shells, shells on the shield."""

    def __init__(self, s: TidalState, adding: bool) -> None:
        self.s = s
        self.side = s.sides[s.active]
        self.danger = Counter(danger_faces(s))
        self.room = dice_cap(s, self.side) + self.side.fruit
        self.adding = adding
        self.leap = leap_cost(s, self.side)
        self.values: dict[tuple[Shown, Shown, int, int], float] = {}

    def goal(self, dice: Shown) -> float:
        raise NotImplementedError

    def keepable(self, shown: int) -> bool:
        raise NotImplementedError

    @cache  # noqa: B019 - it lives as long as a test
    def throws(self, kinds: Shown) -> dict[Shown, float]:
        """What dice may show, and how likely it is."""
        found: Counter[Shown] = Counter()
        for faces in itertools.product(*[BOX.dice[kind].faces for kind in kinds]):
            found[tuple(sorted(k * FACE_KINDS + f for k, f in zip(kinds, faces, strict=True)))] += 1
        return {shown: n / 6 ** len(kinds) for shown, n in found.items()}

    def at(self, dice: Shown, reserve: Shown, shells: int, shield: int) -> float:
        key = (tuple(sorted(dice)), reserve, shells, shield)
        return self.values.setdefault(key, 0.0)

    def after(self, dice: Shown, reserve: Shown, shells: int, shield: int) -> float:
        """The dice lie there, the danger die is not yet settled."""
        found = 0.0
        for x, sides in self.danger.items():
            if x == 0:
                worth = self.at(dice, reserve, shells, shield)
            else:
                worth = self.at(dice, reserve, shells - x, shield + x) if shells >= x else 0.0
                for at in range(len(dice)):
                    worth = max(worth, self.at(dice[:at] + dice[at + 1 :], reserve, shells, shield))
            found += worth * sides / 6
        return found

    def decide(self, dice: Shown, reserve: Shown, shells: int, shield: int) -> float:
        found = self.goal(dice)
        if shield >= self.leap:
            for at, shown in enumerate(dice):
                rest = dice[:at] + dice[at + 1 :]
                for face in BOX.dice[shown // FACE_KINDS].distinct:
                    turned = (*rest, shown - shown % FACE_KINDS + face)
                    found = max(found, self.at(turned, reserve, shells, shield - self.leap))
        adds = (
            [()]
            if not self.adding
            else [
                more
                for n in range(min(len(reserve), self.room - len(dice)) + 1)
                for more in set(itertools.combinations(reserve, n))
            ]
        )
        for n in range(len(dice) + 1):
            for kept in set(itertools.combinations(dice, n)):
                if not all(self.keepable(shown) for shown in kept):
                    continue
                for more in adds:
                    thrown = list(dice)
                    for shown in kept:
                        thrown.remove(shown)
                    waiting = list(reserve)
                    for kind in more:
                        waiting.remove(kind)
                    kinds = tuple(sorted([shown // FACE_KINDS for shown in thrown] + list(more)))
                    if kinds:
                        worth = 0.0
                        for faces, likely in self.throws(kinds).items():
                            worth += likely * self.after(kept + faces, tuple(waiting), shells, shield)
                        found = max(found, worth)
        return found

    def solve(self, dice: Shown, reserve: Shown) -> float:
        self.at(dice, reserve, self.side.shells, self.side.shield)
        change = 1.0
        while change > 1e-8:
            change = 0.0
            for key in list(self.values):
                found = self.decide(*key)
                change = max(change, abs(found - self.values[key]))
                self.values[key] = found
            change = 1.0 if len(self.values) > self.size() else change
        return self.at(dice, reserve, self.side.shells, self.side.shield)

    def size(self) -> int:
        before, self.last = getattr(self, "last", 0), len(self.values)
        return before


class EveryChallenge(EveryLine):
    def goal(self, dice: Shown) -> float:
        return float(can_match(dice, BOX.challenges[self.s.task].needs))

    def keepable(self, shown: int) -> bool:
        return shown % FACE_KINDS > 0


class EveryFight(EveryLine):
    def __init__(self, s: TidalState, kind: int) -> None:
        super().__init__(s, False)
        self.kind = kind

    def goal(self, dice: Shown) -> float:
        most = max(one.bit_count() for one in hits(self.s, self.side, dice, EDGE))
        if self.kind == HITS:
            return float(most)
        return float(most == self.s.wounds[EDGE].count(NONE))

    def keepable(self, shown: int) -> bool:
        return shown % FACE_KINDS > 0


CASES = [
    ("hourglass-balance", "novice novice", 1, {}),
    ("hourglass-balance", "novice adept-red", 4, {"shells": 2}),
    ("target-post", "novice guild-focus", 2, {"shells": 1, "shield": 3}),
    ("target-post", "guild-focus", 4, {"shells": 1}),
    ("hourglass-balance", "elite-red adept-red", 1, {"shield": 4}),
    # room for two, one more for each fruit; the third waits until a die is lost
    ("hourglass-balance", "novice novice novice", 1, {}),
    ("needle-of-the-clock", "adept-red adept-blue novice", 2, {"shells": 1}),
    ("hourglass-balance", "novice adept-blue elite-red", 1, {"fruit": 1}),
]


@pytest.mark.parametrize(("card", "dice", "round", "axl"), CASES)
def test_no_line_of_play_completes_more_often(card: str, dice: str, round: int, axl: dict[str, Any]) -> None:
    t = attempt(card, dice, round=round, **axl)
    every = EveryChallenge(t.s, True)
    assert completing(t.s, 0, t.s.task) == pytest.approx(every.solve((), t.s.sides[0].available), abs=1e-5)


@pytest.mark.parametrize(
    ("monster", "dice", "wounds", "kind", "axl"),
    [
        ("bullubura", "novice novice", {}, HITS, {}),
        ("bullubura", "novice adept-blue", {0: 1, 1: 1}, KILL, {"shells": 1, "shield": 3}),
        ("colossal-thornback", "novice elite-red", {}, HITS, {"shells": 1}),
        ("giant-mudcrab", "guild-focus", {0: 1, 1: 1}, KILL, {"shells": 2}),
    ],
)
def test_no_line_of_play_fights_better(
    monster: str, dice: str, wounds: dict[int, int], kind: int, axl: dict[str, Any]
) -> None:
    t = fight(monster, dice, wounds=wounds, **axl)
    every = EveryFight(t.s, kind)
    first = 0.0
    kinds = t.s.sides[0].available
    every.solve((), ())
    for _ in range(60):
        for shown in every.throws(kinds):
            every.after(shown, (), t.s.sides[0].shells, t.s.sides[0].shield)
        for key in list(every.values):
            every.values[key] = every.decide(*key)
    for shown, likely in every.throws(kinds).items():
        first += likely * every.after(shown, (), t.s.sides[0].shells, t.s.sides[0].shield)
    assert fighting(t.s, 0, EDGE, kind) == pytest.approx(first, abs=1e-5)


def chance(s: TidalState, card: int, option: int) -> float:
    """The chance of completing after an answer."""
    if option == ROLL:
        return completing(s, 0, card, True)
    if option == WITHDRAW:
        return 0.0
    after = s.clone()
    after.apply(option)
    if after.task == NONE:
        return float(card in after.sides[0].completed)
    if isinstance(after.stack[-1], ChooseFace):
        return max(chance(after, card, face) for face in after.options)
    return completing(after, 0, card)


@pytest.mark.parametrize(
    ("card", "dice", "round", "axl", "games"),
    [
        ("hourglass-balance", "novice novice novice", 1, {"shells": 1}, 400),
        ("blindfold-duel", "novice adept-red adept-blue elite-red", 2, {"shells": 2, "shield": 4, "fruit": 1}, 200),
        ("wheel-of-ages", "novice novice adept-red guild-synergy", 4, {"fruit": 2, "shield": 3, "shells": 1}, 200),
    ],
)
def test_playing_by_the_odds_completes_as_often_as_they_say(
    card: str, dice: str, round: int, axl: dict[str, Any], games: int
) -> None:
    t = attempt(card, dice, round=round, **axl)
    said = completing(t.s, 0, challenge(card))
    done = 0
    for n in range(games):
        s = t.s.clone()
        s.reseed(words_of(f"odds {n}"))
        while s.task != NONE:
            s.apply(max(s.options, key=partial(chance, s, challenge(card))))
        done += challenge(card) in s.sides[0].completed
    assert abs(done / games - said) < 3 * (said * (1 - said) / games) ** 0.5


def test_kept_dice_and_a_waiting_x_count() -> None:
    t = attempt("hourglass-balance", "novice novice", shells=1).pick("add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/blank", x=1))
    waiting = completing(t.s, 0, t.s.task)
    # blocking is better than losing a die that is needed
    t.pick("block")
    assert completing(t.s, 0, t.s.task) == pytest.approx(waiting)
    kept = t.pick("keep:novice/spirit")
    assert completing(kept.s, 0, t.s.task) == pytest.approx(waiting)
    assert completing(t.s, 0, t.s.task, True) == pytest.approx(waiting)
    # without shells any X is the end: half of the throws count, a third of these match, the others are repeated
    assert waiting == pytest.approx(1 / 4, abs=1e-6)


def test_a_leap_makes_it_sure() -> None:
    t = attempt("hourglass-balance", "novice novice", shield=4).pick("add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/spirit", "novice/blank"))
    assert completing(t.s, 0, t.s.task) == 1.0


def test_a_hard_position_takes_a_moment_only() -> None:
    """A hand of dice as good players have them late in a game; the bound is generous, for busy machines."""
    t = attempt(
        "wheel-of-ages",
        "novice adept-red adept-blue elite-red",
        round=3,
        fruit=3,
        shells=3,
        shield=4,
        dials=(5, 5, 5, 5),
    )
    for memory in (ROLLS, ANSWERS, TABLES):
        memory.clear()
    started = time.process_time()
    assert 0.5 < completing(t.s, 0, t.s.task) < 1.0
    assert time.process_time() - started < 1.0


@pytest.mark.parametrize(
    ("card", "dice", "axl"),
    [
        ("hourglass-balance", "novice novice novice", {"shells": 1}),
        ("blindfold-duel", "novice adept-red adept-blue elite-red", {"shells": 2, "shield": 4, "fruit": 1}),
        ("wheel-of-ages", "novice novice adept-red guild-synergy", {"fruit": 2, "shield": 3, "shells": 3}),
    ],
)
def test_where_the_exact_answer_takes_too_long_rolls_are_played_by_a_simple_rule(
    card: str, dice: str, axl: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    t = attempt(card, dice, round=2, **axl)
    exact = completing(t.s, 0, t.s.task)
    monkeypatch.setattr(position, "MOST_WORK", 0)
    ANSWERS.clear()
    assert exact - 0.15 < completing(t.s, 0, t.s.task) < exact + 0.08


def test_six_different_dice_against_eight_spots_take_a_moment_only() -> None:
    dice = "novice adept-red adept-blue elite-red elite-blue guild-focus"
    side = {"dice": dice, "shells": 4, "shield": 4, "fruit": 4, "dials": (0, 8, 0, 0), "styles": [2, 2, 2]}
    t = table(axl=side, kajman={}, edge="weaver-of-time", round=2)
    for memory in (ROLLS, ANSWERS, TABLES):
        memory.clear()
    started = time.process_time()
    assert 6.0 < fighting(t.s, 0, EDGE, HITS) <= 8.0
    assert 0.3 < fighting(t.s, 0, EDGE, KILL) <= 1.0
    assert time.process_time() - started < 1.0
