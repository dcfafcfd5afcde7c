"""`skald replay`."""

import json
from pathlib import Path

import pytest

import skald
from skald.kernel.dice import Dice
from skald.lang import LANGUAGES
from tests.cli.conftest import Run
from tests.migration.records import GAMES

OPTIONS = {"ice-garden": {"advanced": "on"}, "northgard": {"creatures": "on"}}


@pytest.fixture(scope="module", params=skald.games())
def game(request: pytest.FixtureRequest) -> str:
    name = request.param
    assert isinstance(name, str)
    return name


@pytest.fixture(scope="module")
def records(game: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game as JSON and as text, and one that is not finished."""
    folder = tmp_path_factory.mktemp("records")
    match = skald.game(game).match(players=3, seed=6, options=OPTIONS[game])
    files = {name: folder / name for name in ("open", "json", "txt")}
    dice = Dice(1)
    while not match.over:
        if len(match.history) >= 50 and not files["open"].exists():
            files["open"].write_text(match.record().to_json(), encoding="utf-8")
        options = match.legal()
        match.play(options[dice.below(len(options))])
    files["json"].write_text(match.record().to_json(), encoding="utf-8")
    files["txt"].write_text(match.record().to_text(), encoding="utf-8")
    return files


@pytest.mark.parametrize("form", ["json", "txt"])
def test_summary(run: Run, game: str, records: dict[str, Path], form: str) -> None:
    out = run("replay", str(records[form])).stdout
    assert f"Record of {game}" in out
    assert "3 players" in out
    assert {"ice-garden": "advanced=on", "northgard": "creatures=on"}[game] in out
    assert {"ice-garden": " rounds, ", "northgard": "7 years, "}[game] in out
    assert "victory" in out or "wins" in out


def test_an_open_game_is_said_to_be_open(run: Run, records: dict[str, Path]) -> None:
    for more in ([], ["--saga"]):
        assert "not finished" in run("replay", str(records["open"]), *more).stdout


@pytest.mark.parametrize("form", ["json", "txt", "open"])
def test_verify_prints_the_fingerprint(run: Run, records: dict[str, Path], form: str) -> None:
    result = run("replay", str(records[form]), "--verify")
    assert result.exit_code == 0
    data = json.loads(run("replay", str(records[form]), "--json", "--verify").stdout)
    assert data["exact"] is True
    assert data["fingerprint"] in result.stdout
    assert f"Exact: {data['actions']} actions" in result.stdout


EARLIER = {
    "en": "made under version 1 of the rules and is replayed under version 2",
    "de": "unter Version 1 der Regeln und wird unter Version 2",
    "pl": "w wersji 1 zasad i jest odtwarzany w wersji 2",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_an_earlier_version_is_exact_and_says_so(
    run: Run, game: str, tmp_path: Path, language: str
) -> None:
    old = next(old for old in GAMES if old.record.game == game)
    file = tmp_path / "old.json"
    file.write_text(old.record.to_json(), encoding="utf-8")
    in_language = ["replay", str(file), "--language", language]
    told = run(*in_language, "--verify")
    assert told.exit_code == 0
    data = json.loads(run("replay", str(file), "--json", "--verify").stdout)
    assert (data["began_rules"], data["rules"], data["exact"]) == (1, 2, True)
    assert data["fingerprint"] in told.stdout
    for out in (told.stdout, run(*in_language).stdout):
        assert EARLIER[language] in " ".join(out.split())


def test_text_and_json_replay_to_the_same_position(run: Run, records: dict[str, Path]) -> None:
    out = [json.loads(run("replay", str(records[f]), "--json").stdout) for f in ("json", "txt")]
    assert out[0] == out[1]
    assert out[0]["finished"] is True


HEADINGS = {
    "ice-garden": {"en": "Round 2", "de": "Runde 2", "pl": "Runda 2"},
    "northgard": {"en": "Year 2", "de": "Jahr 2", "pl": "Rok 2"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_saga(run: Run, game: str, records: dict[str, Path], language: str) -> None:
    out = run("replay", str(records["json"]), "--saga", "--language", language).stdout
    lines = out.splitlines()
    assert HEADINGS[game][language] in lines
    assert len(lines) > 200


def test_saga_as_data(run: Run, records: dict[str, Path]) -> None:
    data = json.loads(run("replay", str(records["json"]), "--saga", "--json").stdout)
    assert [part["round"] for part in data["saga"]] == list(range(data["rounds"] + 1))
    assert all(part["lines"] for part in data["saga"])


def test_what_a_seat_does_in_a_row_is_one_sentence(
    run: Run, game: str, records: dict[str, Path]
) -> None:
    out = run("replay", str(records["json"]), "--saga").stdout
    gains = {
        "ice-garden": "gains 4 population, gains 2 gold, gains 1 M-factor\n",
        "northgard": " gains 2 food, gains 2 wood\n",
    }
    assert gains[game] in out
    assert ", takes the marker from" not in out
    assert "first player, gains" not in out
    assert ", puts down" not in out
    assert max(len(line) for line in out.splitlines() if ", gains" in line) <= 100


@pytest.mark.parametrize("form", ["json", "txt"])
def test_a_record_on_standard_input(
    run: Run, game: str, records: dict[str, Path], form: str
) -> None:
    text = records[form].read_bytes()
    from_file = run("replay", str(records[form]), "--verify")
    assert from_file.exit_code == 0
    assert run("replay", "-", "--verify", stdin=text).stdout == from_file.stdout
    windows = text.replace(b"\n", b"\r\n")
    assert run("replay", "-", "--verify", stdin=windows).stdout == from_file.stdout


def test_what_is_no_record_on_standard_input(run: Run) -> None:
    for typed in (b"", b"Once upon a time", b"\xff\xfe"):
        result = run("replay", "-", stdin=typed)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr == "- is no record: it is no text.\n"
