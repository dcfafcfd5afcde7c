"""`skald rules`, `skald games`, `skald` and `skald --version`."""

import json

import pytest

from skald.lang import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters(run: Run, language: str) -> None:
    out = run("rules", "ice-garden", "--language", language).stdout
    assert out.count("\n") == 27
    assert "VUKO" in out


@pytest.mark.parametrize("rule_id", ["IG-VUKO-07", "ig-vuko-07", "Vuko-07"])
def test_one_rule_by_id(run: Run, rule_id: str) -> None:
    first, text = run("rules", "ice-garden", rule_id).stdout.splitlines()
    assert first.split() == ["IG-VUKO-07", "Vuko", "and", "locked", "regions", "[rulebook]"]
    assert "locked region" in text


@pytest.mark.parametrize("rule_id", ["IG-RUL-14", "IG-CLAR-09"])
def test_our_rulings_are_marked(run: Run, rule_id: str) -> None:
    assert "[our ruling]" in run("rules", "ice-garden", rule_id).stdout


def test_a_chapter_by_its_name(run: Run) -> None:
    for name in ("RAVEN", "ig-raven"):
        assert run("rules", "ice-garden", name).stdout.count("IG-RAVEN-") == 3


def test_search_finds_all_words_titles_first(run: Run) -> None:
    lines = run("rules", "ice-garden", "viper", "toll").stdout.splitlines()
    assert lines[0].startswith("  IG-PLAN-07")


def test_search_in_other_languages(run: Run) -> None:
    assert "IG-PLAN-07" in run("rules", "ice-garden", "Schlangenhals", "--language", "de").stdout
    assert "IG-PLAN-07" in run("rules", "ice-garden", "żmijowe", "--language", "pl").stdout


def test_rules_as_data(run: Run) -> None:
    rules = json.loads(run("rules", "ice-garden", "--json").stdout)
    assert len({rule["id"] for rule in rules}) == len(rules) > 300
    ours = {rule["id"].split("-")[1] for rule in rules if rule["our_ruling"]}
    assert ours == {"RUL", "CLAR"}
    [one] = json.loads(run("rules", "ice-garden", "IG-INF-01", "--json").stdout)
    assert set(one) == {"id", "title", "text", "our_ruling"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_games(run: Run, language: str) -> None:
    out = run("games", "--language", language).stdout
    assert "ice-garden" in out
    assert "edition=standard|second-de|second-pl|en-rewrite" in out


def test_games_as_data(run: Run) -> None:
    [game] = json.loads(run("games", "--json").stdout)
    assert game["players"] == [1, 2, 3, 4]
    assert {"edition", "advanced", "solo", "data"} <= {option["key"] for option in game["options"]}


def test_help_and_version(run: Run) -> None:
    for args in ([], ["--help"]):
        result = run(*args)
        assert result.exit_code == 0
        assert "terminal" in result.stdout
    assert run("--version").stdout.startswith("skald ")


def test_language_of_the_computer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKALD_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for value, word in (("de_DE.UTF-8", "Planungsphase"), ("C.UTF-8", "Planning phase")):
        monkeypatch.setenv("LANG", value)
        assert word in run("rules", "ice-garden").stdout
