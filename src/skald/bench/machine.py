"""Where and when a benchmark ran."""

import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple

from skald.kernel.build import COMPILED
from skald.version import VERSION

# The builds in words.
WORDS: Final = {"compiled": "compiled build", "plain": "plain Python build"}


class Machine(NamedTuple):
    """The circumstances of a run."""

    date: str
    cpu: str
    cores: int
    system: str
    python: str
    build: str
    skald: str
    peers: dict[str, str]


def this_machine(packages: Iterable[str]) -> Machine:
    """What is here and now, with the versions of these packages."""
    return Machine(
        f"{datetime.now(UTC):%Y-%m-%d}",
        _processor(Path("/proc/cpuinfo")),
        os.cpu_count() or 1,
        f"{platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        build(),
        VERSION,
        {name: _version(name) for name in sorted({*packages} - {""})},
    )


def build() -> str:
    """Which core is running."""
    return "compiled" if COMPILED else "plain"


def _processor(file: Path) -> str:
    if file.is_file():
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "?"
