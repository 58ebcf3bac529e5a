"""A table as its readers get it, tables in lists, and what is asked of a table over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from wawel.server.messages.common import GameData, JsonObject, Phrase, Seat, SeatNumber, Short, Small, ts

TableStatus = Literal["open", "playing", "finished", "aborted", "halted"]
SeatKind = Literal["human", "bot", "open"]
Order = Literal["idle", "pass"]
#: who answered, or why something was taken back; `pass` is told to the player alone, others read `person`
AnsweredBy = Literal["person", "bot", "clock", "order", "pass", "undo", "takeback", "server"]


class Section(Struct):
    """A part of the table as text."""

    heading: Phrase
    lines: list[Phrase]


class OptionInfo(Struct):
    #: the option's stable name, `spell:dusk-pilgrim`
    option: str
    label: Phrase


class ChoiceInfo(Struct):
    """A question to the reader."""

    #: the choice's number: an answer names it
    n: int
    seat: Seat
    #: which widget asks: `pick`, `pick-card`, `roles`, `react` …
    kind: str
    step: str
    rule: str
    prompt: Phrase
    options: list[OptionInfo]
    #: may the question be declined (the last option then says what that means)?
    decline: bool


class BlockedInfo(Struct):
    """Something the reader might try but can't, and the rule that forbids it."""

    option: str
    label: Phrase
    rule: str


class SeatClock(Struct):
    """Seconds left when the message was sent, and whether they are running."""

    left: float
    running: bool


class SeatInfo(Struct):
    seat: Seat
    name: str
    kind: SeatKind
    #: the bot that plays here, also for a person who left
    bot: str | None
    #: the icon that is this seat's face; empty for an open seat
    face: str
    online: bool
    clock: SeatClock | None
    #: an open seat that needs the table's link
    invite: bool
    #: an open seat that is kept for the person it is named after
    reserved: bool
    resigned: bool
    #: everything is answered for this seat until its owner takes that back
    idle: bool


class LogLine(Struct, omit_defaults=True):
    """What happened at a sequence number. With `back`, the lines after that number are void."""

    seq: int
    seat: Seat
    by: AnsweredBy
    #: seconds since 1970
    at: float
    events: list[Phrase]
    back: int = -1
    #: this seat resigned; going back does not make it void
    resigned: bool = False


class ChatLine(Struct):
    id: int
    seq: int
    seat: Seat
    name: str
    text: str
    at: float


class Takeback(Struct):
    """Somebody asks to go back to after `seq`; `yes` are the seats that agree, `asked` those that are asked, and `no`
    is the seat that refused: then the wish stays only to tell of that, until the game goes on."""

    seat: Seat
    seq: int
    yes: list[Seat]
    asked: list[Seat]
    no: Seat | None = None


class PassingNow(Struct):
    """The server is about to pass for me at choice `n`, because I can do nothing else (`empty`) or ordered so."""

    n: int
    empty: bool


class Passing(Struct):
    """My orders, which nobody else is told: `auto` passes where there is nothing to play, `order` at every chance to
    react until something else is asked; `stops` are the moments at which neither does."""

    auto: bool
    order: bool
    stops: list[str]
    now: PassingNow | None


#: a line of the score sheet: `score-<key>` has the words
ScoreItem = Annotated[tuple[str, int], ts("ScoreItem")]


class Result(Struct):
    """How the game ended. `why` itemises each seat's points."""

    scores: list[int]
    ranks: list[int]
    winners: list[Seat]
    why: list[list[ScoreItem]]
    #: how often something already seen was taken back
    rewound: int
    seed: str
    resigned: list[Seat]


class ClockSetting(Struct, frozen=True):
    """Live: `seconds` each, `bonus` after each answer, never more than at the start. Daily: `days` for an answer."""

    mode: Literal["none", "live", "daily"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400)] = 600
    bonus: Annotated[int, Meta(ge=1, le=3600)] = 30
    days: Annotated[int, Meta(ge=1, le=30)] = 2


