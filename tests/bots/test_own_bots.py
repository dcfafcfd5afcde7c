"""Bots that others bring: found by name or address, guarded, and refused in one sentence."""

import importlib
import json
import multiprocessing
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import skald
from skald.bots import installed_bots, make_bot, own_bots, registry
from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.rules import Rules
from skald.server.settings import Settings
from tests.cli.conftest import Run, _home, run
from tests.server.playing import PERSON, new_table
from tests.server.serving import CLOCK, Server, serving, sqlite_at

__all__ = ["_home", "run"]

GAME = "ice-garden"
RULES = skald.game(GAME).rules
SOURCE = '''
class First:
    """Takes the first option; tells which seed it was given."""

    def __init__(self, rules, seed):
        self.seed = seed

    def choose(self, position, ply):
        return position.offered[0]


class Wild(First):
    def choose(self, position, ply):
        return "whatever"


class Mute:
    def __init__(self, rules, seed):
        pass


number = 7
'''


class Last:
    """Takes the last option, and remembers the positions that it was shown."""

    shown: list[State]

    def __init__(self, rules: Rules, seed: int) -> None:
        self.shown = []

    def choose(self, position: State, ply: int) -> Action:
        self.shown.append(position)
        return position.offered[-1]


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that is registered here stays."""
    registry._registered.clear()
    registry._entries.cache_clear()
    yield
    registry._registered.clear()
    registry._entries.cache_clear()


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with bots that processes started from here find too."""
    (tmp_path / "their_bots.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    return "their_bots"


@pytest.fixture
def installed(module: str, tmp_path: Path) -> str:
    """A bot that was installed, by its entry point."""
    about = tmp_path / "their_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[skald.bots]\nfirst = their_bots:First\n")
    importlib.invalidate_caches()
    registry._entries.cache_clear()
    return "first"


def test_a_registered_bot_plays_and_is_shown_an_imagined_position() -> None:
    made: list[Last] = []

    def factory(rules: Rules, seed: int) -> Last:
        made.append(Last(rules, seed))
        return made[-1]

    skald.register_bot("last", factory)
    match = skald.game("northgard").match(players=2, seed=3)
    bots = [make_bot("last", match.rules, seat) for seat in range(2)]
    while match.decisions < 30 and match.seat is not None:
        before = match.legal()
        chosen = bots[match.seat].choose(match.state, match.decisions)
        assert chosen == before[-1]
        match.play(chosen)
    shown = [position for bot in made for position in bot.shown]
    assert len(shown) > 5
    assert all(position is not match.state for position in shown)
    assert own_bots() == ["last"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mcts", "“mcts” is a bot of Skald; give yours another name."),
        ("hunter", "“hunter” is a bot of Skald"),
        ("Deep Blue", "“Deep Blue” is no name for a bot"),
        ("a:b", "“a:b” is no name for a bot"),
        ("seventeen-letters", "is no name for a bot: up to 16"),
    ],
)
def test_names_that_are_taken_or_none(name: str, sentence: str) -> None:
    with pytest.raises(skald.BadOption, match=sentence):
        skald.register_bot(name, Last)


def test_a_bot_by_its_address(module: str) -> None:
    match = skald.game(GAME).match(players=2, seed=1)
    assert make_bot(f"{module}:First", RULES, 5).choose(match.state, 0) == match.legal()[0]


def test_a_bot_by_its_entry_point(installed: str) -> None:
    assert installed_bots() == [installed]
    match = skald.game(GAME).match(players=2, seed=1)
    assert make_bot(installed, RULES, 5).choose(match.state, 0) == match.legal()[0]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("their_bots:Second", "There is no bot “their_bots:Second”: “their_bots” has no class"),
        ("their_bots:number", "“their_bots” has no class “number”"),
        ("no_such:First", "There is no bot “no_such:First”: no module “no_such” is found"),
        ("their_bots:Mute", "The bot “their_bots:Mute” has no method “choose"),
        ("mcts:First", "There is no bot “mcts:First”; there is random"),
        ("their bots:First", "There is no bot “their bots:First”; there is random"),
    ],
)
@pytest.mark.usefixtures("module")
def test_what_is_no_bot(name: str, sentence: str) -> None:
    with pytest.raises(skald.BadOption, match=sentence):
        make_bot(name, RULES, 1)


