"""The Advanced Development cards that reach for the units of others: Bribery and Capture."""

import pytest

from tests.northgard import board
from tests.rules.northgard.cards import can_play, score, turn


@pytest.mark.rules("NG-Q-71", "NG-COMBAT-01", "NG-COMBAT-02")
def test_ng_tv_242_bribed_units_attack_for_their_owner() -> None:
    b = board("stag wolf bear", "GM-2").put("r", "11.ESW", 1).put("b", "02.ESW", 3)
    b.put("y", "02.N", 2).has("b", food=1).has("y", food=1).has("r", food=1)
    turn(b, "bribery").play("play bribery", "from {02.ESW}", "units 2", "b spend 1", "y spend 0")
    b.play("* die b", "* die c", "y point", "y retreat {07.N}*2")
    assert (score(b), b.holder("02.N"), b.units("02.ESW")) == ((6, 3), "b", 1)
    assert (b.goods("b"), b.goods("r"), b.fame("r")) == ((1, 0, 0), (1, 0, 0), 0)


@pytest.mark.rules("NG-Q-71")
def test_ng_card_a_27_bribery_moves_one_or_two_regular_units_over_any_border() -> None:
    b = board("stag bear", "GM-4").put("b", "20.NW", 3, kaija=True)
    turn(b, "bribery").play("play bribery")
    assert b.options == ["units 1", "units 2"]
    b.play("units 2")
    assert (b.units("20.NW"), b.units("20.ES"), b.s.kaija) == (1, 2, b.t("20.NW"))
    assert not can_play(board("stag bear", "GM-4").put("b", "20.NW", kaija=True), "bribery")
    assert not can_play(board("stag bear", "GM-4").put("r", "20.NW", 1), "bribery")


def test_ng_card_a_27_bribery_may_lead_into_the_own_territory() -> None:
    b = board("stag wolf", "GM-4").put("r", "20.NW", 3).put("b", "20.ES", 1)
    turn(b, "bribery").play("play bribery", "* die a", "* die a")
    assert (score(b), b.holder("20.ES"), b.s.reserve[1]) == ((3, 5), "", 14)


def test_ng_tv_245_capture_adds_a_unit_without_recruiting() -> None:
    b = board("stag wolf", "GM-1").put("r", "02.ESW", 1).put("b", "02.N", 2)
    b.built("02.ESW", "training-camp")
    turn(b, "capture").play("play capture")
    assert (b.units("02.N"), b.units("02.ESW"), b.options) == (1, 2, ["done"])


def test_ng_card_a_36_capture_strikes_a_neighbour_and_needs_a_model_only_for_itself() -> None:
    b = board("bear stag", "GM-2").put("r", "02.ESW", 13).put("b", "11.ESW", 1)
    assert not can_play(b, "capture")
    turn(b.put("b", "02.N", 2).put("r", "07.N", 1), "capture").play("play capture")
    assert (b.units("02.N"), b.s.kaija, b.options) == (1, -1, ["done"])
