"""Worked examples of the solo variant: set-up, the start of a round and the end of the game."""

import pytest

from skald.games.icegarden.game import RULES
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.rounds import NextRound
from skald.games.icegarden.rules.solo import RelocateNpc
from skald.kernel.match import Match
from skald.kernel.rules import Setup
from tests.support import COLOURS, Table, position, table


def set_up(player: str, npc: str, *lines: str, solo: str = "easy") -> Match:
    """A solo game from its first choice, with real dice."""
    chosen = {"factions": COLOURS[player], "npc": COLOURS[npc], "solo": solo}
    match = Match(RULES, Setup(1, RULES.complete(1, chosen)), manual_chance=True)
    for line in lines:
        match.play(line)
    return match


def towers(t: Table, *places: str) -> Table:
    """Red Towers stand in these regions."""
    t.s.towers = sum(1 << t.place(place) for place in places)
    return t


def nightmares(t: Table, **tokens: int) -> Table:
    """Nightmare tokens by place."""
    for place, amount in tokens.items():
        t.s.nightmare[t.place(place)] = amount
    return t


# Set-up.

TILES = ("tile r1", "tile r2", "tile r4", "tile r5", "tile r6", "tile r8")


@pytest.mark.rules("IG-RUL-61")
def test_ig_tv_178_the_npcs_thorn_is_counted_by_place() -> None:
    match = set_up("b", "k", *TILES, "die 3")
    assert position(match).thorn == 4
    deals = [action.text for action in match.legal()]
    assert len(deals) == 5
    assert not any("r4" in deal for deal in deals)


def test_ig_solo_02_the_npc_starts_with_nothing_but_its_supply() -> None:
    s = table("b", npc="k").s
    assert (s.population[1], s.gold[1], sum(s.mfactor[4:]), s.supply[1]) == (0, 0, 0, 20)
    assert (s.helm[1], s.to_place[1], s.to_place[0]) == (0, 0, 3)


@pytest.mark.rules("IG-SOLO-05")
def test_ig_solo_08_on_hard_the_level_3_unit_comes_before_the_players_markers() -> None:
    match = set_up("b", "r", *TILES, "reserves r1 r2 r4 r5", solo="hard")
    match.play("tiles r1#6 r2#5 r4#4 r5#3 r6#2 r8#1")
    assert match.actor() == "*"
    match.play("die 1")
    assert position(match).unit_at[6:] == [0, 0, 0, 0, 0, 8]
    assert match.actor() == "b"


@pytest.mark.rules("IG-RUL-61")
def test_ig_solo_01_one_player_is_set_up_as_two_are() -> None:
    match = set_up("b", "r")
    for _ in range(6):
        assert (match.actor(), match.legal()[0].verb) == ("b", "tile"), "the player lays them all"
        match.play(match.legal()[0])
    assert match.legal()[0].verb == "reserves"
    setting = position(match).setting
    assert (setting.snow_limit, setting.last_space) == (18, [0, 7, 10, 14, 18, 22])


def test_ig_rul_60_the_npc_is_one_of_the_other_three_or_as_chosen() -> None:
    chosen = {"factions": "black", "solo": "easy"}
    match = Match(RULES, Setup(1, RULES.complete(1, chosen)), manual_chance=True)
    assert [action.text for action in match.legal()] == ["npc b", "npc r", "npc g"]
    assert position(set_up("k", "g")).faction == [1, 3]


@pytest.mark.parametrize(
    ("solo", "tiles", "units"),
    [
        pytest.param("easy", 0, 0, id="IG-SOLO-06"),
        pytest.param("medium", 4, 0, id="IG-SOLO-07"),
        pytest.param("hard", 4, 1, id="IG-SOLO-08"),
    ],
)
def test_what_a_solo_level_brings(solo: str, tiles: int, units: int) -> None:
    match = set_up("b", "r", solo=solo)
    while match.legal()[0].verb != "place":
        match.play(match.legal()[0])
    s = position(match)
    assert (sum(tile > 0 for tile in s.vuko_tile), sum(place > 0 for place in s.unit_at)) == (
        tiles,
        units,
    )
    assert sum(s.bought) == 0


# Start of a round.


@pytest.mark.rules("IG-SOLO-29", "IG-SOLO-31", "IG-RUL-74")
def test_ig_tv_126_an_enlightened_one_about_to_build_stays() -> None:
    t = towers(table("b", npc="r").put("b", "r1", inf=2), "r1").put("r", "r1", L2=1)
    t.put("r", "r4", L2=1).start(NextRound())
    assert t.actor == "*"
    assert t.options == ["die 2", "die 3", "die 4", "die 5", "die 6"]
    t.play("die 3")
    assert t.units("r", 2) == ["r3", "r4"]
    assert t.actor == "b"


@pytest.mark.rules("IG-SOLO-30")
def test_ig_tv_127_two_nightmare_tokens_call_the_nearest_numbered_faun() -> None:
    t = table("b", npc="g").put("g", "r1", L2=1).put("g", "r2", L2=1)
    nightmares(t, r6=2).start(RelocateNpc())
    assert t.units("g", 2) == ["r2", "r6"]
    assert t.options == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    assert t.play("die 5").units("g", 2) == ["r5", "r6"]
    assert t.actor == ""


def test_ig_clar_19_lowest_numbered_means_the_tile() -> None:
    t = table("b", npc="g").put("g", "r1", L2=1).put("g", "r2", L2=1)
    t.s.tile[1], t.s.tile[5] = 5, 1
    nightmares(t, r6=2).start(RelocateNpc())
    assert t.units("g", 2) == ["r1", "r6"]


