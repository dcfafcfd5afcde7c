"""The packaged component data and what follows from it."""

from itertools import combinations, combinations_with_replacement

import pytest

from skald.games.icegarden.content import Board, Content, default
from skald.games.icegarden.content.land import is_connected
from skald.games.icegarden.ids import (
    ATTACK,
    BLACK,
    BLUE,
    CYPHRAL,
    DOMINATE,
    GREEN,
    RED,
    SHIELD,
    SPEAR,
    SPEED,
)

EVERYWHERE = 0b111111110
MAP = "r1=245 r2=1356 r3=267 r4=158 r5=12468 r6=23578 r7=368 r8=4567"


@pytest.fixture(scope="module")
def content() -> Content:
    return default()


@pytest.mark.rules("IG-RUL-01")
def test_ig_data_01_borders(content: Content) -> None:
    drawn = [f"r{p}={''.join(map(str, content.neighbours[p]))}" for p in range(1, 9)]
    assert " ".join(drawn) == MAP
    assert content.neighbours[0] == ()


def test_ig_data_01_masks(content: Content) -> None:
    assert len(content.places_of) == len(content.open_neighbours) == 512
    assert content.places_of[EVERYWHERE] == (1, 2, 3, 4, 5, 6, 7, 8)
    assert content.places_of[1 << 3 | 1 << 7 | 1] == (3, 7)
    assert content.open_neighbours[EVERYWHERE] == content.neighbours
    assert content.open_neighbours[1 << 2 | 1 << 8][5] == (2, 8)
    assert content.open_neighbours[0][5] == ()


def distances(content: Content, start: int) -> dict[int, int]:
    found = {start: 0}
    queue = [start]
    for place in queue:
        for other in content.neighbours[place]:
            if other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def splitting(content: Content, size: int) -> list[tuple[int, ...]]:
    """The sets of closed places that make the rest fall apart."""
    return [
        closed
        for closed in combinations(range(1, 9), size)
        if not is_connected(content.neighbours, EVERYWHERE & ~sum(1 << p for p in closed))
    ]


def test_ig_data_02_fifteen_borders_and_a_mirror_image(content: Content) -> None:
    assert sum(map(len, content.neighbours)) == 2 * 15
    mirror = (0, 3, 2, 1, 7, 6, 5, 4, 8)
    for place in range(1, 9):
        image = sorted(mirror[other] for other in content.neighbours[place])
        assert tuple(image) == content.neighbours[mirror[place]]


def test_ig_data_02_largest_distance(content: Content) -> None:
    far = {(a, b): d for a in range(1, 9) for b, d in distances(content, a).items() if a < b}
    assert max(far.values()) == 3
    assert [pair for pair, distance in far.items() if distance == 3] == [(1, 7), (3, 4)]


def test_ig_data_02_connected_with_places_closed(content: Content) -> None:
    assert splitting(content, 0) == splitting(content, 1) == splitting(content, 2) == []
    triples = [(1, 5, 8), (2, 4, 5), (2, 5, 8), (2, 6, 7), (2, 6, 8), (3, 6, 8)]
    assert splitting(content, 3) == triples


@pytest.mark.parametrize(
    ("players", "tiles", "goods", "points"),
    [
        (2, 6, (7, 7, 2), (26, 16, 0, 0)),
        (3, 7, (10, 10, 3), (33, 19, 12, 0)),
        (4, 8, (11, 11, 4), (41, 25, 17, 0)),
    ],
)
def test_ig_data_03_sums(
    content: Content,
    players: int,
    tiles: int,
    goods: tuple[int, ...],
    points: tuple[int, ...],
) -> None:
    assert len(content.tile_yield[players]) == len(content.tile_points[players]) == tiles + 1
    assert tuple(map(sum, zip(*content.tile_yield[players], strict=True))) == goods
    assert tuple(map(sum, zip(*content.tile_points[players], strict=True))) == points


def test_ig_data_03_single_tiles(content: Content) -> None:
    assert content.tile_yield[2][5] == (1, 2, 0)
    assert content.tile_points[2][1] == (5, 4, 0, 0)
    assert content.tile_yield[3][4] == (2, 1, 0)
    assert content.tile_yield[4][6] == (1, 2, 1)
    assert content.tile_points[4][8] == (4, 2, 1, 0)
    assert content.tile_yield[0] == content.tile_yield[1] == []


