"""What is in the box: islands, dice, characters and cards, as typed values that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import NONE, Components, number_of, set_of
from wawel.engine.content import count_rows
from wawel.engine.effects import Effect

FOLDER: Final = Path(__file__).parent / "data"

AnnouncementNo = Annotated[int, number_of("announcement")]
BoatNo = Annotated[int, number_of("boat")]
CardNo = Annotated[int, number_of("card")]
ChallengeNo = Annotated[int, number_of("challenge")]
CharacterNo = Annotated[int, number_of("character")]
DieNo = Annotated[int, number_of("die")]
GoalNo = Annotated[int, number_of("goal")]
IntrigueNo = Annotated[int, number_of("intrigue")]
IslandNo = Annotated[int, number_of("island")]
LevelNo = Annotated[int, number_of("level")]
MarketNo = Annotated[int, number_of("market")]
MonsterNo = Annotated[int, number_of("monster")]
PlaceNo = Annotated[int, number_of("place")]
PlaceSet = Annotated[int, set_of("place")]
ShownNo = Annotated[int, number_of("shown")]
TextNo = Annotated[int, number_of("text")]
TrickNo = Annotated[int, number_of("trick")]

SEATS: Final = (1, 2, 3, 4)
MOST_SEATS: Final = 4
ROUNDS: Final = 4
#: whoever holds a hit token or a space without being a seat: the Rival of a solo game, a neutral marker
RIVAL: Final = 4

#: [tidal.game.traits-four]
TRAITS: Final = ("spirit", "focus", "resilience", "synergy")
SPIRIT: Final = 0
FOCUS: Final = 1
RESILIENCE: Final = 2
SYNERGY: Final = 3
ANY_TRAIT: Final = (*TRAITS, "any")
ALL_TRAITS: Final = 15

#: arenas come first and clockwise, so that the Arbiter goes from one to the next. [tidal.island.arenas]
#: [tidal.end-round.arbiter]
ISLANDS: Final = ("chronoseum", "lamara", "droska", "citadel", "fold")
CHRONOSEUM: Final = 0
LAMARA: Final = 1
DROSKA: Final = 2
ARENAS: Final = 3
CITADEL: Final = 3
FOLD: Final = 4

#: where monsters are: at Fold's Edge, on the Inner Reef, or hunted, beside the deck. [tidal.invasion.path]
EDGE: Final = 0
REEF: Final = 1
HUNTED: Final = 2
FOE_PLACES: Final = ("edge", "reef", "hunted")

#: dice: nine kinds on four levels. [tidal.dice.levels-four] [tidal.component.trait-dice]
DIE_LEVELS: Final = ("novice", "adept", "elite", "guild")
COLOURS: Final = ("white", "red", "blue")
WHITE: Final = 0
RED: Final = 1
BLUE: Final = 2
ANY_COLOUR: Final = ("any", "red", "blue")
DICE: Final = (
    "novice",
    "adept-red",
    "adept-blue",
    "elite-red",
    "elite-blue",
    "guild-spirit",
    "guild-focus",
    "guild-resilience",
    "guild-synergy",
)
DIE_KINDS: Final = len(DICE)
NOVICE: Final = 0
DICE_COUNTS: Final = (14, 8, 8, 8, 8, 3, 3, 3, 3)
SIDES: Final = 6

#: what a face shows. A die in a roll is (die * FACE_KINDS + face); borrowed dice come after the players' own.
FACES: Final = (
    "blank",
    *TRAITS,
    "any",
    "focus-or-spirit",
    "resilience-or-synergy",
    *[f"double-{trait}" for trait in TRAITS],
)
FACE_KINDS: Final = len(FACES)
BLANK: Final = 0
WILD: Final = 5
DOUBLE: Final = 8
#: the traits a face can stand for, as bits, and how many symbols it has
FACE_TRAITS: Final[list[int]] = [0, 1, 2, 4, 8, ALL_TRAITS, 3, 12, 1, 2, 4, 8]
FACE_SYMBOLS: Final[list[int]] = [0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]
#: the first code of a borrowed die
BORROWED: Final = DIE_KINDS * FACE_KINDS
SHOWN: Final = 2 * BORROWED

#: [tidal.component.danger-dice]
DANGER_FACES: Final = ("blank", "x", "xx")

#: monsters: weak or strong, and what a spot asks for. [tidal.armour.white-any] [tidal.armour.colour-adept]
STRENGTHS: Final = ("weak", "strong")
WEAK: Final = 0
STRONG: Final = 1
GRADES: Final = ("white", "colour", "frame")
PLAIN_SPOT: Final = 0
COLOURED: Final = 1
MOST_SPOTS: Final = 10

#: challenges by their backs. [tidal.setup.challenge-split]
STANDARD: Final = 0
STARTING: Final = 1
LEGENDARY: Final = 2
CHALLENGE_KINDS: Final = ("challenge", "starting", "legendary")
MOST_SYMBOLS: Final = 7

#: counts of the box. [tidal.component.city-cards] [tidal.component.player-set] [tidal.component.advanced-cards]
CARDS_OF_A_CHARACTER: Final = 12
GOALS_OF_A_CHARACTER: Final = 3
CHALLENGE_CARDS: Final = (42, 12, 29)
TRICK_CARDS: Final = 30
MARKET_CARDS: Final = (25, 19)
MONSTER_CARDS: Final = (7, 9)
ANNOUNCEMENTS: Final = 7
INTRIGUES: Final = 5
HIT_TOKENS: Final = 18
DIALS: Final = 4
POOL: Final = 5
MARKET: Final = 3
LEGENDS: Final = 3
SPIRIT_LEVELS: Final = 5

#: effect words by number; the rules switch on these. Up to LAST_PLAIN they ask nothing.
FRUIT: Final = 1
SHELLS: Final = 2
SHIELD: Final = 3
TRICKS: Final = 4
DRAW_CHALLENGES: Final = 5
RANKING: Final = 6
FALL: Final = 7
FIRST_PLAYER: Final = 8
REFRESH_ALL: Final = 9
LOSE_FRUIT: Final = 10
LOSE_SHELLS: Final = 11
LOSE_SHIELD: Final = 12
GUARD: Final = 13
REACH: Final = 14
ANOTHER_TRICK: Final = 15
FRUIT_PER: Final = 16
SHELLS_PER: Final = 17
RANKING_PER: Final = 18
PAY_FRUIT: Final = 19
PAY_SHELLS: Final = 20
PAY_SHIELD: Final = 21
PAY_RANKING: Final = 22
LAST_PLAIN: Final = 22
DIE: Final = 30
REFRESH: Final = 31
UPGRADE: Final = 32
DEVELOP: Final = 33
CHALLENGE: Final = 34
RENEW: Final = 35
BUY: Final = 36
BOAT: Final = 37
LOSE_DIE: Final = 38
BORROW: Final = 39
REROLL: Final = 40
TURN: Final = 41
SNEAK: Final = 42
ARBITER: Final = 43
STEAL_FRUIT: Final = 44
STEAL_SHELLS: Final = 45
CHOOSE_ONE: Final = 46
MAY: Final = 47
IF: Final = 48
EACH_OTHER: Final = 49
AHEAD: Final = 50
VICTIM: Final = 51
PAY_DIE: Final = 52
#: conditions
AT_LEAST: Final = 60
LEADING: Final = 61
BEHIND: Final = 62
ARBITER_HERE: Final = 63
ALONE: Final = 64
STRETCHED: Final = 65

#: what can be counted, by conditions, by effects and by secret goals
MEASURES: Final = (
    "fruit",
    "shells",
    "shield",
    "tricks",
    "challenges",
    "completed",
    "completed-chronoseum",
    "completed-lamara",
    "completed-droska",
    "sets",
    "arenas",
    "symbols",
    "spirit-symbols",
    "focus-symbols",
    "resilience-symbols",
    "synergy-symbols",
    "long-challenges",
    "legendary",
    "dice",
    "spent-dice",
    "adept-dice",
    "elite-dice",
    "guild-dice",
    "cards",
    "hits",
    "monsters",
    "leader-tokens",
    "ranking",
    "spirit-level",
    "focus-level",
    "resilience-level",
    "synergy-level",
    "lowest-dial",
    "highest-dial",
    "dial-points",
    "rivals-ahead",
)

#: when abilities of character cards and announcements work. [tidal.character-card.permanent]
WHEN: Final = (
    "use",
    "artifact",
    "complete",
    "complete-chronoseum",
    "complete-lamara",
    "complete-droska",
    "stretch",
    "withdraw",
    "fight",
    "kill",
    "block",
    "lose-die",
    "visit-chronoseum",
    "visit-lamara",
    "visit-droska",
    "visit-citadel",
    "visit-fold",
    "boat",
    "trick",
    "buy",
    "morning",
    "night",
    "invasion",
    "versatility",
    "impress",
)
USE: Final = 0
ARTIFACT: Final = 1
COMPLETE: Final = 2
COMPLETE_ARENA: Final = 3
STRETCH: Final = 6
WITHDRAW: Final = 7
FIGHT: Final = 8
KILL: Final = 9
BLOCK: Final = 10
LOST_DIE: Final = 11
VISIT: Final = 12
BOAT_MOVED: Final = 17
TRICK_PLAYED: Final = 18
BOUGHT: Final = 19
MORNING: Final = 20
NIGHT: Final = 21
INVASION: Final = 22
VERSATILITY: Final = 23
IMPRESS: Final = 24

#: figures that a card in play, or an announcement for everybody, changes as long as it lies there
STATICS: Final = (
    "focus",
    "spirit",
    "night",
    "capacity",
    "dice-limit",
    "leap-cost",
    "memory-cost",
    "discount",
    "block",
    "armour",
    "safe",
    "impress",
    "fight-focus",
)
FOCUS_LIMIT: Final = 0
SPIRIT_BONUS: Final = 1
NIGHT_PICKS: Final = 2
CAPACITY: Final = 3
DICE_LIMIT: Final = 4
LEAP_COST: Final = 5
MEMORY_COST: Final = 6
DISCOUNT: Final = 7
BLOCK_COST: Final = 8
ARMOUR: Final = 9
SAFE: Final = 10
IMPRESS_BONUS: Final = 11
FIGHT_FOCUS: Final = 12


class Text:
    """A list of effects that can be carried out, wherever it is printed. `plain` if it asks nobody anything, `rolls`
    if it means nothing without dice in a challenge or fight."""

    __slots__ = ("effects", "plain", "rolls")

    def __init__(self, effects: tuple[Effect, ...], plain: bool, rolls: bool) -> None:
        self.effects = effects
        self.plain = plain
        self.rolls = rolls


class Die:
    """A kind of trait die: level 0 to 3, colour, how many there are, what its six faces show.

    `distinct` are the faces it can be turned to, `symbols` the most a face shows. [tidal.dice.purpose]
    """

    __slots__ = ("colour", "count", "distinct", "faces", "level", "symbols", "upgrades")

    def __init__(self, level: int, colour: int, count: int, faces: list[int]) -> None:
        self.level = level
        self.colour = colour
        self.count = count
        self.faces = faces
        self.distinct = sorted(set(faces))
        self.symbols = max([FACE_SYMBOLS[face] for face in faces])
        self.upgrades: list[int] = []


class Danger:
    """A danger die: how many X each face shows, and the first round it is used in. [tidal.danger.rises]"""

    __slots__ = ("faces", "first")

    def __init__(self, first: int, faces: list[int]) -> None:
        self.first = first
        self.faces = faces


class Place:
    """An action space of an island, or (without a text) the board beside its spaces. `foe` is the monster's place that
    a space of the Fold belongs to. [tidal.space.two-kinds] [tidal.space.visit-without-space]"""

    __slots__ = ("advanced", "base", "foe", "island", "open", "temple", "text")

    def __init__(self, island: int, text: int, open: bool, temple: bool, foe: int, base: bool, advanced: bool) -> None:
        self.island = island
        self.text = text
        self.open = open
        self.temple = temple
        self.foe = foe
        self.base = base
        self.advanced = advanced


class Dial:
    """A dial: the level at each position, and the points its marks give there. `cards` are positions with a card
    symbol. [tidal.trait.level-marks] [tidal.trait.dial-points] [tidal.ruling.dial-layout]"""

    __slots__ = ("cards", "last", "level", "points")

    def __init__(self, level: list[int], points: list[int], cards: list[int]) -> None:
        self.level = level
        self.points = points
        self.cards = cards
        self.last = len(level) - 1


class Character:
    """A character: where its dials start, its cards, goals and starting challenges, the compass ones first."""

    __slots__ = ("cards", "challenges", "goals", "start")

    def __init__(self, start: tuple[int, ...]) -> None:
        self.start = start
        self.cards: list[int] = []
        self.goals: list[int] = []
        self.challenges: list[int] = []


class Ability:
    """What a character card or an announcement does, and when. `text` is NONE for a lasting change of a figure."""

    __slots__ = ("cost", "text", "when")

    def __init__(self, when: int, text: int, cost: int) -> None:
        self.when = when
        self.text = text
        self.cost = cost


class Static:
    """A figure a card changes, perhaps on one island only."""

    __slots__ = ("island", "n", "op")

    def __init__(self, op: int, n: int, island: int) -> None:
        self.op = op
        self.n = n
        self.island = island


class Card:
    """A character card. `hears` has a bit for each moment it works at, `changes` one for each figure it changes."""

    __slots__ = ("abilities", "artifact", "changes", "character", "hears", "statics")

    def __init__(self, character: int, artifact: bool) -> None:
        self.character = character
        self.artifact = artifact
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.hears = 0
        self.changes = 0


class Challenge:
    """A challenge: arena, required symbols by trait, stretch symbols by trait, points. [tidal.challenge.card-parts]

    `symbols` are the required ones as printed, `stretch` the dashed ones.
    """

    __slots__ = ("arena", "full", "kind", "needs", "points", "stretch", "symbols")

    def __init__(self, kind: int, arena: int, symbols: tuple[int, ...], stretch: tuple[int, ...], points: int) -> None:
        self.kind = kind
        self.arena = arena
        self.symbols = symbols
        self.stretch = stretch
        self.points = points
        self.needs = [symbols.count(trait) for trait in range(len(TRAITS))]
        self.full = [n + stretch.count(trait) for trait, n in enumerate(self.needs)]


class Trick:
    """A trick: a text for each level of Spirit. [tidal.trait.spirit]"""

    __slots__ = ("copies", "rolls", "texts")

    def __init__(self, copies: int, texts: list[int], rolls: bool) -> None:
        self.copies = copies
        self.texts = texts
        self.rolls = rolls


class Market:
    """A market card: price in fruit and what it does once. [tidal.ruling.market-price]"""

    __slots__ = ("advanced", "copies", "price", "text")

    def __init__(self, copies: int, price: int, text: int, advanced: bool) -> None:
        self.copies = copies
        self.price = price
        self.text = text
        self.advanced = advanced


class Spot:
    """A damage spot: trait, armour, cup, linked group (0 for none). `dice` has a bit for each kind of die that can
    hit it. [tidal.monster.card-parts] [tidal.armour.linked]"""

    __slots__ = ("colour", "cup", "dice", "grade", "link", "trait")

    def __init__(self, trait: int, grade: int, colour: int, cup: bool, link: int, dice: int) -> None:
        self.trait = trait
        self.grade = grade
        self.colour = colour
        self.cup = cup
        self.link = link
        self.dice = dice

    def like(self, other: Spot) -> bool:
        """Does it not matter which of two spots is hit?"""
        same = self.trait == other.trait and self.grade == other.grade and self.colour == other.colour
        return same and self.cup == other.cup and self.link == 0 and other.link == 0


class Monster:
    """A monster. [tidal.monster.card-parts]"""

    __slots__ = ("advanced", "bonus", "compass", "penalty", "reward", "spots", "strength", "style")

    def __init__(self, strength: int, style: int, compass: bool, advanced: bool) -> None:
        self.strength = strength
        self.style = style
        self.compass = compass
        self.advanced = advanced
        self.spots: list[Spot] = []
        self.reward = NONE
        self.bonus = NONE
        self.penalty = NONE


class Goal:
    """A secret goal: what is counted, and how much of it scores the fewer and the more points.

    [tidal.goal.two-levels] [tidal.goal.card-parts]
    """

    __slots__ = ("character", "compass", "easy", "hard", "what")

    def __init__(self, character: int, compass: bool, what: int, easy: int, hard: int) -> None:
        self.character = character
        self.compass = compass
        self.what = what
        self.easy = easy
        self.hard = hard


class Announcement:
    """A special announcement: figures it changes for everybody, and what the first one, or each one, to do something
    gets. [tidal.ruling.advanced-announcements]"""

    __slots__ = ("changes", "each", "first", "statics")

    def __init__(self) -> None:
        self.statics: list[Static] = []
        self.changes = 0
        self.first: Ability | None = None
        self.each: Ability | None = None


class Intrigue:
    """A card of the Rival: the island it goes to, and what it does there. [tidal.ruling.solo-intrigue]"""

    __slots__ = ("back", "boat", "island", "ranking")

    def __init__(self, island: int, ranking: int, back: int, boat: int) -> None:
        self.island = island
        self.ranking = ranking
        self.back = back
        self.boat = boat


class Level:
    """A difficulty of the solo game: points per challenge, start space, symbols per fight."""

    __slots__ = ("points", "start", "symbols")

    def __init__(self, points: int, start: int, symbols: int) -> None:
        self.points = points
        self.start = start
        self.symbols = symbols


class Box(Components):
    """All components. Texts are numbered too: `ids["text"]` says where each is printed.

    `beside` has the place without a space of each island. `ranking` has the points of each space of the champion
    ranking. `boat` has the text of each space of the track. `memory` is for what follows from the components.
    """

    __slots__ = (
        "announcements",
        "beside",
        "boat",
        "cards",
        "challenges",
        "characters",
        "dangers",
        "dials",
        "dice",
        "goal_points",
        "goals",
        "intrigues",
        "levels",
        "market",
        "memory",
        "monsters",
        "places",
        "ranking",
        "reef_until",
        "shield",
        "texts",
        "tricks",
    )

    def __init__(self) -> None:
        super().__init__()
        self.ids["trait"] = list(TRAITS)
        self.ids["island"] = list(ISLANDS)
        self.ids["face"] = list(FACES)
        self.ids["style"] = list(ISLANDS[:ARENAS])
        self.ids["foe-place"] = list(FOE_PLACES)
        own = [f"{die}/{face}" for die in DICE for face in FACES]
        self.ids["shown"] = own + [f"borrowed-{name}" for name in own]
        self.ids["text"] = []
        self.ids["card"] = []
        self.texts: list[Text] = []
        self.dice: list[Die] = []
        self.dangers: list[Danger] = []
        self.reef_until = 0
        self.places: list[Place] = []
        self.beside: list[int] = []
        self.boat: list[int] = []
        self.ranking: list[int] = []
        self.goal_points: tuple[int, int] = (7, 10)
        self.dials: list[Dial] = []
        self.characters: list[Character] = []
        self.cards: list[Card] = []
        self.shield = NONE
        self.challenges: list[Challenge] = []
        self.goals: list[Goal] = []
        self.tricks: list[Trick] = []
        self.market: list[Market] = []
        self.monsters: list[Monster] = []
        self.announcements: list[Announcement] = []
        self.intrigues: list[Intrigue] = []
        self.levels: list[Level] = []
        self.memory: dict[object, object] = {}


def rows(file: str, *kinds: str) -> int:
    """How many rows of some kinds a data file has."""
    return sum([count_rows(FOLDER / file, kind) for kind in kinds])


#: how many components of each kind there are
COUNTS: Final = {
    "card": rows("characters.toml", "card"),
    "challenge": rows("challenges.toml", "challenge", "starting") + rows("legendary.toml", "legendary"),
    "character": rows("characters.toml", "character"),
    "die": DIE_KINDS,
    "face": FACE_KINDS,
    "island": len(ISLANDS),
    "market": rows("market.toml", "market") + rows("advanced.toml", "advanced-market"),
    "place": rows("islands.toml", "place") + len(ISLANDS),
    "shown": SHOWN,
    "trait": len(TRAITS),
    "trick": rows("tricks.toml", "trick"),
}
