"""The Lord of the Ice Garden as a game of the kernel."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from skald.games.icegarden import invariants, notation, views
from skald.games.icegarden.actions import TABLE
from skald.games.icegarden.ids import BY_GOAL, BY_SNOW, LETTERS, NOT_OVER
from skald.games.icegarden.migration import FromOne
from skald.games.icegarden.queries import score
from skald.games.icegarden.rules import STEPS
from skald.games.icegarden.rules.endings import has_goal
from skald.games.icegarden.rules.setup import Setup as SetupStep
from skald.games.icegarden.setting import OPTIONS, Setting, complete
from skald.games.icegarden.state import State
from skald.games.icegarden.wire import View
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE
from skald.kernel.agenda import State as KernelState
from skald.kernel.rules import Outcome, Rules, Setup, begun, resumed

RULES_VERSION: Final = 2
SOURCES: Final = ("defeats", "regions", "viper_bonus")
CHARACTERS: Final = ("fjollsfinn", "van-dyken", "freihoff", "callo")


class IceGarden(Rules):
    """Two to four players, or one against the die."""

    id = "ice-garden"
    prefix = "IG"
    version = RULES_VERSION
    min_players = 1
    max_players = 4
    options = OPTIONS
    table = TABLE
    steps = STEPS
    migrations = MappingProxyType({1: FromOne()})

    def complete(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        return complete(players, chosen)

    def seats(self, setup: Setup) -> int:
        """The opponent of a solo game has a seat too."""
        return _setting(setup).seats

    def new_state(self, setup: Setup) -> State:
        return begun(State(_setting(setup)), SetupStep())

    def state_from_json(self, setup: Setup, data: dict[str, Any]) -> State:
        return resumed(State.from_json(data, _setting(setup), STEPS))

    def actor(self, state: KernelState, seat: int) -> str:
        """The colour's letter, the seat's number while it has none, a star for chance."""
        assert isinstance(state, State)
        if seat == CHANCE:
            return "*"
        if not 0 <= seat < state.seats:
            return "?"
        faction = state.faction[seat]
        return LETTERS[faction] if faction >= 0 else str(seat + 1)

    def outcome(self, state: KernelState) -> Outcome | None:
        assert isinstance(state, State)
        if state.ending == NOT_OVER:
            return None
        winners = tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)
        breakdown = tuple(
            dict(zip(SOURCES, state.points[seat * 3 : seat * 3 + 3], strict=True))
            for seat in range(state.seats)
        )
        scores = tuple(score(state, seat) for seat in range(state.seats))
        return Outcome(winners, _reason(state, winners), scores, breakdown)

    def view(self, state: KernelState, seat: int | None) -> View:
        assert isinstance(state, State)
        return views.view(state, seat)

    def check(self, state: KernelState) -> None:
        assert isinstance(state, State)
        invariants.check(state)

    def unpack(self, state: KernelState, text: str) -> list[Action]:
        assert isinstance(state, State)
        return notation.unpack(state, text)

    def read_header(self, line: str, options: dict[str, str]) -> bool:
        return notation.read_header(line, options)


def _setting(setup: Setup) -> Setting:
    return Setting(setup.players, setup.options, setup.data)


def _reason(state: State, winners: tuple[int, ...]) -> str:
    if state.ending == BY_SNOW:
        return "dead-snow"
    if state.ending == BY_GOAL:
        factions = sorted(state.faction[seat] for seat in winners if has_goal(state, seat))
        return "goal:" + "+".join(CHARACTERS[faction] for faction in factions)
    return "points"


RULES: Final = IceGarden()
