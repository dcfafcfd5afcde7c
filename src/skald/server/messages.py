"""What goes over a socket. The client's types are generated from these."""

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct, field

from skald.kernel.sentences import Join
from skald.kernel.wire import Data
from skald.server.refusals import Reason
from skald.server.store.kept import Away, SeatLevel

# What a game tells: its `wire` says what exactly.
View = TypeVar("View", bound=Data)
Forecast = TypeVar("Forecast", bound=Data)

# Parts.


class Phrase(Struct, omit_defaults=True):
    """Words: the key of a message and its facts; the client puts them into its language."""

    key: str
    facts: dict[str, "int | str | Phrase"] = field(default_factory=dict)


class Offer(Struct):
    """Something that may be chosen: its notation, its words, where to point at on the board."""

    text: str
    words: Phrase
    targets: list[str]


class Prompt(Struct):
    """Who must do what, and the rules behind it."""

    seat: int
    words: Phrase
    rules: list[str]


class Line(Struct):
    """A line of the log: what happened, to whom, by which rule, and where on the board.

    `ply` counts actions from the start of the game: the table can be looked at as it was then.
    `joins` is how it is told: it begins a sentence, is added to it without naming its subject
    again, or repeats the clause before. `highlight` is the message that names the great moment it
    belongs to, empty for most; what is `passing` only leads to the outcome or follows from it.
    """

    ply: int
    round: int
    seat: int
    name: str
    words: Phrase
    subject: Phrase
    rule: str
    targets: list[str]
    facts: dict[str, int]
    joins: Join
    highlight: str
    passing: bool


class SeatInfo(Struct):
    """Who sits where: `open` seats wait for somebody with their link.

    `colour` is that of the seat's pieces, as styles call it; empty while it has none.
    From the time `free_from` on (in seconds since 1970) the others may let a bot play for somebody
    who is away; None if they are there, or if that is not done at this table.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: SeatLevel
    present: bool
    player: Phrase | None
    colour: str
    substitute: list[int]
    free_from: float | None


class DeviceInfo(Struct):
    """Something that holds a seat of ours: `here` while it is at the table, `mine` if it is us.

    `since` is 0 for a link from before links were exchanged for secrets: many may have it.
    """

    id: int
    seat: int
    name: str
    since: float
    seen: float
    here: bool
    mine: bool


class RequestInfo(Struct):
    """Somebody with the link of a seat of ours asks to be let in."""

    id: int
    seat: int
    name: str


class LinkInfo(Struct):
    """The link of a seat of ours: whoever opens a `fresh` one takes the seat, a `used` one asks."""

    seat: int
    stage: Literal["none", "fresh", "used"]


class Ending(Struct):
    """How the game ended; one breakdown of points for each seat."""

    winners: list[int]
    reason: str
    words: list[Phrase]
    scores: list[int]
    breakdown: list[dict[str, int]]


class TableInfo(Struct):
    """What everybody at a table may know before anything is drawn."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    practice: bool
    # The rules version it is played under, and the one it began with.
    rules: int
    began_rules: int
    away: Away


# From the client.


class Hello(Struct, tag="hello"):
    """The first message: the tokens of the seats that are played here, none for a spectator.

    A token is the secret of a device, or comes from a link. What a link opens is held from then on
    by the secret `own`, which only this device knows; `device` is what the person will know it by.
    """

    tokens: list[str]
    own: str = ""
    device: str = ""


class Move(Struct, tag="move"):
    """Choose an offer of the position at a ply."""

    seat: int
    ply: int
    action: str


class Undo(Struct, tag="undo"):
    """Take back one's own last decisions."""

    seat: int
    ply: int


class Ask(Struct, tag="ask"):
    """Why can this not be pointed at?"""

    seat: int
    ply: int
    targets: list[str]


class Look(Struct, tag="look"):
    """Show the table as it was at a ply."""

    ply: int


class Chat(Struct, tag="chat"):
    """Say something to everybody."""

    text: str


