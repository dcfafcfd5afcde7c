"""Who waits for a place, and who gets it. Time is virtual, so that only the order counts."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from skald.server.queueing import Claim, FairQueue, Rank, Shares
from tests.server.virtual import now, run


def claim(households: str, table: str = "table", rank: Rank = Rank.WATCHED) -> Claim:
    """Somebody at a table; households are single letters."""
    return Claim(rank, table, frozenset(households))


class Served:
    """Keeps a queue busy, and notes who was served."""

    def __init__(self, places: int = 1) -> None:
        self.queue = FairQueue(places)
        self.names: list[str] = []

    async def customer(
        self, name: str, who: Callable[[], Claim] | Claim, cost: float = 1.0
    ) -> None:
        """Wait for one place, and have it for as long as it is worth."""
        claimant = (lambda: who) if isinstance(who, Claim) else who
        async with self.queue.turn(claimant, cost):
            self.names.append(name)
            await asyncio.sleep(cost)

    async def regular(self, name: str, who: Claim, cost: float = 1.0) -> None:
        """Come again and again."""
        while True:
            await self.customer(name, who, cost)

    async def busy(self, regulars: Iterable[tuple[str, Claim, float]], seconds: float) -> None:
        """Let some come again and again for so long."""
        tasks = [asyncio.create_task(self.regular(*each)) for each in regulars]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def settle() -> None:
    """Let everybody go as far as he can."""
    for _ in range(10):
        await asyncio.sleep(0)


# Fair shares.


def test_a_newcomer_does_not_wait_for_the_crowd_of_another_address() -> None:
    served = Served()

    async def work() -> None:
        crowd = [served.customer("crowd", claim("a", f"table {n}")) for n in range(59)]
        await asyncio.gather(*crowd, served.customer("newcomer", claim("b")))

    run(work())
    assert served.names.index("newcomer") == 1, "only whoever had the place already is before him"


def test_addresses_have_equal_shares_however_many_tables_they_have() -> None:
    served = Served(2)
    regulars = [(h, claim(h, f"{h}{n}"), 1.0) for h, tables in _TABLES for n in range(tables)]
    run(served.busy(regulars, 150))
    assert Counter(served.names) == pytest.approx({"a": 100, "b": 100, "c": 100}, abs=2)


_TABLES = [("a", 30), ("b", 5), ("c", 2)]


def test_tables_of_an_address_have_equal_shares() -> None:
    served = Served()
    regulars = [(f"table {n}", claim("a", f"table {n}"), 1.0) for n in range(3)]
    # Another address beside it takes nothing away from their equality.
    run(served.busy([*regulars, ("other", claim("b", "other"), 1.0)], 120))
    expected = {"table 0": 20, "table 1": 20, "table 2": 20, "other": 60}
    assert Counter(served.names) == pytest.approx(expected, abs=2)


def test_who_takes_long_comes_less_often() -> None:
    served = Served()
    long = [("long", claim("a", f"long {n}"), 4.0) for n in range(3)]
    short = [("short", claim("b", f"short {n}"), 1.0) for n in range(3)]
    run(served.busy([*long, *short], 80))
    assert Counter(served.names) == pytest.approx({"long": 10, "short": 40}, abs=2)


def test_nobody_saves_up_while_he_is_away() -> None:
    served = Served()

    async def work() -> None:
        await served.busy([("early", claim("a"), 1.0)], 100)
        served.names.clear()
        await served.busy([("early", claim("a"), 1.0), ("late", claim("b"), 1.0)], 20)

    run(work())
    assert Counter(served.names) == pytest.approx({"early": 10, "late": 10}, abs=1)


def test_a_crowd_at_somebodys_table_does_not_make_him_wait() -> None:
    """A table waits for whoever of those at it has had least."""
    served = Served()

    async def work() -> None:
        crowd = [served.customer("crowd", claim("a", f"table {n}")) for n in range(20)]
        await asyncio.gather(*crowd, served.customer("together", claim("ab", "table")))

    run(work())
    assert served.names.index("together") == 1


def test_where_nobody_waits_bots_come_last() -> None:
    served = Served()

    async def work() -> None:
        await asyncio.gather(
            served.customer("first", claim("a")),
            served.customer("alone", claim("", "1", Rank.ALONE)),
            served.customer("also alone", claim("", "2", Rank.ALONE)),
            served.customer("asked", claim("b", "3", Rank.ASKED)),
            served.customer("watched", claim("b", "4", Rank.WATCHED)),
        )

    run(work())
    assert served.names == ["first", "watched", "asked", "alone", "also alone"]


def test_what_counts_is_who_is_there_when_a_place_is_free() -> None:
    served, there = Served(), False

    def comes_later() -> Claim:
        return claim("b", "1") if there else claim("", "1", Rank.ALONE)

    async def work() -> None:
        nonlocal there
        waiting = [
            asyncio.create_task(served.customer("first", claim("a"))),
            asyncio.create_task(served.customer("alone", claim("", "2", Rank.ALONE))),
            asyncio.create_task(served.customer("comes later", comes_later)),
        ]
        await settle()
        there = True
        await asyncio.gather(*waiting)

    run(work())
    assert served.names == ["first", "comes later", "alone"]


def test_who_is_cancelled_gives_his_place_to_his_own_address_too() -> None:
    served = Served(2)

    async def work() -> None:
        first = asyncio.create_task(served.customer("first", claim("a"), 9.0))
        second = asyncio.create_task(served.customer("second", claim("a")))
        await settle()
        assert served.names == ["first"], "the other place is for others"
        first.cancel()
        await second

    run(work())
    assert served.names == ["first", "second"]


def test_shares_forget_who_stands_where_a_newcomer_stands() -> None:
    shares = Shares()
    for number in range(5_000):
        shares.charge(f"visitor {number}", 1.0)
        shares.charge("regular", 1.0)
    assert len(shares) < 2_100
    assert shares.had("regular") > shares.had("somebody new")


def test_a_queue_forgets_visitors() -> None:
    served = Served()

    async def work() -> None:
        for number in range(5_000):
            visitor = Claim(Rank.WATCHED, f"table {number}", frozenset([f"visitor {number}"]))
            await served.customer("visitor", visitor)
            await served.customer("regular", claim("a"))

    run(work())
    assert len(served.queue._tables) < 5_000


# Places.


def test_one_address_leaves_a_place_for_others() -> None:
    served = Served(3)

    async def work() -> float:
        crowd = [asyncio.create_task(served.customer("crowd", claim("a"), 9.0)) for _ in range(9)]
        await asyncio.sleep(1.0)
        await served.customer("newcomer", claim("b"))
        waited = now() - 2.0
        for task in crowd:
            task.cancel()
        return waited

    assert run(work()) == 0.0
    assert served.names == ["crowd", "crowd", "newcomer"]


def test_no_more_than_so_many_at_a_time() -> None:
    served = Served(3)

    async def work() -> None:
        await asyncio.gather(*[served.customer("x", claim("abc"[n % 3])) for n in range(18)])
        assert now() == 6.0, "three at a time"

    run(work())


def test_who_leaves_the_queue_takes_no_place_with_him() -> None:
    async def hold(queue: FairQueue, done: asyncio.Event) -> None:
        async with queue.turn(lambda: claim("a"), 1.0):
            await done.wait()

    async def work() -> None:
        queue, done = FairQueue(1), asyncio.Event()
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
        gone = [isinstance(each, asyncio.CancelledError) for each in results]
        assert gone == [True, True, False, False]
        async with queue.turn(lambda: claim("a"), 1.0):
            pass

    run(work())


def test_a_place_is_given_back_when_somebody_fails() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        for _ in range(3):
            with pytest.raises(ValueError, match="oops"):
                async with queue.turn(lambda: claim("a"), 1.0):
                    raise ValueError("oops")

    run(work())
