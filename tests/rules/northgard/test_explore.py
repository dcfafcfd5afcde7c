"""Worked examples on Explore: where a tile may lie, what is drawn again, what closing gives."""

import pytest

from skald.games.northgard import buildings
from skald.games.northgard.content import default
from skald.games.northgard.ids import CAMP, CARVED
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.placing import FROM_OWN, ChooseCell, ChooseTurn
from skald.games.northgard.rules.turn import Turn
from skald.kernel.agenda import Step
from tests.northgard import Board, board

# Yellow's corridor 02.N + 07.WE and Red's shore 24.NW both face the square (0,2).
SHARED_SQUARE = "(0,0) 02 k0; (0,1) 07 k1; (1,1) 10 k0; (1,2) 24 k0"


def card(letter: str, name: str = "explore") -> Step:
    """The effects of a card, by default the starting card Explore."""
    return CardEffects(Board.seat(letter), Board.card(name), 0)


def fits(b: Board, letter: str, tile: str) -> dict[str, str]:
    """The squares where a seat may lay a tile, each with the orientations."""
    seat, number = b.seat(letter), default().tile_number[tile]
    found = {}
    for cell in ChooseCell(seat, number, FROM_OWN).options(b.s):
        turns = ChooseTurn(seat, number, cell.target, FROM_OWN).options(b.s)
        found[cell.text.removeprefix("cell ")] = "".join(str(turn.amount) for turn in turns)
    return found


def unused(b: Board) -> list[str]:
    """The names of the tiles that are not on the map."""
    return [default().tiles[tile].name for tile in b.s.tile_bag if tile]


def extent(b: Board, part: str) -> tuple[int, int]:
    """On how many tiles the territory lies, and its free sides."""
    return b.s.land.size(b.t(part)), b.s.land.free[b.t(part)]


def pile(b: Board) -> list[str]:
    """The known tile pile from the top."""
    assert not b.s.tile_bag
    return [default().tiles[tile].name for tile in b.s.tile_bottom]


def fame(b: Board) -> list[int]:
    """Everybody's fame."""
    return list(b.s.fame)


# Where a tile may lie.


def test_ng_tv_09_only_one_of_two_squares_is_left() -> None:
    """On (1,0) tile 02 stops a border in k0 and k1 and joins Red and Purple in k2 and k3."""
    b = board(tiles="(0,0) 10 k1; (0,-1) 19 k1; (1,-1) 05 k0; (2,-1) 25 k3; (2,0) 30 k0")
    b.put("r", "10.NW", 1).put("r", "05.NW", 1).put("b", "30.W", 1)
    assert fits(b, "r", "02") == {"0,1": "0123"}
    assert fits(b, "r", "30").keys() == {"0,1", "1,0"}, "the other square is not closed to all"


@pytest.mark.rules("NG-Q-29")
def test_ng_tv_103_only_where_a_side_of_the_own_territory_is_free() -> None:
    b = board("wolf stag goat", "GM-11").put("y", "02.N", 1).put("r", "02.ESW", 1)
    assert {square for tile in unused(b) for square in fits(b, "y", tile)} == {"0,1"}
    b.pile("24").start(card("y"))
    assert b.refused("cell -1,0")


@pytest.mark.rules("NG-EXPLORE-06")
def test_ng_tv_104_an_end_is_required_and_two_players_stay_apart() -> None:
    b = board("wolf stag goat", "GM-11").put("y", "02.N", 1).put("r", "02.ESW", 1)
    found = {tile: fits(b, "r", tile).get("0,1", "") for tile in ("13", "20", "24", "33")}
    assert found == {"13": "", "20": "13", "24": "013", "33": "0123"}


def test_ng_tv_107_a_tile_does_not_join_two_players() -> None:
    b = board(tiles="GM-7").put("r", "11.ESW", 1).put("b", "17.ESW", 1)
    tiles = ("13", "33", "02", "24", "22", "05")
    found = {tile: fits(b, "r", tile).get("1,0", "") for tile in tiles}
    all_four = dict.fromkeys(("24", "22", "05"), "0123")
    assert found == {"13": "", "33": "13", "02": "13", **all_four}


