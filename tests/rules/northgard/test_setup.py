"""Worked examples on set-up, steps A to M."""

from collections import Counter

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.game import RULES
from skald.games.northgard.land import cell_at
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.placing import SECOND_CHANCE, SETUP_SECOND, ChooseCell, ChooseTurn
from skald.games.northgard.rules.setup import SetupTile
from skald.games.northgard.state import State
from skald.kernel.errors import BadOption
from skald.kernel.match import Match, new_match
from skald.kernel.rules import Setup
from tests.northgard import MAPS, Board, board

CLANS = ("wolf", "stag", "goat", "raven", "snake")


def opened(clans: str, *hands: str, **options: str) -> Board:
    """The table when the clans, the Achievements and, from the first player on, tiles are dealt."""
    names = clans.split()
    options = {"clans": ",".join(names), "first": "1", **options}
    state = RULES.new_state(Setup(len(names), RULES.complete(len(names), options)))
    assert isinstance(state, State)
    b = Board(state)
    for _ in names:
        b.play(f"* {b.options[0]}")
    for tile in " ".join(hands).split():
        b.play(f"* find {tile}")
    return b


def played_out(players: int, **options: str) -> Match:
    """A whole game in which everybody passes at once."""
    match = new_match(RULES, players, seed=players, options=options, listen=True)
    while not match.over:
        offered = {action.text: action for action in match.legal()}
        match.play(offered.get("pass") or offered.get("done") or match.legal()[0])
    return match


def after_setup(players: int, **options: str) -> State:
    """The position when set-up has ended, however the tiles were laid."""
    options = {"first": "1", **options}
    match = new_match(RULES, players, options=options, manual_chance=True)
    assert isinstance(match.state, State)
    while not match.state.setup_done:
        match.play(match.legal()[-1])
    return match.state


def cells(b: Board) -> set[str]:
    """The squares that are offered."""
    return {option.removeprefix("cell ") for option in b.options}


# Cards.


def revealed(match: Match) -> Counter[str]:
    """The sets of the cards that came up, Achievements in set-up included."""
    events = [event for ply in match.history for event in ply.events]
    cards = [e.facts["card"] for e in events if e.name in ("reveal", "achievement")]
    return Counter(default().cards[card].set for card in cards)


@pytest.mark.rules("NG-SETUP-05", "NG-SETUP-06")
@pytest.mark.parametrize(
    ("players", "early", "advanced"), [(2, 4, 8), (3, 6, 12), (4, 8, 16), (5, 10, 20)]
)
def test_ng_tv_01_the_development_deck(players: int, early: int, advanced: int) -> None:
    found = revealed(played_out(players))
    assert found == {"early": early, "advanced": advanced, "achievement": players}


def test_ng_tv_12_the_development_deck_of_ten_years() -> None:
    found = revealed(played_out(5, years="10"))
    assert found == {"early": 15, "advanced": 30, "achievement": 5}


@pytest.mark.rules("NG-Q-09", "NG-COMP-03")
def test_ng_tv_13_fame_never_runs_out_at_the_face_value_of_all_tokens() -> None:
    """50 x5, 10 x15, 5 x15 and 1 x30 are 505; by NG-Q-09 the supply has no end."""
    b = board(tiles="GM-1").put("r", "02.N", 1)
    b.s.fame[b.seat("r")] = 50 * 5 + 10 * 15 + 5 * 15 + 1 * 30
    b.start(Harvest())
    assert b.fame("r") == 505 + 1


def test_ng_setup_07_achievements_lie_open_and_differ() -> None:
    b = opened("wolf stag goat raven snake")
    shown = b.s.achievements
    assert len(set(shown)) == 5
    assert {default().cards[card].set for card in shown} == {"achievement"}
    assert RULES.view(b.s, None)["achievements"] == shown


def test_ng_setup_12_seven_cards_and_an_empty_hand() -> None:
    b = opened("bear wolf")
    assert sorted(b.cards("bag", "r")) == sorted(
        ["recruit", "move", "explore", "build", "feast", "feast", "bear-clan"]
    )
    assert b.cards("hand", "r") == b.cards("discard", "r") == b.cards("active", "r") == []


