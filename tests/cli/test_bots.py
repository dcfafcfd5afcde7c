"""Bots and who sits where."""

import pytest

import skald
from skald.bots import make_bot
from skald.cli.seating import bot_names, take_seats
from skald.cli.trouble import Trouble

RULES = skald.game("ice-garden").rules


def test_the_random_bot_takes_every_option() -> None:
    match = skald.game("ice-garden").match(players=2, seed=1)
    bot = make_bot("random", match.rules, 1)
    seen = {bot.choose(match.state, 0) for _ in range(200)}
    assert seen == set(match.legal())


def test_unknown_bot() -> None:
    with pytest.raises(skald.BadOption, match="There is no bot “deep-blue”"):
        make_bot("deep-blue", RULES, 1)


@pytest.mark.parametrize(
    ("players", "bots", "mode", "people"),
    [
        (4, [], "alone", (0,)),
        (4, ["random"], "alone", (0,)),
        (4, ["random", "random", "random"], "alone", (0,)),
        (1, [], "alone", (0,)),
        (3, [], "hotseat", (0, 1, 2)),
        (3, ["random"], "hotseat", (0, 1)),
    ],
)
def test_seats(players: int, bots: list[str], mode: str, people: tuple[int, ...]) -> None:
    seating = take_seats(RULES, players, bots, 1, hotseat=mode == "hotseat")
    assert seating.people == people
    assert sorted([*people, *seating.bots]) == list(range(players))


def test_too_many_or_too_few_bots() -> None:
    for players, count, hotseat in ((4, 2, False), (2, 3, False), (1, 1, False), (2, 3, True)):
        with pytest.raises(Trouble):
            take_seats(RULES, players, ["random"] * count, 1, hotseat=hotseat)


def test_bot_names() -> None:
    assert bot_names(["random, random", "random"]) == ["random"] * 3
