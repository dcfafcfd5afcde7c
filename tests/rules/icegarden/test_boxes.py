"""Worked examples on boxes 0 to 4: Viper Gorge, Influence, Move, Mountain, Raven Shadow."""

import pytest

from skald.games.icegarden.rules.boxes import ResolveBoxes
from skald.games.icegarden.rules.influence import Influence
from skald.games.icegarden.rules.making import Making
from skald.games.icegarden.rules.mountain import Mountain
from skald.games.icegarden.rules.move import March
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.vuko import VukoBox
from tests.support import Table, table


def purse(t: Table, letter: str) -> list[int]:
    """Population, gold and M-factor on level 0."""
    seat = t.seat(letter)
    return [t.s.population[seat], t.s.gold[seat], t.s.mfactor[seat * 4]]


def viper(t: Table, letter: str = "b", markers: int = 1) -> Table:
    """Resolve so many markers of a colour in Viper Gorge."""
    t.s.viper_actions[t.seat(letter)] = markers
    return t.start(ResolveBoxes())


def swaps(t: Table) -> list[str]:
    """The exchanges that are offered."""
    return [text for text in t.options if text.startswith("swap")]


def march(t: Table, letter: str = "b") -> Table:
    return t.start(March(t.seat(letter), 0))


def goals(t: Table, source: str) -> set[str]:
    """Where a marker may step from a region."""
    start = f"move inf {source}>"
    return {text.removeprefix(start) for text in t.options if text.startswith(start)}


# Viper Gorge.


def test_ig_ex_03_population_and_gold_become_m_factor() -> None:
    t = viper(table().has("b", pop=1, gold=1, mf=0)).play("swap pop gold>mf")
    assert purse(t, "b") == [0, 0, 1]


def test_ig_ex_04_everything_becomes_m_factor() -> None:
    t = viper(table().put("b", "r1", inf=1))
    t.play("take mf", "swap pop pop>mf", "swap pop pop>mf", "swap gold gold>mf", "done")
    assert purse(t, "b") == [0, 0, 5]
    t.start(Making(t.seat("b"), 0)).play("shift 0>2 0>2", "summon L2 r1 r1")
    assert t.units("b", 2) == ["r1", "r1"]
    assert t.s.mfactor[:4] == [3, 0, 0, 0]


@pytest.mark.rules("IG-DEF-16")
def test_ig_tv_20_only_m_factor_of_level_0_can_be_exchanged() -> None:
    t = viper(table().has("b", pop=1, gold=0, mf=(0, 0, 1, 0)))
    assert swaps(t) == []
    assert t.refused("swap pop mf>gold")
    assert swaps(viper(t.has("b", mf=(1, 0, 0, 0)))) == ["swap pop mf>gold"]


@pytest.mark.rules("IG-COMP-29")
def test_ig_tv_21_an_empty_stock_gives_nothing() -> None:
    t = viper(table().has("b", pop=2, gold=2, mf=0).stock(mf=0))
    assert t.refused("take mf")
    assert t.refused("swap pop pop>mf")
    assert t.options == ["take pop", "take gold", "swap pop pop>gold", "swap gold gold>pop", "skip"]


@pytest.mark.rules("IG-RUL-18")
def test_ig_tv_22_the_token_received_differs_from_both_given() -> None:
    assert swaps(viper(table().has("b", pop=1, gold=1, mf=0))) == ["swap pop gold>mf"]


def test_ig_vg_04_m_factor_may_be_given_in_any_mix() -> None:
    t = viper(table().has("b", pop=1, gold=0, mf=4))
    t.play("swap mf mf>gold", "swap gold mf>pop", "swap pop mf>gold", "done")
    assert purse(t, "b") == [1, 1, 0]
    assert t.s.mfactor[:4] == [0, 0, 0, 0]


@pytest.mark.rules("IG-RUL-18")
def test_ig_vg_04_a_token_of_a_given_type_is_refused() -> None:
    t = viper(table().has("b", pop=2, gold=1, mf=0))
    assert t.refused("swap pop pop>pop")
    assert t.refused("swap pop gold>gold")


