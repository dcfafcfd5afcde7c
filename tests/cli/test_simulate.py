"""`skald simulate`: summaries, files, pictures, stops, and what is refused."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skald.sim import parquet
from tests.cli.conftest import Run

SKALD = [sys.executable, "-c", "from skald.cli import main; main()"]
SMALL = ["simulate", "ice-garden", "--bots", "random,random", "--games", "12", "--seed", "1"]
# More games than a test ever waits for.
LONG = [*SMALL[:-3], "1000000", "--seed", "1"]
KEYS = {
    *("games", "decisions", "forced", "chance", "seconds", "decisions_per_second"),
    *("games_per_second", "wins_by_seat", "wins_by_faction", "endings", "rounds", "scores"),
}


def begin(*args: str) -> subprocess.Popen[str]:
    """The real program, in its own process group."""
    return subprocess.Popen(
        [*SKALD, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SKALD_LANGUAGE": "en"},
        start_new_session=True,
    )


def wait_for_lines(path: Path, lines: int) -> None:
    """Until a file has so many lines."""
    end = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_the_summary_is_the_same_whoever_plays(run: Run) -> None:
    alone = run(*SMALL, "--workers", "1")
    assert alone.exit_code == 0
    assert run(*SMALL, "--workers", "1").stdout == alone.stdout
    assert run(*SMALL, "--workers", "2").stdout == alone.stdout
    assert run(*SMALL[:-1], "2", "--workers", "1").stdout != alone.stdout
    assert alone.stdout.startswith("ice-garden · 2 players · random, random · 12 games · seed 1\n")
    for part in ("By bot", "By seat", "By character", "Endings", "Per game", "95% interval"):
        assert part in alone.stdout
    assert alone.stderr.startswith("12 games in ")


def test_json(run: Run) -> None:
    told = json.loads(run(*SMALL, "--workers", "1", "--json").stdout)
    assert set(told) >= KEYS
    assert told["games"] == sum(told["endings"].values()) == 12
    assert sum(told["wins_by_seat"]) == sum(told["wins_by_faction"].values()) >= 12
    assert told["decisions"] > told["forced"]
    assert told["chance"] > 0
    assert told["seconds"] > 0
    assert told["rounds"]["min"] <= told["rounds"]["mean"] <= told["rounds"]["max"]
    assert told["games_per_second"] == pytest.approx(12 / told["seconds"], rel=0.05)


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        (["northgard", "--players", "3", "--bots", "random"], 3),
        (["northgard", "--players", "4", "--option", "teams=on"], 4),
        (["ice-garden", "--option", "solo=easy"], 2),
        (["ice-garden"], 2),
    ],
)
def test_every_game_can_be_simulated(run: Run, args: list[str], seats: int) -> None:
    told = json.loads(run("simulate", *args, "--games", "3", "--workers", "1", "--json").stdout)
    assert told["games"] == 3
    assert len(told["wins_by_seat"]) == seats


def test_without_a_seed_games_differ(run: Run) -> None:
    args = [*SMALL[:-2], "--workers", "1", "--json"]
    first, second = (json.loads(run(*args).stdout)["seed"] for _ in range(2))
    assert first != second


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_language(run: Run, language: str) -> None:
    title = {"en": "By seat", "de": "Nach Platz", "pl": "Według miejsca"}[language]
    assert title in run(*SMALL, "--workers", "1", "--language", language).stdout


@pytest.mark.parametrize("name", ["run.csv", "run.parquet"])
def test_resume_plays_only_what_is_missing(run: Run, tmp_path: Path, name: str) -> None:
    out = ["--workers", "1", "--out", str(tmp_path / name)]
    whole = run(*SMALL, "--workers", "1")
    assert run(*SMALL[:5], "5", "--seed", "1", *out).exit_code == 0
    resumed = run(*SMALL, *out, "--resume")
    assert resumed.stdout == whole.stdout
    assert "5 games were there already.\n7 games in " in resumed.stderr
    again = run(*SMALL[:-2], *out, "--resume")
    assert again.stdout == whole.stdout
    assert again.stderr == "12 games were there already.\n"
    assert json.loads(run(*SMALL, *out, "--resume", "--json").stdout)["games_per_second"] == 0


def test_resume_without_a_file_begins(run: Run, tmp_path: Path) -> None:
    answer = run(*SMALL, "--workers", "1", "--out", str(tmp_path / "new.csv"), "--resume")
    assert answer.exit_code == 0
    assert (tmp_path / "new.csv").read_text(encoding="utf-8").count("\n") == 13


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", ["run.csv", "run.parquet"])
def test_ctrl_c_keeps_what_was_done(tmp_path: Path, workers: str, name: str) -> None:
    path = tmp_path / name
    lines = path if name.endswith("csv") else tmp_path / f"{name}.part.csv"
    process = begin(*LONG, "--workers", workers, "--out", str(path))
    wait_for_lines(lines, 5)
    os.killpg(process.pid, signal.SIGINT)
    told, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    first, speed = errors.splitlines()
    games = int(first.removeprefix("Stopped after ").removesuffix(" games.").replace(",", ""))
    assert " games/s" in speed
    assert f"{games:,} games · seed 1" in told
    if name.endswith("csv"):
        assert path.read_bytes().count(b"\n") == games + 1
    else:
        table = pytest.importorskip("pyarrow.parquet").read_table(path)
        assert table.num_rows == games
        assert not lines.exists()


def test_a_killed_run_loses_nothing(run: Run, tmp_path: Path) -> None:
    path, whole = tmp_path / "run.csv", tmp_path / "whole.csv"
    process = begin(*LONG, "--workers", "2", "--out", str(path))
    wait_for_lines(path, 5)
    process.kill()
    process.communicate(timeout=60)
    done = path.read_bytes()
    games = str(done.count(b"\n") + 20)
    asked = [*SMALL[:5], games, "--seed", "1", "--workers", "1"]
    resumed = run(*asked, "--out", str(path), "--resume")
    assert resumed.exit_code == 0
    assert resumed.stdout == run(*asked, "--out", str(whole)).stdout
    assert path.read_bytes() == whole.read_bytes()
    assert path.read_bytes().startswith(done[: done.rfind(b"\n")])


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    process = begin(*LONG, "--workers", "2", "--out", str(path))
    wait_for_lines(path, 5)
    first = workers_of(process.pid)
    os.kill(min(first), signal.SIGKILL)
    wait_for_lines(path, path.read_bytes().count(b"\n") + 200)
    second = workers_of(process.pid)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(first) == len(second) == 2
    assert not first & second
    numbers = [line.split(b",")[0] for line in path.read_bytes().splitlines()[1:]]
    assert numbers == [str(number).encode() for number in range(len(numbers))]


def workers_of(pid: int) -> set[int]:
    """The worker processes of a process."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("this system does not list the children of a process")
    pids = map(int, children.read_text(encoding="utf-8").split())
    return {pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


def test_a_clock_is_told(run: Run) -> None:
    args = ["simulate", "ice-garden", "--games", "1", "--workers", "1", "--bots"]
    timed = run(*args, "mcts:0.0001s,random")
    assert timed.stderr.startswith("The bot “mcts:0.0001s” thinks by the clock: its games")
    assert "clock" not in run(*args, "mcts:2,random").stderr


def test_pictures(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "all.png"
    answer = run(*SMALL, "--workers", "1", "--plot", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert f"Drawn: {picture}" in answer.stderr


BAD = [
    (["--games", "0"], "There is nothing to play: --games 0."),
    (["--games", "-3"], "There is nothing to play: --games -3."),
    (["--games", "many"], "Invalid value for '--games'"),
    (["--workers", "0"], "Nobody would play: --workers 0."),
    (["--bots", "deep-blue"], "There is no bot “deep-blue”; there is random"),
    (["--bots", "random,random,random", "--players", "4"], "Bots: 3, seats: 4; name one"),
    (["--players", "5"], "ice-garden is for 1 to 4 players, not 5."),
    (["--option", "colour"], "“colour” is no option of the form key=value."),
    (["--option", "colour=red"], "There is no option “colour”"),
    (["--resume"], "Nothing to resume: name the file of the run with --out FILE."),
    (["--out", "run.xlsx"], "run.xlsx must end in .csv or .parquet."),
    (["--out", "/missing/run.csv"], "/missing/run.csv cannot be written: No such file or dir"),
    (["--out", "/missing/run.parquet"], "/missing/run.parquet cannot be written: No such file"),
    (["--plot", "picture.bmp"], "picture.bmp must end in .png or .svg, or be a folder."),
    (["--plot", "/missing/picture.png"], "/missing/picture.png cannot be written: No such"),
    (["--language", "fr"], "There is no language “fr”"),
]


@pytest.mark.parametrize(("args", "words"), BAD)
def test_bad_input(run: Run, args: list[str], words: str) -> None:
    answer = run("simulate", "ice-garden", *args)
    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith(words)
    assert answer.stderr.count("\n") == 1


def test_an_unknown_game(run: Run) -> None:
    answer = run("simulate", "chess")
    assert (answer.exit_code, answer.stderr.count("\n")) == (2, 1)
    assert answer.stderr.startswith("There is no game “chess”")


def test_files_of_others_are_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    out = ["--workers", "1", "--out", str(path)]
    run(*SMALL, *out)
    before = path.read_bytes()
    assert run(*SMALL, *out).stderr.startswith(f"{path} is there already; go on")
    other = run(*SMALL[:-1], "2", *out, "--resume")
    assert other.stderr == f"{path} is of another run; what differs: seed.\n"
    fewer = run(*SMALL[:5], "3", "--seed", "1", *out, "--resume")
    assert fewer.stderr.startswith(f"{path} has more than 3 games already")
    assert path.read_bytes() == before


def test_what_is_not_installed_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    answer = run(*SMALL, "--out", str(tmp_path / "run.parquet"))
    assert answer.stderr == "This needs pyarrow: pip install 'skald-games[analysis]'\n"
    assert list(tmp_path.glob("run*")) == []


def test_a_terminal_shows_the_progress_and_a_pipe_does_not() -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*SKALD, *SMALL[:5], "300", "--seed", "1", "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=slave,
        env={**os.environ, "SKALD_LANGUAGE": "en", "TERM": "xterm-256color", "COLUMNS": "100"},
    )
    os.close(slave)
    seen = _read_all(master)
    told, _ = process.communicate(timeout=60)
    assert "Playing" in seen
    assert "/300" in seen
    assert "games/s" in seen
    assert "0:00:0" in seen
    assert b"Playing" not in told
    assert told.startswith(b"ice-garden")


def _read_all(master: int) -> str:
    seen = b""
    while True:
        try:
            part = os.read(master, 4096)
        except OSError:
            break
        if not part:
            break
        seen += part
    os.close(master)
    return seen.decode(errors="replace")