def begun(players: int, **options: str) -> State:
    """A table at its first choice."""
    state = RULES.new_state(Setup(players, RULES.complete(players, options)))
    assert isinstance(state, State)
    return state


@pytest.mark.rules("NG-Q-14")
def test_ng_setup_11_clans_are_chosen_in_seat_order_and_not_shared() -> None:
    b = Board(begun(2, clans="chosen")).play("reveal builder", "reveal warlord")
    assert (b.actor, len(b.options)) == ("r", 7)
    b.play("clan 1 bear")
    assert b.actor == "b"
    assert b.refused("clan 2 bear")
    assert len(b.options) == 6


def test_ng_setup_07_the_achievements_lie_open_before_clans_are_chosen() -> None:
    """Step E comes before step H: whoever chooses a clan sees what will count in the end."""
    b = Board(begun(3, clans="chosen"))
    assert (b.actor, b.s.clan) == ("*", [-1, -1, -1])
    b.play("reveal builder", "reveal warlord", "reveal scholar")
    assert (b.actor, len(b.s.achievements)) == ("r", 3)


def test_ng_setup_07_clans_that_nobody_chooses_come_first() -> None:
    b = Board(begun(2))
    assert b.options[0] == "clan 1 bear"
    b.play("clan 1 bear", "clan 2 wolf")
    assert (b.actor, b.options[0]) == ("*", "reveal builder")


def test_ng_comp_16_two_to_five_players_different_clans() -> None:
    for players, options in ((6, {}), (1, {}), (2, {"clans": "wolf,wolf"}), (3, {"teams": "on"})):
        with pytest.raises(BadOption):
            RULES.new_state(Setup(players, RULES.complete(players, options)))


# First player, resources.


@pytest.mark.rules("NG-Q-08", "NG-COMP-04")
def test_ng_tv_21_tied_leaders_roll_again() -> None:
    b = opened("wolf stag goat", first="random")
    b.play("* die a", "* die f", "* die b", "* die e", "* die c", "* die f")
    assert b.options[0] == "die a", "A and B have 3 axes, C has 2"
    b.play("* die a", "* die a", "* die a", "* die b")
    assert b.options[0].startswith("find"), "C did not roll again"
    assert b.s.first == b.seat("b")


def test_ng_setup_13_the_most_axes_go_first_without_another_roll() -> None:
    b = opened("wolf stag", first="random").play("* die e", "* die c", "* die f", "* die f")
    assert b.s.first == b.seat("b")
    assert b.options[0].startswith("find")


def test_ng_setup_13_a_tie_may_last() -> None:
    b = opened("wolf stag", first="random")
    for _ in range(3):
        b.play("* die a", "* die a", "* die d", "* die d")
    b.play("* die b", "* die b", "* die b", "* die a")
    assert b.s.first == b.seat("r")


def test_ng_setup_14_the_fourth_and_fifth_player_have_more_food() -> None:
    b = opened(" ".join(CLANS), first="3")
    assert [b.goods(letter) for letter in "ygprb"] == [(2, 2, 0)] * 3 + [(3, 2, 0)] * 2


# Tiles.


@pytest.mark.parametrize(("players", "left", "without"), [(2, 30, 29), (3, 28, 27), (4, 26, 25)])
def test_ng_tv_20_tiles_left_after_set_up(players: int, left: int, without: int) -> None:
    assert len(after_setup(players).tile_bag) == left
    assert len(after_setup(players, start5_in_pile="off").tile_bag) == without


@pytest.mark.parametrize("start5_in_pile", ["on", "off"])
def test_ng_tv_20_tiles_left_after_set_up_of_five(start5_in_pile: str) -> None:
    assert len(after_setup(5, start5_in_pile=start5_in_pile).tile_bag) == 23


def test_ng_setup_21_the_third_tiles_are_shuffled_into_the_pile() -> None:
    state = after_setup(3)
    assert state.tile_hand == [[], [], []]
    laid = {tile for tile, _, _ in state.land.placed}
    assert state.tile_bag == sorted(set(range(35)) - laid)
    assert len(laid) == 7


