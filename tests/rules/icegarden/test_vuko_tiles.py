"""Worked examples on the Vuko tiles of the advanced game."""

import pytest

from skald.games.icegarden.ids import EFFECTS
from skald.games.icegarden.rules.domination import Dominate
from skald.games.icegarden.rules.initiative import InitiativePhase
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table

FOUR_TILES = ("fire", "whisper", "nightwalkers", "bears")


def active(t: Table) -> list[str]:
    """The names of the active tiles."""
    return [name for n, name in enumerate(EFFECTS) if t.s.active >> n & 1]


def tokens(t: Table, letter: str) -> int:
    """The Vuko tokens of a colour."""
    return t.s.tokens[t.seat(letter)]


def visit_green(t: Table) -> Table:
    """Box 7 with green as the least reputable player, red next."""
    return t.reputation("SZ:[B,K] -1:[R] -3:[G]").start(VukoBox())


# When a tile is active.


def test_ig_tv_138_the_leaders_stage_counts_for_all() -> None:
    t = table().order("b k r g").helms("h4:[B,K] h5:[R,G]").vuko_tiles(*FOUR_TILES)
    t.start(InitiativePhase()).play(*["init 1"] * 4)
    assert (t.track(), active(t)) == ("h5:[B,K] h6:[R,G]", ["whisper"])
    t.start(InitiativePhase()).play(*["init 1"] * 4)
    assert (t.track(), active(t)) == ("h6:[K,B] h7:[G,R]", ["nightwalkers"])


def test_ig_tv_139_an_arrow_keeps_a_tile_active() -> None:
    t = table().helms("h3:[B,K,R] h4:[G]").vuko_tiles("fire:arrow", *FOUR_TILES[1:])
    assert active(t) == ["fire", "whisper"]


def test_ig_adv_02_an_arrow_of_a_later_stage_is_not_active_yet() -> None:
    t = table().vuko_tiles("fire", "whisper:arrow", "nightwalkers:arrow", "bears:arrow")
    assert active(t) == ["fire"]
    t.helms("h9:[B] h10:[K,R,G]").vuko_tiles("fire")
    assert active(t) == ["whisper", "nightwalkers", "bears"]


# Fire People.


def test_ig_tv_74_fire_people_travel_with_vuko() -> None:
    t = table().vuko_tiles("fire").vuko("r2").put("g", "r5", inf=3).put("g", "r1", inf=2)
    visit_green(t)
    assert (t.s.vuko, t.s.nation[2], t.s.nation[5], t.s.nation[1]) == (5, 0, 2, 1)
    visit_green(t)
    assert (t.s.vuko, t.s.nation[2], t.s.nation[5], t.s.nation[1]) == (1, 0, 0, 3)


def test_ig_tile_01_nothing_travels_when_vuko_stays_or_enters() -> None:
    t = visit_green(table().vuko_tiles("fire").put("g", "r2", inf=3))
    assert (t.s.vuko, t.s.nation[2]) == (2, 1)
    visit_green(t)
    assert (t.s.vuko, t.s.nation[1:]) == (2, [1] * 8)


def test_ig_rul_57_moved_nations_stay_when_the_tile_ends() -> None:
    t = table().vuko_tiles("fire").vuko("r2").put("g", "r5", inf=3).put("g", "r1", inf=2)
    visit_green(t).helms("h4:[B,K,R,G]").vuko_tiles("-", "whisper")
    visit_green(t)
    assert (t.s.vuko, t.s.nation[5], t.s.nation[1]) == (1, 2, 1)


# Nightwalkers.


@pytest.mark.rules("IG-RUL-56")
def test_ig_tv_75_nightwalkers_take_markers_and_as_many_tokens() -> None:
    """Green's second token is the one of this visit."""
    t = table().vuko_tiles("nightwalkers").put("g", "r5", inf=3).tokens(g=1, r=1)
    visit_green(t)
    assert (t.s.vuko, t.markers("g", "r5"), tokens(t, "g"), tokens(t, "r")) == (5, 1, 0, 1)
    assert t.s.supply[t.seat("g")] == 19
    assert [t.points(x) for x in "bkrg"] == [0, 0, 0, 0]


@pytest.mark.rules("IG-RUL-56")
def test_ig_tile_03_nightwalkers_take_from_every_player() -> None:
    t = table().vuko_tiles("nightwalkers").put("g", "r5", inf=1).put("r", "r5", inf=2)
    visit_green(t.tokens(g=2, r=1))
    assert (t.markers("g", "r5"), tokens(t, "g")) == (0, 2)
    assert (t.markers("r", "r5"), tokens(t, "r"), t.inf("r", "r5")) == (1, 0, 1)


# Cyphral.


def test_ig_tv_78_cyphral_stops_m_factor_in_vukos_region() -> None:
    t = table().vuko_tiles("cyphral").vuko("r6").reserves("r6").put("k", "r6", inf=2)
    t.has("k", pop=0, gold=0, mf=0).start(Dominate(6))
    assert t.options == ["collect pop", "collect gold"]
    t.play("collect gold")
    assert (t.s.gold[t.seat("k")], t.s.mfactor[t.seat("k") * 4]) == (2, 0)


def test_ig_tile_05_cyphral_does_not_reach_other_regions() -> None:
    t = table().vuko_tiles("cyphral").vuko("r2").reserves("r6").put("k", "r6", inf=2)
    t.has("k", mf=0).start(Dominate(6)).play("collect mf")
    assert t.s.mfactor[t.seat("k") * 4] == 2


