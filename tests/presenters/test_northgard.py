"""How Northgard shows itself: targets that can be pointed at, forecasts that give nothing away."""

import json
from collections import defaultdict

import pytest

from skald.games.northgard.game import RULES
from skald.games.northgard.rules.placing import ChooseCell
from skald.games.northgard.show.presenter import PRESENTER
from skald.games.northgard.state import State
from skald.kernel.agenda import CHANCE, play
from skald.kernel.conformance import redrawn
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.rules import Setup
from tests.presenters.northgard_drawing import drawable
from tests.properties.northgard.sampler import NORTHGARD

SEEDS = range(12)
# Choices whose offers may share a place: what differs is said in words, not pointed at.
SHARED = frozenset({"group", "recruit", "bonus", "from", "discard", "top"})
# Offers that are buttons: ends of choices, and yes or no.
BUTTONS = frozenset(
    {
        *("done", "none", "pass", "tile", "reject", "accept", "allow", "choose", "lose-kaija"),
        *("gather", "agree", "refuse"),
    }
)
PRINTED = PRESENTER.content(RULES.new_state(Setup(2, RULES.complete(2, {}))))


def positions(seed: int) -> list[State]:
    """Positions of a whole game in which a seat must choose."""
    game = NORTHGARD.game(seed)
    found = []
    for state in game.positions(NORTHGARD.style(seed, random=1)):
        assert isinstance(state, State)
        if state.agenda and state.agenda[-1].seat != CHANCE:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_every_offer_has_a_place_of_its_own_that_the_board_can_draw(seed: int) -> None:
    for state in positions(seed):
        viewer = state.agenda[-1].seat
        known = drawable(RULES.view(state, viewer), PRINTED, viewer)
        verbs: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for action in state.offered:
            path = PRESENTER.targets(state, action)
            assert set(path) <= known, (type(state.agenda[-1]).__name__, action.text, path)
            assert path or action.verb in BUTTONS, action.text
            verbs[path].append(action.verb)
        for path, sharing in verbs.items():
            alone = len(sharing) == 1 or not path
            assert alone or SHARED.issuperset(sharing), (path, sharing)
        paths = [path for path in verbs if path]
        for path in paths:
            longer = [other for other in paths if other != path and other[: len(path)] == path]
            assert not longer, f"{path} ends where {longer} go on"


@pytest.mark.parametrize("seed", SEEDS)
def test_targets_and_forecasts_tell_nothing_that_a_seat_cannot_know(seed: int) -> None:
    dice = Dice(seed)
    for state in positions(seed)[:: 17 + seed]:
        for seat in range(state.seats):
            other = redrawn(RULES, state, seat, dice)
            assert isinstance(other, State)
            assert _told(state, seat) == _told(other, seat)
        assert json.dumps(PRESENTER.forecast(state, None))


def _told(state: State, seat: int) -> str:
    mine = state.agenda[-1].seat == seat
    targets = [PRESENTER.targets(state, action) for action in state.offered] if mine else []
    return json.dumps([PRESENTER.forecast(state, seat), targets])


def test_any_action_of_the_table_has_targets_in_any_position() -> None:
    for state in positions(3)[::40]:
        for action in (RULES.table[number] for number in range(len(RULES.table))):
            assert isinstance(PRESENTER.targets(state, action), tuple)


@pytest.mark.parametrize("seed", SEEDS)
def test_events_are_about_places_that_are_there(seed: int) -> None:
    game = NORTHGARD.game(seed)
    match = game.match(listen=True)
    told = 0
    with game.told():
        while not match.over:
            state = match.state
            assert isinstance(state, State)
            match.play(NORTHGARD.styles[0](state, game.dice))
            told += _check_last_events(match)
    assert told > 100


def _check_last_events(match: Match) -> int:
    state = match.state
    assert isinstance(state, State)
    names = {f"territory:{name}" for name in state.land.names}
    tiles = {f"cell:{x},{y}" for _, x, y, _ in RULES.view(state, None)["tiles"]}
    found = [
        PRESENTER.event_targets(state, event.seen_by(None)) for event in match.history[-1].events
    ]
    for target in (target for path in found for target in path):
        assert not target.startswith("territory:") or target in names
        assert not target.startswith("cell:") or target in tiles
    return sum(map(len, found))


def test_what_a_placement_closes_and_gives_is_what_happens() -> None:
    checked = 0
    for state in positions(5) + positions(6) + positions(9):
        step = state.agenda[-1]
        if not isinstance(step, ChooseCell) or not state.setup_done:
            continue
        for placement in PRESENTER.forecast(state, step.seat)["placements"]:
            x, y = placement["square"]
            for turn in placement["turns"]:
                after = _laid(state, f"cell {x},{y}", f"turn {turn['turn']}")
                gained = after.fame[step.seat] - state.fame[step.seat]
                assert gained == sum(closed["fame"] for closed in turn["closes"])
                checked += 1
    assert checked > 100


def _laid(state: State, cell: str, turn: str) -> State:
    after = state.clone()
    play(after, RULES.table.parse(cell))
    if RULES.table.parse(turn) in after.offered:
        play(after, RULES.table.parse(turn))
    return after
