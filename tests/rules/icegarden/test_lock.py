"""Worked examples on locking a region in a nightmare.

By IG-CLAR-03 the markers named in the catalogue are those after the compulsory Enthral.
"""

from itertools import permutations

import pytest

from skald.games.icegarden.ids import SPEED
from skald.games.icegarden.rules.activation import SpeedTurn
from skald.games.icegarden.rules.domination import Dominate, Domination
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.mountain import Mountain
from skald.games.icegarden.rules.move import March
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table


def haunt(t: Table, place: str, tokens: int = 2) -> Table:
    """Green's Nightmare and a Faun stand in a region (influence 5) with Nightmare tokens."""
    t.put("g", place, L2=1, L3=1)
    t.s.nightmare[t.place(place)] = tokens
    return t


def is_locked(t: Table, place: str) -> bool:
    """Whether a lock token lies there."""
    return bool(t.s.locked >> t.place(place) & 1)


def reserves(t: Table) -> list[str]:
    """Where face-up reserves lie."""
    return [f"r{place}" for place, amount in enumerate(t.s.reserve) if amount]


# When a region locks.


def test_ig_tv_96_the_second_token_locks_at_once() -> None:
    t = haunt(table(), "r3", tokens=1).start(Dominate(3))
    assert is_locked(t, "r3")
    assert t.s.nightmare[3] == 0
    t = haunt(table(), "r3", tokens=0).start(Dominate(3))
    assert not is_locked(t, "r3")
    assert t.s.nightmare[3] == 1


def test_ig_tv_101_the_thorns_region_never_locks() -> None:
    t = haunt(table(), "r8", tokens=1)
    assert t.s.thorn == 8
    t.start(Dominate(8))
    assert t.s.nightmare[8] == 2
    assert not is_locked(t, "r8")
    assert t.options == ["collect pop", "collect gold"]


def test_ig_dom_17_without_dominance_or_faun_nothing_locks() -> None:
    t = haunt(table(), "r3").put("k", "r3", inf=6).start(Dominate(3))
    assert not is_locked(t, "r3")
    t = table().put("g", "r3", L3=1)
    t.s.nightmare[3] = 2
    assert not is_locked(t.start(Dominate(3)), "r3")


@pytest.mark.rules("IG-COMP-20")
def test_ig_lock_12_there_is_no_third_lock_token() -> None:
    """A Faun that left the first locked region can help to lock two more in one phase."""
    t = table().lock("r5").reserves("r1", "r4", "r3", "r7")
    t.put("g", "r2", inf=1, L2=1).put("g", "r6", inf=1, L2=1)
    t.s.nightmare[2] = t.s.nightmare[6] = 2
    t.start(Dominate(2), Dominate(6))
    assert is_locked(t, "r2")
    assert not is_locked(t, "r6")
    assert t.options == ["collect pop", "collect gold", "collect mf"]


# What happens to the pieces.


@pytest.mark.parametrize(("here", "stay"), [(5, 3), (1, 1), (0, 0)])
def test_ig_tv_97_half_of_greens_markers_stay(here: int, stay: int) -> None:
    t = haunt(table(), "r3").put("g", "r3", inf=here).start(Dominate(3))
    if here > stay:
        assert t.options == [f"scatter {p}*{n}" for p in ("r2", "r6", "r7") for n in (1, 2)]
        t.play("g scatter r2 r7")
    assert t.markers("g", "r3") == stay
    assert t.markers("g", "r2") + t.markers("g", "r7") == here - stay
    assert t.options == []
    assert is_locked(t, "r3")


@pytest.mark.rules("IG-LOCK-02", "IG-LOCK-04")
def test_ig_tv_98_only_one_faun_remains() -> None:
    t = haunt(table(), "r3").put("g", "r3", L1=1, L2=1)
    t.put("k", "r3", L3=1).put("r", "r3", L1=1).start(Dominate(3))
    assert [t.units("g", level) for level in (1, 2, 3)] == [[], ["r3"], []]
    assert t.units("k", 3) == []
    assert t.units("r", 1) == []
    assert [t.points(letter) for letter in "bkrg"] == [0, 0, 0, 0]


