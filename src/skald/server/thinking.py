"""Inside a worker process: one question to a bot, one answer."""

import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

from msgspec import Struct

import skald.api  # noqa: F401  (makes the games known)
from skald.bots import make_bot
from skald.kernel.rules import Setup, find


class Question(Struct, frozen=True):
    """A position and who must choose in it. The bot is shown only what its seat may know."""

    game: str
    players: int
    options: dict[str, str]
    state: dict[str, Any]
    level: str
    decisions: int
    seed: int


def answer(question: Question) -> str:
    """The text of the action that the bot chooses."""
    rules = find(question.game)
    state = rules.state_from_json(Setup(question.players, question.options), question.state)
    bot = make_bot(question.level, rules, question.seed)
    return bot.choose(state, question.decisions).text


def watch_parent() -> None:
    """Leave when the server is gone, however it went."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
