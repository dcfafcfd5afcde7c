"""Events as sentences: what one seat does in a row becomes one sentence, told round by round."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from skald.kernel.agenda import State, play
from skald.kernel.events import Event
from skald.kernel.match import Match
from skald.kernel.presenter import Presenter
from skald.kernel.sentences import Clause, clause
from skald.lang import Speech

# An event, and the position to which the action led that caused it: what things are called may
# be different later.
Happening: TypeAlias = tuple[State, Event]


class Sentence:
    """What one seat does: clauses with how often each happens in a row."""

    def __init__(self, seat: int, words: str) -> None:
        self.seat: Final = seat
        self._clauses: Final = [(words, 1)]

    @property
    def text(self) -> str:
        """The whole sentence."""
        return ", ".join(f"{words} ×{n}" if n > 1 else words for words, n in self._clauses)

    def add(self, words: str) -> None:
        """Go on with another clause."""
        self._clauses.append((words, 1))

    def repeat(self) -> None:
        """The last clause happens once more."""
        words, times = self._clauses[-1]
        self._clauses[-1] = (words, times + 1)


def sentences(
    presenter: Presenter,
    speech: Speech,
    happenings: Iterable[Happening],
    knows: Callable[[Event], bool],
) -> list[Sentence]:
    """What happened, as somebody is told who `knows` all of some events."""
    told: list[Sentence] = []
    before: Clause | None = None
    for state, event in happenings:
        before = clause(presenter, state, event, before)
        seen, joins = (event, before.own) if knows(event) else (event.seen_by(None), before.joins)
        words = speech.tell(presenter.event(state, seen))
        subject = speech.tell(presenter.subject(state, event.seat))
        if joins == "begins":
            told.append(Sentence(event.seat, words))
        elif joins == "adds":
            told[-1].add(words.removeprefix(f"{subject} "))
        else:
            told[-1].repeat()
    return told


def happenings(match: Match) -> Iterator[Happening]:
    """Everything that happened in a match, which is played again for it."""
    state = match.rules.new_state(match.setup)
    for ply in match.history:
        play(state, ply.action)
        after = state.clone()
        yield from ((after, event) for event in ply.events)


def by_round(presenter: Presenter, match: Match) -> list[tuple[int, list[Happening]]]:
    """What happened in a match, a new part for each round; set-up is round 0."""
    parts: list[tuple[int, list[Happening]]] = [(0, [])]
    for state, event in happenings(match):
        number = presenter.round_of(event)
        if number is None:
            parts[-1][1].append((state, event))
        else:
            parts.append((number, []))
    return parts