@pytest.mark.rules("IG-CLAR-03")
@pytest.mark.parametrize(
    ("letters", "line", "spread"),
    [
        ("b k r g", "scatter r1 r5 r8", [1, 1, 1]),
        ("b r g", "scatter r1 r5*2", [1, 2, 0]),
        ("r g", "scatter r5*3", [0, 3, 0]),
    ],
)
def test_ig_tv_102_all_red_markers_are_driven_out(
    letters: str, line: str, spread: list[int]
) -> None:
    """With two or three players r8 is empty, so r5 takes all that do not go to r1."""
    t = haunt(table(letters).vuko("r4").tokens(r=1), "r4").put("r", "r4", inf=3, ctl=1)
    t.start(Dominate(4)).play("g enthral r inf")
    assert t.markers("r", "r4") == 3
    assert t.options[:4] == ["scatter r1*1", "scatter r1*2", "scatter r1*3", "scatter r5*1"]
    t.play(f"r {line}")
    assert [t.inf("r", place) for place in ("r1", "r5", "r8")] == spread
    assert t.markers("r", "r4") == 0
    assert not any(t.s.controlled)


def test_ig_lock_05_opponents_scatter_in_initiative_order() -> None:
    t = haunt(table().order("r k g b"), "r3").put("b", "r3", inf=1).put("k", "r3", inf=2)
    t.put("r", "r3", inf=1).start(Dominate(3)).play("g enthral k inf")
    for letter in "rkb":
        assert t.actor == letter
        t.play(f"{letter} scatter r7")
    assert [t.markers(letter, "r7") for letter in "rkb"] == [1, 1, 1]


@pytest.mark.rules("IG-LOCK-07", "IG-RUL-45")
def test_ig_lock_06_and_07_nations_and_tokens_leave() -> None:
    t = haunt(table(), "r3")
    t.s.nation[3] = 2
    t.start(Dominate(3))
    assert (t.s.nation[3], t.s.nightmare[3]) == (0, 0)
    assert sum(t.s.nation) == 7


def test_ig_rul_39_tokens_taken_off_are_used_again() -> None:
    t = haunt(table(), "r3")
    t.s.nightmare[5] = 2
    t.start(Dominate(3))
    assert sum(t.s.nightmare) == 2
    t.put("g", "r6", L3=1).start(Dominate(6))
    assert t.s.nightmare[6] == 1


def test_ig_clar_11_nobody_stays_behind_vuko_in_a_lock() -> None:
    t = haunt(table().vuko("r3").tokens(g=2, r=2), "r3").put("g", "r3", inf=2, ctl=2)
    t.put("r", "r3", ctl=2).start(Dominate(3))
    assert t.s.controlled == [0, 0, 0, 0], "green's five after Enthral, red's last one"
    t.play("g scatter r6*2", "r scatter r7")
    assert (t.s.vuko, t.markers("g", "r3"), t.markers("g", "r6")) == (3, 3, 2)
    assert t.inf("r", "r7") == 1


# The displaced reserve.


@pytest.mark.rules("IG-LOCK-08")
def test_ig_tv_99_the_reserve_goes_to_the_lowest_free_neighbour() -> None:
    """The other reserves lie in r7 and r8, so that r4, no neighbour, is free as well."""
    t = haunt(table().reserves("r1", "r2", "r7", "r8", thorn="r3"), "r2").start(Dominate(2))
    assert reserves(t) == ["r1", "r5", "r7", "r8"]


@pytest.mark.rules("IG-LOCK-08")
def test_ig_tv_100_the_reserve_goes_to_the_lowest_free_region_anywhere() -> None:
    t = haunt(table().reserves("r1", "r2", "r5", "r6", thorn="r3"), "r2").start(Dominate(2))
    assert reserves(t) == ["r1", "r4", "r5", "r6"]


def test_ig_tv_149_lowest_means_the_number_of_the_tile() -> None:
    """The Thorn lies in r6; reserves also in r3 and r7, which are no neighbours of r5."""
    t = haunt(table(fixture="F4x").reserves("r1", "r3", "r5", "r7", thorn="r6"), "r5")
    t.start(Dominate(5))
    assert reserves(t) == ["r1", "r3", "r7", "r8"]


