"""How each command of the pages is run here: as it stands, but with small numbers."""

import asyncio
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import httpx
import pytest
from typer.testing import CliRunner

import skald
from skald.bench import gate
from skald.bots import BOTS
from skald.cli import app
from skald.cli.folders import own_file
from skald.server.store import open_store
from tests.announcing import announced
from tests.docs.reading import ROOT, blocks

PATIENCE: Final = 60.0
RECORD: Final = "game.json"
# The bot that docs/your-own-bot.md writes, by the name of its module.
OWN_BOT: Final = "careful"
# A step that stands for any.
STEP: Final = {"GAME": "northgard", "STEP": "Recruit"}
# Options whose numbers make a command long, and numbers that make it short.
_SMALL: Final = {
    "--games": "1",
    "--rounds": "1",
    "--seconds": "0.001",
    "--minutes": "0.02",
    "--port": "0",
}
# Bots that think long, and somebody in their place.
_HASTY: Final = {
    **{"hunter": "feel", "greedy": "feel", "jarl": "farmhand", "skald": "random"},
    **{"mcts:120": "mcts:2", "mcts:1000": "mcts:3"},
}
# What a script is asked for besides, so that it is done at once.
_SHORTER: Final = {
    "bench/decisions.py": (
        "--positions",
        "2",
        "--worlds",
        "1",
        "--players",
        "2",
        "--bots",
        "greedy",
    ),
    "bench/fair_bots.py": ("--tables", "2", "--moves", "3"),
    "bench/forecast.py": ("--games", "4", "--players", "2"),
    "bench/table_load.py": ("--tables", "2", "--pace", "0.05"),
    "examples/train_agent.py": ("--games", "4", "--trial", "4"),
    "web/fixtures/dump.py": ("--into", "fixtures"),
}
# Constants of a script that make it long: games side by side, options played to the end.
_FEWER: Final[dict[str, dict[str, object]]] = {
    "bench/decisions.py": {"OPTIONS": 1, "USHER": "feel"},
    "bench/forecast.py": {"BOTS": ("feel", "feel", "random")},
    "examples/train_agent.py": {"MATCHES": 8, "BATCH": 4},
}
_PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
_OTHERS: Final = ("catanatron-gym",)
_SETTING: Final = re.compile(r"([A-Z_]+)=(.*)")


class Workshop:
    """A folder to work in, away from the sources."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder: Final = folder
        self._patch: Final = monkeypatch
        monkeypatch.chdir(folder)
        for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            monkeypatch.setenv(name, str(folder / "home"))
        monkeypatch.setenv("SKALD_LANGUAGE", "en")
        monkeypatch.setenv("BROWSER", "true")
        (folder / "bench").mkdir()
        for name in ("RESULTS.md", "gate.toml"):
            (folder / "bench" / name).write_bytes((ROOT / "bench" / name).read_bytes())
        _write_record(folder / RECORD)
        page = ROOT / "docs" / "your-own-bot.md"
        own = next(block.text for block in blocks(page) if block.kind == "python")
        (folder / f"{OWN_BOT}.py").write_text(own, encoding="utf-8")

    def run(self, words: Sequence[str]) -> None:
        """Run a command as somebody would who follows the page."""
        words = list(words)
        while setting := _SETTING.fullmatch(words[0]):
            self._patch.setenv(setting[1], setting[2])
            del words[0]
        program = words[0]
        ways: dict[str, Callable[[list[str]], None]] = {
            "make": _check_target,
            "npm": _check_script,
            "pip": _check_package,
            "python": self._run_script,
            "ray": _check_options_of_ray,
            "skald": self._run_skald,
        }
        assert program in ways, f"nobody knows how to run {program}: teach tests/docs/running.py"
        ways[program](words[1:])

    # Skald itself.

    def _run_skald(self, words: list[str]) -> None:
        ways: dict[str, Callable[[list[str]], None]] = {
            "": self._serve,
            "arena": self._simulate,
            "backup": self._keep,
            "bench": self._bench,
            "games": self._ask,
            "inspect": lambda words: self._ask([STEP.get(word, word) for word in words]),
            "replay": lambda words: self._ask([RECORD if w == "FILE" else w for w in words]),
            "restore": self._keep,
            "rules": self._ask,
            "serve": self._serve,
            "simulate": self._simulate,
            "terminal": lambda words: self._ask(words, "quit\n"),
        }
        command = words[0] if words else ""
        assert command in ways, f"nobody knows how to run skald {command}: teach {__name__}"
        if len(words) == 1 and command not in ("bench", "games", "serve"):
            # A sentence names the command; what it needs stands elsewhere.
            words = [command, "--help"]
            self._ask(words)
        else:
            ways[command](_quick(words))

    def _ask(self, words: list[str], typed: str = "", allowed: tuple[int, ...] = (0,)) -> None:
        said = CliRunner().invoke(app, words, input=typed, catch_exceptions=False)
        assert said.exit_code in allowed, said.output

    def _simulate(self, words: list[str]) -> None:
        if "--cluster" in words:
            # Ray is slow to start; tests/sim/test_cluster.py plays on a cluster.
            at = words.index("--cluster")
            del words[at : at + 2]
        self._ask([*words, "--workers", "1"])

    def _bench(self, words: list[str]) -> None:
        if "--gate" in words:
            # How fast it is here does not matter.
            for name, small in (("ROUNDS", 1), ("REPEATS", 1), ("ATTEMPTS", 1)):
                self._patch.setattr(gate, name, small)
            self._ask(words, allowed=(0, 1))
            return
        only = () if "--only" in words else ("--only", "northgard 2")
        self._ask([*words, "--rounds", "1", "--seconds", "0.001", *only])

    def _keep(self, words: list[str]) -> None:
        """There are tables to keep, and what is brought back has been kept."""
        asyncio.run(_make_tables())
        if words[0] == "restore":
            self._ask(["backup", *words[1:]])
        self._ask(words)

    def _serve(self, words: list[str]) -> None:
        """A server that answers; one on a database that is not here is refused in a sentence."""
        words = [word.replace("/var/lib/skald", str(self.folder)) for word in words]
        if "localhost/skald" in " ".join(words):
            words[words.index("--db") + 1] = "postgresql://skald:secret@127.0.0.1:1/skald"
            self._ask(words, allowed=(2,))
            return
        free = () if "--port" in words or not words else ("--port", "0")
        command = [sys.executable, "-m", "skald", *words, *free]
        with announced(command, _environment(), PATIENCE) as found:
            address = found.replace("0.0.0.0", "127.0.0.1")
            httpx.get(f"{address}/api/health", timeout=PATIENCE).raise_for_status()

    # Others.

    def _run_script(self, words: list[str]) -> None:
        name = words[0]
        assert name in _SHORTER, f"nobody knows how to run {name}: teach {__name__}"
        path = ROOT / name
        argv = [name, *_quick(words[1:]), *_SHORTER[name]]
        code = (
            f"import sys; sys.path.insert(0, {str(path.parent)!r}); sys.argv = {argv!r}\n"
            f"import {path.stem} as script; vars(script).update({_FEWER.get(name, {})!r})\n"
            "sys.exit(script.main())"
        )
        said = subprocess.run(
            [sys.executable, "-c", code], env=_environment(), capture_output=True, check=False
        )
        assert said.returncode == 0, (said.stdout + said.stderr).decode()


def _environment() -> dict[str, str]:
    """That of this process, so that the core that is tested here is tested there."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}


