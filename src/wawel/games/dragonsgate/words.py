"""Questions, answers and the table as phrases: keys of texts/*.ftl with their arguments.

The text of tokens, Buildings and cards is made from the effects the rules carry out, so it can't differ from them.
"""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect, walk
from wawel.engine.game import Choice
from wawel.engine.phrases import ComponentRef, Phrase
from wawel.engine.verbs import DONE, Verb
from wawel.games.dragonsgate.box import (
    ACTIONS,
    COINS,
    COMMON,
    DUNGEON,
    GRID,
    NEUTRAL,
    NO_CUP,
    PROFESSION_PLACES,
    SIDES,
    TYPES,
    Box,
    House,
    Person,
    imps_for,
)
from wawel.games.dragonsgate.figures import (
    ADEPT_PRICE,
    PROFESSOR_PRICE,
    WAIVE_SIDE,
    missing,
    price,
    upkeep_cost,
)
from wawel.games.dragonsgate.rules.actions import Act, AfterAction, BuyPrestige, PlaceDisc
from wawel.games.dragonsgate.rules.activation import IMP_PRICE, ChooseDie
from wawel.games.dragonsgate.rules.cleanup import UNPAID, Upkeep
from wawel.games.dragonsgate.rules.house import (
    Build,
    ChooseSite,
    NoRoomForAdept,
    NoRoomForProfessor,
    TakeAdept,
    TakeProfessor,
)
from wawel.games.dragonsgate.rules.professions import ChooseAdept, ChoosePlace, ChooseProfession
from wawel.games.dragonsgate.rules.setup import ChooseProfessors
from wawel.games.dragonsgate.rules.spells import HAND_LIMIT, ChooseOne, Excess, Immediate
from wawel.games.dragonsgate.rules.turn import BuildingIncome
from wawel.games.dragonsgate.state import DragonsgateState

#: the rule behind each of the nine actions
ACTION_RULES: Final = (
    "gate.action1.swap-die",
    "gate.action2.take-coins",
    "gate.action3.buy-prestige",
    "gate.action4.take-adept",
    "gate.action5.take-professor",
    "gate.action6.build",
    "gate.action7.move",
    "gate.action8.place-disc",
    "gate.action9.profession",
)

#: the rule about an option's effect, where the rule of its verb says only when it may be picked
WHY: Final = {
    "buy-imp": "gate.free.buy-imp",
    "take": "gate.act.any-die",
    "site": "gate.action6.cover-bonus",
    "train": "gate.prof.pay-missing",
    "place": "gate.prof.cover-bonus",
    "pay": "gate.cleanup.unpaid-coin-costs-2",
}


