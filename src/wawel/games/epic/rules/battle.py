"""The Battle Phase in five steps: attackers, before blockers, blockers, before damage, damage."""

from __future__ import annotations

from typing import ClassVar, Final

from wawel.engine.components import NONE
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE
from wawel.games.epic.box import AIRBORNE, ATTACKS, BLITZ, BLOCKS, WOUNDS_PLAYER
from wawel.games.epic.options import ATTACK, BLOCK, PLAY, POINTS, SEAT
from wawel.games.epic.pieces import ATTACKER, BLOCKER, EXPENDED, FLIPPED, OUTSIDE, PREPARED, Champion
from wawel.games.epic.rules.champions import break_damaged, trigger
from wawel.games.epic.rules.play import next_member, play, playable, refuse_attacks, refuse_plays
from wawel.games.epic.rules.resolve import TRIGGERS
from wawel.games.epic.state import (
    ATTACKERS,
    BEFORE_BLOCKERS,
    BEFORE_DAMAGE,
    BLOCKERS,
    DAMAGE_STEP,
    FIRST_BLOOD,
    LAST_STANDING,
    EpicState,
)

# ---------------------------------------------------------------------- step 1: attackers


def attackers(s: EpicState, seat: int) -> list[int]:
    """The champions a seat may attack with: prepared, and not deploying unless they have Blitz.

    [epic.battle.attack-prepared-only] [epic.battle.no-attack-when-new] [epic.deploy.no-attack]
    [epic.position.prepared-ready] [epic.position.prepared-deploying] [epic.position.expended-idle]
    [epic.ruling.flipped-attack] [epic.ruling.zero-attack] [epic.ruling.several-battles]
    [epic.ruling.blitz-on-opponent-turn] [epic.keyword.blitz] [epic.keyword.ambush-deploying]
    """
    found: list[int] = []
    for i, c in enumerate(s.champions):
        if c.controller != seat:
            continue
        if c.position != PREPARED:
            s.block(ATTACK + i, "epic.battle.attack-prepared-only")
        elif c.deploying and not s.keywords(c) & BLITZ:
            s.block(ATTACK + i, "epic.deploy.no-attack")
        else:
            found.append(ATTACK + i)
    return found


def attack_with(s: EpicState, c: Champion) -> None:
    """An attacker is expended. [epic.position.expend-on-attack] [epic.battle.choose-attackers] [epic.term.expend]"""
    c.position = EXPENDED
    c.role = ATTACKER
    s.event("attacks", c.controller, c.card)


def declare(s: EpicState, seat: int, c: Champion, then: Step[EpicState]) -> None:
    """The first attacker starts a Battle Phase; `then` follows it. [epic.battle.starts] [epic.ruling.attack-empty]
    [epic.battle.attackers-no-plays]"""
    s.phase = ATTACKERS
    s.initiative = NONE
    attack_with(s, c)
    s.call(NameDefender(seat), then)


class NameDefender(Step[EpicState]):
    """Whom the whole group attacks: any opponent; in Hunter the player on the left; in Hydra a team.

    [epic.ffa.anyone] [epic.hunter.attack-left] [epic.hydra.attack-team] [epic.ruling.attack-target-multi]
    [epic.ruling.leaver-battle]
    """

    __slots__ = ("seat",)
    KIND: ClassVar[str] = "pick-seat"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.ruling.attack-target-multi"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: EpicState) -> None:
        if not s.lives(self.seat):
            s.goto(END_BATTLE)
        elif s.mode == FIRST_BLOOD or s.mode == LAST_STANDING:
            s.ask(self.seat, [SEAT + s.left_of(s.active)])
        else:
            refuse_plays(s, self.seat, "epic.battle.attackers-no-plays")
            s.ask(self.seat, [SEAT + team for team in range(s.teams) if team != s.active and s.team_lives(team)])

    def take(self, s: EpicState, option: int) -> None:
        s.defender = option - SEAT
        if s.teams > 2:
            s.event("defends", s.defender)
        team = s.members(s.active)
        at = team.index(self.seat)
        s.goto(MoreAttackers(tuple(team[at:] + team[:at])))