def test_ig_rul_44_a_reserve_without_a_place_leaves_the_game() -> None:
    """The second lock against van Dyken, two players: r1 locked, the Thorn in r6."""
    t = table("k g").lock("r1").reserves("r2", "r3", "r4", "r5", thorn="r6")
    haunt(t, "r2").start(Dominate(2))
    assert is_locked(t, "r2")
    assert reserves(t) == ["r3", "r4", "r5"]


# The closed region.


@pytest.mark.rules("IG-DOM-02")
def test_ig_tv_95_a_lock_does_not_reopen_an_earlier_region() -> None:
    t = haunt(table(), "r2").put("r", "r2", inf=3).put("r", "r1", inf=1)
    t.s.scorings = 1
    t.start(Domination()).play("r scatter r1*2")
    assert t.ranks("r1") == "r"
    assert t.options == []
    assert (t.s.population[2], t.s.gold[2], t.points("r")) == (4, 2, 0)


@pytest.mark.rules("IG-DOM-26")
def test_ig_tv_103_green_alone_scores_the_locked_region() -> None:
    t = haunt(table(), "r6").put("k", "r6", inf=4)
    before = (t.s.population[:], t.s.gold[:], t.s.mfactor[:])
    t.s.scorings = 1
    t.start(Dominate(6)).play("k scatter r2*3")
    assert [t.points(letter) for letter in "bkrg"] == [0, 0, 0, 5]
    assert (t.s.population, t.s.gold, t.s.mfactor) == before
    assert t.options == []
    t.s.scorings = 2
    t.start(Dominate(6))
    assert [t.points(letter) for letter in "bkrg"] == [0, 0, 0, 15]


def test_ig_rul_43_green_scores_it_with_nothing_inside() -> None:
    t = table().lock("r6").start(Dominate(6))
    assert t.points("g") == 0, "no red ship"
    t.s.scorings = 1
    assert t.start(Dominate(6)).points("g") == 5


@pytest.mark.rules("IG-LOCK-11", "IG-RUL-45")
def test_ig_tv_105_vuko_leaves_the_lock_and_never_returns() -> None:
    t = haunt(table().vuko("r2"), "r2").put("g", "r2", inf=3).put("r", "r5", inf=1)
    t.put("g", "r7", inf=1).start(Dominate(2)).play("g scatter r1")
    assert is_locked(t, "r2")
    assert t.s.vuko == 2
    assert t.markers("g", "r2") == 2
    t.reputation("SZ:[B,K,G] 0:[R]").start(VukoBox())
    assert t.s.vuko == 5
    t.reputation("SZ:[B,K] 0:[R] -1:[G]").start(VukoBox())
    assert t.s.vuko == 1, "one marker in r1 and one in r7, the two in r2 do not count"
    t.start(VukoBox())
    assert t.s.vuko == 7


def two_locks() -> Table:
    """Green locks r5 and then r6, where red has two markers after Enthral."""
    t = haunt(table(), "r6").put("r", "r6", inf=3).put("g", "r5", L2=1)
    t.s.nightmare[5] = 2
    return t.start(Domination())


@pytest.mark.rules("IG-RUL-47")
def test_ig_tv_187_the_first_lock_is_closed_for_the_second() -> None:
    t = two_locks()
    assert t.s.locked == 1 << 5 | 1 << 6
    assert t.actor == "r"
    assert t.options == [f"scatter r{p}*{n}" for p in (2, 3, 7, 8) for n in (1, 2)]


def test_ig_lock_05_markers_are_sent_away_in_any_order() -> None:
    for order in permutations(("scatter r2*1", "scatter r8*1")):
        t = two_locks().play(*order)
        assert (t.markers("r", "r2"), t.markers("r", "r8"), t.options) == (1, 1, [])


def test_ig_d_39_a_line_that_names_a_closed_region_is_refused() -> None:
    assert two_locks().refused("r scatter r5*2")


def test_ig_d_39_a_line_that_names_too_many_markers_is_refused() -> None:
    assert two_locks().refused("r scatter r2*2 r8")


