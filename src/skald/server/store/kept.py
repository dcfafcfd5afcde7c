"""What is kept of a table, as plain values."""

from typing import Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = Literal["person", "bot", "open"]


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


class KeptSeat(Struct, frozen=True):
    """Who sits there: tokens are kept as hashes; `substituted` while a bot plays for a person."""

    seat: int
    kind: Kind
    name: str
    level: str
    token: str
    substituted: bool


class KeptChat(Struct, frozen=True):
    """Something that was said."""

    seat: int
    name: str
    text: str
    at: float
