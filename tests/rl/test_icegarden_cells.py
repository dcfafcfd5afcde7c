"""The cells of an observation of the Ice Garden say what the view and the queries say."""

from typing import Any

from skald.games.icegarden.ids import FACTIONS, FIGURES_OF_LEVEL, PLACES
from skald.games.icegarden.queries import dominance
from skald.games.icegarden.state import State
from skald.games.icegarden.views import view
from skald.games.icegarden.wire import SeatView
from tests.rl.sampling import cells, games, row, writer_of

WRITER = writer_of("ice_garden_v1")


def check(s: State, seat: int) -> None:
    """Compare an observation with the view of the same seat."""
    seen, whole = WRITER.encode(s, seat), view(s, seat)
    table: dict[str, Any] = {**whole}
    for name in ("round", "snow", "absorbed", "vuko_stock"):
        assert cells(seen, WRITER, name) == [table[name]]
    for name in ("tile", "nation", "reserve", "nightmare"):
        assert cells(seen, WRITER, name) == table[name]
    for name in ("in_play", "locked", "towers"):
        assert cells(seen, WRITER, name) == [table[name] >> p & 1 for p in range(PLACES)]
    for n in range(s.seats):
        check_seat(s, seen, whole["seats"][(seat + n) % s.seats], n)
    for n in range(s.seats, 4):
        assert not any(row(seen, WRITER, "present", n) + row(seen, WRITER, "supply", n))


def check_seat(s: State, seen: bytearray, shown: SeatView, n: int) -> None:
    """Compare what lies before one player."""
    owner = shown["seat"]
    for name in ("helm", "population", "gold", "tokens", "supply", "viper_markers", "controlled"):
        assert row(seen, WRITER, name, n) == [getattr(s, name)[owner]], name
    assert row(seen, WRITER, "markers", n) == s.markers[owner * PLACES : (owner + 1) * PLACES]
    assert row(seen, WRITER, "mfactor", n) == s.mfactor[owner * 4 : owner * 4 + 4]
    if shown["faction"] is None:
        return
    faction = row(seen, WRITER, "faction", n)
    assert [FACTIONS[f] for f, flag in enumerate(faction) if flag] == [shown["faction"]]
    assert sum(row(seen, WRITER, "points", n)) == shown["score"]
    goal = shown["goal"]
    assert row(seen, WRITER, "goal", n) == [goal["done"], goal["needed"]]
    influence = [dominance(s, owner, place) for place in range(1, PLACES)]
    assert row(seen, WRITER, "influence", n) == [0, *influence]
    units = row(seen, WRITER, "units", n)
    for level in (1, 2, 3):
        at = [s.unit_at[owner * 6 + figure] for figure in FIGURES_OF_LEVEL[level]]
        counts = units[(level - 1) * PLACES : level * PLACES]
        assert counts == [0, *(at.count(place) for place in range(1, PLACES))]


def test_cells_agree_with_the_view() -> None:
    with_units = with_spy = 0
    for number, (game, state) in enumerate(games("ice_garden_v1", range(16))):
        assert isinstance(state, State)
        with_units += any(state.unit_at)
        with_spy += state.spy1 > 0
        if number % 5 == 0 or state.spy1:
            check(state, number % game.setup.players)
    assert with_units > 500
    assert with_spy > 0


def test_orders_are_told_by_seat() -> None:
    for game, state in games("ice_garden_v1", range(3)):
        assert isinstance(state, State)
        for seat in range(game.setup.players):
            seen = WRITER.encode(state, seat)
            places = cells(seen, WRITER, "place_in_order")
            for n in range(state.seats):
                who = (seat + n) % state.seats
                there = state.order.index(who) + 1 if who in state.order else 0
                assert places[n] == there