@pytest.mark.rules("NG-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ng_setup_24_what_everybody_has_after_set_up(players: int) -> None:
    state = after_setup(players, clans=",".join(CLANS[:players]))
    assert state.reserve == [8] * players
    held = [n for n in range(players) for t in state.land.names if state.holder[t] == n]
    assert Counter(held) == dict.fromkeys(range(players), 2)
    assert {state.units[t] for t in state.land.names} == {0, 3}
    assert [len(bag) for bag in state.bag] == [7] * players
    assert (state.year, state.hand) == (1, [[]] * players)


@pytest.mark.rules("NG-Q-62")
def test_ng_setup_08_start5_is_in_the_pile_of_two_to_four() -> None:
    b = opened("wolf stag")
    assert "find START5" in b.options
    assert ("find START" in b.options, len(b.options)) == (False, 34)
    b = opened("wolf stag", start5_in_pile="off")
    assert ("find START5" in b.options, len(b.options)) == (False, 33)


def test_ng_setup_09_five_players_have_two_starting_tiles() -> None:
    b = opened(" ".join(CLANS))
    assert b.s.land.placed == [(0, cell_at(0, 0), 0), (1, cell_at(1, 0), 0)]
    assert ("find START5" in b.options, len(b.options)) == (False, 33)


@pytest.mark.rules("NG-Q-11", "NG-INFO-06")
def test_ng_setup_15_tile_hands_are_hidden() -> None:
    """NG-INFO-06: the owner sees the tiles, the others their number."""
    b = opened("wolf stag", "10 16 01", "21 04 02")
    hand = [default().tile_number[name] for name in ("01", "10", "16")]
    seen = {who: RULES.view(b.s, who)["seats"][0] for who in (0, 1, None)}
    assert seen[0]["tile_hand"] == hand
    assert seen[1]["tile_hand"] is seen[None]["tile_hand"] is None
    assert [seen[who]["tiles"] for who in (0, 1, None)] == [3, 3, 3]
    unseen = [RULES.view(b.s, who)["unseen_tiles"] for who in (0, 1)]
    assert not set(hand) & set(unseen[0])
    assert set(hand) <= set(unseen[1])
    dealt = [event for event in b.events("deal_tile") if event.seat == 0]
    assert [event.seen_by(1).facts for event in dealt] == [{}] * 3


def test_ng_setup_16_the_first_tile_touches_a_starting_tile() -> None:
    b = opened("wolf stag", "10 16 01", "21 04 02").play("r lay 10 0,1 k0", "group {10.NW}")
    b.play("b tile 21")
    assert cells(b) == {"1,0", "0,-1", "-1,0"}
    assert b.refused("cell 0,2")


def test_ng_setup_18_the_second_tile_touches_any_tile() -> None:
    b = opened("wolf stag", "10 16 01", "21 04 02")
    b.play("r lay 10 0,1 k0", "group {10.NW}", "b lay 21 1,0 k0", "group {21.ES}")
    assert b.actor == "r", "the second round has the same order"
    b.play("tile 16")
    assert cells(b) == {"0,2", "-1,1", "1,1", "2,0", "1,-1", "0,-1", "-1,0"}
    assert b.refused("cell -1,-1"), "only a corner touches"


def test_ng_setup_17_the_group_stands_on_the_tile_just_placed() -> None:
    b = opened("wolf stag", "10 16 01", "21 04 02").play("r lay 10 0,1 k0")
    assert sorted(b.options) == sorted(b.says(f"group {{10.{part}}}") for part in ("NW", "E", "S"))
    assert b.refused("group {START.E}")
    b.play("group {START.N}")
    assert (b.holder("10.S"), b.units("10.S"), b.s.reserve[0]) == ("r", 3, 11)


def test_ng_setup_19_the_second_group_does_not_join_the_first() -> None:
    """16 k1 beside 10: its part NW, to the north and east, joins 10.NW."""
    b = opened("wolf stag", "10 16 01", "21 04 02")
    b.play("lay 10 0,1 k0", "group {10.NW}", "lay 21 1,0 k0", "group {21.ES}", "lay 16 -1,1 k1")
    assert b.t("16.NW") == b.t("10.NW")
    assert sorted(b.options) == sorted([b.says("group {16.E}"), b.says("group {16.S}")])
    assert b.refused("group {16.NW}")


def test_ng_tv_22_tile_13_may_not_join_the_own_first_group() -> None:
    b = opened("wolf stag", "10 13 01", "21 04 02")
    b.play("lay 10 0,1 k0", "group {10.NW}", "lay 21 1,0 k0", "group {21.ES}", "tile 13")
    assert b.refused("cell 0,2")
    assert b.refused("cell -1,1")
    assert cells(b) == {"1,1", "0,-1", "-1,0"}, "nor beside 21.ES, which is held as well"
    b.play("cell -1,0")
    assert (b.holder("13.NESW"), b.units("START.W")) == ("r", 3)


def test_ng_setup_20_set_up_tiles_do_not_join_two_players() -> None:
    """On (1,1) a tile meets 10.E (red) in the west and 21.NW (blue) in the south."""
    b = opened("wolf stag", "10 24 13", "21 04 02")
    b.play("lay 10 0,1 k0", "group {10.E}", "lay 21 1,0 k0", "group {21.NW}")
    b.play("tile 24", "cell 1,1")
    assert b.options == ["turn 0", "turn 1", "turn 2"], "k3 joins west and south"


def test_ng_setup_20_set_up_tiles_obey_the_border_rule() -> None:
    b = board(tiles=MAPS["GM-5"].rpartition(";")[0])
    tile = default().tile_number["28"]
    b.start(ChooseTurn(0, tile, cell_at(1, 1), SETUP_SECOND))
    assert b.options == ["turn 0", "turn 2"]


def test_ng_setup_17_a_tile_whose_parts_all_join_held_land_leaves_no_empty_territory() -> None:
    """GM-8 before its last tile: the ring meets both parts of 20 in k0 and k2."""
    b = board(tiles=MAPS["GM-8"].rpartition(";")[0])
    step = ChooseTurn(0, default().tile_number["20"], cell_at(1, 0), SETUP_SECOND)
    assert [turn.amount for turn in step.options(b.s)] == [0, 1, 2, 3]
    b.put("r", "33.WE", 3)
    assert [turn.amount for turn in step.options(b.s)] == [1, 3]


@pytest.mark.rules("NG-Q-13", "NG-SETUP-22")
def test_ng_tv_23_set_up_gives_nothing_to_stag_and_boar() -> None:
    b = opened("stag boar", "10 16 01", "21 04 02")
    b.play("lay 10 0,1 k0", "group {START.N}", "lay 21 1,0 k0")
    assert not b.s.land.is_open(b.t("START.N"))
    assert (b.fame("r"), b.goods("b")) == (0, (2, 2, 0))


@pytest.mark.rules("NG-Q-39", "NG-COMP-15")
def test_ng_tv_24_kaija_stands_in_for_a_unit() -> None:
    b = opened("bear stag", "10 16 01", "21 04 02")
    b.play("lay 10 0,1 k0", "group {10.NW}+kaija", "lay 21 1,0 k0", "group {21.ES}")
    b.play("lay 16 -1,0 k1")
    assert b.refused("group {16.E}+kaija"), "there is one Kaija"
    b.play("group {16.E}")
    assert (b.units("10.NW"), b.units("16.E"), b.s.reserve[0]) == (2, 3, 9)
    assert b.s.kaija == b.t("10.NW")


def test_ng_clan_bear_02_kaija_may_come_with_the_second_group_or_not_at_all() -> None:
    b = opened("bear stag", "10 16 01", "21 04 02")
    b.play("lay 10 0,1 k0", "group {10.NW}", "lay 21 1,0 k0")
    assert b.refused("group {21.ES}+kaija"), "she is the Bear's alone"
    b.play("group {21.ES}", "lay 16 -1,0 k1", "group {16.E}+kaija")
    assert (b.units("16.E"), b.s.reserve[0], b.s.kaija) == (2, 9, b.t("16.E"))


@pytest.mark.rules("NG-SETUP-22")
def test_ng_tv_158_a_two_player_set_up_that_gives_gm_12() -> None:
    b = opened("stag raven", "10 16 01", "21 04 02")
    b.play("r lay 10 0,1 k0", "r group {10.NW}", "b lay 21 1,0 k0", "b group {21.ES}")
    b.play("r lay 16 -1,0 k1", "r group {16.NW}", "b lay 04 0,-1 k2", "b group {04.NW}")
    assert b.s.land.placed == board(tiles="GM-12").s.land.placed
    assert not b.s.land.is_open(b.t("10.S"))
    assert not b.s.land.is_open(b.t("04.S"))
    assert (b.fame("r"), b.fame("b"), b.goods("r"), b.goods("b")) == (0, 0, (2, 2, 0), (2, 2, 0))


# Clarifications.


def test_ng_clar_06_with_five_players_a_corner_can_be_complete_in_the_first_round() -> None:
    """On (1,1) tile 13 would join 10.E of the first player, who stands there."""
    b = opened(" ".join(CLANS), "10 01 02", "13 24 03", "04 05 06", "07 08 09", "11 12 14")
    b.play("r lay 10 0,1 k0", "group {10.E}", "b tile 13")
    assert cells(b) == {"0,-1", "-1,0", "1,-1", "2,0"}
    b.play("cell 2,0", "tile 04")
    point = cell_at(0, 0)
    assert divmod(b.s.land.corners[point], 8) == (3, 3)
    assert "cell 1,1" in b.options, "beside START5; both starting tiles end a border there"


def test_ng_clar_06_start5_laid_by_a_player_is_an_ordinary_tile() -> None:
    b = opened("wolf stag goat", "START5 01 02", "10 24 03", "04 05 06")
    b.play("r lay START5 1,0 k0", "group {START5.E}", "b tile 10")
    assert cells(b) == {"0,1", "0,-1", "-1,0"}


def test_ng_q_12_a_hand_without_a_fitting_tile_is_exchanged() -> None:
    """Both parts of 20 are held, so tile 13 has no empty territory anywhere."""
    b = board(tiles="GM-4").put("r", "20.NW", 3).put("b", "20.ES", 3)
    b.s.tile_bag.remove(default().tile_number["13"])
    b.s.tile_hand[0] = [default().tile_number["13"]]
    b.start(SetupTile(0, SETUP_SECOND))
    assert b.refused("tile 13")
    b.play(b.options[0])
    assert (b.actor, b.s.tile_bottom) == ("*", [default().tile_number["13"]])
    b.play("* find 01", "* find 02", "* find 03")
    assert (b.actor, b.options) == ("r", ["tile 01", "tile 02", "tile 03"])


def test_ng_clar_11_why_a_first_tile_is_refused() -> None:
    b = opened("wolf stag", "10 16 01", "21 13 02").play("lay 10 0,1 k0", "group {10.NW}")
    b.play("b tile 21")
    assert b.reason("cell 0,2") == "NG-SETUP-16", "it touches 10, not START"
    assert b.reason("cell 0,0") == "NG-EXPLORE-03", "occupied"
    assert b.reason("cell 3,3") == "NG-EXPLORE-03", "no side contact"


def test_ng_clar_11_why_a_later_tile_is_refused() -> None:
    """13 beside 20: both of its neighbours are held, so no territory would be empty."""
    b = board("wolf stag goat", "(0,0) 20 k0; (0,1) 05 k0")
    b.put("r", "20.NW", 3).put("b", "20.ES", 3)
    tile = default().tile_number["13"]
    assert b.start(ChooseCell(0, tile, SETUP_SECOND)).reason("cell 0,-1") == "NG-SETUP-17"
    assert b.start(ChooseCell(2, tile, SECOND_CHANCE)).reason("cell 0,-1") == "NG-EOY-03"
