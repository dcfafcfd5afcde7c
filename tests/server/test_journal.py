"""The journal of a table: what it plays has been checked once."""

import pytest

from skald import api
from skald.kernel.errors import IllegalAction
from skald.server.journal import Journal
from tests.kernel.watching import Watched


def begun() -> Journal:
    """A journal in which somebody must choose."""
    match = api.game("northgard").match(2, seed=1, manual_chance=True)
    journal = Journal(match.rules, match.setup, "seed")
    journal.begin()
    return journal


def watched(journal: Journal) -> Watched:
    """The options of a journal, which count how often they are asked."""
    offered = Watched(journal.match.legal())
    journal.match.state.offered = offered
    return offered


def test_an_action_is_checked_once() -> None:
    journal = begun()
    offered = watched(journal)
    journal.play(offered[0])
    assert offered.asked == 1


def test_a_row_is_checked_once() -> None:
    journal = begun()
    offered = watched(journal)
    journal.read([offered[0].text])
    assert offered.asked == 1


def test_the_past_is_not_checked_again() -> None:
    journal = begun()
    offered = watched(journal)
    journal.play(offered[0])
    assert [journal.state_at(ply).to_json() for ply in range(len(journal.match.history) + 1)] == [
        state.to_json() for state in journal.positions()
    ]
    assert offered.asked == 1


def test_what_is_not_offered_is_refused_before_it_is_written() -> None:
    journal = begun()
    table = journal.match.rules.table
    action = next(table[n] for n in range(len(table)) if table[n] not in journal.match.legal())
    rows = journal.rows
    with pytest.raises(IllegalAction) as refusal:
        journal.play(action)
    assert refusal.value.rule.startswith("NG-")
    assert journal.rows == rows == len(journal.match.history)
