"""Worked examples on the end of the year and of the game, those of the variants included."""

from pathlib import Path

import pytest

from skald.games.northgard.game import RULES
from skald.games.northgard.ids import LETTERS
from skald.games.northgard.rules.endings import EndOfYear, fame_breakdown, total_fame
from skald.games.northgard.rules.year import NewYear
from skald.kernel.record import Record
from tests.northgard import Board, board

GOLDEN = Path(__file__).parents[2] / "golden/northgard"
FAME_SOURCES = {
    *("NG-EXPLORE-15", "NG-HARV-01", "NG-HARV-02", "NG-CREA-37"),
    *("NG-CLAN-STAG-01", "NG-CLAN-STAG-02"),
}

# Six islands: the NW part of each of these tiles, with a large space, is closed on three tiles
# by a part above it and a part to its left.
CASTLES = ("04", "15", "24", "25", "27", "31")
ABOVE = ("07", "08", "12", "14", "33", "10")
LEFT = ("01", "03", "06", "22", "30", "START")
ISLANDS = ";".join(
    f"({4 * n},0) {CASTLES[n]} k0; ({4 * n},1) {ABOVE[n]} k0; ({4 * n - 1},0) {LEFT[n]} k0"
    for n in range(6)
)


def castles(clans: str = "boar goat", year: int = 4, **options: str) -> Board:
    """The six islands, with nothing on them."""
    b = board(clans, ISLANDS, **options)
    b.s.year = year
    return b


def holds(b: Board, letter: str, *tiles: str, building: str = "forge", units: int = 1) -> Board:
    """A seat has units and a large building in these castles."""
    for tile in tiles:
        b.put(letter, f"{tile}.NW", units).built(f"{tile}.NW", building)
    return b


def winners(b: Board) -> str:
    """The letters of the winners at the end of the year; nothing if the game goes on."""
    outcome = RULES.outcome(b.start(EndOfYear()).s)
    return "".join(LETTERS[seat] for seat in outcome.winners) if outcome else ""


@pytest.mark.rules("NG-GLOS-14", "NG-END-01", "NG-EOY-01")
def test_ng_tv_130_three_closed_territories_with_large_buildings_win() -> None:
    b = holds(castles(), "r", "04", "15")
    assert winners(b) == ""
    assert winners(holds(b, "r", "24", building="altar")) == "r"
    assert (b.actor, b.options) == ("", [])


@pytest.mark.rules("NG-END-02")
def test_ng_tv_131_two_in_one_territory_count_once_and_open_ones_not_at_all() -> None:
    """The four inner parts of the first map have three large spaces and are closed."""
    b = board("boar goat", "(0,0) 05 k3; (1,0) 21 k2; (1,1) 28 k3; (0,1) 20 k2")
    b.lay("(9,0) 04 k0; (9,1) 07 k0; (8,0) 01 k0; (0,9) 13 k0")
    b.put("r", "20.NW", 1).built("20.NW", "forge", "altar")
    b.put("r", "04.NW", 1).built("04.NW", "forge")
    b.put("r", "13.NESW", 1).built("13.NESW", "fortress")
    assert winners(b) == ""


@pytest.mark.rules("NG-GLOS-07", "NG-END-02")
def test_ng_tv_132_a_territory_without_units_does_not_count() -> None:
    b = holds(castles(), "r", "04", "15").built("24.NW", "forge", "altar")
    assert winners(b) == ""
    assert winners(b.put("r", "24.NW", 1)) == "r"


@pytest.mark.rules("NG-END-03")
def test_ng_tv_133_of_two_who_qualify_fame_then_territories_decide() -> None:
    """Red has more units and buildings, Blue one territory more."""
    b = holds(castles(), "r", "04", "15", "24", units=3).built("04.NW", "food-silo")
    b.put("r", "04.E", 1).put("r", "04.S", 1)
    holds(b, "b", "25", "27", "31").put("b", "25.E", 1).put("b", "25.S", 1).put("b", "27.E", 1)
    b.s.fame = [31, 31]
    assert winners(b) == "b"
    b.s.fame = [32, 31]
    assert winners(b) == "r"