def why(verb: Verb, n: int) -> str:
    """The rule behind an option: each action has its own."""
    return ACTION_RULES[n // SIDES] if verb.name == "act" else WHY.get(verb.name, verb.rule)


# ---------------------------------------------------------------------- questions


def prompt(s: DragonsgateState, choice: Choice) -> Phrase:
    """What the step on top asks."""
    step = s.stack[-1]
    side = s.sides[s.seat]
    if isinstance(step, ChooseDie):
        return Phrase("ask-die", turn=s.turn)
    if isinstance(step, Act):
        return Phrase("ask-act-owner" if step.optional else "ask-act", value=s.die % SIDES + 1)
    if isinstance(step, Build):
        return Phrase("ask-build", coins=side.coins)
    if isinstance(step, ChooseSite):
        return Phrase("ask-site", building=ComponentRef("building", step.building))
    if isinstance(step, Upkeep):
        return Phrase("ask-upkeep", due=upkeep_cost(s, side), coins=side.coins, prestige=side.prestige)
    if isinstance(step, BuildingIncome):
        return Phrase("ask-income", building=ComponentRef("building", side.buildings[step.building]))
    if isinstance(step, Excess):
        return Phrase("ask-excess", limit=HAND_LIMIT)
    if isinstance(step, ChooseOne):
        return Phrase("ask-branch", spell=ComponentRef("spell", step.card))
    if isinstance(step, NoRoomForAdept):
        return Phrase("ask-no-room-adept", adept=ComponentRef("adept", step.newcomer))
    if isinstance(step, NoRoomForProfessor):
        return Phrase("ask-no-room-professor", professor=ComponentRef("professor", step.newcomer))
    if isinstance(step, ChooseAdept):
        return Phrase("ask-train", profession=ComponentRef("profession", s.spaces[step.space]))
    if isinstance(step, ChoosePlace):
        return Phrase("ask-place", profession=ComponentRef("profession", s.spaces[step.space]))
    for cls, key in BARE:
        if isinstance(step, cls):
            return Phrase(key)
    raise ValueError(f"{type(step).__name__} asks nothing")


#: questions without figures
BARE: Final = (
    (ChooseProfessors, "ask-leave"),
    (AfterAction, "ask-after"),
    (Immediate, "ask-immediate"),
    (BuyPrestige, "ask-deal"),
    (TakeAdept, "ask-adept"),
    (TakeProfessor, "ask-professor"),
    (PlaceDisc, "ask-order"),
    (ChooseProfession, "ask-profession"),
)


# ---------------------------------------------------------------------- answers


def label(s: DragonsgateState, verb: Verb, n: int) -> Phrase:
    """What an option does, with the figures it depends on."""
    name = verb.name
    box = s.box
    if verb.base == DONE:
        step = s.stack[-1]
        if isinstance(step, Excess):
            return Phrase("done-excess")
        return Phrase("done-after" if isinstance(step, AfterAction) else "done-act")
    if name == "take":
        return die_label(s, n)
    if name == "act":
        return action_label(s, n // SIDES, n % SIDES + 1)
    if name in ("play", "discard"):
        return Phrase(f"do-{name}", spell=ComponentRef("spell", n), effects=text(box.spells[n].effects))
    if name == "branch":
        step = s.stack[-1]
        assert isinstance(step, ChooseOne)
        return Phrase("do-branch", effects=text(walk(box.spells[step.card].effects, step.path)[step.at].branches[n]))
    if name == "income":
        step = s.stack[-1]
        assert isinstance(step, BuildingIncome)
        return Phrase("do-income", effects=text(box.buildings[s.sides[s.seat].buildings[step.building]].income[n]))
    if name == "buy-imp":
        return Phrase("do-buy-imp", coins=IMP_PRICE)
    if name == "buy-prestige":
        return Phrase("do-buy-prestige", coins=box.deals[n][0], prestige=box.deals[n][1])
    if name in ("adept", "dismiss-adept", "train", "adept-stack"):
        return adept_label(s, name, n)
    if name in ("leave", "professor", "dismiss-professor", "professor-stack"):
        return professor_label(s, name, n)
    if name == "build":
        step = s.stack[-1]
        assert isinstance(step, Build)
        kind = box.buildings[n]
        return Phrase(
            "do-build",
            building=ComponentRef("building", n),
            squares=kind.size,
            coins=price(kind, step.discount),
            effects=building_text(box, n),
        )
    if name == "site":
        covered = [square for square in range(GRID * GRID) if box.sites[n] >> square & 1]
        bonus = [effect for square in covered for effect in s.board().bonus[square]]
        return Phrase("do-site", squares=[square_phrase(square) for square in covered], effects=text(tuple(bonus)))
    if name == "order":
        return Phrase("do-order", space=n + 1, effects=text(box.order[n]))
    if name == "place":
        return Phrase("do-place", place=n + 1, effects=place_text(s.board(), n))
    if name == "profession" and s.spaces[n] == NONE:
        return Phrase("do-empty-space")
    if name == "profession":
        return Phrase("do-profession", profession=token_phrase(s, n))
    side = s.sides[s.seat]
    lost = min(side.prestige, UNPAID * (upkeep_cost(s, side) - n))
    return Phrase("do-pay", coins=n, prestige=lost)


def die_label(s: DragonsgateState, die: int) -> Phrase:
    """A die to take, and who will act with it besides."""
    colour, value = die // SIDES, die % SIDES + 1
    if colour == COMMON:
        return Phrase("do-take-common", value=value)
    if colour == NEUTRAL:
        return Phrase("do-take-neutral", value=value)
    if colour == s.active:
        return Phrase("do-take-own", value=value)
    return Phrase("do-take-other", value=value, seat=ComponentRef("seat", colour))


def action_label(s: DragonsgateState, action: int, value: int) -> Phrase:
    """An action, what its value brings, and the Imps it takes; or the values it would need."""
    values = s.box.actions[action].values
    if value not in values:
        needed = [Phrase("face-value", value=one) for one in values]
        return Phrase("do-act-closed", action=ComponentRef("action", action), values=needed)
    key = f"act-{ACTIONS[action]}"
    if action == COINS:
        what = Phrase(key, coins=value)
    elif action == DUNGEON:
        what = Phrase(key, spaces=s.box.actions[DUNGEON].steps[value])
    else:
        what = Phrase(key)
    imps = imps_for(s.die % SIDES + 1, value)
    if imps:
        return Phrase("do-act-imps", action=what, value=value, imps=imps)
    return Phrase("do-act", action=what, value=value)


def adept_label(s: DragonsgateState, name: str, n: int) -> Phrase:
    """An Adept to take, to send away or to train."""
    if name == "adept-stack":
        return Phrase("do-adept-stack", coins=ADEPT_PRICE)
    if name == "adept" and s.adepts.display[n] == NONE:
        return Phrase("do-empty-space")
    if name == "adept":
        return Phrase("do-adept", adept=adept_phrase(s.box, s.adepts.display[n]))
    if name == "dismiss-adept":
        return Phrase("do-dismiss-adept", adept=adept_phrase(s.box, n))
    step = s.stack[-1]
    assert isinstance(step, ChooseAdept)
    waived = step.waiver == WAIVE_SIDE
    coins = 0 if waived else missing(s, s.sides[step.seat], n, s.box.area_of[step.space])
    return Phrase("do-train", adept=adept_phrase(s.box, n), coins=coins)


def professor_label(s: DragonsgateState, name: str, n: int) -> Phrase:
    """A Professor to take, to send away or to leave in the box."""
    if name == "professor-stack":
        return Phrase("do-professor-stack", coins=PROFESSOR_PRICE)
    if name == "professor" and s.professors.display[n] == NONE:
        return Phrase("do-empty-space")
    if name == "professor":
        return Phrase("do-professor", professor=professor_phrase(s.box, s.professors.display[n]))
    return Phrase(f"do-{name}", professor=professor_phrase(s.box, n))


# ---------------------------------------------------------------------- what components say


def component_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """The text of a component: for a Building, a Spell card or a space of a board a line per effect."""
    if kind == "spell":
        return text(box.spells[n].effects)
    if kind == "building":
        return building_text(box, n)
    if kind == "profession":
        return [token_face(box, n)]
    if kind == "adept":
        return [adept_phrase(box, n)]
    if kind == "professor":
        return [professor_phrase(box, n)]
    if kind == "dungeon-space":
        return text(box.dungeon[n].bonus)
    if kind == "order-space":
        return text(box.order[n])
    if kind == "board-square":
        board, square = divmod(n, GRID * GRID)
        return text(box.houses[board].bonus[square])
    if kind == "board-place":
        board, place = divmod(n, PROFESSION_PLACES)
        return place_text(box.houses[board], place)
    return []


def text(effects: tuple[Effect, ...]) -> list[Phrase]:
    """Effects in words."""
    return [clause(effect) for effect in effects] if effects else [Phrase("effect-none")]


def clause(effect: Effect) -> Phrase:
    """One effect: `effect-<word>` with its number or its branches."""
    if effect.branches:
        return Phrase("effect-choose-one", branches=branches(effect.branches))
    return Phrase(f"effect-{effect.word}", n=effect.n)


def branches(lists: tuple[tuple[Effect, ...], ...]) -> list[Phrase]:
    """Lists of effects of which one is chosen."""
    return [Phrase("effect-branch", number=i, effects=text(one)) for i, one in enumerate(lists, 1)]


def building_text(box: Box, kind: int) -> list[Phrase]:
    """What a Building does, its income included."""
    building = box.buildings[kind]
    told = [clause(effect) for effect in building.effects]
    if len(building.income) > 1:
        told.append(Phrase("effect-income-choice", branches=branches(building.income)))
    elif building.income:
        told.append(Phrase("effect-income", effects=text(building.income[0])))
    return told


def place_text(board: House, place: int) -> list[Phrase]:
    """What a place for a Profession shows: its bonus and its cup."""
    cup = board.cups[place]
    if cup == NO_CUP:
        return text(board.places[place])
    told = [clause(effect) for effect in board.places[place]]
    return [*told, Phrase("face-cup", cup=ComponentRef("cup", cup))]


def traits(person: Person) -> list[Phrase]:
    """The attributes someone has, without the zeros."""
    found = [Phrase("face-trait", trait=ComponentRef("trait", t), n=n) for t, n in enumerate(person.traits) if n]
    return found or [Phrase("face-no-trait")]


def adept_phrase(box: Box, adept: int) -> Phrase:
    """An Adept with their attributes."""
    return Phrase("face-adept", adept=ComponentRef("adept", adept), traits=traits(box.adepts[adept]))


def professor_phrase(box: Box, professor: int) -> Phrase:
    """A Professor with attributes and what they bring once."""
    person = box.professors[professor]
    who = ComponentRef("professor", professor)
    if person.bonus:
        return Phrase("face-professor-bonus", professor=who, traits=traits(person), effects=text(person.bonus))
    return Phrase("face-professor", professor=who, traits=traits(person))


def token_face(box: Box, token: int) -> Phrase:
    """A Profession token: name, reward, cup or seal."""
    profession = box.professions[token]
    told = text(profession.reward)
    if profession.cup != NO_CUP:
        told.append(Phrase("face-cup", cup=ComponentRef("cup", profession.cup)))
    if profession.seal:
        told.append(Phrase("face-seal"))
    return Phrase("face-profession", profession=ComponentRef("profession", token), effects=told)


def token_phrase(s: DragonsgateState, space: int) -> Phrase:
    """A Profession token on the main board, with what its area asks for and gives."""
    at = s.box.area_of[space]
    return Phrase("face-space", profession=token_face(s.box, s.spaces[space]), area=area_phrase(s, at))


def area_phrase(s: DragonsgateState, at: int) -> Phrase:
    """An area: type, level, requirements, reward."""
    area = s.box.areas[at]
    level = s.box.levels[s.levels[at]]
    return Phrase(
        "face-area",
        type=ComponentRef("type", area.type),
        level=area.level,
        trait=ComponentRef("trait", area.type),
        main=level.main,
        other=level.other,
        mastery=mastery_phrase(s, at),
        effects=text(area.reward),
    )


def mastery_phrase(s: DragonsgateState, at: int) -> list[Phrase]:
    """What an area's Mastery token asks for."""
    needs = enumerate(mastery_needs(s, at))
    found = [Phrase("face-mastery", type=ComponentRef("type", t), n=n) for t, n in needs if n]
    return found or [Phrase("face-mastery-none")]


def mastery_needs(s: DragonsgateState, at: int) -> list[int]:
    """How many Professions of each type an area's Mastery token asks for."""
    if s.masteries[at] == NONE:
        return [0] * len(TYPES)
    token = s.box.masteries[s.masteries[at]]
    needs = list(token.needs)
    needs[s.box.areas[at].type] = max(needs[s.box.areas[at].type], token.same)
    return needs


def square_phrase(square: int) -> Phrase:
    """A square of the grid."""
    return Phrase("face-square", column=square % GRID + 1, row=square // GRID + 1)