# An island: two players, r4 and r5 empty, r2 locked.


def island() -> Table:
    """Red and green; r1 has lost its last open neighbour."""
    t = table("r g")
    t.s.in_play = sum(1 << place for place in (1, 2, 3, 6, 7, 8))
    t.s.tile = [0, 1, 2, 3, 0, 0, 4, 5, 6]
    t.s.nation = [0, 1, 1, 1, 0, 0, 1, 1, 1]
    return t.reserves("r3", "r6", "r7", "r8").lock("r2")


def test_ig_tv_151_only_the_mountain_leads_off_the_island() -> None:
    t = island().bought("r", 1, SPEED).put("r", "r1", inf=1, L1=1).put("r", "r8", inf=1)
    t.start(March(0, 0))
    assert t.options == ["move inf r8>r6", "move inf r8>r7", "skip"]
    assert t.start(SpeedTurn(0)).options == []
    t.start(Mountain(0)).play("r mountain r1>r7 inf L1")
    assert t.markers("r", "r7") == 1
    assert t.units("r", 1) == ["r7"]


@pytest.mark.rules("IG-GOAL-05")
def test_ig_tv_152_markers_without_a_way_out_return_home() -> None:
    t = haunt(island(), "r1").put("r", "r1", inf=4)
    t.start(Dominate(1), EndCheck())
    assert is_locked(t, "r1")
    assert t.markers("r", "r1") == 0
    assert t.s.supply[t.seat("r")] == 20
    assert t.winners() == "g"


# The Faun inside.


def trapped(**options: str) -> Table:
    """A fast Faun in locked r2, and a green marker in r7."""
    t = table(**options).lock("r2").reserves("r1", "r3", "r4", "r5")
    return t.bought("g", 2, SPEED).put("g", "r2", L2=1).put("g", "r7", inf=1)


def ways_out(t: Table) -> str:
    """By which movements the Faun may leave r2."""
    green = t.seat("g")
    found = []
    if "move L2 r2>r3" in t.start(March(green, 0)).options:
        found.append("move")
    if "mountain r2>r8" in t.start(Mountain(green)).options:
        found.append("mountain")
    if "speed L2 r2>r3" in t.start(SpeedTurn(green)).options:
        found.append("speed")
    return " ".join(found)


def test_ig_tv_104_the_faun_leaves_and_never_returns() -> None:
    t = trapped()
    t.start(March(t.seat("g"), 0)).play("g move L2 r2>r3")
    assert t.units("g", 2) == ["r3"]
    assert t.refused("g move L2 r3>r2")
    assert "move L2 r3>r6" in t.options


@pytest.mark.rules("IG-LOCK-04")
@pytest.mark.parametrize(
    ("edition", "ways"),
    [
        ("standard", "move mountain speed"),
        ("second-pl", "move mountain speed"),
        ("second-de", "move"),
        ("en-rewrite", ""),
    ],
)
def test_ig_tv_104_how_the_faun_may_leave(edition: str, ways: str) -> None:
    assert ways_out(trapped(edition=edition)) == ways


@pytest.mark.parametrize(
    ("switch", "ways"), [("any", "move mountain speed"), ("move", "move"), ("never", "")]
)
def test_ig_ed_31_the_switch_faun_exit_works_on_its_own(switch: str, ways: str) -> None:
    assert ways_out(trapped(faun_exit=switch)) == ways
    assert ways_out(trapped(edition="second-de", faun_exit=switch)) == ways


def test_ig_rul_46_only_the_faun_leaves_by_the_mountain() -> None:
    t = trapped().put("g", "r2", inf=2)
    t.start(Mountain(t.seat("g"))).play("g mountain r2>r8")
    assert t.options == []
    assert t.units("g", 2) == ["r8"]
    assert (t.markers("g", "r2"), t.markers("g", "r8")) == (2, 0)


def test_ig_d_20_a_line_that_names_a_piece_that_cannot_go_is_refused() -> None:
    t = trapped().put("g", "r2", inf=2)
    assert t.start(Mountain(t.seat("g"))).refused("g mountain r2>r8 inf L2")
