"""What components say, made from the effects the rules carry out, so that it can't differ from them."""

from __future__ import annotations

from typing import Final

from wawel.engine.components import NONE
from wawel.engine.effects import Effect
from wawel.engine.phrases import ComponentRef, Phrase
from wawel.games.tidal.box import (
    ANY_COLOUR,
    BORROW,
    CHALLENGE_KINDS,
    DEVELOP,
    DIE,
    DIE_LEVELS,
    FRUIT_PER,
    GRADES,
    IF,
    LEGENDARY,
    MEASURES,
    PLAIN_SPOT,
    RANKING_PER,
    STATICS,
    TRAITS,
    WHEN,
    Ability,
    Box,
    Challenge,
    Static,
)

#: the lines of a help card
HELP: Final = ("turn", "roll", "shield", "limits", "night", "score")


def component_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """The text of a component, line by line; cards of the advanced game bear a flame.

    [tidal.component.advanced-marking]
    """
    found = plain_text(box, kind, n)
    return [Phrase("face-flame"), *found] if flame(box, kind, n) else found


def flame(box: Box, kind: str, n: int) -> bool:
    """Is this a card of the advanced game? [tidal.component.advanced-marking]"""
    if kind == "challenge":
        return box.challenges[n].kind == LEGENDARY
    if kind == "market":
        return box.market[n].advanced
    return box.monsters[n].advanced if kind == "monster" else kind == "announcement"


def plain_text(box: Box, kind: str, n: int) -> list[Phrase]:
    """What is printed on a component of any game."""
    if kind == "challenge":
        return [challenge_phrase(box.challenges[n])]
    if kind == "trick":
        return trick_lines(box, n)
    if kind == "market":
        return [Phrase("face-market", price=box.market[n].price, effects=told(box, box.market[n].text))]
    if kind == "card":
        return card_lines(box, n)
    if kind == "monster":
        return monster_lines(box, n)
    if kind == "goal":
        return [goal_phrase(box, n)]
    if kind == "place":
        text = box.places[n].text
        return [] if text == NONE else told(box, text)
    if kind == "boat":
        return told(box, box.boat[n])
    if kind == "die":
        return [Phrase("face-faces", faces=[ComponentRef("face", face) for face in box.dice[n].faces])]
    if kind == "announcement":
        return announcement_lines(box, n)
    if kind == "story":
        return [Phrase(f"face-story-{box.ids[kind][n]}")]
    if kind == "help":
        return [Phrase(f"face-help-{line}") for line in HELP]
    if kind == "text":
        return told(box, n)
    return []


def name_key(box: Box, kind: str, n: int) -> str | None:
    """Challenges, and the market cards and monsters of the advanced game, are named by the table they stand in."""
    if kind == "challenge":
        return f"{CHALLENGE_KINDS[box.challenges[n].kind]}-{box.ids[kind][n]}"
    if kind == "market" and box.market[n].advanced:
        return f"advanced-market-{box.ids[kind][n]}"
    if kind == "monster" and box.monsters[n].advanced:
        return f"advanced-monster-{box.ids[kind][n]}"
    return None


# ---------------------------------------------------------------------- effects


def told(box: Box, text: int) -> list[Phrase]:
    """A text in words."""
    return clauses(box.texts[text].effects)


def clauses(effects: tuple[Effect, ...]) -> list[Phrase]:
    """Effects in words, one phrase each."""
    return [clause(effect) for effect in effects]


def clause(effect: Effect) -> Phrase:
    """One effect: `effect-<word>` with its figures."""
    op = effect.op
    key = f"effect-{effect.word}"
    if op == IF:
        condition = clause(effect.branches[0][0])
        if len(effect.branches) > 2:
            other = clauses(effect.branches[2])
            return Phrase("effect-if-else", condition=condition, effects=clauses(effect.branches[1]), other=other)
        return Phrase("effect-if", condition=condition, effects=clauses(effect.branches[1]))
    if effect.word == "choose-one":
        return Phrase(key, branches=[Phrase("effect-branch", effects=clauses(one)) for one in effect.branches])
    if effect.branches:
        return Phrase(key, effects=clauses(effect.branches[0]))
    if FRUIT_PER <= op <= RANKING_PER:
        what = Phrase(f"measure-{MEASURES[effect.fields['what']]}")
        return Phrase(key, what=what, per=effect.fields["per"], most=effect.fields["most"])
    if effect.word == "at-least":
        return Phrase(key, what=Phrase(f"measure-{MEASURES[effect.fields['what']]}"), n=effect.fields["n"])
    if op in (DIE, BORROW):
        level, colour = DIE_LEVELS[effect.fields["level"]], ANY_COLOUR[effect.fields["colour"]]
        return Phrase(key, die=Phrase(f"due-{level}-{colour}"))
    if op == DEVELOP:
        trait = effect.fields["trait"]
        if trait < len(TRAITS):
            return Phrase("effect-develop", trait=ComponentRef("trait", trait), n=effect.fields["n"])
        return Phrase("effect-develop-any", n=effect.fields["n"])
    return Phrase(key, n=effect.n)


