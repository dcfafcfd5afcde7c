"""The package as others import it: its name, its version, and what comes only when asked for."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import skald

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Without the packages that others have installed: as nobody ever has installed Skald.
BARE = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def python(code: str, *before: str) -> str:
    """What a fresh interpreter prints."""
    command = [sys.executable, *before, "-c", code]
    said = subprocess.run(command, env=BARE, capture_output=True, text=True, check=True)
    return said.stdout.strip()


def test_learning_comes_when_asked_for() -> None:
    code = "import sys, skald; print('skald.rl' in sys.modules, skald.rl.aec_env.__name__)"
    assert python(code) == "False aec_env"


def test_learning_without_its_extra_is_refused_in_one_sentence() -> None:
    hidden = (
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "missing = {'numpy', 'gymnasium', 'pettingzoo'}\n"
        "util.find_spec = lambda name, package=None: (\n"
        "    None if name in missing else find(name, package))\n"
        "import skald\n"
        "for make in (lambda: skald.rl.aec_env('northgard_v1'),\n"
        "             lambda: skald.rl.vector_env('northgard_v1', matches=2)):\n"
        "    try:\n"
        "        make()\n"
        "    except ImportError as error:\n"
        "        print(error)\n"
    )
    first, second = python(hidden).splitlines()
    assert first.endswith("need numpy and gymnasium and pettingzoo: pip install 'skald-games[rl]'.")
    assert second == "Learning environments need numpy: pip install 'skald-games[rl]'."


def test_everything_public_is_there() -> None:
    assert all(hasattr(skald, name) for name in skald.__all__)
    assert "rl" in dir(skald)
    with pytest.raises(AttributeError, match="no attribute 'rule'"):
        skald.rule  # type: ignore[attr-defined] # noqa: B018


# The version.


def test_the_version_has_one_source() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", skald.__version__)
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in PROJECT


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["games"],
        ["rules", "northgard", "NG-COMBAT-22"],
        ["bench", "--rounds", "1", "--seconds", "0.001", "--only", "northgard 2"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_command_needs_no_installed_package(arguments: list[str]) -> None:
    """Run from the sources, `importlib.metadata` knows nothing of Skald."""
    code = (
        "import importlib.metadata as metadata, sys\n"
        "known = metadata.version\n"
        "def version(name):\n"
        "    if 'skald' in name:\n"
        "        raise metadata.PackageNotFoundError(name)\n"
        "    return known(name)\n"
        "metadata.version = version\n"
        f"sys.argv[1:] = {arguments}\n"
        "from skald.cli import main\n"
        "main()\n"
    )
    assert python(code)


# The name.


def test_the_distribution_is_not_the_other_project_of_that_name() -> None:
    """`skald` on PyPI is somebody else's: nobody may be told to install it."""
    assert PROJECT["name"] == "skald-games"
    pages = [*ROOT.glob("*.md"), *ROOT.glob("*.lock"), *(ROOT / "bench").glob("*.md")]
    for folder, kinds in (("src", "py ftl"), ("docs", "md"), ("examples", "py"), ("web/src", "ts")):
        pages += [path for kind in kinds.split() for path in (ROOT / folder).rglob(f"*.{kind}")]
    wrong = re.compile(r"\bskald\[|pip install ['\"]?skald(?!-games)\b")
    found = {str(path) for path in pages if wrong.search(path.read_text(encoding="utf-8"))}
    assert found == set()
    assert len(pages) > 300