@pytest.mark.rules("NG-END-08")
def test_ng_tv_134_the_territory_victory_beats_any_fame() -> None:
    b = holds(castles(year=7), "r", "04", "15", "24").put("b", "25.NW", 1)
    b.s.fame = [20, 50]
    assert winners(b) == "r"


@pytest.mark.rules("NG-Q-50", "NG-END-05")
def test_ng_tv_135_the_final_count() -> None:
    """Builder is worth 4 with a Silo and a Fortress; the cards lie in all four zones."""
    b = board("boar goat", "GM-3").put("r", "20.NW", 1).built("20.NW", "food-silo", "fortress")
    b.hand("r", "spy", "move").zones("r", "fishing unrest feast", "lore-mastery", "unrest")
    b.on_top("r", "builder").has("r", food=5, wood=3).s.fame[0] = 23
    assert fame_breakdown(b.s, 0) == {
        "tokens": 23,
        "resources": 2,
        "developments": 6,
        "achievements": 4,
        "unrest": -10,
    }
    assert total_fame(b.s, 0) == 25


@pytest.mark.rules("NG-END-05")
def test_ng_tv_136_three_resources_of_any_kind_are_one_fame() -> None:
    b = board("boar goat wolf").has("r", food=2, wood=2, lore=1).has("b", food=1, lore=1)
    b.has("y", food=3, wood=3)
    assert [total_fame(b.s, seat) for seat in range(3)] == [1, 0, 2]


def last_year(units: tuple[int, int], buildings: tuple[int, int] = (0, 0)) -> Board:
    """Year 7: 40 fame and 6 territories each, with so many units and buildings."""
    b = castles(year=7)
    b.s.fame = [40, 40]
    parts = ("04.NW", "04.E", "04.S", "07.N", "07.WE", "01.N")
    mirror = ("15.NW", "15.E", "15.S", "08.N", "08.WE", "03.N")
    for letter, homes, number, built in zip("rb", (parts, mirror), units, buildings, strict=True):
        for part in homes:
            b.put(letter, part, 1)
        b.put(letter, homes[0], number - 6)
        b.built(homes[0], *("forge", "food-silo")[:built])
    return b


def test_ng_tv_137_units_break_a_tie_of_fame_and_territories() -> None:
    assert winners(last_year((11, 9), (0, 2))) == "r"
    assert winners(last_year((9, 11), (2, 0))) == "b"


@pytest.mark.rules("NG-Q-49")
def test_ng_tv_138_a_full_tie_is_a_shared_victory() -> None:
    assert winners(last_year((9, 9), (1, 1))) == "rb"


@pytest.mark.rules("NG-Q-49")
def test_ng_end_07_buildings_are_the_last_tie_break() -> None:
    assert winners(last_year((9, 9), (1, 2))) == "b"


def test_ng_end_07_territories_count_open_or_closed() -> None:
    b = last_year((11, 9)).put("b", "03.W", 1)
    assert winners(b) == "b"


def test_ng_end_07_kaija_breaks_a_tie_as_one_unit() -> None:
    b = castles("bear goat", year=7).put("r", "04.NW", 2, kaija=True).put("b", "15.NW", 2)
    assert winners(b) == "r"
    assert winners(b.put("b", "15.NW", 1)) == "rb"


