"""Whether somebody could have answered shows neither in what is sent nor in how long it takes."""

import random
import time
from collections.abc import Iterator

import pytest

from skald.server.settings import Settings
from tests.server.playing import PERSON, Chair, Made
from tests.server.serving import Server, serving, sqlite_at

VEIL = 0.5
# In this game somebody is asked for a response who has the card, and later one who has not.
SEED = 2


@pytest.fixture(scope="module")
def veiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that holds answers back."""
    settings = Settings(
        database=sqlite_at(tmp_path_factory.mktemp("veil")), veil=(VEIL, VEIL), messages=10_000
    )
    with serving(settings) as running:
        yield running


def new_game(server: Server) -> Made:
    """A game of three people with known dice."""
    wanted = {"game": "northgard", "seats": [PERSON] * 3, "seed": SEED}
    return Made(server, server.http.post("/api/tables", json=wanted))


def responses(chairs: list[Chair]) -> Iterator[tuple[bool, float]]:
    """Play; for each question for a response whether it was shown, and how long it took."""
    dice = random.Random(SEED)
    while chairs[0].now["ending"] is None:
        now, began = chairs[0].now, time.monotonic()
        due = chairs[now["due"]]
        shown = due.is_due
        if shown:
            due.move(dice.choice(due.now["offers"])["text"])
        for chair in chairs:
            chair.see(now["ply"])
        if now["view"]["step"] == "Response":
            yield shown, time.monotonic() - began


def test_an_answer_takes_as_long_as_a_formality(veiled: Server) -> None:
    made = new_game(veiled)
    with made.chair(0) as red, made.chair(1) as blue, made.chair(2) as yellow:
        times: dict[bool, list[float]] = {True: [], False: []}
        for shown, seconds in responses([red, blue, yellow]):
            times[shown].append(seconds)
    assert times[True]
    assert times[False]
    for seconds in (*times[True], *times[False]):
        assert VEIL * 0.9 <= seconds < VEIL * 4


def test_on_a_shared_screen_everybody_is_asked(veiled: Server) -> None:
    made = new_game(veiled)
    with made.chair(0, 1, 2) as shared:
        dice, asked = random.Random(SEED), set()
        while shared.now["ending"] is None:
            assert shared.is_due, "somebody was not asked"
            if shared.now["view"]["step"] == "Response":
                asked.add(len(shared.now["offers"]))
            shared.play(dice)
    assert asked == {1, 2}
