"""How much a client may send, and how long a table stays in memory."""

import random
import time
from pathlib import Path

import pytest

from skald.server.limits import Bucket, RateLimiter, cleaned
from skald.server.settings import Settings
from tests.server.clocks import Clock
from tests.server.playing import PERSON, new_table
from tests.server.serving import PATIENCE, serving, sqlite_at


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    fullness = [bucket.is_full]
    clock.now = 200.0
    fullness.append(bucket.is_full)
    assert fullness == [False, True]
    assert bucket.take(5)
    assert not bucket.take(0.5)


def test_a_doorkeeper_counts_each_address_for_itself() -> None:
    keeper = RateLimiter(3)
    assert [keeper.lets_in("a") for _ in range(4)] == [True, True, True, False]
    assert keeper.lets_in("b")


def test_what_costs_more_counts_for_several() -> None:
    keeper = RateLimiter(10)
    assert [keeper.lets_in("a", 4) for _ in range(3)] == [True, True, False]
    assert keeper.lets_in("a", 2)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:0:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "unknown", False),
    ],
)
def test_a_network_of_one_household_counts_as_one(one: str, other: str, *, same: bool) -> None:
    keeper = RateLimiter(1)
    assert keeper.lets_in(one)
    assert keeper.lets_in(other) != same


def test_a_doorkeeper_forgets_who_was_quiet() -> None:
    keeper = RateLimiter(6_000_000)
    for number in range(5_000):
        assert keeper.lets_in(f"visitor {number}")
    assert len(keeper) < 2_000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  Ann \n\t B  ", "Ann B"),
        ("\u202eevil\u200b\u0000", "evil"),
        ("x" * 50, "x" * 24),
        ("Żółć", "Żółć"),
        ("<b>", "<b>"),
        ("\ud800", ""),
        ("Z\u0351\u0352\u0353\u0354\u0355\u0356!", "Z\u0351\u0352\u0353!"),
        ("\u3164\u2800\uffa0\u115f\u1160", ""),
        ("a\u3164b", "a b"),
        ("\u2067Ann\u2069", "Ann"),
        ("नमस्ते", "नमस्ते"),
        ("مرحبا", "مرحبا"),
        (" " * 10_000_000 + "x", ""),
        ("", ""),
    ],
)
def test_names_are_one_line_of_visible_characters(text: str, expected: str) -> None:
    assert cleaned(text, 24) == expected


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(Settings(database=sqlite_at(tmp_path), idle=0.2)) as server:
        made = new_table(server, "northgard", PERSON, PERSON)
        with made.chair(0, 1) as chair:
            for _ in range(5):
                chair.play(random.Random(1))
            time.sleep(0.6)
            assert server.metric("skald_tables") == 1, "somebody is still there"
            ply, view = chair.now["ply"], chair.now["view"]
        until = time.monotonic() + PATIENCE
        while server.metric("skald_tables"):
            assert time.monotonic() < until
            time.sleep(0.05)
        with made.chair(0, 1) as again:
            assert (again.now["ply"], again.now["view"]) == (ply, view)
