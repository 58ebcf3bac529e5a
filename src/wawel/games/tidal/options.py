"""The options of the game: every verb, with the rule that says when it may be used."""

from __future__ import annotations

from typing import Final

from wawel.engine.verbs import Options
from wawel.games.tidal.box import COUNTS, FOE_PLACES, MOST_SEATS, MOST_SPOTS

#: the most lists a text may let choose from
BRANCHES: Final = 4

OPTIONS: Final = Options(COUNTS)
# set-up
CHARACTER: Final = OPTIONS.verb("character", "tidal.setup.player-take", of="character")
COMPASS: Final = OPTIONS.verb("compass", "tidal.setup.start-card-later")
THREE: Final = OPTIONS.verb("three", "tidal.setup.start-card-later")
PUT: Final = OPTIONS.verb("put", "tidal.character-card.synergy-draw", of="card")
# a turn
VISIT: Final = OPTIONS.verb("visit", "tidal.marker.spend-on-turn", of="place")
COLLECT: Final = OPTIONS.verb("collect", "tidal.space.gain-rewards")
TRICK: Final = OPTIONS.verb("trick", "tidal.trick.one-per-turn", of="trick")
USE: Final = OPTIONS.verb("use", "tidal.character-card.permanent", of="card")
MEMORY: Final = OPTIONS.verb("memory", "tidal.shield.memory")
LEAP: Final = OPTIONS.verb("leap", "tidal.shield.time-leap", of="shown")
FACE: Final = OPTIONS.verb("face", "tidal.shield.time-leap", of="face")
# islands
TAKE: Final = OPTIONS.verb("take", "tidal.citadel.effect", of="challenge")
DRAW: Final = OPTIONS.verb("draw", "tidal.citadel.effect")
DISCARD: Final = OPTIONS.verb("discard", "tidal.temple.fruit-and-renew", of="challenge")
BUY: Final = OPTIONS.verb("buy", "tidal.droska.effect", of="market")
FRUIT: Final = OPTIONS.verb("fruit", "tidal.droska.effect")
SAIL: Final = OPTIONS.verb("sail", "tidal.lamara.effect")
LEARN: Final = OPTIONS.verb("learn", "tidal.chronoseum.effect")
# challenges and fights
ATTEMPT: Final = OPTIONS.verb("attempt", "tidal.challenge.arena-match", of="challenge")
FIGHT: Final = OPTIONS.verb("fight", "tidal.fold.fight-own-space", names=FOE_PLACES, about="foe-place")
HUNT: Final = OPTIONS.verb("hunt", "tidal.hunt.reveal")
ADD: Final = OPTIONS.verb("add", "tidal.challenge.step-choose-dice", of="die")
BONUS: Final = OPTIONS.verb("bonus", "tidal.style.bonus-die", of="die")
ROLL: Final = OPTIONS.verb("roll", "tidal.challenge.step-roll")
BLOCK: Final = OPTIONS.verb("block", "tidal.shield.block")
LOSE: Final = OPTIONS.verb("lose", "tidal.danger.lost-die-choice", of="shown")
KEEP: Final = OPTIONS.verb("keep", "tidal.challenge.step-reroll", of="shown")
FINISH: Final = OPTIONS.verb("complete", "tidal.challenge.may-complete")
WITHDRAW: Final = OPTIONS.verb("withdraw", "tidal.challenge.may-withdraw")
STOP: Final = OPTIONS.verb("stop", "tidal.fight.step-stop")
MATCH: Final = OPTIONS.verb("match", "tidal.ruling.hit-assignment-challenge", of="trait")
HIT: Final = OPTIONS.verb("hit", "tidal.ruling.hit-assignment", size=MOST_SPOTS, about="spot")
REROLL: Final = OPTIONS.verb("reroll", "tidal.trick.one-per-turn", of="shown")
# effects
BRANCH: Final = OPTIONS.verb("branch", "tidal.ruling.effects-must-or-may", size=BRANCHES, about="branch")
DO_IT: Final = OPTIONS.verb("do-it", "tidal.ruling.effects-must-or-may")
GAIN: Final = OPTIONS.verb("gain", "tidal.dice.pool-same-level", of="die")
REFRESH: Final = OPTIONS.verb("refresh", "tidal.dice.refresh", of="die")
UPGRADE: Final = OPTIONS.verb("upgrade", "tidal.dice.upgrade", of="die")
UPGRADE_SPENT: Final = OPTIONS.verb("upgrade-spent", "tidal.dice.upgrade", of="die")
DROP: Final = OPTIONS.verb("drop", "tidal.dice.limit-discard", of="die")
DROP_SPENT: Final = OPTIONS.verb("drop-spent", "tidal.dice.limit-discard", of="die")
DEVELOP: Final = OPTIONS.verb("develop", "tidal.trait.develop-symbol", of="trait")
PLAYER: Final = OPTIONS.verb("player", "tidal.ruling.effects-must-or-may", size=MOST_SEATS, about="seat")
SNEAK: Final = OPTIONS.verb("sneak", "tidal.space.single-use", of="place")
ARENA: Final = OPTIONS.verb("arena", "tidal.ruling.effects-must-or-may", of="island")
# night
PICK: Final = OPTIONS.verb("pick", "tidal.dice.night-choose", of="die")
PICK_SPENT: Final = OPTIONS.verb("pick-spent", "tidal.dice.night-choose", of="die")
