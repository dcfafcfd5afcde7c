"""Inside a worker process: one question to a bot, one answer."""

import os
import signal
import threading
from collections.abc import Mapping
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any, Final

from msgspec import Struct

import skald.api  # noqa: F401  (makes the games known)
from skald.bots import make_bot
from skald.kernel.rules import Setup, find

# Who thinks long leaves the processor to quick bots and to the server: on one core they would
# have to share it evenly.
_NICE: Final = 10


class Question(Struct, frozen=True):
    """A position and who must choose in it. The bot is shown only what its seat may know."""

    game: str
    players: int
    options: dict[str, str]
    components: Mapping[str, object] | None
    state: dict[str, Any]
    level: str
    decisions: int
    seed: int


def answer(question: Question) -> str:
    """The text of the action that the bot chooses."""
    rules = find(question.game)
    setup = Setup(question.players, question.options, question.components)
    state = rules.state_from_json(setup, question.state)
    bot = make_bot(question.level, rules, question.seed)
    return bot.choose(state, question.decisions).text


def begin_thinking(nice: bool) -> None:  # noqa: FBT001  (a pool calls it)
    """In a worker: leave Ctrl-C to the server, and leave when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
