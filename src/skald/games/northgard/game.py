"""Northgard: Uncharted Lands as a game of the kernel."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from skald.games.northgard import invariants, notation, views
from skald.games.northgard.actions import TABLE
from skald.games.northgard.ids import BY_TERRITORIES, LETTERS, NOT_OVER
from skald.games.northgard.migration import FromOne
from skald.games.northgard.rules import STEPS
from skald.games.northgard.rules.endings import fame_breakdown
from skald.games.northgard.rules.setup import Setup as SetupStep
from skald.games.northgard.setting import OPTIONS, Setting, complete
from skald.games.northgard.state import State
from skald.games.northgard.wire import View
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Step
from skald.kernel.agenda import State as KernelState
from skald.kernel.dice import Dice
from skald.kernel.fields import published
from skald.kernel.rules import Outcome, Rules, Setup, begun, resumed

RULES_VERSION: Final = 2


class Northgard(Rules):
    """Two to five players, or two teams of two."""

    id = "northgard"
    prefix = "NG"
    version = RULES_VERSION
    min_players = 2
    max_players = 5
    options = OPTIONS
    table = TABLE
    steps = STEPS
    migrations = MappingProxyType({1: FromOne()})

    def complete(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        return complete(players, chosen)

    def new_state(self, setup: Setup) -> State:
        return begun(State(_setting(setup)), SetupStep())

    def state_from_json(self, setup: Setup, data: dict[str, Any]) -> State:
        return resumed(State.from_json(data, _setting(setup), STEPS))

    def actor(self, state: KernelState, seat: int) -> str:
        """The colour's letter, a star for chance."""
        assert isinstance(state, State)
        if seat == CHANCE:
            return "*"
        return LETTERS[seat] if 0 <= seat < state.seats else "?"

    def outcome(self, state: KernelState) -> Outcome | None:
        assert isinstance(state, State)
        if state.ending == NOT_OVER:
            return None
        winners = tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)
        breakdown = tuple(fame_breakdown(state, seat) for seat in range(state.seats))
        scores = tuple(sum(parts.values()) for parts in breakdown)
        reason = "three-large-buildings" if state.ending == BY_TERRITORIES else "fame"
        return Outcome(winners, reason, scores, breakdown)

    def view(self, state: KernelState, seat: int | None) -> View:
        assert isinstance(state, State)
        return views.view(state, seat)

    def publishes(self, step: type[Step]) -> tuple[str, ...]:
        return tuple(field.name for field in published(step))

    def unpack(self, state: KernelState, text: str) -> list[Action]:
        assert isinstance(state, State)
        return notation.unpack(state, text)

    def determinise(self, state: KernelState, seat: int, dice: Dice) -> State:
        assert isinstance(state, State)
        return views.determinise(state, seat, dice)

    def check(self, state: KernelState) -> None:
        assert isinstance(state, State)
        invariants.check(state)


def _setting(setup: Setup) -> Setting:
    return Setting(setup.players, setup.options, setup.data)


RULES: Final = Northgard()
