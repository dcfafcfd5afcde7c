"""`skald bench`: how fast it is, beside other engines in the same run."""

import os
import sys
from pathlib import Path

from skald.bench import gate
from skald.bench.contenders import chosen
from skald.bench.machine import WORDS, build, this_machine
from skald.bench.measuring import measure
from skald.bench.own import unasked
from skald.bench.report import as_report, joined
from skald.bench.rows import data
from skald.bench.telling import as_text
from skald.cli.screen import print_data
from skald.kernel.errors import SkaldError


def bench(
    only: str,
    rounds: int,
    seconds: float,
    seed: int,
    write: Path | None,
    *,
    peers: bool,
    as_json: bool,
) -> None:
    """Measure, then print and maybe write a results file."""
    if write is not None:
        _check_writable(write)
    contenders = chosen(only, peers=peers)
    _tell(f"Measuring Skald, {WORDS[build()]}.")
    results = measure(contenders, rounds, seconds, seed, _progress)
    _progress("")
    silent = unasked((each.name for each in results.measured), seed)
    machine = this_machine(each.package for each in results.measured)
    if write is not None:
        _write(write, as_report(results, silent, machine))
    if as_json:
        print_data({**machine._asdict(), **data(results, silent)})
    else:
        print(as_text(results, silent, machine))


def compare(file: Path, write: Path | None) -> int:
    """Compare with the recorded speeds, or record them: exit code 1 on too great a loss."""
    if write is not None:
        _check_writable(write)
        gate.record(write, gate.speeds(gate.tables()))
        print(f"Recorded for {gate.key()} in {write}.")
        return 0
    recorded = gate.recorded(file)
    if recorded is None:
        raise SkaldError(f"{file} holds no speeds for {gate.key()}; record them with --write.")
    verdicts = gate.verdicts(gate.tables(), recorded)
    for verdict in verdicts:
        print(verdict)
    return 0 if all(verdict.is_passed for verdict in verdicts) else 1


def _check_writable(path: Path) -> None:
    """Refuse before minutes of measuring."""
    place = path if path.exists() else path.absolute().parent
    if path.is_dir() or not os.access(place, os.W_OK):
        raise SkaldError(f"Cannot write {path}.")


def _write(path: Path, text: str) -> None:
    try:
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(joined(text, old), encoding="utf-8")
    except OSError as error:
        raise SkaldError(f"Cannot write {path}: {error.strerror}.") from None
    _tell(f"Written: {path}")


def _tell(line: str) -> None:
    print(line, file=sys.stderr)


def _progress(line: str) -> None:
    """What is being measured, on one line that is overwritten; only for a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
