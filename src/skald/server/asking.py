"""Why a place on the board cannot be pointed at."""

from collections.abc import Sequence
from functools import cache

from skald.kernel.actions import Action
from skald.kernel.match import Match
from skald.kernel.presenter import Presenter
from skald.kernel.rules import Rules, find


def why_not(presenter: Presenter, match: Match, path: Sequence[str]) -> str:
    """The rule that forbids what somebody pointed at: of an action like those on offer, if any."""
    step, state = match.step, match.state
    if step is None:
        return ""
    wanted = tuple(path)
    for verb in dict.fromkeys(action.verb for action in match.legal()):
        for action in _by_verb(match.rules.id)[verb]:
            if action in state.offered:
                continue
            if presenter.targets(state, action)[: len(wanted)] == wanted:
                return step.why_not(state, action)
    return next(iter(match.why()), "")


@cache
def _by_verb(game: str) -> dict[str, list[Action]]:
    rules: Rules = find(game)
    found: dict[str, list[Action]] = {}
    for number in range(len(rules.table)):
        action = rules.table[number]
        found.setdefault(action.verb, []).append(action)
    return found
