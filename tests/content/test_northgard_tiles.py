"""The packaged map tiles of Northgard and what follows from them."""

import pytest

from skald.games.northgard.content import Content, Tile, default

KINDS = ("food", "wood", "lore", "small", "carved", "large", "lair")

# Parts with what they show, then the borders, rough ones marked with a tilde.
TILES = """
START   N E S W                                   N-W N-E W-E W-S E-S
START5  N E S W:food                              N-W N-E N-S W-S E-S
01      N:food E:small S:small W:lair             N-W N-E W-E W-S E~S
02      N:small ESW:food,small                    N-ESW
03      N:lair E:carved S:small W:food            N-W N~E W~E W~S E-S
04      NW:large E:lair S:carved                  NW-E NW-S E-S
05      NW:carved ES:large                        NW-ES
06      N:small E:small S:lore W:wood             N-W N-E W-E W~S E-S
07      N:carved WE:food,small S:lair             N-WE WE-S
08      N WE:small S:small                        N~WE WE-S
09      NW:food,small E:carved S:small            NW-E NW-S E-S
10      NW:food,small E:small S:small             NW-E NW-S E-S
11      N:wood,small ESW:large                    N-ESW
12      N:small WE:wood,small S                   N-WE WE-S
13      NESW:wood,large
14      N:small WE:small S:food                   N~WE WE-S
15      NW:large E:small S:lore                   NW-E NW-S E-S
16      NW:food,small E:small S:lore              NW-E NW~S E-S
17      N:lair ESW:large                          N-ESW
18      NW:carved E:small S:wood                  NW-E NW~S E~S
19      NW:small E:lore S:small                   NW~E NW~S E-S
20      NW:food,small ES:lore,small               NW~ES
21      NW:food,small ES:large                    NW-ES
22      N:small E:lair S:lore W:carved            N~W N~E W-E W-S E-S
23      NW:lore,small E:small S:lair              NW-E NW-S E-S
24      NW:large E:small S:small                  NW-E NW-S E-S
25      NW:large E:lair S:small                   NW-E NW-S E~S
26      NW:food E:small S:wood,small              NW-E NW~S E-S
27      NW:large E:wood,small S:lair              NW-E NW-S E-S
28      NW:large ES:wood,small                    NW-ES
29      N:wood ES:large W:small                   N-W N-ES W-ES
30      N:small E:wood S:small W:lair             N-W N-E W-E W-S E-S
31      NW:large E:small S:lore                   NW~E NW~S E-S
32      NW:small E:wood S:small                   NW-E NW-S E~S
33      N:carved WE:large S:lair                  N~WE WE-S
"""

# NG-GEO 18.3: the parts of each shape, its border ends NE SE SW NW, and its tiles.
SHAPES = """
NESW     0000  13
N,ESW    1001  02 11 17
NW,ES    1010  05 20 21 28
NW,E,S   1110  04 09 10 15 16 18 19 23 24 25 26 27 31 32
N,ES,W   1011  29
N,WE,S   1111  07 08 12 14 33
N,E,S,W  1111  START START5 01 03 06 22 30
"""


@pytest.fixture(scope="module")
def content() -> Content:
    return default()


def contents(tile: Tile) -> list[list[int]]:
    return [tile.food, tile.wood, tile.lore, tile.small, tile.carved, tile.large, tile.lair]


def drawn(tile: Tile) -> str:
    words = [tile.name]
    for part, name in enumerate(tile.part_names):
        shown = [
            kind
            for kind, counts in zip(KINDS, contents(tile), strict=True)
            for _ in range(counts[part])
        ]
        words.append(f"{name}:{','.join(shown)}" if shown else name)
    for a, b, rough in tile.borders:
        words.append(f"{tile.part_names[a]}{'~' if rough else '-'}{tile.part_names[b]}")
    return " ".join(words)


def ends(mask: int) -> str:
    return "".join(str(mask >> corner & 1) for corner in range(4))


def named(content: Content, name: str) -> Tile:
    return content.tiles[content.tile_number[name]]


def ordered(line: str) -> tuple[list[str], list[str]]:
    """Name and parts in order, borders in any."""
    words = line.split()
    borders = sorted(word for word in words[1:] if "-" in word or "~" in word)
    return [word for word in words if word not in borders], borders


@pytest.mark.rules("NG-GEO-01", "NG-GEO-05", "NG-GLOS-12")
def test_ng_comp_06_every_tile(content: Content) -> None:
    found = [ordered(drawn(tile)) for tile in content.tiles]
    assert found == [ordered(line) for line in TILES.strip().splitlines()]


def test_ng_comp_06_numbers(content: Content) -> None:
    names = [tile.name for tile in content.tiles]
    assert names == ["START", "START5", *[f"{number:02}" for number in range(1, 34)]]
    assert [content.tile_number[name] for name in ("START", "START5", "01", "33")] == [0, 1, 2, 34]


