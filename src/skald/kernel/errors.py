"""What can go wrong, each with one clear sentence.

SkaldError
├── UnknownGame        no game of that name
├── BadOption          an unknown option, or a value it does not take
├── BadContent         a component data file that cannot be the game
├── IllegalAction      an action that is not offered now; names the rule that says no
├── BadNotation        a line that is no action of this game
├── BadRecord          a record that cannot be read or does not replay
└── WrongRulesVersion  a record made under other rules
"""


class SkaldError(Exception):
    """Bad input: refused before anything was changed, told in one sentence."""


class UnknownGame(SkaldError):
    """No game of that name."""


class BadOption(SkaldError):
    """An unknown option, or a value it does not take."""


class BadContent(SkaldError):
    """A component data file that cannot be the game."""


class IllegalAction(SkaldError):
    """An action that is not offered now."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class BadNotation(SkaldError):
    """A line that is no action of this game."""


class BadRecord(SkaldError):
    """A record that cannot be read or does not replay."""


class WrongRulesVersion(SkaldError):
    """A record made under other rules."""