class MoreAttackers(Step[EpicState]):
    """Further champions may join the group, those of team-mates too.

    [epic.battle.choose-attackers] [epic.hydra.joint-attack] [epic.battle.attackers-no-plays]
    [epic.ruling.leaver-battle]
    """

    __slots__ = ("seats",)
    KIND: ClassVar[str] = "pick-champion"
    RULE: ClassVar[str] = "epic.battle.choose-attackers"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: EpicState) -> None:
        if not s.team_lives(s.defender):
            s.goto(END_BATTLE)
            return
        if not self.seats:
            for c in s.champions:
                if c.role == ATTACKER:
                    trigger(s, c, ATTACKS)
            s.call(TRIGGERS, OpenPlays(BEFORE_BLOCKERS))
            return
        options = attackers(s, self.seats[0])
        if options:
            refuse_plays(s, self.seats[0], "epic.battle.attackers-no-plays")
            s.ask(self.seats[0], options, done=True)
        else:
            s.goto(MoreAttackers(self.seats[1:]))

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            s.goto(MoreAttackers(self.seats[1:]))
        else:
            attack_with(s, s.champions[option - ATTACK])


# ---------------------------------------------------------------------- steps 2 and 4: plays


#: the pass after a play is not counted
PLAYED: Final = -1


class OpenPlays(Step[EpicState]):
    """A step with plays begins: before blockers the attacker gets the initiative, before damage the defender.

    [epic.battle.before-blockers-initiative] [epic.battle.before-damage-initiative]
    """

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: EpicState) -> None:
        s.phase = self.phase
        s.initiative = s.active if self.phase == BEFORE_BLOCKERS else s.defender
        s.goto(Plays(self.phase, 0, 0, 0))


class Plays(Step[EpicState]):
    """Everybody in turn makes plays and passes, until all have passed one after another without plays: a pass after
    plays does not count. `quiet` counts the teams that passed so before the one that holds the initiative, and is
    PLAYED once that one has made a play; `passes` counts those of its members. It asks everybody, so that being asked
    reveals no hand.

    [epic.battle.before-blockers-plays] [epic.battle.before-blockers-until] [epic.battle.before-damage-plays]
    [epic.battle.before-damage-until] [epic.ruling.passing-battle] [epic.ruling.initiative-multi-battle]
    [epic.initiative.pass-left] [epic.multi.initiative-left] [epic.ruling.hunter-initiative] [epic.ruling.hydra-seating]
    [epic.battle.last-chance-blocker] [epic.battle.not-auto-blocker] [epic.ruling.leaver-battle]
    """

    __slots__ = ("at", "passes", "phase", "quiet")
    KIND: ClassVar[str] = "react"
    RULE: ClassVar[str] = "epic.battle.before-blockers-plays"
    ALWAYS_ASK: ClassVar[bool] = True

    def moment(self, s: EpicState, seat: int) -> str:
        side = "attack" if s.team(seat) == s.active else "defence" if s.team(seat) == s.defender else "battle"
        return f"{side}-blockers" if self.phase == BEFORE_BLOCKERS else f"{side}-damage"

    def rule(self, s: EpicState) -> str:
        return self.RULE if self.phase == BEFORE_BLOCKERS else "epic.battle.before-damage-plays"

    def __init__(self, phase: int, at: int, passes: int, quiet: int) -> None:
        self.phase = phase
        self.at = at
        self.passes = passes
        self.quiet = quiet

    def run(self, s: EpicState) -> None:
        if not s.team_lives(s.defender):
            s.goto(END_BATTLE)
        elif not s.team_lives(s.initiative):
            s.initiative = s.left_of(s.initiative)
            s.goto(Plays(self.phase, 0, 0, max(self.quiet, 0)))
        else:
            seat = s.member(s.initiative, self.at)
            if s.sides[seat].fell:
                self.go_on(s)
                return
            refuse_attacks(s, seat)
            s.ask(seat, playable(s, seat), done=True)

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            self.go_on(s)
        else:
            seat = s.member(s.initiative, self.at)
            play(s, seat, option - PLAY, Plays(self.phase, self.at, 0, PLAYED))

    def go_on(self, s: EpicState) -> None:
        """To the next member who has yet to pass, or the team has passed."""
        on = next_member(s, s.initiative, self.at, self.passes)
        if on:
            s.goto(Plays(self.phase, (self.at + on) % s.team_size(), self.passes + on, self.quiet))
            return
        seat = s.member(s.initiative, self.at)
        if not s.sides[seat].fell:
            s.event("passed", seat)
        self.passed(s)

    def without(self, s: EpicState, team: int) -> Plays:
        """The same step for the others when a team leaves: its pass is not counted among theirs.

        [epic.battle.before-blockers-until] [epic.battle.before-damage-until]
        """
        other = s.initiative
        for _ in range(self.quiet):
            other = s.right_of(other)
            if other == team:
                return Plays(self.phase, self.at, self.passes, self.quiet - 1)
        return self

    def passed(self, s: EpicState) -> None:
        """The initiative goes on to the left, or the step is over."""
        quiet = self.quiet + 1
        if quiet < len([team for team in range(s.teams) if s.team_lives(team)]):
            s.initiative = s.left_of(s.initiative)
            s.goto(Plays(self.phase, 0, 0, quiet))
        elif self.phase == BEFORE_BLOCKERS:
            s.phase = BLOCKERS
            s.initiative = NONE
            s.goto(DeclareBlockers(tuple(s.members(s.defender))))
        else:
            s.phase = DAMAGE_STEP
            s.initiative = NONE
            s.goto(DEAL_DAMAGE)


