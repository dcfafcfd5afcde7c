"""One position as each pair of viewer may see it; what is equal for several viewer is made once."""

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
    """What a table looks like at a ply.

    A mere `formality` is not asked: the table answers it.
    """

    def __init__(self, journal: Journal, *, formality: bool = False) -> None:
        self._journal: Final = journal
        self._asked: Final = None if formality else seat_of(journal.due)
        self._presenter: Final = journal.presenter
        self._match: Final = journal.match
        self._ply: Final = journal.rows
        # How long the log is.
        self.lines: Final = len(journal.saga)
        self._views: Final[dict[int, Data]] = {}
        self._forecasts: Final[dict[int, Data]] = {}
        self._foreseen: Callable[[int | None], Data] | None = None
        self._offers: list[Offer] | None = None
        self._updates: Final[dict[tuple[int, int], str]] = {}

    def update(self, viewer: int, log_from: int) -> str:
        """The whole message for this viewer, with the log from a line on."""
        key = viewer, log_from
        if key not in self._updates:
            self._updates[key] = text_of(self.message(viewer, log_from))
        return self._updates[key]

    def message(self, viewer: int, log_from: int) -> AnyUpdate:
        """The same, not yet encoded."""
        match, presenter, due = self._match, self._presenter, self._journal.due
        return Update(
            ply=self._ply,
            viewer=viewer,
            due=due,
            round=presenter.round(match.state),
            headline=phrase(presenter.headline(match.state)),
            view=self._view(viewer),
            forecast=self._forecast(viewer),
            places=places(presenter, match.state),
            prompt=self._prompt(viewer),
            offers=self._offered() if viewer == self._asked else [],
            log_from=log_from,
            log=self._journal.saga.read(viewer, log_from),
            can_undo=self._journal.can_undo(viewer),
            ending=ending(presenter, match.state, match.outcome),
        )

    def _view(self, viewer: int) -> Data:
        whose = self._whose(viewer)
        if whose not in self._views:
            self._views[whose] = encoded(self._match.view(seat_of(whose)))
        return self._views[whose]

    def _forecast(self, viewer: int) -> Data:
        whose = self._whose(viewer)
        if whose not in self._forecasts:
            if self._foreseen is None:
                self._foreseen = self._presenter.foresee(self._match.state)
            self._forecasts[whose] = encoded(self._foreseen(seat_of(whose)))
        return self._forecasts[whose]

    def _whose(self, viewer: int) -> int:
        """Without secrets all viewers see the same."""
        return viewer if self._presenter.has_secrets else SPECTATOR

    def _prompt(self, viewer: int) -> Prompt | None:
        """Where there are secrets a question may tell one: only whoever is asked reads it."""
        step = self._match.step
        if step is None or (self._presenter.has_secrets and self._asked != viewer):
            return None
        words = self._presenter.prompt(self._match.state, step)
        return Prompt(step.seat, phrase(words), list(rules_of(type(step))))

    def _offered(self) -> list[Offer]:
        if self._offers is None:
            self._offers = offers(self._presenter, self._match)
        return self._offers


def offers(presenter: Presenter, match: Match) -> list[Offer]:
    """What whoever is due may choose."""
    state = match.state
    return [
        Offer(
            action.text,
            phrase(presenter.action(state, action)),
            list(presenter.targets(state, action)),
        )
        for action in match.legal()
    ]


def ending(presenter: Presenter, state: State, outcome: Outcome | None) -> Ending | None:
    """How a game ended, if it has."""
    if outcome is None:
        return None
    return Ending(
        winners=list(outcome.winners),
        reason=outcome.reason,
        words=[phrase(words) for words in presenter.outcome(state, outcome)],
        scores=list(outcome.scores),
        breakdown=list(outcome.breakdown),
    )


def moment(rules: Rules, presenter: Presenter, state: State, ply: int, viewer: int) -> AnyMoment:
    """A position of the past."""
    seat = seat_of(viewer)
    return Moment(
        ply=ply,
        viewer=viewer,
        view=encoded(rules.view(state, seat)),
        forecast=encoded(presenter.forecast(state, seat)),
        places=places(presenter, state),
        headline=phrase(presenter.headline(state)),
    )


def places(presenter: Presenter, state: State) -> dict[str, Phrase]:
    """What places are called, by their targets."""
    return {target: phrase(words) for target, words in presenter.places(state).items()}


def seat_of(viewer: int) -> int | None:
    """The viewer as the rules say it: None is a spectator."""
    return None if viewer == SPECTATOR else viewer
