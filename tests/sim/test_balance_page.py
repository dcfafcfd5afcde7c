"""docs/balance.md and its pictures tell the same."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"
# The panels of a picture, in the order of drawing.
SEATS, FACTIONS = 1, 2

each_picture = pytest.mark.parametrize("game", ["ice-garden", "northgard"])


def panel(game: str, number: int) -> ElementTree.Element:
    """One panel of a picture."""
    tree = ElementTree.parse(DOCS / f"pictures/balance-{game}.svg")
    return next(g for g in tree.iter(f"{SVG}g") if g.get("id") == f"axes_{number}")


def ticks(game: str, number: int, axis: str) -> list[str]:
    """What is written along an axis."""
    found = (g for g in panel(game, number).iter(f"{SVG}g") if axis in (g.get("id") or ""))
    return ["".join(g.itertext()).strip() for g in found]


def rates(game: str, number: int) -> dict[str, str]:
    """The win rates that a panel shows, by name."""
    names = ticks(game, number, "ytick_")
    texts = ["".join(text.itertext()) for text in panel(game, number).iter(f"{SVG}text")]
    values = texts[texts.index(names[-1]) + 1 :]
    return dict(zip(names, values, strict=False))


def rows(game: str) -> dict[str, str]:
    """The win rates of the page, by the first column of its tables: characters, clans, seats."""
    chapters = (DOCS / "balance.md").read_text(encoding="utf-8").split("\n## ")[1:]
    chapter = chapters[("ice-garden", "northgard").index(game)]
    found = re.findall(r"^\| ([^|]+?) \| (\d+\.\d) % \|", chapter, re.MULTILINE)
    return {name: f"{rate}%" for name, rate in found}


@each_picture
def test_every_win_rate_of_the_page_is_in_the_picture(game: str) -> None:
    seats = {name.removeprefix("seat "): rate for name, rate in rates(game, SEATS).items()}
    assert rates(game, FACTIONS) | seats == rows(game)


@each_picture
@pytest.mark.parametrize("number", range(1, 6))
def test_axes_of_the_pictures_begin_at_zero(game: str, number: int) -> None:
    assert ticks(game, number, "xtick_")[0] in ("0", "0%")
