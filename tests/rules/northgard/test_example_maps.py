"""The example maps of the catalogue (18.6): what is joined, open, adjacent and demanded."""

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.land import cell_at
from tests.northgard import MAPS, Board, board

CONTENTS = ("food", "wood", "lore", "small", "carved", "large", "lair")


def without_last(name: str) -> str:
    """A map before its last tile was placed."""
    return MAPS[name].rpartition(";")[0]


def joined(b: Board) -> dict[int, str]:
    """Every territory with the parts that it is made of, in the order of placement."""
    parts = [
        f"{default().tiles[tile].name}.{part}"
        for tile, _, _ in b.s.land.placed
        for part in default().tiles[tile].part_names
    ]
    found: dict[int, str] = {}
    for part, territory in zip(parts, b.s.land.territory, strict=True):
        found[territory] = f"{found[territory]} {part}" if territory in found else part
    return found


def whole(b: Board, part: str) -> str:
    """All the parts of the territory of a part."""
    return joined(b)[b.t(part)]


def extent(b: Board, part: str) -> tuple[int, int]:
    """On how many tiles the territory lies, and its free sides."""
    return b.s.land.size(b.t(part)), b.s.land.free[b.t(part)]


def shows(b: Board, part: str) -> dict[str, int]:
    """What is printed in a territory."""
    counts = {name: getattr(b.s.land, name)[b.t(part)] for name in CONTENTS}
    return {name: count for name, count in counts.items() if count}


def near(b: Board, part: str) -> set[str]:
    """The neighbours, each named by its first part, behind `-` or, if rough only, `~`."""
    names = joined(b)
    return {"-~"[rough] + names[t].split()[0] for t, rough in b.s.land.near[b.t(part)]}


def rim(b: Board, part: str) -> tuple[int, ...]:
    """The empty squares beside a territory."""
    land, territory = b.s.land, b.t(part)
    return tuple(cell for cell in land.whole_rim() if territory in land.around(cell))


def demand(b: Board, x: int, y: int) -> str:
    """What the corners NE SE SW NW of an empty square ask for."""
    forbidden, required = divmod(b.s.land.demands.get(cell_at(x, y), 0), 16)
    marks = ["R" if required >> c & 1 else "F" if forbidden >> c & 1 else "." for c in range(4)]
    return " ".join(marks)


@pytest.mark.rules("NG-GLOS-01", "NG-GLOS-05")
def test_ng_gm_1_two_caps_make_a_closed_territory() -> None:
    b = board(tiles="GM-1")
    assert sorted(joined(b).values()) == ["02.ESW", "02.N 11.N", "11.ESW"]
    assert (extent(b, "02.N"), shows(b, "02.N")) == ((2, 0), {"wood": 1, "small": 2})
    assert not b.s.land.is_open(b.t("02.N"))
    assert extent(b, "02.ESW") == extent(b, "11.ESW") == (1, 3)
    assert b.s.land.is_open(b.t("02.ESW"))
    assert near(b, "02.N") == {"-02.ESW", "-11.ESW"}
    assert near(b, "02.ESW") == near(b, "11.ESW") == {"-02.N"}


@pytest.mark.rules("NG-GLOS-03", "NG-GLOS-12", "NG-GEO-22")
def test_ng_gm_2_a_corridor_between_two_caps() -> None:
    b = board(tiles="GM-2")
    assert whole(b, "07.WE") == "02.N 07.WE 11.N"
    assert extent(b, "07.WE") == (3, 0)
    assert shows(b, "07.WE") == {"food": 1, "wood": 1, "small": 3}
    assert near(b, "07.WE") == {"-02.ESW", "-07.N", "-07.S", "-11.ESW"}
    open_ones = {part: extent(b, part)[1] for part in ("02.ESW", "07.N", "07.S", "11.ESW")}
    assert open_ones == {"02.ESW": 3, "07.N": 1, "07.S": 1, "11.ESW": 3}
    assert all(near(b, part) == {"-02.N"} for part in open_ones)
    assert [shows(b, part) for part in ("07.N", "07.S", "11.ESW")] == [
        {"carved": 1},
        {"lair": 1},
        {"large": 1},
    ]


