"""Which tables there are."""

from typing import Final

from skald.kernel.tables import check_names, entries_of

FILES: Final = ("tiles", "cards", "parts")
PARTS: Final = (
    *("counts", "tracks", "buildings", "die", "winter"),
    *("start", "prices", "clans", "creatures"),
)


def tables_of(raw: dict[str, object]) -> dict[str, object]:
    """All tables by name: the tiles, the cards, and those that make up the parts."""
    check_names(raw, FILES)
    parts = entries_of(raw, "parts")
    check_names(parts, PARTS)
    return {"tiles": raw["tiles"], "cards": raw["cards"], **parts}
