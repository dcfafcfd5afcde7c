"""Worked examples on the map: the corner rule, territories, borders, and where a tile fits."""

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.land import CORNER, Land, cell_at
from skald.games.northgard.rules.clans.snake import token_places
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.explore import can_explore
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.placing import (
    FROM_ANY_OPEN,
    FROM_OWN,
    ChooseCell,
    ChooseTurn,
    cells_for,
    turns_for,
)
from skald.games.northgard.verbs import lay_tile
from skald.kernel.dice import Dice
from tests.northgard import MAPS, Board, board

BEFORE_GM_5 = MAPS["GM-5"].rpartition(";")[0]
BEFORE_GM_8 = MAPS["GM-8"].rpartition(";")[0]
BEFORE_GM_10 = MAPS["GM-10"].rpartition(";")[0]
FORKS = ("04", "09", "10", "15", "16", "18", "19", "23", "24", "25", "26", "27", "31", "32")


def turns(b: Board, tile: str, x: int, y: int) -> str:
    """The orientations in which a tile fits on a square, whoever lays it."""
    assert cell_at(x, y) in cells_for(b.s, 0, FROM_ANY_OPEN)
    found = turns_for(b.s, default().tile_number[tile], cell_at(x, y), FROM_ANY_OPEN)
    return "".join(map(str, found))


def unused(b: Board) -> list[str]:
    """The names of the tiles that are not on the map."""
    return [default().tiles[tile].name for tile in b.s.tile_bag if tile]


def corner(land: Land, x: int, y: int, name: str) -> tuple[int, int]:
    """At a corner of a square: filled squares and border ends."""
    point = cell_at(x, y) + CORNER[("NE", "SE", "SW", "NW").index(name)]
    ends, filled = divmod(land.corners.get(point, 0), 8)
    return filled, ends


# The corner rule.


def test_ng_tv_150_a_corner_with_an_empty_square_is_not_tested() -> None:
    b = board(tiles="(0,0) START k0")
    assert turns(b, "13", 0, 1) == "0"
    b.lay("(0,1) 13 k0")
    assert corner(b.s.land, 0, 0, "NE") == corner(b.s.land, 0, 0, "NW") == (2, 1)


@pytest.mark.rules("NG-EXPLORE-06", "NG-GEO-32")
def test_ng_tv_151_an_end_is_required() -> None:
    b = board(tiles=BEFORE_GM_5)
    right = {"13": "", "28": "02", "24": "012", "02": "23", "07": "0123", "30": "0123"}
    assert {tile: turns(b, tile, 1, 1) for tile in right} == right


def test_ng_tv_152_an_end_is_forbidden() -> None:
    b = board(tiles="GM-3p")
    right = dict.fromkeys(unused(b), "")
    right |= {"13": "0", "02": "03", "11": "03", "17": "03", "20": "02", "29": "0"}
    right |= dict.fromkeys(FORKS, "2")
    assert {tile: turns(b, tile, 0, 1) for tile in unused(b)} == right
    assert right["START5"] == right["07"] == right["30"] == ""


@pytest.mark.rules("NG-GEO-32")
def test_ng_tv_153_only_two_tiles_fit_into_the_hole() -> None:
    b = board(tiles="GM-6")
    fitting = {tile: turns(b, tile, 0, 0) for tile in unused(b) if turns(b, tile, 0, 0)}
    assert fitting == {"20": "02", "28": "02"}


@pytest.mark.rules("NG-GEO-33")
def test_ng_tv_154_a_hole_that_stays_empty_for_good() -> None:
    b = board(tiles="GM-10")
    land = b.s.land
    every = range(len(default().tiles))
    assert not any(turns_for(b.s, tile, cell_at(0, 0), FROM_ANY_OPEN) for tile in every)
    beside = [cell for cell in land.whole_rim() if b.t("11.ESW") in land.around(cell)]
    assert beside == [cell_at(0, 0)], "so the ring can never close"
    assert cell_at(0, 0) in land.whole_rim(), "no rule is broken: the square is just never filled"


@pytest.mark.rules("NG-Q-63")
def test_ng_tv_155_the_strict_rule_forbids_a_border_inside_one_territory() -> None:
    assert turns(board(tiles=BEFORE_GM_8), "20", 1, 0) == "0123"
    assert turns(board(tiles=BEFORE_GM_8, border_rule="strict"), "20", 1, 0) == "13"


@pytest.mark.rules("NG-Q-63", "NG-GLOS-16")
def test_ng_geo_31_two_three_and_four_ends_are_fine() -> None:
    """GM-5 at the corner where the line of 20 goes on: one end is completed to two or more."""
    for tile, ends in (("28", 2), ("24", 2), ("30", 2)):
        b = board(tiles=f"{BEFORE_GM_5}; (1,1) {tile} k0")
        assert corner(b.s.land, 0, 0, "NE") == (4, ends)
    start = "(0,0) START k0; (1,0) 01 k0; (0,1) 03 k0"
    assert corner(board(tiles=start).s.land, 0, 0, "NE") == (3, 3)
    assert turns(board(tiles=start), "13", 1, 1) == "0"
    assert turns(board(tiles=start), "06", 1, 1) == "0123"


