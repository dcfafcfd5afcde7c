"""Worked examples on team play, and the longer game.

Partners are Red and Yellow, Blue and Green. On GM-12 START.N borders 10.NW, 10.E, START.E and
START.W; START.E also borders START.S and 21.ES.
"""

import pytest

from skald.games.northgard.ids import KAIJA_ATTACKS
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Harvest
from skald.games.northgard.rules.move import Move
from skald.games.northgard.rules.turn import Turn
from skald.games.northgard.rules.year import Year
from skald.games.northgard.setting import complete
from skald.kernel.errors import BadOption
from tests.northgard import Board, board

CLANS = "boar goat wolf stag"
RED, BLUE = 0, 1


def teams(tiles: str = "GM-12", clans: str = CLANS, **options: str) -> Board:
    """Two teams on a map."""
    return board(clans, tiles, teams="on", **options)


@pytest.mark.rules("NG-Q-51")
def test_ng_tv_144_units_pass_through_a_partners_territory() -> None:
    b = teams().put("r", "10.NW", 3).put("y", "START.N", 2).start(Move(RED, 2, 0, 0, 0))
    b.play("move {10.NW}>{START.N} 2", "to {START.E}")
    assert (b.units("10.NW"), b.units("START.E"), b.holder("START.E")) == (1, 2, "r")
    assert (b.holder("START.N"), b.units("START.N")) == ("y", 2)
    assert (b.actor, b.events("combat")) == ("", [])


def test_ng_tv_144_one_move_is_not_enough_to_pass() -> None:
    b = teams().put("r", "10.NW", 3).put("y", "START.N", 2).start(Move(RED, 1, 0, 0, 0))
    assert b.refused("move {10.NW}>{START.N} 2")
    b.play("move {10.NW}>{10.E} 1")
    assert b.units("10.E") == 1


@pytest.mark.rules("NG-Q-51", "NG-CLAR-03")
def test_ng_tv_144_nobody_stops_in_a_partners_territory() -> None:
    b = teams().put("r", "10.NW", 3).put("y", "START.N", 2).start(Move(RED, 2, 0, 0, 0))
    b.play("move {10.NW}>{START.N} 2")
    assert b.refused("done")
    assert all(option.startswith("to ") for option in b.options)
    assert b.says("to {START.N}") not in b.options


def test_ng_tv_146_partners_swap_one_for_one() -> None:
    b = teams().has("r", food=3).has("y", wood=3).start(Harvest())
    for _ in range(2):
        b.play("r swap food>wood", "y agree")
    assert "swap food>wood" in b.options
    b.play("r done", "y done")
    assert (b.goods("r"), b.goods("y")) == ((1, 2, 0), (2, 1, 0))
    assert b.actor == ""


def test_ng_tv_147_nobody_retreats_into_a_partners_territory() -> None:
    """Tile 16: Blue comes over the rough border from S; NW borders E, which is Green's."""
    b = teams("(0,0) 16 k0").put("r", "16.NW", 9).put("b", "16.S", 3).put("g", "16.E", 1)
    b.start(Move(BLUE, 2, 0, 0, 0)).play("move {16.S}>{16.NW} 2", "* die a", "* die a")
    assert (b.units("16.S"), b.units("16.E"), b.s.reserve[BLUE]) == (1, 1, 13)
    assert b.holder("16.NW") == "r"


def test_ng_var_team_01_exactly_four_players() -> None:
    for players in (2, 3, 5):
        with pytest.raises(BadOption):
            complete(players, {"teams": "on"})


def test_ng_var_team_04_partners_never_share_a_territory() -> None:
    """Mercenary recruits into own and neutral territories, Hidden Ways moves to any open one."""
    b = teams().put("r", "10.NW", 2).put("y", "10.E", 1)
    b.start(CardEffects(RED, b.card("mercenary"), 0))
    assert b.refused("recruit {10.E}")
    b.start(CardEffects(RED, b.card("hidden-ways"), 0))
    assert b.refused("to {10.E}")
    b.play("to {21.ES}")
    assert b.options == ["units 1", "units 2"]


