"""Stocks, tracks, starting pieces, and where each table comes from (IG-DATA-11)."""

from typing import Final

from skald.kernel.tables import whole

RESOURCE_KEYS: Final = ("population", "gold", "mfactor")

TABLES: Final = (
    *("map", "tiles", "track", "boxes", "boards", "prices", "upgrade_mix", "vuko_tiles"),
    *("stock", "dead_snow", "reputation", "points", "start"),
)
TOKENS: Final = (
    *("vuko_tokens", "reserves", "empty_reserves"),
    *("towers", "nightmares", "locks", "nations"),
)
_LIMITS: Final = ("players_2", "players_3", "players_4")


def read_stock(raw: dict[str, object]) -> list[int]:
    """All tokens in the box by resource."""
    table = whole(raw, "stock", (*RESOURCE_KEYS, *TOKENS))
    return [table.integer(resource, 0, 99) for resource in RESOURCE_KEYS]


def read_tokens(raw: dict[str, object]) -> list[int]:
    """The other tokens in the box, in the order of `TOKENS`."""
    table = whole(raw, "stock", (*RESOURCE_KEYS, *TOKENS))
    return [table.integer(token, 0, 99) for token in TOKENS]


def read_snow_limits(raw: dict[str, object]) -> list[int]:
    """The Dead Snow limit by number of players, rising."""
    table = whole(raw, "dead_snow", _LIMITS)
    two, three, four = [table.integer(key, 1, 99) for key in _LIMITS]
    if not two < three < four:
        wrong = f"the limits are {two}, {three}, {four}"
        raise table.fault(wrong, "limits that rise with the number of players")
    return [0, 0, two, three, four]


def read_reputation_floor(raw: dict[str, object]) -> int:
    """The lowest field of the reputation track, without its sign."""
    return whole(raw, "reputation", ("floor",)).integer("floor", 1, 99)


def read_points_lap(raw: dict[str, object]) -> int:
    """The length of one lap of the victory-point track."""
    return whole(raw, "points", ("lap",)).integer("lap", 1, 999)


def read_start(raw: dict[str, object]) -> tuple[int, int, int, int, int]:
    """Starting population, gold, M-factor, influence markers and action markers."""
    table = whole(raw, "start", (*RESOURCE_KEYS, "markers", "action_markers"))
    population, gold, mfactor = [table.integer(resource, 0, 99) for resource in RESOURCE_KEYS]
    markers = table.integer("markers", 2, 99)
    return population, gold, mfactor, markers, table.integer("action_markers", 3, 5)