@pytest.mark.rules("NG-GEO-21")
def test_ng_gm_3_four_parts_round_a_corner_without_ends() -> None:
    b = board(tiles="GM-3")
    assert whole(b, "05.NW") == "05.NW 21.NW 28.NW 20.NW"
    assert extent(b, "05.NW") == (4, 0)
    assert shows(b, "05.NW") == {"food": 2, "small": 2, "carved": 1, "large": 1}
    assert near(b, "05.NW") == {"-05.ES", "-21.ES", "-28.ES", "~20.ES"}
    assert all(extent(b, f"{tile}.ES") == (1, 2) for tile in ("05", "21", "28", "20"))


def test_ng_gm_3p_the_pocket() -> None:
    b = board(tiles="GM-3p")
    assert whole(b, "05.NW") == "05.NW 21.NW 28.NW"
    assert extent(b, "05.NW") == (3, 2)
    assert rim(b, "05.NW") == (cell_at(0, 1),)
    assert demand(b, 0, 1) == ". F . ."


@pytest.mark.rules("NG-GLOS-01")
def test_ng_gm_4_a_rough_border_alone() -> None:
    b = board(tiles="GM-4")
    assert extent(b, "20.NW") == extent(b, "20.ES") == (1, 2)
    assert (near(b, "20.NW"), near(b, "20.ES")) == ({"~20.ES"}, {"~20.NW"})


def test_ng_gm_5_a_rough_line_goes_on_as_a_regular_one() -> None:
    before = board(tiles=without_last("GM-5"))
    assert demand(before, 1, 1) == ". . R ."
    assert near(before, "20.NW") >= {"~20.ES"}
    b = board(tiles="GM-5")
    assert (whole(b, "20.NW"), whole(b, "20.ES")) == ("20.NW 05.ES 28.NW", "20.ES 21.NW 28.ES")
    assert extent(b, "20.NW") == extent(b, "20.ES") == (3, 2)
    assert "-20.ES" in near(b, "20.NW")


def test_ng_gm_6_a_ring_of_two_halves_round_a_hole() -> None:
    b = board(tiles="GM-6")
    assert whole(b, "11.ESW") == "05.ES 21.ES 25.NW 11.ESW 27.NW"
    assert whole(b, "17.ESW") == "05.NW 15.NW 17.ESW 24.NW 21.NW"
    assert extent(b, "11.ESW") == extent(b, "17.ESW") == (5, 3)
    behind = b.s.land.around(cell_at(0, 0))
    assert sorted(behind) == sorted([b.t("11.ESW"), b.t("17.ESW")] * 2)
    assert demand(b, 0, 0) == "R F R F"
    for tile in ("20", "28"):
        for turn in (0, 2):
            filled = board(tiles=f"{MAPS['GM-6']}; (0,0) {tile} k{turn}")
            assert extent(filled, "11.ESW") == extent(filled, "17.ESW") == (6, 1)


def test_ng_gm_7_two_shores_of_a_gap() -> None:
    b = board(tiles="GM-7")
    assert (whole(b, "11.ESW"), whole(b, "17.ESW")) == ("11.ESW 07.N", "14.N 17.ESW")
    assert extent(b, "11.ESW") == extent(b, "17.ESW") == (2, 2)
    assert cell_at(1, 0) in rim(b, "11.ESW")
    assert cell_at(1, 0) in rim(b, "17.ESW")
    assert whole(b, "12.WE") == "07.WE 12.WE 14.WE"
    assert near(b, "12.WE") >= {"-11.ESW", "~14.N"}
    assert demand(b, 1, 0) == ". . . ."


@pytest.mark.rules("NG-GEO-26")
def test_ng_gm_8_a_lens_and_a_border_inside_one_territory() -> None:
    b = board(tiles="GM-8")
    assert (whole(b, "33.N"), extent(b, "33.N")) == ("33.N 07.S", (2, 0))
    assert b.t("20.NW") == b.t("20.ES")
    assert extent(b, "20.NW")[0] == 6
    assert not any(mark.startswith("~") for mark in near(b, "20.NW")), "20's rough border is void"
    before = board(tiles=without_last("GM-8")).s.land
    last = (default().tile_number["20"], cell_at(1, 0), 0)
    assert last[2] in before.fitting(*last[:2])
    assert not before.keeps_borders_apart(*last)


def test_ng_gm_9_the_start_of_five_players() -> None:
    b = board(tiles="GM-9")
    assert whole(b, "START.E") == "START.E START5.W"
    assert (extent(b, "START.E"), shows(b, "START.E")) == ((2, 0), {"food": 1})
    others = [part for part in joined(b).values() if " " not in part]
    assert len(others) == 6
    assert all(extent(b, part) == (1, 1) for part in others)
    assert near(b, "START.N") == near(b, "START.S") == {"-START.W", "-START.E"}
    assert near(b, "START5.E") == {"-START5.N", "-START5.S"}
    assert near(b, "START5.N") == {"-START.E", "-START5.E", "-START5.S"}


