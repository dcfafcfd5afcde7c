"""Faults that happen again and again are told once a minute, with how often they happened."""

import logging
import time
from collections.abc import Callable, Iterator
from typing import Final, TextIO, TypeAlias

# Told in full when it is new, and again when it was quiet for so long.
_EVERY: Final = 60.0
# Should there be more kinds of faults than this, the rest is counted together.
_MOST: Final = 200

_Place: TypeAlias = tuple[str, int, str, str]
_REST: Final = "", 0, "", ""


class _Fault:
    """When a fault was told last, and how often it has happened since."""

    def __init__(self, now: float) -> None:
        self.told_at = now
        self.count = 0
        # The last time it happened stands for all.
        self.last: logging.LogRecord | None = None


class FoldingHandler(logging.StreamHandler[TextIO]):
    """Writes one line for each fault; what repeats within a minute becomes one line with a count.

    A fault is a warning or an error of one place in the code. Nobody outside can fill the log by
    making the same thing fail a thousand times.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock: Final = clock
        self._faults: Final[dict[_Place, _Fault]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it; first tell what was counted long enough."""
        now = self._clock()
        self._tell_counted(now - _EVERY)
        if record.levelno < logging.WARNING or self._is_new(record, now):
            super().emit(record)

    def close(self) -> None:
        """Nothing stays untold."""
        self._tell_counted(float("inf"))
        super().close()

    def _is_new(self, record: logging.LogRecord, now: float) -> bool:
        place = _place(record)
        if place not in self._faults and len(self._faults) >= _MOST:
            place = _REST
        fault = self._faults.get(place)
        if fault is None:
            self._faults[place] = _Fault(now)
            return True
        fault.last = _shortened(record)
        fault.count += 1
        return False

    def _tell_counted(self, before: float) -> None:
        for place, fault in list(self._told_before(before)):
            if fault.last is not None:
                vars(fault.last)["count"] = fault.count
                super().emit(fault.last)
                fault.told_at, fault.count, fault.last = self._clock(), 0, None
            else:
                del self._faults[place]

    def _told_before(self, moment: float) -> Iterator[tuple[_Place, _Fault]]:
        return ((p, fault) for p, fault in self._faults.items() if fault.told_at <= moment)


def _place(record: logging.LogRecord) -> _Place:
    """Where in the code a fault is: words that come from outside do not make it another one."""
    words, _, _ = str(record.msg).partition("\n")
    return record.name, record.levelno, words, _raised_in(record)


def _raised_in(record: logging.LogRecord) -> str:
    """The kind of an exception and the line that raised it; empty if there is none."""
    if record.exc_info is None or record.exc_info[0] is None:
        return ""
    kind, _, trace = record.exc_info
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" in {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    return f"{kind.__name__}{where}"


def _shortened(record: logging.LogRecord) -> logging.LogRecord:
    """Without its traceback, which was told in full already and would keep much in memory."""
    short = logging.makeLogRecord(vars(record))
    vars(short).update(again=_raised_in(record), exc_info=None)
    return short