@pytest.mark.rules("IG-INIT-01")
def test_ig_data_04_track(content: Content) -> None:
    assert content.helms == 10
    assert content.stage == [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert content.ship == [0, 1, 2, 3, 1, 2, 3, 1, 2, 1, 2]
    assert content.action_markers == [0, 3, 4, 5, 3, 4, 5, 4, 5, 4, 5]
    assert content.red == [0, 0, 0, 0, 1, 0, 0, 2, 0, 4, 8]


def walks(content: Content, helm: int = 1, used: frozenset[int] = frozenset()) -> list[list[int]]:
    """All ways of one marker to the last helm; a double step uses its stage once (IG-RUL-11)."""
    if helm == content.helms:
        return [[helm]]
    found = [[helm, *walk] for walk in walks(content, helm + 1, used)]
    stage = content.stage[helm]
    if stage not in used and helm + 2 <= content.helms:
        found += [[helm, *walk] for walk in walks(content, helm + 2, used | {stage})]
    return found


def helms_by_round(content: Content) -> list[list[int]]:
    ways = walks(content)
    rounds = max(map(len, ways))
    return [sorted({way[r] for way in ways if r < len(way)}) for r in range(rounds)]


def helm_pairs(content: Content) -> list[tuple[int, int]]:
    pairs = {pair for helms in helms_by_round(content) for pair in combinations(helms, 2)}
    return sorted((left, right) for left, right in pairs)


def test_ig_data_05_possible_helms_by_round(content: Content) -> None:
    spans = [f"{helms[0]}-{helms[-1]}" for helms in helms_by_round(content)]
    assert " ".join(spans) == "1-1 2-3 3-4 4-6 5-7 6-9 7-10 8-10 9-10 10-10"
    assert all(helms == list(range(helms[0], helms[-1] + 1)) for helms in helms_by_round(content))


def test_ig_data_05_ways_to_the_last_helm(content: Content) -> None:
    ways = walks(content)
    assert len(ways) == 41
    assert {len(way) for way in ways} == {7, 8, 9, 10}
    assert sum(len(way) == 7 for way in ways) == 13


def test_ig_data_05_pairs_of_helms(content: Content) -> None:
    drawn = " ".join(f"{left}-{right}" for left, right in helm_pairs(content))
    assert drawn == "2-3 3-4 4-5 4-6 5-6 5-7 6-7 6-8 6-9 7-8 7-9 7-10 8-9 8-10 9-10"


def test_ig_data_05_further_right_first_matters_twice(content: Content) -> None:
    ship = content.ship
    equal = [(left, right) for left, right in helm_pairs(content) if ship[left] == ship[right]]
    assert equal == [(7, 9), (8, 10)]


def test_ig_data_05_three_markers_act_before_five(content: Content) -> None:
    for left, right in helm_pairs(content):
        first, last = sorted((left, right), key=lambda helm: content.action_markers[helm])
        if (content.action_markers[first], content.action_markers[last]) == (3, 5):
            assert content.ship[first] < content.ship[last]


def test_ig_data_05_two_red_ships_only_from_h8_to_h10(content: Content) -> None:
    doubles = [h for h in range(1, 9) if content.red[h + 1] and content.red[h + 2]]
    assert doubles == [8]


def test_ig_data_06_spaces(content: Content) -> None:
    assert content.spaces == [[], [], [0, 8, 3, 3, 3, 3], [0, 8, 4, 4, 4, 4], [0, 8, 4, 4, 4, 4]]
    assert [sum(row) for row in content.spaces[2:]] == [20, 24, 24]


def upgrade_states(board: Board, level: int) -> int:
    """Legal sets of bought tokens; levels 1 and 2 may not have an ability twice (IG-MAKE-10)."""
    count = 0
    for size in range(board.blanks[level] + 1):
        for bought in combinations_with_replacement((ATTACK, SHIELD, DOMINATE, SPEED), size):
            twice = any(bought.count(one) + board.printed[level][one] > 1 for one in bought)
            count += level == 3 or not twice
    return count


def test_ig_data_07_blanks_and_spy_spaces_are_twenty(content: Content) -> None:
    assert [sum(board.blanks[level] for board in content.boards) for level in (1, 2, 3)] == [
        3,
        7,
        8,
    ]
    assert [board.spy_spaces for board in content.boards if any(board.spy_spaces)] == [[0, 0, 0, 2]]
    assert 18 + 2 == sum(content.mix) == 20


def test_ig_data_07_spaces_by_level(content: Content) -> None:
    for board in content.boards:
        for level in (1, 2, 3):
            special = board.special[level] - {"spy"}
            printed = sum(board.printed[level]) + board.spy_spaces[level] + len(special)
            assert printed + board.blanks[level] == level + 1


def test_ig_data_07_legal_upgrade_states(content: Content) -> None:
    states = [[upgrade_states(board, level) for level in (1, 2, 3)] for board in content.boards]
    assert states == [[4, 5, 15], [1, 11, 15], [4, 11, 15], [4, 11, 15]]


def test_ig_data_07_printed_abilities(content: Content) -> None:
    assert [board.faction for board in content.boards] == [BLUE, BLACK, RED, GREEN]
    assert content.boards[BLUE].printed[3] == [0, 1, 1, 0, 0]
    assert content.boards[BLACK].printed[1] == [0, 2, 0, 0, 0]
    assert content.boards[BLACK].printed[3] == [0, 1, 0, 0, 1]
    assert content.boards[GREEN].printed[3] == [0, 0, 1, 0, 0]
    assert all(
        board.printed[level][DOMINATE] == 0 for board in content.boards for level in (1, 2, 3)
    )


def test_ig_data_07_special_abilities(content: Content) -> None:
    drawn = [
        " ".join(sorted(word for one in board.special for word in one)) for board in content.boards
    ]
    assert drawn == ["floe recruit", "piper", "pillage spy", "enthral torment"]
    assert content.boards[RED].special[3] == {"spy"}


def test_ig_data_07_figures_and_surcharge(content: Content) -> None:
    assert all(board.figures == (3, 2, 1) for board in content.boards)
    assert content.boards[BLUE].unit == ("volcano-people", "ice-drakkar", "tree-brothers")
    surcharges = [board.summon_surcharge for board in content.boards]
    assert surcharges == [[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


@pytest.mark.parametrize(
    ("faction", "units"),
    [
        pytest.param(GREEN, ("wild-children", "faun", "nightmare"), id="IG-COMP-04"),
        pytest.param(BLACK, ("crab", "rattling-musician", "wyvern"), id="IG-COMP-05"),
        pytest.param(RED, ("moonlit-brother", "enlightened-one", "harrasim"), id="IG-COMP-06"),
        pytest.param(BLUE, ("volcano-people", "ice-drakkar", "tree-brothers"), id="IG-COMP-07"),
    ],
)
def test_three_two_and_one_figures(
    content: Content, faction: int, units: tuple[str, str, str]
) -> None:
    board = content.boards[faction]
    assert (board.unit, board.figures) == (units, (3, 2, 1))


def test_ig_data_08_prices(content: Content) -> None:
    assert content.price[ATTACK] == content.price[SHIELD] == (0, 1, 1)
    assert content.price[DOMINATE] == (1, 0, 1)
    assert content.price[SPEED] == (0, 0, 2)


def test_ig_data_09_mix(content: Content) -> None:
    assert content.mix == [0, 5, 5, 5, 5]


def test_ig_data_10_vuko_tiles(content: Content) -> None:
    assert [effect for effect in range(1, 9) if content.vuko_extra[effect]] == [5, 6, 7, 8]
    assert [effect for effect in range(1, 9) if not content.vuko_arrow[effect]] == [SPEAR]
    assert content.vuko_extra[CYPHRAL]


@pytest.mark.parametrize(
    ("players", "left"), [(2, [16, 18, 14]), (3, [12, 16, 13]), (4, [8, 14, 12])]
)
def test_ig_data_11_stock_after_setup(content: Content, players: int, left: list[int]) -> None:
    rest = [
        have - players * start for have, start in zip(content.stock, content.start, strict=True)
    ]
    assert rest == left


@pytest.mark.rules("IG-COMP-25", "IG-COMP-26")
def test_ig_data_11_tracks_and_tokens(content: Content) -> None:
    assert content.snow_limit == [0, 0, 18, 24, 30]
    assert (content.reputation_floor, content.points_lap) == (9, 50)
    assert (content.vuko_tokens, content.nations) == (10, 8)
    assert (content.reserves, content.empty_reserves) == (4, 3)
    assert (content.towers, content.nightmares, content.locks) == (6, 4, 2)
    assert (content.markers, content.action_marker_limit) == (20, 5)


def test_ig_data_13_every_table_has_a_provenance(content: Content) -> None:
    assert set(content.provenance) == set(content.raw)
    assert content.provenance["map"].confidence == "C+"
    assert content.provenance["prices"].source == "rulebook"
    assert content.provenance["upgrade_mix"].confidence == "D"
    assert all(one.note for one in content.provenance.values())
