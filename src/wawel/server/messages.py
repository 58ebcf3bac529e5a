"""What travels on the wire, as types: calls are checked against them, the API's description is made of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=32)]
Small = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
#: a key with its arguments; the client makes the words
Phrase = dict[str, Any]

Status = Literal["open", "playing", "finished", "aborted"]


class Error(Struct, omit_defaults=True):
    """Why a call was refused. `error` is a Fluent key, `detail` English for developers."""

    error: str
    args: dict[str, Any]
    detail: str
    seq: int = -1
    missed: list[Any] = []


class Ok(Struct):
    """Done."""

    ok: bool = True


# ---------------------------------------------------------------------- the table


class SectionOut(Struct):
    heading: Phrase
    lines: list[Phrase]


class OptionOut(Struct):
    option: str
    label: Phrase


class ChoiceOut(Struct):
    n: int
    seat: int
    kind: str
    step: str
    rule: str
    prompt: Phrase
    options: list[OptionOut]
    decline: bool


class BlockedOut(Struct):
    option: str
    label: Phrase
    rule: str


class ClockOut(Struct):
    """Seconds left when the message was sent, and whether they are running."""

    left: float
    running: bool


class SeatOut(Struct):
    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    online: bool
    clock: ClockOut | None
    invite: bool
    resigned: bool
    order: str | None


class LogLine(Struct, omit_defaults=True):
    """What happened at a sequence number. With `back`, the lines after that number no longer stand."""

    seq: int
    seat: int
    by: str
    at: float
    events: list[Phrase]
    back: int = -1


class ChatLine(Struct):
    id: int
    seq: int
    seat: int
    name: str
    text: str
    at: float


class TakebackOut(Struct):
    """Somebody asks to go back to after `seq`; `yes` are the seats that agree, `asked` those that are asked."""

    seat: int
    seq: int
    yes: list[int]
    asked: list[int]


class ResultOut(Struct):
    """How the game ended. `why` itemises each seat's points as pairs of key and points."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    why: list[Any]
    rewound: int
    seed: str
    resigned: list[int]


class ClockSetting(Struct, frozen=True):
    """Live: `seconds` each, `bonus` after each answer, never more than at the start. Daily: `days` for an answer."""

    mode: Literal["none", "live", "daily"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400)] = 600
    bonus: Annotated[int, Meta(ge=1, le=3600)] = 30
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class Update(Struct, tag_field="type", tag="update"):
    """What a reader may know now, and what is new in log and chat. `muted` are the names of those who may not chat."""

    id: str
    game: str
    status: Status
    seats: list[SeatOut]
    you: int
    seq: int
    number: int
    view: dict[str, Any] | None
    figures: dict[str, Any]
    sections: list[SectionOut]
    choices: list[ChoiceOut]
    blocked: list[BlockedOut]
    waiting: list[int]
    undo: bool
    takeback: TakebackOut | None
    muted: list[str]
    log: list[LogLine]
    chat: list[ChatLine]
    result: ResultOut | None
    record: str | None
    rematch: str | None


class TableOut(Update, tag_field="type", tag="table"):
    """The whole table: an update with all of log and chat, and what was agreed before the game."""

    settings: dict[str, Any]
    clock: ClockSetting
    public: bool
    rated: bool
    creator: str
    commitment: str | None
    origin: str | None


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    settings: dict[str, Any]
    status: Status
    seats: list[SeatOut]
    seq: int
    clock: ClockSetting
    public: bool
    rated: bool
    created: float
    touched: float
    waiting: list[int]
    you: int
    result: ResultOut | None


# ---------------------------------------------------------------------- requests about tables


class SeatIn(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "invite", "bot"]
    bot: Short | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Short
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=16)]
    settings: dict[str, str | int | bool] = {}
    clock: ClockSetting = ClockSetting()
    public: bool = True
    rated: bool = False


class TableMade(Struct):
    """A new table, my seat there (-2: none), and the links for invited people."""

    id: str
    seat: int
    invites: dict[str, str]


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=200)] = ""


class Joined(Struct):
    seat: int


class AnswerIn(Struct, forbid_unknown_fields=True):
    """`n` is the choice's number, `seq` what the client had seen when it decided."""

    n: Small
    seq: Small
    option: Short


