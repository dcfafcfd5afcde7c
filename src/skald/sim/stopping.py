"""Ctrl-C: the first one asks to stop soon, the second one stops at once."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Whether somebody asked to stop, and by which signal."""

    def __init__(self) -> None:
        self.signal = 0

    def __call__(self) -> bool:
        """Whether to stop."""
        return self.signal != 0

    @property
    def exit_code(self) -> int:
        """What a program that was stopped so returns; 0 if it was not."""
        return 128 + self.signal if self.signal else 0

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Handle a signal."""
        if self.signal:
            raise KeyboardInterrupt
        self.signal = number


@contextmanager
def stoppable() -> Iterator[Stop]:
    """Listen for signals; a run in a thread cannot be interrupted."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = {number: signal.signal(number, stop.hear) for number in SIGNALS}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