async def _make_tables() -> None:
    file = own_file("tables.db")
    file.parent.mkdir(parents=True)
    store = await open_store(f"sqlite:///{file}")
    await store.close()


def _write_record(file: Path) -> None:
    match = skald.game("ice-garden").match(players=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    file.write_text(match.record().to_json(), encoding="utf-8")


def _quick(words: list[str]) -> list[str]:
    """The same with small numbers, and with bots that do not think."""
    short = words[:]
    for at, word in enumerate(words[:-1]):
        if word in _SMALL:
            short[at + 1] = _SMALL[word]
        elif word in ("--bot", "--bots"):
            names = words[at + 1].split(",")
            assert all(name.partition(":")[0] in (*BOTS, OWN_BOT) for name in names), names
            short[at + 1] = ",".join(_HASTY.get(name, name) for name in names)
    return short


def _check_target(words: list[str]) -> None:
    """The target is there, and takes what the page gives it. It is not run: it may take long."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    given = [word for word in words if "=" in word]
    [target] = [word for word in words if "=" not in word] or [""]
    rule = re.search(rf"^{target or 'help'}:.*\n((?:\t.*\n)*)", makefile, re.MULTILINE)
    assert rule, f"there is no target {target}"
    for name in (word.partition("=")[0] for word in given):
        is_global = re.search(rf"^{name}\s+\?=", makefile, re.MULTILINE)
        assert is_global or f"$({name})" in rule[1], f"{target} does not read {name}"


def _check_script(words: list[str]) -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert words[0] == "run"
    assert words[1] in scripts


def _check_package(words: list[str]) -> None:
    """Our own package by its name, with an extra that it has; tests/browser installs it."""
    assert words[0] == "install"
    for name in (word for word in words[1:] if not word.startswith("-")):
        if name in (".", *_OTHERS):
            continue
        if "/" in name:
            # A folder of the sources; tests/examples/conftest.py installs it.
            assert (ROOT / name / "pyproject.toml").is_file(), name
            continue
        form = re.fullmatch(r"([\w-]+)(?:\[(\w+)\])?", name)
        assert form
        assert form[1] == _PROJECT["name"], name
        assert form[2] is None or form[2] in _PROJECT["optional-dependencies"], name


def _check_options_of_ray(words: list[str]) -> None:
    for word in words[1:]:
        assert re.search(rf"{word.partition('=')[0]}\b", _help_of_ray(words[0])), word


@cache
def _help_of_ray(command: str) -> str:
    ask = [sys.executable, "-m", "ray.scripts.scripts", command, "--help"]
    return subprocess.run(ask, capture_output=True, text=True, check=True).stdout
