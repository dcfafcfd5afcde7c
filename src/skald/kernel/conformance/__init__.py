"""What every game of the kernel must keep, in every position and over whole games.

Plain functions that know no game and raise AssertionError, or let through whatever the game
raises. `check_position` looks at one position; `check_secrets` proves that no seat can tell it
from one that differs only in what the seat cannot know; `check_game` plays a match at random to
its end, looks at some positions on the way and then proves that its record is the whole truth.
"""

from skald.kernel.conformance.choices import check_end, match_at
from skald.kernel.conformance.playing import PLY_LIMIT, Chooser, check_game, check_position
from skald.kernel.conformance.secrecy import Sight, check_secret_fact, check_secrets, redrawn

__all__ = [
    "PLY_LIMIT",
    "Chooser",
    "Sight",
    "check_end",
    "check_game",
    "check_position",
    "check_secret_fact",
    "check_secrets",
    "match_at",
    "redrawn",
]
