"""Tables that began under earlier rules, brought to the rules of today by playing them again."""

from collections.abc import Sequence

import msgspec

from skald.kernel.record import Record
from skald.kernel.rules import Setup
from skald.server.journal import UNDO, Journal
from skald.server.store import KeptTable


def upgraded_rows(kept: KeptTable, setup: Setup, rows: Sequence[str]) -> tuple[Setup, list[str]]:
    """The setup and the rows as they are under the rules of today."""
    record = Record(kept.game, kept.rules, setup, standing_lines(rows))
    match = record.replay()
    return match.setup, [ply.line for ply in match.history]


def standing_lines(rows: Sequence[str]) -> list[str]:
    """The actions of a journal without those that were taken back."""
    lines: list[str] = []
    for row in rows:
        word, _, number = row.partition(" ")
        if word == UNDO:
            del lines[int(number) :]
        else:
            lines.append(row)
    return lines


def upgraded(kept: KeptTable, journal: Journal) -> KeptTable:
    """The table as it goes on: it remembers under which rules it began."""
    return msgspec.structs.replace(
        kept,
        rules=journal.match.rules.version,
        options=journal.match.setup.options,
        standing=journal.standing(),
    )
