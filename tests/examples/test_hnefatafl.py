"""Hnefatafl, a distribution of its own, with everybody who plays, shows or measures games."""

import importlib
import json
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from skald import Record
from skald.kernel.conformance import check_game, check_secrets
from skald.kernel.dice import Dice
from skald.kernel.games import Game
from skald.kernel.match import Match
from skald.lang import LANGUAGES, Speech
from skald.rl import aec_env
from skald.rulebook import all_rules, chapter_title
from skald.server.settings import Settings
from tests.cli.conftest import Run
from tests.examples.conftest import FOLDER, ROOT
from tests.examples.playing import ESCAPE, SETUP, new_tafl
from tests.rl.test_pettingzoo import EXPECTED
from tests.server.playing import FARMHAND, PERSON, new_table
from tests.server.serving import CLOCK, Server, serving, sqlite_at

LINES_OF_RULES = 300
PACKAGE = FOLDER / "skald_hnefatafl"
MESSAGE = re.compile(r"^([\w-]+) =|^    (\.\w+) =", re.MULTILINE)


@pytest.fixture
def record(tafl: Game, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "tafl.json"
    path.write_text(new_tafl(tafl, *ESCAPE).record().to_json(), encoding="utf-8")
    return path


def test_another_process_finds_it(tafl: Game) -> None:
    said = subprocess.check_output([sys.executable, "-m", "skald", "games"], text=True)
    assert said.startswith("hnefatafl  Hnefatafl  2–2 players")


def test_its_rules_are_short() -> None:
    texts = [(PACKAGE / name).read_text(encoding="utf-8") for name in ("rules.py", "game.py")]
    lines = [line for text in texts for line in text.splitlines() if line.strip()]
    assert len(lines) <= LINES_OF_RULES


def test_nobody_else_knows_it() -> None:
    """Neither code, client, messages nor how they are built; tests and pages may speak of it."""
    tracked = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    said = {"tests", "docs", "examples"}
    others = [ROOT / path for path in tracked if path.split("/")[0] not in said]
    others = [path for path in others if path.suffix not in (".md", ".png")]
    assert len(others) > 500
    named = [path for path in others if path.is_file() and b"tafl" in path.read_bytes().lower()]
    assert named == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_everything_in_every_language(language: str) -> None:
    def messages(language: str) -> list[tuple[str, list[str]]]:
        files = sorted((PACKAGE / "locale" / language).glob("*.ftl"))
        return [(f.name, MESSAGE.findall(f.read_text(encoding="utf-8"))) for f in files]

    assert messages(language) == messages("en")
    assert sum(len(found) for _, found in messages(language)) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(tafl: Game, language: str) -> None:
    speech, presenter, match = Speech(language), tafl.presenter, new_tafl(tafl)
    told = [speech.tell(presenter.title())]
    for line in ESCAPE:
        assert match.step is not None
        told.append(speech.tell(presenter.prompt(match.state, match.step)))
        told += [speech.tell(presenter.action(match.state, action)) for action in match.legal()]
        match.play(line)
        told += [speech.tell(presenter.event(match.state, e)) for e in match.history[-1].events]
    assert match.outcome is not None
    told += [speech.tell(words) for words in presenter.outcome(match.state, match.outcome)]
    king = {"en": "The king has", "de": "Der König ist", "pl": "Król uciekł"}
    assert any(text.startswith(king[language]) for text in told)
    assert "d1 → d2" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ending_has_its_text(tafl: Game, language: str) -> None:
    speech = Speech(language)
    found = {rule.id for rule in all_rules(speech, "hnefatafl")}
    source = (PACKAGE / "rules.py").read_text(encoding="utf-8")
    assert found == set(re.findall(r"HT-[A-Z]+-\d\d", source))
    assert len({chapter_title(speech, rule) for rule in all_rules(speech, "hnefatafl")}) == 5
    for ending in importlib.import_module("skald_hnefatafl.rules").ENDINGS:
        assert speech.say(f"ht-ending-{ending}")
        assert speech.tell(tafl.presenter.ending(ending))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("tafl")
def test_a_whole_game_in_the_terminal(run: Run, language: str) -> None:
    wish = ("terminal", "hnefatafl", "--hotseat", "--language", language)
    result = run(*wish, lines=[*ESCAPE, "", ""])
    assert result.exit_code == 0, result.stderr
    assert " 11 + · · A A A A A · · + 11" in result.stdout
    assert " 11 K · · A A A A A · · + 11" in result.stdout
    assert Speech(language).say("ht-ending-escape") in result.stdout


@pytest.mark.usefixtures("tafl")
def test_the_terminal_against_search(run: Run) -> None:
    lines = ["d1-d2", "quit"]
    result = run("terminal", "hnefatafl", "--bot", "mcts:2", "--seed", "1", lines=lines)
    assert result.exit_code == 0, result.stderr
    assert "Attackers: d1 → d2" in result.stdout
    assert "Defenders: " in result.stdout


@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_what_every_game_must_keep(tafl: Game, seed: int) -> None:
    match = Match(tafl.rules, SETUP, seed)
    check_secrets(tafl.rules, SETUP, match.state, Dice(seed))
    check_game(match, Dice(seed), one_in=20)


@pytest.mark.usefixtures("tafl")
def test_simulate(run: Run) -> None:
    result = run("simulate", "hnefatafl", "--games", "4", "--seed", "1", "--workers", "2")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("hnefatafl · 2 players · random, random · 4 games · seed 1\n")
    assert "By side" in result.stdout
    assert "Attackers" in result.stdout


@pytest.mark.usefixtures("tafl")
def test_arena_with_search(run: Run) -> None:
    args = ("--bots", "random,mcts:2", "--games", "2", "--seed", "2", "--workers", "1", "--json")
    told = json.loads(run("arena", "hnefatafl", *args).stdout)
    assert {each["bot"] for each in told["ratings"]} == {"random", "mcts:2"}
    assert told["games"] == 2


@pytest.mark.parametrize("more", [[], ["--saga"], ["--verify"], ["--json", "--verify"]])
def test_replay(run: Run, record: Path, more: list[str]) -> None:
    result = run("replay", str(record), *more)
    assert result.exit_code == 0, result.stderr
    assert result.stdout


@pytest.mark.usefixtures("tafl")
def test_the_learning_environment_passes_the_api_test() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_env("hnefatafl_v0", seed=5), num_cycles=200)
    assert {str(each.message) for each in said} <= EXPECTED