@pytest.mark.rules("IG-VG-02")
def test_ig_vg_03_a_marker_takes_once_and_exchanges_before_or_after() -> None:
    t = viper(table().has("b", pop=2, gold=0, mf=0))
    t.play("swap pop pop>gold", "take gold")
    assert t.refused("take gold")
    t.play("swap gold gold>mf")
    assert purse(t, "b") == [0, 0, 1]
    assert t.options == []


@pytest.mark.rules("IG-RUL-17")
def test_ig_vg_01_two_markers_of_one_player_act_one_after_the_other() -> None:
    t = table().has("b", pop=0, gold=0, mf=0).order("k b r g")
    t.s.viper_actions[t.seat("k")] = 1
    viper(t, markers=2)
    t.play("k take gold", "k done", "b take mf", "b take mf", "b done")
    assert purse(t, "b") == [0, 0, 2]
    assert t.options == []


# Influence.


@pytest.mark.rules("IG-DEF-09", "IG-INF-01")
@pytest.mark.parametrize("first", ["r1", "r3"])
@pytest.mark.parametrize("second", ["r1", "r3", "done"])
def test_ig_tv_23_markers_go_where_the_player_is_present(first: str, second: str) -> None:
    t = table().has("b", pop=2).put("b", "r1", L1=1).put("b", "r3", inf=1)
    t.start(Influence(t.seat("b"), 0))
    assert t.options == ["influence r1", "influence r3", "skip"]
    assert t.refused("influence r4")
    t.play(f"influence {first}")
    assert t.refused("influence r4")
    t.play(second if second == "done" else f"influence {second}")
    placed = [first, second]
    assert t.markers("b", "r1") == placed.count("r1")
    assert t.markers("b", "r3") == 1 + placed.count("r3")
    assert t.s.population[0] == placed.count("done")
    assert t.options == []


@pytest.mark.rules("IG-COMP-29", "IG-COMP-10")
def test_ig_tv_24_the_own_supply_limits_influence() -> None:
    t = table().has("b", pop=2).put("b", "r1", inf=1).supply("b", 1)
    t.start(Influence(t.seat("b"), 0)).play("influence r1")
    assert t.options == []
    assert (t.markers("b", "r1"), t.s.population[0], t.s.supply[0]) == (2, 1, 0)


def test_ig_inf_02_without_presence_there_is_no_influence() -> None:
    t = table().put("b", "r2", L2=1)
    t.start(Influence(t.seat("k"), 0))
    assert (t.options, t.s.population[t.seat("k")]) == ([], 4)


# Move.


@pytest.mark.rules("IG-MOVE-01", "IG-MOVE-02")
def test_ig_tv_25_one_marker_may_make_both_moves() -> None:
    t = march(table().has("b", gold=2).put("b", "r1", inf=1))
    t.play("move inf r1>r2", "move inf r2>r3")
    assert (t.markers("b", "r3"), t.s.gold[0], t.options) == (1, 0, [])


@pytest.mark.rules("IG-DEF-01", "IG-SETUP-09", "IG-MOVE-03")
def test_ig_tv_26_there_is_no_way_through_a_dead_region() -> None:
    t = table("b r").put("b", "r4", inf=1).put("b", "r5", inf=1).put("b", "r6", inf=1)
    march(t)
    assert t.refused("move inf r6>r7")
    assert t.refused("move inf r5>r8")
    assert t.refused("move inf r4>r8")
    assert (goals(t, "r4"), goals(t, "r6")) == ({"r1", "r5"}, {"r2", "r3", "r5"})
    t.play("move inf r4>r5", "move inf r5>r6")
    assert t.markers("b", "r6") == 2


@pytest.mark.rules("IG-MOVE-04", "IG-RUL-19")
def test_ig_tv_27_a_marker_that_left_vuko_counts_again() -> None:
    t = table().reputation("SZ:[K,G] -1:[B] -2:[R]").tokens(b=1).vuko("r4")
    t.put("b", "r4", ctl=1).put("r", "r1", inf=2)
    assert t.inf("b", "r4") == 0
    march(t).play("move ctl r4>r5", "done").start(VukoBox())
    assert (t.s.vuko, t.inf("b", "r5"), t.s.controlled[0]) == (1, 1, 0)


