"""A game as clients get it: settings, components, rulebook."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from wawel.server.messages.common import GameData, Phrase, ts

SettingValue = str | int | bool


class SettingInfo(Struct):
    """`seats` names, for each choice that is not for all numbers of players, the numbers it is for."""

    name: str
    choices: list[SettingValue]
    default: SettingValue
    seats: dict[str, list[int]]


class FirstGame(Struct):
    """A game for newcomers: `me` and bots by their specs, and the settings that differ from the usual ones."""

    seats: list[str]
    settings: dict[str, SettingValue]


class HowToStep(Struct):
    """A step of "how to play": a part (`goal`, `turn-…`, `end`) and its picture; `how-to-<id>` has the words."""

    id: str
    icon: str


class GameSummary(Struct):
    """A game in a list."""

    key: str
    #: the numbers of players that it can be played by
    seats: list[int]
    settings: list[SettingInfo]
    version: str
    content: str
    #: specs of the bots that may sit down
    bots: list[str]
    #: how long it takes, from a quick game to a long one
    minutes: tuple[int, int]
    #: how much there is to learn and to think about: 1 light, 5 heavy
    weight: int
    first: FirstGame
    how_to: list[HowToStep]


class VerbInfo(Struct):
    name: str
    base: int
    #: how many codes it has; 0 if its argument has no limit
    size: int
    about: str
    #: names of the arguments: the `dusk-pilgrim` of `spell:dusk-pilgrim`
    names: list[str]
    #: the rule that says when it may be used
    rule: str


class GameInfo(GameSummary):
    """A game with what a client needs to draw it: option codes, event arguments, component data, given names."""

    verbs: list[VerbInfo]
    #: the arguments of each event, each with the kind of component it names, if it names one
    events: dict[str, dict[str, str]]
    #: the ids of all components by kind
    ids: dict[str, list[str]]
    #: the text of each component, by kind and id: a phrase for each line
    texts: dict[str, dict[str, list[Phrase]]]
    #: the game's data files as JSON, by file name
    components: GameData
    #: names that content files give to components: key, then language
    names: dict[str, Annotated[dict[str, str], ts("Record<Language, string>")]]
    #: does it ask players outside their turn whether they react?
    reacts: bool
    #: where one may want to be asked although there is nothing to play; `moment-…` has the words
    moments: list[str]


class PlayersFile(Struct, forbid_unknown_fields=True):
    """A file of a kind that the game can check, such as a deck."""

    text: Annotated[str, Meta(max_length=6000)]


class LineProblem(Struct):
    """What is wrong in a line of a file, or, in line 0, with the file as a whole."""

    line: int
    text: Phrase


class CheckedFile(Struct):
    """The check of a file: what it holds, and what keeps it from being used."""

    summary: Phrase
    problems: list[LineProblem]
    #: the same in numbers, in a form that only the game knows
    figures: GameData


#: a rule, an example or a ruling as it stands in the rulebook, with its own keys beside these
Rule = Annotated[dict[str, Any], ts("Rule")]
RulebookEntry = Annotated[dict[str, Any], ts("any")]


class Rulebook(Struct):
    """Rules, examples and rulings in both languages."""

    rules: list[Rule]
    examples: list[RulebookEntry]
    rulings: list[RulebookEntry]
