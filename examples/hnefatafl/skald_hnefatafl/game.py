"""Hnefatafl as a game of the kernel."""

from collections.abc import Mapping
from typing import Any, Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State, Step, advance, step_from_json, steps_in
from skald.kernel.notation import Script
from skald.kernel.options import read_options
from skald.kernel.rules import Outcome, Rules, Setup

from . import rules
from .rules import ATTACKERS, DEFENDERS, EMPTY, KING, RESTRICTED, TABLE, Position, Turn

SEATS: Final = (ATTACKERS, DEFENDERS)


class Hnefatafl(Rules):
    """Seat 0 attacks and begins, seat 1 defends; nothing is hidden, nothing is left to chance."""

    id = "hnefatafl"
    prefix = "HT"
    version = 1
    min_players = max_players = 2
    options = ()
    table = TABLE
    steps = steps_in(rules)

    def complete(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        return read_options(self.options, chosen)

    def new_state(self, setup: Setup) -> Position:
        return _ready(Position(), Turn(ATTACKERS))

    def state_from_json(self, setup: Setup, data: dict[str, Any]) -> Position:
        state = Position()
        for name in ("board", "past", "winner", "ending"):
            setattr(state, name, data[name])
        return _ready(state, *(step_from_json(step, self.steps) for step in data["agenda"]))

    def actor(self, state: State, seat: int) -> str:
        return "AD"[seat]

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Position)
        if not state.ending:
            return None
        winners = tuple(seat for seat in SEATS if seat == state.winner)
        scores = tuple(int(seat in winners) for seat in SEATS)
        return Outcome(winners, state.ending, scores, tuple({"win": score} for score in scores))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Position)
        return {"board": state.board[:]}

    def check(self, state: State) -> None:
        assert isinstance(state, Position)
        assert state.board.count(KING) == 1
        assert all(state.board[n] in (EMPTY, KING) for n in RESTRICTED)

    def unpack(self, state: State, text: str) -> list[Action]:
        """`d1-d4` is short for `move d1 d4`."""
        script = Script(state)
        script.play(TABLE.parse("move " + text.replace("-", " ")))
        return script.actions


def _ready(state: Position, *agenda: Step) -> Position:
    state.agenda = list(agenda)
    advance(state)
    return state


RULES: Final = Hnefatafl()