def test_ng_gm_10_a_hole_that_no_tile_can_fill() -> None:
    b = board(tiles="GM-10")
    assert demand(b, 0, 0) == "R F F F"
    assert extent(b, "11.ESW") == (8, 4)
    assert rim(b, "11.ESW") == (cell_at(0, 0),)


def test_ng_gm_10_the_strict_rule_does_not_let_the_ring_be_completed() -> None:
    ring = MAPS["GM-10"].split("; ")
    for last in ring:
        before = board(tiles="; ".join(tile for tile in ring if tile != last)).s.land
        tile, cell, turn = board(tiles=last).s.land.placed[0]
        assert turn in before.fitting(tile, cell), last
        assert not before.keeps_borders_apart(tile, cell, turn), last


def test_ng_gm_11_a_bay_round_a_cap() -> None:
    b = board(tiles="GM-11")
    assert extent(b, "02.N") == (1, 1)
    assert rim(b, "02.N") == (cell_at(0, 1),)
    assert whole(b, "02.ESW") == "02.ESW 05.NW 28.NW"
    assert extent(b, "02.ESW") == (3, 3)
    squares = (cell_at(0, 1), cell_at(0, -1), cell_at(-1, 0))
    assert sorted(rim(b, "02.ESW")) == sorted(squares)
    assert demand(b, 0, 1) == ". R . ."


GM_12 = {
    **{"T1": "START.N 10.S", "T2": "START.E 21.NW", "T3": "START.S 04.S", "T4": "START.W 16.NW"},
    **{"T5": "10.NW", "T6": "10.E", "T7": "21.ES", "T8": "16.E", "T9": "16.S"},
    **{"T10": "04.NW", "T11": "04.E"},
}
GM_12_BORDERS = (
    "T1-T2 T1-T4 T1-T5 T1-T6 T2-T3 T2-T4 T2-T7 T3-T4 T3-T10 T3-T11 T4-T8 T5-T6 T8-T9 T10-T11 T4~T9"
)


def test_ng_gm_12_eleven_territories() -> None:
    b = board(tiles="GM-12")
    assert sorted(joined(b).values()) == sorted(GM_12.values())
    closed = [name for name, parts in GM_12.items() if not extent(b, parts.split()[0])[1]]
    assert closed == ["T1", "T3"]
    assert extent(b, "10.S") == extent(b, "04.S") == (2, 0)
    assert shows(b, "04.E") == {"lair": 1}


@pytest.mark.rules("NG-GEO-26")
def test_ng_gm_12_who_is_adjacent_to_whom() -> None:
    b = board(tiles="GM-12")
    names = {b.t(parts.split()[0]): name for name, parts in GM_12.items()}
    found = {
        f"{names[one]}{'-~'[rough]}{names[two]}"
        for one in names
        for two, rough in b.s.land.near[one]
        if int(names[one][1:]) < int(names[two][1:])
    }
    assert found == set(GM_12_BORDERS.split())


def test_ng_gm_12_no_rim_square_demands_anything() -> None:
    b = board(tiles="GM-12")
    rim = [(-2, 0), (-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1), (2, 0)]
    assert sorted(b.s.land.whole_rim()) == sorted(cell_at(x, y) for x, y in rim)
    assert {demand(b, x, y) for x, y in rim} == {". . . ."}


def test_ng_gm_13_one_tile_closes_three_territories() -> None:
    before = board(tiles=without_last("GM-13"))
    assert whole(before, "24.E") == "24.E 12.WE 15.NW 07.S"
    assert extent(before, "24.E") == (4, 0)
    assert all(extent(before, part)[1] == 1 for part in ("02.N", "07.WE", "12.N"))
    b = board(tiles="GM-13")
    assert (whole(b, "30.W"), extent(b, "30.W")) == ("02.N 30.W", (2, 0))
    assert (whole(b, "30.E"), extent(b, "30.E")) == ("07.WE 11.N 30.E", (3, 0))
    assert (whole(b, "30.S"), extent(b, "30.S")) == ("12.N 30.S", (2, 0))
    assert extent(b, "30.N") == (1, 1)
