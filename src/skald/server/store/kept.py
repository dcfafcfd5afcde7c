"""What is kept of a table, as plain values."""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["person", "bot", "open"]
# How long somebody may be away before the others may let a bot play for them.
Away: TypeAlias = Literal["live", "evening", "correspondence", "never"]
# Of the bot that has a seat; empty if none does.
SeatLevel: TypeAlias = str


class Standing(Struct, frozen=True):
    """Where a table stands, known without reading its journal: `due` is -1 when nobody is."""

    ply: int
    due: int
    round: int
    over: bool


class KeptTable(Struct, frozen=True):
    """What was decided when a table was made, and where it stands.

    Its rows are written under the rules version `rules`; it began under `began_rules`.
    """

    id: str
    game: str
    rules: int
    began_rules: int
    players: int
    options: dict[str, str]
    seed: str
    practice: bool
    created: float
    touched: float
    standing: Standing
    away: Away = "correspondence"


class KeptSeat(Struct, frozen=True):
    """Who sits there; `substituted` while a bot plays for a person.

    `token` is the hash of the seat's link. Whoever opens a `fresh` link takes the seat; after that
    the link only asks whoever holds it. `left_at` is 0 while somebody with the seat is there.
    """

    seat: int
    kind: Kind
    name: str
    level: SeatLevel
    token: str
    substituted: bool
    fresh: bool = False
    left_at: float = 0.0


class KeptDevice(Struct, frozen=True):
    """What holds a seat: a browser with a secret of its own, of which a hash is kept.

    One that holds it since 0 is a link from before links were exchanged for secrets.
    """

    id: int
    seat: int
    token: str
    name: str
    since: float
    seen: float


class KeptChat(Struct, frozen=True):
    """Something that was said."""

    seat: int
    name: str
    text: str
    at: float
