"""Building tokens."""

from skald.games.northgard import works
from skald.games.northgard.state import State
from skald.games.northgard.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("NG-COMP-02", "NG-BUILD-01", "NG-BUILD-06")
def put_building(s: State, seat: int, territory: int, kind: int, space: int) -> None:
    """A building token on a space of a territory."""
    s.tokens[kind] -= 1
    s.works[territory] += works.one(kind, space)
    tell(s, "build", seat, territory=territory, kind=kind, space=space)


def exchange_building(s: State, seat: int, territory: int, old: int, space: int, new: int) -> None:
    """A token of another type takes the place of one that returns to the reserve."""
    s.tokens[old] += 1
    s.tokens[new] -= 1
    s.works[territory] += works.one(new, space) - works.one(old, space)
    tell(s, "exchange", seat, territory=territory, old=old, new=new)
