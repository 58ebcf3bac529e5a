"""Przygotowanie gry: the main board, the houses, the starting Professors."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.games.dragonsgate.box import COUNTS, LEVELS, STARTING, TYPES
from wawel.games.dragonsgate.options import LEAVE
from wawel.games.dragonsgate.pieces import Candidates, Side
from wawel.games.dragonsgate.rules.house import employ
from wawel.games.dragonsgate.state import DragonsgateState

#: with fewer players, spaces marked 4+ stay empty. [gate.setup.four-plus-spaces]
FOUR: Final = 4


class SetUpBoard(Step[DragonsgateState]):
    """Everything that lies on or beside the main board, and who goes first.

    [gate.setup.imps-in-tower] [gate.setup.spell-deck] [gate.setup.professions] [gate.setup.level-and-mastery]
    [gate.setup.adept-stack] [gate.setup.adept-display] [gate.setup.professor-stack-and-display]
    [gate.setup.buildings-open] [gate.ruling.initial-first-player]
    """

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        box = s.box
        s.spells = box.spell_stock[:]
        s.shuffle(s.spells)
        lay_professions(s)
        lay_levels(s)
        s.adepts.stack = box.adept_stock[:]
        s.shuffle(s.adepts.stack)
        s.professors.stack = list(range(STARTING, len(box.professors)))
        s.shuffle(s.professors.stack)
        s.adepts.display = [NONE] * box.adept_display
        s.professors.display = [NONE] * box.professor_display
        fill_displays(s)
        s.tiles = [0] * COUNTS["building"]
        for kind in box.building_stock:
            s.tiles[kind] += 1
        put_two_player_tiles_away(s)
        s.first = s.below(s.players)
        s.event("set-up")
        s.event("first-player", s.first)
        s.goto(SetUpHouses())


def lay_professions(s: DragonsgateState) -> None:
    """Random tokens on the spaces of their type; the rest is not used.

    [gate.setup.professions-match-type] [gate.setup.unused-tokens-to-box]
    """
    for type in range(len(TYPES)):
        tokens = [kind for kind in s.box.profession_stock if s.box.professions[kind].type == type]
        s.shuffle(tokens)
        for area in s.box.areas:
            if area.type == type:
                s.spaces += [tokens.pop() for _ in range(area.spaces)]


def lay_levels(s: DragonsgateState) -> None:
    """A random Level token on each area, and a Mastery token above level 1. [gate.setup.level-and-mastery]"""
    areas = len(s.box.areas)
    s.levels = [NONE] * areas
    s.masteries = [NONE] * areas
    for level in range(1, LEVELS + 1):
        levels = [at for at, token in enumerate(s.box.levels) if token.level == level]
        masteries = [at for at, token in enumerate(s.box.masteries) if token.level == level]
        s.shuffle(levels)
        s.shuffle(masteries)
        for at in range(level - 1, areas, LEVELS):
            s.levels[at] = levels.pop()
            if masteries:
                s.masteries[at] = masteries.pop()


def fill_displays(s: DragonsgateState) -> None:
    """One open token on each empty space, those marked 4+ only with four players.

    [gate.setup.four-plus-spaces] [gate.prep.refill] [gate.prep.four-plus-spaces]
    """
    fill_adepts(s)
    fill(s, s.professors, 0 if s.players >= FOUR else s.box.professor_four_plus)


def fill_adepts(s: DragonsgateState) -> None:
    """One open Adept on each empty space. [gate.prep.four-plus-spaces]"""
    fill(s, s.adepts, 0 if s.players >= FOUR else s.box.adept_four_plus)


def fill(s: DragonsgateState, people: Candidates, closed: int) -> None:
    """Fill one display, but for the last spaces if they are closed."""
    for space in range(len(people.display) - closed):
        if people.display[space] == NONE:
            people.display[space] = s.draw_from(people)


def put_two_player_tiles_away(s: DragonsgateState) -> None:
    """Buildings meant for two players go back to the box when more play. [gate.setup.trophy-hall-two-players]"""
    if s.players > 2:
        for kind, building in enumerate(s.box.buildings):
            if building.two_players:
                s.tiles[kind] = 0


class SetUpHouses(Step[DragonsgateState]):
    """A board, three starting Adepts, markers at their start, two dice; what else one starts with.

    [gate.setup.player-board-side] [gate.setup.starting-adepts] [gate.setup.attribute-cubes] [gate.setup.upkeep-cube]
    [gate.setup.disc-trickery] [gate.setup.disc-order] [gate.setup.disc-dungeon] [gate.setup.disc-prestige-6]
    [gate.setup.own-dice-on-board] [gate.ruling.starting-resources]
    """

    __slots__ = ()

    def run(self, s: DragonsgateState) -> None:
        board = s.board()
        for seat in range(s.players):
            side = Side()
            side.free = board.free
            side.professions = [NONE] * len(board.places)
            side.adepts = list(range(STARTING))
            side.prestige = s.box.start_prestige
            side.coins = s.box.start_coins
            side.imps = s.box.start_imps
            s.tower -= side.imps
            s.sides.append(side)
            s.draw(seat, s.box.start_spells)
        s.goto(ChooseProfessors(0))


class ChooseProfessors(Step[DragonsgateState]):
    """Each player keeps two of the three starting Professors, who raise an attribute each; the third goes to the box.

    [gate.setup.starting-professors] [gate.setup.starting-professor-bonus] [gate.setup.attribute-cubes]
    [gate.ruling.starting-professor-choice]
    """

    __slots__ = ("at",)
    KIND: ClassVar[str] = "pick-professor"
    RULE: ClassVar[str] = "gate.setup.starting-professors"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: DragonsgateState) -> None:
        if self.at == s.players:
            s.end()
        else:
            s.ask(s.seat_after(s.first, self.at), [LEAVE + professor for professor in range(STARTING)])

    def take(self, s: DragonsgateState, option: int) -> None:
        seat = s.seat_after(s.first, self.at)
        for professor in range(STARTING):
            if professor != option - LEAVE:
                employ(s, seat, professor)
        s.event("left-professor", seat, option - LEAVE)
        s.goto(ChooseProfessors(self.at + 1))
