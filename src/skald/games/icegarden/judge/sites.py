"""What a region is worth to a seat, and what a piece more or less there would change."""

from typing import Final

from skald.games.icegarden.ids import BLACK, BLUE, GREEN, L1, PLACES, RED
from skald.games.icegarden.judge.outlook import influence_map, influence_of_level
from skald.games.icegarden.state import State

# In victory points: an influence that is not enough, one in reserve, the first pick of the yield.
FOOT: Final = 0.3
SPARE: Final = 0.35
FIRST_PICK: Final = 1.5
# A goal unit at work, and one that could work if its seat dominated.
WORK: Final = 4.0
WISH: Final = 0.8


class Sites:
    """The regions as one seat sees them."""

    __slots__ = ("cells", "rival", "s", "seat")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cells = influence_map(s)
        self.rival = [0] * PLACES
        for other in range(s.seats):
            if other != seat:
                row = other * PLACES
                for place in range(1, PLACES):
                    if self.cells[row + place] > self.rival[place]:
                        self.rival[place] = self.cells[row + place]

    def standing(self, place: int, influence: int) -> float:
        """What so much influence of the seat is worth in a region."""
        s = self.s
        nation = s.nation[place]
        if influence <= 0:
            return 0.0
        if influence <= nation:
            return FOOT * influence
        points = s.setting.content.tile_points[max(s.setting.persons, 2)][s.tile[place]]
        rival = self.rival[place]
        if influence > rival:
            lead = influence - (rival if rival > nation else nation)
            extra = SPARE * (lead if lead < 4 else 4)
            return points[0] + FIRST_PICK + s.reserve[place] + extra
        if influence == rival:
            return (points[0] + points[1] + FIRST_PICK + s.reserve[place]) / 2
        return points[1] + SPARE * influence * 0.3

    def change(self, place: int, change: int) -> float:
        """What gaining or losing influence in a region is worth."""
        influence = self.cells[self.seat * PLACES + place]
        return self.standing(place, influence + change) - self.standing(place, influence)

    def task(self, level: int, place: int, change: int) -> float:
        """What a unit of this level can do for the own goal in a region."""
        if level == 1 or not has_task(self.s, self.seat, level, place):
            return 0.0
        influence = self.cells[self.seat * PLACES + place] + change
        ahead = influence > self.rival[place] and influence > self.s.nation[place]
        return WORK if ahead else WISH

    def arrival(self, kind: int, place: int) -> float:
        """What a piece that comes here is worth."""
        if kind < L1:
            return self.change(place, 1)
        level = kind - 1
        influence = influence_of_level(self.s, self.seat, level)
        return self.change(place, influence) + self.task(level, place, influence)

    def departure(self, kind: int, place: int) -> float:
        """What a piece that leaves here was worth; one behind Vuko counts nothing."""
        if self.s.locked >> place & 1 or kind == 1:
            return 0.0
        if kind < L1:
            return -self.change(place, -1)
        level = kind - 1
        influence = influence_of_level(self.s, self.seat, level)
        return self.task(level, place, 0) - self.change(place, -influence)

    def moved(self, kind: int, source: int, target: int) -> float:
        """What a piece is worth there less what it was worth here."""
        return self.arrival(kind, target) - self.departure(kind, source)


def has_task(s: State, seat: int, level: int, place: int) -> bool:
    """Whether a unit of level 2 or 3 has work for the own goal in a region."""
    faction = s.faction[seat]
    if faction == GREEN:
        if place == s.thorn or s.locked >> place & 1:
            return False
        return s.nightmare[place] < 2 if level == 3 else s.nightmare[place] > 0
    if level == 3:
        return False
    if faction == RED:
        return not s.towers >> place & 1
    if faction == BLACK:
        return s.reserve[place] > 0 and place != s.thorn
    assert faction == BLUE
    return any(s.markers[n * PLACES + place] for n in range(s.seats) if n != seat)
