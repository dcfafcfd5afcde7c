"""What may be typed at the prompt: commands, notation, nonsense."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skald.kernel.record import Record
from tests.cli.conftest import Run

GAME = ["terminal", "ice-garden", "--players", "2", "--seed", "7"]
GAME += ["--option", "factions=blue,red", "--option", "first=1"]
Autosaves = Callable[[], list[Path]]


def test_number_notation_actor_and_packed_lines(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", "tile r8", "b tile r7", "start r1", "start r8"]
    lines += ["place influence"] * 3 + ["influence r1 r8", f"save {file}", "quit"]
    result = run(*GAME, lines=lines)
    assert result.exit_code == 0, result.stderr
    played = [line for line in Record.parse(file.read_text()).lines if line.startswith("b ")]
    assert played[:3] == ["b tile r1", "b tile r8", "b tile r7"]
    assert "b influence r1" in played
    assert "b influence r8" in played


def test_why_names_rule_and_ruling(run: Run) -> None:
    out = run(*GAME, lines=["why", "why 2", "why last", "quit"]).stdout
    assert "IG-SETUP-08" in out
    assert "[rulebook]" in out
    assert "IG-RUL-08" in out
    assert "[our ruling]" in out
    assert "It would lead to:\n  B Fjollsfinn (blue) lays a tile on r2  IG-SETUP-08" in out


def test_why_changes_nothing(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    run(*GAME, lines=["1", "1", "1", f"save {files[0]}", "quit"])
    looks = ["why 1", "board", "log", "log 3", "rules Vuko", "rules", "help", "", "why last"]
    run(*GAME, lines=["1", *looks, "1", *looks, "1", *looks, f"save {files[1]}", "quit"])
    assert files[0].read_text() == files[1].read_text()


def test_undo_goes_back_over_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run(*GAME, lines=["1", "undo", "2", f"save {file}", "quit"])
    assert "Taken back." in result.stdout
    lines = Record.parse(file.read_text()).lines
    assert [line for line in lines if line.startswith("b ")] == ["b tile r2"]


def test_undo_takes_a_packed_line_back_as_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", "1", "1", "start r1", "1", *["place influence"] * 3]
    lines += ["influence r1 r1", "undo", f"save {file}", "quit"]
    assert run(*GAME, lines=lines).exit_code == 0
    assert not any("b influence" in line for line in Record.parse(file.read_text()).lines)


def test_undo_is_refused_after_chance(run: Run) -> None:
    """The third tile is the last: reserves and numbers are drawn behind it."""
    result = run(*GAME, lines=["1", "1", "1", "undo"])
    assert result.exit_code == 2
    assert result.stderr == "That cannot be taken back: chance has been drawn since.\n"


def test_undo_without_a_decision(run: Run) -> None:
    assert run(*GAME, lines=["undo"]).stderr == "There is nothing of yours to take back.\n"


@pytest.mark.parametrize("name", ["game.json", "game.txt", "my game.json"])
def test_save_and_load(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    run(*GAME, lines=["1", "1", f"save {file}", "quit"])
    loaded = run("terminal", "ice-garden", "--load", str(file), lines=["board", "log", "quit"])
    assert loaded.exit_code == 0, loaded.stderr
    assert "B Fjollsfinn (blue) lays a tile on r1" in loaded.stdout
    inside = run(*GAME, lines=[f"load '{file}'", "undo", "tile r8", "quit"])
    assert "Loaded from" in inside.stdout
    assert inside.exit_code == 0, inside.stderr


def test_a_loaded_game_is_played_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*GAME, lines=["1"] * 30 + [f"save {file}", "quit"])
    result = run("terminal", "ice-garden", "--load", str(file), lines=["1"] * 5000)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


def test_load_keeps_the_present_game(run: Run, tmp_path: Path, autosaves: Autosaves) -> None:
    file = tmp_path / "game.json"
    run(*GAME, lines=["1", f"save {file}", "quit"])
    assert autosaves() == []
    run(*GAME, lines=["2", f"load {file}", "quit"])
    assert len(autosaves()) == 1


def test_save_again_over_a_record_but_over_nothing_else(run: Run, tmp_path: Path) -> None:
    record, letter = tmp_path / "game.json", tmp_path / "letter.txt"
    letter.write_text("Dear Passionaria")
    assert run(*GAME, lines=[f"save {record}", "1", f"save {record}", "quit"]).exit_code == 0
    assert len(Record.parse(record.read_text()).lines) > 1
    result = run(*GAME, lines=[f"save {letter}"])
    assert result.exit_code == 2
    assert "is no record; name another file" in result.stderr
    assert letter.read_text() == "Dear Passionaria"


def test_language_changes_at_the_table(run: Run) -> None:
    out = run(*GAME, lines=["language de", "language pl", "quit"]).stdout
    assert "Ansehen" in out
    assert "Reputacja" in out
    assert "Do widzenia." in out


def test_quit_keeps_what_was_played(run: Run, autosaves: Autosaves) -> None:
    result = run(*GAME, lines=["1", "quit"])
    assert result.exit_code == 0
    [file] = autosaves()
    assert result.stdout.splitlines()[-1].startswith(f"Your game is kept in {file}")
    assert "b tile r1" in Record.parse(file.read_text()).lines


def test_end_of_input_keeps_what_was_played(run: Run, autosaves: Autosaves) -> None:
    result = run(*GAME, lines=["1"])
    assert result.exit_code == 0
    assert len(autosaves()) == 1
    assert result.stderr == ""


def test_a_game_changed_after_saving_is_kept(
    run: Run, tmp_path: Path, autosaves: Autosaves
) -> None:
    run(*GAME, lines=["1", f"save {tmp_path / 'game.json'}", "undo", "2", "quit"])
    [file] = autosaves()
    assert "b tile r2" in Record.parse(file.read_text()).lines


def test_nothing_played_nothing_kept(run: Run, autosaves: Autosaves) -> None:
    assert run(*GAME, lines=[]).stdout.endswith("Goodbye.\n")
    assert run(*GAME, lines=["help", "quit"]).stdout.endswith("Goodbye.\n")
    assert autosaves() == []


def test_an_autosave_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    result = run(*GAME, lines=["1", "quit"])
    assert result.exit_code == 0
    assert "cannot be written" in result.stdout.splitlines()[-1]


NONSENSE = [
    ("xyzzy", "“xyzzy” is no action and no command here; type a number from 1 to 8, or help."),
    ("0", "There is no option 0; choose from 1 to 8."),
    ("9", "There is no option 9; choose from 1 to 8."),
    ("9" * 5000, "There is no option"),
    ("-1", "“-1” is no action"),
    ("²", "“²” is no action"),
    ("tile", "“tile” is no action"),
    ("tile r9", "“tile r9” is no action"),
    ("place making", "“place making” is not possible now by IG-SETUP-08 (Laying tiles"),
    ("r tile r1", "“r tile r1”: it is the turn of b, not of r."),
    ("mountain r1>r1 inf*x", "“mountain r1>r1 inf*x” is no action"),
    ("hit", "“hit” is no action"),
    ("why 99", "There is no option 99; choose from 1 to 8."),
    ("why me", "“me” is no number."),
    ("log x", "“x” is no number."),
    ("rules qqqq", "No rule has “qqqq” in its id, title or text."),
    ("language xx", "There is no language “xx”; there are en, de, pl."),
    ("save", "Name a file: save my-game.json"),
    ("load", "Name a file: load my-game.json"),
    ("save /no/such/folder/x.json", "/no/such/folder/x.json cannot be written: No such file"),
    ("save /", "/ is there already and is no record; name another file."),
    ("load /no/such/file", "/no/such/file cannot be read: No such file or directory."),
    ("load /", "/ cannot be read: Is a directory."),
    ("save a\0b", "a\0b cannot be written"),
]


@pytest.mark.parametrize(("line", "answer"), NONSENSE, ids=lambda text: text[:12])
def test_nonsense_in_a_script_ends_it_with_one_line(
    run: Run, line: str, answer: str, autosaves: Autosaves
) -> None:
    result = run(*GAME, lines=[line, "1"])
    assert result.exit_code == 2
    assert result.stderr.startswith(answer[:60]), result.stderr
    assert result.stderr.count("\n") == 1
    assert autosaves() == []
