"""What may be typed at the prompt: commands, notation, nonsense."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skald.kernel.record import Record
from tests.cli.conftest import GAMES, Run

ICE_GARDEN = GAMES["ice-garden"]
NORTHGARD = GAMES["northgard"]
# What the person's first option is, and the second.
FIRST = {"ice-garden": ("b tile r1", "b tile r2"), "northgard": ("r tile 14", "r tile 19")}
Autosaves = Callable[[], list[Path]]


def own_lines(file: Path) -> list[str]:
    """What the person has played."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    person = "b " if record.game == "ice-garden" else "r "
    return [line for line in record.lines if line.startswith(person)]


def test_number_notation_actor_and_packed_lines(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", "tile r8", "b tile r7", "start r1", "start r8"]
    lines += ["place influence"] * 3 + ["influence r1 r8", f"save {file}", "quit"]
    result = run(*ICE_GARDEN, lines=lines)
    assert result.exit_code == 0, result.stderr
    played = own_lines(file)
    assert played[:3] == ["b tile r1", "b tile r8", "b tile r7"]
    assert "b influence r1" in played
    assert "b influence r8" in played


def test_packed_lines_of_northgard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["lay 14 -1,0 k0", "r group t3", f"save {file}", "quit"]
    result = run(*NORTHGARD, lines=lines)
    assert result.exit_code == 0, result.stderr
    assert own_lines(file) == ["r tile 14", "r cell -1,0", "r turn 0", "r group t3"]


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("ice-garden", ["IG-SETUP-08", "[rulebook]", "IG-RUL-08", "[our ruling]"]),
        ("northgard", ["NG-SETUP-16", "[rulebook]", "NG-Q-12", "[our ruling]"]),
    ],
)
def test_why_names_rule_and_ruling(run: Run, name: str, rules: list[str]) -> None:
    out = run(*GAMES[name], lines=["why", "why 2", "why last", "quit"]).stdout
    assert all(rule in out for rule in rules)


def test_why_tells_what_would_happen(run: Run) -> None:
    out = run(*ICE_GARDEN, lines=["why 2", "quit"]).stdout
    assert "It would lead to:\n  B Fjollsfinn (blue) lays a tile on Grey Tarn  IG-SETUP-08" in out
    out = run(*NORTHGARD, lines=["1", "1", "why 1", "quit"]).stdout
    told = "R Wolf (red) lays tile 14 on the square 1 west of the start  NG-EXPLORE-05"
    assert f"It would lead to:\n  {told}" in out


