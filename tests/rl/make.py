"""Writes the tables of docs/learning.md anew: python -m tests.rl.make."""

import re
from pathlib import Path

from skald.rl import encoder, environments

DOCUMENT = Path(__file__).parents[2] / "docs" / "learning.md"


def tables(name: str) -> str:
    """The layout of an observation and the kinds of choices, in Markdown."""
    layout = encoder(name).layout
    kinds = ", ".join(f"`{kind}`" for kind in layout.kinds)
    return f"{layout.size} cells.\n\n{layout.table()}\n\nKinds of choices in order: {kinds}."


def renewed(text: str) -> str:
    """The document with every table as it must be."""
    for name in environments():
        pattern = rf"(<!-- {name} -->\n).*?(\n<!-- end -->)"
        place = re.search(pattern, text, flags=re.DOTALL)
        assert place is not None, f"no place for the tables of {name}"
        text = text[: place.end(1)] + tables(name) + text[place.start(2) :]
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
