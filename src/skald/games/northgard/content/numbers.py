"""Counts, turn track, die, winter costs, starting resources and prices."""

from itertools import pairwise
from typing import Final

from skald.games.northgard.ids import RESOURCES
from skald.kernel.rulebook import rule
from skald.kernel.tables import DataTable, whole

UNITS: Final = 14
MOST_PLAYERS: Final = 5
COUNTS: Final = (
    ("units", UNITS),
    ("building_tokens", 7),
    ("unrest", 10),
    ("fewest_players", 2),
    ("most_players", MOST_PLAYERS),
)
YEARS: Final = (7, 10)
FACES: Final = ("a", "b", "c", "d", "e", "f")
_WINTER: Final = ("food", "wood")
_PRICES: Final = ("replace", "remove", "upgrade")
_MOST: Final = 9


def read_counts(tables: dict[str, object]) -> list[int]:
    """NG-COMP-01, -02, -11, -16: what the box holds and who may play, in the order of `COUNTS`."""
    table = whole(tables, "counts", [name for name, _ in COUNTS])
    return [table.exactly(name, number) for name, number in COUNTS]


class Track:
    """One side of the turn track, with the Development cards of each player in the deck."""

    __slots__ = ("advanced", "early", "years")

    def __init__(self, years: int, entry: DataTable) -> None:
        self.years = years
        self.early = entry.integer("early", 1, _MOST)
        self.advanced = entry.integer("advanced", 1, _MOST)
        if self.early + self.advanced + 1 != years:
            wrong = f"{entry.path} has {self.early} early and {self.advanced} advanced"
            raise entry.fault(wrong, f"{years - 1} in all, one for each year but the last")


@rule("NG-COMP-13")
def read_tracks(tables: dict[str, object]) -> dict[int, Track]:
    """NG-COMP-13: the sides of the turn track by number of years."""
    table = whole(tables, "tracks", [str(years) for years in YEARS])
    return {y: Track(y, table.part(str(y), ("early", "advanced"))) for y in YEARS}


def read_die(tables: dict[str, object]) -> list[tuple[int, int, int]]:
    """NG-COMBAT-17: points, casualties, and 1 if only one of the two counts, for each face."""
    table = whole(tables, "die", FACES)
    return [_face(table.part(face, ("points", "casualties", "choice"))) for face in FACES]


def _face(entry: DataTable) -> tuple[int, int, int]:
    points = entry.integer("points", 0, _MOST)
    casualties = entry.integer("casualties", 0, _MOST)
    choice = entry.flag("choice")
    if choice and not (points and casualties):
        wrong = f"{entry.path} is a choice of {points} points and {casualties} casualties"
        raise entry.fault(wrong, "both to choose from")
    if not points and not casualties:
        raise entry.fault(f"{entry.path} shows nothing", "points or casualties")
    return points, casualties, int(choice)


def read_winter(tables: dict[str, object]) -> list[tuple[int, int, int]]:
    """NG-WINTER-02: the most units of each row, their food and their wood."""
    table = whole(tables, "winter", ("costs",))
    rows = [_winter_row(row) for row in table.parts("costs", ("units", *_WINTER))]
    if not rows or rows[-1][0] != UNITS:
        raise table.fault(f"costs has no row for {UNITS} units", f"a last row up to {UNITS}")
    for (units, food, wood), (more, next_food, next_wood) in pairwise(rows):
        if units >= more or food > next_food or wood > next_wood:
            wrong = f"the row for {more} units follows that for {units}"
            raise table.fault(wrong, "units that rise and costs that never fall")
    return rows


def _winter_row(row: DataTable) -> tuple[int, int, int]:
    food, wood = [row.integer(resource, 0, _MOST) for resource in _WINTER]
    return row.integer("units", 0, UNITS), food, wood


def read_start(tables: dict[str, object]) -> list[tuple[int, int, int]]:
    """NG-SETUP-14: food, wood and lore, clockwise from the first player."""
    table = whole(tables, "start", RESOURCES)
    food, wood, lore = [table.integers(resource, 0, _MOST) for resource in RESOURCES]
    for resource, amounts in zip(RESOURCES, (food, wood, lore), strict=True):
        if len(amounts) != MOST_PLAYERS:
            wrong = f"{resource} has {len(amounts)} entries"
            raise table.fault(wrong, f"{MOST_PLAYERS}, one for each player")
    return list(zip(food, wood, lore, strict=True))


class Prices:
    """Lore to pay for Replace, Remove and Upgrade."""

    __slots__ = ("remove", "replace", "upgrade")

    def __init__(self, table: DataTable) -> None:
        self.replace = table.integer("replace", 1, _MOST)
        self.remove = table.integer("remove", 1, _MOST)
        self.upgrade = table.integer("upgrade", 1, _MOST)


def read_prices(tables: dict[str, object]) -> Prices:
    """NG-ACT-REPL-01, NG-ACT-REM-01, NG-ACT-UPG-01."""
    return Prices(whole(tables, "prices", _PRICES))