@pytest.mark.rules("NG-GLOS-14", "NG-EOY-01")
def test_ng_end_04_the_last_year_ends_the_game_by_fame() -> None:
    b = castles(year=6)
    b.put("r", "04.NW", 1).put("b", "15.NW", 1)
    b.s.fame = [7, 8]
    assert winners(b) == ""
    b.s.year = 7
    assert winners(b) == "b"
    outcome = RULES.outcome(b.s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("fame", (7, 8))


def test_ng_eoy_04_the_next_year_begins() -> None:
    b = castles(year=3).put("r", "04.NW", 1).put("b", "15.NW", 1).start(EndOfYear(), NewYear())
    assert b.s.year == 4


@pytest.mark.parametrize("game", ["3p-creatures", "4p-fame"])
def test_ng_end_09_where_fame_comes_from(game: str) -> None:
    text = (GOLDEN / f"{game}.txt").read_text(encoding="utf-8")
    plies = Record.from_text(text).replay(listen=True).history
    told = [event for ply in plies for event in ply.events if event.name == "fame"]
    gains = {event.rule for event in told if event.facts["amount"] > 0}
    assert {"NG-EXPLORE-15", "NG-HARV-01"} <= gains <= FAME_SOURCES


# Second chance.


def test_ng_tv_139_a_player_without_units_begins_anew() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).hand("b", "spy").has("b", wood=2)
    b.s.year, b.s.fame[1] = 3, 4
    b.start(EndOfYear())
    free = [b.says(f"group {{{part}}}") for part in ("20.ES", "05.NW", "21.ES")]
    assert (b.actor, b.options) == ("b", [*free, "none"])
    b.play("group {21.ES}")
    assert (b.holder("21.ES"), b.units("21.ES"), b.s.reserve[1]) == ("b", 3, 11)
    assert (b.cards("hand", "b"), b.goods("b"), b.fame("b")) == (["spy"], (0, 2, 0), 4)


def pocket(clans: str, *pile: str) -> Board:
    """GM-3p in year 3, all of it Red's; a tile in the pocket closes the inner territory."""
    b = board(clans, "GM-3p").pile(*pile)
    for part in ("05.NW", "05.ES", "21.ES", "28.ES"):
        b.put("r", part, 1)
    b.s.year = 3
    return b.start(EndOfYear())


@pytest.mark.rules("NG-Q-24")
def test_ng_tv_140_without_a_neutral_territory_a_tile_makes_one() -> None:
    """13 would only join Red's land and goes under the pile; 20 k2 closes Red's territory."""
    b = pocket("stag boar", "13", "20", "16", "24", "26")
    b.play("b tile START", "cell 0,1", "turn 2")
    assert not b.s.land.is_open(b.t("05.NW"))
    assert (b.holder("20.ES"), b.units("20.ES"), b.s.reserve[1]) == ("b", 3, 11)
    assert [b.fame(letter) for letter in "rb"] == [0, 0]
    assert b.goods("b") == (0, 0, 0)
    names = [b.s.setting.content.tiles[tile].name for tile in b.s.tile_bottom]
    assert names == ["16", "24", "26", "13"]


@pytest.mark.rules("NG-EOY-01")
def test_ng_tv_141_no_second_chance_once_the_game_is_over() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1)
    b.s.year = 7
    assert winners(b) == "r"
    assert b.options == []
    b = holds(castles("boar goat wolf"), "r", "04", "15", "24")
    assert winners(b) == "r"
    assert b.options == []


def test_ng_eoy_02_the_second_chance_may_be_declined() -> None:
    b = board("boar goat", "GM-5").put("r", "20.NW", 1).start(EndOfYear()).play("none")
    assert (b.actor, b.s.reserve[1]) == ("", 14)


@pytest.mark.rules("NG-Q-24")
def test_ng_eoy_02_several_players_in_order_from_the_first() -> None:
    b = board("boar goat wolf", "GM-4").put("r", "20.NW", 1)
    b.s.first = b.seat("y")
    b.pile("24").start(EndOfYear())
    assert b.actor == "y"
    b.play("group {20.ES}")
    assert (b.actor, b.options) == ("b", ["tile START", "none"])


def test_ng_clar_05_kaija_may_be_one_of_the_three() -> None:
    b = board("boar bear", "GM-5").put("r", "20.NW", 1).start(EndOfYear())
    b.play("group {21.ES}+kaija")
    assert (b.units("21.ES"), b.s.reserve[1], b.s.kaija) == (2, 12, b.t("21.ES"))


