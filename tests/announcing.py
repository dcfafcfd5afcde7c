"""Programs that say at which address they serve, for tests."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def announced(
    command: Sequence[str | Path],
    env: Mapping[str, str],
    patience: float,
    cwd: Path | None = None,
) -> Iterator[str]:
    """The address that a server says first, without a slash at its end, while it runs."""
    running = subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert running.stdout is not None
        found = re.search(r"(http://\S+)/", running.stdout.readline())
        assert found
        yield found[1]
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.communicate(timeout=patience)
