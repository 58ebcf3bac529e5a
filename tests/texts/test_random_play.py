"""Every question, answer, event and part of the table, met in random play, has words in both languages."""

from __future__ import annotations

import random

import pytest

from texts.fluent_files import FINISHED, FOLDERS
from wawel import catalog
from wawel.cli.rulebook import rulebook
from wawel.engine.events import AnswerTrace
from wawel.engine.game import Game
from wawel.sim.fuzz import accepted
from wawel.texts import LANGUAGES, Words

PLAYS = 30
#: so many at most, if a question has not come up yet
MOST_PLAYS = 400
#: answers that every fourth game gives whenever it can: chance alone seldom gets to what follows them
EAGER = {"tidal": {"fight", "roll", "hit"}}
#: how many answers between two renderings of the whole table: it is long in games with many cards
READ_OUT = 9
ELEMENTS = ("water", "fire", "lightning", "shadow")


def setting_for(game: Game, luck: random.Random, turn: int) -> tuple[int, dict[str, object]]:
    """Players and settings that fit together; each value of the first setting has its turn."""
    if not game.settings:
        return luck.choice(game.seats), {}
    first, *others = game.settings
    value = first.choices[turn % len(first.choices)]
    players = luck.choice([n for n in game.seats if value in first.offered(n)])
    while True:
        picked = {first.name: value} | {other.name: luck.choice(other.offered(players)) for other in others}
        if accepted(game, players, picked):
            return players, game.simulated(picked)


def spoken(game: Game, words: dict[str, Words], luck: random.Random, seed: int) -> tuple[set[str], set[str], set[str]]:
    """Play once and say everything; the steps that asked, the rules behind them and the verbs offered are returned."""
    players, settings = setting_for(game, luck, seed)
    keen = EAGER.get(game.key, set()) if seed % 4 == 0 else set()
    trace = AnswerTrace()
    s = game.new(players, seed, trace, **settings)
    steps: set[str] = set()
    rules: set[str] = set()
    verbs: set[str] = set()
    labelled: set[tuple[str, int]] = set()
    events = trace.events
    while True:
        choices = game.choices(s)
        asked = {(c.step, o) for c in choices for o in (*c.options, *(o for o, _ in game.blocked(s, c.seat)))}
        for language in words.values():
            for event in events:
                assert language.say(game, game.describe_event(event))
            for choice in choices:
                assert language.say(game, game.prompt(s, choice))
            for _, option in asked - labelled:
                assert language.say(game, game.label(s, option))
            if s.number % READ_OUT == 0 or not choices:
                for section in game.text_view(s, luck.randrange(s.players)):
                    assert language.section(game, section)
        labelled |= asked
        if not choices:
            result = game.result(s)
            assert result is not None
            for language in words.values():
                assert all(language(f"score-{item.key}") for seat in result.why for item in seat)
            return steps, rules, verbs
        choice = luck.choice(choices)
        blocked = game.blocked(s, choice.seat)
        steps.add(choice.step)
        rules |= {choice.rule, *(rule for _, rule in blocked)}
        verbs |= {game.verbs.verb(option).name for option in choice.options}
        trace = AnswerTrace()
        eager = [option for option in choice.options if game.verbs.verb(option).name in keen]
        game.answer(s, choice, luck.choice(eager or choice.options), trace)
        events = trace.events


def thick_armour(key: str) -> Game:
    """Enemies that no element can hurt: only then does an Action of the other kind become a question."""
    content = catalog.content(key)
    for region in content.tables["regions.toml"]["region"]:
        for enemy in region["enemy"]:
            enemy["armour"] = [{"value": 40, "element": element} for element in ELEMENTS]
    return catalog.changed_game(key, content)


def many_choices(key: str) -> Game:
    """Starting challenges with two stretch symbols, spaces with an offer, tricks that roll again, novice dice that do
    more, monsters with one spot: random play seldom meets the questions that these bring."""
    content = catalog.content(key)
    content.tables["dice.toml"]["die"][0]["faces"] = ["spirit", "focus", "any", "any", "any", "any"]
    for trick in content.tables["tricks.toml"]["trick"][::3]:
        trick["levels"] = [*[[{"reroll": 1}]] * 4, [{"reroll": 2}]]
    for monster in content.tables["monsters.toml"]["monster"]:
        monster["spot"] = [{"trait": "spirit"}]
    for challenge in content.tables["challenges.toml"]["starting"]:
        challenge["needs"] = ["spirit"]
        challenge["stretch"] = ["focus", "synergy"]
    for place in content.tables["islands.toml"]["place"]:
        place["gives"] = [*place["gives"], {"may": [[{"pay-fruit": 1}, {"shells": 1}]]}]
    return catalog.changed_game(key, content)


#: games with other components, in which questions come up that random play seldom or never meets
CHANGED = {"etchinstone": thick_armour, "tidal": many_choices}


@pytest.mark.parametrize("key", FINISHED)
def test_everything_met_in_random_play_has_words(key: str) -> None:
    game = catalog.game(key)
    changed = CHANGED[key](key) if key in CHANGED else game
    words = {language: Words(language, FOLDERS[key], strict=True) for language in LANGUAGES}
    luck = random.Random(7)
    bases = {base for step in game.steps.values() for base in step.__mro__[1:]}
    asking = {name for name, step in game.steps.items() if step.RULE and step not in bases}
    answers = {verb.name for verb in game.verbs.verbs}
    steps, rules, verbs = set[str](), set[str](), set[str]()
    for seed in range(MOST_PLAYS):
        asked, named, offered = spoken(game if seed % 2 else changed, words, luck, seed)
        steps |= asked
        rules |= named
        verbs |= offered
        if seed >= PLAYS and steps == asking and verbs == answers:
            break
    assert (steps, verbs) == (asking, answers)
    for language in LANGUAGES:
        assert not [rule for rule in rules if rulebook(key, language).find(rule) is None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FINISHED)
def test_the_rules_behind_every_verb_are_in_the_rulebook(key: str, language: str) -> None:
    """When it may be used, and what comes of it."""
    game = catalog.game(key)
    book = rulebook(key, language)
    for verb in game.verbs.verbs[1:]:
        for rule in (verb.rule, *(game.why(option) for option in range(verb.base, verb.base + max(verb.size, 1)))):
            entry = book.find(rule)
            assert entry is not None, f"{verb.name}: {rule}"
            assert entry.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_play_never_reaches_has_words(language: str) -> None:
    words = Words(language, FOLDERS["etchinstone"], strict=True)
    for key in ("done-spell", "result-won", "result-lost", "score-levels", "score-loss"):
        assert words(key)
    assert words("event-won", score=22) != words("event-won", score=1)
