"""How long somebody may be away before the others may let a bot play for them."""

from typing import Final

from skald.server.store.kept import Away

USUAL: Final[Away] = "correspondence"
# In seconds; None: nobody ever speaks for another.
_SECONDS: Final[dict[Away, float | None]] = {
    "live": 2 * 60.0,
    "evening": 15 * 60.0,
    "correspondence": 3 * 24 * 60 * 60.0,
    "never": None,
}


def patience(away: Away) -> float | None:
    """For how many seconds a table waits for somebody."""
    return _SECONDS[away]
