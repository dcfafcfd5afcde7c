"""Typed reading of raw component data; every fault is one sentence that names the table."""

import hashlib
import json
from collections.abc import Iterable
from typing import Final

from skald.kernel.errors import BadContent

PROVENANCE: Final = "provenance"
SOURCES: Final = ("rulebook", "one public source", "our ruling", "own copy")
CONFIDENCES: Final = ("A", "B", "C+", "C", "D")


def fault(table: str, wrong: str, expected: str) -> BadContent:
    """The refusal of a data file: table, what is wrong, what was expected."""
    return BadContent(f"Table {table}: {wrong}; expected {expected}.")


def listed(names: Iterable[object]) -> str:
    """Names as they read in a sentence."""
    return ", ".join(str(name) for name in names)


class DataTable:
    """One table of the data, or a part of it at `path`: all of `keys`, perhaps some `optional`."""

    __slots__ = ("name", "path", "values")

    def __init__(
        self,
        name: str,
        path: str,
        raw: object,
        keys: Iterable[str],
        optional: Iterable[str] = (),
    ) -> None:
        needed = tuple(keys)
        known = (*needed, *optional)
        if not isinstance(raw, dict):
            raise fault(name, f"{path or 'it'} is {raw!r}", f"a table of {listed(known)}")
        self.name = name
        self.path = path
        self.values: dict[str, object] = raw
        self._check_keys(needed, known)

    def _check_keys(self, needed: tuple[str, ...], known: tuple[str, ...]) -> None:
        for key in needed:
            if key not in self.values:
                raise self.fault(f"{self.at(key)} is missing", f"the entries {listed(needed)}")
        for key in self.values:
            if key not in known:
                only = f"only the entries {listed(known)}" if known else "no entries"
                raise self.fault(f"{self.at(key)} is unknown", only)

    def fault(self, wrong: str, expected: str) -> BadContent:
        """A refusal that names this table."""
        return fault(self.name, wrong, expected)

    def at(self, key: str) -> str:
        """Where an entry stands inside its table."""
        return f"{self.path}.{key}" if self.path else key

    def part(self, key: str, keys: Iterable[str], optional: Iterable[str] = ()) -> "DataTable":
        """The table inside this one under `key`."""
        return DataTable(self.name, self.at(key), self.values[key], keys, optional)

    def parts(
        self, key: str, keys: Iterable[str], optional: Iterable[str] = ()
    ) -> "list[DataTable]":
        """The tables in the list under `key`."""
        return [
            DataTable(self.name, self.at_index(key, index), entry, keys, optional)
            for index, entry in enumerate(self.entries(key, "a list of tables"))
        ]

    def at_index(self, key: str, index: int) -> str:
        """Where an entry of a list stands; people count from 1."""
        return f"{self.at(key)}[{index + 1}]"

    def integer(self, key: str, low: int, high: int, default: int = 0) -> int:
        """A whole number within bounds, or the default if the entry was left out."""
        if key not in self.values:
            return default
        return self._bounded(self.at(key), self.values[key], low, high)

    def exactly(self, key: str, number: int) -> int:
        """A whole number that the rest of the game is built on."""
        value = self.values[key]
        if isinstance(value, bool) or value != number:
            raise self.fault(f"{self.at(key)} is {value!r}", str(number))
        return number

    def integers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        entries = self.entries(key, "a list of whole numbers")
        return [self._bounded(f"an entry of {self.at(key)}", one, low, high) for one in entries]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        return self._text(self.at(key), self.values[key])

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty if the entry was left out."""
        if key not in self.values:
            return []
        entries = self.entries(key, "a list of texts")
        return [self._text(f"an entry of {self.at(key)}", one) for one in entries]

    def flag(self, key: str) -> bool:
        """True or false; false if the entry was left out."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self.fault(f"{self.at(key)} is {value!r}", "true or false")
        return value

    def one_of(self, key: str, choices: Iterable[str], default: str = "") -> str:
        """A text out of a fixed list, or the default if the entry was left out."""
        if key not in self.values:
            return default
        value = self.text(key)
        known = tuple(choices)
        if value not in known:
            raise self.fault(f"{self.at(key)} is {value!r}", f"one of {listed(known)}")
        return value

    def entries(self, key: str, expected: str) -> list[object]:
        """The entries of a list, not yet looked at."""
        value = self.values[key]
        if not isinstance(value, list):
            raise self.fault(f"{self.at(key)} is {value!r}", expected)
        return value

    def _bounded(self, where: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(f"{where} is {value!r}", f"a whole number from {low} to {high}")
        return value

    def _text(self, where: str, value: object) -> str:
        if not isinstance(value, str) or not value:
            raise self.fault(f"{where} is {value!r}", "a text")
        return value


def entries_of(raw: dict[str, object], name: str) -> dict[str, object]:
    """The entries of a whole table, not yet looked at."""
    table = raw[name]
    if not isinstance(table, dict):
        raise fault(name, f"it is {table!r}", "a table")
    return table


def whole(raw: dict[str, object], name: str, keys: Iterable[str]) -> DataTable:
    """A whole table of the data, with its provenance."""
    return DataTable(name, "", entries_of(raw, name), (PROVENANCE, *keys))


class Provenance:
    """Where a table comes from, and how sure we are of it."""

    __slots__ = ("confidence", "note", "source")

    def __init__(self, source: str, confidence: str, note: str) -> None:
        self.source = source
        self.confidence = confidence
        self.note = note


def fingerprint(raw: dict[str, object]) -> tuple[str, dict[str, object]]:
    """What tells data from other data, and the data as it is written."""
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16], json.loads(text)


def check_names(raw: dict[str, object], names: Iterable[str]) -> None:
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
    part = DataTable(name, PROVENANCE, entries[PROVENANCE], ("source", "confidence", "note"))
    source = part.one_of("source", SOURCES)
    return Provenance(source, part.one_of("confidence", CONFIDENCES), part.text("note"))