@pytest.fixture
def server(tmp_path: Path, tafl: Game) -> Iterator[Server]:
    """A server that finds the game; its bots think in a process of their own."""
    with serving(Settings(database=sqlite_at(tmp_path), workers=1, clock=CLOCK)) as running:
        yield running


def test_a_table_of_two_people(server: Server) -> None:
    made = new_table(server, "hnefatafl", PERSON, PERSON)
    with made.chair(0) as attacker, made.chair(1) as defender:
        for ply, line in enumerate(ESCAPE):
            for chair in (attacker, defender):
                chair.see(ply - 1)
            (attacker, defender)[ply % 2].move("move " + line.replace("-", " "))
        attacker.see(len(ESCAPE) - 1)
        assert attacker.now["ending"]["winners"] == [1]
    replayed = Record.from_json(json.dumps(made.get("record"))).replay()
    assert replayed.outcome is not None
    assert replayed.outcome.reason == "escape"
    assert made.get("replay")["points"]
    boards = [made.get(f"replay/{ply}")["view"]["board"] for ply in (0, len(ESCAPE))]
    assert [board.index(3) for board in boards] == [60, 110]


def test_its_front_is_served_to_be_imported(server: Server) -> None:
    answer = server.http.get("/api/games/hnefatafl/front.js")
    assert answer.text == (PACKAGE / "front.js").read_text(encoding="utf-8")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["front.js", "messages/pl"])
def test_what_is_known_is_not_sent_again(server: Server, path: str) -> None:
    address = f"/api/games/hnefatafl/{path}"
    tag = server.http.get(address).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = server.http.get(address, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert server.http.get(address, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_messages_are_served(server: Server, language: str) -> None:
    text = server.http.get(f"/api/games/hnefatafl/messages/{language}").text
    for key in ("term-title-hnefatafl", "ht-prompt-turn", "board-ht-king", "HT-TAKE-03"):
        assert f"\n{key} = " in text
    assert "sim-by-ht-side" not in text


def test_the_list_of_games_says_what_there_is(server: Server) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    brings = ("front", "messages", "lesson")
    assert [games["hnefatafl"][part] for part in brings] == [True, True, False]
    assert [games["northgard"][part] for part in brings] == [False, True, True]
    assert server.http.get("/api/games/northgard/front.js").status_code == 404
    assert server.http.get("/api/games/chess/front.js").status_code == 404
    assert server.http.get("/api/games/hnefatafl/messages/fr").status_code == 422


def test_a_table_with_a_bot(server: Server) -> None:
    made = new_table(server, "hnefatafl", FARMHAND, PERSON)
    with made.chair(1) as chair:
        for _ in range(3):
            assert chair.wait_for_turn()
            chair.move(chair.now["offers"][0]["text"])
            chair.see(chair.now["ply"])
        assert len(chair.log) >= 6
