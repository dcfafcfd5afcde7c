"""What every game of the kernel must keep, in every position and over whole games.

Plain functions that know no game and raise AssertionError, or let through whatever the game
raises. `check_position` looks at one position; `check_secrets` proves that no seat can tell it
from one that differs only in what the seat cannot know; `check_game` plays a match at random to
its end, looks at some positions on the way and then proves that its record is the whole truth.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from skald.kernel.actions import Action
from skald.kernel.agenda import (
    AUTOMATIC,
    CHANCE,
    State,
    Step,
    listen,
    play,
    step_from_json,
    step_to_json,
)
from skald.kernel.dice import Dice
from skald.kernel.errors import IllegalAction, SkaldError
from skald.kernel.events import Event, Log
from skald.kernel.match import Match, Ply, fingerprint
from skald.kernel.playout import outcome
from skald.kernel.record import Record
from skald.kernel.rulebook import rules_of
from skald.kernel.rules import Rules, Setup

# How a driver picks one of the offered actions.
Chooser = Callable[[State, Dice], Action]

# More actions than any game needs: whoever gets there goes round in circles.
PLY_LIMIT: Final = 20_000
# How far two states that should be equal are played on side by side.
CONTINUATION: Final = 6
# Fields of a state that a clone may share: nobody writes into the list of options.
SHARED: Final = frozenset({"offered"})


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


def choose(state: State, dice: Dice) -> Action:
    """A random option: by weight where chance decides, else all equally likely."""
    step = state.agenda[-1]
    if step.seat == CHANCE:
        return outcome(state, dice)
    return state.offered[dice.below(len(state.offered))]


def wander(state: State, dice: Dice, plies: int) -> None:
    """Play so many random options, or fewer if the game ends."""
    for _ in range(plies):
        if not state.agenda:
            return
        play(state, choose(state, dice))


# The choice that is due.


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


# Copies.


def check_clone(state: State, dice: Dice) -> None:
    """A clone is equal, shares no list, and neither of the two feels what the other plays."""
    first = state.clone()
    second = first.clone()
    before = first.to_json()
    assert before == state.to_json(), "a clone differs"
    assert first.offered == state.offered, "a clone offers something else"
    assert second.log is None, "nobody listens to a clone"
    for name, value in _lists_of(first):
        assert value is not getattr(second, name), f"a clone shares {name}"
    wander(second, dice, CONTINUATION)
    assert first.to_json() == before, "playing on a clone changed the original"
    played = second.to_json()
    wander(first, dice, CONTINUATION)
    assert second.to_json() == played, "playing on the original changed its clone"


def _lists_of(state: State) -> list[tuple[str, list[Any]]]:
    names = [name for cls in type(state).__mro__ for name in cls.__dict__.get("__slots__", ())]
    values = [(name, getattr(state, name)) for name in names if name not in SHARED]
    return [(name, value) for name, value in values if isinstance(value, list)]


def check_json(rules: Rules, setup: Setup, state: State, dice: Dice) -> None:
    """A state written to JSON and read back is the same state with the same future."""
    data = state.to_json()
    read = json.loads(json.dumps(data))
    assert read == data, "the JSON of a state is plain data"
    for step in state.agenda:
        _check_step_json(rules, step)
    again = rules.state_from_json(setup, read)
    assert again.to_json() == data, "reading a state back changed it"
    assert again.offered == state.offered, "a state read back offers something else"
    assert fingerprint(again) == fingerprint(state)
    _check_same_future(state.clone(), again, dice)


def _check_step_json(rules: Rules, step: Step) -> None:
    """A step is a value: written and read back it is equal."""
    assert rules.steps.get(type(step).__name__) is type(step), f"unknown step {step!r}"
    again = step_from_json(step_to_json(step), rules.steps)
    assert again == step, f"reading {step!r} back changed it"
    assert hash(again) == hash(step), f"equal steps, different hashes: {step!r}"


def _check_same_future(first: State, second: State, dice: Dice) -> None:
    seed = dice.next()
    wander(first, Dice(seed), CONTINUATION)
    wander(second, Dice(seed), CONTINUATION)
    assert first.to_json() == second.to_json(), "equal states went different ways"
    assert first.offered == second.offered


def check_views(rules: Rules, setup: Setup, state: State, dice: Dice) -> None:
    """A seat, like a spectator, gets plain data, and the same for the same state."""
    viewers = (None, *range(setup.players))
    viewer = viewers[dice.below(len(viewers))]
    view = rules.view(state, viewer)
    assert json.loads(json.dumps(view)) == view, "a view is plain data"
    assert rules.view(state.clone(), viewer) == view, "equal states, different views"


# Hidden information. A game without any passes trivially.


class Sight:
    """What a seat sees of play: everything, unless a game says otherwise."""

    def hides(self, state: State, seat: int) -> bool:
        """Whether the seat does not see what is chosen now."""
        return False

    def reveals(self, state: State, action: Action, seat: int) -> bool:
        """Whether this action shows the seat more than its text says."""
        return False


def check_secrets(
    rules: Rules, setup: Setup, state: State, dice: Dice, sight: Sight | None = None
) -> None:
    """No seat can tell this position, nor what follows, from one with other secrets."""
    for seat in range(setup.players):
        other = redrawn(rules, state, seat, dice)
        assert _seen(rules, state, None) == _seen(rules, other, None), "a spectator sees too much"
        _check_same_story(rules, (state.clone(), other), seat, dice, sight or Sight())


def redrawn(rules: Rules, state: State, seat: int, dice: Dice) -> State:
    """A position that differs only in what a seat cannot know, and looks the same to it."""
    other = rules.determinise(state, seat, dice)
    rules.check(other)
    if other.agenda:
        options = other.agenda[-1].options(other)
        assert options == other.offered, "a redrawn position offers what was possible before"
    _check_same_sight(rules, state, other, seat)
    return other


def _seen(rules: Rules, state: State, seat: int | None) -> str:
    return json.dumps(rules.view(state, seat), sort_keys=True)


def _check_same_sight(rules: Rules, first: State, second: State, seat: int) -> None:
    """Byte-equal views, the same choice of the same seat, and equal options if it is this one's."""
    seen = [_seen(rules, state, seat) for state in (first, second)]
    assert seen[0] == seen[1], f"seat {seat} sees what it cannot know"
    assert bool(first.agenda) == bool(second.agenda), f"seat {seat} learns when the game ends"
    if first.agenda:
        steps = first.agenda[-1], second.agenda[-1]
        assert type(steps[0]) is type(steps[1]), f"seat {seat} learns what is asked: {steps}"
        assert steps[0].seat == steps[1].seat, f"seat {seat} learns who is asked: {steps}"
        if steps[0].seat == seat:
            assert first.offered == second.offered, f"seat {seat} learns from its options"


