"""Bad input at the command line: one line on stderr, exit code 2, never a traceback."""

import json
from functools import cache
from pathlib import Path

import pytest

import skald
from tests.cli.conftest import Run

BAD = [
    (["nonsense"], "No such command 'nonsense'."),
    (["--nonsense"], "No such option: --nonsense"),
    (["terminal"], "Missing argument 'GAME'."),
    (["terminal", "chess"], "There is no game “chess”; there is ice-garden, northgard."),
    (["terminal", "ice-garden", "more"], "Got unexpected extra argument"),
    (["terminal", "ice-garden", "--nonsense"], "No such option: --nonsense"),
    (["terminal", "ice-garden", "--players"], "Option '--players' requires an argument."),
    (["terminal", "ice-garden", "--players", "two"], "Invalid value for '--players'"),
    (["terminal", "ice-garden", "--players", "0"], "ice-garden is for 1 to 4 players, not 0."),
    (["terminal", "ice-garden", "--players", "5"], "ice-garden is for 1 to 4 players, not 5."),
    (["terminal", "ice-garden", "--players", "-1"], "ice-garden is for 1 to 4 players, not -1."),
    (["terminal", "ice-garden", "--bot", "deep-blue"], "There is no bot “deep-blue”"),
    (
        ["terminal", "ice-garden", "--players", "4", "--bot", "random,random"],
        "Bots: 2, seats for them: 3;",
    ),
    (
        ["terminal", "ice-garden", "--players", "1", "--bot", "random"],
        "Bots: 1, seats for them: 0;",
    ),
    (
        ["terminal", "ice-garden", "--hotseat", "--bot", "random,random,random"],
        "Bots: 3, seats for them: 2;",
    ),
    (["terminal", "ice-garden", "--seed", "x"], "Invalid value for '--seed'"),
    (["terminal", "ice-garden", "--language", "fr"], "There is no language “fr”"),
    (["terminal", "ice-garden", "--option", "edition"], "“edition” is no option of the form"),
    (["terminal", "ice-garden", "--option", "colour=red"], "There is no option “colour”"),
    (["terminal", "ice-garden", "--option", "edition=third"], "edition=third: choose one of"),
    (["terminal", "ice-garden", "--option", "factions=blue"], "factions=blue: name 2 different"),
    (["terminal", "ice-garden", "--option", "first=4"], "first=4: there are only 2 seats."),
    (["terminal", "ice-garden", "--option", "viper_cap=x"], "viper_cap=x: give a number"),
    (["terminal", "ice-garden", "--option", "data=/no/file"], "The data file /no/file cannot be"),
    (["terminal", "ice-garden", "--players", "2", "--solo", "easy"], "The solo variant is for one"),
    (["terminal", "ice-garden", "--solo", "extreme"], "solo=extreme: choose one of"),
    (["terminal", "ice-garden", "--load", "/no/file"], "/no/file cannot be read: No such file"),
    (["terminal", "northgard", "--players", "1"], "northgard is for 2 to 5 players, not 1."),
    (["terminal", "northgard", "--players", "6"], "northgard is for 2 to 5 players, not 6."),
    (["terminal", "northgard", "--solo", "easy"], "There is no option “solo”; there are clans"),
    (["terminal", "northgard", "--option", "clans=wolf"], "clans=wolf: name 2 different ones"),
    (["terminal", "northgard", "--option", "years=8"], "years=8: choose one of 7, 10."),
    (["terminal", "northgard", "--option", "teams=on"], "Team play is for exactly four players"),
    (["terminal", "northgard", "--option", "more_creatures=on"], "more_creatures=on needs"),
    (["terminal", "northgard", "--option", "first=3"], "first=3: there are only 2 seats."),
    (["terminal", "northgard", "--option", "data=/no/file"], "The data file /no/file cannot be"),
    (["terminal", "northgard", "--load", "/no/file"], "/no/file cannot be read: No such file"),
    (["rules", "northgard", "qqqq"], "No rule has “qqqq”"),
    (["rules", "northgard", "NG-FOO-99"], "There is no rule NG-FOO-99; near it are NG-INFO-14,"),
    (["rules", "northgard", "ng-combat-99"], "There is no rule NG-COMBAT-99; near it are NG-COM"),
    (["rules", "northgard", "COMBAT-99"], "There is no rule COMBAT-99; near it are NG-COMBAT-2"),
    (["rules", "northgard", "NG-FOO"], "There is no rule NG-FOO; near it are NG-"),
    (["rules", "northgard", "NG-FOO-99", "--json"], "There is no rule NG-FOO-99; near it are"),
    (["rules", "northgard", "IG-VUKO-07"], "IG-VUKO-07 would be a rule of ice-garden: skald rul"),
    (["serve", "--port", "99999"], "Invalid value for '--port': 99999 is not in the range"),
    (["serve", "--port", "-1"], "Invalid value for '--port': -1 is not in the range"),
    (["play", "--port", "99999"], "Invalid value for '--port': 99999 is not in the range"),
    (["replay"], "Missing argument 'FILE'."),
    (["replay", "/no/file"], "/no/file cannot be read: No such file or directory."),
    (["replay", "/"], "/ cannot be read: Is a directory."),
    (["rules", "chess"], "There is no game “chess”"),
    (["rules", "ice-garden", "qqqq"], "No rule has “qqqq”"),
    (["rules", "ice-garden", "qqqq", "--json"], "No rule has “qqqq”"),
    (["rules", "ice-garden", "--language", "xx"], "There is no language “xx”"),
    (["games", "--language", "xx"], "There is no language “xx”"),
]


