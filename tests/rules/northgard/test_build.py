"""Worked examples on Build."""

import pytest

from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.turn import Turn
from tests.northgard import Board, board


def plays(b: Board, card: str) -> Board:
    """Red carries out a card."""
    return b.start(CardEffects(0, b.card(card), 0))


def test_ng_tv_05_what_two_wood_can_build_where() -> None:
    """A has a plain small space, B one with the Carved Stone symbol, C a large one."""
    b = board("boar raven", "(0,0) 05 k0; (3,0) 12 k0").has("r", wood=2)
    b.put("r", "12.N", 1).put("r", "05.NW", 1).put("r", "05.ES", 1)
    small = ["food-silo", "woodcutter-lodge", "defense-tower", "training-camp"]
    assert plays(b, "build").options == [f"build {name}" for name in (*small, "carved-stone")]
    for name in small:
        plays(b, "build").play(f"build {name}")
        assert b.options == [b.says("in {05.NW}"), b.says("in {12.N}")]
    plays(b, "build")
    assert b.refused("build carved-stone {12.N}")
    assert b.refused("build forge {05.ES}")
    b.play("build carved-stone {05.NW}")
    assert b.goods("r") == (0, 1, 0)


@pytest.mark.rules("NG-EXPLORE-12", "NG-BLDG-09")
def test_ng_tv_59_two_silos_of_a_merged_territory_both_work() -> None:
    """GM-7: Red holds both sides of the gap and fills it with tile 13 (printed: one wood)."""
    b = board("wolf raven", "GM-7").put("r", "11.ESW", 1).put("r", "17.ESW", 1).pile("13")
    b.built("11.ESW", "food-silo", space=1).built("17.ESW", "food-silo")
    plays(b, "explore").play("lay 13 1,0 k0")
    assert b.t("11.ESW") == b.t("17.ESW")
    b.start(Harvest())
    assert b.goods("r") == (2, 1, 0)
    plays(b.has("r", wood=3), "build")
    assert b.refused("build food-silo")
    b.play("build woodcutter-lodge")
    assert b.goods("r") == (2, 2, 0)


def test_ng_tv_60_with_seven_forges_on_the_map_nobody_builds_another() -> None:
    large = ("04.NW", "05.ES", "11.ESW", "13.NESW", "15.NW", "17.ESW", "21.ES")
    tiles = "; ".join(f"({3 * n},0) {part[:2]} k0" for n, part in enumerate(large))
    b = board("boar raven", tiles + "; (0,9) 24 k0").put("r", "24.NW", 1).has("r", wood=3)
    for part in large:
        b.built(part, "forge")
    plays(b, "build")
    assert b.options == ["build fortress", "build altar"]


def test_ng_tv_61_a_tower_may_use_the_only_carved_space() -> None:
    b = board("boar raven", "GM-5").put("r", "05.NW", 1).has("r", wood=2)
    plays(b, "build")
    assert "build carved-stone" in b.options
    b.play("build defense-tower")
    assert b.goods("r") == (0, 1, 0)
    b.hand("r", "build").start(Turn(0))
    assert b.refused("play build")


@pytest.mark.rules("NG-CLAN-GOAT-01")
def test_ng_tv_62_the_goat_collects_food_for_building() -> None:
    b = board("goat raven", "GM-5").put("r", "20.NW", 1).has("r", wood=3)
    plays(b, "build").play("build altar")
    assert b.goods("r") == (2, 0, 0)
    plays(b.has("r", wood=4), "build").play("build fortress")
    plays(b, "build").play("build food-silo")
    assert b.goods("r") == (2 + 2 + 1, 0, 0)


def test_ng_build_02_everybody_pays_from_his_own_stock() -> None:
    b = board("boar raven", "GM-5").put("b", "20.NW", 1).has("r", wood=9).has("b", wood=1)
    b.start(CardEffects(1, b.card("build"), 0))
    assert b.refused("build forge")
    b.play("build food-silo")
    assert (b.goods("r"), b.goods("b")) == ((0, 9, 0), (0, 0, 0))


