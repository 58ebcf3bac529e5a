"""What is in the box: board spaces, cards, characters, Lords and tokens, as typed values that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from wawel.engine.components import NONE, Components, by, number_of
from wawel.engine.content import count_rows
from wawel.engine.effects import Effect

FOLDER: Final = Path(__file__).parent / "data"

AlignmentNo = Annotated[int, number_of("alignment")]
CardNo = Annotated[int, number_of("card")]
CharacterNo = Annotated[int, number_of("character")]
EndingNo = Annotated[int, number_of("ending")]
#: a card that lies face up on a space, awake or asleep
LyingNo = Annotated[int, number_of("lying")]
LordNo = Annotated[int, number_of("lord")]
PerLord = Annotated[list[int], by("lord")]
PerSpace = Annotated[list[int], by("space")]
PerToken = Annotated[list[int], by("token")]
SpaceNo = Annotated[int, number_of("space")]
TextNo = Annotated[int, number_of("text")]

SEATS: Final = (1, 2, 3, 4, 5, 6)
MOST_SEATS: Final = 6

# ---------------------------------------------------------------------- the board

#: [tali.region.three]; the two sides of the overlay are further Inner Regions. [tali.overview.overlay-two-sides]
REGIONS: Final = ("outer", "middle", "inner", "realm", "tower")
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
REALM: Final = 3
TOWER: Final = 4

#: what spaces are: rules and texts name them by kind
KINDS: Final = (
    "village",
    "fields",
    "woods",
    "hills",
    "plains",
    "graveyard",
    "sentinel",
    "chapel",
    "crags",
    "city",
    "tavern",
    "ruins",
    "forest",
    "portal",
    "black_knight",
    "hidden_valley",
    "cursed_glade",
    "runes",
    "chasm",
    "warlocks_cave",
    "desert",
    "oasis",
    "temple",
    "castle",
    "plain_of_peril",
    "mines",
    "vampires_tower",
    "pits",
    "valley_of_fire",
    "werewolf_den",
    "death",
    "crypt",
    "crown",
    "stair",
)
VILLAGE: Final = 0
WOODS: Final = 2
HILLS: Final = 3
GRAVEYARD: Final = 5
SENTINEL: Final = 6
CHAPEL: Final = 7
CRAGS: Final = 8
CITY: Final = 9
TAVERN: Final = 10
FOREST: Final = 12
PORTAL: Final = 13
CURSED_GLADE: Final = 16
RUNES: Final = 17
CHASM: Final = 18
WARLOCKS_CAVE: Final = 19
DESERT: Final = 20
OASIS: Final = 21
TEMPLE: Final = 22
CASTLE: Final = 23
PLAIN_OF_PERIL: Final = 24
MINES: Final = 25
VALLEY_OF_FIRE: Final = 28
CRYPT: Final = 31
CROWN: Final = 32
STAIR: Final = 33

# ---------------------------------------------------------------------- cards

#: decks; the Dragon decks come first, so that the number of a Lord is that of his deck. [tali.match.by-name]
DECKS: Final = ("varthrax", "cadorus", "grilipus", "adventure", "spell", "purchase", "talisman")
VARTHRAX: Final = 0
CADORUS: Final = 1
GRILIPUS: Final = 2
LORDS: Final = 3
ADVENTURE: Final = 3
SPELL_DECK: Final = 4
PURCHASE: Final = 5
TALISMAN_DECK: Final = 6
#: decks that are drawn from face down, but for the Spells
DRAWN: Final = 4
FILES_OF_CARDS: Final = tuple(f"{deck}.toml" for deck in DECKS)

TYPES: Final = ("event", "enemy", "stranger", "object", "magic-object", "follower", "place", "spell")
EVENT: Final = 0
ENEMY: Final = 1
STRANGER: Final = 2
OBJECT: Final = 3
MAGIC_OBJECT: Final = 4
FOLLOWER: Final = 5
PLACE: Final = 6
SPELL_CARD: Final = 7

#: [tali.dragon.definition] [tali.ruling.dragon-type-line]
CLASSES: Final = ("none", "animal", "monster", "dragon", "spirit", "cultist")
ANIMAL: Final = 1
MONSTER: Final = 2
DRAGON: Final = 3
SPIRIT: Final = 4
CULTIST: Final = 5

#: how an Enemy is fought. [tali.combat.battle] [tali.combat.psychic] [tali.ruling.either-way-grouping]
FIGHTS: Final = ("battle", "psychic", "either")
BATTLE: Final = 0
PSYCHIC: Final = 1
EITHER: Final = 2

#: [tali.combat.one-weapon-one-armour]
WORN: Final = ("none", "weapon", "armour")
WEAPON: Final = 1
ARMOUR: Final = 2

#: what becomes of an Event, a Stranger or a Place after it was met. [tali.card.event] [tali.card.stranger-place]
AFTER: Final = ("discard", "stay", "empty")
DISCARD: Final = 0
STAY: Final = 1
EMPTY: Final = 2

#: what a card may hold. [tali.golden.finite-supply]
STOCKS: Final = ("none", "strength", "craft", "life", "gold", "sleep", "spell", "scale")
STOCK_STRENGTH: Final = 1
STOCK_CRAFT: Final = 2
STOCK_LIFE: Final = 3
STOCK_GOLD: Final = 4
STOCK_SLEEP: Final = 5
STOCK_SPELL: Final = 6
STOCK_SCALE: Final = 7

#: when the further texts of cards and characters work
MOMENTS: Final = (
    "breath",
    "defeats",
    "defeats-instead",
    "killed",
    "unbeaten",
    "turn-start",
    "move",
    "moved",
    "enemy-met",
    "before-fight",
    "free",
)
BREATH: Final = 0
DEFEATS: Final = 1
DEFEATS_INSTEAD: Final = 2
KILLED: Final = 3
UNBEATEN: Final = 4
TURN_START: Final = 5
MOVE: Final = 6
MOVED: Final = 7
ENEMY_MET: Final = 8
BEFORE_FIGHT: Final = 9
FREE: Final = 10

#: when Spells may be cast. [tali.ruling.spell-windows]
WINDOWS: Final = ("start", "move", "moved", "drawn", "fight", "rolled", "life", "cast", "end")
W_START: Final = 0
W_MOVE: Final = 1
W_MOVED: Final = 2
W_DRAWN: Final = 3
W_FIGHT: Final = 4
W_ROLLED: Final = 5
W_LIFE: Final = 6
W_CAST: Final = 7
W_END: Final = 8
#: who may cast a Spell in its windows: whoever's turn it is, or anybody
CASTERS: Final = ("own-turn", "anybody")
OWN_TURN: Final = 0

#: [tali.align.three]
ALIGNMENTS: Final = ("good", "neutral", "evil")
GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2

#: the two abilities
ABILITIES: Final = ("strength", "craft")
BY_STRENGTH: Final = 0
BY_CRAFT: Final = 1

#: dragon tokens; the scales come first, by Lord. [tali.component.dragon-tokens]
TOKENS: Final = ("varthrax-scale", "cadorus-scale", "grilipus-scale", "strike", "rage", "slumber")
STRIKE: Final = 3
RAGE_TOKEN: Final = 4
SLUMBER: Final = 5

#: what the supply holds. [tali.ruling.counters-digital]
SUPPLIES: Final = ("strength", "craft", "life", "fate", "gold", "sleep")
S_STRENGTH: Final = 0
S_CRAFT: Final = 1
S_LIFE: Final = 2
S_FATE: Final = 3
S_GOLD: Final = 4
S_SLEEP: Final = 5

#: what Dragon Rage takes. [tali.rage.varthrax] [tali.rage.cadorus] [tali.rage.grilipus]
TAKINGS: Final = ("follower", "object", "spell", "gold")
T_FOLLOWER: Final = 0
T_OBJECT: Final = 1
T_SPELL: Final = 2
T_GOLD: Final = 3

#: what may be owned, for conditions
OWNINGS: Final = ("follower", "object", "spell", "gold", "armour", "weapon", "scale", "magic-object")

#: creatures without a card of their own. [tali.combat.creature] [tali.trophy.cards-only]
CREATURES: Final = (
    "sentinel",
    "farmer",
    "brigand",
    "spirit",
    "cave-dragon",
    "cave-goblin",
    "fiend",
    "whisperer",
    "werewolf",
    "wyrm-guard",
    "death",
)
C_SENTINEL: Final = 0

#: promises for the next move. [tali.space.tavern]
PROMISES: Final = ("none", "teleport", "ferry", "flight")
P_TELEPORT: Final = 1
P_FERRY: Final = 2
P_FLIGHT: Final = 3

#: the Warlock's quests, by the die that gives them. [tali.space.warlocks-cave]
QUESTS: Final = ("none", "life", "enemy", "follower", "magic-object", "three-gold", "two-gold")
Q_LIFE: Final = 1
Q_ENEMY: Final = 2
Q_FOLLOWER: Final = 3
Q_MAGIC: Final = 4
Q_THREE_GOLD: Final = 5
Q_TWO_GOLD: Final = 6

#: Events and Spells that last. [tali.card.event] [tali.spell.discard-after]
LASTINGS: Final = ("blizzard", "fury", "destroy-magic", "hex")
L_BLIZZARD: Final = 0
L_FURY: Final = 1
L_MAGIC: Final = 2
L_HEX: Final = 3

TABLES: Final = (
    "mystic",
    "enchantress",
    "crags",
    "forest",
    "tavern",
    "chapel",
    "graveyard",
    "temple",
    "altar",
    "imp",
    "witch",
    "cave",
    "magic-portal",
    "shrine",
    "great-portal",
    "dragonspire",
    "random",
)
TABLE_MYSTIC: Final = 0
TABLE_CRAGS: Final = 2
TABLE_FOREST: Final = 3
TABLE_TAVERN: Final = 4
TABLE_TEMPLE: Final = 7
TABLE_ALTAR: Final = 8
#: what is added to the dice of a table
ADDS: Final = ("none", "abilities-and-scales", "region-and-own-scales")
A_ABILITIES: Final = 1
A_REGION: Final = 2

SHOPS: Final = ("village", "market")
ENDINGS: Final = ("dragon-king", "dragon-slayers", "domain-of-dragons")
E_KING: Final = 0
E_SLAYERS: Final = 1
E_DOMAIN: Final = 2


class Text:
    """A list of effects. A plain one is carried out at once: it asks nothing and rolls nothing."""

    __slots__ = ("effects", "plain")

    def __init__(self, effects: tuple[Effect, ...], plain: bool) -> None:
        self.effects = effects
        self.plain = plain


class Table:
    """Dice and what each result brings: lines of a lowest result and a text. `prayer` says that abilities for prayers
    work, `add` what joins the dice. [tali.ruling.natural-die-scope]"""

    __slots__ = ("add", "dice", "lows", "prayer", "texts")

    def __init__(self, dice: int, prayer: bool, add: int) -> None:
        self.dice = dice
        self.prayer = prayer
        self.add = add
        self.lows: list[int] = []
        self.texts: list[int] = []


class Kind:
    """A kind of space: how many cards are drawn there, what happens before that, and what its text does after the
    cards. [tali.enc.draw-up-to] [tali.enc.space-text-last]"""

    __slots__ = ("before", "draw", "text")

    def __init__(self, draw: int, before: int, text: int) -> None:
        self.draw = draw
        self.before = before
        self.text = text


class Space:
    """A space of a board. `at` is its place in its Region, clockwise; `river` lies across it; `forward` is where the
    arrows of an Inner Region point, `back` where they come from. `text` is the space's own text, or that of its kind;
    in the Tower `draw` is the number of cards of the King's deck. [tali.ruling.raft-corners] [tali.tower.draw-number]
    """

    __slots__ = ("at", "back", "before", "draw", "forward", "kind", "region", "river", "text")

    def __init__(self, region: int, kind: int, at: int, draw: int) -> None:
        self.region = region
        self.kind = kind
        self.at = at
        self.draw = draw
        self.before = NONE
        self.text = NONE
        self.river: list[int] = []
        self.forward: list[int] = []
        self.back = NONE


class Moment:
    """A further text of a card: when it works. A cost is to be paid by discarding the card itself."""

    __slots__ = ("discard", "once", "text", "when")

    def __init__(self, when: int, text: int, discard: bool, once: bool) -> None:
        self.when = when
        self.text = text
        self.discard = discard
        self.once = once


class Card:
    """A card of any deck. `has` are the bits of its standing abilities, `amounts` their figures; `hears` the bits of
    the moments at which it has a text. `number` is the encounter number, 0 for none. `banned` are the bits of the
    alignments that may not hold it. `placed` are the kinds of space a die sends it to, `worth` the gold it turns into.
    `target` says that a Spell is cast on a character.
    [tali.enc.numbers] [tali.object.alignment-ban] [tali.enc.self-moving-first]
    """

    __slots__ = (
        "after",
        "amounts",
        "arrives_asleep",
        "banned",
        "cls",
        "copies",
        "deck",
        "fight",
        "has",
        "hears",
        "mandatory",
        "moments",
        "number",
        "own_turn",
        "placed",
        "stock",
        "stock_n",
        "target",
        "text",
        "type",
        "value",
        "windows",
        "worn",
        "worth",
    )

    def __init__(self, deck: int, type: int) -> None:
        self.deck = deck
        self.type = type
        self.copies = 1
        self.number = 0
        self.cls = 0
        self.fight = BATTLE
        self.value = 0
        self.worn = 0
        self.banned = 0
        self.has = 0
        self.amounts: dict[int, int] = {}
        self.text = NONE
        self.after = DISCARD
        self.stock = 0
        self.stock_n = 0
        self.hears = 0
        self.moments: list[Moment] = []
        self.placed: list[int] = []
        self.arrives_asleep = False
        self.mandatory = False
        self.worth = 0
        self.windows = 0
        self.own_turn = False
        self.target = False


class Character:
    """A character card. [tali.base-setup.random-character] [tali.base-setup.start-items]"""

    __slots__ = (
        "alignment",
        "amounts",
        "craft",
        "dragon",
        "fate",
        "gold",
        "has",
        "hears",
        "life",
        "moments",
        "objects",
        "spells",
        "start",
        "strength",
    )

    def __init__(self, strength: int, craft: int, life: int, fate: int) -> None:
        self.strength = strength
        self.craft = craft
        self.life = life
        self.fate = fate
        self.gold = 1
        self.start = 0
        self.alignment = NEUTRAL
        self.spells = 0
        self.objects: list[int] = []
        self.dragon = False
        self.has = 0
        self.amounts: dict[int, int] = {}
        self.hears = 0
        self.moments: list[Moment] = []


class Lord:
    """A Draconic Lord. [tali.component.lords] [tali.setup.lord-lives-five] [tali.ruling.king-values]"""

    __slots__ = ("craft", "lives", "rage", "strength")

    def __init__(self, strength: int, craft: int, lives: int, rage: int) -> None:
        self.strength = strength
        self.craft = craft
        self.lives = lives
        self.rage = rage


class Shop:
    """Purchase cards for sale and their prices. [tali.space.village] [tali.gold.pay]"""

    __slots__ = ("cards", "prices")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.prices: list[int] = []


class Box(Components):
    """All components. A lying card is `2 * card`, or one more while it sleeps."""

    __slots__ = (
        "cards",
        "characters",
        "crown",
        "figures",
        "kinds",
        "lords",
        "of_kind",
        "rings",
        "shops",
        "spaces",
        "supplies",
        "tables",
        "texts",
        "tokens",
        "tower_crown",
    )

    def __init__(self) -> None:
        super().__init__()
        self.ids["alignment"] = list(ALIGNMENTS)
        self.ids["ability"] = list(ABILITIES)
        self.ids["region"] = list(REGIONS)
        self.ids["kind"] = list(KINDS)
        self.ids["token"] = list(TOKENS)
        self.ids["creature"] = list(CREATURES)
        self.ids["quest"] = list(QUESTS)
        self.ids["ending"] = list(ENDINGS)
        self.ids["table"] = list(TABLES)
        self.ids["shop"] = list(SHOPS)
        self.ids["supply"] = list(SUPPLIES)
        self.ids["deck"] = list(DECKS[:DRAWN])
        self.ids["lord"] = list(DECKS[:LORDS])
        self.ids["card"] = []
        self.ids["lying"] = []
        self.ids["text"] = []
        self.spaces: list[Space] = []
        self.kinds: list[Kind] = []
        #: the spaces of each Region in order, clockwise
        self.rings: list[list[int]] = [[] for _ in REGIONS]
        #: the spaces of each kind
        self.of_kind: list[list[int]] = [[] for _ in KINDS]
        self.crown = NONE
        self.tower_crown = NONE
        self.cards: list[Card] = []
        self.characters: list[Character] = []
        self.lords: list[Lord] = []
        self.tokens: list[int] = []
        self.supplies: list[int] = []
        self.shops: list[Shop] = []
        self.tables: list[Table] = []
        self.texts: list[Text] = []
        #: figures of the endings
        self.figures: dict[str, int] = {}


#: how many components of each kind there are
COUNTS: Final = {
    "ability": len(ABILITIES),
    "alignment": len(ALIGNMENTS),
    "card": sum([count_rows(FOLDER / f"{deck}.toml", deck) for deck in DECKS]),
    "character": count_rows(FOLDER / "characters.toml", "character"),
    "lord": LORDS,
    "deck": DRAWN,
    "space": count_rows(FOLDER / "board.toml", "space"),
}
COUNTS["lying"] = 2 * COUNTS["card"]
