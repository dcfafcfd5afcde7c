"""What set-up asks of whom, and what lies where after it."""

import pytest

import skald
from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import BOXES, EFFECTS
from skald.games.icegarden.setting import EDITIONS
from skald.games.icegarden.state import State
from tests.support import new_game, position, until

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def after_set_up(letters: str, **options: str) -> State:
    """The position in which the first action marker is planned; tiles lie from r1 on."""
    return position(until(new_game(letters, **options), "place"))


def texts(match: skald.Match) -> list[str]:
    """What may be chosen."""
    return [action.text for action in match.legal()]


# Stocks and seats.


def test_ig_setup_01_the_board_has_no_sides_and_all_tokens_begin_in_the_stock() -> None:
    s = position(new_game("b r", factions="random"))
    assert (s.stock, s.vuko_stock) == ([24, 22, 16], 10)
    assert s.upgrade_stock == [0, 5, 5, 5, 5]
    assert [option.key for option in RULES.options if option.key in ("map", "side")] == []


def test_ig_setup_03_everybody_takes_twenty_markers_and_six_figures() -> None:
    s = after_set_up("b k r g")
    assert [s.supply[n] + sum(s.markers[n * 9 : n * 9 + 9]) for n in range(4)] == [20] * 4
    assert s.unit_at == [0] * 24
    assert (s.towers, s.locked, sum(s.nightmare), s.absorbed) == (0, 0, 0, 0)


@pytest.mark.rules("IG-RUL-06", "IG-SETUP-06", "IG-COMP-09")
def test_ig_setup_05_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    """All three round markers stand at the start: on helm 1, in the safe zone, at no points."""
    match = new_game("b r g", first="random")
    assert texts(match) == ["first 1", "first 2", "first 3"]
    match.play("* first 2")
    s = position(match)
    assert s.order == [1, 2, 0]
    assert (s.helm, s.helm_stack) == ([1, 1, 1], [0, 2, 1]), "the first player on top"
    assert (s.rep, s.rep_order) == ([0, 0, 0], [0, 2, 1]), "the last player below, and best"
    assert s.points == [0] * 9


def test_ig_setup_05_the_host_may_name_the_first_player() -> None:
    assert position(new_game("b r g", first="3")).order == [2, 0, 1]


@pytest.mark.parametrize("letters", ["b r", "b r g", "b k r g"])
def test_ig_clar_07_the_order_names_every_side_once(letters: str) -> None:
    s = after_set_up(letters)
    assert sorted(s.order) == list(range(len(letters.split())))


@each_edition
def test_ig_rul_05_the_counts_are_the_same_in_every_edition(edition: str) -> None:
    s = after_set_up("b r", edition=edition)
    assert (s.stock, s.vuko_stock, s.upgrade_stock) == ([16, 18, 14], 10, [0, 5, 5, 5, 5])
    assert (s.supply, s.in_play.bit_count(), sum(s.reserve)) == ([18, 18], 6, 4)


# The map.


@pytest.mark.rules("IG-SETUP-09")
def test_ig_def_17_eight_places_may_get_a_tile_and_those_with_one_are_the_regions() -> None:
    match = new_game("b r")
    assert texts(match) == [f"tile r{p}" for p in range(1, 9)]
    assert texts(until(match, "start")) == [f"start r{p}" for p in range(1, 7)]


def test_ig_rul_08_no_number_is_fixed_while_tiles_are_laid() -> None:
    match = until(new_game("b r"), "reserves")
    assert position(match).tile == [0] * 9
    assert len(texts(until(match, "reveal"))) == 6, "the first place may show any number"


def test_ig_setup_10_the_thorn_is_placed_before_anything_is_revealed() -> None:
    match = until(new_game("r k"), "thorn")
    assert (match.actor(), texts(match)) == ("k", [f"thorn r{p}" for p in range(1, 7)])
    assert (sum(position(match).tile), sum(position(match).reserve)) == (0, 0)


def test_ig_setup_14_one_nation_stands_in_every_region_in_play() -> None:
    assert after_set_up("b r").nation == [0, 1, 1, 1, 1, 1, 1, 0, 0]


@pytest.mark.rules("IG-SETUP-17")
def test_ig_setup_15_the_snow_begins_at_0_and_vuko_off_the_board() -> None:
    s = after_set_up("b k r g")
    assert (s.snow, s.vuko, s.tokens) == (0, 0, [0, 0, 0, 0])


# The boxes and the Vuko tiles.


@pytest.mark.rules("IG-ADV-05")
@pytest.mark.parametrize("advanced", ["off", "on"])
def test_ig_setup_16_in_round_1_the_boxes_come_in_their_printed_order(advanced: str) -> None:
    s = after_set_up("b r", advanced=advanced)
    boxes = sorted(BOXES, key=lambda box: s.order_token[BOXES.index(box)])
    assert boxes == ["viper", "influence", "move", "mountain", "raven", "making"]
    assert s.order_token == [0, 1, 2, 3, 4, 5]


@pytest.mark.rules("IG-COMP-23")
def test_ig_setup_18_only_the_advanced_variant_lays_four_different_tiles() -> None:
    assert after_set_up("b r").vuko_tile == [0] * 5
    tiles = [EFFECTS[tile >> 1] for tile in after_set_up("b r", advanced="on").vuko_tile[1:]]
    assert sorted(tiles) == ["bears", "fire", "nightwalkers", "whisper"]


@pytest.mark.rules("IG-RUL-04")
@pytest.mark.parametrize(
    ("edition", "effects"),
    [("standard", 4), ("second-de", 4), ("second-pl", 4), ("en-rewrite", 8)],
)
def test_ig_ed_40_which_tiles_an_edition_has(edition: str, effects: int) -> None:
    """Each shows the same effect on both sides; only the Spear has no side with an arrow."""
    match = until(new_game("b r", edition=edition, advanced="on"), "vukotile")
    offered = [text.split()[2:] for text in texts(match)]
    plain = {effect for effect, side in offered if side == "plain"}
    arrow = {effect for effect, side in offered if side == "arrow"}
    assert plain == set(EFFECTS[1 : effects + 1])
    assert plain - arrow == ({"spear"} if effects == 8 else set())
