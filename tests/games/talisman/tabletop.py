"""A table in the middle of a game: set it, answer by the names of options, read what happened.

    t = table(warrior={"space": "O01_fields", "objects": "sword"}, on={"O02_graveyard": "ogre"}, luck=[1])
    t.pick("go:O02_graveyard", "meet-space", "fight", luck=[6, 1])

Players are called by their characters, in the order in which they are given. What a test does not name is plain: a
character as it starts, but without Spells, fate and starting Objects; no cards on the board, no scales, Varthrax is
King where there are Dragons. Decks are given top first; cards that are named nowhere lie in their decks below. A table
starts with the first player's turn before the move (`Prepare`), after the dragon token; `tokens` starts it with the
draw. A fight that leaves no choice begins at once: its luck is given to `table`. After the turn the table waits.
"""

from __future__ import annotations

from typing import Any

import harness
from wawel.engine.chance import words_of
from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.talisman.box import DECKS, LORDS, S_CRAFT, S_FATE, S_GOLD, S_LIFE, S_SLEEP, S_STRENGTH, TOKENS
from wawel.games.talisman.game import Talisman
from wawel.games.talisman.load import FILES
from wawel.games.talisman.pieces import Side
from wawel.games.talisman.rules.encounter import Meet
from wawel.games.talisman.rules.move import Travel
from wawel.games.talisman.rules.setup import SetUp, watch
from wawel.games.talisman.rules.tokens import DrawTokens
from wawel.games.talisman.rules.turn import NEXT_TURN, EndTurn, Prepare
from wawel.games.talisman.state import TalismanState, without

GAME = harness.shipped(Talisman, "talisman")
BOX = GAME.box


def ids(names: str, kind: str = "card") -> list[int]:
    return [BOX.ids[kind].index(name) for name in names.split()]


def space(name: str) -> int:
    return BOX.ids["space"].index(name)


class TurnIsOver(Step[TalismanState]):
    """Stops a table at the end of the active player's turn, so that a test needs no luck for the next one."""

    __slots__ = ()
    ALWAYS_ASK = True
    RULE = "tali.turn.pass-left"

    def run(self, s: TalismanState) -> None:
        s.ask(s.active, [], done=True)

    def take(self, s: TalismanState, option: int) -> None:
        s.end()


class Tabletop(harness.Tabletop[Talisman, TalismanState]):
    """A game under way."""

    def __init__(self, game: Talisman, s: TalismanState) -> None:
        super().__init__(game, s)
        self.who: list[str] = []

    def seat_name(self, seat: int) -> str:
        """The character a seat began with."""
        return self.who[seat] if seat < len(self.who) else str(seat)

    def side(self, who: str) -> Side:
        return self.s.sides[self.who.index(who)]

    def at(self, who: str) -> str:
        """The space of a character, or nothing if it was killed."""
        where = self.side(who).space
        return "" if where == NONE else BOX.ids["space"][where]

    def lying(self, where: str) -> str:
        """The cards on a space."""
        return " ".join(BOX.ids["lying"][one] for one in self.s.ground[space(where)])

    def held(self, who: str) -> str:
        """Objects and Followers."""
        side = self.side(who)
        return " ".join(BOX.ids["card"][card] for card in side.objects + side.followers)

    def scale(self, where: str) -> str:
        lord = self.s.scales[space(where)]
        return "" if lord == NONE else DECKS[lord]

    @property
    def king(self) -> str:
        return DECKS[self.s.king]


def take_cards(s: TalismanState, cards: list[int]) -> None:
    """Cards leave the decks they lie in."""
    for card in cards:
        deck = BOX.cards[card].deck
        if deck < len(s.decks):
            s.decks[deck].cards.remove(card)
        elif card in s.spell_deck:
            s.spell_deck.remove(card)
        else:
            s.stock = without(s.stock, card)


def fill(s: TalismanState, seat: int, name: str, given: dict[str, Any]) -> None:
    """A character, plain but for what is given."""
    side = s.sides[seat]
    one = BOX.characters[ids(name, "character")[0]]
    side.character = ids(name, "character")[0]
    s.unused = without(s.unused, side.character)
    side.space = space(given["space"]) if "space" in given else one.start
    side.alignment = BOX.ids["alignment"].index(given["alignment"]) if "alignment" in given else one.alignment
    side.lives, side.fate, side.gold = given.get("lives", one.life), given.get("fate", 0), given.get("gold", 0)
    side.strength, side.craft = given.get("strength", 0), given.get("craft", 0)
    for at, n in (
        (S_LIFE, side.lives),
        (S_FATE, side.fate),
        (S_GOLD, side.gold),
        (S_STRENGTH, side.strength),
        (S_CRAFT, side.craft),
    ):
        s.supply[at] -= n
    for field in ("objects", "followers", "trophies"):
        setattr(side, field, tuple(ids(given.get(field, ""))))
        take_cards(s, ids(given.get(field, "")))
    side.spells = ids(given.get("spells", ""))
    take_cards(s, side.spells)
    side.scales = tuple(given.get("scales", (0, 0, 0)))
    for lord in range(LORDS):
        s.pool[lord] -= side.scales[lord]
    for field in ("toad", "missed", "quest", "trial", "extra", "promise", "retreating", "cleared", "enslaved"):
        if field in given:
            setattr(side, field, given[field])
    s.refresh_side(seat)