@pytest.mark.rules("IG-MOVE-01")
def test_ig_tv_140_two_moves_reach_r6_but_not_r7() -> None:
    reached = {}
    for step in ("r2", "r4", "r5"):
        t = march(table().put("b", "r1", inf=1)).play(f"move inf r1>{step}")
        reached[step] = goals(t, step)
    assert [step for step, ends in reached.items() if "r6" in ends] == ["r2", "r5"]
    assert not any("r7" in ends for ends in reached.values())
    t = table().put("b", "r1", inf=1)
    t.start(Mountain(t.seat("b"))).play("mountain r1>r7 inf")
    assert t.markers("b", "r7") == 1


@pytest.mark.rules("IG-DEF-01")
@pytest.mark.parametrize(
    ("place", "neighbours"),
    [("r4", "r1 r5"), ("r5", "r1 r2 r4 r6"), ("r6", "r2 r3 r5 r7"), ("r7", "r3 r6")],
)
def test_ig_tv_141_neighbours_without_r8(place: str, neighbours: str) -> None:
    t = march(table("b r g").put("b", place, inf=1))
    assert goals(t, place) == set(neighbours.split())


# Voracious Mountain.


@pytest.mark.rules("IG-MTN-01", "IG-TILE-02", "IG-ACT-05")
def test_ig_tv_28_whisperers_make_the_mountain_dearer() -> None:
    t = table(advanced="on").vuko_tiles("whisper", "fire", "nightwalkers", "bears")
    t.put("b", "r1", inf=1).has("b", pop=2)
    assert t.start(Mountain(t.seat("b"))).refused("mountain r1>r2 inf")
    t.has("b", pop=3).start(Mountain(t.seat("b"))).play("mountain r1>r2 inf")
    assert (t.s.population[0], t.markers("b", "r2")) == (0, 1)


@pytest.mark.rules("IG-MTN-01")
def test_ig_tv_29_the_mountain_carries_any_pieces_anywhere() -> None:
    t = table().put("b", "r2", inf=4, L1=1)
    t.start(Mountain(t.seat("b"))).play("mountain r2>r4 inf*3 L1")
    assert (t.markers("b", "r2"), t.markers("b", "r4")) == (1, 3)
    assert (t.units("b", 1), t.s.population[0]) == (["r4"], 2)


def test_ig_mtn_02_origin_and_destination_differ() -> None:
    t = table().put("b", "r2", inf=2)
    t.start(Mountain(t.seat("b")))
    assert t.options == [f"mountain r2>r{p}" for p in (1, 3, 4, 5, 6, 7, 8)] + ["skip"]
    assert t.refused("mountain r2>r2 inf")


@pytest.mark.rules("IG-DEF-02")
def test_ig_mtn_02_at_least_one_piece_goes_to_an_open_region() -> None:
    t = table().put("b", "r2", inf=1, L1=1).lock("r5")
    t.start(Mountain(t.seat("b")))
    assert t.refused("mountain r2>r5 inf")
    assert t.refused("mountain r3>r4 inf")
    t.play("mountain r2>r4")
    assert t.options == ["carry inf*1", "carry L1*1"]
    assert t.reason("done") == "IG-MTN-02"
    t.play("carry L1*1", "done")
    assert (t.markers("b", "r2"), t.units("b", 1), t.options) == (1, ["r4"], [])


def test_ig_mtn_03_pieces_may_be_named_in_any_order_and_a_kind_twice() -> None:
    t = table().put("b", "r2", inf=3, L1=2).start(Mountain(0)).play("mountain r2>r4")
    t.play("carry L1*1", "carry inf*1", "carry L1*1", "carry inf*2")
    assert (t.markers("b", "r4"), t.units("b", 1), t.options) == (3, ["r4", "r4"], [])


def test_ig_mtn_03_only_pieces_that_stand_there_can_go() -> None:
    t = table().put("b", "r2", inf=2).put("b", "r3", inf=1, L1=1)
    t.start(Mountain(t.seat("b")))
    assert t.refused("mountain r2>r4 inf*3")
    assert t.refused("mountain r2>r4 inf*2 L1")
    assert t.refused("mountain r3>r4 inf*0")


