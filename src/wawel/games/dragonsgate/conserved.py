"""What no rule may create or destroy."""

from __future__ import annotations

from wawel.engine.components import NONE
from wawel.engine.conserved import lost_or_doubled
from wawel.games.dragonsgate.box import IMPS, NEUTRAL, NEUTRAL_DICE, OWN_DICE, PROFESSION_SPACES, SIDES, STARTING
from wawel.games.dragonsgate.pieces import DICE_ON_BOARD, Candidates
from wawel.games.dragonsgate.rules.house import NoRoomForAdept, NoRoomForProfessor
from wawel.games.dragonsgate.state import DragonsgateState


def complaints(s: DragonsgateState) -> list[str]:
    """Everything on the boards, in the stacks and in the houses."""
    return imps_and_dice(s) + people(s) + spells(s) + tiles(s) + professions(s) + houses(s)


def imps_and_dice(s: DragonsgateState) -> list[str]:
    """Imps are in the tower or in a house. Dice are all in the pool, or none is. [gate.setup.own-dice-on-board]"""
    found = lost_or_doubled("Imps", [s.tower + sum([side.imps for side in s.sides])], [IMPS])
    colours = [die // SIDES for die in s.dice + s.used + [die for die in [s.die] if die != NONE]]
    for seat, side in enumerate(s.sides):
        dice = side.dice + colours.count(seat)
        if dice > OWN_DICE or (colours and dice < OWN_DICE):
            found.append(f"seat {seat} has {dice} dice")
    if colours.count(NEUTRAL) + s.neutral_out > NEUTRAL_DICE:
        found.append(f"{colours.count(NEUTRAL)} neutral dice besides {s.neutral_out} out of the game")
    replaced = sum([DICE_ON_BOARD - side.dice for side in s.sides])
    return found + lost_or_doubled("neutral dice out", [s.neutral_out], [replaced])


def people(s: DragonsgateState) -> list[str]:
    """Neutral Adepts and Professors are on the main board, in a house, or about to enter one."""
    adepts = candidates(s.adepts) + [one for side in s.sides for one in side.adepts]
    adepts += [step.newcomer for step in s.stack if isinstance(step, NoRoomForAdept)]
    professors = candidates(s.professors) + [one for side in s.sides for one in side.professors]
    professors += [step.newcomer for step in s.stack if isinstance(step, NoRoomForProfessor)]
    stock = list(range(STARTING, len(s.box.professors)))
    return lost_or_doubled("Adept", [one for one in adepts if one >= STARTING], s.box.adept_stock) + lost_or_doubled(
        "Professor", [one for one in professors if one >= STARTING], stock
    )


def candidates(people: Candidates) -> list[int]:
    """Those on the main board and beside it."""
    return [one for one in people.display if one != NONE] + people.stack + people.discard


def spells(s: DragonsgateState) -> list[str]:
    """Spell cards are in the deck, under it, in hands, or open in front of a seat."""
    cards = s.spells + s.sunk + [card for side in s.sides for card in side.hand + side.open]
    return lost_or_doubled("Spell card", cards, s.box.spell_stock)


def tiles(s: DragonsgateState) -> list[str]:
    """Buildings are in the supply or built; those for two players only stay in the box."""
    found = [kind for kind, left in enumerate(s.tiles) for _ in range(left)]
    found += [kind for side in s.sides for kind in side.buildings]
    in_use = [kind for kind in s.box.building_stock if s.players == 2 or not s.box.buildings[kind].two_players]
    return lost_or_doubled("building", found, in_use)


def professions(s: DragonsgateState) -> list[str]:
    """One Profession token for each space, none more often than the box holds it."""
    tokens = [token for token in s.spaces if token != NONE]
    tokens += [token for side in s.sides for token in side.professions if token != NONE]
    found = lost_or_doubled("Profession tokens", [len(tokens)], [PROFESSION_SPACES])
    stock = s.box.profession_stock
    return found + [f"Profession {token} too often" for token in {*tokens} if tokens.count(token) > stock.count(token)]


def houses(s: DragonsgateState) -> list[str]:
    """Buildings cover the squares that are no longer free, each square once. Nothing is owed."""
    found = []
    for seat, side in enumerate(s.sides):
        squares = side.free
        for site in side.sites:
            if squares & s.box.sites[site]:
                found.append(f"seat {seat} has a building on site {site} that overlaps")
            squares |= s.box.sites[site]
        if squares != s.box.houses[s.house].free:
            found.append(f"seat {seat} has squares {squares:b} instead of {s.box.houses[s.house].free:b}")
        if min(side.coins, side.prestige, *side.traits) < 0:
            found.append(f"seat {seat} has {side.coins} coins, {side.prestige} prestige, attributes {side.traits}")
    return found
