"""Typed reading of raw component data; every fault is one sentence that names the table."""

from collections.abc import Iterable
from typing import Final

from skald.kernel.errors import BadContent

PROVENANCE: Final = "provenance"
RESOURCE_KEYS: Final = ("population", "gold", "mfactor")


def fault(table: str, wrong: str, expected: str) -> BadContent:
    """The refusal of a data file: table, what is wrong, what was expected."""
    return BadContent(f"Table {table}: {wrong}; expected {expected}.")


def listed(names: Iterable[object]) -> str:
    """Names as they read in a sentence."""
    return ", ".join(str(name) for name in names)


class Table:
    """One table of the data, or a part of it at `path`, with exactly the entries `keys`."""

    __slots__ = ("name", "path", "values")

    def __init__(self, name: str, path: str, raw: object, keys: Iterable[str]) -> None:
        if not isinstance(raw, dict):
            raise fault(name, f"{path or 'it'} is {raw!r}", f"a table of {listed(keys)}")
        self.name = name
        self.path = path
        self.values: dict[str, object] = raw
        self._check_keys(tuple(keys))

    def _check_keys(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            if key not in self.values:
                raise self.fault(f"{self.at(key)} is missing", f"the entries {listed(keys)}")
        for key in self.values:
            if key not in keys:
                raise self.fault(f"{self.at(key)} is unknown", f"only the entries {listed(keys)}")

    def fault(self, wrong: str, expected: str) -> BadContent:
        """A refusal that names this table."""
        return fault(self.name, wrong, expected)

    def at(self, key: str) -> str:
        """Where an entry stands inside its table."""
        return f"{self.path}.{key}" if self.path else key

    def part(self, key: str, keys: Iterable[str]) -> "Table":
        """The table inside this one under `key`."""
        return Table(self.name, self.at(key), self.values[key], keys)

    def parts(self, key: str, keys: Iterable[str]) -> "list[Table]":
        """The tables in the list under `key`."""
        entries = self._list(key, "a list of tables")
        return [
            Table(self.name, f"{self.at(key)}[{index}]", entry, keys)
            for index, entry in enumerate(entries, start=1)
        ]

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self._bounded(self.at(key), self.values[key], low, high)

    def integers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        entries = self._list(key, "a list of whole numbers")
        return [self._bounded(f"an entry of {self.at(key)}", one, low, high) for one in entries]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        return self._text(self.at(key), self.values[key])

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        entries = self._list(key, "a list of texts")
        return [self._text(f"an entry of {self.at(key)}", one) for one in entries]

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.values[key]
        if not isinstance(value, bool):
            raise self.fault(f"{self.at(key)} is {value!r}", "true or false")
        return value

    def one_of(self, key: str, choices: tuple[str, ...]) -> str:
        """A text out of a fixed list."""
        value = self.text(key)
        if value not in choices:
            raise self.fault(f"{self.at(key)} is {value!r}", f"one of {listed(choices)}")
        return value

    def _list(self, key: str, expected: str) -> list[object]:
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


def whole(raw: dict[str, object], name: str, keys: Iterable[str]) -> Table:
    """A whole table of the data, with its provenance."""
    return Table(name, "", entries_of(raw, name), (PROVENANCE, *keys))
