"""A bar on stderr with rate and time left, when somebody looks."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from skald.lang import Speech
from skald.sim.numbers import decimal


class Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self._speech = speech

    def render(self, task: Task) -> Text:
        """The speed of the last while."""
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        rate = decimal(speed, 1 if speed < 100 else 0, self._speech.language)
        return Text(self._speech.say("sim-rate", rate=rate), "progress.data.speed")


@contextmanager
def shown_progress(speech: Speech, done: int, games: int) -> Iterator[Callable[[int], None]]:
    """Tell how many more games are done; without a terminal nothing is drawn."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    bar = Progress(
        TextColumn(speech.say("sim-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(speech),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda count: bar.advance(task, count)
