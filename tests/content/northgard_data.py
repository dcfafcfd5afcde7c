"""Component data of Northgard with something changed, and how it is refused."""

import copy
from collections.abc import Mapping

import pytest

from skald.games.northgard.content import default, load
from skald.kernel.errors import BadContent

MISSING = object()


def child(parent: object, step: str) -> object:
    if isinstance(parent, list):
        return parent[int(step)]
    assert isinstance(parent, dict)
    return parent[step]


def change(raw: dict[str, object], path: str, value: object) -> None:
    """Set, or with MISSING take away, the entry at a path like `tiles.16.parts.0.food`."""
    *way, last = path.split(".")
    parent: object = raw
    for step in way:
        parent = child(parent, step)
    if isinstance(parent, list):
        parent[int(last)] = value
        return
    assert isinstance(parent, dict)
    if value is MISSING:
        del parent[last]
    else:
        parent[last] = value


def changed(changes: Mapping[str, object]) -> dict[str, object]:
    raw = copy.deepcopy(default().raw)
    for path, value in changes.items():
        change(raw, path, value)
    return raw


def refuses(table: str, words: str, changes: Mapping[str, object]) -> None:
    """One sentence that begins with the table, says what is wrong and what was expected."""
    with pytest.raises(BadContent) as caught:
        load(changed(changes))
    sentence = str(caught.value)
    assert sentence.startswith(f"Table {table}: ")
    assert "; expected " in sentence
    assert sentence.endswith(".")
    assert words in sentence


def parts(*sides: str) -> list[dict[str, object]]:
    return [{"sides": one} for one in sides]


def borders(*pairs: str) -> list[dict[str, object]]:
    """Pairs such as `N-E`, rough ones as `N~E`."""
    split = [(*pair.replace("~", "-").split("-"), "~" in pair) for pair in pairs]
    return [{"a": a, "b": b, "rough": rough} for a, b, rough in split]


def tile(name: str, *sides: str, between: list[dict[str, object]]) -> dict[str, object]:
    """The changes that draw a tile anew, with nothing on it."""
    return {f"tiles.{name}.parts": parts(*sides), f"tiles.{name}.borders": between}


def turned(table: object) -> dict[str, object]:
    """The same table with its entries in the opposite order."""
    assert isinstance(table, dict)
    return dict(reversed(table.items()))
