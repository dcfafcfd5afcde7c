"""Lessons: a guided first game of each game, a script with a teacher beside it.

A game's `lesson.toml` names the players, the options, the seat of the pupil, and the lines of the
`opening`, which are played before the first step. A step says what is taught (`key`: title, .text
and, for `do`, .do in the game's messages), by which rules, where on the board, and which lines of
the record belong to it. `read`: nothing is played. `do`: the pupil plays the lines of that seat,
the script the others. `watch`: the script plays everything.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from skald.kernel.errors import UnknownGame
from skald.kernel.games import Game, all_games
from skald.kernel.rules import Setup, find
from skald.lessons.model import Lesson, Step

__all__ = ["Lesson", "Step", "lesson_of", "taught_games"]


def taught_games() -> list[str]:
    """The ids of the games that have a lesson, sorted."""
    return [name for name, game in all_games().items() if _file(game).is_file()]


def _file(game: Game) -> Traversable:
    return files(game.package) / "lesson.toml"


@cache
def lesson_of(game: str) -> Lesson:
    """The guided first game of a game by its id."""
    if game not in taught_games():
        raise UnknownGame(f"“{game}” has no lesson; {', '.join(taught_games())} have one.")
    data = tomllib.loads(_file(all_games()[game]).read_text(encoding="utf-8"))
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
            targets=tuple(table.get("targets", ())),
            lines=lines,
            start=start,
        )
        start += len(lines)