def table(
    step: Step[Any] | None = None,
    *,
    active: str = "",
    on: dict[str, str] | None = None,
    asleep: str = "",
    gold_on: dict[str, int] | None = None,
    scales: dict[str, str] | None = None,
    king: str = "varthrax",
    lord_scales: tuple[int, int, int] = (0, 0, 0),
    lord_lives: dict[str, int] | None = None,
    decks: dict[str, str] | None = None,
    spells: str = "",
    crowned: bool = False,
    tokens: bool = False,
    luck: list[int] | None = None,
    game: Talisman = GAME,
    settings: dict[str, Any] | None = None,
    **who: dict[str, Any] | None,
) -> Tabletop:
    """A table that has come to a step of the active player's turn."""
    who = who or {"warrior": None, "wizard": None}
    s = game.fresh(len(who), game.check_settings(settings or {}, len(who)))
    s.reseed(words_of("tabletop"))
    SetUp().run(s)
    s.first = s.active = list(who).index(active) if active else 0
    s.turn = s.round = 1
    if s.dragons_in_play():
        s.king = DECKS.index(king)
        s.lord_scales = list(lord_scales)
        for lord in range(LORDS):
            s.pool[lord] -= lord_scales[lord]
    for name, lives in (lord_lives or {}).items():
        s.supply[S_LIFE] += s.lord_lives[DECKS.index(name)] - lives
        s.lord_lives[DECKS.index(name)] = lives
    for seat, (name, given) in enumerate(who.items()):
        fill(s, seat, name, given or {})
        s.sides[seat].casts = len(s.sides[seat].spells) if seat == s.active else 1
    for where, cards in (on or {}).items():
        for card in ids(cards):
            take_cards(s, [card])
            s.lay(space(where), card)
    for at, lying in enumerate(s.ground):
        for one in lying:
            if BOX.ids["card"][one >> 1] in asleep.split() and not one & 1 and s.supply[S_SLEEP]:
                s.asleep(at, one >> 1, True)
    for where, n in (gold_on or {}).items():
        s.gold[space(where)] += n
        s.supply[S_GOLD] -= n
    for where, scale in (scales or {}).items():
        s.scales[space(where)] = DECKS.index(scale)
        s.pool[DECKS.index(scale)] -= 1
    for deck, cards in (decks or {}).items():
        pile = s.decks[DECKS.index(deck)].cards
        for card in ids(cards):
            pile.remove(card)
        pile += ids(cards)[::-1]
    for card in ids(spells):
        s.spell_deck.remove(card)
    s.spell_deck += ids(spells)[::-1]
    s.crowned = crowned
    watch(s)
    stages: list[Step[Any]] = [Meet(), Travel(), Prepare()]
    if step is not None:
        stages = [step]
    elif tokens:
        stages.append(DrawTokens(s.active, 1))
    s.stack = [NEXT_TURN, TurnIsOver(), EndTurn(), *stages]
    t = Tabletop(game, s)
    t.who = list(who)
    assert game.lost_or_doubled(s) == []
    return t.start(luck)


def token(t_or_pool: list[int], *names: str) -> list[int]:
    """The luck of drawing these tokens one after the other out of a pool."""
    pool = t_or_pool.copy()
    luck = []
    for name in names:
        at = TOKENS.index(name)
        luck.append(sum(pool[:at]) + 1)
        pool[at] -= 1
    return luck


def new_game(players: int = 2, seed: int = 0, game: Talisman = GAME, **settings: Any) -> Tabletop:
    """A game from its very beginning."""
    return Tabletop.new(game, players, seed, settings)


def game_with(**values: Any) -> Talisman:
    """The game with other component values: game_with(**{"lord.varthrax.strength": 3})."""
    other = FILES.content()
    for path, value in values.items():
        other.set(path, value)
    return Talisman(other)


__all__ = ["BOX", "GAME", "Meet", "Tabletop", "Travel", "game_with", "ids", "new_game", "space", "table", "token"]
