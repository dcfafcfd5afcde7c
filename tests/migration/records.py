"""Whole games as rules version 1 played and wrote them, with positions that it reached.

They cannot be made again: what made them is in the history of the repository (commit ed0202e).
A position is a hash over the cells that version 1 had, in an order of its own for things that
are alike, after so many lines of the record; beside it stands who was due.
"""

import hashlib
import json
import lzma
from pathlib import Path
from typing import Any, Final

from skald.kernel.agenda import State
from skald.kernel.record import Record

_FILE: Final = Path(__file__).with_name("version-1.jsonl.xz")
# Units of one seat that are alike stand side by side.
_LIKE_UNITS: Final = (range(3), range(3, 5), range(5, 6))
_FIGURES: Final = 6


class Old:
    """A record of version 1, and where the game stood after so many lines."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: Final = str(data["name"])
        self.record: Final = Record.from_json(json.dumps(data))
        self.positions: Final = [(int(n), str(h), str(who)) for n, h, who in data["positions"]]

    def cut(self, lines: int) -> Record:
        """The record as it was after so many lines."""
        record = self.record
        return Record(record.game, record.version, record.setup, record.lines[:lines])


def _read() -> tuple[dict[str, list[str]], list[Old]]:
    head, *games = lzma.decompress(_FILE.read_bytes()).decode().splitlines()
    fields: dict[str, list[str]] = json.loads(head)["fields"]
    return fields, [Old(json.loads(game)) for game in games]


_FIELDS, GAMES = _read()


def position(game: str, state: State) -> str:
    """The hash of a position."""
    data = state.to_json()
    cells = {name: data[name] for name in _FIELDS[game]}
    if "unit_at" in cells:
        cells["unit_at"], cells["hurt"] = _sorted_units(cells["unit_at"], cells["hurt"])
    if "fights" in cells:
        cells["fights"] = sorted(cells["fights"])
    text = json.dumps(cells, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _sorted_units(places: list[int], hurt: list[int]) -> tuple[list[int], list[int]]:
    units: list[tuple[int, int]] = []
    for first in range(0, len(places), _FIGURES):
        for like in _LIKE_UNITS:
            units += sorted((places[first + n], hurt[first + n]) for n in like)
    return [place for place, _ in units], [damage for _, damage in units]
