"""The cells of an observation of Northgard say what the view says."""

from collections import Counter
from typing import Any

from skald.games.northgard.actions import NODES
from skald.games.northgard.encode.layout import CARDS, FAME_OFFSET, OFFSET
from skald.games.northgard.ids import CLANS
from skald.games.northgard.state import State
from skald.games.northgard.views import view
from skald.games.northgard.wire import SeatView, TerritoryView, View
from tests.rl.sampling import cells, games, row, writer_of

WRITER = writer_of("northgard_v1")


def numbers(counts: list[int]) -> list[int]:
    """A sorted list of numbers from how often each one comes."""
    return sorted(Counter(dict(enumerate(counts))).elements())


def check(s: State, seat: int) -> None:
    """Compare an observation with the view of the same seat."""
    seen, table = WRITER.encode(s, seat), view(s, seat)
    lists: dict[str, Any] = {**table}
    for name in ("year", "unrest", "creature_pile"):
        assert cells(seen, WRITER, name) == [lists[name]]
    for name in ("display", "achievements", "early", "advanced", "drawn", "unseen_tiles"):
        assert numbers(cells(seen, WRITER, name)) == sorted(lists[name]), name
    assert cells(seen, WRITER, "tokens") == table["tokens"]
    for n in range(s.seats):
        check_seat(s, seen, table["seats"][(seat + n) % s.seats], n)
    for territory in table["territories"]:
        check_territory(s, seen, territory, seat)
    assert sum(cells(seen, WRITER, "exists")) == len(table["territories"])
    check_tiles(seen, table)


def check_seat(s: State, seen: bytearray, shown: SeatView, n: int) -> None:
    """Compare what lies before one player."""
    owner = shown["seat"]
    clan = row(seen, WRITER, "clan", n)
    assert [CLANS[c] for c, flag in enumerate(clan) if flag] == [shown["clan"]] * any(clan)
    assert row(seen, WRITER, "resources", n) == s.resources[owner * 3 : owner * 3 + 3]
    assert row(seen, WRITER, "hand_size", n) == [shown["hand_size"]]
    assert row(seen, WRITER, "draw_pile", n) == [shown["draw_pile"]]
    assert row(seen, WRITER, "strongholds", n) == [shown["strongholds"]]
    fame = shown["fame"]
    assert row(seen, WRITER, "fame_known", n) == [fame is not None]
    assert row(seen, WRITER, "fame", n) == [0 if fame is None else fame + FAME_OFFSET]
    assert numbers(row(seen, WRITER, "hand", n)) == sorted(shown["hand"] or [])
    assert numbers(row(seen, WRITER, "tile_hand", n)) == sorted(shown["tile_hand"] or [])
    assert numbers(row(seen, WRITER, "unseen", n)) == shown["unseen"]
    top = row(seen, WRITER, "top", n)
    assert {card for card in range(CARDS) if top[card]} == set(shown["top"]) - {-1}
    assert row(seen, WRITER, "hidden_top", n) == [shown["top"].count(-1)]
    for zone in ("active", "discard", "played"):
        assert numbers(row(seen, WRITER, zone, n)) == sorted(getattr(s, zone)[owner])


def check_territory(s: State, seen: bytearray, shown: TerritoryView, seat: int) -> None:
    """Compare one territory."""
    t = shown["name"]
    holders = [n for n in range(s.seats) if row(seen, WRITER, "holder", n)[t]]
    assert holders == ([] if shown["holder"] < 0 else [(shown["holder"] - seat) % s.seats])
    if holders:
        assert cells(seen, WRITER, "units")[t] == shown["units"]
    assert cells(seen, WRITER, "invading")[t] == shown["invading"]
    assert cells(seen, WRITER, "open")[t] == shown["open"]
    assert cells(seen, WRITER, "size")[t] == shown["size"]
    assert cells(seen, WRITER, "lairs")[t] == shown["lairs"]
    built = {(k * 3 + space if k < 5 else 10 + k): n for k, space, n in shown["buildings"]}
    assert {b: row(seen, WRITER, "buildings", b)[t] for b in range(18)} == {
        b: built.get(b, 0) for b in range(18)
    }
    near = row(seen, WRITER, "near", t)
    assert [(u, near[u] - 1) for u in range(NODES) if near[u]] == shown["near"]
    creatures = sum(row(seen, WRITER, "creatures", kind)[t] for kind in range(4))
    assert creatures == len(shown["creatures"])


def check_tiles(seen: bytearray, table: View) -> None:
    """Compare the placed tiles."""
    where = [cells(seen, WRITER, name) for name in ("tile_x", "tile_y", "tile_turn")]
    placed = [
        (tile, x - OFFSET, y - OFFSET, turn - 1)
        for tile, (x, y, turn) in enumerate(zip(*where, strict=True))
        if turn
    ]
    assert placed == sorted(table["tiles"])
    assert cells(seen, WRITER, "territory")[: len(table["parts"])] == [
        name + 1 for name in table["parts"]
    ]


def test_cells_agree_with_the_view() -> None:
    compared = 0
    for game, state in games("northgard_v1", range(8)):
        assert isinstance(state, State)
        compared += 1
        if compared % (10 if any(map(any, state.secret_top)) else 50) == 0:
            check(state, compared % game.setup.players)
    assert compared > 1500