@pytest.mark.rules("NG-EXPLORE-05")
def test_ng_tv_110_around_a_lone_starting_tile() -> None:
    b = board(tiles="(0,0) START k0").put("r", "START.N", 1)
    assert len(unused(b)) == 34
    for tile in unused(b):
        assert fits(b, "r", tile) == {"0,1": "0" if tile == "13" else "0123"}


def test_ng_tv_145_a_tile_does_not_join_two_partners() -> None:
    b = board("wolf stag goat raven", "GM-7", teams="on")
    b.put("r", "11.ESW", 1).put("y", "17.ESW", 1)
    assert fits(b, "r", "13").keys() == {"-1,0"}
    assert fits(b, "r", "33")["1,0"] == "13"


def test_ng_tv_157_where_both_players_of_gm_12_may_explore() -> None:
    b = board(tiles="GM-12").put("r", "START.W", 1).put("r", "10.NW", 1)
    b.put("b", "21.ES", 1).put("b", "04.NW", 1)
    assert len(unused(b)) == 30
    for tile in unused(b):
        turns = "0" if tile == "13" else "0123"
        assert fits(b, "r", tile) == dict.fromkeys(("-1,1", "0,2"), turns)
        assert fits(b, "b", tile) == dict.fromkeys(("0,-2", "1,-1", "2,0"), turns)


@pytest.mark.rules("NG-EXPLORE-13")
def test_ng_tv_162_a_hole_may_take_one_tile_and_not_another() -> None:
    b = board(tiles="GM-6").put("r", "11.ESW", 1)
    assert fits(b, "r", "13") == {"0,-2": "0"}
    assert fits(b, "r", "20") == {"0,-2": "0123", "0,0": "02"}


def test_ng_explore_07_two_players_are_not_joined_over_a_third_territory() -> None:
    """A neutral loop meets the hole from north and south and so both parts of tile 21."""
    loop = "(0,1) 05 k0; (1,1) 07 k0; (2,1) 02 k0; (2,0) 12 k1; (2,-1) 28 k0; (1,-1) 14 k0"
    b = board(tiles=f"{loop}; (0,-1) 20 k1; (-1,0) 11 k1; (1,0) 10 k0").put("r", "11.N", 1)
    assert b.t("05.ES") == b.t("20.NW")
    assert fits(b, "r", "21") == {"0,0": "02"}
    b.put("b", "10.NW", 1)
    assert fits(b, "r", "21") == {}


def test_ng_explore_04_every_side_of_every_own_open_territory() -> None:
    b = board(tiles="GM-12").put("r", "21.ES", 1).put("r", "START.N", 1)
    assert fits(b, "r", "13").keys() == {"2,0", "1,-1"}, "START.N is closed"
    b.put("r", "START.E", 1)
    assert fits(b, "r", "13").keys() == {"2,0", "1,-1", "1,1"}


def test_ng_card_a_13_huginn_and_muninn_explore_from_any_open_territory() -> None:
    b = board("stag wolf", "(0,0) 02 k0").put("b", "02.N", 1).pile("11")
    b.start(card("r", "huginn-muninn"))
    assert sorted(b.options) == ["cell -1,0", "cell 0,-1", "cell 0,1", "cell 1,0"]
    b.play("cell 0,1", "turn 2")
    assert (extent(b, "02.N"), fame(b)) == ((2, 0), [0, 0])


# When Explore is possible.


@pytest.mark.rules("NG-EXPLORE-01", "NG-EXPLORE-19")
def test_ng_tv_113_an_empty_pile() -> None:
    b = board(tiles="GM-1").put("r", "02.ESW", 2).has("r", wood=1).pile()
    b.hand("r", "explore", "feast").start(Turn(b.seat("r")))
    assert b.refused("play explore")
    b.play("play feast")
    assert b.options == ["choose recruit", "choose move", "choose build"]


