"""Everything about a game stands in its folders: no other code or message names it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import skald
from tests.hygiene.catalogue import ROOT

KINDS: Final = {".css", ".ftl", ".py", ".svelte", ".toml", ".ts"}
# A game by its id, however it is written: `ice-garden`, `icegarden`, `Ice Garden`, `ice_garden`.
NAMED: Final = re.compile(
    "|".join(game.replace("-", ".?") for game in skald.games()), re.IGNORECASE
)
HOMES: Final = {game.replace("-", "") for game in skald.games()}


def sources() -> Iterator[Path]:
    """All code and messages; tests may speak of whatever they like."""
    for folder in (ROOT / "src/skald", ROOT / "web/src"):
        for path in folder.rglob("*"):
            if path.suffix in KINDS and not path.name.endswith(".test.ts"):
                yield path


def is_at_home(path: Path) -> bool:
    """Whether a file stands in the folder of a game."""
    return any(parent.parent.name == "games" and parent.name in HOMES for parent in path.parents)


def test_games_are_named_in_their_folders_only() -> None:
    found = list(sources())
    assert sum(map(is_at_home, found)) > 200
    abroad = [path for path in found if not is_at_home(path)]
    assert len(abroad) > 200
    named = [p for p in abroad if NAMED.search(p.read_text(encoding="utf-8"))]
    assert [str(path.relative_to(ROOT)) for path in named] == []
