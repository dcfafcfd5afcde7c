"""How a verb tells what it did."""

from skald.games.icegarden.state import State


def tell(s: State, name: str, seat: int, rule_id: str = "", **facts: int) -> None:
    """Tell an event to whoever listens."""
    if s.log is not None:
        s.log.tell(name, seat, facts, rule_id)
