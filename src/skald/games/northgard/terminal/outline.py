"""One tile as characters: where its borders run, and which part each place belongs to."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from skald.games.northgard.content import Tile

Point: TypeAlias = "tuple[float, float]"  # row, column

ROUGH: Final = "≈"
_LEVEL, _UPRIGHT, _FALLING, _RISING, _FORK = "─", "│", "\\", "/", "+"


class Outline:
    """A tile of so many columns and lines; row and column 0 and the last ones are its sides."""

    __slots__ = ("parts", "walls")

    def __init__(self, walls: dict[tuple[int, int], str], parts: list[list[int]]) -> None:
        # Characters of the borders by row and column.
        self.walls: Final = walls
        # The part of the tile by row, then column.
        self.parts: Final = parts


class _Pen:
    """Draws the borders of one tile, and remembers the shapes of its parts."""

    def __init__(self, tile: Tile, turn: int, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self.sides = tile.side_part[turn]
        self.rough = {frozenset((a, b)): rough for a, b, rough in tile.borders}
        # NE, SE, SW, NW: corner n lies between sides n and n + 1.
        self.corners: list[Point] = [(0, columns), (rows, columns), (rows, 0), (0, 0)]
        self.walls: dict[tuple[int, int], str] = {}
        self.shapes: list[tuple[Sequence[Point], int]] = []
        self.rest = self.sides[0]

    def part(self, side: int) -> int:
        """The part on a side; sides are counted on round the tile."""
        return self.sides[side % 4]

    def border(self, one: int, other: int, *points: Point) -> None:
        """Draw the border between two parts along these points."""
        rough = self.rough[frozenset((one, other))]
        for start, end in pairwise(points):
            for place, sign in _line(start, end):
                self.walls.setdefault(place, ROUGH if rough else sign)

    def draw(self) -> None:
        """Draw by the number of border ends: none, a cap or diagonal, a fork, two caps or forks."""
        single = [n for n in range(4) if self.sides.count(self.sides[n]) == 1]
        ends = [n for n in range(4) if self.part(n) != self.part(n + 1)]
        if len(ends) == 3:
            self.fork(ends, single)
        elif len(ends) == 4 and len(single) == 4:
            self.double_fork()
        elif single:
            self.caps(single)
        elif ends:
            self.diagonal(ends[0])

    def caps(self, sides: Sequence[int]) -> None:
        """Parts of one side are cut off; one goes deep, two leave a corridor."""
        self.rest = next(self.part(n) for n in range(4) if n not in sides)
        deep = len(sides) == 1
        for side in sides:
            cap = self.level_cap if side % 2 == 0 else self.upright_cap
            points = cap(side, deep=deep)
            self.border(self.part(side), self.rest, *points)
            self.shapes.append((points, self.part(side)))

    def level_cap(self, side: int, *, deep: bool) -> list[Point]:
        """A cap in the north or south."""
        rows, columns = self.rows, self.columns
        depth = rows // 2 if deep else rows // 3
        inset = columns * 2 // 7
        edge, row = (0, depth) if side == 0 else (rows, rows - depth)
        return [(edge, 0), (row, inset), (row, columns - inset), (edge, columns)]

    def upright_cap(self, side: int, *, deep: bool) -> list[Point]:
        """A cap in the east or west."""
        rows, columns = self.rows, self.columns
        depth = columns * 3 // 7 if deep else columns * 5 // 14
        inset = rows // 3
        edge, column = (0, depth) if side == 3 else (columns, columns - depth)
        return [(0, edge), (inset, column), (rows - inset, column), (rows, edge)]

    def diagonal(self, corner: int) -> None:
        """A border from corner to corner; the part clockwise of its first end is a triangle."""
        start, between, end = (
            self.corners[corner],
            self.corners[corner + 1],
            self.corner(corner + 2),
        )
        self.border(self.part(corner), self.part(corner + 1), start, end)
        self.shapes.append(([start, between, end], self.part(corner + 1)))
        self.rest = self.part(corner)

    def corner(self, number: int) -> Point:
        """A corner; corners are counted on round the tile."""
        return self.corners[number % 4]

    def fork(self, ends: Sequence[int], single: Sequence[int]) -> None:
        """Three borders meet in the middle."""
        middle = (self.rows / 2, self.columns / 2)
        for n in ends:
            self.border(self.part(n), self.part(n + 1), self.corners[n], middle)
        if self.rows % 2 == 0:
            self.walls[self.rows // 2, self.columns // 2] = _FORK
        for n in single:
            self.shapes.append(([self.corner(n - 1), middle, self.corners[n]], self.part(n)))
        self.rest = next(self.part(n) for n in range(4) if n not in single)

    def double_fork(self) -> None:
        """Four borders and a short one in the middle, between west and east or north and south."""
        east, west = self.part(1), self.part(3)
        joints = self.upright_joints() if frozenset((east, west)) in self.rough else None
        if joints:
            self.border(east, west, joints[0], joints[1])
        else:
            joints = self.level_joints()
            self.border(self.part(0), self.part(2), joints[3], joints[0])
        for n in range(4):
            self.border(self.part(n), self.part(n + 1), self.corners[n], joints[n])
            shape = [self.corner(n - 1), joints[(n - 1) % 4], joints[n], self.corners[n]]
            self.shapes.append((shape, self.part(n)))

    def upright_joints(self) -> list[Point]:
        """Where the four borders end at a middle one that runs from north to south."""
        middle, half = self.columns // 2, self.rows // 2
        upper, lower = self.rows - half - 1 + (self.rows % 2 == 0), half + self.rows % 2
        return [(upper, middle), (lower, middle), (lower, middle), (upper, middle)]

    def level_joints(self) -> list[Point]:
        """Where the four borders end at a middle one that runs from west to east."""
        row, inset = self.rows // 2, self.columns * 5 // 14
        left, right = (row, inset), (row, self.columns - inset)
        return [right, right, left, left]

    def part_at(self, row: int, column: int) -> int:
        """The part that a place belongs to."""
        if row in (0, self.rows):
            return self.part(0 if row == 0 else 2)
        if column in (0, self.columns):
            return self.part(3 if column == 0 else 1)
        for shape, part in self.shapes:
            if _is_inside(shape, row, column):
                return part
        return self.rest


def _line(start: Point, end: Point) -> list[tuple[tuple[int, int], str]]:
    """The places between two points with their characters; slanting lines leave the ends out."""
    (top, left), (bottom, right) = sorted((start, end))
    if left == right:
        return [((n, int(left)), _UPRIGHT) for n in range(int(top), int(bottom) + 1)]
    if top == bottom:
        return [((int(top), n), _LEVEL) for n in range(int(left), int(right) + 1)]
    slope = (right - left) / (bottom - top)
    sign = _FALLING if slope > 0 else _RISING
    rows = [n for n in range(int(top), int(bottom) + 1) if top < n < bottom]
    return [((n, round(left + slope * (n - top))), sign) for n in rows]


def _is_inside(shape: Sequence[Point], row: float, column: float) -> bool:
    """Whether a place is inside a polygon: a ray from it crosses an odd number of its sides."""
    inside = False
    for (r1, c1), (r2, c2) in pairwise([*shape, shape[0]]):
        if (r1 > row) != (r2 > row) and column < (c2 - c1) * (row - r1) / (r2 - r1) + c1:
            inside = not inside
    return inside


@cache
def outline(tile: Tile, turn: int, rows: int, columns: int) -> Outline:
    """A tile, turned, as a drawing of so many rows and columns."""
    pen = _Pen(tile, turn, rows, columns)
    pen.draw()
    places = [[pen.part_at(row, n) for n in range(columns + 1)] for row in range(rows + 1)]
    return Outline(pen.walls, places)
