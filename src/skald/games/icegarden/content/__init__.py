"""Component data of The Lord of the Ice Garden: read, checked, and laid out for the rules.

`components.toml` holds the data; `default()` is that file, `load()` takes a corrected one.
"""

import functools
import tomllib
from collections.abc import Mapping
from importlib import resources

from skald.games.icegarden.content.agreement import check_agreement
from skald.games.icegarden.content.boards import Board
from skald.games.icegarden.content.model import Content
from skald.kernel.tables import Provenance

__all__ = ["Board", "Content", "Provenance", "default", "load"]


def load(raw: Mapping[str, object]) -> Content:
    """Checked component data; raises `BadContent` with one sentence naming table and fault."""
    content = Content(dict(raw))
    check_agreement(content)
    return content


@functools.cache
def default() -> Content:
    """The packaged data."""
    packaged = resources.files("skald.games.icegarden.content") / "components.toml"
    return load(tomllib.loads(packaged.read_text(encoding="utf-8")))