@pytest.mark.rules("NG-EXPLORE-01")
def test_ng_tv_114_all_own_territories_are_closed() -> None:
    b = board(tiles="GM-1").put("r", "02.N", 2).pile("13").hand("r", "explore")
    b.start(Turn(b.seat("r")))
    assert b.refused("play explore")
    assert "wait explore" in b.options
    b.put("r", "02.ESW", 1).start(Turn(b.seat("r")))
    assert "play explore" in b.options


# Drawing.


def test_ng_tv_111_a_tile_that_does_not_fit_is_replaced() -> None:
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("01", "20", "13")
    b.start(card("r"))
    assert (b.options, pile(b)) == (["turn 0", "turn 2"], ["13", "01"])
    b.play("turn 0")
    assert (b.fame("r"), pile(b)) == (4, ["13", "01"])


def test_ng_tv_112_no_tile_of_the_pile_fits() -> None:
    b = board("boar stag", "GM-3p").put("r", "05.NW", 1).pile("01", "07").hand("r", "explore")
    b.start(Turn(b.seat("r"))).play("play explore")
    assert len(b.s.land.placed) == 3
    assert pile(b) == ["01", "07"]
    assert (b.cards("hand", "r"), b.cards("active", "r")) == ([], ["explore"])
    assert b.goods("r") == (0, 0, 0), "no tile was placed, so the Boar gets nothing"
    assert b.options == ["done"]


def test_ng_q_31_the_pile_keeps_its_cyclic_order() -> None:
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("01", "07", "03")
    b.start(card("r", "upgraded-scout-camp"))
    assert (len(b.s.land.placed), pile(b)) == (3, ["01", "07", "03"])


def test_ng_explore_02_a_small_pile_is_drawn_whole() -> None:
    b = board("boar stag", "GM-1").put("r", "02.ESW", 1).pile("24", "09")
    b.start(card("r", "lay-of-the-land"))
    assert sorted(b.options) == ["tile 09", "tile 24"]


def test_ng_explore_08_a_tile_that_fits_must_be_placed() -> None:
    b = board(tiles="GM-1").put("r", "02.ESW", 1).pile("24").start(card("r"))
    assert all(option.startswith("cell ") for option in b.options)
    b.play("cell 0,-1")
    assert all(option.startswith("turn ") for option in b.options)


def test_ng_explore_09_none_of_two_fits_one_is_drawn_anew() -> None:
    """NG-CLAR-12: they go under the pile in the order drawn, without a choice."""
    b = board("raven stag", "GM-3p").put("r", "05.NW", 1).pile("07", "01", "20", "13")
    b.start(card("r", "raven-clan"))
    assert (b.options, pile(b)) == (["turn 0", "turn 2"], ["13", "07", "01"])


def test_ng_clar_12_a_forced_exchange_asks_nobody() -> None:
    b = board("boar stag", "GM-3p").put("r", "05.NW", 1).pile("30", "01", "07", "13")
    b.start(card("r", "lay-of-the-land"))
    assert (b.options, pile(b)) == ([], ["30", "01", "07"])
    assert b.goods("r") == (0, 1, 1), "the wood of 13, placed at last, and the Boar's lore"


def test_ng_explore_10_surplus_tiles_go_under_the_pile_in_chosen_order() -> None:
    b = board("boar stag", "GM-1").put("r", "02.ESW", 1).pile("24", "09", "10", "33")
    b.start(card("r", "lay-of-the-land")).play("lay 09 0,-1 k0")
    assert sorted(b.options) == ["bottom 10", "bottom 24"]
    b.play("bottom 10")
    assert pile(b) == ["33", "10", "24"]


def test_ng_explore_10_the_order_is_asked_before_the_next_draw() -> None:
    """The tile that stayed behind is what the next Explore finds."""
    b = board("raven stag", "GM-1").put("r", "02.ESW", 1).pile("24", "09")
    b.start(card("r", "raven-clan"), card("r")).play("lay 09 0,-1 k0")
    assert b.options, "24 came back and may be placed"
    assert pile(b) == []