def test_ng_build_01_only_in_an_own_territory() -> None:
    b = board("boar raven", "GM-5").put("r", "20.NW", 1).put("b", "20.ES", 1).has("r", wood=9)
    plays(b, "build")
    assert b.refused("build food-silo {20.ES}")
    assert b.refused("build forge {21.ES}")
    b.play("build food-silo {20.NW}")
    assert b.s.buildings[b.t("20.NW")]


def test_ng_build_02_wood_is_paid_and_a_card_may_lower_the_price() -> None:
    """Simple Living builds for 1 wood less."""
    b = board("boar raven", "GM-5").put("r", "20.NW", 1).has("r", wood=2)
    plays(b, "build")
    assert b.options == [
        "build food-silo",
        "build woodcutter-lodge",
        "build defense-tower",
        "build training-camp",
    ]
    plays(b, "simple-living").play("build fortress")
    assert b.goods("r") == (0, 0, 0)
    plays(b, "simple-living").play("build food-silo")
    assert b.goods("r") == (0, 0, 0)


def test_ng_build_03_one_token_per_space() -> None:
    """20.NW of GM-5 has one small and two large spaces."""
    b = board("boar raven", "GM-5").put("r", "20.NW", 1).built("20.NW", "food-silo", "forge")
    plays(b.has("r", wood=9), "build")
    assert b.options == ["build fortress", "build altar"]
    b.play("build altar").hand("r", "build").start(Turn(0))
    assert b.refused("play build")


def test_ng_build_04_a_player_may_choose_which_small_space_to_use() -> None:
    """The closed territory of GM-3 has two plain spaces and one Carved Stone space."""
    b = board("boar raven", "GM-3").put("r", "20.NW", 1).has("r", wood=3)
    plays(b, "build").play("build food-silo {20.NW} on carved")
    plays(b, "build")
    assert "build carved-stone" not in b.options
    b.play("build defense-tower")
    plays(b, "build").play("build training-camp")
    assert b.goods("r") == (0, 0, 0)


def test_ng_build_05_no_second_building_of_a_type_in_a_territory() -> None:
    b = board("boar raven", "GM-5").put("r", "20.ES", 1).put("r", "20.NW", 1).has("r", wood=5)
    plays(b.built("20.ES", "food-silo"), "build")
    assert b.refused("build food-silo {20.ES}")
    b.play("build food-silo {20.NW}")
    assert b.goods("r") == (0, 4, 0)


def test_ng_build_06_a_small_type_runs_out_too() -> None:
    b = board("boar raven", "GM-5").put("r", "20.ES", 1).has("r", wood=1)
    b.s.tokens[0] = 0
    plays(b, "build")
    assert b.refused("build food-silo")


def test_ng_build_08_closed_or_open_makes_no_difference() -> None:
    b = board("boar raven", "GM-1").put("r", "02.N", 1).put("r", "02.ESW", 1).has("r", wood=2)
    plays(b, "build").play("build food-silo {02.N}")
    plays(b, "build").play("build food-silo {02.ESW}")
    assert b.goods("r") == (0, 0, 0)


def test_ng_build_01_a_feast_builds_one_building() -> None:
    b = board("boar raven", "GM-5").put("r", "20.ES", 1).has("r", wood=3)
    plays(b, "feast").play("choose build", "build food-silo")
    assert (b.actor, b.goods("r")) == ("", (0, 2, 0))


def test_ng_card_23_each_build_of_a_card_feeds_the_goat() -> None:
    b = board("goat raven", "GM-5").put("r", "20.ES", 1).has("r", wood=2)
    plays(b, "carpentry-mastery").play("build food-silo {20.ES}", "build training-camp {20.ES}")
    assert b.goods("r") == (2, 0, 0)