def _check_same_story(
    rules: Rules, worlds: tuple[State, State], seat: int, dice: Dice, sight: Sight
) -> None:
    """The same public actions look the same in both worlds, whatever is chosen in secret."""
    for _ in range(CONTINUATION):
        actions = _actions_for(worlds, seat, dice, sight)
        if actions is None:
            return
        logs = [listen(world) for world in worlds]
        for world, action in zip(worlds, actions, strict=True):
            play(world, action)
            _draw_secretly(world, seat, dice, sight)
        heard = [_heard_by(seat, log) for log in logs]
        assert heard[0] == heard[1], f"seat {seat} hears what it cannot know"
        _check_same_sight(rules, *worlds, seat)


def _draw_secretly(state: State, seat: int, dice: Dice, sight: Sight) -> None:
    """Let chance decide what a seat will not see: nobody looks at the table in between."""
    while state.agenda and state.agenda[-1].seat == CHANCE and sight.hides(state, seat):
        play(state, choose(state, dice))


def _actions_for(
    worlds: tuple[State, State], seat: int, dice: Dice, sight: Sight
) -> tuple[Action, Action] | None:
    """A secret action for each world, or the same public one; None where the worlds part."""
    first, second = worlds
    if not first.agenda:
        return None
    if sight.hides(first, seat):
        return choose(first, dice), choose(second, dice)
    common = [action for action in first.offered if action in second.offered]
    if not common:
        return None
    action = common[dice.below(len(common))]
    return None if sight.reveals(first, action, seat) else (action, action)


def _heard_by(seat: int, log: Log) -> list[tuple[str, str, int, dict[str, int]]]:
    seen = [event.seen_by(seat) for event in log.events]
    return [(event.name, event.rule, event.seat, event.facts) for event in seen]


# Whole games.


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


def check_secret_fact(event: Event, players: int) -> None:
    """Its own seat is told the whole event; nobody else the secret, nor that this is one."""
    assert event.secret in event.facts, event
    assert event.seen_by(event.seat).facts == event.facts, event
    public = {name: fact for name, fact in event.facts.items() if name != event.secret}
    for seat in (None, *range(players)):
        if seat != event.seat:
            seen = event.seen_by(seat)
            assert seen.facts == public, f"seat {seat} hears {event}"
            assert not seen.secret, f"seat {seat} hears that {event} has a secret"


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