def test_ng_comp_18_what_the_tiles_offer(content: Content) -> None:
    totals = [sum(map(sum, column)) for column in zip(*map(contents, content.tiles), strict=True)]
    assert totals == [11 + 1, 11, 8, 45, 8, 14, 11]
    assert drawn(content.tiles[0]).startswith("START N E S W ")
    assert content.tiles[1].food == [0, 0, 0, 1]


def test_ng_geo_15_parts_and_borders(content: Content) -> None:
    assert sum(tile.parts for tile in content.tiles) == 103
    sizes = [tile.parts for tile in content.tiles[2:]]
    assert [sizes.count(parts) for parts in (1, 2, 3, 4)] == [1, 7, 20, 5]
    rough = [sum(kind for _, _, kind in tile.borders) for tile in content.tiles]
    assert sum(len(tile.borders) for tile in content.tiles) == 97
    assert (sum(rough), len(rough) - rough.count(0), rough[:2]) == (21, 15, [0, 0])


@pytest.mark.rules("NG-GLOS-01")
def test_ng_geo_06_shapes_and_border_ends(content: Content) -> None:
    seen = []
    for line in SHAPES.strip().splitlines():
        parts, right, *names = line.split()
        for name in names:
            tile = named(content, name)
            assert (name, ",".join(tile.part_names)) == (name, parts)
            assert (name, ends(tile.ends[0])) == (name, right)
        seen += names
    assert sorted(seen) == sorted(content.tile_number)


def test_ng_geo_03_middle_border_of_four_parts(content: Content) -> None:
    for tile in content.tiles:
        if tile.parts == 4:
            pairs = [{tile.part_names[a], tile.part_names[b]} for a, b, _ in tile.borders]
            assert ({"N", "S"} in pairs) == (tile.name == "START5")
            assert ({"W", "E"} in pairs) == (tile.name != "START5")


def test_ng_geo_06_no_tile_has_exactly_one_border_end(content: Content) -> None:
    assert all(mask.bit_count() != 1 for tile in content.tiles for mask in tile.ends)


def test_tv_160_tile_16_turned_once(content: Content) -> None:
    tile = named(content, "16")
    assert [tile.part_names[part] for part in tile.side_part[1]] == ["NW", "NW", "E", "S"]
    rough = [(tile.part_names[a], tile.part_names[b]) for a, b, kind in tile.borders if kind]
    assert rough == [("NW", "S")]


def test_ng_geo_16_four_quarter_turns(content: Content) -> None:
    for tile in content.tiles:
        for k in range(4):
            turned = [tile.side_part[0][(side - k) % 4] for side in range(4)]
            assert tile.side_part[k] == turned
            corners = ends(tile.ends[0])
            assert ends(tile.ends[k]) == corners[4 - k :] + corners[: 4 - k]


def test_ng_geo_16_border_ends_of_a_turned_fork(content: Content) -> None:
    assert [ends(mask) for mask in named(content, "24").ends] == ["1110", "0111", "1011", "1101"]
    assert named(content, "24").ends == [7, 14, 13, 11]


def test_ng_geo_16_orientations_that_look_different(content: Content) -> None:
    turns = {tile.name: tile.turns for tile in content.tiles if tile.turns != (0, 1, 2, 3)}
    assert turns == {"START": (0, 1), "13": (0,)}


def test_ng_geo_04_flat_lists_by_part(content: Content) -> None:
    tile = named(content, "20")
    assert (tile.parts, tile.part_names, tile.borders) == (2, ("NW", "ES"), ((0, 1, 1),))
    assert contents(tile) == [[1, 0], [0, 0], [0, 1], [1, 1], [0, 0], [0, 0], [0, 0]]
    for tile in content.tiles:
        assert all(len(counts) == tile.parts for counts in contents(tile))


@pytest.mark.parametrize(
    ("required", "forbidden", "fits"),
    [
        (
            "SW",
            "",
            "13: 28:02 24:012 02:23 07:0123 30:0123",
        ),
        (
            "",
            "SE",
            "13:0 02:03 11:03 17:03 20:02 29:0 04:2 24:2 07: 30: START5:",
        ),
    ],
)
def test_tv_151_tv_152_demand_of_a_square(
    content: Content, required: str, forbidden: str, fits: str
) -> None:
    corners = ("NE", "SE", "SW", "NW")
    for word in fits.split():
        name, _, right = word.partition(":")
        tile = named(content, name)
        found = [
            k
            for k in tile.turns
            if all(
                tile.ends[k] >> i & 1 == (corner == required)
                for i, corner in enumerate(corners)
                if corner in (required, forbidden)
            )
        ]
        assert (name, "".join(map(str, found))) == (name, right)
