"""A table in the middle of a duel: lay hands and champions by name, answer by name, read what happened.

    t = table(hands=["pack-song", ""], champions=["", "quarry-one-eye"])
    t.play("pack-song", "branch:0")
    assert t.champions(0) == "wolf wolf"

Seat 0 is active and in its Main Phase unless a test says otherwise; the others wait. Zones are given and read as names
with blanks between them; what is not given is empty, but for decks, which hold ten Paper Owls. A champion may stand
there in some state: "wolf/expended", "wolf/flipped", "wolf/deploying", "wolf/damage:3", several after each other.

Options that mean a champion or a waiting ability are named by it: "attack:wolf", "target:human", "trigger:bone-piper".
Of several with one name the first that is offered is meant, or "target:wolf#2" for the second.

Cards of a test's own are written with `champion` and `event`:

    t = table(hands=["bolt", ""], cards={"bolt": event({"strike": {"n": 3}}), "ox": champion(3, 5)})
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import harness
from wawel.engine.chance import words_of
from wawel.engine.game import Choice
from wawel.games.epic.box import CARDS
from wawel.games.epic.game import Epic
from wawel.games.epic.load import FILES
from wawel.games.epic.pieces import EXPENDED, FLIPPED, Champion, Side
from wawel.games.epic.rules.turn import START_PHASE, TO_MAIN_PHASE
from wawel.games.epic.state import EpicState

#: the game as it is shipped
GAME = harness.shipped(Epic, "epic")
#: the cards of the game's own box, by number
SIXTY = [GAME.box.ids["card"].index(row["id"]) for row in harness.of_the_box(FILES, "cards.toml", "card")]
POSITIONS = {"expended": EXPENDED, "flipped": FLIPPED}
#: a deck that nobody cares about
OWLS = "paper-owl " * 10

Row = dict[str, Any]


# ---------------------------------------------------------------------- cards of a test's own


def champion(
    attack: int,
    defence: int,
    keywords: str = "",
    *,
    cost: int = 0,
    alignment: str = "good",
    static: Row | None = None,
    **abilities: list[Row],
) -> Row:
    """A champion; abilities by their condition: `tribute=[{"draw": {"n": 1}}]`, `ally_broken=[...]`."""
    row: Row = {"type": "champion", "cost": cost, "alignment": alignment, "attack": attack, "defence": defence}
    row |= {"keywords": keywords.split(), "class": []}
    if abilities:
        row["ability"] = [{"when": when.replace("_", "-"), "do": do} for when, do in abilities.items()]
    if static is not None:
        row["static"] = [static]
    return row


def event(*do: Row, cost: int = 0, alignment: str = "good", own_turn: bool = False) -> Row:
    """An event with its effects: `event({"draw": {"n": 2}})`."""
    return {"type": "event", "cost": cost, "alignment": alignment, "do": list(do), "own-turn": int(own_turn)}


def game_with(cards: dict[str, Row]) -> Epic:
    """The game with cards of a test's own, each in place of the shipped one of that name, or else of its alignment;
    without ready decks."""
    return made_with(json.dumps(cards)) if cards else GAME


@lru_cache(maxsize=8)
def made_with(written: str) -> Epic:
    """The game with cards given as JSON: many tests share one."""
    cards: dict[str, Row] = json.loads(written)
    made = FILES.content()
    rows = [dict(row) for row in made.tables["cards.toml"]["card"]]
    taken: list[int] = []
    for name, row in cards.items():
        fit = [i for i, old in enumerate(rows) if old["id"] == name] or [
            i for i, old in enumerate(rows) if old["alignment"] == row["alignment"] and old["id"] not in cards
        ]
        at = next(i for i in fit if i not in taken)
        taken.append(at)
        rows[at] = {"id": name, "icon": "card-play", "source": "designed"} | row
    made.replace("cards.toml", {"card": rows})
    made.replace("decks.toml", {"deck": []})
    return Epic(made)


# ---------------------------------------------------------------------- playing


class Tabletop(harness.Tabletop[Epic, EpicState]):
    """A game in progress: what is asked, what was told, where the cards lie, all by name."""

    # ---- answering

    def play(self, card: str, *then: str) -> Tabletop:
        """Play a card and answer what it asks."""
        return self.pick(f"play:{card}", *then)

    def attack(self, *champions: str) -> Tabletop:
        """Attack with champions, in a duel; if more could join, they don't."""
        self.pick(*(f"attack:{one}" for one in champions))
        if self.step == "MoreAttackers":
            self.pick("done")
        return self

    def block(self, *champions: str) -> Tabletop:
        """All pass before blockers; then these block, or nobody."""
        self.all_pass("Plays")
        self.pick(*(f"block:{one}" for one in champions))
        if self.step == "DeclareBlockers":
            self.pick("done")
        return self

    def fight(self) -> Tabletop:
        """All pass until the damage is dealt or to be divided; nobody blocks who has not yet."""
        while self.step in ("Plays", "DeclareBlockers"):
            self.pick("done")
        return self

    def end_turn(self) -> Tabletop:
        """The active player passes, and so does everybody else."""
        self.pick("done")
        return self.all_pass("EndRound")

    def all_pass(self, step: str) -> Tabletop:
        """Everybody passes as long as a step asks."""
        while self.step == step:
            self.pick("done")
        return self

    # ---- names of options

    def code(self, name: str) -> int:
        """The code of an option by its name, or by the name of the champion or ability it means."""
        verb, _, argument = name.partition(":")
        if verb not in ("attack", "block", "target", "trigger") or argument.isdecimal():
            return self.game.verbs.code(name)
        wanted, _, number = argument.partition("#")
        base = self.game.verbs.by_name[verb].base
        cards = [c.card for c in self.s.waiting] if verb == "trigger" else [c.card for c in self.s.champions]
        codes = [base + i for i, card in enumerate(cards) if self.game.box.ids["card"][card] == wanted]
        offered = [code for code in codes if code in self.s.options] or codes
        assert offered, f"no {wanted} is there for {name}"
        return offered[int(number) - 1 if number else 0]

    def name(self, option: int, choice: Choice) -> str:
        """An option by name, champions and abilities by theirs; of several the second that is offered is "wolf#2"."""
        name = self.plain_name(option)
        before = [o for o in choice.options if o < option and self.plain_name(o) == name]
        return f"{name}#{len(before) + 1}" if before else name

    def plain_name(self, option: int) -> str:
        """An option by name, without a number."""
        verb = self.game.verbs.verb(option)
        at = option - verb.base
        if verb.name == "trigger":
            return f"trigger:{self.names([self.s.waiting[at].card])}"
        if verb.about == "champion":
            return f"{verb.name}:{self.names([self.s.champions[at].card])}"
        return self.game.verbs.name(option)

    # ---- where things are

    def hand(self, seat: int) -> str:
        return self.names(self.s.sides[seat].hand)

    def deck(self, seat: int) -> str:
        """Top first."""
        return self.names(self.s.sides[seat].deck[::-1])

    def discard(self, seat: int) -> str:
        return self.names(self.s.sides[seat].discard)

    def champions(self, seat: int) -> str:
        """The champions a seat controls, in the order in which they came."""
        return self.names([c.card for c in self.s.champions if c.controller == seat])

    def find(self, name: str, number: int = 1) -> Champion:
        """A champion in play; of several with one name the first or another."""
        found = [c for c in self.s.champions if self.game.box.ids["card"][c.card] == name]
        assert len(found) >= number, f"there are {len(found)} champions {name} in play"
        return found[number - 1]

    def figures(self, name: str, number: int = 1) -> tuple[int, int]:
        """Attack and defence as they are now."""
        c = self.find(name, number)
        return self.s.attack(c), self.s.defence(c)

    @property
    def life(self) -> list[int]:
        return self.s.life

    @property
    def gold(self) -> list[int]:
        return [side.gold for side in self.s.sides]


