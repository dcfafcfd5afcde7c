"""Every code block and every command of the pages works, as it stands there."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from skald.cli import app
from tests.docs.reading import PAGES, ROOT, blocks, commands
from tests.docs.running import Workshop

# Those of the second line are read by people, or by other programs.
RUN = {"python", "sh"}
READ = {"text", "mermaid", "nginx", "caddyfile"}
WITH_PYTHON = [page for page in PAGES if any(block.kind == "python" for block in blocks(page))]
# The same command is run once, wherever it stands.
COMMANDS = {command.words: command.place for page in PAGES for command in commands(page)}
ENOUGH = 3


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
def test_python(page: Path, workshop: Workshop) -> None:
    """The blocks of a page one after the other, as a reader would type them."""
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
def test_command(words: tuple[str, ...], workshop: Workshop) -> None:
    try:
        workshop.run(words)
    except AssertionError as error:
        error.add_note(f"as {COMMANDS[words]} shows it")
        raise


def test_every_block_says_what_it_is() -> None:
    """`text` is for reading; a block without a name is commands."""
    odd = [block.place for page in PAGES for block in blocks(page) if block.kind not in RUN | READ]
    assert odd == []


def test_what_stands_on_the_pages_is_found() -> None:
    """Neither a fence nor a table may hide a command from these tests."""
    assert len(WITH_PYTHON) == 3
    for words in ("make play", "make test", "skald serve --host 0.0.0.0 --port 8000", "make venv"):
        assert any(" ".join(found).endswith(words) for found in COMMANDS), words
    shown = {place.partition(":")[0] for place in COMMANDS.values()}
    assert shown >= {"README.md", "CONTRIBUTING.md", "bench/README.md", "docs/simulation.md"}
    catalogues = (ROOT / "docs" / "rules").glob("*.md")
    assert not any("skald" in block.text for page in catalogues for block in blocks(page))
