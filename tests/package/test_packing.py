"""What builds the client: when it is built, with what, and what is said if it cannot be."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
LOCK, PAGE = "web/package-lock.json", "web/dist/index.html"
SOURCES = (
    *("web/src/main.ts", "web/public/mark.svg", "web/index.html", LOCK, "web/svelte.config.js"),
    *("web/vite.config.ts", "src/skald/locale/en/web.ftl"),
    "src/skald/games/chess/locale/en/words.ftl",
)
NEW_NODE, OLD_NODE = "v24.1.0", "v20.18.3"
# Notes how it is called; what it is asked to build it builds.
NPM = """#!{python}
import pathlib, sys
pathlib.Path("calls").open("a").write(sys.argv[1] + "\\n")
if "{fails}" == sys.argv[1]:
    sys.exit("the registry is on holiday")
made = {{"install": "node_modules/x", "run": "dist/index.html"}}[sys.argv[1]]
pathlib.Path(made).parent.mkdir(exist_ok=True)
pathlib.Path(made).touch()
"""


class Place:
    """A small checkout, and the programs that are there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "checkout"
        self.programs = folder / "programs"
        self.programs.mkdir()
        monkeypatch.setenv("PATH", str(self.programs))
        monkeypatch.delenv("SKALD_WITHOUT_CLIENT", raising=False)
        for name in SOURCES:
            self.write(name, age=100)
        (self.folder / "packing").mkdir()
        shutil.copy(ROOT / "packing" / "client.py", self.folder / "packing")
        self.client = self._load()

    def _load(self) -> ModuleType:
        path = self.folder / "packing" / "client.py"
        spec = importlib.util.spec_from_file_location("client_elsewhere", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def write(self, name: str, *, age: float) -> None:
        """A file that has been there for so long, and the folders with it."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        self.age(name, age)

    def age(self, name: str, age: float) -> None:
        """Make a file, and the folder it lies in, so many seconds older than now."""
        for path in (self.folder / name, (self.folder / name).parent):
            then = 2_000_000_000 - age
            os.utime(path, (then, then))

    def has(self, node: str, *, fails: str = "") -> None:
        """There is a Node of this version."""
        self._program("node", f"#!{sys.executable}\nprint({node!r})\n")
        self._program("npm", NPM.format(python=sys.executable, fails=fails))

    def _program(self, name: str, text: str) -> None:
        path = self.programs / name
        path.write_text(text)
        path.chmod(0o755)

    def calls(self) -> list[str]:
        """What npm was asked for since the last time."""
        file = self.folder / "web" / "calls"
        found = file.read_text().split() if file.exists() else []
        file.unlink(missing_ok=True)
        return found


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    return Place(tmp_path, monkeypatch)


def test_without_node_it_comes_from_pypi(place: Place) -> None:
    assert place.client.needs() == [place.client.NODE]
    with pytest.raises(SystemExit, match=r"^The client is not built: it needs Node 20.19 or newer"):
        place.client.build()


@pytest.mark.parametrize(("node", "is_enough"), [(NEW_NODE, True), (OLD_NODE, False), ("?", False)])
def test_an_old_node_is_none(place: Place, node: str, *, is_enough: bool) -> None:
    place.has(node)
    assert place.client.has_node() == is_enough
    assert place.client.needs() == ([] if is_enough else [place.client.NODE])


def test_whoever_wants_no_client_needs_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKALD_WITHOUT_CLIENT", "1")
    assert place.client.needs() == []


def test_it_is_built_when_a_source_is_newer(place: Place) -> None:
    place.has(NEW_NODE)
    place.client.build()
    assert place.calls() == ["install", "run"]
    place.age(PAGE, 50)
    place.age("web/node_modules/.installed", 50)
    place.client.build()
    assert place.calls() == []
    for name in SOURCES:
        place.age(name, 40)
        place.client.build()
        assert place.calls() == (["install", "run"] if name == LOCK else ["run"]), name
        for each in (name, PAGE, "web/node_modules/.installed"):
            place.age(each, 50)


def test_a_source_distribution_brings_it(place: Place) -> None:
    """Whatever the times of files are after unpacking."""
    place.write(PAGE, age=999)
    assert not place.client.is_built()
    place.write("PKG-INFO", age=0)
    assert place.client.is_built()
    assert place.client.needs() == []
    place.client.build()


@pytest.mark.parametrize("step", ["install", "run"])
def test_what_npm_says_is_shown(
    place: Place, step: str, capsys: pytest.CaptureFixture[str]
) -> None:
    place.has(NEW_NODE, fails=step)
    with pytest.raises(SystemExit, match=rf"^The client is not built: npm {step} failed\. SKALD_"):
        place.client.build()
    assert "the registry is on holiday" in capsys.readouterr().err