def test_a_fault_inside_a_module_is_not_taken_for_its_absence(tmp_path: Path, module: str) -> None:
    (tmp_path / "faulty.py").write_text("import no_such_thing\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        make_bot("faulty:First", RULES, 1)


def test_a_choice_that_is_not_on_offer(module: str) -> None:
    match = skald.game(GAME).match(players=2, seed=1)
    bot = make_bot(f"{module}:Wild", RULES, 1)
    with pytest.raises(skald.SkaldError, match="Wild” chose 'whatever', which is not on offer"):
        bot.choose(match.state, 0)


# Where bots are named.


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulate(run: Run, module: str, workers: str) -> None:
    wish = ("--bots", f"{module}:First,random", "--games", "2", "--seed", "1")
    result = run("simulate", GAME, *wish, "--workers", workers, "--json")
    assert result.exit_code == 0, result.stderr
    assert set(json.loads(result.stdout)["seats_by_bot"]) == {f"{module}:First", "random"}


def test_arena_by_entry_point(run: Run, installed: str) -> None:
    wish = ("--bots", f"{installed},random", "--games", "2", "--seed", "1", "--workers", "2")
    result = run("arena", GAME, *wish, "--json")
    assert result.exit_code == 0, result.stderr
    assert {each["bot"] for each in json.loads(result.stdout)["ratings"]} == {installed, "random"}


def test_what_only_this_process_knows_is_played_here(run: Run) -> None:
    skald.register_bot("last", Last)
    wish = ("simulate", GAME, "--bots", "last,random", "--games", "2", "--seed", "1", "--workers")
    assert run(*wish, "1").exit_code == 0
    refused = run(*wish, "2")
    assert refused.exit_code == 2
    assert "The bot “last” was registered in this process only" in refused.stderr
    assert multiprocessing.active_children() == []


def test_the_current_folder_is_looked_in(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "beside_me.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    result = run("terminal", GAME, "--bot", "beside_me:First", "--seed", "1", lines=["quit"])
    assert result.exit_code == 0, result.stderr


# At the table.


@pytest.fixture
def server(tmp_path: Path, installed: str) -> Iterator[Server]:
    """A server with a bot that is installed and one that was named."""
    settings = Settings(
        database=sqlite_at(tmp_path), workers=1, clock=CLOCK, bots=("their_bots:First",)
    )
    with serving(settings) as running:
        yield running


@pytest.mark.parametrize("name", ["first", "First"])
def test_a_seat_at_the_table(server: Server, name: str) -> None:
    assert server.http.get("/api/games").json()[0]["bots"] == ["First", "first"]
    made = new_table(server, GAME, PERSON, {"kind": "bot", "level": name})
    assert made.info()["seats"][1]["level"] == name
    with made.chair(0) as chair:
        for _ in range(3):
            assert chair.wait_for_turn()
            chair.move(chair.now["offers"][0]["text"])
            chair.see(chair.now["ply"])
        assert chair.wait_for_turn()


@pytest.mark.parametrize("name", ["their_bots:First", "os:abort", "Wild"])
def test_nobody_names_a_module_from_afar(server: Server, name: str) -> None:
    wanted = {"game": GAME, "seats": [PERSON, {"kind": "bot", "level": name}]}
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert f"There is no bot “{name}”" in answer.json()["error"]["text"]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["their_bots:Second"], "“their_bots” has no class “Second”"),
        (["their_bots:First", "their_bots:First"], "“First” cannot be the name of a seat"),
    ],
)
@pytest.mark.usefixtures("module")
def test_a_server_does_not_begin_with_what_is_no_bot(
    run: Run, bots: list[str], sentence: str
) -> None:
    refused = run("serve", "--port", "0", *(word for bot in bots for word in ("--bots", bot)))
    assert refused.exit_code == 2
    assert sentence in refused.stderr
