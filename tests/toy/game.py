"""A tiny game for tests: take one to three stones from a heap; the last one wins.

A weighted coin makes the heap 3 or 6 stones before the first turn. The last stone is taken
without asking; after the end each player is asked to shake hands, though there is no choice.
"""

from collections.abc import Mapping
from typing import Any, Final

from skald.kernel.actions import Action, ActionTable
from skald.kernel.agenda import (
    CHANCE,
    Automatic,
    Choice,
    State,
    advance,
    step_from_json,
    step_to_json,
)
from skald.kernel.errors import BadNotation, BadOption
from skald.kernel.fields import Seat
from skald.kernel.match import Match
from skald.kernel.options import Option
from skald.kernel.rulebook import rule
from skald.kernel.rules import Outcome, Rules, Setup
from skald.kernel.wire import Json

TABLE: Final = ActionTable("toy")
COIN: Final = [TABLE.new("coin", side, amount=n) for side, n in (("heads", 3), ("tails", 6))]
TAKE: Final = [TABLE.new("take", str(n), amount=n) for n in (1, 2, 3)]
SHAKE: Final = TABLE.new("shake")


class ToyState(State):
    """The heap, and who took the last stone."""

    __slots__ = ("heap", "players", "taken", "winner")

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.heap = 0
        self.winner = -1
        self.taken = [0] * players

    def clone(self) -> "ToyState":
        new = ToyState.__new__(ToyState)
        new.agenda = self.agenda[:]
        new.offered = self.offered
        new.log = None
        new.players, new.heap, new.winner = self.players, self.heap, self.winner
        new.taken = self.taken[:]
        return new

    def to_json(self) -> dict[str, Any]:
        agenda = [step_to_json(step) for step in self.agenda]
        cells = {"heap": self.heap, "winner": self.winner, "taken": self.taken[:]}
        return {**cells, "agenda": agenda}


@rule("TOY-START-01")
class Start(Automatic):
    """Toss a coin for the heap, then the first turn."""

    def run(self, s: ToyState) -> None:
        s.owe(Toss(CHANCE), Turn(0))


@rule("TOY-START-02")
class Toss(Choice):
    """Heads are three times as likely as tails."""

    def options(self, s: ToyState) -> list[Action]:
        return COIN[:]

    def weights(self, s: ToyState) -> list[int]:
        return [3, 1]

    def take(self, s: ToyState, action: Action) -> None:
        s.heap = action.amount
        if s.log is not None:
            s.log.tell("heap", -1, {"stones": s.heap})


@rule("TOY-TURN-01")
class Turn(Choice):
    """One to three stones, as long as there are any."""

    def options(self, s: ToyState) -> list[Action]:
        return TAKE[: s.heap]

    def take(self, s: ToyState, action: Action) -> None:
        s.heap -= action.amount
        s.taken[self.seat] += action.amount
        if s.log is not None:
            s.log.tell("stones", self.seat, {"amount": action.amount})
        s.owe(Turn((self.seat + 1) % s.players) if s.heap else Finish(self.seat))


@rule("TOY-END-01")
class Finish(Automatic):
    """Whoever took the last stone has won; all shake hands."""

    who: Seat

    def run(self, s: ToyState) -> None:
        s.owe(*[Handshake(seat) for seat in range(s.players)], Crown(self.who))


@rule("TOY-END-02")
class Handshake(Choice):
    """Everybody is asked, so that nobody learns anything from being asked."""

    def always_asks(self) -> bool:
        return True

    def options(self, s: ToyState) -> list[Action]:
        return [SHAKE]

    def take(self, s: ToyState, action: Action) -> None:
        pass


class Crown(Finish):
    """The winner is known."""

    def run(self, s: ToyState) -> None:
        s.winner = self.who


class Toy(Rules):
    """The game as the kernel asks for it; its options have no effect."""

    id = "toy"
    prefix = "TOY"
    version = 7
    min_players = 2
    max_players = 3
    options = (Option("polite", ("on", "off"), "on"), Option("name", None, "nobody"))
    table = TABLE
    steps = {cls.__name__: cls for cls in (Start, Toss, Turn, Finish, Handshake, Crown)}  # noqa: RUF012

    def complete(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        known = {option.key: option for option in self.options}
        if unknown := set(chosen) - set(known):
            raise BadOption(f"no option {unknown}")
        return {k: o.read(chosen.get(k, o.default)) for k, o in known.items()}

    def new_state(self, setup: Setup) -> ToyState:
        state = ToyState(setup.players)
        state.owe(Start())
        advance(state)
        return state

    def state_from_json(self, setup: Setup, data: dict[str, Any]) -> ToyState:
        state = ToyState(setup.players)
        state.heap, state.winner, state.taken = data["heap"], data["winner"], list(data["taken"])
        state.agenda = [step_from_json(step, self.steps) for step in data["agenda"]]
        if state.agenda:
            state.offered = state.agenda[-1].options(state)
        return state

    def actor(self, state: State, seat: int) -> str:
        return "*" if seat == CHANCE else "abc"[seat]

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, ToyState)
        if state.winner < 0:
            return None
        scores = tuple(state.taken)
        return Outcome((state.winner,), "last", scores, tuple({"stones": n} for n in scores))

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, ToyState)
        return {"heap": state.heap, "taken": [*state.taken]}

    def check(self, state: State) -> None:
        assert isinstance(state, ToyState)
        assert state.heap >= 0

    def unpack(self, state: State, text: str) -> list[Action]:
        """`takes 1 2` packs the turns of two players."""
        words = text.split()
        if not words or words[0] != "takes" or not all(w in ("1", "2", "3") for w in words[1:]):
            raise BadNotation(f"“{text}” is no action of this game.")
        return [TAKE[int(word) - 1] for word in words[1:]]


RULES: Final = Toy()


def toy_match(
    *lines: str, seed: int = 0, players: int = 2, manual: bool = True, listen: bool = False
) -> Match:
    """A match of the toy game after these lines; chance is played by hand."""
    setup = Setup(players, RULES.complete(players, {}))
    match = Match(RULES, setup, seed, manual_chance=manual, listen=listen)
    for line in lines:
        match.play(line)
    return match
