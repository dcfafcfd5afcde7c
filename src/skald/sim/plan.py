"""What is to be played: everything that the results depend on, and nothing else."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from skald import api
from skald.bots import make_bot
from skald.kernel.dice import Dice
from skald.kernel.options import players_wanted
from skald.kernel.rules import Rules, Setup, find
from skald.sim.trouble import Refused

# A table is a group of bots, by their place in the list, one per seat.
Table = tuple[int, ...]


class Plan(NamedTuple):
    """A run of many games. Plain data, so that it can be sent to other machines."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    data: Mapping[str, object] | None
    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    seed: int
    games: int

    def rules(self) -> Rules:
        """The rules of the game."""
        rules = find(self.game)
        if rules.version != self.version:
            raise Refused("sim-other-version", here=rules.version, wanted=self.version)
        return rules

    def setup(self) -> Setup:
        """Where every game of the run begins."""
        return Setup(self.players, self.options, self.data)

    def game_seed(self, number: int) -> int:
        """The seed of one game: all its chance and all its bots follow from it."""
        return mix(self.seed, number)

    def bots_by_seat(self, number: int) -> list[str]:
        """Who plays in a game: tables take turns, and bots move one seat on each time."""
        table = self.tables[number % len(self.tables)]
        turn = number // len(self.tables)
        return [self.bots[table[(seat - turn) % self.players]] for seat in range(self.players)]

    def identity(self) -> dict[str, Any]:
        """What must be the same for results to belong together; how many games is no part of it."""
        return {
            "game": self.game,
            "rules_version": self.version,
            "players": self.players,
            "options": self.options,
            "data": None if self.data is None else _digest(self.data),
            "bots": list(self.bots),
            "tables": [list(table) for table in self.tables],
            "seed": self.seed,
        }


def mix(seed: int, number: int) -> int:
    """A seed for one game of a run: 64 bits that look unlike those of any other."""
    return Dice(Dice(seed).next() + number).next()


def simulation(
    game: str,
    players: int | None,
    bots: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    games: int,
) -> Plan:
    """The same bots at every table; one name stands for all seats."""
    if players is None:
        players = len(bots) if len(bots) > 1 else _usual_players(game, options)
    if len(bots) == 1:
        bots = list(bots) * players
    plan = _plan(game, players, bots, (tuple(range(len(bots))),), options, seed, games)
    if len(bots) != players:
        raise Refused("sim-bots-for-seats", bots=len(bots), seats=players)
    return plan


def tournament(
    game: str,
    players: int | None,
    bots: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    games: int,
) -> Plan:
    """Every group of bots meets as often as every other."""
    if len(bots) < _PAIR:
        raise Refused("sim-arena-needs-two")
    for bot in bots:
        if bots.count(bot) > 1:
            raise Refused("sim-entered-twice", bot=bot)
    if players is None:
        players = min(len(bots), api.game(game).players[-1])
    if players == 1:
        raise Refused("sim-arena-alone")
    return _plan(game, players, bots, all_tables(len(bots), players), options, seed, games)


def all_tables(bots: int, players: int) -> tuple[Table, ...]:
    """The groups that share a table: everybody at least `players // bots` times, the rest once."""
    whole, rest = divmod(players, bots)
    return tuple(
        tuple(sorted([*list(range(bots)) * whole, *extra]))
        for extra in combinations(range(bots), rest)
    )


_PAIR: Final = 2


def _usual_players(game: str, options: Mapping[str, str]) -> int:
    return players_wanted(api.game(game).rules.options, options) or _PAIR


def _plan(
    game: str,
    players: int,
    bots: Sequence[str],
    tables: tuple[Table, ...],
    options: Mapping[str, str],
    seed: int,
    games: int,
) -> Plan:
    rules = api.game(game).rules
    setup = api.game(game).match(players, 0, options, manual_chance=True).setup
    for bot in bots:
        make_bot(bot, rules, 0)
    if games < 1:
        raise Refused("sim-no-games", games=str(games))
    return Plan(
        game=game,
        version=rules.version,
        players=players,
        options=setup.options,
        data=setup.data,
        bots=tuple(bots),
        tables=tables,
        seed=seed,
        games=games,
    )


def _digest(data: Mapping[str, object]) -> str:
    text = json.dumps(data, sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
