"""Counts, tracks, buildings, die, winter, clans and creatures of Northgard that are refused."""

import pytest

from tests.content.northgard_data import MISSING, refuses


@pytest.mark.parametrize(
    ("key", "right"),
    [
        pytest.param("units", 14, id="NG-COMP-01"),
        pytest.param("building_tokens", 7, id="NG-COMP-02"),
        pytest.param("unrest", 10, id="NG-COMP-11"),
        pytest.param("fewest_players", 2, id="NG-COMP-16-fewest"),
        pytest.param("most_players", 5, id="NG-COMP-16-most"),
    ],
)
def test_ng_comp_counts(key: str, right: int) -> None:
    words = f"{key} is {right + 1}; expected {right}."
    refuses("counts", words, {f"parts.counts.{key}": right + 1})


def test_ng_comp_13_two_sides_of_the_track() -> None:
    refuses("tracks", "10 is missing", {"parts.tracks.10": MISSING})
    refuses("tracks", "8 is unknown", {"parts.tracks.8": {"early": 3, "advanced": 4}})


def test_ng_year_03_a_card_for_each_year_but_the_last() -> None:
    refuses("tracks", "7 has 3 early and 4 advanced", {"parts.tracks.7.early": 3})


def test_ng_setup_04_enough_cards_for_five_players() -> None:
    many = {"parts.tracks.10": {"early": 4, "advanced": 5}}
    refuses("tracks", "10.early is 4; expected at most 16 cards for 5 players", many)
    many = {"parts.tracks.10": {"early": 1, "advanced": 8}}
    refuses("tracks", "10.advanced is 8; expected at most 36 cards for 5 players", many)


def test_ng_comp_02_five_small_and_three_large_types() -> None:
    refuses("buildings", "forge.size is 'small'", {"parts.buildings.forge.size": "small"})
    refuses("buildings", "altar is missing", {"parts.buildings.altar": MISSING})


def test_ng_bldg_01_known_effects() -> None:
    refuses("buildings", "forge.effect is 'gold'", {"parts.buildings.forge.effect": "gold"})


def test_ng_combat_17_six_faces() -> None:
    refuses("die", "f is missing", {"parts.die.f": MISSING})
    refuses("die", "a shows nothing", {"parts.die.a.points": 0})
    refuses("die", "a is a choice of 2 points and 0 casualties", {"parts.die.a.choice": True})


def test_ng_winter_02_rows() -> None:
    refuses("winter", "no row for 14 units", {"parts.winter.costs": []})
    refuses("winter", "no row for 14 units", {"parts.winter.costs.4.units": 13})
    refuses("winter", "the row for 6 units follows that for 6", {"parts.winter.costs.0.units": 6})
    refuses("winter", "costs that never fall", {"parts.winter.costs.3.food": 1})
    refuses("winter", "costs that never fall", {"parts.winter.costs.3.wood": 3})


@pytest.mark.parametrize("resource", ["food", "wood", "lore"])
def test_ng_setup_14_five_players(resource: str) -> None:
    words = f"{resource} has 4 entries; expected 5"
    refuses("start", words, {f"parts.start.{resource}": [2, 2, 2, 2]})


def test_ng_comp_09_three_cards_for_each_clan() -> None:
    refuses("clans", "bear.upgrades has 1 cards", {"parts.clans.bear.upgrades": ["C-02"]})
    refuses("clans", "bear has an upgrade twice", {"parts.clans.bear.upgrades": ["C-02", "C-02"]})
    refuses("clans", "bear has the card 'C-99'", {"parts.clans.bear.initial": "C-99"})


def test_ng_comp_09_clans_and_cards_agree() -> None:
    refuses("clans", "bear has C-04 as clan-initial", {"parts.clans.bear.initial": "C-04"})
    refuses("clans", "bear has C-02 as clan-initial", {"parts.clans.bear.initial": "C-02"})
    stolen = {"parts.clans.bear.upgrades": ["C-02", "C-05"]}
    refuses("clans", "bear has C-05 as clan-upgrade", stolen)
    refuses("clans", "bear has C-03 as clan-upgrade", {"cards.C-03.clan": "boar"})


def test_ng_comp_17_nine_creatures() -> None:
    refuses("creatures", "it has 8 creatures", {"parts.creatures.wolf.copies": 2})


def test_ng_crea_02_weak_creatures_for_the_top_of_the_pile() -> None:
    strong = {"parts.creatures.brown-bear.value": 7}
    refuses("creatures", "5 have a value of 6 or less; expected at least 6", strong)


def test_ng_crea_10_priorities() -> None:
    twice = {"parts.creatures.wolf.priorities": ["units", "units", "buildings"]}
    refuses("creatures", "wolf.priorities is ['units', 'units', 'buildings']", twice)
