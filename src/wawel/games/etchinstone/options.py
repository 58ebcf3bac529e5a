"""The options of the game: every verb, with the rule that says when it may be used."""

from __future__ import annotations

from typing import Final

from wawel.engine.verbs import Options
from wawel.games.etchinstone.box import COUNTS

OPTIONS: Final = Options(COUNTS)
DRAGON: Final = OPTIONS.verb("dragon", "etch.setup.choose-dragon", of="dragon")
CHANGE: Final = OPTIONS.verb("change", "etch.difficulty.optional", of="card")
FACE: Final = OPTIONS.verb("face", "etch.challenge.detour-optional")
DETOUR: Final = OPTIONS.verb("detour", "etch.challenge.detour-optional", of="card")
LINK: Final = OPTIONS.verb("link", "etch.link.optional-once", of="card")
UNDER: Final = OPTIONS.verb("under", "etch.link.tuck", of="card")
TURN: Final = OPTIONS.verb("turn", "etch.link.choose-element", of="element")
SPELL: Final = OPTIONS.verb("spell", "etch.action.assign-then-resolve", of="card")
ELEMENT: Final = OPTIONS.verb("element", "etch.action.assign-then-resolve", of="card")
BOOST: Final = OPTIONS.verb("boost", "etch.action.assign-then-resolve", of="card")
TO_ATTACK: Final = OPTIONS.verb("to-attack", "etch.enemy.assign-boost")
TO_INITIATIVE: Final = OPTIONS.verb("to-initiative", "etch.enemy.assign-boost")
FULL: Final = OPTIONS.verb("full", "etch.role.off-type-value-1")
OFF_TYPE: Final = OPTIONS.verb("off-type", "etch.role.off-type-value-1")
GIVE_SPARE: Final = OPTIONS.verb("give-spare", "etch.ability.ranged-ignore")
ABSORB: Final = OPTIONS.verb("absorb", "etch.damage.downgrades-hand", of="card")
UPGRADE: Final = OPTIONS.verb("upgrade", "etch.upgrade.optional", of="card")
REGROUP: Final = OPTIONS.verb("regroup", "etch.final-journey.regroup-optional", of="card")
COMPARE_ATTACK: Final = OPTIONS.verb("compare-attack", "etch.ability.slow")
COMPARE_MOVE: Final = OPTIONS.verb("compare-move", "etch.ability.slow")
