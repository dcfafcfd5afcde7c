"""What the pages show: blocks of Python, and commands, in blocks, in tables and in sentences."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
# Not the catalogues of rules: what stands in blocks there are maps, tables and records.
PAGES: Final = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "bench/README.md")),
    *(ROOT / "bench").glob("RESULTS.md"),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
)
# A word between backticks that begins with one of these is a command.
PROGRAMS: Final = ("make", "npm", "npx", "pip", "python", "ray", "skald")
_OURS: Final = ".venv/bin/"
_FENCE: Final = "```"
_INLINE: Final = re.compile(r"`([^`\n]+)`")
_INDENT: Final = "    "


class Block(NamedTuple):
    """A block of a page: where it begins, what it is, and its text."""

    page: Path
    line: int
    kind: str
    text: str

    @property
    def place(self) -> str:
        """Where it stands, for people."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


class Command(NamedTuple):
    """A command that a page shows; settings of the environment may stand before it."""

    place: str
    words: tuple[str, ...]


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page and the indented ones, which are commands."""
    found: list[Block] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    number = 0
    while number < len(lines):
        start, line = number, lines[number]
        number += 1
        if line.startswith(_FENCE):
            while not lines[number].startswith(_FENCE):
                number += 1
            text = "\n".join(lines[start + 1 : number])
            found.append(Block(page, start + 1, line.removeprefix(_FENCE) or "sh", text))
            number += 1
        elif line.startswith(_INDENT) and not lines[start - 1]:
            while number < len(lines) and lines[number].startswith(_INDENT):
                number += 1
            found.append(Block(page, start + 1, "sh", "\n".join(lines[start:number])))
    return found


def commands(page: Path) -> Iterator[Command]:
    """Every command of a page."""
    for block in blocks(page):
        if block.kind == "sh":
            yield from _of_block(block)
    for number, line in enumerate(_prose(page), start=1):
        for text in _INLINE.findall(line):
            words = _words(text)
            if words and words[0] in PROGRAMS:
                yield Command(f"{page.relative_to(ROOT)}:{number}", words)


def _of_block(block: Block) -> Iterator[Command]:
    for number, line in enumerate(block.text.splitlines(), start=block.line):
        if words := _words(line):
            yield Command(f"{block.page.relative_to(ROOT)}:{number}", words)


def _prose(page: Path) -> Iterator[str]:
    """The lines of a page; those of blocks are empty."""
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        is_fence = line.startswith(_FENCE)
        inside = inside != is_fence
        yield "" if inside or is_fence or line.startswith(_INDENT) else line


def _words(text: str) -> tuple[str, ...]:
    try:
        words = shlex.split(text, comments=True)
    except ValueError:
        return ()
    return (words[0].removeprefix(_OURS), *words[1:]) if words else ()
