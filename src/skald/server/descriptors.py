"""How many files and connections the process may have open."""

import sys
from typing import Final

# More than hundreds of tables need; what is usual on desktops, 1,024, is less.
_WANTED: Final = 65_536


def allow_many_connections() -> None:
    """Raise the limit as far as the system lets us without asking anybody."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
