"""Whether somebody could have answered shows neither in what is sent nor in how long it takes.

Each test looks at two worlds that differ in one hidden card, and everything that anybody else can
see of them must be equal, to the last byte and at the same time. Time is virtual.
"""

import asyncio
import random
from collections.abc import Iterator

import pytest

from skald.bots.levels import LevelName
from skald.server.messages import Move
from skald.server.metrics import Metrics
from skald.server.queueing import Claim, Rank
from skald.server.services import Services
from skald.server.store.kept import SeatLevel
from skald.server.thinkers import question, response_delay, seconds_of
from skald.server.thinking import Question
from tests.server.playing import PERSON, Made
from tests.server.serving import Server
from tests.server.staging import Stage, Watcher, a_house, worlds
from tests.server.virtual import now, run

HOUR = 3_600.0
Seen = list[tuple[float, str]]


def counted(metrics: Metrics) -> str:
    """The metrics without how long the machine took to write a move."""
    return "\n".join(line for line in metrics.text(1).split("\n") if "move_seconds_" not in line)


async def watch_metrics(services: Services, seen: Seen, every: float) -> None:
    """Note whatever changes in the metrics, as somebody who asks all the time would."""
    last = ""
    while True:
        if (text := counted(services.metrics)) != last:
            last = text
            seen.append((now(), text))
        await asyncio.sleep(every)


class World:
    """A table at which somebody is asked for a response, and what others can see of it."""

    def __init__(
        self, *, holds: bool, level: SeatLevel = "", quick: float = 0.0, deep: float = 0.0
    ):
        self.asked = worlds().asked
        self.other = (self.asked + 1) % 3
        self.services = a_house(1, quick, deep)
        self.journal = worlds().journal(holds=holds)
        self._levels: list[SeatLevel] = ["", "", ""]
        self._levels[self.asked] = level
        self.metrics: Seen = []

    def open(self) -> tuple[Stage, Watcher]:
        """Let it begin; another player watches."""
        watching = watch_metrics(self.services, self.metrics, 0.05 if any(self._levels) else 5.0)
        self._watching = asyncio.create_task(watching)
        stage = Stage(self.services, "northgard", *self._levels, journal=self.journal)
        return stage, stage.sit("b", self.other)

    def a_question(self, level: LevelName) -> Question:
        """Something that another table asks a bot."""
        match = World(holds=True).journal.match
        return question(match.rules, match.setup, match.state, 1, level)

    async def close(self, stage: Stage) -> None:
        """The end."""
        self._watching.cancel()
        await stage.table.close()


# Bots.


async def a_bot_is_asked(level: LevelName, seconds: float, load: int, *, holds: bool) -> list[Seen]:
    """All that is seen when a bot is asked that needs a time to choose, while others think."""
    world = World(holds=holds, level=level, quick=seconds, deep=seconds)
    others: Seen = []

    async def think_elsewhere(number: int) -> None:
        claim = Claim(Rank.WATCHED, f"table {number}", frozenset(["c"]))
        await world.services.thinkers.choose(world.a_question(level), lambda: claim)
        others.append((now(), str(number)))

    elsewhere = [asyncio.create_task(think_elsewhere(number)) for number in range(load)]
    await asyncio.sleep(0)
    stage, watcher = world.open()
    await asyncio.gather(*elsewhere)
    await asyncio.sleep(2 * response_delay(level))
    assert stage.journal.rows == 1, "it has answered"
    await world.close(stage)
    return [watcher.seen, world.metrics, others]


@pytest.mark.parametrize("load", [0, 1, 5])
@pytest.mark.parametrize("level", ["farmhand", "hunter", "jarl", "skald"])
def test_a_bots_card_does_not_show(level: LevelName, load: int) -> None:
    """Neither at its table, nor in the metrics, nor by how long bots of other tables wait."""
    seconds = seconds_of(level) if level in ("jarl", "skald") else 0.05
    with_it, without_it = (
        run(a_bot_is_asked(level, seconds, load, holds=holds)) for holds in (True, False)
    )
    assert with_it == without_it


@pytest.mark.parametrize("level", ["farmhand", "skald"])
def test_a_bots_card_does_not_show_on_a_machine_that_is_too_slow(level: LevelName) -> None:
    """Who has not thought to the end by then lets it pass, at the same time as anybody."""
    with_it, without_it = (
        run(a_bot_is_asked(level, 100.0, 0, holds=holds)) for holds in (True, False)
    )
    assert with_it == without_it


def test_a_quick_bot_still_answers_within_a_second() -> None:
    [seen, _, _] = run(a_bot_is_asked("farmhand", 0.05, 0, holds=True))
    answered_at, _ = seen[-1]
    assert answered_at < 1.0


# People.


async def a_person_is_asked(comes_at: float, answers_after: float, *, holds: bool) -> list[Seen]:
    """All that is seen when a person is asked who may be away, and lets it pass in the end."""
    world = World(holds=holds)
    stage, watcher = world.open()
    await asyncio.sleep(comes_at)
    person = stage.sit("a", world.asked)
    await asyncio.sleep(answers_after)
    assert '"text":"allow"' in person.seen[-1][1], "he is asked, whether he has the card or not"
    assert stage.journal.rows == 0, "nobody answers for him"
    stage.table.hear(person.connection, Move(world.asked, stage.journal.rows, "allow"))
    await asyncio.sleep(1.0)
    assert stage.journal.rows == 1
    await world.close(stage)
    return [watcher.seen, world.metrics]


@pytest.mark.parametrize("answers_after", [0.1, 5.0])
@pytest.mark.parametrize("comes_at", [0.0, HOUR])
def test_a_persons_card_does_not_show(comes_at: float, answers_after: float) -> None:
    """Whether he is there or away, quick or slow."""
    with_it, without_it = (
        run(a_person_is_asked(comes_at, answers_after, holds=holds)) for holds in (True, False)
    )
    assert with_it == without_it


def test_who_plays_with_bots_alone_is_not_asked_what_he_cannot_answer() -> None:
    async def is_answered(*, holds: bool) -> bool:
        asked, journal = worlds().asked, worlds().journal(holds=holds)
        levels: list[SeatLevel] = ["" if n == asked else "farmhand" for n in range(3)]
        stage = Stage(a_house(1, 1.0, 1.0), "northgard", *levels, journal=journal)
        stage.sit("a", asked)
        await asyncio.sleep(0.1)
        await stage.table.close()
        return stage.journal.rows > 0

    assert not run(is_answered(holds=True))
    assert run(is_answered(holds=False))


# On a real server.


def new_game(server: Server, seed: int) -> Made:
    """A game of three people with known dice."""
    wanted = {"game": "northgard", "seats": [PERSON] * 3, "seed": seed}
    return Made(server, server.http.post("/api/tables", json=wanted))


def asked_in(server: Server) -> Iterator[int]:
    """How many options each had who was asked for a response, in games on a shared screen."""
    for seed in range(13, 100):
        made, dice = new_game(server, seed), random.Random(seed)
        with made.chair(0, 1, 2) as shared:
            while shared.now["ending"] is None:
                assert shared.is_due, "somebody was not asked"
                if shared.now["view"]["step"] == "Response":
                    yield len(shared.now["offers"])
                shared.play(dice)


def test_everybody_is_asked(server: Server) -> None:
    seen: set[int] = set()
    for options in asked_in(server):
        seen.add(options)
        if seen == {1, 2}:
            return
    raise AssertionError(seen)
