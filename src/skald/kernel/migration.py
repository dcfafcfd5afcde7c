"""Records of earlier rules versions, played again under the rules of today."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from skald.kernel.actions import Action
from skald.kernel.agenda import AUTOMATIC, State, Step
from skald.kernel.errors import BadOption, IllegalAction, SkaldError, WrongRulesVersion
from skald.kernel.rules import Rules, Setup

if TYPE_CHECKING:
    from skald.kernel.match import Match
    from skald.kernel.record import Record

T = TypeVar("T")


class Migration:
    """How a record of one earlier version is read today; a game states only what differs.

    A released version is never given up: when the rules change again, the migrations of all
    earlier versions are kept true to the rules of today, and the records in `tests/migration`
    prove it.
    """

    def options(self, options: dict[str, str], lines: Sequence[str]) -> dict[str, str]:
        """The options of the record, which has these lines, as they are chosen today."""
        return options

    def data(self, data: Mapping[str, object]) -> Mapping[str, object]:
        """The components of the record as they are written today."""
        return data

    def read(self, walk: "Walk") -> bool:
        """Read what this version wrote for the choice that is due, and play it.

        False if nothing was read, because the version wrote what is written today.
        """
        return False


class Walk:
    """An earlier game on its way through the rules of today, choice by choice.

    It stands at every choice, also where a single option is left today and a match asks nobody:
    an earlier version may have asked, and its line has to be read.
    """

    def __init__(self, match: "Match", lines: Sequence[str]) -> None:
        self.match = match
        self.state: State = match.state.clone()
        self.lines = deque(lines)
        self.line = ""

    @property
    def step(self) -> Step | None:
        """The choice that is due, or None when the game is over."""
        return self.state.agenda[-1] if self.state.agenda else None

    def options(self) -> list[Action]:
        """What may be chosen today."""
        return self.state.agenda[-1].options(self.state)

    def pick(self, offered: Mapping[str, T], seat: int | None = None) -> T:
        """What was chosen of that which the earlier rules offered, by its text.

        They asked nobody, and wrote no line, if it was a single thing.
        """
        if len(offered) == 1:
            return next(iter(offered.values()))
        due = self.state.agenda[-1].seat if seat is None else seat
        line = self._next_line()
        actor, _, text = line.partition(" ")
        text = text if actor == self.match.rules.actor(self.state, due) else line
        if text not in offered:
            raise IllegalAction(f"“{text}” was none of {', '.join(offered)}.")
        return offered[text]

    def choose(self, offered: Iterable[Action]) -> Action:
        """Which of these actions was chosen."""
        return self.pick({action.text: action for action in offered})

    def take(self, action: Action) -> None:
        """Choose something today; it becomes a line unless it is the only option."""
        step, state = self.state.agenda[-1], self.state
        state.offered = step.options(state)
        if action not in state.offered:
            rule = step.why_not(state, action)
            raise IllegalAction(f"“{action.text}” is not possible by {rule}.", rule)
        if len(state.offered) > 1 or step.always_asks():
            self.match.play(action)
        state.agenda.pop()
        step.take(state, action)
        while state.agenda and state.agenda[-1].seat == AUTOMATIC:
            state.agenda.pop().run(state)

    def go_on(self) -> None:
        """The next line means what it says; a single option needs none."""
        if self._take_unasked():
            return
        for action in self.match.read(self._next_line()):
            while self._take_unasked():
                pass
            self.take(action)

    def _take_unasked(self) -> bool:
        options = self.options()
        if len(options) > 1 or self.state.agenda[-1].always_asks():
            return False
        self.take(options[0])
        return True

    def _next_line(self) -> str:
        if not self.lines:
            raise EndOfLinesError
        self.line = self.lines.popleft()
        return self.line


class EndOfLinesError(Exception):
    """The next choice had not been made yet."""


def migrated(rules: Rules, record: "Record", *, listen: bool = False) -> "Match":
    """The match of an earlier record, or the reason why it cannot be played today.

    A game that was not over stands where it stood: what the earlier rules had carried out
    unasked has been done, though today somebody might have been asked.
    """
    from skald.kernel.match import Match

    migration = _migration(rules, record.version)
    setup = todays_setup(rules, record.version, record.setup, record.lines)
    match = Match(rules, setup, manual_chance=True, listen=listen)
    walk = Walk(match, record.lines)
    try:
        _read_all(migration, walk)
    except SkaldError as error:
        raise WrongRulesVersion(
            f"The game was played under rules version {record.version} of {record.game}, "
            f"and “{walk.line}” is not possible under version {rules.version}: {error}"
        ) from error
    return match


def _read_all(migration: Migration, walk: Walk) -> None:
    try:
        while walk.step is not None:
            if not migration.read(walk):
                walk.go_on()
    except EndOfLinesError:
        return
    if walk.lines:
        walk.line = walk.lines[0]
        raise IllegalAction("The game is over.")


def todays_setup(rules: Rules, version: int, setup: Setup, lines: Sequence[str] = ()) -> Setup:
    """A setup of a version with options and components as they are today."""
    if version == rules.version:
        return setup
    migration = _migration(rules, version)
    try:
        options = rules.complete(setup.players, migration.options(dict(setup.options), lines))
    except BadOption as error:
        raise WrongRulesVersion(
            f"The game was played under rules version {version} of {rules.id}, "
            f"whose options are not possible under version {rules.version}: {error}"
        ) from error
    return Setup(setup.players, options, setup.data and migration.data(setup.data))


def _migration(rules: Rules, version: int) -> Migration:
    if version not in rules.migrations:
        raise WrongRulesVersion(
            f"The game was played under rules version {version} of {rules.id}; "
            f"this Skald knows {_known(rules)}."
        )
    return rules.migrations[version]


def _known(rules: Rules) -> str:
    earliest = min(rules.migrations, default=rules.version)
    return f"version {earliest}" if earliest == rules.version else f"{earliest} to {rules.version}"
