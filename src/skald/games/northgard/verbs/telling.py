"""Telling events to whoever listens."""

from skald.games.northgard.state import State


def tell(s: State, name: str, seat: int, rule_id: str = "", **facts: int) -> None:
    """Tell an event to whoever listens; everybody may know it.

    The most frequent verbs ask first whether anybody does; the compiled core asks everywhere.
    """
    if s.log is not None:
        s.log.tell(name, seat, facts, rule_id)


def whisper(s: State, name: str, seat: int, secret: str, **facts: int) -> None:
    """Tell an event of which one fact is known to the seat alone."""
    if s.log is not None:
        s.log.tell(name, seat, facts, secret=secret)
