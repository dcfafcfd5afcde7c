"""The Achievement cards and Unrest."""

import pytest

from skald.games.northgard.content import default
from skald.games.northgard.rules.endings import fame_breakdown, total_fame
from skald.games.northgard.rules.winter import Winter
from tests.northgard import Board, board
from tests.rules.northgard.cards import turn

ACHIEVEMENTS = [default().cards[card].name for card in default().cards_of["achievement"]]


def worth(b: Board, name: str) -> int:
    """What an Achievement in Red's draw pile counts at the end."""
    return fame_breakdown(b.zones("r", draw=name).s, 0)["achievements"]


def test_ng_tv_247_achievements_over_one_closed_territory() -> None:
    b = board("wolf stag", "GM-3").put("r", "05.NW", 2).built("05.NW", "food-silo", "fortress")
    values = [worth(b, name) for name in ACHIEVEMENTS[:5]]
    assert values == [4, 2, 6, 0, 0]


@pytest.mark.rules("NG-Q-82")
def test_ng_tv_248_a_lair_without_the_module_and_kaija_count() -> None:
    b = board("bear stag", "GM-12").put("r", "04.NW", 4).put("r", "04.E", kaija=True)
    assert (worth(b, "trapper"), worth(b, "warlord")) == (3, 5)


def test_ng_card_ach_01_builder_counts_buildings_without_a_space_too() -> None:
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).built("20.NW", "food-silo", "forge")
    b.built("20.NW", "carved-stone", space=2).built("20.ES", "defense-tower")
    assert worth(b, "builder") == 1 + 3 + 1


def test_ng_card_ach_02_explorer_counts_empty_spaces_of_own_territories() -> None:
    b = board("wolf stag", "GM-5").put("r", "20.NW", 1).put("r", "05.NW", 1).put("b", "21.ES", 1)
    assert worth(b, "explorer") == 1 + 2 * 3 + 1
    b.built("20.NW", "altar").built("05.NW", "defense-tower", space=1)
    assert worth(b, "explorer") == 1 + 3
    assert worth(b.built("20.NW", "carved-stone", space=2), "explorer") == 1 + 3


@pytest.mark.rules("NG-END-06")
def test_ng_card_ach_03_food_trader_counts_the_yield_and_not_the_stock() -> None:
    b = board("wolf stag", "GM-2").put("r", "02.N", 1).put("r", "02.ESW", 1).has("r", food=9)
    assert worth(b, "food-trader") == 2 * 2
    assert worth(b.built("02.N", "food-silo"), "food-trader") == 3 * 2


def test_ng_card_ach_04_wood_trader_counts_icons_and_lodges() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 1).built("02.N", "woodcutter-lodge")
    assert worth(b.has("r", wood=9), "wood-trader") == 2 * 2


def test_ng_card_ach_05_scholar_counts_icons_and_carved_stones() -> None:
    b = board("wolf stag", "GM-12").put("r", "16.S", 1).put("r", "04.S", 1).has("r", lore=9)
    assert worth(b, "scholar") == 2
    assert worth(b.built("04.S", "carved-stone"), "scholar") == 4


@pytest.mark.rules("NG-GLOS-13", "NG-CREAT-01")
def test_ng_card_ach_06_trapper_counts_lairs_with_or_without_the_module() -> None:
    for creatures in ("off", "on"):
        b = board("wolf stag", "GM-13", creatures=creatures).put("r", "02.N", 1).put("r", "24.E", 1)
        assert worth(b, "trapper") == 6
    assert worth(board("wolf stag", "GM-13").put("b", "02.N", 1), "trapper") == 0


@pytest.mark.rules("NG-Q-82")
def test_ng_card_ach_07_warlord_counts_units_and_by_option_not_kaija() -> None:
    for counted, value in (("on", 4), ("off", 3)):
        b = board("bear stag", "GM-1", warlord_counts_kaija=counted).put("r", "02.N", 2, kaija=True)
        assert worth(b.put("r", "02.ESW", 1).put("b", "11.ESW", 5), "warlord") == value


@pytest.mark.rules("NG-Q-50")
@pytest.mark.parametrize("zone", ["hand", "bag", "top", "active", "discard"])
def test_ng_card_24_fame_on_cards_counts_in_every_zone(zone: str) -> None:
    b = board("wolf stag", "GM-2").put("r", "02.ESW", 1).zones("r").has("r", food=3)
    cards = [b.card(name) for name in ("feast", "wolf-clan", "fishing", "food-trader", "unrest")]
    getattr(b.s, zone)[0] = cards
    assert total_fame(b.s, 0) == 1 + 2 + 2 - 5


@pytest.mark.parametrize("name", ACHIEVEMENTS)
def test_ng_card_ach_an_achievement_is_a_blank_card_in_hand(name: str) -> None:
    b = turn(board("wolf stag", "GM-1").put("r", "02.N", 1).has("r", lore=3), name)
    verbs = [line.split()[0] for line in b.options]
    assert verbs == ["wait", "replace", "remove", "upgrade", "sacrifice", "pass"]


# Unrest.


def test_ng_card_u_01_unrest_can_only_be_put_down() -> None:
    b = turn(board("wolf stag", "GM-1").put("r", "02.N", 1).has("r", lore=3), "unrest")
    assert b.options == ["wait unrest", "replace unrest", "upgrade unrest", "pass"]
    assert all(b.refused(f"{verb} unrest") for verb in ("play", "remove", "sacrifice"))
    b.play("upgrade unrest", "take plunder")
    assert (b.cards("active", "r"), b.cards("hand", "r")) == (["unrest"], ["plunder"])


def test_ng_card_u_01_each_unrest_costs_five_fame() -> None:
    b = board("wolf stag").zones("r", draw="unrest unrest", discard="unrest")
    assert fame_breakdown(b.s, 0)["unrest"] == -15


@pytest.mark.rules("NG-Q-10")
def test_ng_tv_249_without_unrest_cards_fame_and_a_card_are_lost() -> None:
    b = board("wolf stag", "GM-1").put("r", "02.N", 4).zones("r", draw="feast").on_top("r", "move")
    b.s.unrest = 0
    b.start(Winter())
    assert (b.fame("r"), b.cards("discard", "r"), b.cards("bag", "r")) == (-5, ["move"], ["feast"])
    b.start(Winter()).play("* lose feast")
    assert (b.fame("r"), b.cards("discard", "r")) == (-10, ["move", "feast"])
    b.start(Winter())
    assert (b.fame("r"), b.cards("discard", "r")) == (-15, ["move", "feast"])
