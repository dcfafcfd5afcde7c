"""Bots think elsewhere, come back from the dead, and give nothing away by their time."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable

import pytest

from skald import game
from skald.bots import LEVELS
from skald.kernel.match import Match
from skald.server.queueing import Claim, Rank
from skald.server.seats import STAND_IN
from skald.server.thinkers import Thinkers, question, seconds_of
from skald.server.thinking import Question
from tests.server.playing import PERSON, new_table
from tests.server.serving import Server


def match_of(name: str) -> Match:
    """A match at its first choices."""
    return game(name).match(2, seed=4)


def asking(match: Match, level: str) -> Question:
    """The question about where a match stands."""
    return question(match.rules, match.setup, match.state, match.decisions, level)


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]]) -> None:
    """Do something with one worker process."""

    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            await work(thinkers)
        finally:
            thinkers.close()

    asyncio.run(run())


def asked() -> Claim:
    """Somebody asks for advice."""
    return Claim(Rank.ASKED, "table", frozenset(["somebody"]))


def children() -> set[int]:
    """The processes that were started here, by anybody."""
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


@pytest.mark.parametrize("name", ["ice-garden", "northgard"])
def test_a_bot_chooses_one_of_the_options(name: str) -> None:
    match = match_of(name)

    async def work(thinkers: Thinkers) -> None:
        for level in ("farmhand", "hunter", "jarl"):
            text = await thinkers.choose(asking(match, level), asked)
            assert text in [action.text for action in match.legal()]

    with_thinkers(work)


def test_a_dead_worker_is_replaced_and_asked_again() -> None:
    match = match_of("northgard")

    async def work(thinkers: Thinkers) -> None:
        others = children()
        await thinkers.choose(asking(match, "farmhand"), asked)
        [pid] = children() - others
        thought = asyncio.create_task(thinkers.choose(asking(match, "skald"), asked))
        await asyncio.sleep(0.2)
        os.kill(pid, signal.SIGKILL)
        assert await thought in [action.text for action in match.legal()]
        assert pid not in children()

    with_thinkers(work)


def test_nobody_is_left_thinking() -> None:
    match = match_of("northgard")

    async def work(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.choose(asking(match, "skald"), asked))
        await asyncio.sleep(0.3)
        began = time.monotonic()
        thought.cancel()
        thinkers.close()
        assert time.monotonic() - began < 2

    others = children()
    with_thinkers(work)
    assert children() == others


def test_levels_tell_how_long_they_think() -> None:
    assert [seconds_of(level.name) for level in LEVELS] == sorted(
        seconds_of(level.name) for level in LEVELS
    )
    assert seconds_of(STAND_IN) < 1


def test_a_thinking_bot_is_announced_and_does_not_hold_up_others(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, {"kind": "bot", "level": "jarl"})
    with made.chair(0) as ann:
        while '"thinking"' not in ann.frames[-1]:
            if ann.is_due:
                ann.send("move", seat=0, ply=ann.now["ply"], action=ann.now["offers"][0]["text"])
            ann.receive()
        began = time.monotonic()
        assert server.http.get("/api/health").status_code == 200
        ann.send("chat", text="Well?")
        ann.next("said")
        assert time.monotonic() - began < 0.8