def test_ig_clar_15_cyphral_does_not_stop_pillage() -> None:
    t = table().vuko_tiles("cyphral").vuko("r6").put("r", "r6", L2=1).put("b", "r6", inf=1)
    t.has("b", pop=0, gold=0, mf=1).has("r", mf=0).start(Dominate(6))
    assert t.events("pillage"), "the only token there was"
    assert t.s.mfactor[t.seat("r") * 4] == 1


# The giant snake.


def test_ig_tile_06_all_units_leave_vukos_region_in_initiative_order() -> None:
    """Green's Wild Child dies in the visit, before the snake comes."""
    t = table().order("k g b r").vuko_tiles("snake").put("g", "r3", inf=2, L1=1, L2=1)
    t.put("k", "r3", inf=1, L1=1, L3=1)
    visit_green(t).play("kill L1")
    ways = [f"flee {unit} r3>r{p}" for unit in ("L1", "L3") for p in (2, 6, 7)]
    assert (t.actor, t.options) == ("k", ways)
    t.play("flee L3 r3>r2", "flee L1 r3>r7")
    assert (t.actor, t.options[0]) == ("g", "flee L2 r3>r2")
    t.play("flee L2 r3>r6")
    assert (t.units("k", 1), t.units("k", 3), t.units("g", 2)) == (["r7"], ["r2"], ["r6"])
    assert (t.markers("g", "r3"), t.markers("k", "r3"), t.options) == (2, 1, [])


def test_ig_tile_06_no_unit_flees_into_a_locked_region() -> None:
    t = table().lock("r2").vuko_tiles("snake").put("g", "r3", inf=3).put("k", "r3", L3=1)
    assert visit_green(t).options == ["flee L3 r3>r6", "flee L3 r3>r7"]


def test_ig_tile_06_equal_units_may_part_or_go_together() -> None:
    for second in ("r2", "r6", "r7"):
        t = table().vuko_tiles("snake").put("g", "r3", inf=3).put("k", "r3", L1=2)
        visit_green(t).play("flee L1 r3>r6", f"flee L1 r3>{second}")
        assert t.units("k", 1) == sorted(["r6", second])


def test_ig_rul_58_a_unit_without_an_open_neighbour_stays() -> None:
    """As in IG-TV-151: two players, r4 and r5 empty, r2 locked, so nothing leads out of r1."""
    t = table("r g").vuko_tiles("snake")
    places = {1: 1, 2: 2, 3: 3, 6: 4, 7: 5, 8: 6}
    t.s.in_play = sum(1 << p for p in places)
    t.s.tile = [places.get(p, 0) for p in range(9)]
    t.s.nation = [int(p in places) for p in range(9)]
    t.lock("r2").put("g", "r1", inf=1, L1=2).put("r", "r1", L2=1)
    t.reputation("SZ:[R] -3:[G]").start(VukoBox())
    assert (t.s.vuko, t.options) == (1, [])
    assert (t.units("g", 1), t.units("r", 2)) == (["r1"], ["r1"])  # one child died in the visit


# The Spear of Fools.


def spear_comes() -> Table:
    """Stage 2 with the Spear begins while Vuko stands in r2 with two markers behind him."""
    t = table().order("b k r g").helms("h3:[B,K,R,G]").vuko("r2")
    t.put("g", "r2", ctl=1).put("r", "r2", ctl=1).put("g", "r5", inf=1).tokens(g=1, r=1)
    t.vuko_tiles("fire:arrow", "spear", "whisper", "bears")
    return t.start(InitiativePhase()).play(*["init 1"] * 4)


def test_ig_tile_08_the_spear_takes_vuko_off_and_skips_box_7() -> None:
    t = spear_comes()
    assert (t.s.vuko, active(t)) == (0, ["fire", "spear"])
    visit_green(t)
    assert (t.s.vuko, tokens(t, "g"), t.s.nation[1:]) == (0, 1, [1] * 8)


def test_ig_rul_59_markers_are_free_when_vuko_is_taken_off() -> None:
    t = spear_comes()
    assert t.s.controlled == [0, 0, 0, 0]
    assert (t.inf("g", "r2"), t.inf("r", "r2")) == (1, 1)


def test_ig_rul_59_after_the_spear_vuko_enters_as_from_off_the_board() -> None:
    """He may return to the region he was taken from, and no Fire People follow him."""
    t = spear_comes().put("g", "r2", inf=3).helms("h6:[B,K,R,G]")
    t.start(InitiativePhase()).play(*["init 1"] * 4)
    assert active(t) == ["fire", "whisper"]
    visit_green(t)
    assert (t.s.vuko, tokens(t, "g"), t.s.nation[1:]) == (2, 2, [1] * 8)


@pytest.mark.parametrize("tile", ["bears", "nightwalkers", "snake"])
def test_ig_rul_55_no_step_4_tile_while_the_spear_is_active(tile: str) -> None:
    t = table().helms("h4:[B,K,R,G]").vuko_tiles(f"{tile}:arrow", "spear")
    t.put("g", "r2", inf=2, L1=1).tokens(g=1)
    visit_green(t)
    assert (t.s.snow, t.markers("g", "r2"), t.units("g", 1), t.options) == (0, 2, ["r2"], [])
