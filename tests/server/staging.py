"""Tables without a server, in virtual time: nothing is kept, and bots think as they are told."""

import asyncio
from bisect import insort
from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from msgspec.structs import replace

from skald import game
from skald.games.northgard.content.cards import CARD_KEYS
from skald.games.northgard.rules.turn import DEFENSIVE_STRATEGY, Response
from skald.games.northgard.state import State as NorthgardState
from skald.kernel.agenda import State
from skald.kernel.conformance import match_at
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.rules import Setup, find
from skald.server.audience import Connection
from skald.server.journal import Journal
from skald.server.making import NewTable, WantedSeat, new_table
from skald.server.messages import Hello
from skald.server.seats import seats_of
from skald.server.services import Services
from skald.server.settings import Settings
from skald.server.store import Store
from skald.server.store.kept import SeatLevel
from skald.server.table import Table
from skald.server.thinkers import Thinkers
from skald.server.thinking import Question
from tests.server.virtual import now


class Oblivion:
    """A store that keeps nothing and answers at once."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def nothing(*_: object) -> list[object]:
            return []

        return nothing

    @property
    def devices(self) -> "Oblivion":
        """Nor which devices there are."""
        return self

    @property
    def condition(self) -> "Oblivion":
        """It is always well."""
        return self


class SlowMinds:
    """Bots that take a given time where they have a choice, and then take the first option."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self.thoughts = 0

    async def think(self, question: Question) -> str:
        """The first option; a single one is found at once."""
        setup = Setup(question.players, question.options, question.components)
        offered = find(question.game).state_from_json(setup, question.state).offered
        self.thoughts += 1
        await asyncio.sleep(self._seconds if len(offered) > 1 else 0.0)
        return offered[0].text

    def close(self) -> None:
        """Nothing to stop."""


def a_house(workers: int, quick: float, deep: float) -> Services:
    """A services whose bots think for so many seconds."""
    thinkers = Thinkers(workers, SlowMinds(quick), SlowMinds(deep))
    return Services(Settings(workers=workers, clock=now), cast(Store, Oblivion()), thinkers)


class Watcher:
    """Somebody at a table: what he is sent, and when."""

    def __init__(self, household: str) -> None:
        self.connection: Final = Connection(household)
        self.seen: Final[list[tuple[float, str]]] = []
        self._reading: Final = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while (text := await self.connection.next()) is not None:
            self.seen.append((now(), text))

    def times(self, kind: str) -> list[float]:
        """When messages of a kind came."""
        return [at for at, text in self.seen if f'"type":"{kind}"' in text]


class Stage:
    """A table of bots of these levels; an empty one is a person's seat."""

    def __init__(
        self,
        services: Services,
        name: str,
        *levels: SeatLevel,
        number: int = 0,
        journal: Journal | None = None,
    ) -> None:
        seats = [WantedSeat("bot", level=each) if each else WantedSeat("person") for each in levels]
        new = new_table(name, {}, seats, "1", 0.0)
        self.tokens: Final = new.tokens
        kept = replace(new.kept, id=f"table {number}")
        seated = seats_of(kept, new.seats, new.devices)
        self.table: Final = Table(kept, seated, journal or _begun(new), services)

    @property
    def journal(self) -> Journal:
        """The journal as it is now: each change at the table makes a new one."""
        return self.table._journal

    def sit(self, household: str, *seats: int) -> Watcher:
        """Somebody sits down, at no seat to watch."""
        watcher = Watcher(household)
        hello = Hello([self.tokens[seat] for seat in seats])
        self.table.come(watcher.connection, hello)
        return watcher


def _begun(new: NewTable) -> Journal:
    setup = Setup(new.kept.players, new.kept.options)
    journal = Journal(find(new.kept.game), setup, new.kept.seed)
    journal.read(new.rows)
    return journal


# Two worlds that differ in one hidden card.

_CARD: Final = CARD_KEYS.index(DEFENSIVE_STRATEGY)


class Worlds:
    """A position of three players in which one is asked for a response: with the card in his
    hand, and with it in his draw pile, which looks the same to everybody else."""

    def __init__(self, match: Match, other: State) -> None:
        assert match.step is not None
        self.asked: Final = match.step.seat
        self._match: Final = match
        self._states: Final = {True: match.state, False: other}

    def journal(self, *, holds: bool) -> Journal:
        """A journal that begins there."""
        rules, setup = self._match.rules, self._match.setup
        journal = Journal(rules, setup, "a seed")
        journal.match = match_at(rules, setup, self._states[holds])
        journal._set_mark(-1)
        return journal


@cache
def worlds() -> Worlds:
    """Found by playing at random."""
    for seed in range(1_000):
        match, dice = game("northgard").match(3, seed=seed), Dice(seed)
        while not match.over:
            if len(match.legal()) > 1 and isinstance(match.step, Response) and _bag(match):
                return Worlds(match, _without_the_card(match))
            match.play(match.legal()[dice.below(len(match.legal()))])
    raise AssertionError("nobody was ever asked")


def _bag(match: Match) -> list[int]:
    """The draw pile of whoever is due."""
    return cast(NorthgardState, match.state).bag[cast(int, match.seat)]


def _without_the_card(match: Match) -> State:
    """The same position with the card in the draw pile, for another one from there."""
    seat, rules = cast(int, match.seat), match.rules
    state = cast(NorthgardState, match.state).clone()
    state.hand[seat].remove(_CARD)
    insort(state.hand[seat], state.bag[seat].pop())
    insort(state.bag[seat], _CARD)
    other = rules.state_from_json(match.setup, state.to_json())
    for viewer in (None, *range(match.setup.players)):
        assert viewer == seat or rules.view(other, viewer) == match.view(viewer)
    return other
