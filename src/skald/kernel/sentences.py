"""Which events are told in one sentence, before there is any language.

What one seat does in a row is a sentence of a few clauses, and what happens again is counted.
Where a sentence begins depends on nothing secret, so that it begins there for everybody.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from skald.kernel.agenda import State
from skald.kernel.events import Event
from skald.kernel.presenter import Presenter
from skald.kernel.words import Words

Join: TypeAlias = Literal["begins", "adds", "repeats"]

# So much fits into one or two lines in any of the languages: clauses, and parts of their words.
MOST_CLAUSES: Final = 3
MOST_PARTS: Final = 12


class Clause(NamedTuple):
    """An event in its sentence: begins one, is added to it, or repeats the clause before."""

    event: Event
    # As everybody is told, and as its own seat is, who may know that two things differ.
    joins: Join
    own: Join
    # How long the sentence is so far.
    clauses: int
    parts: int


def clause(presenter: Presenter, state: State, event: Event, before: Clause | None) -> Clause:
    """An event after another, or after nothing that it could be added to."""
    public = event.seen_by(None)
    parts = _parts(presenter.event(state, public), presenter.subject(state, event.seat))
    beginning = Clause(event, "begins", "begins", 1, parts)
    if before is None or event.seat != before.event.seat or presenter.begins(event, before.event):
        return beginning
    joins = _join(presenter, state, public, before.event.seen_by(None))
    own = _join(presenter, state, event, before.event)
    if joins == "repeats" and not event.secret:
        return before._replace(event=event, joins=joins, own=own)
    # Secrets take room as if they all differed: a full sentence does not tell whether they do.
    clauses, parts = before.clauses + 1, before.parts + parts
    if clauses > MOST_CLAUSES or parts > MOST_PARTS:
        return beginning
    return Clause(event, joins, own, clauses, parts)


def _join(presenter: Presenter, state: State, event: Event, before: Event) -> Join:
    is_alike = (event.name, event.facts) == (before.name, before.facts)
    is_same = is_alike and presenter.event(state, event) == presenter.event(state, before)
    return "repeats" if is_same else "adds"


def _parts(words: Words, subject: Words | None = None) -> int:
    """How many words and facts something is told with, whatever the language; but its subject."""
    inner = (fact for fact in words.facts.values() if fact != subject)
    return 1 + sum(_parts(fact) if isinstance(fact, Words) else 1 for fact in inner)
