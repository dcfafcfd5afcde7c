"""Every hop of the walk of a move is where the page says it is."""

import re
from collections.abc import Iterator

import pytest

from tests.docs.reading import ROOT

PAGE = ROOT / "docs" / "walk.md"
QUOTED = re.compile(r"`([^`]+)`")


def hops() -> Iterator[tuple[str, list[str]]]:
    """Each file of the page with the names that are said to stand in it."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        file, names = "", list[str]()
        for quoted in QUOTED.findall(line):
            if "/" in quoted:
                if file:
                    yield file, names
                file, names = quoted, []
            else:
                names.append(quoted)
        if file:
            yield file, names


@pytest.mark.parametrize(("file", "names"), list(hops()))
def test_a_hop_is_there(file: str, names: list[str]) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    assert [name for name in names if not re.search(rf"\b{name}\b", source)] == []


def test_the_walk_has_hops() -> None:
    assert len(list(hops())) > 20
