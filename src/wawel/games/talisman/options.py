"""The options of the game: every verb, with the rule that says when it may be used."""

from __future__ import annotations

from typing import Final

from wawel.engine.verbs import Options
from wawel.games.talisman.box import COUNTS, MOST_SEATS

#: the most lists a text may let choose from
BRANCHES: Final = 8
#: the most dice of one roll
MOST_DICE: Final = 3
#: abilities that are used by a choice of their own; the order is that of the codes
SKILLS: Final = (
    "assassinate",
    "psychic",
    "steal",
    "beguile",
    "take-follower",
    "charm",
    "destroy",
    "pyroblast",
    "stampede",
    "deathblow",
    "raise",
    "capture",
    "track",
    "woods-walk",
    "regenerate",
    "redraw",
    "conjure",
    "recruit",
    "sacrifice",
    "skip",
    "bonus",
    "terror",
    "enslave",
    "skull",
    "mercenary",
)

OPTIONS: Final = Options(COUNTS)
# set-up
CHARACTER: Final = OPTIONS.verb("character", "tali.base-setup.choose-of-three", of="character")
BY: Final = OPTIONS.verb("by", "tali.combat.battle", of="ability")
# a turn
ROLL: Final = OPTIONS.verb("roll", "tali.move.die")
GO: Final = OPTIONS.verb("go", "tali.move.mandatory", of="space")
CROSS: Final = OPTIONS.verb("cross", "tali.region.bridge-step")
OPEN: Final = OPTIONS.verb("open", "tali.region.portal-attempt", of="ability")
RAFT: Final = OPTIONS.verb("raft", "tali.region.raft", of="space")
BUILD: Final = OPTIONS.verb("build-raft", "tali.region.raft-build")
RETREAT: Final = OPTIONS.verb("retreat", "tali.retreat.any-time")
REROLL: Final = OPTIONS.verb("reroll", "tali.fate.reroll", size=MOST_DICE, about="die")
# encounters
MEET_SPACE: Final = OPTIONS.verb("meet-space", "tali.enc.space-or-character")
MEET_SCALE: Final = OPTIONS.verb("meet-scale", "tali.meet.three-options")
MEET: Final = OPTIONS.verb("meet", "tali.enc.space-or-character", size=MOST_SEATS, about="seat")
EVADE: Final = OPTIONS.verb("evade", "tali.evade.needs-means", of="lying")
EVADE_ATTACK: Final = OPTIONS.verb("evade-attack", "tali.pvp.defender-evades")
BRIBE: Final = OPTIONS.verb("bribe", "tali.evade.not-attacking-is-not-evading", of="card")
FIGHT: Final = OPTIONS.verb("fight", "tali.combat.sequence")
WIELD: Final = OPTIONS.verb("wield", "tali.combat.one-weapon-one-armour", of="card")
SAVE: Final = OPTIONS.verb("save", "tali.combat.armour-save", of="card")
TAKE: Final = OPTIONS.verb("take", "tali.card.object-follower-take", of="card")
TAKE_GOLD: Final = OPTIONS.verb("take-gold", "tali.card.object-follower-take")
SKILL: Final = OPTIONS.verb("skill", "tali.golden.ability-over-rule", names=SKILLS)
# choices within texts
DO_IT: Final = OPTIONS.verb("do-it", "tali.card.stranger-place-must")
BRANCH: Final = OPTIONS.verb("branch", "tali.card.stranger-place-must", size=BRANCHES)
PICK: Final = OPTIONS.verb("pick", "tali.discard.victim-chooses", of="card")
AIM: Final = OPTIONS.verb("aim", "tali.combat.group-single-target", of="lying")
PLAYER: Final = OPTIONS.verb("player", "tali.spell.reach", size=MOST_SEATS, about="seat")
LORD: Final = OPTIONS.verb("lord", "tali.match.one-lord", of="lord")
TAKE_ONE_GOLD: Final = OPTIONS.verb("gold", "tali.pvp.reward")
TAKE_LIFE: Final = OPTIONS.verb("life", "tali.pvp.reward")
BUY: Final = OPTIONS.verb("buy", "tali.gold.pay", of="card")
PAY: Final = OPTIONS.verb("pay", "tali.gold.pay")
SELL: Final = OPTIONS.verb("sell", "tali.space.city", of="card")
# what a character holds
USE: Final = OPTIONS.verb("use", "tali.golden.ability-over-rule", of="card")
DITCH: Final = OPTIONS.verb("ditch", "tali.object.ditch", of="card")
ALIGN: Final = OPTIONS.verb("align", "tali.align.once-per-turn", of="alignment")
CAST: Final = OPTIONS.verb("cast", "tali.spell.timing", of="card")
TROPHY: Final = OPTIONS.verb("trophy", "tali.trophy.strength-seven", of="card")
TURN_IN: Final = OPTIONS.verb("turn-in", "tali.trophy.strength-seven", of="ability")
CLAIM: Final = OPTIONS.verb("claim", "tali.claim.on-defeat")
CANCEL: Final = OPTIONS.verb("cancel-rage", "tali.claim.cancel-rage")
