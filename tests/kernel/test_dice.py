"""The dice give the same numbers from the same seed, everywhere and for ever."""

import pytest

from skald.kernel.dice import Dice


def test_the_first_numbers_of_some_seeds_are_those_of_splitmix64() -> None:
    """The published test vectors of SplitMix64."""
    dice = Dice(0)
    assert [dice.next() for _ in range(3)] == [
        *(0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    ]
    dice = Dice(1234567)
    assert [dice.next() for _ in range(5)] == [
        *(6457827717110365317, 3203168211198807973, 9817491932198370423),
        *(4593380528125082431, 16408922859458223821),
    ]


@pytest.mark.parametrize(
    ("seed", "rolls"),
    [
        (0, "6 3 1 6 1 2 2 5 2 6 3 5"),
        (7, "3 1 6 4 3 2 3 2 1 3 1 6"),
        (2**64 - 1, "6 6 2 3 5 5 6 2 5 1 1 5"),
    ],
)
def test_rolls_of_a_die_are_pinned(seed: int, rolls: str) -> None:
    dice = Dice(seed)
    assert " ".join(str(dice.below(6) + 1) for _ in range(12)) == rolls


def test_a_seed_of_any_size_counts_by_its_last_64_bits() -> None:
    assert Dice(5).next() == Dice(5 + 2**64).next() == Dice(5 - 2**64).next()


def test_the_state_is_enough_to_go_on() -> None:
    dice = Dice(3)
    dice.next()
    copy = Dice(dice.state)
    assert [dice.next() for _ in range(5)] == [copy.next() for _ in range(5)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 35, 1000])
def test_below_keeps_its_range_and_reaches_all_of_it(n: int) -> None:
    dice = Dice(n)
    drawn = [dice.below(n) for _ in range(20 * n + 100)]
    assert set(drawn) == set(range(n))


def test_below_is_even() -> None:
    dice = Dice(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts), counts


def test_pick_follows_the_weights_and_never_takes_a_zero() -> None:
    dice = Dice(2)
    counts = [0] * 4
    for _ in range(40_000):
        counts[dice.pick([1, 0, 2, 1])] += 1
    assert counts[1] == 0
    assert all(abs(counts[n] - want) < 500 for n, want in ((0, 10_000), (2, 20_000), (3, 10_000)))


def test_pick_with_equal_weights_is_below() -> None:
    first, second = Dice(9), Dice(9)
    assert [first.pick([1] * 5) for _ in range(50)] == [second.below(5) for _ in range(50)]
