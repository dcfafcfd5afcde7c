"""The choice that is due: its options, its weights, and what it refuses; or the end."""

from skald.kernel.actions import Action
from skald.kernel.agenda import AUTOMATIC, CHANCE, State, play
from skald.kernel.dice import Dice
from skald.kernel.errors import IllegalAction, SkaldError
from skald.kernel.match import Match
from skald.kernel.rulebook import rules_of
from skald.kernel.rules import Rules, Setup


def check_choice(rules: Rules, state: State) -> None:
    """Somebody has a real choice, by a rule that can be named, with positive weights."""
    step = state.agenda[-1]
    assert step.seat != AUTOMATIC, f"an automatic step waits: {step!r}"
    assert len(state.offered) > 1 or step.always_asks(), f"nothing to choose: {step!r}"
    assert rules.outcome(state) is None, "a game with a choice left has ended"
    ids = rules_of(type(step))
    assert ids, f"no rule behind {step!r}"
    assert all(name.startswith(rules.prefix + "-") for name in ids), ids
    if step.seat == CHANCE:
        weights = step.weights(state)
        assert len(weights) in (0, len(state.offered)), "a weight per option, or none"
        assert min(weights, default=1) > 0, "weights are positive"


def check_options(rules: Rules, state: State) -> None:
    """Options are unique, come in the same order again, read back, and can all be played."""
    offered = state.offered
    assert len(set(offered)) == len(offered), f"an option twice: {offered}"
    _check_listing(state)
    for action in offered:
        assert rules.table.parse(action.text) is action, action
        assert rules.table[action.number] is action, action
        after = state.clone()
        play(after, action)
        rules.check(after)
        assert bool(after.agenda) == bool(after.offered), f"a dead end after {action}"


def _check_listing(state: State) -> None:
    """Listing the options again gives the same, in a list that belongs to the caller."""
    step = state.agenda[-1]
    before = state.to_json()
    again = step.options(state)
    assert again == state.offered, "the order of options is canonical"
    assert again is not state.offered, f"the list of options is shared: {step!r}"
    again.clear()
    assert step.options(state) == state.offered, "the list of options is shared"
    assert state.to_json() == before, f"listing options wrote: {step!r}"


def check_refusal(rules: Rules, setup: Setup, state: State, dice: Dice) -> None:
    """What is not offered is refused before anything is written, as an action and as text."""
    match = match_at(rules, setup, state)
    before = match.fingerprint()
    action = rules.table[dice.below(len(rules.table))]
    if action in state.offered:
        return
    assert _refusal(match, action), f"the refusal of {action} names no rule"
    _check_reading(match, action)
    assert match.fingerprint() == before, f"the refused {action} wrote something"
    assert match.legal() == state.offered, f"the refused {action} changed the options"
    assert not match.history, f"the refused {action} is in the history"


def _refusal(match: Match, action: Action) -> str:
    """The rule by which an action is refused."""
    try:
        match.play(action)
    except IllegalAction as error:
        return error.rule
    raise AssertionError(f"{action} was played without being offered")


def _check_reading(match: Match, action: Action) -> None:
    """The same text is refused too, unless it packs actions that are possible one by one."""
    try:
        actions = match.rules.unpack(match.state.clone(), action.text)
    except SkaldError:
        return
    assert actions, f"“{action}” was read as nothing at all"
    trial = match.state.clone()
    for each in actions:
        assert each in trial.offered, f"“{action}” was unpacked as {actions}"
        play(trial, each)


def match_at(rules: Rules, setup: Setup, state: State) -> Match:
    """A match that stands at a copy of a position, without the history that led there."""
    match = Match(rules, setup, manual_chance=True)
    match._state = state.clone()
    return match


def check_end(rules: Rules, state: State) -> None:
    """A game without anything owed has an outcome and offers nothing."""
    outcome = rules.outcome(state)
    assert outcome is not None, "the agenda is empty but the game has no outcome"
    assert outcome.reason, "an ending has a reason"
    assert len(outcome.scores) == len(outcome.breakdown)
    assert all(0 <= seat < len(outcome.scores) for seat in outcome.winners), outcome
    sums = tuple(sum(part.values()) for part in outcome.breakdown)
    assert sums == outcome.scores, f"the sources of points do not add up: {outcome}"
    assert state.offered == [], "options after the end"