class React(Struct, tag="react"):
    """A quick sign to everybody."""

    sign: Literal["horn", "shield", "axe", "skull", "mead", "rune"]


class Rename(Struct, tag="rename"):
    """Call a seat of mine by another name."""

    seat: int
    name: str


class Substitute(Struct, tag="substitute"):
    """Agree, or no longer, that a bot plays for a seat whose person has left."""

    seat: int
    agree: bool


class Admit(Struct, tag="admit"):
    """Let somebody in who asks for a seat of mine, or do not."""

    request: int
    agree: bool


class Relink(Struct, tag="relink"):
    """Make a new link to a seat of mine, or none; the old one leads nowhere then."""

    seat: int
    wanted: bool


class Revoke(Struct, tag="revoke"):
    """Take a seat of mine away from another device."""

    seat: int
    device: int


FromClient: TypeAlias = (
    Hello | Move | Undo | Ask | Look | Chat | React | Rename | Substitute | Admit | Relink | Revoke
)


class TurnTo(Struct, tag="turn"):
    """Go on to a step of a lesson, or back to one."""

    step: int


FromPupil: TypeAlias = FromClient | TurnTo


# From the server.


class Welcome(Struct, tag="welcome"):
    """You are at the table: with which seats, and under which name spectators know it.

    `spent` are the numbers of those tokens of the hello that hold nothing any more.
    """

    table: TableInfo
    mine: list[int]
    seats: list[SeatInfo]
    chat: "list[Said]"
    spent: list[int]


class Waiting(Struct, tag="waiting"):
    """Your link has been used: whoever holds its seat is asked whether you may come in.

    `present` is whether they are at the table, so that they see it.
    """

    seat: int
    name: str
    present: bool


class Update(Struct, Generic[View, Forecast], tag="update"):
    """The table as it is now, as one seat sees it (-1: a spectator).

    `log` replaces everything from line `log_from` on. `due` is the seat that must choose,
    -1 when nobody must. `offers` are there only for a viewer who must choose.
    """

    ply: int
    viewer: int
    due: int
    round: int
    headline: Phrase
    view: View
    forecast: Forecast
    places: dict[str, Phrase]
    prompt: Prompt | None
    offers: list[Offer]
    log_from: int
    log: list[Line]
    can_undo: bool
    ending: Ending | None


class Moment(Struct, Generic[View, Forecast], tag="moment"):
    """The table as it was at a ply."""

    ply: int
    viewer: int
    view: View
    forecast: Forecast
    places: dict[str, Phrase]
    headline: Phrase


class Seats(Struct, tag="seats"):
    """Somebody came, left, or was renamed or replaced."""

    seats: list[SeatInfo]


class Holding(Struct, tag="holding"):
    """What holds the seats of ours, who asks for them, and where their links lead."""

    devices: list[DeviceInfo]
    requests: list[RequestInfo]
    links: list[LinkInfo]


class NewLink(Struct, tag="link"):
    """The token of a new link to a seat of ours; it is told once."""

    seat: int
    token: str


class Thinking(Struct, tag="thinking"):
    """A bot thinks for a seat, for so many seconds at most."""

    seat: int
    seconds: float


class Said(Struct, tag="said"):
    """Somebody said something; seat -1 is a spectator."""

    seat: int
    name: str
    text: str
    sign: str
    at: float


class Refused(Struct, tag="refused"):
    """That was not done. `rule` is there when a rule forbids it; `unkept`: nothing can be kept."""

    reason: Reason
    rule: str
    words: Phrase | None


ToClient: TypeAlias = (
    Welcome
    | Waiting
    | Update[View, Forecast]
    | Moment[View, Forecast]
    | Seats
    | Holding
    | NewLink
    | Thinking
    | Said
    | Refused
)

# As whoever knows no game has them.
AnyUpdate: TypeAlias = Update[Data, Data]
AnyMoment: TypeAlias = Moment[Data, Data]
Message: TypeAlias = ToClient[Data, Data]
