"""One position as each pair of eyes may see it; what is equal for several eyes is made once."""

from collections.abc import Callable
from typing import Final

from skald.kernel.agenda import State
from skald.kernel.match import Match
from skald.kernel.presenter import Presenter
from skald.kernel.rulebook import rules_of
from skald.kernel.rules import Outcome, Rules
from skald.kernel.wire import Data
from skald.server.encoding import encoded, text_of
from skald.server.journal import Journal
from skald.server.messages import (
    AnyMoment,
    AnyUpdate,
    Ending,
    Moment,
    Offer,
    Phrase,
    Prompt,
    TableInfo,
    Update,
)
from skald.server.store import KeptTable
from skald.server.wording import phrase

SPECTATOR: Final = -1


def table_info(kept: KeptTable, match: Match) -> TableInfo:
    """A table as it is played or shown today."""
    return TableInfo(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=match.setup.options,
        practice=kept.practice,
        rules=match.rules.version,
        began_rules=kept.began_rules,
        away=kept.away,
    )


class Scene:
    """What a table looks like after so many rows.

    A mere `formality` is not asked: the table answers it.
    """

    def __init__(self, journal: Journal, *, formality: bool = False) -> None:
        self._journal: Final = journal
        self._asked: Final = None if formality else seat_of(journal.due)
        self._face: Final = journal.face
        self._match: Final = journal.match
        self._ply: Final = journal.rows
        # How long the log is.
        self.lines: Final = len(journal.saga)
        self._views: Final[dict[int, Data]] = {}
        self._forecasts: Final[dict[int, Data]] = {}
        self._foreseen: Callable[[int | None], Data] | None = None
        self._offers: list[Offer] | None = None
        self._updates: Final[dict[tuple[int, int], str]] = {}

    def update(self, eyes: int, log_from: int) -> str:
        """The whole message for these eyes, with the log from a line on."""
        key = eyes, log_from
        if key not in self._updates:
            self._updates[key] = text_of(self.message(eyes, log_from))
        return self._updates[key]

    def message(self, eyes: int, log_from: int) -> AnyUpdate:
        """The same, not yet encoded."""
        match, face, due = self._match, self._face, self._journal.due
        return Update(
            ply=self._ply,
            eyes=eyes,
            due=due,
            round=face.round(match.state),
            headline=phrase(face.headline(match.state)),
            view=self._view(eyes),
            forecast=self._forecast(eyes),
            places=places(face, match.state),
            prompt=self._prompt(eyes),
            offers=self._offered() if eyes == self._asked else [],
            log_from=log_from,
            log=self._journal.saga.read(eyes, log_from),
            can_undo=self._journal.can_undo(eyes),
            ending=ending(face, match.state, match.outcome),
        )

    def _view(self, eyes: int) -> Data:
        whose = self._whose(eyes)
        if whose not in self._views:
            self._views[whose] = encoded(self._match.view(seat_of(whose)))
        return self._views[whose]

    def _forecast(self, eyes: int) -> Data:
        whose = self._whose(eyes)
        if whose not in self._forecasts:
            if self._foreseen is None:
                self._foreseen = self._face.foresee(self._match.state)
            self._forecasts[whose] = encoded(self._foreseen(seat_of(whose)))
        return self._forecasts[whose]

    def _whose(self, eyes: int) -> int:
        """Without secrets all eyes see the same."""
        return eyes if self._face.has_secrets else SPECTATOR

    def _prompt(self, eyes: int) -> Prompt | None:
        """Where there are secrets a question may tell one: only whoever is asked reads it."""
        step = self._match.step
        if step is None or (self._face.has_secrets and self._asked != eyes):
            return None
        words = self._face.prompt(self._match.state, step)
        return Prompt(step.seat, phrase(words), list(rules_of(type(step))))

    def _offered(self) -> list[Offer]:
        if self._offers is None:
            self._offers = offers(self._face, self._match)
        return self._offers


def offers(face: Presenter, match: Match) -> list[Offer]:
    """What whoever is due may choose."""
    state = match.state
    return [
        Offer(action.text, phrase(face.action(state, action)), list(face.spots(state, action)))
        for action in match.legal()
    ]


def ending(face: Presenter, state: State, outcome: Outcome | None) -> Ending | None:
    """How a game ended, if it has."""
    if outcome is None:
        return None
    return Ending(
        winners=list(outcome.winners),
        reason=outcome.reason,
        words=[phrase(words) for words in face.outcome(state, outcome)],
        scores=list(outcome.scores),
        breakdown=list(outcome.breakdown),
    )


def moment(rules: Rules, face: Presenter, state: State, ply: int, eyes: int) -> AnyMoment:
    """A position of the past."""
    seat = seat_of(eyes)
    return Moment(
        ply=ply,
        eyes=eyes,
        view=encoded(rules.view(state, seat)),
        forecast=encoded(face.forecast(state, seat)),
        places=places(face, state),
        headline=phrase(face.headline(state)),
    )


def places(face: Presenter, state: State) -> dict[str, Phrase]:
    """What places are called, by their spots."""
    return {spot: phrase(words) for spot, words in face.places(state).items()}


def seat_of(eyes: int) -> int | None:
    """Whose eyes these are as the rules say it: None is a spectator."""
    return None if eyes == SPECTATOR else eyes
