"""Every code block and every command of the pages works, as it stands there."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from skald.cli import app
from tests.docs.reading import PAGES, ROOT, Block, blocks, commands
from tests.docs.running import Workshop
from tests.examples.conftest import FOLDER, site, tafl

__all__ = ["site", "tafl"]

# Those of the second line are read by people, or by other programs.
RUN = {"python", "sh"}
READ = {"text", "mermaid", "nginx", "caddyfile"}
WITH_PYTHON = [page for page in PAGES if any(block.kind == "python" for block in blocks(page))]
# The same command is run once, wherever it stands.
COMMANDS = {command.words: command.place for page in PAGES for command in commands(page)}
ENOUGH = 3
GAME_PAGE = ROOT / "docs" / "your-own-game.md"
OWN_GAME = "hnefatafl"


class Enough(Exception):
    """An endless loop has gone round often enough."""


def chooser() -> Any:
    """What a page leaves to its reader: numbers of actions that may be chosen."""
    rounds = count()

    def choose(observation: Any, action_mask: Any) -> Any:
        if next(rounds) == ENOUGH:
            raise Enough
        return action_mask.argmax(axis=1)

    return choose


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A place to try things out."""
    return Workshop(tmp_path, monkeypatch)


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_python(page: Path, workshop: Workshop, request: pytest.FixtureRequest) -> None:
    """The blocks of a page one after the other, as a reader would type them."""
    if page == GAME_PAGE:
        request.getfixturevalue("tafl")
    if page.name == "simulation.md":
        wish = ["simulate", "ice-garden", "--players", "4", "--games", "4", "--workers", "1"]
        CliRunner().invoke(app, [*wish, "--out", "run.parquet"], catch_exceptions=False)
    names: dict[str, Any] = {"__name__": "page", "choose": chooser()}
    for block in blocks(page):
        if block.kind == "python":
            try:
                exec(compile(block.text, block.place, "exec"), names)
            except Enough:
                assert "while True" in block.text


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words)[:60])
def test_command(
    words: tuple[str, ...], workshop: Workshop, request: pytest.FixtureRequest
) -> None:
    if OWN_GAME in words:
        request.getfixturevalue("tafl")
    try:
        workshop.run(words)
    except AssertionError as error:
        error.add_note(f"as {COMMANDS[words]} shows it")
        raise


EXCERPTS = [block for block in blocks(GAME_PAGE) if block.text.startswith("# ")]


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.place)
def test_an_excerpt_stands_in_the_file_that_it_names(block: Block) -> None:
    name, _, text = block.text.removeprefix("# ").partition("\n")
    assert text in (FOLDER / name).read_text(encoding="utf-8")


def test_the_walk_shows_every_kind_of_file() -> None:
    shown = {block.text.splitlines()[0].rpartition(".")[2] for block in EXCERPTS}
    assert shown == {"toml", "py", "ftl", "js"}


def test_every_block_says_what_it_is() -> None:
    """`text` is for reading; a block without a name is commands."""
    odd = [block.place for page in PAGES for block in blocks(page) if block.kind not in RUN | READ]
    assert odd == []


def test_what_stands_on_the_pages_is_found() -> None:
    """Neither a fence nor a table may hide a command from these tests."""
    assert len(WITH_PYTHON) == 5
    for words in ("make play", "make test", "skald serve --host 0.0.0.0 --port 8000", "make venv"):
        assert any(" ".join(found).endswith(words) for found in COMMANDS), words
    shown = {place.partition(":")[0] for place in COMMANDS.values()}
    assert shown >= {"README.md", "CONTRIBUTING.md", "bench/README.md", "docs/simulation.md"}
    catalogues = (ROOT / "docs" / "rules").glob("*.md")
    assert not any("skald" in block.text for page in catalogues for block in blocks(page))
