"""Questions and answers as phrases: keys of texts/*.ftl with their arguments."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import walk
from wawel.engine.events import Event
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase, PhraseArgument
from wawel.engine.verbs import DONE, Verb
from wawel.games.tidal.box import BORROWED, DIE_KINDS, FACE_KINDS, FOLD, Box
from wawel.games.tidal.cardtext import (
    card_lines,
    challenge_phrase,
    clauses,
    component_text,
    name_key,
    spot_phrase,
    told,
)
from wawel.games.tidal.figures import dice_cap, leap_cost, level, memory_cost, own_dice, price, spirit
from wawel.games.tidal.rules.challenge import Complete, Withdraw
from wawel.games.tidal.rules.develop import AnyTrait, ChooseCard
from wawel.games.tidal.rules.dice import (
    Borrow,
    ChooseFace,
    GainDie,
    LoseDice,
    RefreshDice,
    RerollDice,
    SwapDie,
    TurnDie,
    UpgradeDice,
)
from wawel.games.tidal.rules.effects import ChooseOne, MoveArbiter, SneakIn, Steal, Victim, Whether
from wawel.games.tidal.rules.fight import Damage
from wawel.games.tidal.rules.islands import BuyCard, IslandEffect, RenewPool, TakeChallenges
from wawel.games.tidal.rules.night import NightUpgrade, PickDie
from wawel.games.tidal.rules.roll import BonusDie, ChooseDice, Decide, SettleDanger, block_cost
from wawel.games.tidal.rules.setup import ChooseCharacter, StartCards
from wawel.games.tidal.rules.turn import Attempt, CollectReward, EndOfTurn, Move
from wawel.games.tidal.state import TidalState

__all__ = ["component_text", "describe_event", "label", "name_key", "prompt", "why"]

#: the rule about an option's effect, where the rule of its verb says only when it may be picked
WHY: Final = {
    "use": "tidal.character-card.any-number",
    "sail": "tidal.lamara.multi-move",
    "pick": "tidal.dice.night-upgrade",
    "pick-spent": "tidal.dice.night-refresh",
}


def why(verb: Verb, n: int) -> str:
    """The rule behind an option."""
    return WHY.get(verb.name, verb.rule)


# ---------------------------------------------------------------------- questions


def prompt(s: TidalState, choice: Choice) -> Phrase:
    """What the step on top asks."""
    step = s.stack[-1]
    side = s.sides[s.seat]
    if isinstance(step, Move):
        return Phrase("ask-move", round=s.round, markers=side.markers)
    if isinstance(step, CollectReward):
        return Phrase("ask-collect", place=ComponentRef("place", s.place))
    if isinstance(step, IslandEffect):
        return Phrase("ask-island", island=ComponentRef("island", s.island()))
    if isinstance(step, Attempt):
        return Phrase("ask-fight" if s.island() == FOLD else "ask-attempt", island=ComponentRef("island", s.island()))
    if isinstance(step, ChooseDice):
        return Phrase("ask-dice", what=target(s), dice=own_dice(s), cap=dice_cap(s, side), fruit=side.fruit)
    if isinstance(step, SettleDanger):
        return Phrase("ask-danger", crosses=s.danger, shells=side.shells)
    if isinstance(step, Decide):
        return Phrase("ask-decide", what=target(s))
    if isinstance(step, (Complete, Withdraw)):
        return Phrase("ask-match", challenge=ComponentRef("challenge", s.task))
    if isinstance(step, Damage):
        return Phrase("ask-hit", monster=ComponentRef("monster", s.foes[s.foe]))
    if isinstance(step, BonusDie):
        return Phrase("ask-bonus", monster=ComponentRef("monster", s.foes[s.foe]))
    if isinstance(step, PickDie):
        return Phrase("ask-night", left=step.left, level=level(s, side, 2))
    if isinstance(step, NightUpgrade):
        return Phrase("ask-night-upgrade", die=ComponentRef("die", step.kind))
    if isinstance(step, SwapDie):
        return Phrase("ask-swap", die=ComponentRef("die", step.kind))
    if isinstance(step, (RefreshDice, UpgradeDice, LoseDice, RerollDice, RenewPool)):
        left = step.left if isinstance(step, RenewPool) else step.n
        return Phrase(COUNTING[type(step).__name__], left=left)
    if isinstance(step, TakeChallenges):
        return Phrase("ask-challenge", left=step.left)
    if isinstance(step, ChooseFace):
        return Phrase("ask-face", shown=shown_phrase(step.shown))
    for cls, key in BARE:
        if isinstance(step, cls):
            return Phrase(key)
    raise ValueError(f"{type(step).__name__} asks nothing")


#: questions that say how many are left
COUNTING: Final = {
    "RefreshDice": "ask-refresh",
    "UpgradeDice": "ask-upgrade",
    "LoseDice": "ask-drop",
    "RerollDice": "ask-reroll",
    "RenewPool": "ask-renew",
}
#: questions without figures
BARE: Final = (
    (ChooseCharacter, "ask-character"),
    (StartCards, "ask-start-card"),
    (ChooseCard, "ask-card"),
    (EndOfTurn, "ask-end"),
    (GainDie, "ask-die"),
    (Borrow, "ask-borrow"),
    (TurnDie, "ask-turn"),
    (AnyTrait, "ask-trait"),
    (BuyCard, "ask-buy"),
    (ChooseOne, "ask-branch"),
    (Whether, "ask-whether"),
    (Victim, "ask-victim"),
    (Steal, "ask-steal"),
    (SneakIn, "ask-sneak"),
    (MoveArbiter, "ask-arbiter"),
)


def target(s: TidalState) -> ComponentRef:
    """What the dice are rolled for."""
    if s.task != NONE:
        return ComponentRef("challenge", s.task)
    return ComponentRef("monster", s.foes[s.foe])


# ---------------------------------------------------------------------- what happened


def describe_event(box: Box, event: Event, line: Phrase) -> Phrase:
    """A line of the log: dice of a roll are told by kind and face."""
    args = {name: in_roll(value) for name, value in line.args.items()}
    return Phrase(line.key, **args)


def in_roll(value: PhraseArgument) -> PhraseArgument:
    """A die of a roll as a phrase; anything else as it is."""
    return shown_phrase(value.n) if isinstance(value, ComponentRef) and value.kind == "shown" else value


# ---------------------------------------------------------------------- answers


def label(s: TidalState, verb: Verb, n: int) -> Phrase:
    """What an option does, with the figures it depends on."""
    name = verb.name
    key = f"do-{name}"
    box = s.box
    side = s.sides[s.seat]
    if verb.base == DONE:
        return Phrase(done_key(s))
    if name in ("attempt", "take", "discard"):
        card = challenge_phrase(box.challenges[n])
        return Phrase(key, challenge=ComponentRef("challenge", n), face=card)
    if name in ("visit", "sneak"):
        return place_label(s, key, n)
    if name == "collect":
        return Phrase(key, effects=told(box, box.places[s.place].text))
    if name == "trick":
        at = spirit(s, side)
        return Phrase(key, trick=ComponentRef("trick", n), level=at, effects=told(box, box.tricks[n].texts[at - 1]))
    if name in ("use", "put"):
        return Phrase(key, card=ComponentRef("card", n), effects=card_lines(box, n))
    if name == "memory":
        return Phrase(key, shells=memory_cost(s, side))
    if name == "leap" and isinstance(s.stack[-1], TurnDie):
        return Phrase("do-turn", shown=shown_phrase(n))
    if name == "leap":
        return Phrase(key, shown=shown_phrase(n), shells=leap_cost(s, side))
    if name in ("lose", "keep", "reroll"):
        return Phrase(key, shown=shown_phrase(n))
    if name == "buy":
        step = s.stack[-1]
        cost = price(s, side, n, step.discount if isinstance(step, BuyCard) else 0)
        return Phrase(key, market=ComponentRef("market", n), cost=cost, effects=told(box, box.market[n].text))
    if name == "sail":
        return Phrase(key, effects=told(box, box.boat[(s.boat + 1) % len(box.boat)]))
    if name == "fight":
        found = s.foes[n]
        return Phrase(key, monster=ComponentRef("monster", found)) if found != NONE else Phrase("do-fight-nobody")
    if name == "add":
        free = own_dice(s) < dice_cap(s, side)
        return Phrase("do-add" if free else "do-add-fruit", die=ComponentRef("die", n))
    if name == "block":
        return Phrase(key, shells=block_cost(s))
    if name == "hit":
        found = s.foes[s.foe] if s.foe != NONE else NONE
        inside = found != NONE and n < len(box.monsters[found].spots)
        return Phrase(key, spot=spot_phrase(box, found, n)) if inside else Phrase("do-hit-nothing")
    if name == "branch":
        return branch_label(s, n)
    if name == "do-it":
        step = s.stack[-1]
        assert isinstance(step, Whether)
        branch = walk(box.texts[step.text].effects, step.path)[step.at].branches[0]
        return Phrase(key, effects=clauses(branch))
    kind = verb.about
    if kind in ("die", "trait", "face", "island", "character", "seat"):
        return Phrase(key, **{kind: ComponentRef(kind, n)})
    return Phrase(key)


def branch_label(s: TidalState, n: int) -> Phrase:
    """One of the lists to choose from."""
    step = s.stack[-1]
    assert isinstance(step, ChooseOne)
    branches = walk(s.box.texts[step.text].effects, step.path)[step.at].branches
    return Phrase("do-branch", effects=clauses(branches[n]))


def place_label(s: TidalState, key: str, n: int) -> Phrase:
    """A space and what it gives, or the island beside its spaces."""
    place = s.box.places[n]
    if place.text == NONE:
        return Phrase("do-visit-beside", island=ComponentRef("island", place.island))
    island = ComponentRef("island", place.island)
    return Phrase(key, place=ComponentRef("place", n), island=island, effects=told(s.box, place.text))


def shown_phrase(shown: int) -> Phrase:
    """A die in a roll: what it is and what it shows."""
    kind = ComponentRef("die", shown // FACE_KINDS % DIE_KINDS)
    key = "shown-borrowed" if shown >= BORROWED else "shown-own"
    return Phrase(key, die=kind, face=ComponentRef("face", shown % FACE_KINDS))


def done_key(s: TidalState) -> str:
    """What declining means at this question."""
    step = s.stack[-1]
    if isinstance(step, CollectReward):
        return "done-collect"
    if isinstance(step, IslandEffect):
        return "done-island"
    if isinstance(step, Attempt):
        return "done-fight" if s.island() == FOLD else "done-attempt"
    if isinstance(step, EndOfTurn):
        return "done-end"
    if isinstance(step, (PickDie,)):
        return "done-night"
    if isinstance(step, (NightUpgrade, SwapDie)):
        return "done-swap"
    return "done-no"
