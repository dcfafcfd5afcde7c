"""`skald bench`: says which build runs, measures, writes, and guards the speed."""

import json
import sys
from pathlib import Path

import pytest

from skald.bench import gate
from skald.bench.machine import WORDS, build
from tests.cli.conftest import Run

QUICK = ("bench", "--only", "solo", "--rounds", "1", "--seconds", "0.001")


def test_says_which_build_is_running(run: Run) -> None:
    result = run(*QUICK)
    assert result.exit_code == 0
    assert result.stderr == f"Measuring Skald, {WORDS[build()]}.\n"
    assert WORDS[build()] in result.stdout.splitlines()[-1]
    assert any(line.startswith("ice-garden solo") for line in result.stdout.splitlines())


def test_json_is_all_that_is_printed(run: Run) -> None:
    data = json.loads(run(*QUICK, "--json").stdout)
    assert data["build"] == build()
    assert data["rounds"] == 1
    row = data["rows"][0]
    assert row["name"] == "ice-garden solo"
    assert 0 < row["real_decisions_per_second"] <= row["decisions_per_second"]
    assert row["against_loop"] > 0


def test_missing_peers_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    result = run("bench", "--peers", "--only", "doudizhu", "--rounds", "1", "--seconds", "0.001")
    assert result.exit_code == 0
    assert "RLCard doudizhu: not installed" in result.stdout


def test_results_are_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "RESULTS.md"
    path.write_text("old speed\n\n# The table under load\n\nkept\n", encoding="utf-8")
    result = run(*QUICK, "--write", str(path))
    assert result.stderr.endswith(f"Written: {path}\n")
    report = path.read_text(encoding="utf-8")
    assert report.startswith("# Speed beside other engines\n")
    assert "| ice-garden solo |" in report
    assert "old speed" not in report
    assert report.endswith("|\n\n# The table under load\n\nkept\n")


BAD = [
    (["--rounds", "0"], "Invalid value for '--rounds'"),
    (["--seconds", "0"], "Invalid value for '--seconds'"),
    (["--only", "go"], "No contender is named “go”; there is ice-garden 2,"),
    (["--write", "no/such/folder/file.md"], "Cannot write no/such/folder/file.md."),
    (["--write", "."], "Cannot write ."),
    (["--gate", "no-such-file.toml"], "Cannot read no-such-file.toml: No such file or directory."),
]


@pytest.mark.parametrize(("args", "line"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_input_is_one_line(run: Run, args: list[str], line: str) -> None:
    result = run("bench", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(line)
    assert result.stderr.count("\n") == 1


@pytest.fixture
def gate_file(tmp_path: Path) -> Path:
    """Where speeds are recorded."""
    return tmp_path / "gate.toml"


@pytest.mark.parametrize(("speed", "code"), [(0.01, 0), (1e6, 1)])
def test_the_gate_fails_on_a_loss(
    run: Run, gate_file: Path, monkeypatch: pytest.MonkeyPatch, speed: float, code: int
) -> None:
    monkeypatch.setattr(gate, "ROUNDS", 1)
    gate.record(gate_file, dict.fromkeys(gate.games(), speed))
    result = run("bench", "--gate", str(gate_file))
    assert result.exit_code == code
    assert result.stdout.count("a loss of more than 30%") == 2 * code
    assert len(result.stdout.splitlines()) == len(gate.games())


def test_the_gate_needs_figures(run: Run, gate_file: Path) -> None:
    gate_file.write_text("", encoding="utf-8")
    result = run("bench", "--gate", str(gate_file))
    assert result.exit_code == 2
    assert f"holds no speeds for {gate.key()}; record them with --write." in result.stderr


def test_speeds_are_recorded(run: Run, gate_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "ROUNDS", 1)
    result = run("bench", "--gate", str(gate_file), "--write", str(gate_file))
    assert result.stdout == f"Recorded for {gate.key()} in {gate_file}.\n"
    recorded = gate.recorded(gate_file)
    assert recorded is not None
    assert recorded.keys() == gate.games().keys()
    assert all(speed > 1 for speed in recorded.values())
