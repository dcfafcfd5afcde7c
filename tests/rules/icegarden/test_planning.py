"""Worked examples on the Planning phase, and on the order in which boxes are resolved."""

import pytest

from skald.games.icegarden.ids import BOXES, FIRST_SPACE, MAKING
from skald.games.icegarden.rules.boxes import ResolveBoxes
from skald.games.icegarden.rules.initiative import NewOrder
from skald.games.icegarden.rules.planning import Planning
from skald.games.icegarden.setting import EDITIONS
from tests.support import Table, table


def planning(letters: str, markers: int = 5, **options: str) -> Table:
    """A Planning phase in which everybody has so many action markers."""
    t = table(letters, **options)
    t.s.to_place = [markers] * t.s.seats
    return t.start(Planning())


def accepted(letters: str, box: str) -> int:
    """How many markers a box takes before it refuses one, or before nobody has any left."""
    t = planning(letters)
    count = 0
    while t.options and not t.refused(f"place {box}"):
        count += 1
    return count


def test_ig_ex_20_with_two_players_a_fourth_marker_on_making_is_refused() -> None:
    t = planning("b r").play("place making", "place making", "place making")
    assert t.refused("place making")


@pytest.mark.rules("IG-PLAN-08")
@pytest.mark.parametrize(
    ("box", "spaces"), [("move", 3), ("mountain", 3), ("raven", 3), ("making", 3), ("influence", 8)]
)
def test_ig_tv_179_spaces_with_two_players(box: str, spaces: int) -> None:
    assert accepted("b r", box) == spaces


@pytest.mark.rules("IG-PLAN-06", "IG-PLAN-08")
def test_ig_tv_179_viper_gorge_takes_all_ten_markers_of_two_players() -> None:
    assert accepted("b r", "viper") == 10


@pytest.mark.rules("IG-PLAN-05", "IG-PLAN-06", "IG-RUL-16")
@pytest.mark.parametrize("letters", ["b r g", "b k r g"])
def test_ig_tv_180_spaces_with_three_or_four_players(letters: str) -> None:
    assert accepted(letters, "making") == 4
    assert accepted(letters, "influence") == 8
    assert accepted(letters, "viper") == 5 * len(letters.split())


@pytest.mark.rules("IG-PLAN-01")
def test_ig_tv_15_who_has_more_markers_plans_the_last_ones_alone() -> None:
    t = table("b r").helms("h4:[R] h6:[B]").start(NewOrder())
    assert (t.turn_order(), t.s.to_place) == ("rb", [5, 3])
    turns = ""
    while t.options:
        turns += t.actor
        t.play("place influence")
    assert turns == "rbrbrbbb"


@pytest.mark.rules("IG-ROUND-04", "IG-PLAN-04", "IG-ACT-02")
def test_ig_tv_16_whoever_planned_last_acts_first() -> None:
    t = table("b r")
    t.s.to_place = [2, 1]
    t.start(Planning(), ResolveBoxes()).play("b place making", "r place making", "b place making")
    making = slice(FIRST_SPACE[MAKING], FIRST_SPACE[MAKING] + 3)
    left = []
    while t.options:
        left.append((t.actor, t.s.spaces[making]))
        t.play("skip")
    assert left == [("b", [1, 2, 0]), ("r", [1, 0, 0]), ("b", [0, 0, 0])]


@pytest.mark.rules("IG-PLAN-07", "IG-VG-05", "IG-ACT-04")
def test_ig_tv_17_the_toll_stays_even_if_the_action_is_declined() -> None:
    t = table("b r").put("b", "r1", inf=2)
    t.s.to_place = [1, 0]
    t.start(Planning(), ResolveBoxes()).play("place viper")
    assert (t.s.supply[0], t.s.viper_markers[0]) == (17, 1)
    t.play("skip")
    assert (t.s.supply[0], t.s.viper_markers[0]) == (17, 1)
    assert (t.s.population[0], t.s.gold[0], t.s.mfactor[0]) == (4, 2, 1)
    assert t.options == []