# ---------------------------------------------------------------------- step 3: blockers


def blockers(s: EpicState, seat: int) -> list[int]:
    """The champions a seat may block with: prepared ones; against a group of Airborne attackers only Airborne ones.

    [epic.battle.block-prepared-only] [epic.deploy.may-block] [epic.keyword.airborne] [epic.keyword.airborne-blocks-all]
    [epic.battle.block-all] [epic.ruling.block-airborne-after-changes] [epic.ruling.attackers-gone]
    [epic.position.flipped-no-block]
    """
    attacking = [c for c in s.champions if c.role == ATTACKER]
    if not attacking:
        return []
    flying = all(s.keywords(c) & AIRBORNE != 0 for c in attacking)
    found: list[int] = []
    for i, c in enumerate(s.champions):
        if c.controller != seat or c.role != OUTSIDE:
            continue
        if c.position != PREPARED:
            s.block(BLOCK + i, "epic.battle.block-prepared-only")
        elif flying and not s.keywords(c) & AIRBORNE:
            s.block(BLOCK + i, "epic.keyword.airborne")
        else:
            found.append(BLOCK + i)
    return found


class DeclareBlockers(Step[EpicState]):
    """The defender blocks with one champion, a group or none; blockers are flipped and block all attackers. In Hydra
    each member may help.

    [epic.battle.choose-blockers] [epic.battle.block-all] [epic.position.flip-on-block] [epic.battle.blockers-no-plays]
    [epic.hydra.help-block]
    """

    __slots__ = ("seats",)
    KIND: ClassVar[str] = "pick-champion"
    RULE: ClassVar[str] = "epic.battle.choose-blockers"

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: EpicState) -> None:
        if not self.seats:
            for c in s.champions:
                if c.role == BLOCKER:
                    trigger(s, c, BLOCKS)
            s.call(TRIGGERS, OpenPlays(BEFORE_DAMAGE))
            return
        options = blockers(s, self.seats[0])
        if options:
            refuse_plays(s, self.seats[0], "epic.battle.blockers-no-plays")
            s.ask(self.seats[0], options, done=True)
        else:
            s.goto(DeclareBlockers(self.seats[1:]))

    def take(self, s: EpicState, option: int) -> None:
        if option == DONE:
            s.goto(DeclareBlockers(self.seats[1:]))
            return
        c = s.champions[option - BLOCK]
        c.position = FLIPPED
        c.role = BLOCKER
        s.blocked = True
        s.event("blocks", c.controller, c.card)