def test_ng_q_30_a_tile_that_fits_leaves_the_others_unfit() -> None:
    """By default one tile that fits is enough; 01 is not exchanged."""
    b = board("raven stag", "GM-3p").put("r", "05.NW", 1).pile("01", "20", "13")
    b.start(card("r", "raven-clan"))
    assert b.options == ["turn 0", "turn 2"]
    b.play("turn 0")
    assert pile(b) == ["13", "01"]


def test_ng_explore_redraw_each_unfit_tile_is_replaced_at_once() -> None:
    b = board("raven stag", "GM-3p", explore_redraw="each").put("r", "05.NW", 1)
    b.pile("01", "20", "07", "13").start(card("r", "raven-clan"))
    assert sorted(b.options) == ["tile 13", "tile 20"]
    assert pile(b) == ["01", "07"]
    b.play("tile 13")
    assert pile(b) == ["01", "07", "20"]


def test_ng_explore_redraw_each_ends_when_every_tile_was_tried() -> None:
    b = board("raven stag", "GM-3p", explore_redraw="each").put("r", "05.NW", 1)
    b.pile("01", "20", "07").start(card("r", "raven-clan"))
    assert b.options == ["turn 0", "turn 2"]
    b.play("turn 0")
    assert sorted(pile(b)) == ["01", "07"]


# Scout Camp.


def test_ng_card_e_12_a_tile_that_fits_may_be_put_back_once() -> None:
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("20", "13", "02")
    b.start(card("r", "scout-camp"))
    assert b.options == ["accept", "reject"]
    b.play("reject")
    assert extent(b, "05.NW") == (4, 2), "13 fits in one way only and had to be used"
    assert pile(b) == ["02", "20"]


def test_ng_card_e_12_a_forced_exchange_leaves_the_choice_open() -> None:
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("01", "20", "13")
    b.start(card("r", "scout-camp"))
    assert b.options == ["accept", "reject"]
    b.play("accept")
    assert b.options == ["turn 0", "turn 2"]


def test_ng_clar_13_the_tile_put_back_returns_if_no_other_fits() -> None:
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("20", "01", "07")
    b.start(card("r", "scout-camp")).play("reject")
    assert (b.options, pile(b)) == (["turn 0", "turn 2"], ["01", "07"])


def test_ng_clar_13_it_returns_after_tiles_that_were_exchanged_before() -> None:
    """01 is exchanged, 20 put back, 07 does not fit: every other tile was tried."""
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("01", "20", "07")
    b.start(card("r", "scout-camp")).play("reject")
    assert b.options == ["turn 0", "turn 2"]


# Closing.


@pytest.mark.rules("NG-EXPLORE-16")
def test_ng_tv_07_who_closes_the_territory_of_another_gains_nothing() -> None:
    b = board("wolf stag goat", SHARED_SQUARE).put("y", "02.N", 1).put("r", "24.NW", 1)
    b.pile("11").start(card("r")).play("cell 0,2", "turn 2")
    assert extent(b, "02.N") == (3, 0)
    assert fame(b) == [0, 0, 0]


@pytest.mark.rules("NG-EXPLORE-15")
def test_ng_tv_08_the_controller_gains_a_fame_for_each_tile() -> None:
    b = board("wolf stag goat", SHARED_SQUARE).put("y", "02.N", 1).put("r", "24.NW", 1)
    b.pile("11").start(card("y")).play("turn 2")
    assert extent(b, "02.N") == (3, 0)
    assert fame(b) == [0, 0, 3]


@pytest.mark.rules("NG-EXPLORE-14", "NG-EXPLORE-15")
def test_ng_tv_100_two_caps_close_on_two_tiles() -> None:
    b = board(tiles="(0,0) 02 k0").put("r", "02.N", 1).put("r", "02.ESW", 1)
    b.pile("11").start(card("r")).play("cell 0,1", "turn 2")
    assert (extent(b, "11.N"), b.fame("r")) == ((2, 0), 2)
    assert b.s.land.is_open(b.t("02.ESW"))


