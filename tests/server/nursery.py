"""A process that has loaded everything once and bears servers: each of them is there at once.

    python -m tests.server.nursery

Reads lines of JSON, each of which says how a server behaves, where it listens and where its log
goes, and answers with the number of the new process.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from skald.cli.serve import run_at
from skald.server.settings import Settings

_ROOT: Final = Path(__file__).parents[2]


# As tests reach it.


@cache
def _nursery() -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path))}
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.nursery"],
        cwd=_ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(process.terminate)
    return process


def bear(settings: dict[str, Any], port: int, log: Path) -> int:
    """Start a server; the number of its process."""
    process = _nursery()
    assert process.stdin is not None
    assert process.stdout is not None
    wish = {"settings": settings, "port": port, "log": str(log)}
    process.stdin.write(f"{json.dumps(wish)}\n")
    process.stdin.flush()
    return int(process.stdout.readline())


# In the process itself.


def main() -> None:
    """Until nobody asks any more."""
    # Whoever ends is forgotten at once.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            _serve(wish)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _serve(wish: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    log = os.open(wish["log"], os.O_WRONLY)
    for number, file in enumerate((nothing, nothing, log)):
        os.dup2(file, number)
    try:
        run_at(Settings(**wish["settings"]), "127.0.0.1", wish["port"])
    except BaseException as error:
        sys.stderr.write(f"{error!r}\n")
    finally:
        sys.stderr.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
