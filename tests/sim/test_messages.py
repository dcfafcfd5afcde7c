"""The messages of simulations: complete in every language, none unused, same variables."""

import re
from pathlib import Path

import pytest

import skald
from skald.lang import LANGUAGES, Speech
from skald.sim.naming import Naming
from tests.lang import catalogue

PACKAGE = Path(skald.__file__).parent
FILES = ("simulation", "icegarden/simulation", "northgard/simulation")
ENDINGS = {
    "ice-garden": ["points", "dead-snow", "goal:fjollsfinn", "goal:callo+van-dyken"],
    "northgard": ["fame", "three-large-buildings"],
}


def used() -> set[str]:
    """Keys in the code: whole ones, and those of endings."""
    folders = ("sim", "cli", "kernel", "games")
    paths = [path for folder in folders for path in (PACKAGE / folder).rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    whole = set(re.findall(r'"(sim-[a-z0-9-]+[a-z0-9])"', source))
    assert set(re.findall(r'"(sim-[a-z0-9-]+-)\{', source)) == {"sim-ending-"}
    reasons = {reason for reasons in ENDINGS.values() for reason in reasons}
    return whole | {f"sim-ending-{reason.partition(':')[0]}" for reason in reasons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_unused(language: str) -> None:
    assert {key for file in FILES for key in catalogue.patterns(language, file)} == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_variables_are_the_same_in_every_language(language: str) -> None:
    for file in FILES:
        assert catalogue.keys(language, file) == catalogue.keys("en", file)
        assert catalogue.variables(language, file) == catalogue.variables("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ENDINGS)
def test_endings_have_names(game: str, language: str) -> None:
    naming = Naming(Speech(language), game)
    told = [naming.ending(reason) for reason in ENDINGS[game]]
    assert len(set(told)) == len(told)
    assert all(told)


def test_a_goal_that_two_reached_is_one_ending_in_whatever_order() -> None:
    naming = Naming(Speech("en"), "ice-garden")
    counts = {"goal:callo+van-dyken": 1, "points": 2, "goal:van-dyken+callo": 3}
    assert naming.endings(counts) == [("goal: Callo + van Dyken", 4), ("points", 2)]


def test_who_reached_a_goal() -> None:
    naming = Naming(Speech("en"), "ice-garden")
    assert naming.ending("goal:callo+van-dyken") == "goal: Callo + van Dyken"
    assert naming.side("blue") == "Fjollsfinn (blue)"
    assert Naming(Speech("pl"), "northgard").side("wolf") == "Wilk"