# ---------------------------------------------------------------------- cards


def symbols(traits: tuple[int, ...]) -> list[ComponentRef]:
    """Symbols by name."""
    return [ComponentRef("trait", trait) for trait in traits]


def challenge_phrase(challenge: Challenge) -> Phrase:
    """Arena, symbols and points."""
    island = ComponentRef("island", challenge.arena)
    needs = symbols(challenge.symbols)
    if challenge.stretch:
        stretch = symbols(challenge.stretch)
        return Phrase("face-challenge-stretch", island=island, needs=needs, stretch=stretch, points=challenge.points)
    return Phrase("face-challenge", island=island, needs=needs, points=challenge.points)


def trick_lines(box: Box, n: int) -> list[Phrase]:
    """What a trick does at each level of Spirit; levels that do the same share a line."""
    found: list[Phrase] = []
    texts = box.tricks[n].texts
    first = 0
    for at in range(1, len(texts) + 1):
        if at == len(texts) or texts[at] != texts[first]:
            effects = told(box, texts[first])
            if first + 1 == at and at < len(texts):
                found.append(Phrase("face-trick-one", level=at, effects=effects))
            else:
                found.append(Phrase("face-trick", first=first + 1, last=at, effects=effects))
            first = at
    return found


def card_lines(box: Box, n: int) -> list[Phrase]:
    """The abilities of a character card; the Shell Shield's are those of the book."""
    if n == box.shield:
        return [Phrase("face-shield-block"), Phrase("face-shield-leap"), Phrase("face-shield-memory")]
    card = box.cards[n]
    return [ability_phrase(box, one) for one in card.abilities] + [static_phrase(one) for one in card.statics]


def ability_phrase(box: Box, ability: Ability) -> Phrase:
    """When an ability works, what it costs and does."""
    effects = told(box, ability.text)
    if ability.cost:
        return Phrase("face-paid", cost=ability.cost, effects=effects)
    return Phrase("face-ability", when=Phrase(f"when-{WHEN[ability.when]}"), effects=effects)


def static_phrase(static: Static) -> Phrase:
    """A figure that a card changes."""
    what = Phrase(f"static-{STATICS[static.op]}", n=static.n)
    if static.island == NONE:
        return what
    return Phrase("static-there", what=what, island=ComponentRef("island", static.island))


def goal_phrase(box: Box, n: int) -> Phrase:
    """What a secret goal counts, and what its two grades ask for."""
    goal = box.goals[n]
    easy, hard = box.goal_points
    what = Phrase(f"measure-{MEASURES[goal.what]}")
    return Phrase("face-goal", what=what, easy=goal.easy, hard=goal.hard, fewer=easy, more=hard)


def monster_lines(box: Box, n: int) -> list[Phrase]:
    """Style, spots, reward, kill bonus and penalty of a monster."""
    monster = box.monsters[n]
    spots = [spot_phrase(box, n, at) for at in range(len(monster.spots))]
    return [
        Phrase("face-monster", style=ComponentRef("style", monster.style), spots=spots),
        Phrase("face-reward", effects=told(box, monster.reward)),
        Phrase("face-kill", effects=told(box, monster.bonus)),
        Phrase("face-penalty", effects=told(box, monster.penalty)),
    ]


def spot_phrase(box: Box, monster: int, at: int) -> Phrase:
    """A spot: trait, armour, cup, link."""
    spot = box.monsters[monster].spots[at]
    trait = ComponentRef("trait", spot.trait)
    marks = []
    if spot.grade != PLAIN_SPOT:
        marks.append(
            Phrase(f"spot-{GRADES[spot.grade]}", colour=Phrase(f"colour-{('white', 'red', 'blue')[spot.colour]}"))
        )
    if spot.cup:
        marks.append(Phrase("spot-cup"))
    if spot.link:
        marks.append(Phrase("spot-link", n=spot.link))
    return Phrase("spot-marked", trait=trait, marks=marks) if marks else Phrase("spot-plain", trait=trait)


def announcement_lines(box: Box, n: int) -> list[Phrase]:
    """What an announcement changes for everybody."""
    notice = box.announcements[n]
    found = [static_phrase(one) for one in notice.statics]
    if notice.first is not None:
        when = Phrase(f"when-{WHEN[notice.first.when]}")
        found.append(Phrase("face-first", when=when, effects=told(box, notice.first.text)))
    if notice.each is not None:
        when = Phrase(f"when-{WHEN[notice.each.when]}")
        found.append(Phrase("face-each", when=when, effects=told(box, notice.each.text)))
    return found
