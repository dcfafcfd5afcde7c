"""The initiative track and the action boxes (IG-DATA-04, IG-DATA-06)."""

from typing import Final

from skald.games.icegarden.ids import BOXES, FIRST_SPACE, SPACES, VIPER
from skald.kernel.tables import DataTable, whole

STAGES: Final = 4
RED_SHIPS: Final = 4
MAX_HELMS: Final = 12
_ROWS: Final = ("stage", "ship", "action_markers")
_BOXES: Final = BOXES[VIPER + 1 :]
_MOST_SPACES: Final = tuple(
    end - start for start, end in zip(FIRST_SPACE[1:], (*FIRST_SPACE[2:], SPACES), strict=True)
)


def read_track(raw: dict[str, object]) -> tuple[list[int], list[int], list[int], list[int]]:
    """Stage, ship, action markers and red-ship bit by helm; index 0 is no helm."""
    table = whole(raw, "track", (*_ROWS, "red_ships"))
    stage = table.integers("stage", 1, STAGES)
    ship = table.integers("ship", 1, 3)
    markers = table.integers("action_markers", 3, 5)
    _check_lengths(table, stage, ship, markers)
    _check_stages(table, stage)
    _check_ships(table, stage, ship)
    if markers[0] != 3:
        raise table.fault(f"action_markers begins with {markers[0]}", "3 on the first helm")
    return [0, *stage], [0, *ship], [0, *markers], _red_bits(table, len(stage))


def _check_lengths(table: DataTable, stage: list[int], ship: list[int], markers: list[int]) -> None:
    if not len(stage) == len(ship) == len(markers):
        wrong = f"stage, ship and action_markers have {len(stage)}, {len(ship)}, {len(markers)}"
        raise table.fault(f"{wrong} entries", "one entry for each helm")


def _check_stages(table: DataTable, stage: list[int]) -> None:
    """Four stages from left to right, two or three helms in each."""
    if stage != sorted(stage) or not all(
        2 <= stage.count(one) <= 3 for one in range(1, STAGES + 1)
    ):
        raise table.fault(f"stage is {stage}", "stages 1 to 4 in order with 2 or 3 helms each")


def _check_ships(table: DataTable, stage: list[int], ship: list[int]) -> None:
    """Ship numbers start at 1 in every stage and rise by 1."""
    for index, number in enumerate(ship):
        begins = index == 0 or stage[index] != stage[index - 1]
        right = 1 if begins else ship[index - 1] + 1
        if number != right:
            wrong = f"the ship under helm {index + 1} is {number}"
            raise table.fault(wrong, f"{right}, as ships count up from 1 in every stage")


def _red_bits(table: DataTable, helms: int) -> list[int]:
    """One bit for each red ship from left to right: four, the last helm among them."""
    red = table.integers("red_ships", 1, MAX_HELMS)
    if len(set(red)) != RED_SHIPS or len(red) != RED_SHIPS:
        raise table.fault(f"red_ships is {red}", "exactly four different helms")
    if max(red) != helms:
        raise table.fault(f"red_ships is {red}", f"the last helm, {helms}, as the last of them")
    bits = [0] * (helms + 1)
    for order, helm in enumerate(sorted(red)):
        bits[helm] = 1 << order
    return bits


def read_boxes(raw: dict[str, object]) -> list[list[int]]:
    """Numbered spaces by number of players and box; box 0, Viper Gorge, has none."""
    table = whole(raw, "boxes", _BOXES)
    boxes = [table.part(box, ("players_2", "players_3_4")) for box in _BOXES]
    two = _spaces(boxes, "players_2")
    more = _spaces(boxes, "players_3_4")
    for box, spaces in zip(boxes[1:], two[1:], strict=True):
        if spaces != 3:
            raise table.fault(f"{box.at('players_2')} is {spaces}", "exactly 3 with two players")
    return [[], [], [0, *two], [0, *more], [0, *more]]


def _spaces(boxes: list[DataTable], key: str) -> list[int]:
    """The spaces of boxes 1 to 5; the state has no cells for more than the printed ones."""
    return [box.integer(key, 1, most) for box, most in zip(boxes, _MOST_SPACES, strict=True)]
