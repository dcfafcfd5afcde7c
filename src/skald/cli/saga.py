"""Events as sentences: what one seat does in a row becomes one sentence, told round by round."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from skald.kernel.agenda import State, play
from skald.kernel.events import Event
from skald.kernel.match import Match
from skald.kernel.presenter import Presenter
from skald.lang import Speech

_ROOM: Final = 90


# An event, and the position to which the action led that caused it: what things are called may
# be different later.
Happening: TypeAlias = tuple[State, Event]


def sentences(
    face: Presenter, speech: Speech, happenings: Iterable[Happening]
) -> list[tuple[int, str]]:
    """Seat and sentence for each event; what belongs to the same deed is added to it."""
    told: list[_Sentence] = []
    before: Event | None = None
    for state, event in happenings:
        words = speech.tell(face.event(state, event))
        subject = speech.tell(face.subject(state, event.seat)) + " "
        new = _Sentence(event.seat, subject, words)
        if not (told and told[-1].takes(new, apart=face.begins(event, before))):
            told.append(new)
        before = event
    return [(each.seat, each.text) for each in told]


class _Sentence:
    """What one seat does: clauses with how often each happens in a row."""

    def __init__(self, seat: int, subject: str, words: str) -> None:
        self.seat: Final = seat
        self.subject: Final = subject
        self.clauses: list[tuple[str, int]] = [(words, 1)]

    @property
    def text(self) -> str:
        """The whole sentence."""
        return ", ".join(f"{words} ×{n}" if n > 1 else words for words, n in self.clauses)

    def takes(self, other: "_Sentence", *, apart: bool) -> bool:
        """Add another sentence if it is about the same, still fits and may not stand apart."""
        [(words, _)] = other.clauses
        last, times = self.clauses[-1]
        first = self.clauses[0][0]
        if self.seat != other.seat or not words.startswith(self.subject):
            return False
        clause = words.removeprefix(self.subject)
        if last.removeprefix(self.subject) == clause and not apart:
            self.clauses[-1] = (last, times + 1)
            return True
        if apart or not first.startswith(self.subject):
            return False
        if len(self.text) + 2 + len(clause) > _ROOM:
            return False
        self.clauses.append((clause, 1))
        return True


def happenings(match: Match) -> Iterator[Happening]:
    """Everything that happened in a match, which is played again for it."""
    state = match.rules.new_state(match.setup)
    for ply in match.history:
        play(state, ply.action)
        after = state.clone()
        yield from ((after, event) for event in ply.events)


def by_round(face: Presenter, match: Match) -> list[tuple[int, list[Happening]]]:
    """What happened in a match, a new part for each round; set-up is round 0."""
    parts: list[tuple[int, list[Happening]]] = [(0, [])]
    for state, event in happenings(match):
        number = face.round_of(event)
        if number is None:
            parts[-1][1].append((state, event))
        else:
            parts.append((number, []))
    return parts
