"""Simulation and tournament of a game that only has rules, in processes of their own too."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("installed_toy")

SIMULATE = ["simulate", "toy", "--games", "6", "--seed", "1"]


def test_the_summary_tells_what_there_is(run: Run) -> None:
    result = run(*SIMULATE, "--bots", "random,greedy", "--workers", "1")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("toy · 2 players · random, greedy · 6 games · seed 1\n")
    assert "By side" in result.stdout
    assert "Last" in result.stdout


def test_two_processes_play_the_same_games(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.csv" for workers in (1, 2)]
    for workers, path in enumerate(files, start=1):
        result = run(*SIMULATE, "--workers", str(workers), "--out", str(path))
        assert result.exit_code == 0, result.stderr
    alone, together = (path.read_text(encoding="utf-8") for path in files)
    assert alone == together
    assert len(alone.splitlines()) == 7


def test_search_wins_the_tournament(run: Run) -> None:
    args = ["--bots", "random,mcts:60", "--games", "20", "--seed", "1", "--workers", "1"]
    told = json.loads(run("arena", "toy", *args, "--json").stdout)
    assert told["ratings"][0]["bot"] == "mcts:60"