class TableUpdate(Struct, tag_field="type", tag="update"):
    """What a reader may know now, and what is new in log and chat."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatInfo]
    you: Seat
    #: counts everything that happens at the table
    seq: int
    #: how many answers were given
    number: int
    #: what the reader may know of the state; null before the game starts
    view: GameData | None
    #: what the game works out from the view, in numbers and phrases, so that a scene need not know rules
    preview: GameData
    #: the table as text, if it was asked for
    sections: list[Section]
    choices: list[ChoiceInfo]
    blocked: list[BlockedInfo]
    waiting: list[Seat]
    #: whose turn it is, whoever is asked; empty where the rules know no turns, or between them
    turn: list[Seat]
    #: the reader's own orders; null for spectators and before the game
    passing: Passing | None
    undo: bool
    takeback: Takeback | None
    #: how many people watch who have no seat
    watching: int
    #: the names of those who may not chat here
    muted: list[str]
    log: list[LogLine]
    chat: list[ChatLine]
    result: Result | None
    #: the address of the record, once it may be read
    record: str | None
    #: the table of the next game, once somebody asked for one
    rematch: str | None


class Hand(Struct):
    """The cards only one seat could see, by the keys of their names."""

    seat: Seat
    cards: list[str]


class TableMessage(TableUpdate, tag_field="type", tag="table"):
    """The whole table: an update with all of log and chat, and what was agreed before the game."""

    settings: JsonObject
    clock: ClockSetting
    public: bool
    rated: bool
    creator: str
    commitment: str | None
    origin: str | None
    #: everybody's hidden cards at a past moment, once the game is over
    hands: list[Hand] | None = None


class Chart(Struct):
    """How a finished game went: each seat's chance to win and points (if the game counts any) after some sequence
    numbers, and at which of these it turned."""

    seqs: list[int]
    chances: list[list[float]]
    points: list[list[int]] | None
    turns: list[int]


class HintRequest(Struct, forbid_unknown_fields=True):
    n: Small


class Hinted(Struct):
    """A good answer to a choice, by its option's name."""

    n: int
    option: str


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    settings: JsonObject
    status: TableStatus
    seats: list[SeatInfo]
    seq: int
    clock: ClockSetting
    public: bool
    rated: bool
    created: float
    touched: float
    waiting: list[Seat]
    you: Seat
    result: Result | None
    #: a game alone or against bots that nobody has touched for a while; it goes on whenever its owner does
    paused: bool


# ---------------------------------------------------------------------- requests


class SeatRequest(Struct, forbid_unknown_fields=True):
    """`person`: kept for the one of this name, who is notified."""

    kind: Literal["me", "open", "invite", "person", "bot"]
    bot: Short | None = None
    name: Short | None = None


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Short
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    settings: dict[str, str | int | bool] = {}
    clock: ClockSetting = ClockSetting()
    #: listed in the lobby? If that is not said: where anybody may sit down, yes; else no
    public: bool | None = None
    rated: bool = False


class TableCreated(Struct):
    """A new table, my seat there (-2: none), and the link that seats whoever comes next."""

    id: str
    seat: Seat
    link: str | None


class TableLink(Struct):
    """The link that seats whoever comes next; null if no seat is free."""

    link: str | None


class InviteRequest(Struct, forbid_unknown_fields=True):
    name: Short


class MatchRequest(Struct, forbid_unknown_fields=True):
    game: Short


class Match(Struct):
    """The game I wait for, or the table I was seated at; and how many others wait, by game."""

    game: str | None
    table: str | None
    others: dict[str, int]


class JoinRequest(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=200)] = ""


class Joined(Struct):
    seat: Seat


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """`n` is the choice's number, `seq` what the client had seen when it decided."""

    n: Small
    seq: Small
    option: Short


class Done(Struct):
    """The table's sequence number now. `again`: the same answer was given before; nothing changed."""

    seq: int
    again: bool = False


class UndoRequest(Struct, forbid_unknown_fields=True):
    """`to`: go back to after this sequence number; without it, my last answer."""

    to: Small | None = None


class BotRequest(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Short = "greedy"


class OrderRequest(Struct, forbid_unknown_fields=True):
    """What is null stays as it is; `hold` is the number of a choice that shall not be passed."""

    order: Literal["none", "idle", "pass"] | None = None
    auto: bool | None = None
    stops: Annotated[list[Short], Meta(max_length=32)] | None = None
    hold: Small | None = None


class ForkRequest(Struct, forbid_unknown_fields=True):
    seq: Small


class ChatRequest(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MuteRequest(Struct, forbid_unknown_fields=True):
    name: Short
    muted: bool = True


# ---------------------------------------------------------------------- the feed of an account


class FeedTurn(Struct, tag_field="type", tag="turn"):
    """Whether a table waits for me has changed."""

    table: str
    game: str
    waiting: bool


class FeedInvite(Struct, tag_field="type", tag="invite"):
    """Somebody keeps a seat for me at a table."""

    table: str
    game: str
    by: str


class FeedWaiting(Struct, tag_field="type", tag="waiting"):
    """The first line of the feed: the tables where something is asked of me, and those where a seat is kept for me."""

    tables: list[str]
    invitations: list[FeedInvite]
    at: float


class FeedMatch(Struct, tag_field="type", tag="match"):
    """I was seated at a table with others who waited for the same game."""

    table: str
    game: str


FeedMessage = FeedWaiting | FeedTurn | FeedInvite | FeedMatch
