"""The real program in a real terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cli.conftest import GAMES

SKALD = [sys.executable, "-c", "from skald.cli import main; main()"]


# How long anything may take on the slowest machine; nothing waits for it to pass.
PATIENCE = 120


class Terminal:
    """A program behind a pseudo-terminal."""

    def __init__(self, *args: str, env: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, **env, "TERM": "xterm-256color", "SKALD_LANGUAGE": "en"}
        environment.setdefault("COLUMNS", "100")
        self.process = subprocess.Popen(
            [*SKALD, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""

    def wait_for(self, text: str) -> str:
        """What appears up to and including this text."""
        while text not in self.screen and self.read(PATIENCE):
            pass
        before, found, self.screen = self.screen.partition(text)
        assert found, before[-2000:]
        return before

    def read(self, seconds: float) -> bool:
        """Whether something more appears within so many seconds."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            self.screen += os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def type(self, line: str) -> None:
        """A line and Enter."""
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self, until: str) -> None:
        """Ctrl-C, again if need be: readline misses one that comes just as it begins to wait."""
        for _ in range(PATIENCE):
            if until in self.screen:
                return
            self.process.send_signal(signal.SIGINT)
            self.read(1.0)

    def end(self) -> int:
        """Wait for the exit code."""
        return self.process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


Start = Callable[..., Terminal]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    return {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}


@pytest.fixture
def start(home: dict[str, str]) -> Iterator[Start]:
    """Starts programs that do not outlive the test."""
    with ExitStack() as opened:

        def start(*args: str, **env: str) -> Terminal:
            terminal = Terminal(*args, env={**home, **env})
            opened.callback(terminal.close)
            return terminal

        yield start


@pytest.mark.parametrize(
    ("name", "first", "told"),
    [
        ("ice-garden", "tile r1", "lays a tile on Whale Firth"),
        ("northgard", "lay 14 -1,0 k0", "lays tile 14 on the square 1 west"),
    ],
)
def test_nonsense_is_asked_again_and_quit_leaves(
    start: Start, home: dict[str, str], name: str, first: str, told: str
) -> None:
    terminal = start(*GAMES[name])
    shown = terminal.wait_for("\n> ")
    assert "\x1b[" in shown
    for nonsense in (
        "xyzzy",
        "99",
        "save /no/such/folder/x",
        "place making",
        "play feast",
        "\xff\x00",
    ):
        terminal.type(nonsense)
        terminal.wait_for("\n> ")
    terminal.type(first)
    terminal.wait_for(told)
    terminal.wait_for("\n> ")
    terminal.type("quit")
    terminal.wait_for("Your game is kept in")
    assert terminal.end() == 0
    assert len(list(Path(home["XDG_DATA_HOME"]).glob("skald/autosave/*.json"))) == 1


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["ctrl-c", "ctrl-d"])
def test_leaving_by_key_keeps_the_game(
    start: Start, game: list[str], key: bytes, code: int
) -> None:
    terminal = start(*game)
    terminal.wait_for("\n> ")
    terminal.type("1")
    terminal.wait_for("\n> ")
    if key == b"\x03":
        terminal.interrupt("Your game is kept in")
    else:
        os.write(terminal.master, key)
    terminal.wait_for("Your game is kept in")
    assert terminal.end() == code
    assert "Traceback" not in terminal.screen


@pytest.mark.parametrize(("name", "mark"), [("ice-garden", ">B"), ("northgard", ">R")])
def test_no_color_is_respected(start: Start, name: str, mark: str) -> None:
    terminal = start(*GAMES[name], NO_COLOR="1")
    shown = terminal.wait_for("\n> ")
    terminal.type("quit")
    terminal.end()
    assert not any(f"[{code}m" in shown or f";{code}m" in shown for code in range(30, 48))
    assert mark in shown.replace("\x1b[1m", "").replace("\x1b[0m", "")


def test_a_script_that_errs_ends_with_code_2(home: dict[str, str], game: list[str]) -> None:
    done = subprocess.run(
        [*SKALD, *game],
        input="1\nxyzzy\n1\n",
        env={**os.environ, **home, "SKALD_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("“xyzzy” is no action and no command here")
    assert done.stderr.count("\n") == 1


def test_an_ascii_terminal_is_no_crash(home: dict[str, str], game: list[str]) -> None:
    env = {**os.environ, **home, "SKALD_LANGUAGE": "pl", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*SKALD, *game], input="1\nquit\n", env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""


def taken_over(terminal: Terminal, player: str) -> str:
    """What is shown to a player who has got the keyboard."""
    terminal.wait_for(f"Pass the keyboard to {player}")
    terminal.wait_for("> ")
    terminal.type("")
    return terminal.wait_for("choose your first tile")


def test_people_at_one_keyboard_do_not_see_each_others_tiles(start: Start) -> None:
    """The screen is wiped, back to the first line that can be scrolled to, before Enter."""
    terminal = start(*GAMES["northgard"], "--hotseat")
    shown = taken_over(terminal, "Wolf Clan (red)")
    assert "Wolf (red) is dealt tile" in shown
    assert "Bear (blue) is dealt a tile" in shown
    terminal.wait_for("> ")
    terminal.type("lay 14 -1,0 k0")
    terminal.wait_for("place a group")
    terminal.type("group t3")
    terminal.wait_for("\x1b[3J")
    shown = taken_over(terminal, "Bear Clan (blue)")
    assert "Wolf (red) is dealt a tile" in shown
    assert "Bear (blue) is dealt tile" in shown
    terminal.type("quit")
    terminal.wait_for("Your game is kept in")
    assert terminal.end() == 0
