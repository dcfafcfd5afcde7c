"""A killed server loses no acknowledged move, and every table goes on where it was."""

import os
import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import POSTGRES, new_postgres
from tests.server.playing import FARMHAND, PERSON, Chair, Data, Made, new_table
from tests.server.serving import PATIENCE, Mortal, sqlite_at

KILLS = int(os.environ.get("SKALD_KILLS", "3"))
# How long a server lives at most after everybody has moved, in seconds.
LIFE = 0.4


class Witness:
    """Remembers what was acknowledged at one table, and finds it again."""

    def __init__(self, made: Made, dice: random.Random) -> None:
        self._made = made
        self._dice = dice
        self._last: Chair | None = None
        self.moves = 0
        self._moves_before = 0

    def play_until_the_server_dies(self) -> None:
        """Sit down again, compare, and play on."""
        self._moves_before = self.moves
        with self._made.chair(*self._made.tokens) as chair:
            self._compare(chair)
            self._last = chair
            try:
                while chair.wait_for_turn():
                    chair.play(self._dice)
                    self.moves += 1
            except ConnectionClosed:
                pass

    def wait_for_a_move(self, player: threading.Thread) -> None:
        """Until something was acknowledged in this life, or nothing more can be."""
        while self.moves == self._moves_before and player.is_alive():
            time.sleep(0.001)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._last is not None and self._last.now["ending"] is not None

    def look_again(self) -> None:
        """Only compare."""
        with self._made.chair(*self._made.tokens) as chair:
            self._compare(chair)

    def _compare(self, chair: Chair) -> None:
        """What was seen before is still so; more may have happened."""
        if self._last is None:
            return
        before, after = self._last, chair
        assert after.now["ply"] >= before.now["ply"], "an acknowledged move is lost"
        if after.now["viewer"] == before.now["viewer"]:
            assert after.log[: len(before.log)] == before.log
        if after.now["ply"] == before.now["ply"] and not self.is_over:
            # When nobody is due, anybody at a shared screen may look.
            same = ("view", "offers", "due", "viewer", "prompt", "can_undo")
            assert {k: after.now[k] for k in same} == {k: before.now[k] for k in same}


def check_kills(database: str, kills: int, seed: int, opponent: Data = FARMHAND) -> None:
    """Kill a server again and again while two tables play on it; a game that is over is followed
    by another."""
    dice = random.Random(seed)
    with Mortal(database) as mortal:
        wanted = (("northgard", [PERSON, opponent]), ("ice-garden", [PERSON] * 3))

        def witness(number: int) -> Witness:
            game, seats = wanted[number]
            made = new_table(mortal.server, game, *seats)
            return Witness(made, random.Random(seed + number))

        witnesses = [witness(0), witness(1)]
        for _ in range(kills):
            for number, watched in enumerate(witnesses):
                if watched.is_over:
                    watched.look_again()
                    witnesses[number] = witness(number)
            players = [
                threading.Thread(target=each.play_until_the_server_dies) for each in witnesses
            ]
            for player in players:
                player.start()
            for watched, player in zip(witnesses, players, strict=True):
                watched.wait_for_a_move(player)
            time.sleep(dice.uniform(0, LIFE))
            mortal.kill()
            for player in players:
                player.join()
            mortal.start()
        for watched in witnesses:
            assert watched.moves > 0
            watched.look_again()
        assert "error" not in mortal.stop()


def test_sqlite_keeps_every_acknowledged_move(tmp_path: Path) -> None:
    check_kills(sqlite_at(tmp_path), KILLS, seed=1)


@pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
def test_postgres_keeps_every_acknowledged_move() -> None:
    check_kills(new_postgres(POSTGRES), KILLS, seed=2)


def opponent_of(seed: int) -> Data:
    """Now and then a bot, which every new server has to wake first."""
    return FARMHAND if seed % 5 == 0 else PERSON


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_a_hundred_deaths_on_sqlite(tmp_path: Path, seed: int) -> None:
    check_kills(sqlite_at(tmp_path), 5, seed, opponent_of(seed))


@pytest.mark.soak
@pytest.mark.skipif(not POSTGRES, reason="SKALD_POSTGRES names no server")
@pytest.mark.parametrize("seed", range(20))
def test_a_hundred_deaths_on_postgres(seed: int) -> None:
    check_kills(new_postgres(POSTGRES), 5, seed, opponent_of(seed))


def test_a_server_that_stops_in_good_order_says_so_to_everybody(tmp_path: Path) -> None:
    with Mortal(sqlite_at(tmp_path)) as mortal:
        made = new_table(mortal.server, "ice-garden", PERSON, PERSON)
        with made.chair(0, 1) as chair:
            chair.play(random.Random(1))
            ply = chair.now["ply"]
            mortal.stop()
            assert chair.closing_code() == 1012
        mortal.start()
        with made.chair(0, 1) as again:
            assert again.now["ply"] == ply


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with Mortal(sqlite_at(tmp_path)) as mortal:
        made = new_table(mortal.server, "ice-garden", FARMHAND, FARMHAND, FARMHAND, FARMHAND)
        mortal.kill()
        mortal.start()
        before = made.info()["ply"]
        until = time.monotonic() + PATIENCE
        while made.info()["ply"] < before + 5:
            assert time.monotonic() < until, "nobody plays"
            time.sleep(0.02)