def test_why_changes_nothing(run: Run, game: list[str], tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    run(*game, lines=["1", "1", "1", f"save {files[0]}", "quit"])
    looks = ["why 1", "board", "board all", "log", "log 3", "rules move", "rules", "help"]
    looks += ["", "why last"]
    run(*game, lines=["1", *looks, "1", *looks, "1", *looks, f"save {files[1]}", "quit"])
    assert files[0].read_text() == files[1].read_text()


def test_undo_goes_back_over_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run(*ICE_GARDEN, lines=["1", "undo", "2", f"save {file}", "quit"])
    assert "Taken back." in result.stdout
    assert own_lines(file) == ["b tile r2"]
    lines = ["1", "1", "1", "group t3", "undo", "group t4", f"save {file}", "quit"]
    result = run(*NORTHGARD, lines=lines)
    assert "B Bear (blue) lays" in result.stdout.partition("Taken back.")[0]
    assert own_lines(file)[-1] == "r group t4"


def test_undo_takes_a_packed_line_back_as_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["1", "1", "1", "start r1", "1", *["place influence"] * 3]
    lines += ["influence r1 r1", "undo", f"save {file}", "quit"]
    assert run(*ICE_GARDEN, lines=lines).exit_code == 0
    assert not any("b influence" in line for line in own_lines(file))
    lines = ["lay 14 -1,0 k0", "undo", f"save {file}", "quit"]
    assert run(*NORTHGARD, lines=lines).exit_code == 0
    assert own_lines(file) == []


@pytest.mark.parametrize(
    ("name", "ones"),
    [("ice-garden", 3), ("northgard", 8)],
    ids=["reserves are drawn behind the third tile", "cards are drawn behind the second group"],
)
def test_undo_is_refused_after_chance(run: Run, name: str, ones: int) -> None:
    result = run(*GAMES[name], lines=[*["1"] * ones, "undo"])
    assert result.exit_code == 2
    assert result.stderr == "That cannot be taken back: chance has been drawn since.\n"


def test_undo_without_a_decision(run: Run, game: list[str]) -> None:
    assert run(*game, lines=["undo"]).stderr == "There is nothing of yours to take back.\n"


@pytest.mark.parametrize("file_name", ["game.json", "game.txt", "my game.json"])
def test_save_and_load(run: Run, game: list[str], tmp_path: Path, file_name: str) -> None:
    file = tmp_path / file_name
    run(*game, lines=["1", "1", f"save {file}", "quit"])
    loaded = run("terminal", game[1], "--load", str(file), lines=["board", "log", "quit"])
    assert loaded.exit_code == 0, loaded.stderr
    told = {
        "ice-garden": "B Fjollsfinn (blue) lays a tile on Whale Firth",
        "northgard": "is dealt tile 14",
    }
    assert told[game[1]] in loaded.stdout
    inside = run(*game, lines=[f"load '{file}'", "undo", "1", "quit"])
    assert "Loaded from" in inside.stdout
    assert inside.exit_code == 0, inside.stderr


def test_a_bare_name_is_among_the_saved_games(
    run: Run, game: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    saved = tmp_path / "data" / "skald" / "games" / "mine.json"
    said = run(*game, lines=["1", "save mine.json", "quit"]).stdout
    assert f"Saved in {saved}." in said
    assert own_lines(saved) == [FIRST[game[1]][0]]
    assert list(here.iterdir()) == []
    assert f"Loaded from {saved}." in run(*game, lines=["load mine.json", "quit"]).stdout
    assert run("terminal", game[1], "--load", "mine.json", lines=["quit"]).exit_code == 0
    assert run("replay", "mine.json").exit_code == 0
    assert run(*game, lines=["save ./mine.json", "quit"]).exit_code == 0
    assert (here / "mine.json").is_file()


def test_games_are_found_where_they_used_to_be(
    run: Run, game: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Earlier versions saved where one stood, and kept what was left among the settings."""
    here, kept = tmp_path / "here", tmp_path / "config" / "skald" / "autosave"
    kept.mkdir(parents=True)
    here.mkdir()
    monkeypatch.chdir(here)
    run(*game, lines=["1", "save ./old.json", f"save {kept / 'left.json'}", "quit"])
    for name in ("old.json", "left.json"):
        assert "Loaded from" in run(*game, lines=[f"load {name}", "quit"]).stdout
        assert run("terminal", game[1], "--load", name, lines=["quit"]).exit_code == 0
        assert run("replay", name).exit_code == 0
    long = "x" * 5000
    assert "cannot be read" in run(*game, lines=[f"load {long}"]).stderr


def test_a_loaded_game_is_played_on(run: Run, game: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*game, lines=["1"] * 30 + [f"save {file}", "quit"])
    result = run("terminal", game[1], "--load", str(file), lines=["1"] * 5000)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


def test_load_keeps_the_present_game(
    run: Run, game: list[str], tmp_path: Path, autosaves: Autosaves
) -> None:
    file = tmp_path / "game.json"
    run(*game, lines=["1", f"save {file}", "quit"])
    assert autosaves() == []
    run(*game, lines=["2", f"load {file}", "quit"])
    assert len(autosaves()) == 1


def test_save_again_over_a_record_but_over_nothing_else(
    run: Run, game: list[str], tmp_path: Path
) -> None:
    record, letter = tmp_path / "game.json", tmp_path / "letter.txt"
    letter.write_text("Dear Passionaria")
    assert run(*game, lines=[f"save {record}", "1", f"save {record}", "quit"]).exit_code == 0
    assert own_lines(record) == [FIRST[game[1]][0]]
    result = run(*game, lines=[f"save {letter}"])
    assert result.exit_code == 2
    assert "is no record; name another file" in result.stderr
    assert letter.read_text() == "Dear Passionaria"


@pytest.mark.parametrize(
    ("name", "german", "polish"),
    [("ice-garden", "Ansehen", "Reputacja"), ("northgard", "Wissen", "wiedza")],
)
def test_language_changes_at_the_table(run: Run, name: str, german: str, polish: str) -> None:
    out = run(*GAMES[name], lines=["language de", "language pl", "quit"]).stdout
    assert german in out
    assert polish in out
    assert "Do widzenia." in out


def test_quit_keeps_what_was_played(run: Run, game: list[str], autosaves: Autosaves) -> None:
    result = run(*game, lines=["1", "quit"])
    assert result.exit_code == 0
    [file] = autosaves()
    assert result.stdout.splitlines()[-1].startswith(f"Your game is kept in {file}")
    assert own_lines(file) == [FIRST[game[1]][0]]


def test_end_of_input_keeps_what_was_played(
    run: Run, game: list[str], autosaves: Autosaves
) -> None:
    result = run(*game, lines=["1"])
    assert result.exit_code == 0
    assert len(autosaves()) == 1
    assert result.stderr == ""


def test_a_game_changed_after_saving_is_kept(
    run: Run, game: list[str], tmp_path: Path, autosaves: Autosaves
) -> None:
    run(*game, lines=["1", f"save {tmp_path / 'game.json'}", "undo", "2", "quit"])
    [file] = autosaves()
    assert own_lines(file) == [FIRST[game[1]][1]]


def test_nothing_played_nothing_kept(run: Run, game: list[str], autosaves: Autosaves) -> None:
    assert run(*game, lines=[]).stdout.endswith("Goodbye.\n")
    assert run(*game, lines=["help", "quit"]).stdout.endswith("Goodbye.\n")
    assert autosaves() == []


def test_an_autosave_that_cannot_be_written_is_said(
    run: Run, game: list[str], tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("in the way")
    result = run(*game, lines=["1", "quit"])
    assert result.exit_code == 0
    assert "cannot be written" in result.stdout.splitlines()[-1]


def test_help_shows_the_notation_of_the_game(run: Run) -> None:
    assert "mountain r2>r4 inf*3 L1" in run(*ICE_GARDEN, lines=["help"]).stdout
    assert "move t3>t5 2 · lay 13 0,1 k2" in run(*NORTHGARD, lines=["help"]).stdout


# The same nonsense in any game; N stands for the number of options.
NONSENSE = [
    ("xyzzy", "“xyzzy” is no action and no command here; type a number from 1 to N, or help."),
    ("0", "There is no option 0; choose from 1 to N."),
    ("9", "There is no option 9; choose from 1 to N."),
    ("9" * 5000, "There is no option"),
    ("-1", "“-1” is no action"),
    ("²", "“²” is no action"),
    ("tile", "“tile” is no action"),
    ("why 99", "There is no option 99; choose from 1 to N."),
    ("why me", "“me” is no number."),
    ("log x", "“x” is no number."),
    ("board some", "“some” is nothing to draw; type board or board all."),
    ("rules qqqq", "No rule has “qqqq” in its id, title or text."),
    ("language xx", "There is no language “xx”; there are en, de, pl."),
    ("save", "Name a file: save my-game.json"),
    ("load", "Name a file: load my-game.json"),
    ("save /no/such/folder/x.json", "/no/such/folder/x.json cannot be written: No such file"),
    ("save /", "/ is there already and is no record; name another file."),
    ("load /no/such/file", "/no/such/file cannot be read: No such file or directory."),
    ("load /", "/ cannot be read: Is a directory."),
    ("save ./a\0b", "a\0b cannot be written"),
]
OWN_NONSENSE = [
    ("ice-garden", "tile r9", "“tile r9” is no action"),
    ("ice-garden", "place making", "“place making” is not possible now by IG-SETUP-08 (Laying t"),
    ("ice-garden", "r tile r1", "“r tile r1”: it is the turn of b, not of r."),
    ("ice-garden", "mountain r1>r1 inf*x", "“mountain r1>r1 inf*x” is no action"),
    ("ice-garden", "hit", "“hit” is no action"),
    ("northgard", "tile 34", "“tile 34” is no action"),
    ("northgard", "tile 01", "“tile 01” is not possible now by NG-SETUP-16 (First tile)"),
    ("northgard", "play feast", "“play feast” is not possible now by NG-SETUP-16 (First tile)"),
    ("northgard", "b tile 14", "“b tile 14”: it is the turn of r, not of b."),
    ("northgard", "move t1", "“move t1” is no action"),
    ("northgard", "lay 14 0,0 k0", "“lay 14 0,0 k0”"),
    ("northgard", "recruit", "“recruit” is no action"),
]
ALL_NONSENSE = [(name, *pair) for name in GAMES for pair in NONSENSE] + OWN_NONSENSE
OPTIONS_AT_FIRST = {"ice-garden": "8", "northgard": "3"}


@pytest.mark.parametrize(
    ("name", "line", "answer"),
    ALL_NONSENSE,
    ids=[f"{n}-{line[:12]}" for n, line, _ in ALL_NONSENSE],
)
def test_nonsense_in_a_script_ends_it_with_one_line(
    run: Run, name: str, line: str, answer: str, autosaves: Autosaves
) -> None:
    result = run(*GAMES[name], lines=[line, "1"])
    assert result.exit_code == 2
    answer = answer.replace("1 to N", f"1 to {OPTIONS_AT_FIRST[name]}")
    assert result.stderr.startswith(answer[:60]), result.stderr
    assert result.stderr.count("\n") == 1
    assert autosaves() == []
