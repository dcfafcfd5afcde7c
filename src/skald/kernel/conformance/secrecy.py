"""Hidden information: nobody learns what they cannot know. A game without any passes trivially."""

import json

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, listen, play
from skald.kernel.conformance.copies import CONTINUATION
from skald.kernel.dice import Dice
from skald.kernel.events import Event, Log
from skald.kernel.playout import choose
from skald.kernel.rules import Rules, Setup


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