def test_ng_var_team_05_a_pass_costs_the_normal_moves() -> None:
    """START.W is Yellow's; from there 16.S lies behind a rough border, 16.E does not."""
    b = teams().put("r", "START.N", 2).put("y", "START.W", 1).start(Move(RED, 2, 0, 0, 0))
    b.play("move {START.N}>{START.W} 1")
    assert b.refused("to {16.S}")
    b.play("to {16.E}")
    assert (b.holder("16.E"), b.actor) == ("r", "")

    b = teams().put("r", "START.N", 2).put("y", "START.W", 1).start(Move(RED, 3, 0, 0, 0))
    b.play("move {START.N}>{START.W} 1", "to {16.S}")
    assert (b.holder("16.S"), b.actor) == ("r", "")


def test_ng_var_team_05_moves_left_after_a_pass_may_be_used() -> None:
    b = teams().put("r", "10.NW", 3).put("y", "START.N", 2).start(Move(RED, 3, 0, 0, 0))
    b.play("move {10.NW}>{START.N} 2", "to {START.E}", "move {START.E}>{21.ES} 1")
    assert (b.units("START.E"), b.units("21.ES"), b.actor) == (1, 1, "")


def test_ng_var_team_05_through_two_territories_of_the_partner() -> None:
    b = teams().put("r", "10.NW", 2).put("y", "START.N", 1).put("y", "START.E", 1)
    b.start(Move(RED, 3, 0, 0, 0)).play("move {10.NW}>{START.N} 2", "to {START.E}", "to {21.ES}")
    assert (b.holder("21.ES"), b.units("21.ES"), b.holder("10.NW")) == ("r", 2, "")
    assert [b.units(part) for part in ("START.N", "START.E")] == [1, 1]


def test_ng_var_team_05_a_pass_may_end_in_an_attack() -> None:
    b = teams().put("r", "10.NW", 3).put("y", "START.N", 2).put("b", "START.E", 1)
    b.start(Move(RED, 2, 0, 0, 0)).play("move {10.NW}>{START.N} 2", "to {START.E}")
    assert [event.facts["attack"] for event in b.events("combat")] == [2]


def test_ng_var_team_05_kaija_does_not_pass_into_an_enemy_territory() -> None:
    b = teams(clans="bear goat wolf stag").put("r", "10.NW", 3, kaija=True).put("y", "START.N", 2)
    b.put("b", "START.E", 1).start(Move(RED, 2, 0, 0, 0)).play("move {10.NW}>{START.N} 2+kaija")
    assert b.refused("to {START.E}")
    b.play("to {START.W}")
    assert (b.units("START.W"), b.s.kaija) == (2, b.t("START.W"))


def surrounded() -> Board:
    """Kaija and two units on 10.NW; START.N is Yellow's, and Blue sits wherever it leads to."""
    b = teams(clans="bear goat wolf stag").put("r", "10.NW", 2, kaija=True).put("y", "START.N", 2)
    for part in ("START.E", "START.W", "10.E"):
        b.put("b", part, 1)
    return b


def test_ng_clan_bear_05_kaija_enters_no_partners_land_without_a_way_out() -> None:
    b = surrounded().start(Move(RED, 2, 0, 0, 0)).play("from {10.NW}", "to {START.N}")
    assert b.options == ["units 1", "units 2"]
    assert b.reason("units 2+kaija") == "NG-CLAN-BEAR-05"
    b.play("units 2", "to {START.E}")
    assert (b.s.kaija, [event.facts["attack"] for event in b.events("combat")]) == (
        b.t("10.NW"),
        [2],
    )


def test_ng_clan_bear_05_kaija_alone_enters_no_partners_land_without_a_way_out() -> None:
    """Neither is Militia playable for her sake, nor any step of it offered."""
    b = teams(clans="bear goat wolf stag").put("r", "10.NW", kaija=True).put("y", "START.N", 2)
    for part in ("START.E", "START.W", "10.E"):
        b.put("b", part, 1)
    b.hand("r", "militia").start(Turn(RED))
    assert b.reason("play militia") == "NG-ACT-PLAY-04"
    b.put("r", "16.S", 2).start(Move(RED, 2, 0, 0, 0))
    assert b.reason("from {10.NW}") == "NG-CLAN-BEAR-05"


def test_ng_card_c_02_kaija_passes_into_an_enemy_territory_when_the_bear_awakens() -> None:
    b = surrounded()
    b.s.flags[RED] |= KAIJA_ATTACKS
    b.start(Move(RED, 2, 0, 0, 0)).play("move {10.NW}>{START.N} 2+kaija", "to {START.E}")
    assert [event.facts["attack"] for event in b.events("combat")] == [4]


