"""Which tables there are, and where each comes from."""

from collections.abc import Iterable
from typing import Final

from skald.games.northgard.content.reading import PROVENANCE, Table, entries_of, fault, listed

FILES: Final = ("tiles", "cards", "parts")
PARTS: Final = (
    "counts",
    "tracks",
    "buildings",
    "die",
    "winter",
    "start",
    "prices",
    "clans",
    "creatures",
)
SOURCES: Final = ("rulebook", "one public source", "our ruling", "own copy")
CONFIDENCES: Final = ("A", "B", "C", "D")


class Provenance:
    """Where a table comes from, and how sure we are of it."""

    __slots__ = ("confidence", "note", "source")

    def __init__(self, source: str, confidence: str, note: str) -> None:
        self.source = source
        self.confidence = confidence
        self.note = note


def tables_of(raw: dict[str, object]) -> dict[str, object]:
    """All tables by name: the tiles, the cards, and those that make up the parts."""
    _check_names(raw, FILES)
    parts = entries_of(raw, "parts")
    _check_names(parts, PARTS)
    return {"tiles": raw["tiles"], "cards": raw["cards"], **parts}


def _check_names(raw: dict[str, object], names: Iterable[str]) -> None:
    """Every table is there, and no other."""
    for name in names:
        if name not in raw:
            raise fault(name, "it is missing", f"the tables {listed(names)}")
    for name in raw:
        if name not in names:
            raise fault(name, "it is unknown", f"only the tables {listed(names)}")


def read_provenance(tables: dict[str, object]) -> dict[str, Provenance]:
    """The provenance of every table; none may do without."""
    return {name: _provenance(name, entries_of(tables, name)) for name in tables}


def _provenance(name: str, entries: dict[str, object]) -> Provenance:
    if PROVENANCE not in entries:
        raise fault(name, "provenance is missing", "its source, confidence and note")
    part = Table(name, PROVENANCE, entries[PROVENANCE], ("source", "confidence", "note"))
    source = part.one_of("source", SOURCES)
    return Provenance(source, part.one_of("confidence", CONFIDENCES), part.text("note"))