# ---------------------------------------------------------------------- step 5: damage


class DealDamage(Step[EpicState]):
    """Not blocked, the attackers damage the defending player; blocked, the damage is divided first.

    [epic.battle.unblocked-to-player] [epic.battle.stays-blocked] [epic.battle.damage-no-plays]
    [epic.battle.damage-inside-battle] [epic.battle.no-overflow] [epic.ruling.blockers-gone]
    [epic.ruling.leaver-battle] [epic.hydra.attack-team]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        if s.blocked:
            s.goto(Divide(ATTACKER, strength(s, ATTACKER), 0))
            return
        damage = strength(s, ATTACKER)
        if damage:
            s.hurt(s.defender, damage)
            for c in s.champions:
                if c.role == ATTACKER and s.attack(c):
                    trigger(s, c, WOUNDS_PLAYER)
        s.call(TRIGGERS, END_BATTLE)


def strength(s: EpicState, role: int) -> int:
    """The attack of all champions with a part in the battle. [epic.battle.damage-simultaneous]"""
    return sum([s.attack(c) for c in s.champions if c.role == role])


class Divide(Step[EpicState]):
    """Damage is divided among the champions of the other side in whole points, as one wishes; all of it, also beyond
    defence. As each champion may strike any, only the sums matter. First the attacker divides, then the defender. Who
    gives one champion the most points that an option can name is asked for more.

    [epic.battle.blocked-assign] [epic.ruling.damage-division] [epic.battle.no-overflow] [epic.ruling.blockers-gone]
    """

    __slots__ = ("at", "left", "role")
    KIND: ClassVar[str] = "divide"
    MIDWAY: ClassVar[bool] = True
    RULE: ClassVar[str] = "epic.battle.blocked-assign"

    def __init__(self, role: int, left: int, at: int) -> None:
        self.role = role
        self.left = left
        self.at = at

    def targets(self, s: EpicState) -> list[Champion]:
        """The champions on the other side of the battle."""
        other = BLOCKER if self.role == ATTACKER else ATTACKER
        return [c for c in s.champions if c.role == other]

    def run(self, s: EpicState) -> None:
        targets = self.targets(s)
        if self.at + 1 < len(targets) and self.left:
            seat = next(c.controller for c in s.champions if c.role == self.role)
            s.ask(seat, [POINTS + n for n in range(self.left + 1)])
            return
        if self.at < len(targets):
            targets[self.at].due += self.left
        s.goto(Divide(BLOCKER, strength(s, BLOCKER), 0) if self.role == ATTACKER else STRIKE_BLOWS)

    def take(self, s: EpicState, option: int) -> None:
        points = option - POINTS
        self.targets(s)[self.at].due += points
        s.goto(Divide(self.role, self.left - points, self.at + 1))


class StrikeBlows(Step[EpicState]):
    """All damage of the battle happens at the same time; then champions break.

    [epic.battle.damage-simultaneous] [epic.battle.break-after-damage] [epic.champion.attack] [epic.champion.defense]
    """

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        for c in s.champions:
            if c.due:
                c.damage += c.due
                s.event("damaged", c.card, c.controller, c.due)
                c.due = 0
        break_damaged(s)
        s.call(TRIGGERS, END_BATTLE)


class EndBattle(Step[EpicState]):
    """The attacker returns to the Main Phase. [epic.battle.return-main]"""

    __slots__ = ()

    def run(self, s: EpicState) -> None:
        for c in s.champions:
            c.role = OUTSIDE
        s.defender = NONE
        s.blocked = False
        s.end()


DEAL_DAMAGE: Final = DealDamage()
STRIKE_BLOWS: Final = StrikeBlows()
END_BATTLE: Final = EndBattle()
