"""Records of earlier rules versions, played again under the rules of today."""

from collections import deque
from typing import TYPE_CHECKING

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.errors import SkaldError, WrongRulesVersion
from skald.kernel.rules import Rules, Setup

if TYPE_CHECKING:
    from skald.kernel.match import Match
    from skald.kernel.record import Record


class Migration:
    """How a record of one earlier version is read today; a game states only what differs.

    A released version is never given up: when the rules change again, the migrations of all
    earlier versions are kept true to the rules of today, and the records in `tests/migration`
    prove it.
    """

    def options(self, options: dict[str, str]) -> dict[str, str]:
        """The options of the record as they are chosen today."""
        return options

    def lines(self, lines: list[str]) -> list[str]:
        """The lines of the record in the order in which they are played today."""
        return lines

    def translate(self, state: State, lines: deque[str]) -> list[Action] | None:
        """What to play now for the next lines, which are taken away as far as they were read.

        None if the next line means what it says.
        """
        return None


def migrated(rules: Rules, record: "Record", *, listen: bool = False) -> "Match":
    """The match of an earlier record, or the reason why it cannot be played today."""
    from skald.kernel.match import Match

    migration = _migration(rules, record.version)
    setup = todays_setup(rules, record.version, record.setup)
    match = Match(rules, setup, manual_chance=True, listen=listen)
    lines = deque(migration.lines(list(record.lines)))
    while lines:
        line = lines[0]
        try:
            _play_next(match, migration, lines)
        except SkaldError as error:
            raise WrongRulesVersion(
                f"The game was played under rules version {record.version} of {record.game}, "
                f"and “{line}” is not possible under version {rules.version}: {error}"
            ) from error
    return match


def todays_setup(rules: Rules, version: int, setup: Setup) -> Setup:
    """A setup of a version with the options as they are chosen today."""
    if version == rules.version:
        return setup
    options = _migration(rules, version).options(dict(setup.options))
    return Setup(setup.players, rules.complete(setup.players, options), setup.data)


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


def _play_next(match: "Match", migration: Migration, lines: deque[str]) -> None:
    left = len(lines)
    actions = migration.translate(match.state, lines)
    if actions is None:
        match.play(lines.popleft())
        return
    assert actions or len(lines) < left, "a migration that neither plays nor reads"
    for action in actions:
        match.play(action)
