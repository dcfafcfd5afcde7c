"""Somebody installs Skald, far from its sources, and plays."""

import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.announcing import announced
from tests.browser.browsing import Windows
from tests.browser.packaging import Environment, build, copy_sources, unpack
from tests.server.serving import PATIENCE


@pytest.fixture
def installed(tmp_path: Path) -> Environment:
    """From the checkout to a source distribution, from it to a wheel, and from that to a place."""
    archive = build("build_sdist", copy_sources(tmp_path / "checkout"), tmp_path / "made")
    wheel = build("build_wheel", unpack(archive, tmp_path / "unpacked"), tmp_path / "made")
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    assert {"skald/py.typed", "skald/server/client/index.html"} <= names
    assert all(name.startswith(("skald/", "skald_games-")) for name in names)
    return Environment(tmp_path / "environment", wheel)


@contextmanager
def serving(installed: Environment, folder: Path) -> Iterator[str]:
    """The table of the installed command, as somebody starts it in a folder of their own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    own = {**environment, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command: list[str | Path] = [installed.skald, "serve", "--port", "0"]
    with announced(command, own, PATIENCE, cwd=folder) as address:
        yield address


def test_an_installed_table_is_played_at(
    installed: Environment, browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "somewhere"
    folder.mkdir()
    with serving(installed, folder) as address, Windows(browser, address) as windows:
        page = windows.open("/")
        page.get_by_role("button", name="Play now").first.click()
        prompt = page.get_by_role("region", name="What to do")
        expect(prompt.get_by_text("Your turn")).to_be_visible(timeout=30_000)
        assert windows.faults == []
    assert (folder / "skald" / "tables.db").is_file()