@pytest.mark.rules("NG-EXPLORE-16")
def test_ng_tv_101_red_closes_yellows_cap() -> None:
    b = board("wolf stag goat", "GM-11").put("y", "02.N", 1).put("r", "02.ESW", 1)
    b.pile("11").start(card("r")).play("cell 0,1", "turn 2")
    assert (extent(b, "02.N"), b.holder("11.N")) == ((2, 0), "y")
    assert (extent(b, "02.ESW"), b.holder("11.ESW")) == ((4, 4), "r")
    assert fame(b) == [0, 0, 0]


def test_ng_tv_102_yellow_closes_it() -> None:
    b = board("wolf stag goat", "GM-11").put("y", "02.N", 1).put("r", "02.ESW", 1)
    b.pile("11").start(card("y")).play("turn 2")
    assert (extent(b, "02.N"), extent(b, "02.ESW")) == ((2, 0), (4, 4))
    assert fame(b) == [0, 0, 2]


def test_ng_tv_105_a_corridor_closes_on_three_tiles() -> None:
    b = board(tiles="(0,0) 02 k0; (0,1) 07 k1").put("r", "02.N", 1)
    b.pile("11").start(card("r")).play("turn 2")
    assert (b.s.land.placed, b.fame("r")) == (board(tiles="GM-2").s.land.placed, 3)


def test_ng_tv_106_the_pocket_closes_on_four_tiles_or_stays_open() -> None:
    for turn in (0, 2):
        b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("20").start(card("r"))
        b.play(f"turn {turn}")
        assert (extent(b, "05.NW"), b.fame("r")) == ((4, 0), 4)
    b = board(tiles="GM-3p").put("r", "05.NW", 1).pile("13").start(card("r"))
    assert (extent(b, "13.NESW"), b.fame("r")) == ((4, 2), 0)


@pytest.mark.rules("NG-EXPLORE-11", "NG-GLOS-03", "NG-GEO-21")
def test_ng_tv_108_two_own_territories_become_one() -> None:
    b = board(tiles="GM-7").put("r", "11.ESW", 2).put("r", "17.ESW", 3)
    b.built("11.ESW", "training-camp", space=CARVED).built("17.ESW", "training-camp")
    assert (b.t("14.N"), 1) in b.s.land.near[b.t("12.WE")]
    b.pile("13").start(card("r")).play("cell 1,0")
    merged = b.t("13.NESW")
    assert merged == b.t("11.ESW") == b.t("17.ESW") == b.t("12.N")
    assert (extent(b, "13.NESW"), b.units("13.NESW")) == ((6, 3), 5)
    assert buildings.count(b.s.buildings[merged], CAMP) == 2
    assert (merged, 0) in b.s.land.near[b.t("12.WE")], "the border below is regular now"


@pytest.mark.rules("NG-EXPLORE-13")
def test_ng_tv_109_a_filled_hole_may_leave_its_halves_open() -> None:
    b = board(tiles="GM-6").put("r", "11.ESW", 1).pile("28").start(card("r"))
    b.play("cell 0,0")
    assert b.options == ["turn 0", "turn 2"]
    b.play("turn 2")
    assert (extent(b, "11.ESW"), b.fame("r")) == ((6, 1), 0)


def test_ng_q_57_a_territory_closed_by_joining_own_and_neutral_land_counts_whole() -> None:
    b = board(tiles="(0,0) 02 k0; (0,2) 11 k2").put("r", "02.N", 1)
    b.pile("07").start(card("r")).play("turn 1")
    assert (extent(b, "11.N"), b.holder("11.N"), b.fame("r")) == ((3, 0), "r", 3)


def test_ng_explore_18_parts_that_join_nothing_are_neutral() -> None:
    b = board(tiles="(0,0) 02 k0").put("r", "02.N", 2).pile("30").start(card("r"))
    b.play("turn 0")
    assert [b.holder(f"30.{side}") for side in "NESW"] == ["", "", "r", ""]
    assert b.s.reserve[0] == 12
