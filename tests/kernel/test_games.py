"""Games are found by folder and by entry point; what they bring along is loaded when asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

import skald
from skald.kernel import games
from skald.kernel.errors import SkaldError, UnknownGame
from skald.kernel.games import Game, all_games, find_game
from skald.kernel.rules import find, known_games
from tests.toy import GAME
from tests.toy.game import Toy
from tests.toy.known import installed_toy, toy

__all__ = ["installed_toy", "toy"]


def packages(folder: Path) -> list[str]:
    """The names of the packages in a folder."""
    return sorted(path.parent.name for path in folder.glob("*/__init__.py"))


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_every_package_of_the_folder_is_a_game() -> None:
    folder = Path(skald.__file__).parent / "games"
    found = sorted(game.package for game in all_games().values())
    assert found == [f"skald.games.{name}" for name in packages(folder)]


def test_the_folder_has_the_id_without_hyphens() -> None:
    """So the client finds what it needs of a game, knowing its id."""
    for game in all_games().values():
        assert game.package.rpartition(".")[2] == game.id.replace("-", "")


@pytest.mark.parametrize("game", skald.games())
def test_the_id_is_that_of_the_rules(game: str) -> None:
    assert find_game(game).id == find_game(game).rules.id == game
    assert find(game) is find_game(game).rules


def test_a_game_is_found_by_its_id(toy: Toy) -> None:
    assert find("toy") is toy
    assert "toy" in known_games()
    assert known_games() == sorted(known_games())


def test_an_unknown_game_is_refused_with_those_there_are(toy: Toy) -> None:
    with pytest.raises(UnknownGame, match=r"“chess”.*toy"):
        find("chess")


def test_an_installed_game_is_found(installed_toy: Toy) -> None:
    assert skald.game("toy").rules is installed_toy
    code = "import skald; print(skald.games(), skald.game('toy').rules.version)"
    assert python(code) == f"{skald.games()} {installed_toy.version}"


def test_two_games_of_one_id_are_refused(
    installed_toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_in_folder", lambda: [Game("toy", "elsewhere")])
    with pytest.raises(SkaldError, match=r"“toy” is both elsewhere and tests\.toy"):
        all_games()


def test_a_room_may_be_missing_and_a_part_of_it_too() -> None:
    assert GAME.room("judge") is None
    assert GAME.part("judge", "JUDGE") is None
    room = GAME.room("game")
    assert room is not None
    assert GAME.part("game", "RULES") is room.RULES is GAME.rules


def test_what_is_wrong_in_a_room_is_not_taken_for_its_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/__init__.py").touch()
    (tmp_path / "broken/judge.py").write_text("import nobody_has_this")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nobody_has_this"):
        Game("broken", "broken").room("judge")


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    code = (
        "import sys, skald; names = skald.games(); loaded = set(sys.modules)\n"
        "print([n for n in loaded if n.startswith('skald.games.') and n.count('.') > 2])\n"
        "skald.game(names[0]); print(len([n for n in sys.modules if n.endswith('.game')]))"
    )
    assert python(code).splitlines() == ["[]", "1"]