@pytest.mark.rules("IG-PLAN-07", "IG-RUL-16")
def test_ig_tv_18_without_a_marker_for_the_toll_there_is_no_viper_gorge() -> None:
    t = table("b r").supply("b", 0).start(Planning())
    assert t.options == [
        f"place {box}" for box in ("influence", "move", "mountain", "raven", "making")
    ]
    assert t.refused("place viper")


@pytest.mark.rules("IG-COMP-11", "IG-ADV-04", "IG-RUL-15")
def test_ig_tv_19_two_players_lay_three_and_two_order_tokens() -> None:
    t = table("b r", advanced="on")
    t.s.round = 2
    t.start(NewOrder())
    assert len(t.options) == 25
    t.play("b order making 1", "r order raven 2", "b order mountain 3", "r order move 4")
    layers = [event.seat for event in t.events("order_token")]
    assert layers == [t.seat(letter) for letter in "brbrb"]
    assert t.s.order_token == [0, 5, 4, 3, 2, 1]
    assert t.options[0].startswith("place")


@pytest.mark.rules("IG-ACT-03")
def test_ig_act_01_boxes_follow_their_order_tokens() -> None:
    t = table("b r")
    t.s.order_token = [0, 5, 4, 3, 2, 1]
    t.s.to_place = [3, 1]
    t.start(Planning(), ResolveBoxes())
    t.play("b place raven", "r place viper", "b place making", "b place viper")
    turns = []
    while t.options:
        turns.append(f"{t.actor} {t.options[0].split()[0]}")
        t.play("skip")
    assert turns == ["b take", "r take", "b shift", "b raven"]


def test_ig_plan_03_boxes_6_and_7_never_hold_markers() -> None:
    assert planning("b k r g").options == [f"place {box}" for box in BOXES]
    assert BOXES == ("viper", "influence", "move", "mountain", "raven", "making")


def test_ig_plan_02_planning_cannot_be_passed() -> None:
    t = planning("b r")
    assert t.refused("skip")
    assert t.refused("done")


@pytest.mark.rules("IG-ED-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ig_clar_08_viper_gorge_has_no_limit_in_any_edition_but_may_get_one(edition: str) -> None:
    t = planning("b r", edition=edition).play(*["place viper"] * 10)
    assert (t.s.viper_actions, t.options) == ([5, 5], [])
    t = planning("b r", edition=edition, viper_cap="1").play("place viper")
    assert t.reason("place viper") == "IG-PLAN-06"


@pytest.mark.parametrize(
    ("letters", "box", "rule"),
    [
        pytest.param("b r g", "making", "IG-PLAN-05", id="IG-PLAN-05"),
        pytest.param("b r", "raven", "IG-PLAN-08", id="IG-PLAN-08"),
        pytest.param("b r", "influence", "IG-PLAN-05", id="IG-PLAN-05 influence"),
    ],
)
def test_a_full_box_is_refused_by_its_rule(letters: str, box: str, rule: str) -> None:
    t = planning(letters)
    while f"place {box}" in t.options:
        t.play(f"place {box}")
    assert t.reason(f"place {box}") == rule


def test_ig_plan_07_without_a_marker_for_the_toll_viper_gorge_is_refused_by_its_rule() -> None:
    assert planning("b r").supply("b", 0).start(Planning()).reason("place viper") == "IG-PLAN-07"


@pytest.mark.parametrize("box", ["influence", "move", "mountain", "raven", "making"])
def test_ig_act_04_a_declined_action_costs_and_does_nothing(box: str) -> None:
    t = table("b r").put("b", "r1", inf=1).reputation("SZ:[R] -3:[B]")
    t.s.to_place = [1, 0]
    t.start(Planning(), ResolveBoxes()).play(f"place {box}")
    before = {**t.s.to_json(), "agenda": []}
    t.play("skip")
    assert (t.s.to_json(), t.options) == (before, [])


@pytest.mark.parametrize("box", ["influence", "move"])
def test_ig_act_05_without_the_price_there_is_no_action(box: str) -> None:
    t = table("b r").put("b", "r1", inf=1).has("b", pop=0, gold=0)
    t.s.to_place = [1, 0]
    t.start(Planning(), ResolveBoxes()).play(f"place {box}")
    assert t.options == [], "nothing but to decline"
    assert (t.markers("b", "r1"), t.s.supply[0]) == (1, 19)
