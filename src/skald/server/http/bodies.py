"""The shapes of requests and answers, as the OpenAPI page shows them."""

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from skald.server.away import USUAL
from skald.server.limits import DEVICE_LENGTH, NAME_LENGTH
from skald.server.store.kept import Away

Id: TypeAlias = Annotated[str, Field(max_length=32, pattern="^[a-z0-9]+$")]
Token: TypeAlias = Annotated[str, Field(max_length=64)]
Word: TypeAlias = Annotated[str, Field(max_length=64)]
Text: TypeAlias = Annotated[str, Field(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=8)]
Ply: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
DeviceName: TypeAlias = Annotated[str, Field(max_length=4 * DEVICE_LENGTH)]
LevelName: TypeAlias = Literal["farmhand", "hunter", "jarl", "skald"]


class Body(BaseModel):
    """A request; what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class PhraseBody(BaseModel):
    """Words: the key of a message of the catalogue, and its facts."""

    key: str
    facts: dict[str, "int | str | PhraseBody"] = {}


# Games.


class ValueBody(BaseModel):
    """A value of an option."""

    value: str
    words: PhraseBody


class OptionBody(BaseModel):
    """Something that can be chosen before a game; free text if there are no values."""

    key: str
    words: PhraseBody
    values: list[ValueBody] | None
    default: str
    main: bool


class SideBody(BaseModel):
    """A faction or clan."""

    id: str
    words: PhraseBody


class LevelBody(BaseModel):
    """How strong a bot is."""

    number: int
    name: str


class GameBody(BaseModel):
    """A game that can be played.

    `bots` can sit at the table beside the levels; `front` and `messages` say whether the game
    brings its own board and words, and `lesson` whether there is a guided first game.
    """

    id: str
    title: PhraseBody
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

    `device` is what whoever makes it will know the device by on which he holds his seats.
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


class SeatBody(BaseModel):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    present: bool
    player: PhraseBody | None
    colour: str
    substitute: list[int]
    free_from: float | None


class TableBody(BaseModel):
    """What everybody may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    practice: bool
    away: Away
    seats: list[SeatBody]
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

    `token` is the secret of the only person at a practice table that is not over: what is in his
    hand is his business.
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
    words: PhraseBody


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


Spans: TypeAlias = Sequence[tuple[int, int]]


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
