"""Who waits for a place, and who gets it."""

import asyncio
from collections.abc import Awaitable, Callable

from skald.server.queueing import Queue


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Do something in a loop of its own."""

    async def whole() -> None:
        await asyncio.wait_for(work(), 10)

    asyncio.run(whole())


async def settle() -> None:
    """Let everybody go as far as he can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_lowest_rank_goes_first_and_then_whoever_came_first() -> None:
    served: list[str] = []

    async def customer(queue: Queue, name: str, rank: int) -> None:
        async with queue.turn(rank):
            served.append(name)
            await asyncio.sleep(0)

    async def work() -> None:
        queue = Queue(1)
        names = [("first", 2), ("late", 2), ("later", 2), ("asked", 1), ("watched", 0)]
        await asyncio.gather(*[customer(queue, name, rank) for name, rank in names])

    run(work)
    assert served == ["first", "watched", "asked", "late", "later"]


def test_no_more_than_so_many_at_a_time() -> None:
    inside, most = 0, 0

    async def customer(queue: Queue) -> None:
        nonlocal inside, most
        async with queue.turn(0):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.001)
            inside -= 1

    async def work() -> None:
        queue = Queue(3)
        await asyncio.gather(*[customer(queue) for _ in range(20)])

    run(work)
    assert (most, inside) == (3, 0)


def test_who_leaves_the_queue_takes_no_place_with_him() -> None:
    async def hold(queue: Queue, done: asyncio.Event) -> None:
        async with queue.turn(0):
            await done.wait()

    async def work() -> None:
        queue, done = Queue(1), asyncio.Event()
        holder = asyncio.create_task(hold(queue, done))
        await settle()
        waiting = [asyncio.create_task(hold(queue, done)) for _ in range(4)]
        await settle()
        waiting[0].cancel()
        await settle()
        # The first who still waits is called and cancelled at the same moment.
        holder.cancel()
        await asyncio.sleep(0)
        waiting[1].cancel()
        await settle()
        done.set()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(each, asyncio.CancelledError) for each in results] == [
            True,
            True,
            False,
            False,
        ]
        async with queue.turn(0):
            pass

    run(work)


def test_a_place_is_given_back_when_somebody_fails() -> None:
    async def work() -> None:
        queue = Queue(1)
        for _ in range(3):
            try:
                async with queue.turn(0):
                    raise ValueError
            except ValueError:
                pass

    run(work)