def test_ng_var_team_05_nobody_passes_where_a_brown_bear_is() -> None:
    """NG-CREA-16: units that enter a Brown Bear's territory may not move out of it."""
    b = teams(creatures="on").put("r", "START.E", 3).put("y", "START.N", 2)
    b.creature("brown-bear", "START.N").start(Move(RED, 2, 0, 0, 0)).play("from {START.E}")
    assert b.reason("to {START.N}") == "NG-CREA-16"


@pytest.mark.rules("NG-Q-51")
def test_ng_var_team_06_a_swap_needs_the_partners_consent() -> None:
    b = teams().has("r", food=1).has("y", wood=1).has("b", lore=1).start(Harvest())
    assert b.options == ["swap food>wood", "done"]
    b.play("r swap food>wood", "y refuse")
    assert (b.goods("r"), b.goods("y")) == ((1, 0, 0), (0, 1, 0))
    assert (b.actor, b.options) == ("y", ["swap wood>food", "done"]), "nothing else to offer"


def test_ng_clar_21_a_refused_offer_is_not_made_again_and_costs_no_swap() -> None:
    b = teams().has("r", food=2).has("y", wood=1, lore=1).start(Harvest())
    assert b.options == ["swap food>wood", "swap food>lore", "done"]
    b.play("r swap food>wood", "y refuse")
    assert (b.actor, b.options) == ("r", ["swap food>lore", "done"])
    assert b.reason("swap food>wood") == "NG-CLAR-21"
    b.play("r swap food>lore", "y agree")
    assert (b.actor, b.options) == ("r", ["swap lore>food", "swap lore>wood", "done"])
    b.play("r swap lore>food", "y agree")
    assert (b.actor, b.goods("r")) == ("y", (2, 0, 0)), "two swaps were made: it is enough"


def test_ng_var_team_06_each_partner_may_offer() -> None:
    b = teams().has("r", food=1).has("y", wood=1).start(Harvest())
    b.play("r done", "y swap wood>food", "r agree")
    assert (b.goods("r"), b.goods("y")) == ((0, 1, 0), (1, 0, 0))


def test_ng_var_team_06_no_swaps_without_teams() -> None:
    b = board(CLANS, "GM-12").has("r", food=3).has("y", wood=3).start(Harvest())
    assert not [option for option in b.options if option.startswith("swap")]


@pytest.mark.rules("NG-GLOS-09")
def test_ng_var_team_09_a_partner_is_no_target() -> None:
    """Plunder hits a unit in an enemy territory next to an own one; only Blue's is that here."""
    b = teams().put("y", "10.NW", 1).put("r", "START.N", 1).put("b", "10.E", 1)
    b.start(CardEffects(2, b.card("plunder"), 0))
    assert [event.seat for event in b.events("units_return")] == [BLUE]
    b.hand("y", "plunder").start(Turn(2))
    assert b.refused("play plunder")


# Ten years.


def leave_to_chance(b: Board) -> Board:
    """Let chance take its first option as long as it is asked."""
    while b.actor == "*":
        b.play(b.options[0])
    return b


@pytest.mark.rules("NG-VAR-LONG-01")
@pytest.mark.parametrize(
    ("year", "revealed"),
    [(1, "early"), (3, "early"), (4, "advanced"), (7, "advanced"), (9, "advanced"), (10, "")],
)
def test_ng_var_long_02_early_cards_for_three_years(year: int, revealed: str) -> None:
    b = board("wolf stag", years="10")
    b.s.year = year - 1
    leave_to_chance(b.start(Year()))
    sets = [b.s.setting.content.cards[card].set for card in b.s.display]
    assert sets == ([revealed] * 2 if revealed else [])


def test_ng_var_long_02_achievements_are_picked_in_year_ten() -> None:
    b = board("wolf stag", years="10")
    b.s.display = [b.card("spy"), b.card("fishing")]
    b.s.achievements = [b.card("builder"), b.card("warlord")]
    for year, picks in ((7, ["pick spy", "pick fishing"]), (10, ["pick builder", "pick warlord"])):
        b.s.year = year
        assert b.start(Turn(RED)).play("pass").options == picks
