"""What a game tells whoever shows it: plain data, as JSON has it.

A game says what exactly its view, forecast and content are in a module `wire`, by TypedDicts of
the names `View`, `Forecast` and `Content`; the types of the client are made from them. Whoever
knows no game, and a game that says nothing, has these.
"""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

# A TypedDict of any game is one of these, and so is a dictionary of JSON.
Data: TypeAlias = Mapping[str, object]

# A number, or what its kind tells instead, and several of either: see `skald.kernel.fields`.
Told: TypeAlias = int | tuple[int, ...]
Published: TypeAlias = int | tuple[Told, ...]


class Named:
    """The name that a type has for the client, where Python knows it only by what it is made of."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name


# What everybody may know of the choice that is due. The client knows it step by step, by what the
# steps declare.
FOCUS: Final = Named("Focus")
Focus: TypeAlias = Annotated[dict[str, Published], FOCUS]