def test_ng_geo_30_no_end_at_a_complete_corner_is_fine() -> None:
    b = board(tiles="GM-3p")
    assert corner(b.s.land, 0, 0, "NE") == (3, 0)
    b.lay("(0,1) 13 k0")
    assert corner(b.s.land, 0, 0, "NE") == (4, 0)


@pytest.mark.rules("NG-Q-33")
def test_ng_geo_35_a_rough_border_may_go_on_as_a_regular_one() -> None:
    """The rough line of 20 is met by regular 28 and by rough 19 alike."""
    assert turns(board(tiles=BEFORE_GM_5), "28", 1, 1) == "02"
    assert turns(board(tiles=BEFORE_GM_5), "19", 1, 1) == "012"


# The strict rule.


def separates_everywhere(land: Land) -> bool:
    """The sentence of NG-CLAR-08: every printed border lies between two territories."""
    return all(
        land.territory[start + a] != land.territory[start + b]
        for (tile, _, _), start in zip(land.placed, land.first_node, strict=True)
        for a, b, _ in land.tiles[tile].borders
    )


def grown(seed: int) -> Land:
    """A map of all tiles, each laid anywhere the strict rule allows."""
    dice = Dice(seed)
    b = board(tiles="(0,0) START k0", border_rule="strict")
    for tile in unused(b):
        number = default().tile_number[tile]
        cells = cells_for(b.s, 0, FROM_ANY_OPEN)
        ways = [(c, k) for c in cells for k in turns_for(b.s, number, c, FROM_ANY_OPEN)]
        cell, turn = ways[dice.below(len(ways))]
        lay_tile(b.s, -1, number, cell, turn)
    return b.s.land


def test_ng_clar_08_the_strict_rule_is_its_sentence() -> None:
    """On maps built under `strict` the quick test says what the sentence says."""
    refused = 0
    for land in (board(tiles=BEFORE_GM_8).s.land, board(tiles=BEFORE_GM_10).s.land, grown(1)):
        assert separates_everywhere(land)
        for tile in range(1, len(default().tiles)):
            for cell in land.whole_rim():
                for turn in default().tiles[tile].turns:
                    if turn in land.fitting(tile, cell):
                        apart = land.keeps_borders_apart(tile, cell, turn)
                        assert apart == separates_everywhere(land.place(tile, cell, turn)[0])
                        refused += not apart
    assert refused > 20


def test_ng_geo_34_strict_also_obeys_the_corner_rule() -> None:
    b = board(tiles=BEFORE_GM_5, border_rule="strict")
    assert (turns(b, "13", 1, 1), turns(b, "28", 1, 1)) == ("", "02")


# Territories.


@pytest.mark.rules("NG-GEO-24")
def test_ng_tv_163_a_closed_territory_covers_at_least_two_tiles() -> None:
    lands = [grown(seed) for seed in range(6)]
    closed = [land.size(t) for land in lands for t in land.names if not land.is_open(t)]
    assert len(closed) > 20
    assert min(closed) == 2


def test_ng_tv_156_the_middle_of_the_five_player_start() -> None:
    b = board("wolf bear goat raven snake", "GM-9").put("r", "START.E", 1)
    assert not can_explore(b.s, b.seat("r"), FROM_OWN), "it is closed, nobody can ever close it"
    b.start(Harvest())
    assert (b.fame("r"), b.goods("r")) == (1, (1, 0, 0))
    b.put("r", "START.N", 1).pile("13").start(CardEffects(b.seat("r"), b.card("explore"), 0))
    assert b.s.land.placed[-1][0] == default().tile_number["13"]
    assert b.fame("r") == 1


def test_ng_tv_159_a_rough_border_or_the_way_round() -> None:
    b = board(tiles="GM-12").put("r", "16.NW", 2).start(Move(0, 1, 0, 0, 0))
    assert b.refused("move {16.NW}>{16.S} 2")
    b = board(tiles="GM-12").put("r", "16.NW", 2).start(Move(0, 2, 0, 0, 0))
    b.play("move {16.NW}>{16.S} 2")
    assert (b.units("16.S"), b.options) == (2, []), "both moves are used"
    b = board(tiles="GM-12").put("r", "16.NW", 2).start(Move(0, 2, 0, 0, 0))
    b.play("move {16.NW}>{16.E} 2", "move {16.E}>{16.S} 2")
    assert (b.units("16.S"), b.options) == (2, [])


@pytest.mark.rules("NG-GEO-02")
def test_ng_tv_160_tile_16_turned_once_on_the_map() -> None:
    """The tile itself: tests/content/test_northgard_tiles.py."""
    land = board(tiles="(0,0) 16 k1").s.land
    around = ((0, 1), (1, 0), (0, -1), (-1, 0))
    sides = [land.around(cell_at(*at))[(n + 2) % 4] for n, at in enumerate(around)]
    names = default().tiles[default().tile_number["16"]].part_names
    assert [names[part] for part in sides] == ["NW", "NW", "E", "S"]


