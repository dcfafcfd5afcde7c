"""`skald play` and `skald serve` at the command line."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from skald.cli.folders import own_file
from skald.cli.serve import serve
from skald.kernel.errors import SkaldError
from tests.server.serving import PATIENCE


def run(arguments: Sequence[str], home: Path) -> subprocess.Popen[str]:
    """Start the command in a home of its own."""
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "PYTHONPATH": os.pathsep.join(map(str, sys.path)),
        "BROWSER": "/bin/true",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "skald", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def _wait_for_a_move(address: str) -> None:
    """Until a bot has thought."""
    until = time.monotonic() + PATIENCE
    while "skald_move_seconds_count 0" in httpx.get(f"{address}api/metrics").text:
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize("command", [["play"], []])
def test_play_prints_its_address_and_keeps_its_tables(command: list[str], tmp_path: Path) -> None:
    arguments = [*command, *(["--no-browser"] if command else [])]
    running = run(arguments, tmp_path)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        address = found.group()
        made = httpx.post(
            f"{address}api/tables",
            json={"game": "ice-garden", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
            timeout=PATIENCE,
        )
        assert made.status_code == 201
        _wait_for_a_move(address)
        assert httpx.get(address).headers["content-type"].startswith("text/html")
    finally:
        # As a terminal does: to everybody, the bots' processes too.
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, errors
    assert errors == ""
    assert list(tmp_path.rglob("tables.db"))


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_serve_says_where_it_listens_also_into_a_pipe(host: str, tmp_path: Path) -> None:
    """Nobody may have to guess: the line comes at once, not when a buffer is full."""
    running = run(["serve", "--host", host, "--port", "0"], tmp_path)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        found = re.match(r"Skald is at (http://\S+:\d+/) ", line)
        assert found, line
        assert httpx.get(f"{found[1]}api/health", timeout=PATIENCE).json()["status"] == "ok"
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.communicate(timeout=PATIENCE)


def test_tables_stay_where_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New ones come into the data folder; who has some among the settings finds them there."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert own_file("tables.db") == tmp_path / "data" / "skald" / "tables.db"
    old = tmp_path / "config" / "skald" / "tables.db"
    old.parent.mkdir(parents=True)
    old.touch()
    assert own_file("tables.db") == old


def test_the_address_stays_the_same(tmp_path: Path) -> None:
    """Browsers keep seats and settings by address."""
    found = [_address_of_a_start(tmp_path) for _ in range(2)]
    assert found[0] == found[1]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", found[0]))
        taken.listen()
        assert _address_of_a_start(tmp_path) != found[0]


def _address_of_a_start(folder: Path) -> int:
    running = run(["play", "--no-browser"], folder)
    assert running.stdout is not None
    line = running.stdout.readline()
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=PATIENCE)
    return int(line.split(":")[2].partition("/")[0])


@pytest.mark.parametrize(
    ("host", "port", "database", "says"),
    [
        ("127.0.0.1", 0, "nonsense", "no address of a database"),
        ("127.0.0.1", 0, "mysql://x/y", "SQLite or PostgreSQL"),
        ("127.0.0.1", 99999, "sqlite://", "Cannot listen"),
        ("256.1.1.1", 0, "sqlite://", "Cannot listen"),
        ("127.0.0.1", 0, "sqlite:////nonexistent/folder/x.db", "no folder"),
        ("127.0.0.1", 0, "postgresql://user:word@127.0.0.1:1/none", "cannot be opened"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    host: str, port: int, database: str, says: str
) -> None:
    with pytest.raises(SkaldError, match=says) as refused:
        serve(host, port, database)
    assert "word" not in str(refused.value)


def test_a_port_that_is_taken_is_said_so() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(SkaldError, match="Cannot listen"):
            serve("127.0.0.1", taken.getsockname()[1], "sqlite://")
