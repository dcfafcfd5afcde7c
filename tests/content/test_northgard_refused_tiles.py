"""Tiles of Northgard that are refused: NG-GEO-10 to NG-GEO-15 with NG-CLAR-01."""

import pytest

from skald.games.northgard.content import load
from tests.content.northgard_data import MISSING, borders, changed, refuses, tile


def test_tv_161_ng_geo_10_side_e_twice() -> None:
    drawing = tile("16", "NE", "ES", "W", between=borders("NE-ES", "ES-W", "NE-W"))
    refuses("tiles", "16 has side E 2 times", drawing)


def test_ng_geo_10_no_side_without_a_part() -> None:
    refuses("tiles", "02 has side W 0 times", {"tiles.02.parts.1.sides": "ES"})
    refuses("tiles", "13 has side N 0 times", {"tiles.13.parts": []})


def test_ng_geo_10_unknown_side() -> None:
    refuses("tiles", "02 has the part 'ESX'", {"tiles.02.parts.1.sides": "ESX"})


def test_ng_geo_14_no_part_without_a_side() -> None:
    refuses("tiles", "02.parts[2].sides is ''", {"tiles.02.parts.1.sides": ""})


def test_ng_geo_14_borders_lie_between_listed_parts() -> None:
    refuses("tiles", "16.borders[1].b is 'W'", {"tiles.16.borders.0.b": "W"})


def test_ng_geo_03_two_different_parts() -> None:
    refuses("tiles", "16.borders[1] has NW on both sides", {"tiles.16.borders.0.b": "NW"})


def test_ng_geo_03_each_pair_once() -> None:
    twice = {"tiles.02.borders": borders("N-ESW", "ESW~N")}
    refuses("tiles", "02.borders[2] is N-ESW again", twice)


def test_ng_geo_12_border_between_neighbouring_sides() -> None:
    refuses("tiles", "16 has no border NW-S", {"tiles.16.borders": borders("NW-E", "E-S")})
    refuses("tiles", "05 has no border NW-ES", {"tiles.05.borders": []})


def test_ng_geo_13_a_corridor_keeps_its_caps_apart() -> None:
    three = {"tiles.07.borders": borders("N-WE", "WE-S", "N-S")}
    refuses("tiles", "07 has a border N-S; expected WE to keep these two parts apart", three)
    upright = tile("07", "NS", "E", "W", between=borders("NS-E", "NS-W", "W-E"))
    refuses("tiles", "07 has a border E-W; expected NS to keep these two parts apart", upright)


def test_ng_geo_13_one_middle_border_with_four_parts() -> None:
    around = ["N-W", "N-E", "W-S", "E-S"]
    neither = {"tiles.30.borders": borders(*around)}
    refuses("tiles", "30 has neither of N-S and W-E", neither)
    both = {"tiles.30.borders": borders(*around, "N-S", "W-E")}
    refuses("tiles", "30 has both of N-S and W-E", both)


def test_ng_geo_13_parts_do_not_cross() -> None:
    crossing = tile("05", "NS", "WE", between=borders("NS-WE"))
    refuses("tiles", "05 has the parts NS and WE; expected parts that do not cross", crossing)


def test_ng_clar_01_caps_are_valid_however_they_are_turned() -> None:
    for cap, rest in (("E", "SWN"), ("S", "WNE"), ("W", "NES")):
        cap_elsewhere = {
            "tiles.17.parts": [{"sides": cap, "lair": 1}, {"sides": rest, "large": 1}],
            "tiles.17.borders": borders(f"{cap}-{rest}"),
        }
        assert load(changed(cap_elsewhere)).tiles[18].part_names == (cap, rest)


@pytest.mark.parametrize("name", ["START", "START5", "01", "33"])
def test_ng_geo_15_all_35_tiles(name: str) -> None:
    refuses("tiles", f"{name} is missing", {f"tiles.{name}": MISSING})


def test_ng_geo_15_number_of_parts() -> None:
    whole = {"tiles.05.parts": [{"sides": "NESW", "carved": 1, "large": 1}], "tiles.05.borders": []}
    refuses("tiles", "it has 102 parts; expected 103 in all", whole)


def test_ng_geo_15_number_of_borders() -> None:
    fork = {
        "tiles.07.parts": [
            {"sides": "N", "carved": 1},
            {"sides": "WS", "food": 1, "small": 1},
            {"sides": "E", "lair": 1},
        ],
        "tiles.07.borders": borders("N-WS", "WS-E", "N-E"),
    }
    refuses("tiles", "it has 98 borders; expected 97 in all", fork)


def test_ng_geo_15_number_of_rough_borders() -> None:
    refuses("tiles", "it has 22 rough borders", {"tiles.16.borders.0.rough": True})
    refuses("tiles", "it has 20 rough borders", {"tiles.16.borders.1.rough": False})


def test_ng_geo_15_number_of_tiles_with_rough_borders() -> None:
    moved = {"tiles.16.borders.1.rough": False, "tiles.31.borders.2.rough": True}
    refuses("tiles", "it has 14 tiles with rough borders", moved)


@pytest.mark.parametrize("name", ["START", "START5"])
def test_ng_geo_15_no_rough_border_on_a_starting_tile(name: str) -> None:
    moved = {f"tiles.{name}.borders.0.rough": True, "tiles.16.borders.1.rough": False}
    refuses("tiles", f"{name} has a rough border", moved)


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("01.parts.0.food", "it has 10 food"),
        ("12.parts.1.wood", "it has 10 wood"),
        ("16.parts.2.lore", "it has 7 lore"),
        ("02.parts.0.small", "it has 44 small"),
        ("04.parts.2.carved", "it has 7 carved"),
        ("05.parts.1.large", "it has 13 large"),
        ("01.parts.3.lair", "it has 10 lair"),
    ],
)
def test_ng_geo_15_content_totals(path: str, found: str) -> None:
    refuses("tiles", found, {f"tiles.{path}": 0})


def test_ng_geo_15_one_large_space_and_one_lair_on_a_tile() -> None:
    large = {"tiles.05.parts.0.large": 1, "tiles.04.parts.0.large": 0}
    refuses("tiles", "05 shows 2 large", large)
    lairs = {"tiles.01.parts.1.lair": 1, "tiles.03.parts.0.lair": 0}
    refuses("tiles", "01 shows 2 lair", lairs)


def test_ng_geo_15_starting_tiles() -> None:
    refuses("tiles", "START shows 1 lore", {"tiles.START.parts.0.lore": 1})
    refuses("tiles", "START5 shows nothing; expected 1 food", {"tiles.START5.parts.3.food": 0})
    refuses("tiles", "START5 shows 1 food, 1 small", {"tiles.START5.parts.3.small": 1})