@pytest.mark.rules("NG-GLOS-15", "NG-GEO-02")
def test_ng_tv_161_no_tile_has_a_side_twice() -> None:
    """That such a file is refused: tests/content/test_northgard_loading.py."""
    for tile in default().tiles:
        assert sorted("".join(tile.part_names)) == sorted("NESW")


def test_ng_glos_04_touching_at_a_corner_is_not_adjacency() -> None:
    """02.ESW of GM-1 meets 11.ESW in two grid corners; 13 beside them meets both by a side."""
    b = board(tiles="GM-1")
    assert b.t("11.ESW") not in [t for t, _ in b.s.land.near[b.t("02.ESW")]]
    b = board(tiles="(0,0) 02 k0; (1,1) 13 k0")
    assert b.s.land.near[b.t("13.NESW")] == ()


@pytest.mark.rules("NG-GEO-20", "NG-CLAR-17")
def test_ng_geo_28_a_territory_is_named_by_its_smallest_node() -> None:
    b = board(tiles="(0,0) 02 k0; (0,2) 11 k2")
    assert (b.t("02.N"), b.t("11.N")) == (0, 2)
    b.lay("(0,1) 07 k1")
    assert b.t("02.N") == b.t("07.WE") == b.t("11.N") == 0
    assert b.s.land.names == [0, 1, 3, 4, 6]


@pytest.mark.rules("NG-GEO-27")
def test_ng_geo_25_what_stands_on_the_map_follows_a_merge() -> None:
    b = board("bear snake", "(0,0) 02 k0; (0,2) 11 k2").put("r", "11.N", 2, kaija=True)
    b.built("11.N", "food-silo").scorch("11.N").lay("(0,1) 07 k1")
    assert (b.holder("02.N"), b.units("02.N")) == ("r", 2)
    assert b.s.kaija == b.s.scorched == b.t("02.N") == 0
    assert [t for t in range(len(b.s.works)) if b.s.works[t]] == [0]


@pytest.mark.rules("NG-GLOS-05")
def test_ng_geo_23_a_single_free_side_keeps_a_territory_open() -> None:
    """GM-2: 07.N has one free side, the corridor between the caps none."""
    b = board(tiles="GM-2")
    land = b.s.land
    sides = {part: (land.free[b.t(part)], land.is_open(b.t(part))) for part in ("07.N", "07.WE")}
    assert sides == {"07.N": (1, True), "07.WE": (0, False)}


def test_ng_glos_06_a_hole_keeps_the_land_around_it_open() -> None:
    land = board(tiles=f"{MAPS['GM-6']}; (0,2) 13 k0; (0,-2) 02 k0").s.land
    assert [land.is_open(t) for t in land.names if land.size(t) > 4] == [True, True]


def test_ng_tv_121_no_move_no_retreat_no_token_across_a_corner() -> None:
    b = board("snake stag", "GM-1").put("r", "02.ESW", 2).put("b", "11.ESW", 1)
    assert token_places(b.s) == []
    b.start(Move(0, 4, 0, 0, 0))
    assert b.refused("move {02.ESW}>{11.ESW} 1")
    b = board("wolf stag", "GM-1").put("r", "02.N", 5).put("b", "02.ESW", 2)
    b.start(Move(0, 1, 0, 0, 0)).play("move {02.N}>{02.ESW} 4", "* die a", "* die b")
    assert (b.holder("02.ESW"), b.holder("11.ESW"), b.s.reserve[1]) == ("r", "", 14)


def test_ng_tv_121_north_and_south_of_the_starting_tile() -> None:
    b = board("snake stag", "(0,0) START k0").put("r", "START.N", 2).put("b", "START.S", 1)
    assert token_places(b.s) == []
    b.start(Move(0, 1, 0, 0, 0)).play("from {START.N}")
    assert sorted(b.options) == sorted([b.says("to {START.W}"), b.says("to {START.E}")])


# Why not.


@pytest.mark.rules("NG-EXPLORE-03", "NG-EXPLORE-06")
def test_ng_clar_11_why_a_square_or_an_orientation_is_refused() -> None:
    """18.5: a refusal names the first rule that is broken."""
    b = board(tiles="GM-11").put("r", "02.ESW", 1)
    b.start(ChooseCell(0, default().tile_number["24"], FROM_OWN))
    assert b.reason("cell 0,0") == "NG-EXPLORE-03", "occupied"
    assert b.reason("cell -1,1") == "NG-EXPLORE-03", "no side contact"
    assert b.reason("cell 2,0") == "NG-EXPLORE-04", "no side of an own territory"
    b = board(tiles=BEFORE_GM_5).put("r", "20.NW", 1)
    b.start(ChooseTurn(0, default().tile_number["28"], cell_at(1, 1), FROM_OWN))
    assert b.reason("turn 1") == "NG-EXPLORE-06", "no end at SW"
    b = board(tiles="GM-7").put("r", "11.ESW", 1).put("b", "17.ESW", 1)
    b.start(ChooseTurn(0, default().tile_number["33"], cell_at(1, 0), FROM_OWN))
    assert b.reason("turn 0") == "NG-EXPLORE-07", "joins two players"
