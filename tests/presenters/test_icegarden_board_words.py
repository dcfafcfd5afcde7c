"""The words of the Ice Garden board: complete in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest

from skald.lang import LANGUAGES
from tests.lang.catalogue import junk, patterns, variables

FILE = "icegarden/web"
BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "icegarden"
# Keys that are put together from a kind.
FAMILIES = {
    "board-ig-thing-": (
        *("nation", "reserve", "reserve-down", "nightmares", "tower", "thorn", "vuko"),
    ),
    "board-ig-count-": ("supply", "to-place", "tokens"),
    "board-ig-slot-": ("printed", "special", "spy", "bought"),
}


def used() -> set[str]:
    """The keys that the board says."""
    paths = [*BOARD.glob("*.svelte"), *BOARD.glob("*.ts")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    whole = set(re.findall(r'"(board-ig-[a-z-]*[a-z])"', source))
    built = set(re.findall(r"`(board-ig-[a-z-]*-)\$\{", source))
    assert built == set(FAMILIES)
    return whole | {f"{family}{name}" for family, names in FAMILIES.items() for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_board_is_there(language: str) -> None:
    """With the same variables as in English, and nothing that is not said."""
    assert junk(language, FILE) == []
    assert set(patterns(language, FILE)) == used()
    assert variables(language, FILE) == variables("en", FILE)
