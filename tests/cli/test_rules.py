"""`skald rules`, `skald games`, `skald` and `skald --version`."""

import importlib
import json
from pathlib import Path

import pytest

from skald.cli.rulebook import find_rules
from skald.games.northgard.show.rulings import RULINGS
from skald.lang import LANGUAGES, Speech
from skald.rulebook import all_rules
from tests.cli.conftest import Run

CATALOGUE = Path(__file__).parents[2] / "docs/rules/northgard.md"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "count", "chapter"), [("ice-garden", 27, "VUKO"), ("northgard", 29, "RETREAT")]
)
def test_chapters(run: Run, game: str, count: int, chapter: str, language: str) -> None:
    out = run("rules", game, "--language", language).stdout
    assert out.count("\n") == count
    assert chapter in out


@pytest.mark.parametrize("rule_id", ["IG-VUKO-07", "ig-vuko-07", "Vuko-07"])
def test_one_rule_by_id(run: Run, rule_id: str) -> None:
    first, text = run("rules", "ice-garden", rule_id).stdout.splitlines()
    assert first.split() == ["IG-VUKO-07", "Vuko", "and", "locked", "regions", "[rulebook]"]
    assert "locked region" in text


@pytest.mark.parametrize(
    ("rule_id", "source"),
    [
        ("IG-RUL-14", "our ruling"),
        ("IG-CLAR-09", "our ruling"),
        ("NG-Q-29", "our ruling"),
        ("NG-CLAR-12", "our ruling"),
        ("NG-CARD-08", "our ruling"),
        ("NG-INFO-12", "our ruling"),
        ("NG-CARD-A-06e", "partly our ruling"),
        ("NG-CARD-E-10", "partly our ruling"),
        ("NG-CARD-E-05", "rulebook"),
        ("NG-COMBAT-22", "rulebook"),
    ],
)
def test_our_rulings_are_marked(run: Run, rule_id: str, source: str) -> None:
    game = "ice-garden" if rule_id.startswith("IG") else "northgard"
    assert f"[{source}]" in run("rules", game, rule_id).stdout.splitlines()[0]


def test_the_rulings_of_northgard_are_those_of_the_catalogue() -> None:
    """Every rule with [own] in its row, and no other."""
    marked = {
        line.split("|")[1].strip()
        for line in CATALOGUE.read_text(encoding="utf-8").splitlines()
        if "[own]" in line and line.startswith("| NG-")
    }
    families = {rule_id for rule_id in marked if rule_id.split("-")[1] in RULINGS.families}
    assert marked - families == RULINGS.whole | RULINGS.partly
    assert not RULINGS.whole & RULINGS.partly
    known = {rule.id for rule in all_rules(Speech("en"), "northgard")}
    assert known >= RULINGS.whole | RULINGS.partly


def test_a_chapter_by_its_name(run: Run) -> None:
    for name in ("RAVEN", "ig-raven"):
        assert run("rules", "ice-garden", name).stdout.count("IG-RAVEN-") == 3


def test_a_part_of_a_chapter_by_its_name(run: Run) -> None:
    for name in ("CARD-S", "ng-card-s"):
        assert run("rules", "northgard", name).stdout.count("NG-CARD-S-") == 5


def test_a_word_with_a_hyphen_is_searched_for(run: Run) -> None:
    """Only what can be meant as the name of a rule is refused as none."""
    for words in ("level-4", "tie-breaks", "ten-year"):
        assert run("rules", "northgard", words).exit_code == 0


@pytest.mark.parametrize("game", ["ice-garden", "northgard"])
def test_every_rule_and_chapter_has_a_name(run: Run, game: str) -> None:
    rules = all_rules(Speech("en"), game)
    names = {name for rule in rules[::9] for name in rule.names | rule.groups}
    for name in sorted(names):
        find_rules(Speech("en"), game, name)


def test_search_finds_all_words_titles_first(run: Run) -> None:
    lines = run("rules", "ice-garden", "viper", "toll").stdout.splitlines()
    assert lines[0].startswith("  IG-PLAN-07")


def test_search_in_other_languages(run: Run) -> None:
    assert "IG-PLAN-07" in run("rules", "ice-garden", "Schlangenhals", "--language", "de").stdout
    assert "IG-PLAN-07" in run("rules", "ice-garden", "żmijowe", "--language", "pl").stdout
    assert "NG-RETREAT-01" in run("rules", "northgard", "Rückzug", "--language", "de").stdout


def test_rules_as_data(run: Run) -> None:
    rules = json.loads(run("rules", "ice-garden", "--json").stdout)
    assert len({rule["id"] for rule in rules}) == len(rules) > 300
    ours = {rule["id"].split("-")[1] for rule in rules if rule["our_ruling"]}
    assert ours == {"RUL", "CLAR"}
    rules = json.loads(run("rules", "northgard", "--json").stdout)
    assert len({rule["id"] for rule in rules}) == len(rules) > 500
    assert all(rule["our_ruling"] for rule in rules if rule["id"].split("-")[1] in ("Q", "CLAR"))
    [one] = json.loads(run("rules", "ice-garden", "IG-INF-01", "--json").stdout)
    assert set(one) == {"id", "title", "text", "our_ruling"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_games(run: Run, language: str) -> None:
    out = run("games", "--language", language).stdout
    assert "ice-garden" in out
    assert "edition=standard|second-de|second-pl|en-rewrite" in out
    assert "Northgard: Uncharted Lands" in out
    assert "border_rule=corner|strict" in out


def test_games_as_data(run: Run) -> None:
    games = {game["game"]: game for game in json.loads(run("games", "--json").stdout)}
    assert list(games) == ["ice-garden", "northgard"]
    assert games["ice-garden"]["players"] == [1, 2, 3, 4]
    assert games["northgard"]["players"] == [2, 3, 4, 5]
    keys = {name: {option["key"] for option in game["options"]} for name, game in games.items()}
    assert keys["ice-garden"] >= {"edition", "advanced", "solo", "data"}
    assert keys["northgard"] >= {"clans", "years", "teams", "creatures", "data"}


def test_help_and_version(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "terminal" in result.stdout
    assert run("--version").stdout.startswith("skald ")


def test_skald_alone_opens_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[int | None, bool]] = []
    serving = importlib.import_module("skald.cli.serve")
    monkeypatch.setattr(serving, "play", lambda port, *, browser: opened.append((port, browser)))
    assert run().exit_code == 0
    assert opened == [(None, True)]


def test_language_of_the_computer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKALD_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for value, word in (("de_DE.UTF-8", "Planungsphase"), ("C.UTF-8", "Planning phase")):
        monkeypatch.setenv("LANG", value)
        assert word in run("rules", "ice-garden").stdout
