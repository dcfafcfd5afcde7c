"""What the drawn positions of all games have in common, for tests."""

from typing import ClassVar, Generic, Self, TypeVar

from skald.kernel.agenda import State, Step, advance
from skald.kernel.errors import IllegalAction, SkaldError
from skald.kernel.events import Event, Log
from skald.kernel.match import Match
from skald.kernel.rules import Rules, Setup

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A position that tests can set up, and then play from a given step."""

    rules: ClassVar[Rules]

    def __init__(self, state: S) -> None:
        self.s = state
        self.log = Log()
        state.log = self.log

    def setup(self) -> Setup:
        """What the game was set up with."""
        raise NotImplementedError

    def says(self, line: str) -> str:
        """A line as the game knows it; a game may have shorter names for tests."""
        return line

    # Playing.

    def start(self, *steps: Step) -> Self:
        """Owe these steps and nothing else, and go on to the first choice."""
        self.s.agenda = []
        self.s.owe(*steps)
        advance(self.s)
        return self

    @property
    def actor(self) -> str:
        """Who must choose: a colour's letter, `*` for chance, or nobody."""
        return self.rules.actor(self.s, self.s.agenda[-1].seat) if self.s.agenda else ""

    @property
    def options(self) -> list[str]:
        """The texts of what may be chosen."""
        return [action.text for action in self.s.offered]

    def play(self, *lines: str) -> Self:
        """Play actions or packed lines through the checked door, chance included."""
        for line in lines:
            match = Match.__new__(Match)
            match.__dict__.update(
                rules=self.rules,
                setup=self.setup(),
                history=[],
                _state=self.s,
                _listen=True,
                _manual_chance=True,
            )
            try:
                match.play(self.says(line))
            finally:
                self.s.log = self.log
            for ply in match.history:
                self.log.events += ply.events
        return self

    def refused(self, line: str) -> bool:
        """Whether a line is refused; a refusal must change nothing."""
        before = self.s.to_json()
        try:
            self.play(line)
        except SkaldError:
            assert self.s.to_json() == before, "a refused action wrote something"
            return True
        return False

    def reason(self, line: str) -> str:
        """The rule by which a line is refused; a refusal must change nothing."""
        before = self.s.to_json()
        try:
            self.play(line)
        except IllegalAction as refusal:
            assert self.s.to_json() == before, "a refused action wrote something"
            return refusal.rule
        raise AssertionError(f"{line} was played")

    # Looking.

    def events(self, name: str) -> list[Event]:
        """The events of a name so far."""
        return [event for event in self.log.events if event.name == name]
