"""What a game is to the kernel: its rules behind one interface."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from skald.kernel.actions import Action, ActionTable
from skald.kernel.agenda import State, Step, advance
from skald.kernel.dice import Dice
from skald.kernel.errors import BadNotation, WrongRulesVersion
from skald.kernel.games import all_games, find_game
from skald.kernel.options import Option
from skald.kernel.wire import Data

if TYPE_CHECKING:
    from skald.kernel.migration import Migration

S = TypeVar("S", bound=State)


class Setup:
    """Everything fixed before the first step: enough, with the actions, to replay a game."""

    __slots__ = ("data", "options", "players")

    def __init__(
        self, players: int, options: Mapping[str, str], data: Mapping[str, object] | None = None
    ) -> None:
        self.players: Final = players
        self.options: Final = dict(options)
        self.data: Final = data

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value}" for key, value in self.options.items() if value)
        return f"<Setup {self.players} players{chosen}>"


class Outcome:
    """How a game ended: winners, the reason, and each seat's points by source."""

    __slots__ = ("breakdown", "reason", "scores", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        scores: tuple[int, ...],
        breakdown: tuple[dict[str, int], ...],
    ) -> None:
        self.winners: Final = winners
        self.reason: Final = reason
        self.scores: Final = scores
        self.breakdown: Final = breakdown

    def to_json(self) -> dict[str, Any]:
        """Plain data, seats counted from 0."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "scores": list(self.scores),
            "breakdown": list(self.breakdown),
        }

    def __repr__(self) -> str:
        return f"Outcome({self.to_json()})"


def begun(state: S, first: Step) -> S:
    """A new position, played from its first step to where somebody chooses."""
    state.owe(first)
    advance(state)
    return state


def resumed(state: S) -> S:
    """A position that was read back, with what may be chosen in it."""
    if state.agenda:
        state.offered = state.agenda[-1].options(state)
    return state


class Rules:
    """The rules of one game. Stateless: every method is given the state it is about."""

    id: str
    prefix: str
    version: int
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    table: ActionTable
    steps: dict[str, type[Step]]
    # How records of earlier versions are read, by version.
    migrations: "Mapping[int, Migration]" = MappingProxyType({})

    def __repr__(self) -> str:
        return f"<Rules of {self.id}, version {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each: a copy is the same, and a pickle finds it by its id."""
        return rules_of_version, (self.id, self.version)

    def complete(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, or BadOption."""
        raise NotImplementedError

    def seats(self, setup: Setup) -> int:
        """How many seats there are; more than players if the rules themselves play one."""
        return setup.players

    def new_state(self, setup: Setup) -> State:
        """The first position in which somebody chooses."""
        raise NotImplementedError

    def state_from_json(self, setup: Setup, data: dict[str, Any]) -> State:
        """The state that `State.to_json` wrote."""
        raise NotImplementedError

    def actor(self, state: State, seat: int) -> str:
        """How the notation names whoever acts."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> Data:
        """What a seat (None: a spectator) may know, field by field."""
        raise NotImplementedError

    def publishes(self, step: type[Step]) -> tuple[str, ...]:
        """The fields of a step that the view tells everybody while it is due."""
        return ()

    def determinise(self, state: State, seat: int, dice: Dice) -> State:
        """A copy in which everything the seat cannot know is drawn anew."""
        return state.clone()

    def check(self, state: State) -> None:
        """Assert what must hold in every position."""
        raise NotImplementedError

    def unpack(self, state: State, text: str) -> list[Action]:
        """Split a readable line into small actions; may play on the state, which is a copy."""
        raise BadNotation(f"“{text}” is no action of this game.")

    def read_header(self, line: str, options: dict[str, str]) -> bool:
        """Take a header line of a text record that only this game knows; False if it does not."""
        return False


def find(game: str) -> Rules:
    """The rules of a game by its id."""
    return find_game(game).rules


def rules_of_version(game: str, version: int) -> Rules:
    """The rules of a game, if they are those of this version."""
    rules = find(game)
    if rules.version != version:
        raise WrongRulesVersion(
            f"This was made under rules version {version} of {game}; "
            f"here is version {rules.version}."
        )
    return rules


def action_of(game: str, text: str) -> Action:
    """The action of a game that prints as `text`."""
    return find(game).table.parse(text)


def known_games() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(all_games())
