"""The shapes of requests and answers, as the OpenAPI page shows them."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from skald.bots.levels import LevelName
from skald.lessons.model import Kind
from skald.server.away import USUAL
from skald.server.http.schemas import Sent
from skald.server.limits import DEVICE_LENGTH, NAME_LENGTH
from skald.server.messages import AnyMoment, Phrase, SeatInfo
from skald.server.replays import Whole
from skald.server.store.kept import Away

Id: TypeAlias = Annotated[str, Field(max_length=32, pattern="^[a-z0-9]+$")]
Token: TypeAlias = Annotated[str, Field(max_length=64)]
Word: TypeAlias = Annotated[str, Field(max_length=64)]
Text: TypeAlias = Annotated[str, Field(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=8)]
Ply: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
DeviceName: TypeAlias = Annotated[str, Field(max_length=4 * DEVICE_LENGTH)]


class Body(BaseModel):
    """A request; what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


# Parts of messages, in answers.
Words: TypeAlias = Annotated[Phrase, Sent(Phrase)]
Seat: TypeAlias = Annotated[SeatInfo, Sent(SeatInfo)]


# Games.


class ValueBody(BaseModel):
    """A value of an option."""

    value: str
    words: Words


class OptionBody(BaseModel):
    """Something that can be chosen before a game; free text if there are no values."""

    key: str
    words: Words
    values: list[ValueBody] | None
    default: str
    # Whether it is among those that people look for first.
    main: bool


class SideBody(BaseModel):
    """A faction or clan."""

    id: str
    words: Words


class LevelBody(BaseModel):
    """How strong a bot is."""

    number: int
    name: LevelName


class GameBody(BaseModel):
    """A game that can be played.

    `bots` can sit at the table beside the levels; `front` and `messages` say whether the game
    brings its own board and words, and `lesson` whether there is a guided first game.
    """

    id: str
    title: Words
    players: list[int]
    options: list[OptionBody]
    sides: list[SideBody]
    side_option: str
    levels: list[LevelBody]
    bots: list[str]
    front: bool
    messages: bool
    lesson: bool


# Tables.


class WantedSeatBody(Body):
    """Who shall sit there: a person at this screen, a friend by link, or a bot.

    `level` is one of the levels of the game, or one of its `bots`.
    """

    kind: Literal["person", "bot", "open"]
    name: Annotated[str, Field(max_length=4 * NAME_LENGTH)] = ""
    level: Word = "hunter"
    side: Word = ""


class WantedTable(Body):
    """A new table: who sits there, and how long it waits for somebody who is away.

    `device` is what whoever makes it will know the device by on which they hold their seats.
    """

    game: Word
    options: Annotated[dict[Word, Text], Field(max_length=64)] = {}
    seats: Annotated[list[WantedSeatBody], Field(min_length=1, max_length=8)]
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    away: Away = USUAL
    device: DeviceName = ""


class SeatToken(BaseModel):
    """The secret that holds a seat; for an open seat that of the link that takes it, once."""

    seat: int
    token: str
    link: bool


class MadeTable(BaseModel):
    """A table that was made: where to watch it, and the secrets of its seats."""

    id: str
    seats: list[SeatToken]
    watch: str


class TableBody(BaseModel):
    """What everybody may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    practice: bool
    away: Away
    seats: list[Seat]
    round: int
    over: bool
    due: int
    ply: int
    created: float
    touched: float


class RememberedTable(Body):
    """A table that somebody remembers, maybe with the secret of a seat."""

    id: Id
    token: Token = ""


class RememberedTables(Body):
    """The tables that somebody remembers."""

    tables: Annotated[list[RememberedTable], Field(max_length=200)]


class StatusBody(TableBody):
    """How a remembered table stands."""

    my_turn: bool


class Continuation(Body):
    """Which position to go on from, who to be in it, and against which bots.

    `token` is the secret of the only person at a practice table that is not over: what is in their
    hand is their business.
    """

    ply: Ply
    seat: SeatNumber
    level: LevelName = "hunter"
    token: Token = ""
    device: DeviceName = ""


# Replays.


class MadeReplay(BaseModel):
    """A record that was taken in."""

    id: str


class AdviceBody(BaseModel):
    """What a bot would do at a ply for a seat: the notation and the words of an action."""

    ply: int
    seat: int
    text: str
    words: Words


# Lessons.


class StepBody(BaseModel):
    """One thing that is taught, and up to where the script is played before and after it."""

    # Its title; `.text` teaches, `.do` says what is to be done.
    key: str
    kind: Kind
    rules: list[str]
    targets: list[str]
    start: int
    end: int


class LessonBody(BaseModel):
    """A guided first game."""

    game: str
    seat: int
    steps: list[StepBody]


# Rules.


class RuleBody(BaseModel):
    """A rule in one language, and whose it is."""

    id: str
    title: str
    text: str
    source: Literal["rulebook", "ruling", "partly"]
    chapter: str


class ChapterBody(BaseModel):
    """A chapter of the rules."""

    id: str
    title: str


class RulesBody(BaseModel):
    """All rules of a game in one language."""

    chapters: list[ChapterBody]
    rules: list[RuleBody]


Spans: TypeAlias = list[tuple[int, int]]


class FoundRule(BaseModel):
    """A rule that answers a question, and what to mark in it: from one letter to before another."""

    id: str
    title: Spans
    chapter: Spans
    text: Spans


class FoundRules(BaseModel):
    """The rules that answer a question, best first."""

    found: list[FoundRule]


class HealthBody(BaseModel):
    """Whether the server works."""

    status: Literal["ok"]
    version: str
    tables: int


class ErrorFacts(BaseModel):
    """What was refused and why: for people a key with its facts, for programs English."""

    key: str
    facts: dict[str, int | str]
    text: str


class ErrorBody(BaseModel):
    """The body of every refusal."""

    error: ErrorFacts


# A finished game as a whole, and at a moment; what is printed; a record.
ReplayBody: TypeAlias = Annotated[Whole, Sent(Whole)]
MomentBody: TypeAlias = Annotated[AnyMoment, Sent(AnyMoment)]
GameData: TypeAlias = dict[str, JsonValue]

# Everything that is asked with, or answered.
BODIES: Final = (
    *(GameBody, WantedTable, MadeTable, TableBody, RememberedTables, StatusBody, Continuation),
    *(Whole, AnyMoment, MadeReplay, AdviceBody, LessonBody, RulesBody, FoundRules),
    *(HealthBody, ErrorBody),
)
