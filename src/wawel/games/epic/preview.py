"""Champions with their present figures, and what a battle would do if nobody played anything more. All is public."""

from __future__ import annotations

from typing import Any, Final

from wawel.engine.components import NONE
from wawel.engine.verbs import DONE
from wawel.games.epic.box import AIRBORNE
from wawel.games.epic.options import ATTACK, BLOCK
from wawel.games.epic.pieces import ATTACKER, BLOCKER, FLIPPED, PREPARED, Champion
from wawel.games.epic.rules.battle import DeclareBlockers, Divide, MoreAttackers, strength
from wawel.games.epic.rules.turn import MainPhase
from wawel.games.epic.state import EpicState
from wawel.games.epic.words import champion_line, verdict

Numbers = dict[str, Any]

#: what a battle does to a champion: nothing to say, it holds, it may break by the opponent's choice, it breaks
UNTOUCHED: Final = ""
HOLDS: Final = "holds"
RISKS: Final = "risks"
BREAKS: Final = "breaks"


def preview(s: EpicState, seat: int) -> Numbers:
    """Attack, defence and keywords of every champion with all bonuses, and each in words; the battle as it stands, and
    as it would stand after each answer of the reader; at the end, what decided for each seat."""
    found: Numbers = {
        "champions": [[s.attack(c), s.defence(c), s.keywords(c)] for c in s.champions],
        "champion_texts": [champion_line(s, c) for c in s.champions],
        "options": options(s) if s.stack and s.seat == seat else {},
    }
    if s.defender != NONE:
        found["battle"] = battle(s)
    if not s.stack:
        found["verdicts"] = [verdict(s, one) for one in range(s.players)]
    return found


def options(s: EpicState) -> dict[str, Numbers]:
    """The battle after one more attacker or blocker, by the name of the option."""
    step = s.stack[-1]
    found: dict[str, Numbers] = {}
    if isinstance(step, (MainPhase, MoreAttackers)):
        for option in s.options:
            if option >= ATTACK:
                t = s.clone()
                t.champions[option - ATTACK].role = ATTACKER
                if t.defender == NONE and t.teams == 2:
                    t.defender = 1 - t.active
                found[f"attack:{option - ATTACK}"] = battle(t)
    elif isinstance(step, DeclareBlockers):
        for option in s.options:
            t = s.clone()
            if option != DONE:
                c = t.champions[option - BLOCK]
                c.role, c.position = BLOCKER, FLIPPED
                t.blocked = True
                found[f"block:{option - BLOCK}"] = battle(t)
    return found


def battle(s: EpicState) -> Numbers:
    """Attack and remaining defence of both sides, the damage that gets through to the defending player, that one's
    life (none while several could be attacked), who could still block, and what happens to each champion."""
    return {
        "attackers": force(s, ATTACKER),
        "blockers": force(s, BLOCKER),
        "blocked": s.blocked,
        "through": 0 if s.blocked else strength(s, ATTACKER),
        "life": s.life[s.defender] if s.defender != NONE else None,
        "may_block": may_block(s),
        "fates": fates(s),
    }


def force(s: EpicState, role: int) -> Numbers:
    """The champions on one side of the battle: their attack, and the damage that it takes to break them all."""
    return {"attack": strength(s, role), "defence": sum(need(s, c) for c in s.champions if c.role == role)}


def may_block(s: EpicState) -> list[int]:
    """Champions of the attacked that could block, by their places; of all opponents while nobody is named.

    [epic.battle.block-prepared-only] [epic.keyword.airborne]
    """
    flying = all(s.keywords(c) & AIRBORNE for c in s.champions if c.role == ATTACKER)
    found: list[int] = []
    for i, c in enumerate(s.champions):
        team = s.team(c.controller)
        attacked = team != s.active if s.defender == NONE else team == s.defender
        if attacked and c.position == PREPARED and (not flying or s.keywords(c) & AIRBORNE):
            found.append(i)
    return found


def need(s: EpicState, c: Champion) -> int:
    """The damage that is still missing to break a champion, beside what is assigned to it."""
    return max(0, s.defence(c) - c.damage - c.due)


def fates(s: EpicState) -> list[str]:
    """What a blocked battle does to each champion: who is struck alone, or with so much that all fall, breaks; who
    could be broken, but not together with all others, risks it. Whoever loses the defence that a broken champion
    lends may break, too.

    [epic.battle.blocked-assign] [epic.battle.damage-simultaneous] [epic.term.break-by-damage]
    """
    found = {c.serial: HOLDS for c in s.champions if c.role}
    if not s.blocked:
        return [UNTOUCHED for _ in s.champions]
    for left, struck in blows(s):
        enough = left >= sum(need(s, c) for c in struck)
        for c in struck:
            if need(s, c) <= left:
                found[c.serial] = BREAKS if len(struck) == 1 or enough else RISKS
    for c in s.champions:
        if c.due and not need(s, c):
            found[c.serial] = BREAKS
    for fate in (BREAKS, RISKS):
        follow(s, found, fate)
    return [found.get(c.serial, UNTOUCHED) for c in s.champions]


def blows(s: EpicState) -> list[tuple[int, list[Champion]]]:
    """For each side of the battle the damage not yet divided, and whom it may go to."""
    step = s.stack[-1] if s.stack else None
    found: list[tuple[int, list[Champion]]] = []
    for role, other in ((ATTACKER, BLOCKER), (BLOCKER, ATTACKER)):
        struck = [c for c in s.champions if c.role == other]
        left = strength(s, role)
        if isinstance(step, Divide):
            if step.role == role:
                left, struck = step.left, struck[step.at :]
            elif step.role == BLOCKER:
                continue  # the attacker has divided everything
        if left and struck:
            found.append((left, struck))
    return found


def follow(s: EpicState, found: dict[int, str], fate: str) -> None:
    """Those who break because a champion with this fate no longer lends them defence have the same fate."""
    t = s.clone()
    while True:
        t.champions = [c for c in t.champions if found.get(c.serial) not in (BREAKS, fate)]
        falling = [c for c in t.champions if not need(t, c)]
        if not falling:
            return
        for c in falling:
            found[c.serial] = fate
