"""Questions and answers as phrases: keys of texts/*.ftl with their arguments."""

from __future__ import annotations

import re
from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import walk
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument
from wawel.engine.steps import Step
from wawel.engine.verbs import DONE, Verb
from wawel.games.talisman.box import LORDS, WINDOWS
from wawel.games.talisman.cardtext import clauses, component_text, name_key
from wawel.games.talisman.ops import H_ARMOUR, H_BRIBE
from wawel.games.talisman.options import SKILLS
from wawel.games.talisman.rules.chance import SpendFate
from wawel.games.talisman.rules.crown import AttackLord
from wawel.games.talisman.rules.effects import AddToRoll, ChooseOne, Whether
from wawel.games.talisman.rules.encounter import ClaimScale, FaceEnemies, Meet
from wawel.games.talisman.rules.fight import FightFate, MakeReady
from wawel.games.talisman.rules.goods import LoseCards
from wawel.games.talisman.rules.inner import MeetInner
from wawel.games.talisman.rules.move import Destination, Rolled
from wawel.games.talisman.rules.spells import CastWindow
from wawel.games.talisman.rules.tokens import Rage
from wawel.games.talisman.rules.trade import BuyBack, SellThings, Shop
from wawel.games.talisman.state import TalismanState

__all__ = ["component_text", "label", "name_key", "prompt"]

#: options about a component: the name of the argument, and its kind
ABOUT: Final = {
    "character": "character",
    "by": "ability",
    "open": "ability",
    "turn-in": "ability",
    "go": "space",
    "raft": "space",
    "meet": "seat",
    "player": "seat",
    "evade": "lying",
    "aim": "lying",
    "wield": "card",
    "take": "card",
    "pick": "card",
    "sell": "card",
    "use": "card",
    "ditch": "card",
    "cast": "card",
    "trophy": "card",
    "lord": "lord",
    "align": "alignment",
}
#: what declining means, where it is more than "no"
DECLINING: Final = {
    "SpendFate": "done-keep",
    "FightFate": "done-keep",
    "Prepare": "done-go-on",
    "TakeThings": "done-leave",
    "Shop": "done-leave",
    "BuyBack": "done-leave",
    "SellThings": "done-leave",
    "CastWindow": "done-pass",
    "Trophies": "done-keep",
    "PickTrophies": "done-keep",
    "Arrange": "done-order",
}


# ---------------------------------------------------------------------- questions


def prompt(s: TalismanState, choice: Choice) -> Phrase:
    """What the step on top asks: `ask-` and the name of the step, with what it is about."""
    step = s.stack[-1]
    return Phrase(f"ask-{dashed(type(step).__name__)}", **about(s, step))


