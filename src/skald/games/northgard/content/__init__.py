"""Component data of Northgard: Uncharted Lands: read, checked, and laid out for the rules.

`tiles.toml`, `cards.toml` and `parts.toml` hold the data; `default()` is these files, `load()`
takes corrected ones.
"""

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources

from skald.games.northgard.content.agreement import check_agreement
from skald.games.northgard.content.cards import Card
from skald.games.northgard.content.effects import Spec
from skald.games.northgard.content.model import Content
from skald.games.northgard.content.numbers import Prices, Track
from skald.games.northgard.content.pieces import Building, Clan, Creature
from skald.games.northgard.content.tables import FILES
from skald.games.northgard.content.tiles import Tile
from skald.kernel.tables import Provenance

__all__ = [
    "Building",
    "Card",
    "Clan",
    "Content",
    "Creature",
    "Prices",
    "Provenance",
    "Spec",
    "Tile",
    "Track",
    "default",
    "load",
]


def load(raw: Mapping[str, object]) -> Content:
    """Checked component data; raises `BadContent` with one sentence naming table and fault."""
    content = Content(dict(raw))
    check_agreement(content)
    return content


@functools.cache
def default() -> Content:
    """The packaged data."""
    folder = resources.files("skald.games.northgard.content")
    texts = {name: (folder / f"{name}.toml").read_text(encoding="utf-8") for name in FILES}
    return load({name: tomllib.loads(text) for name, text in texts.items()})
