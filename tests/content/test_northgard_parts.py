"""The packaged counts, buildings, die, costs and creatures of Northgard."""

import pytest

from skald.games.northgard.content import Content, default


@pytest.fixture(scope="module")
def content() -> Content:
    return default()


def test_ng_comp_01_ng_comp_02_ng_comp_11_ng_comp_16_counts(content: Content) -> None:
    assert (content.units, content.building_tokens, content.unrest) == (14, 7, 10)
    assert (content.fewest_players, content.most_players) == (2, 5)


@pytest.mark.parametrize(
    ("years", "early", "advanced"),
    [pytest.param(7, 2, 4, id="NG-SETUP-04"), pytest.param(10, 3, 6, id="NG-VAR-LONG-02")],
)
def test_ng_comp_13_turn_track(content: Content, years: int, early: int, advanced: int) -> None:
    track = content.tracks[years]
    assert (track.years, track.early, track.advanced) == (years, early, advanced)
    assert list(content.tracks) == [7, 10]


@pytest.mark.rules(
    "NG-BLDG-02", "NG-BLDG-03", "NG-BLDG-04", "NG-BLDG-05", "NG-BLDG-06", "NG-BLDG-07", "NG-BLDG-08"
)
def test_ng_bldg_01_to_08_buildings(content: Content) -> None:
    drawn = [
        f"{one.name} {'large' if one.large else 'small'} {one.price} {one.effect} {one.amount}"
        for one in content.buildings
    ]
    assert drawn == [
        "food-silo small 1 food 1",
        "woodcutter-lodge small 1 wood 1",
        "defense-tower small 1 casualty 1",
        "training-camp small 1 unit 1",
        "carved-stone small 1 lore 1",
        "fortress large 3 points 2",
        "forge large 3 card 1",
        "altar large 3 fame 3",
    ]


def test_ng_bldg_01_to_08_flat_lists(content: Content) -> None:
    assert [building.large for building in content.buildings] == [False] * 5 + [True] * 3
    assert content.building_price == [1, 1, 1, 1, 1, 3, 3, 3]
    resources = [building.resource for building in content.buildings]
    assert resources == [0, 1, -1, -1, 2, -1, -1, -1]
    assert content.buildings[7].title == "Altar of Kings"


@pytest.mark.rules("NG-COMP-04")
def test_ng_combat_17_die(content: Content) -> None:
    assert content.die == [(2, 0, 0), (3, 0, 0), (1, 1, 1), (2, 1, 0), (0, 2, 0), (1, 1, 0)]


def test_tv_96_odds_of_the_die(content: Content) -> None:
    """Points alone, the choice face taken as a point, a tie to the defender."""
    points = [face[0] for face in content.die]
    shares = [sum(a + lead > d for a in points for d in points) for lead in range(-2, 5)]
    assert [round(100 * share / 36, 1) for share in shares] == [
        *(2.8, 13.9, 36.1, 63.9, 86.1, 97.2, 100.0)
    ]


def test_ng_winter_02_costs(content: Content) -> None:
    assert content.winter == [(3, 0, 0), (6, 1, 0), (9, 2, 0), (12, 3, 1), (14, 4, 2)]
    by_units = [next(row[1:] for row in content.winter if units <= row[0]) for units in range(15)]
    assert [by_units[units] for units in (0, 3, 4, 7, 12, 13, 14)] == [
        *((0, 0), (0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (4, 2))
    ]


def test_ng_setup_14_starting_resources(content: Content) -> None:
    assert content.start == [(2, 2, 0), (2, 2, 0), (2, 2, 0), (3, 2, 0), (3, 2, 0)]


def test_ng_act_repl_01_ng_act_rem_01_ng_act_upg_01_prices(content: Content) -> None:
    assert (content.prices.replace, content.prices.remove, content.prices.upgrade) == (1, 2, 3)


@pytest.mark.rules("NG-CREA-11", "NG-CREA-12", "NG-CREA-13")
def test_ng_crea_10_to_13_creatures(content: Content) -> None:
    drawn = [
        f"{one.name} x{one.copies} {one.value}/{one.fame} {' '.join(one.priorities)} {one.shares}"
        for one in content.creatures
    ]
    assert drawn == [
        "wolf x3 4/1 resources buildings units True",
        "draugr x2 5/2 units buildings resources True",
        "brown-bear x2 6/3 buildings resources units True",
        "valkyrie x2 7/4 resources buildings units False",
    ]


def test_ng_comp_17_ng_crea_02_nine_creature_cards(content: Content) -> None:
    assert content.creature_cards == [0, 0, 0, 1, 1, 2, 2, 3, 3]
    assert (content.creature_value, content.creature_fame) == ([4, 5, 6, 7], [1, 2, 3, 4])
    assert sum(content.creatures[kind].value <= 6 for kind in content.creature_cards) == 7


def test_every_table_has_a_provenance(content: Content) -> None:
    parts = content.raw["parts"]
    assert isinstance(parts, dict)
    assert set(content.provenance) == {"tiles", "cards", *parts}
    assert content.provenance["counts"].source == "rulebook"
    assert content.provenance["tiles"].confidence == "C"
    assert all(one.note for one in content.provenance.values())