def test_ig_mtn_03_markers_behind_vuko_may_go_along() -> None:
    t = table().reputation("SZ:[K,R,G] 0:[B]").tokens(b=1).vuko("r2").put("b", "r2", inf=1, ctl=1)
    t.start(Mountain(t.seat("b"))).play("mountain r2>r7 ctl")
    assert (t.inf("b", "r7"), t.inf("b", "r2"), t.s.controlled[0]) == (1, 1, 0)


# Raven Shadow; the track itself is in test_reputation.py.


def test_ig_tv_33_the_price_of_shedding_lies_on_level_0() -> None:
    t = table().reputation("SZ:[K,R,G] -1:[B]").tokens(b=1).has("b", mf=(0, 2, 0, 0))
    t.start(Raven(t.seat("b")))
    assert t.refused("raven shed")
    assert t.options == ["raven repair", "skip"]


@pytest.mark.rules("IG-RAVEN-03", "IG-TILE-07")
def test_ig_tv_34_the_plan_leaves_only_shedding() -> None:
    t = table(advanced="on", extra_tiles="on").vuko_tiles("plan", "fire", "whisper", "bears")
    t.reputation("SZ:[K,R,G] -1:[B]").tokens(b=1).start(Raven(t.seat("b")))
    assert t.options == ["raven shed", "skip"]
    assert t.refused("raven repair")


@pytest.mark.rules("IG-COMP-22", "IG-RAVEN-01", "IG-RUL-27")
def test_ig_raven_02_a_token_and_an_m_factor_go_back_to_the_stock() -> None:
    t = table().reputation("SZ:[K,R,G] -1:[B]").tokens(b=2).has("b", mf=(2, 1, 0, 0))
    stock = t.s.stock[2]
    t.start(Raven(t.seat("b"))).play("raven shed")
    assert (t.s.tokens[0], t.s.vuko_stock) == (1, 9)
    assert (t.s.mfactor[:4], t.s.stock[2]) == ([1, 1, 0, 0], stock + 1)
    assert t.rep() == "SZ:[K,R,G] -1:[B]"
    assert t.options == []


def test_ig_raven_02_shedding_needs_a_token() -> None:
    t = table().reputation("SZ:[K,R,G] -1:[B]").start(Raven(0))
    assert t.refused("raven shed")


def test_ig_move_02_two_pieces_of_different_regions_may_move() -> None:
    t = march(table().has("b", gold=2).put("b", "r1", inf=1).put("b", "r7", L2=1))
    t.play("move L2 r7>r8", "move inf r1>r4")
    assert (t.units("b", 2), t.markers("b", "r4"), t.s.gold[0]) == (["r8"], 1, 0)


def test_ig_move_05_only_own_pieces_can_be_moved() -> None:
    """Red pieces, Vuko, the Thorn, a tower and a Nightmare token stay where they are."""
    t = table().vuko("r3").put("b", "r3", inf=1).put("r", "r3", inf=1, L1=1)
    t.reserves("r3", thorn="r3")
    t.s.towers, t.s.nightmare[3] = 1 << 3, 1
    assert march(t).options == ["move inf r3>r2", "move inf r3>r6", "move inf r3>r7", "skip"]
    assert t.reason("move L1 r3>r2") == "IG-MOVE-01"
    t.play("move inf r3>r2", "done")
    assert (t.s.vuko, t.s.thorn, t.s.towers, t.s.nightmare[3]) == (3, 3, 1 << 3, 1)
    assert (t.markers("r", "r3"), t.units("r", 1), t.s.reserve[3]) == (1, ["r3"], 1)


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        pytest.param("r4", "IG-MOVE-01", id="IG-MOVE-01"),
        pytest.param("r2", "IG-MOVE-03", id="IG-MOVE-03"),
    ],
)
def test_a_move_is_refused_by_its_rule(target: str, rule: str) -> None:
    t = march(table().lock("r2").put("b", "r3", inf=1))
    assert t.reason(f"move inf r3>{target}") == rule
