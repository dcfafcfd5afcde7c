"""Events as sentences: what one seat does in a row becomes one sentence, told round by round."""

from collections.abc import Iterable
from typing import Final

from skald.cli.faces import Face
from skald.kernel.events import Event
from skald.kernel.match import Match
from skald.lang import Speech

_ROOM: Final = 90


def sentences(
    face: Face, speech: Speech, match: Match, events: Iterable[Event]
) -> list[tuple[int, str]]:
    """Seat and sentence for each event; the next thing the same seat does is added to it."""
    told: list[tuple[int, str]] = []
    for event in events:
        words = speech.tell(face.event(match.state, event))
        subject = speech.tell(face.subject(match.state, event.seat)) + " "
        seat, before = told[-1] if told else (None, "")
        longer = f"{before}, {words.removeprefix(subject)}"
        same = seat == event.seat and before.startswith(subject) and words.startswith(subject)
        if same and len(longer) <= _ROOM and not face.begins(event):
            told[-1] = (event.seat, longer)
        else:
            told.append((event.seat, words))
    return told


def by_round(face: Face, match: Match) -> list[tuple[int, list[Event]]]:
    """The events of a match, a new part for each round; set-up is round 0."""
    parts: list[tuple[int, list[Event]]] = [(0, [])]
    for ply in match.history:
        for event in ply.events:
            number = face.round_of(event)
            if number is None:
                parts[-1][1].append(event)
            else:
                parts.append((number, []))
    return parts