# ---------------------------------------------------------------------- setting the table


def new_game(players: int = 2, seed: object = 0, game: Epic = GAME, **settings: str) -> Tabletop:
    """A game from its very beginning."""
    return Tabletop.new(game, players, seed, settings)


def table(
    *,
    hands: Sequence[str] = ("", ""),
    champions: Sequence[str] = (),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    life: Sequence[int] = (),
    gold: Sequence[int] = (),
    active: int = 0,
    turn: int = 3,
    start: bool = False,
    mode: str = "",
    cards: dict[str, Row] | None = None,
) -> Tabletop:
    """A table with as many seats as `hands` has, in the Main Phase of the active team, or with `start` at the very
    beginning of its turn. Decks are given top first. `life` is that of teams. Two play a duel, more a free for all,
    unless `mode` says otherwise."""
    game = game_with(cards or {})
    players = len(hands)
    settings = {"format": "random-thirty", "mode": mode or ("duel" if players == 2 else "free-for-all")}
    s = game.fresh(players, game.check_settings(settings, players))
    s.reseed(words_of("tabletop"))

    def numbers(names: str) -> list[int]:
        return [game.box.ids["card"].index(name) for name in names.split()]

    for seat, side in enumerate(s.sides):
        lay(side, numbers(hands[seat]), numbers(part(decks, seat, OWLS))[::-1], numbers(part(discards, seat, "")))
        for written in part(champions, seat, "").split():
            name, *marks = written.split("/")
            mark(s.enter(game.box.ids["card"].index(name), seat, seat), marks)
    for team, points in enumerate(life):
        s.life[team] = points
    for seat, coins in enumerate(gold):
        s.sides[seat].gold = coins
    s.first, s.active, s.turn = active, active, turn - 1 if start else turn
    s.stack = [START_PHASE if start else TO_MAIN_PHASE]
    return Tabletop(game, s).start()


def part(given: Sequence[str], seat: int, otherwise: str) -> str:
    """What is given for a seat."""
    return given[seat] if seat < len(given) else otherwise


def lay(side: Side, hand: list[int], deck: list[int], discard: list[int]) -> None:
    """Lay a side of the table."""
    assert all(card < CARDS for card in hand + deck + discard), "tokens are in play or nowhere"
    side.hand, side.deck, side.discard = hand, deck, discard


def mark(c: Champion, marks: list[str]) -> None:
    """A champion as it stands there: not deploying, unless it is said."""
    c.deploying = "deploying" in marks
    for one in marks:
        word, _, number = one.partition(":")
        if word in POSITIONS:
            c.position = POSITIONS[word]
        elif word == "damage":
            c.damage = int(number)
        else:
            assert word == "deploying", f"no champion is {one}"