def test_ng_q_41_kaija_alone_is_a_unit_on_the_map() -> None:
    b = board("boar bear", "GM-5").put("r", "20.NW", 1).put("b", "21.ES", kaija=True)
    assert b.start(EndOfYear()).actor == ""


def test_ng_eoy_03_the_player_may_decline_the_tile() -> None:
    b = pocket("stag boar", "20").play("none")
    assert (b.actor, b.s.reserve[1], len(b.s.tile_bottom)) == ("", 14, 1)


@pytest.mark.rules("NG-Q-24")
def test_ng_eoy_03_no_tile_that_fits_or_no_tile_at_all() -> None:
    """13 joins Red's land wherever it goes."""
    b = pocket("stag boar", "13").play("tile START")
    assert (b.actor, b.s.reserve[1], len(b.s.tile_bottom)) == ("", 14, 1)
    assert pocket("stag boar").actor == ""


def test_ng_eoy_03_the_group_goes_to_an_empty_part_of_the_new_tile() -> None:
    """24 k0 to the right of 21: its NW part joins Red, its other parts are free."""
    b = pocket("stag boar", "24").play("tile START", "cell 2,0", "turn 0")
    assert b.options == [b.says("group {24.E}"), b.says("group {24.S}")]


# Variants.


@pytest.mark.rules("NG-VAR-LONG-01", "NG-VAR-LONG-03", "NG-Q-54")
def test_ng_tv_142_no_territory_victory_in_ten_years() -> None:
    b = holds(castles(year=5, years="10"), "r", "04", "15", "24").put("b", "25.NW", 1)
    assert winners(b) == ""
    b.s.year, b.s.fame = 7, [0, 9]
    assert winners(b) == ""
    b.s.year = 10
    assert winners(b) == "b"


def test_ng_tv_143_a_team_needs_five() -> None:
    b = holds(castles("boar goat wolf stag", teams="on"), "r", "04", "15", "24")
    holds(b, "y", "25").put("b", "31.NW", 1).put("g", "27.E", 1)
    assert winners(b) == ""
    assert winners(holds(b, "y", "27")) == "ry"


def test_ng_var_team_08_by_option_three_of_one_partner_win() -> None:
    b = castles("boar goat wolf stag", teams="on", team_win="single")
    holds(b, "g", "04", "15").put("r", "25.NW", 1).put("y", "31.NW", 1)
    assert winners(holds(b, "b", "24")) == ""
    assert winners(holds(b, "g", "27")) == "bg"


def test_ng_var_team_07_fame_of_partners_is_added() -> None:
    b = castles("boar goat wolf stag", year=7, teams="on")
    b.s.fame = [30, 20, 1, 12]
    assert winners(b) == "bg"
    b.s.fame = [30, 20, 3, 12]
    assert winners(b) == "ry"


def test_ng_var_team_07_tie_breaks_are_the_teams() -> None:
    """Red alone has most territories, Blue and Green have more together."""
    b = castles("boar goat wolf stag", year=7, teams="on").put("r", "04.E", 1).put("r", "04.S", 1)
    b.put("b", "15.E", 1).put("b", "15.S", 1).put("g", "25.E", 1)
    assert winners(b) == "bg"


def test_ng_clar_16_resources_are_rounded_for_each_partner() -> None:
    b = castles("boar goat wolf stag", year=7, teams="on")
    b.has("r", food=2).has("y", wood=2).has("b", lore=3)
    assert winners(b) == "bg"


def test_ng_q_54_teams_over_ten_years_win_by_fame_alone() -> None:
    b = castles("boar goat wolf stag", year=5, teams="on", years="10")
    holds(b, "r", "04", "15", "24").put("b", "31.NW", 1).put("g", "25.E", 1)
    assert winners(holds(b, "y", "25", "27")) == "", "five together would win in seven years"
    b.s.year, b.s.fame = 10, [1, 5, 1, 4]
    assert winners(b) == "bg"
