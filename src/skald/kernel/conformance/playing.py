"""One position, and whole games to their end."""

from collections.abc import Callable
from typing import Final

from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.conformance.choices import check_choice, check_end, check_options, check_refusal
from skald.kernel.conformance.copies import check_clone, check_json, check_views
from skald.kernel.conformance.secrecy import check_secret_fact, redrawn
from skald.kernel.dice import Dice
from skald.kernel.match import Match, Ply
from skald.kernel.playout import choose
from skald.kernel.record import Record
from skald.kernel.rules import Rules, Setup

# How a driver picks one of the offered actions.
Chooser = Callable[[State, Dice], Action]

# More actions than any game needs: whoever gets there goes round in circles.
PLY_LIMIT: Final = 20_000


def check_position(rules: Rules, setup: Setup, state: State, dice: Dice) -> None:
    """Everything that must hold here; the position itself is left as it was."""
    before = state.to_json()
    rules.check(state)
    if state.agenda:
        check_choice(rules, state)
        check_options(rules, state)
        check_refusal(rules, setup, state, dice)
    else:
        check_end(rules, state)
    check_clone(state, dice)
    check_json(rules, setup, state, dice)
    check_views(rules, setup, state, dice)
    redrawn(rules, state, dice.below(setup.players), dice)
    assert state.to_json() == before, "looking at a position changed it"


def check_game(
    match: Match,
    dice: Dice,
    *,
    one_in: int = 1,
    chooser: Chooser = choose,
    limit: int = PLY_LIMIT,
) -> None:
    """Play a match to its end, looking at one position in `one_in`; then prove its record."""
    while not match.over:
        if dice.below(one_in) == 0:
            check_position(match.rules, match.setup, match.state, dice)
        assert len(match.history) < limit, "the game does not end"
        match.play(chooser(match.state, dice))
    check_position(match.rules, match.setup, match.state, dice)
    check_record(match)
    check_rewind(match, dice)


def check_record(match: Match) -> None:
    """The record replays exactly: from JSON, from text, and with somebody listening."""
    record = match.record()
    written = record.to_json()
    for read in (Record.from_json(written), Record.from_text(record.to_text())):
        assert read.to_json() == written, "reading a record back changed it"
        again = read.replay(listen=True)
        assert again.fingerprint() == match.fingerprint(), "a replay went another way"
        assert again.record().to_json() == written, "a replay recorded something else"
        for ply in again.history:
            check_events(ply, match.setup.players)


def check_events(ply: Ply, players: int) -> None:
    """Events carry a name and whole numbers; a secret fact is for one seat alone."""
    for event in ply.events:
        assert event.name, event
        assert all(type(fact) is int for fact in event.facts.values()), event
        if event.secret:
            check_secret_fact(event, players)


def check_rewind(match: Match, dice: Dice) -> None:
    """Going back to any ply and playing the same actions again leads to the same position."""
    lines = [ply.line for ply in match.history]
    ply = dice.below(len(lines))
    again = match.record().replay()
    again.rewind(ply)
    assert [each.line for each in again.history] == lines[:ply]
    for line in lines[ply:]:
        again.play(line)
    assert again.fingerprint() == match.fingerprint(), "rewinding changed the game"
