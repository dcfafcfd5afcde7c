"""Bots think elsewhere, so that the loop never waits for one, and in turns that are fair."""

import asyncio
import logging
import secrets
from typing import Final, Protocol

from skald.bots import BOTS, LEVELS
from skald.kernel.agenda import State
from skald.kernel.rules import Rules, Setup
from skald.server.queueing import Claimant, FairQueue
from skald.server.thinking import Question
from skald.server.workers import Workers

_LOG: Final = logging.getLogger("skald.thinkers")
# What a bot without a clock takes at most, as people are told; and what its place is worth.
_QUICK: Final = 0.5
_MOMENT: Final = 0.1
# What somebody else's bot may take: nobody knows, and so it never keeps quick ones waiting.
_UNKNOWN: Final = 2.0
# An answer that must not tell what a bot holds comes so long after its clock has run down.
_VEIL: Final = 0.8


def seconds_of(level: str) -> float:
    """How long a bot of a level thinks at most."""
    return _clock_of(level) or _QUICK


def response_delay(level: str) -> float:
    """How long a bot of a level takes for an answer that must not tell what it holds."""
    return _clock_of(level) + _VEIL


def _clock_of(level: str) -> float:
    """How long a bot of a level may search; 0 if it does not search at all."""
    usual = 0.0 if level.partition(":")[0] in BOTS else _UNKNOWN
    return next((each.seconds for each in LEVELS if each.name == level), usual)


class Minds(Protocol):
    """Where thinking is done."""

    async def think(self, question: Question) -> str:
        """What a bot does in a position, as text."""
        ...

    def close(self) -> None:
        """Stop all thinking at once."""
        ...


class _Lane:
    """A queue, and the minds to which it leads."""

    def __init__(self, places: int, minds: Minds) -> None:
        self.queue: Final = FairQueue(places)
        self.minds: Final = minds


class Thinkers:
    """Quick bots have minds of their own, and never wait for those who search."""

    def __init__(self, workers: int, quick: Minds | None = None, deep: Minds | None = None) -> None:
        few = max(1, workers // 2)
        self._quick: Final = _Lane(few, quick or Workers(few, nice=False))
        self._deep: Final = _Lane(workers, deep or Workers(workers, nice=True))

    async def choose(self, question: Question, claimant: Claimant) -> str:
        """What a bot does in a position, as text."""
        lane = self._lane(question)
        async with lane.queue.turn(claimant, _worth(question)):
            return await lane.minds.think(question)

    async def choose_after_delay(self, question: Question, claimant: Claimant) -> str | None:
        """The same, without telling by anything but the answer what there was to think about.

        The bot has its place for a time that is fixed, and so is the time until it answers.
        Whatever is not thought to the end by then is None.
        """
        lane, loop = self._lane(question), asyncio.get_running_loop()
        async with lane.queue.turn(claimant, _worth(question)):
            answers_at = loop.time() + response_delay(question.level)
            thought = asyncio.create_task(lane.minds.think(question))
            try:
                await asyncio.sleep(_worth(question))
            except asyncio.CancelledError:
                thought.cancel()
                raise
        try:
            await asyncio.sleep(answers_at - loop.time())
            return _result(thought)
        finally:
            thought.cancel()

    def close(self) -> None:
        """Stop all thinking at once."""
        for lane in (self._quick, self._deep):
            lane.minds.close()

    def _lane(self, question: Question) -> _Lane:
        return self._deep if _clock_of(question.level) else self._quick


def _worth(question: Question) -> float:
    """What a place in the queue is worth to a bot, however soon it finds its answer."""
    return _clock_of(question.level) or _MOMENT


def _result(thought: asyncio.Task[str]) -> str | None:
    if not thought.done():
        _LOG.warning("a delayed answer came too late")
        return None
    if (error := thought.exception()) is not None:
        _LOG.error("a delayed answer failed", exc_info=error)
        return None
    return thought.result()


def question(rules: Rules, setup: Setup, state: State, decisions: int, level: str) -> Question:
    """What to ask a bot of a level."""
    return Question(
        game=rules.id,
        players=setup.players,
        options=setup.options,
        components=setup.data,
        state=state.to_json(),
        level=level,
        decisions=decisions,
        seed=secrets.randbits(63),
    )