def test_ig_rul_75_a_faun_already_there_stays_and_the_other_rolls() -> None:
    t = table("b", npc="g").put("g", "r1", L2=1).put("g", "r6", L2=1)
    nightmares(t, r6=2).start(RelocateNpc())
    assert t.units("g", 2) == ["r1", "r6"]
    assert t.play("die 3").units("g", 2) == ["r3", "r6"]


def test_ig_rul_75_two_regions_call_one_faun_each() -> None:
    t = table("b", npc="g").put("g", "r1", L2=1).put("g", "r2", L2=1)
    nightmares(t, r4=2, r6=2).start(RelocateNpc())
    assert t.units("g", 2) == ["r4", "r6"]
    assert t.actor == ""


def test_ig_rul_75_tokens_at_the_thorn_call_nobody() -> None:
    t = table("k", npc="g").put("g", "r1", L2=1)
    assert t.s.thorn == 6
    nightmares(t, r6=2).start(RelocateNpc())
    assert t.units("g", 2) == ["r1"]
    assert t.actor == "*"


def test_ig_rul_75_a_faun_in_a_locked_region_rolls_and_can_be_called() -> None:
    t = table("b", npc="g").lock("r6").put("g", "r6", L2=1).start(RelocateNpc())
    assert t.refused("die 6")
    assert t.play("die 2").units("g", 2) == ["r2"]
    t = table("b", npc="g").lock("r6").put("g", "r6", L2=1)
    assert nightmares(t, r3=2).start(RelocateNpc()).units("g", 2) == ["r3"]


def test_ig_rul_75_in_en_rewrite_a_faun_in_a_locked_region_stays() -> None:
    t = table("b", npc="g", edition="en-rewrite").lock("r6").put("g", "r6", L2=1)
    nightmares(t, r3=2).start(RelocateNpc())
    assert t.units("g", 2) == ["r6"]
    assert t.actor == ""
    t.put("g", "r1", L2=1).start(RelocateNpc())
    assert t.units("g", 2) == ["r3", "r6"]


def test_ig_solo_28_units_roll_from_level_3_down_and_then_by_number() -> None:
    t = table("b", npc="k").put("k", "r5", L1=1).put("k", "r6", L1=1, L3=1)
    t.s.tile[5], t.s.tile[6] = 6, 5
    t.start(RelocateNpc()).play("die 1", "die 2", "die 3")
    assert t.units("k", 3) == ["r1"]
    assert t.units("k", 1) == ["r2", "r3"]
    t = table("b", npc="k").put("k", "r5", L1=1).put("k", "r6", L1=1)
    t.s.tile[5], t.s.tile[6] = 6, 5
    assert t.start(RelocateNpc()).play("die 2").units("k", 1) == ["r2", "r5"]


def test_ig_rul_70_a_nightmare_lays_its_two_tokens_first() -> None:
    t = table("b", npc="g").put("g", "r3", L3=1)
    assert nightmares(t, r3=1).start(RelocateNpc()).actor == ""
    assert nightmares(t, r3=2).start(RelocateNpc()).actor == "*"
    at_the_thorn = table("k", npc="g").put("g", "r6", L3=1)
    assert at_the_thorn.start(RelocateNpc()).actor == "*"


def test_ig_rul_70_a_musician_waits_beside_a_reserve_but_not_at_the_thorn() -> None:
    for place, rolls in (("r1", ""), ("r5", "*"), ("r6", "*")):
        t = table("b", npc="k").reserves("r1", "r6", thorn="r6").put("k", place, L2=1)
        assert t.start(RelocateNpc()).actor == rolls, place


def test_ig_rul_70_a_drakkar_waits_where_the_npc_dominates_player_markers() -> None:
    for markers, rolls in ((0, "*"), (1, ""), (2, ""), (3, "*")):
        t = table("r", npc="b").put("b", "r4", L2=1).put("r", "r4", inf=markers)
        assert t.start(RelocateNpc()).actor == rolls, markers


def test_ig_rul_69_npc_units_relocate_before_the_players_catch_up() -> None:
    t = table("b", npc="k").put("k", "r5", L1=1).start(NextRound())
    assert t.actor == "*"
    t.play("die 5")
    assert t.actor == "b"
    assert t.options[0] == "catchup r1"
    t.play("done", "init 1")
    assert t.turn_order() == "kb"


@pytest.mark.rules("IG-RUL-74")
def test_ig_tv_191_with_every_region_marked_npc_units_stay() -> None:
    t = table("r", npc="g").lock("r6").put("g", "r6", L2=1).put("g", "r2", L1=2)
    towers(t, "r1", "r2", "r3", "r4", "r5").start(RelocateNpc())
    assert t.actor == ""
    assert (t.units("g", 1), t.units("g", 2)) == (["r2", "r2"], ["r6"])


# End of the game.


@pytest.mark.rules("IG-SOLO-34", "IG-RUL-76")
def test_ig_tv_192_equal_points_are_a_draw() -> None:
    t = table("b", npc="k").supply("b", 19).helms("h10:[B]")
    t.s.points = [20, 21, 0, 16, 30, 0]
    t.start(EndCheck())
    assert (t.points("b"), t.points("k")) == (46, 46)
    assert t.winners() == "bk"


def test_ig_solo_32_the_npc_can_win_by_its_goal() -> None:
    t = table("b", npc="k")
    t.s.absorbed, t.s.points[0] = 4, 49
    assert t.start(EndCheck()).winners() == "k"