@pytest.mark.parametrize(
    ("args", "answer"), BAD, ids=lambda x: " ".join(x)[-24:] if isinstance(x, list) else ""
)
def test_one_line_and_exit_code_2(run: Run, args: list[str], answer: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stderr.startswith(answer), result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_errors_speak_the_language(run: Run) -> None:
    result = run("rules", "ice-garden", "qqqq", "--language", "de")
    assert result.stderr == "Keine Regel hat „qqqq“ in Kennung, Titel oder Text.\n"


# Records.


@cache
def record(game: str = "ice-garden") -> dict[str, object]:
    """A short record as data."""
    match = skald.game(game).match(players=2, seed=3)
    for _ in range(20):
        match.play(match.legal()[0])
    data = json.loads(match.record().to_json())
    assert isinstance(data, dict)
    return data


def changed(game: str, /, **fields: object) -> str:
    return json.dumps({**record(game), **fields})


# What is wrong in a text record of each game: an action, and one that is no action at all.
LINES = {"ice-garden": ("b tile r1", "b dance"), "northgard": ("r pass", "r dance")}
ILLEGAL = {"ice-garden": "b collect gold", "northgard": "r play feast"}


def wrong_records(game: str) -> dict[str, str]:
    """Garbled records by what is wrong with them."""
    good = record(game)
    actions = good["actions"]
    assert isinstance(actions, list)
    line, nonsense = LINES[game]
    return {
        "empty": "",
        "cut": json.dumps(good)[:200],
        "list": "[]",
        "text": "Once upon a time",
        "json": "{}",
        "format": changed(game, format=99),
        "game": changed(game, game="chess"),
        "players": changed(game, players="many"),
        "too many": changed(game, players=9),
        "options": changed(game, options={"colour": "red"}),
        "no actions": changed(game, actions=None),
        "numbers": changed(game, actions=[1, 2, 3]),
        "nonsense": changed(game, actions=[*actions, nonsense]),
        "illegal": changed(game, actions=[*actions[:9], ILLEGAL[game]]),
        "missing": changed(game, actions=actions[1:]),
        "outcome": changed(game, outcome={"winners": [0], "reason": "points"}),
        "data": changed(game, data={"map": {}}),
        "data list": changed(game, data=[1]),
        "header": f". game {game} players=x\n{line}\n",
        "no game": f"{line}\n",
        "word": f". game {game} rules=1 players=2\n. weather sunny\n",
        "line": f". game {game} rules=1 players=2\n{nonsense}\n",
        "text outcome": f". game {game} rules=1 players=2\n. outcome {{\n",
        "binary": "\udcff\udcfe",
    }


@pytest.mark.parametrize("kind", wrong_records("ice-garden"))
@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["terminal"]])
@pytest.mark.parametrize("game", skald.games())
def test_garbled_record(run: Run, tmp_path: Path, game: str, kind: str, command: list[str]) -> None:
    file = tmp_path / "record"
    file.write_bytes(wrong_records(game)[kind].encode("utf-8", errors="surrogateescape"))
    where = [game, "--load", str(file)] if command == ["terminal"] else [str(file)]
    result = run(*command, *where)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("game", skald.games())
def test_record_of_another_rules_version(run: Run, tmp_path: Path, game: str, form: str) -> None:
    file = tmp_path / "record"
    text = f". game {game} rules=99 players=2\n{LINES[game][0]}\n"
    file.write_text(changed(game, rules=99) if form == "json" else text)
    for command in (["replay", str(file)], ["terminal", game, "--load", str(file)]):
        result = run(*command)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"The game was played under rules version 99 of {game}")


@pytest.mark.parametrize(
    ("game", "option"), [("ice-garden", "advanced=on"), ("northgard", "creatures=on")]
)
def test_a_record_brings_its_own_players_and_options(
    run: Run, tmp_path: Path, game: str, option: str
) -> None:
    file = tmp_path / "record"
    file.write_text(json.dumps(record(game)))
    for more in (["--players", "3"], ["--option", option], ["--solo", "easy"]):
        result = run("terminal", game, "--load", str(file), *more)
        assert result.exit_code == 2
        assert "are in its record" in result.stderr


def test_a_record_of_the_other_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(json.dumps(record("northgard")))
    result = run("terminal", "ice-garden", "--load", str(file))
    assert result.exit_code == 2
    assert result.stderr == "That is a record of another game, northgard.\n"


@pytest.mark.parametrize(
    "text", ["", "map = 5", "[map\n", "[map]\nr1 = [1]\n", "\x00"], ids=["a", "b", "c", "d", "e"]
)
@pytest.mark.parametrize("game", skald.games())
def test_impossible_data_file(run: Run, tmp_path: Path, game: str, text: str) -> None:
    file = tmp_path / "data.toml"
    file.write_text(text)
    result = run("terminal", game, "--option", f"data={file}")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
