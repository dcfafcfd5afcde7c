"""The same games on a Ray of this machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skald.sim import cluster
from skald.sim.trouble import Refused
from tests.sim.helping import small

SKALD = [sys.executable, "-c", "from skald.cli import main; main()"]
RUN = ["simulate", "ice-garden", "--bots", "random,random", "--games", "40", "--seed", "3"]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SKALD_LANGUAGE": "en"}
    command = [*SKALD, *RUN, *args]
    return subprocess.run(
        command, check=False, capture_output=True, text=True, env=environment, timeout=120
    )


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    here = run("--workers", "1", "--out", str(tmp_path / "here.csv"))
    there = run("--cluster", "local", "--workers", "2", "--out", str(tmp_path / "there.csv"))
    assert there.returncode == here.returncode == 0, there.stderr
    assert there.stdout == here.stdout
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()
    assert len(there.stderr.splitlines()) == 1


def test_where_no_cluster_is_one_line_says_so() -> None:
    pytest.importorskip("ray")
    answer = run("--cluster", "127.0.0.1:9")
    assert answer.returncode == 2
    assert answer.stderr == "There is no Ray cluster at 127.0.0.1:9: Connection refused.\n"


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(Refused, match="sim-needs-extra"):
        cluster.Cluster(small(), "local", 1)
