"""Skald as others get it: made into packages, and installed where nothing else is."""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from typing import Final, NamedTuple

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).parents[2]
# What is made or fetched here; the client is made too, but copied, for building it takes long.
_MADE: Final = (
    *(".git", ".venv", "build", "node_modules", "__pycache__", "*.egg-info", ".*_cache"),
    ".hypothesis",
)


def copy_sources(target: Path) -> Path:
    """The checkout without what was made in it but the client, with the times of its files."""
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*_MADE))
    return target


def build(hook: str, sources: Path, out: Path) -> Path:
    """What the build backend makes of the sources: without a compiler, without Node."""
    code = f"from packing import backend; print(backend.{hook}({str(out)!r}))"
    empty = out / "no-programs"
    empty.mkdir(parents=True, exist_ok=True)
    said = subprocess.run(
        [sys.executable, "-c", code],
        cwd=sources,
        env={**os.environ, "PATH": str(empty), "SKALD_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout[-2000:] + said.stderr[-2000:]
    return out / said.stdout.splitlines()[-1]


def unpack(archive: Path, folder: Path) -> Path:
    """The sources of a source distribution."""
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    [sources] = folder.iterdir()
    return sources


class Asked(NamedTuple):
    """A package that is asked for, with its extras."""

    name: str
    extras: frozenset[str]


class Environment:
    """An environment with Skald and what Skald asks for, and nothing else."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, symlinks=True)
        self.python: Final = folder / "bin" / "python"
        self.skald: Final = folder / "bin" / "skald"
        [self._packages] = folder.glob("lib/*/site-packages")
        self._pip("install", "--no-deps", "--no-index", str(wheel))
        for name in sorted(self._needed()):
            self._link(name)

    def _pip(self, *words: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "-q"]
        subprocess.run([*pip, *words, "--no-warn-script-location"], check=True)

    def _needed(self) -> set[str]:
        """The names of everything that the installed package asks for, directly or not."""
        [info] = self._packages.glob("skald_games-*.dist-info")
        seen: set[Asked] = set()
        waiting = list(_asked_by(PathDistribution(info), ()))
        while waiting:
            asked = waiting.pop()
            if asked not in seen:
                seen.add(asked)
                waiting += _asked_by(distribution(asked.name), asked.extras)
        return {asked.name for asked in seen}

    def _link(self, name: str) -> None:
        """Put in a package as it is installed here: the locked one, and without a network."""
        package = distribution(name)
        for top in {file.parts[0] for file in package.files or []} - {".."}:
            if not (self._packages / top).exists():
                (self._packages / top).symlink_to(str(package.locate_file(top)))


def _asked_by(package: Distribution, extras: Iterable[str]) -> Iterator[Asked]:
    """What a package needs, with these extras, on this machine."""
    for text in package.requires or []:
        need = Requirement(text)
        chosen = [{"extra": extra} for extra in ("", *extras)]
        if need.marker is None or any(map(need.marker.evaluate, chosen)):
            yield Asked(need.name, frozenset(need.extras))
