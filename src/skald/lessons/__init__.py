"""Lessons: a guided first game of each game, a script with a teacher beside it."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from skald.kernel.errors import UnknownGame
from skald.kernel.rules import Setup, find
from skald.lessons.model import Lesson, Step

__all__ = ["Lesson", "Step", "lesson_of", "taught_games"]

_FOLDER: Final = Path(__file__).parent


def taught_games() -> list[str]:
    """The ids of the games that have a lesson, sorted."""
    return sorted(path.stem for path in _FOLDER.glob("*.toml"))


@cache
def lesson_of(game: str) -> Lesson:
    """The guided first game of a game by its id."""
    if game not in taught_games():
        raise UnknownGame(f"“{game}” has no lesson; {', '.join(taught_games())} have one.")
    data = tomllib.loads((_FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    rules, players = find(game), data["players"]
    return Lesson(
        rules=rules,
        setup=Setup(players, rules.complete(players, data["options"])),
        seat=data["seat"],
        opening=tuple(data["opening"]),
        steps=tuple(_steps(data["prefix"], data["step"], len(data["opening"]))),
    )


def _steps(prefix: str, tables: list[dict[str, Any]], start: int) -> Iterator[Step]:
    for table in tables:
        lines = tuple(table.get("lines", ()))
        yield Step(
            key=f"{prefix}-{table['key']}",
            kind=table["kind"],
            rules=tuple(table["rules"]),
            spots=tuple(table.get("spots", ())),
            lines=lines,
            start=start,
        )
        start += len(lines)