class Done(Struct):
    """Where the table stands now. `again`: this very answer had been given before; nothing was changed."""

    seq: int
    again: bool = False


class UndoIn(Struct, forbid_unknown_fields=True):
    """`to`: go back to after this sequence number; without it, my last answer."""

    to: Small | None = None


class BotIn(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Short = "greedy"


class OrderIn(Struct, forbid_unknown_fields=True):
    order: Literal["idle", "pass", "calm"] | None = None


class ForkIn(Struct, forbid_unknown_fields=True):
    seq: Small


class ChatIn(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MuteIn(Struct, forbid_unknown_fields=True):
    name: Short
    muted: bool = True


# ---------------------------------------------------------------------- games


class SettingOut(Struct):
    """`seats` names, for each choice that is not for all numbers of players, the numbers it is for."""

    name: str
    choices: list[Any]
    default: Any
    seats: dict[str, list[int]]


class GameOut(Struct):
    key: str
    seats: list[int]
    settings: list[SettingOut]
    version: str
    content: str
    #: specs of the bots that may sit down
    bots: list[str]


class VerbOut(Struct):
    name: str
    base: int
    #: how many codes it has; 0 if its argument has no limit
    size: int
    about: str
    names: list[str]
    #: the rule that says when it may be used
    rule: str


class GameFull(GameOut):
    """A game with what a client needs to draw it: option codes, event arguments, component data, given names."""

    verbs: list[VerbOut]
    #: the arguments of each event, each with the kind of component it names, if it names one
    events: dict[str, dict[str, str]]
    #: the ids of all components by kind
    ids: dict[str, list[str]]
    #: what stands on each component, by kind and id: phrases to be said line by line
    texts: dict[str, dict[str, list[dict[str, Any]]]]
    components: dict[str, Any]
    names: dict[str, dict[str, str]]
    #: does it ask, outside one's turn, whether one steps in?
    reacts: bool


class RulebookOut(Struct):
    rules: list[dict[str, Any]]
    examples: list[dict[str, Any]]
    rulings: list[dict[str, Any]]


# ---------------------------------------------------------------------- accounts


class Me(Struct):
    id: str
    name: str
    guest: bool
    language: str
    csrf: str
    passkeys: int
    muted: list[str]


class Credentials(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class MeIn(Struct, forbid_unknown_fields=True):
    language: Literal["en", "pl"] | None = None
    name: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class TokenIn(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    scopes: Annotated[list[Literal["read", "play", "create"]], Meta(min_length=1, max_length=3)]


class TokenOut(Struct):
    id: str
    name: str
    scopes: list[str]
    created: float
    used: float | None


class TokenMade(TokenOut):
    """The token itself is shown this once."""

    token: str


class RatingOut(Struct):
    """`rating` is what is shown: what the player is worth at least, as far as the games tell."""

    game: str
    name: str
    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


class ProfileOut(Struct):
    name: str
    guest: bool
    created: float
    ratings: list[RatingOut]
    tables: list[Summary]


class NotificationOut(Struct):
    id: int
    kind: str
    table: str
    at: float
    read: bool


class Health(Struct):
    ok: bool
    version: str


# ---------------------------------------------------------------------- the socket


class Call(Struct):
    """What every message of a client may carry: `ref` comes back with the reply."""

    ref: str | int | None = None


class SocketAnswer(Call, tag_field="type", tag="answer", kw_only=True):
    n: Small
    seq: Small
    option: Short


class SocketUndo(Call, tag_field="type", tag="undo", kw_only=True):
    to: Small | None = None


class SocketChat(Call, tag_field="type", tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SocketTakeback(Call, tag_field="type", tag="takeback", kw_only=True):
    """Ask for one, or (`reply`) answer somebody else's."""

    to: Small | None = None
    reply: Literal["yes", "no"] | None = None


class SocketText(Call, tag_field="type", tag="text", kw_only=True):
    """Should updates on this socket hold the table as text, in `sections`?"""

    on: bool


class SocketPing(Call, tag_field="type", tag="ping", kw_only=True):
    pass


SocketCall = SocketAnswer | SocketUndo | SocketChat | SocketTakeback | SocketText | SocketPing