def dashed(name: str) -> str:
    """The name of a step as a part of a key."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def about(s: TalismanState, step: Step[TalismanState]) -> dict[str, PhraseArgument]:
    """What a question is about, where it says so."""
    if isinstance(step, (Meet, MeetInner)):
        return {"space": ComponentRef("space", s.sides[s.active].space)}
    if isinstance(step, FaceEnemies):
        return {"cards": [ComponentRef("lying", lying) for lying in step.group]}
    if isinstance(step, MakeReady):
        return {"foe": foe(s)}
    if isinstance(step, SpendFate):
        return {"dice": shown(s.dice), "fate": s.sides[step.seat].fate}
    if isinstance(step, FightFate):
        own = step.seat == s.fight.attacker
        dice = s.fight.mine if own else s.fight.theirs
        return {"dice": shown(dice), "fate": s.sides[step.seat].fate, "foe": foe(s)}
    if isinstance(step, (Rage, AttackLord)):
        return {"lord": ComponentRef("lord", step.lord)}
    if isinstance(step, ClaimScale):
        return {"lord": ComponentRef("lord", s.scales[step.space])}
    if isinstance(step, (Rolled, Destination)):
        return {"die": s.die}
    if isinstance(step, (Shop, BuyBack, SellThings)):
        return {"gold": s.sides[step.seat].gold}
    if isinstance(step, LoseCards):
        return {"n": step.n}
    if isinstance(step, CastWindow):
        return {"window": Phrase(f"window-{WINDOWS[step.window]}")}
    return {}


def shown(dice: tuple[int, ...]) -> list[Phrase]:
    """Dice as they lie."""
    return [Phrase("die-shows", n=n) for n in dice]


def foe(s: TalismanState) -> Phrase:
    """Whom a character fights, as far as it is settled."""
    fight = s.fight
    if fight.foes:
        return Phrase("foe-cards", cards=[ComponentRef("lying", lying) for lying in fight.foes])
    if fight.rival != NONE:
        return Phrase("foe-rival", seat=ComponentRef("seat", fight.rival))
    if fight.lord != NONE:
        return Phrase("foe-lord", lord=ComponentRef("lord", fight.lord), value=fight.value)
    if fight.creature != NONE:
        return Phrase("foe-creature", creature=ComponentRef("creature", fight.creature), value=fight.value)
    return Phrase("foe-nobody")


# ---------------------------------------------------------------------- answers


def label(s: TalismanState, verb: Verb, n: int) -> Phrase:
    """What an option does, with the figures it depends on."""
    name = verb.name
    key = f"do-{name}"
    if verb.base == DONE:
        return Phrase(DECLINING.get(type(s.stack[-1]).__name__, "done-no"))
    if name in ABOUT:
        return Phrase(key, **{ABOUT[name]: ComponentRef(ABOUT[name], n)})
    if name == "skill":
        return Phrase(f"skill-{SKILLS[n]}")
    if name == "reroll":
        return reroll_label(s, n)
    if name == "meet-space":
        return Phrase(key, space=ComponentRef("space", s.sides[s.active].space))
    if name == "meet-scale":
        lord = s.scales[s.sides[s.active].space]
        return Phrase(key, lord=ComponentRef("lord", lord)) if lord != NONE else Phrase("do-meet-no-scale")
    if name == "bribe":
        return Phrase(key, card=ComponentRef("card", n), gold=s.box.cards[n].amounts.get(H_BRIBE, 0))
    if name == "save":
        return Phrase(key, card=ComponentRef("card", n), n=s.box.cards[n].amounts.get(H_ARMOUR, 0))
    if name == "buy":
        return buy_label(s, n)
    if name == "branch":
        return branch_label(s, n)
    if name == "do-it":
        return do_it_label(s)
    if name == "fight":
        return Phrase(key, foe=foe(s)) if s.fight.attacker != NONE else Phrase("do-fight-on")
    return Phrase(key)


def reroll_label(s: TalismanState, n: int) -> Phrase:
    """A die that fate may roll again, and what it shows."""
    step = s.stack[-1]
    dice = s.dice
    if isinstance(step, FightFate):
        dice = s.fight.mine if step.seat == s.fight.attacker else s.fight.theirs
    return Phrase("do-reroll", shown=dice[n]) if n < len(dice) else Phrase("do-reroll-none")


def buy_label(s: TalismanState, n: int) -> Phrase:
    """A Purchase card and its price."""
    card = ComponentRef("card", n)
    step = s.stack[-1]
    if isinstance(step, Shop):
        shop = s.box.shops[step.shop]
        if n in shop.cards:
            return Phrase("do-buy", card=card, gold=shop.prices[shop.cards.index(n)])
    return Phrase("do-buy-elsewhere", card=card)


def branch_label(s: TalismanState, n: int) -> Phrase:
    """One of the lists of a text, or a line of a table that can be reached."""
    step = s.stack[-1]
    box = s.box
    if isinstance(step, AddToRoll):
        table = box.tables[step.table]
        if n < len(table.lows):
            text = table.texts[n]
            effects = [Phrase("effect-nothing")] if text == NONE else clauses(box, box.texts[text].effects)
            return Phrase("do-line", low=table.lows[n], effects=effects)
    elif isinstance(step, ChooseOne):
        branches = walk(box.texts[step.text].effects, step.path)[step.at].branches
        if n < len(branches):
            return Phrase("do-branch", effects=clauses(box, branches[n]))
    return Phrase("do-branch-none")


def do_it_label(s: TalismanState) -> Phrase:
    """What a yes means: the list of a text, or what the step says."""
    step = s.stack[-1]
    if isinstance(step, Whether):
        branch = walk(s.box.texts[step.text].effects, step.path)[step.at].branches[0]
        return Phrase("do-branch", effects=clauses(s.box, branch))
    key = YES.get(type(step).__name__, "do-do-it")
    return Phrase(key)


#: what a yes means at some questions
YES: Final = {
    "Castle": "do-heal-free",
    "WarlocksCave": "do-quest",
    "Chasm": "do-throw",
    "RollTable": "do-throw",
    "Shirt": "do-shirt",
    "OverSpine": "do-fly",
}


def scales_line(scales: tuple[int, ...]) -> list[Phrase]:
    """Scales by Lord."""
    return [Phrase("count-scales", lord=ComponentRef("lord", at), n=scales[at]) for at in range(LORDS) if scales[at]]
