"""The file of a run: results are appended as games end, and a broken run goes on from it.

Results go into a CSV file, one line per game in the order of the games, so that a killed run
leaves at worst half a line. A Parquet file, which is unreadable until it is closed, is made from
such a file (`FILE.part.csv`) when the run ends. `FILE.run.json` says which run the file is of.
"""

import csv
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from skald.sim import parquet
from skald.sim.plan import Plan
from skald.sim.playing import Result
from skald.sim.rows import columns, result_of, row_of
from skald.sim.trouble import Refused, reason

CSV: Final = ".csv"
PARQUET: Final = ".parquet"


class Ledger:
    """Keeps the results of a plan in a file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.suffix not in (CSV, PARQUET):
            raise Refused("sim-what-format", file=str(path))
        self._path: Final = path
        self._plan: Final = plan
        self._is_parquet: Final = path.suffix == PARQUET
        self._lines: Final = beside(path, ".part.csv") if self._is_parquet else path
        self._identity: Final = json.dumps(plan.identity(), indent=1, ensure_ascii=False) + "\n"
        self._columns: Final = columns(_seats(plan))
        self._file: IO[str] | None = None
        self._games = 0
        if self._is_parquet:
            parquet.require()

    def begin(self) -> None:
        """Start an empty file; one that is there already is not written over."""
        for path in (self._path, self._lines):
            if path.exists():
                raise Refused("sim-file-is-there", file=str(path))
        with _told(self._path):
            beside(self._path, ".run.json").write_text(self._identity, encoding="utf-8")
            self._file = self._lines.open("x", encoding="utf-8", newline="")
            self._file.write(",".join(self._columns) + "\n")
            self._file.flush()

    def resume(self) -> Iterator[Result]:
        """Read back what a run before this one wrote, then be ready to go on."""
        if not self._path.exists() and not self._lines.exists():
            self.begin()
            return
        self._refuse_another_run()
        if self._is_parquet and not self._lines.exists():
            with _told(self._lines):
                parquet.to_csv(self._path, self._lines, self._columns)
        kept = _drop_half_a_line(self._lines)
        if kept:
            yield from self._read()
        with _told(self._lines):
            self._file = self._lines.open("a", encoding="utf-8", newline="")
            if not kept:
                self._file.write(",".join(self._columns) + "\n")
                self._file.flush()

    def write(self, results: Iterable[Result]) -> None:
        """Append results; once this returns, they outlive this process."""
        assert self._file is not None
        rows = [row_of(result) for result in results]
        with _told(self._path):
            csv.writer(self._file, lineterminator="\n").writerows(rows)
            self._file.flush()
        self._games += len(rows)

    def finish(self) -> None:
        """Close the file; from its lines make a Parquet file. Without a game no file is left."""
        assert self._file is not None
        with _told(self._path):
            os.fsync(self._file.fileno())
            self._file.close()
            if not self._games:
                self._lines.unlink()
                beside(self._path, ".run.json").unlink()
            elif self._is_parquet:
                parquet.from_csv(self._lines, self._path, self._columns, self._identity)
                self._lines.unlink()

    def _refuse_another_run(self) -> None:
        sidecar = beside(self._path, ".run.json")
        try:
            identity = json.loads(sidecar.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise Refused("sim-unknown-run", file=str(self._path), run=str(sidecar)) from None
        mine = self._plan.identity()
        other = [
            key for key in mine if not isinstance(identity, dict) or identity.get(key) != mine[key]
        ]
        if other:
            raise Refused("sim-another-run", file=str(self._path), what=", ".join(other))

    def _read(self) -> Iterator[Result]:
        """The results in the file, refused unless they are just the first games of the plan."""
        with _told(self._lines), self._lines.open(encoding="utf-8", newline="") as file:
            reader = csv.reader(file)
            if next(reader) != self._columns:
                raise Refused("sim-damaged", file=str(self._lines), line=1)
            for number, row in enumerate(reader):
                yield self._result(row, number)
                self._games += 1

    def _result(self, row: list[str], number: int) -> Result:
        if number >= self._plan.games:
            raise Refused("sim-more-games", file=str(self._path), games=self._plan.games)
        try:
            if len(row) != len(self._columns):
                raise ValueError(len(row))
            result = result_of(row)
        except (ValueError, KeyError):
            raise Refused("sim-damaged", file=str(self._lines), line=number + 2) from None
        if (result.number, result.seed) != (number, self._plan.game_seed(number)):
            raise Refused("sim-damaged", file=str(self._lines), line=number + 2)
        return result


def saved_seed(path: Path) -> int | None:
    """The seed of the run that a file is of, if there is one."""
    try:
        seed = json.loads(beside(path, ".run.json").read_text(encoding="utf-8"))["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, int) else None


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to another one."""
    return path.with_name(path.name + ending)


def _seats(plan: Plan) -> int:
    return plan.rules().seats(plan.setup())


def _drop_half_a_line(path: Path) -> int:
    """Cut off what a killed run did not finish writing; how many bytes stay."""
    with _told(path), path.open("rb+") as file:
        end = file.seek(0, os.SEEK_END)
        while end:
            start = max(0, end - 4096)
            file.seek(start)
            newline = file.read(end - start).rfind(b"\n")
            if newline >= 0:
                file.truncate(start + newline + 1)
                return start + newline + 1
            end = start
        file.truncate(0)
        return 0


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Trouble with a file in one sentence."""
    try:
        yield
    except (UnicodeDecodeError, csv.Error):
        raise Refused("sim-no-text", file=str(path)) from None
    except OSError as error:
        raise Refused("sim-unwritable", file=str(path), reason=reason(error)) from None
