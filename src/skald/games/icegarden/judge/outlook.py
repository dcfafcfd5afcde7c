"""What the coming Domination phase looks like from here: influence, Vuko's visit, ranks, income."""

from typing import Final

from skald.games.icegarden.ids import DOMINATE, FIGURES, LEVEL_OF_FIGURE, PLACES, RED, SPEAR
from skald.games.icegarden.queries import open_neighbours
from skald.games.icegarden.rules.domination import Dominate, Domination, Reap, Yield
from skald.games.icegarden.rules.initiative import MoveInitiative
from skald.games.icegarden.rules.vuko import VukoBox, whom_vuko_visits
from skald.games.icegarden.state import State

# What a token is worth, in victory points.
POPULATION_WORTH: Final = 0.9
GOLD_WORTH: Final = 1.0
MFACTOR_WORTH: Final = 1.0

_KEY: Final = 64


class Outlook:
    """A position and what it will bring, by seat."""

    __slots__ = (
        "acting",
        "at",
        "cells",
        "dominator",
        "income",
        "points",
        "ranked",
        "scoring",
        "share",
        "to_move",
        "visit",
    )

    def __init__(self, s: State) -> None:
        self.cells: list[int] = influence_map(s)
        self.at: list[int] = s.unit_at
        self.dominator: list[int] = [-1] * PLACES
        self.points: list[float] = [0.0] * s.seats
        self.ranked: list[float] = [0.0] * s.seats
        self.share: list[float] = [0.0] * s.seats
        self.income: list[float] = [0.0] * s.seats
        # Regions whose abilities, and whose points, are still to come in this round.
        self.acting = 0
        self.scoring = 0
        # Who has still to move on the initiative track, and whether Vuko's visit is to come.
        self.to_move = 0
        self.visit = False
        self._read_agenda(s)

    def _read_agenda(self, s: State) -> None:
        for step in s.agenda:
            if isinstance(step, Dominate):
                self.acting |= 1 << step.place
                self.scoring |= 1 << step.place
            elif isinstance(step, Domination):
                self.acting = self.scoring = s.in_play
            elif isinstance(step, VukoBox):
                self.visit = True
            elif isinstance(step, MoveInitiative):
                self.to_move |= 1 << step.seat
            elif isinstance(step, (Reap, Yield)):
                self.scoring |= 1 << step.place


def influence_map(s: State) -> list[int]:
    """Free markers and units by `seat * 9 + place`; the cells of place 0 mean nothing."""
    cells = s.markers[:]
    vuko = s.vuko
    for seat in range(s.seats):
        row = seat * PLACES
        cells[row + vuko] -= s.controlled[seat]
        base = seat * FIGURES
        if any(s.unit_at[base : base + FIGURES]):
            add_units(s, cells, seat)
    return cells


def add_units(s: State, cells: list[int], seat: int) -> None:
    """Count the units of a seat where they stand."""
    row = seat * PLACES
    base = seat * FIGURES
    at = s.unit_at
    worth = influence_of_level(s, seat, 1)
    cells[row + at[base]] += worth
    cells[row + at[base + 1]] += worth
    cells[row + at[base + 2]] += worth
    worth = influence_of_level(s, seat, 2)
    cells[row + at[base + 3]] += worth
    cells[row + at[base + 4]] += worth
    cells[row + at[base + 5]] += influence_of_level(s, seat, 3)


def influence_of_level(s: State, seat: int, level: int) -> int:
    """Level plus one per Dominate, as the rules count it."""
    faction = s.faction[seat]
    value = level + s.setting.content.boards[faction].printed[level][DOMINATE]
    value += s.bought[(seat * 4 + level) * 5 + DOMINATE]
    if level == 3 and faction == RED and (s.spy1 == DOMINATE or s.spy2 == DOMINATE):
        value += 1
    return value


def foresee_visit(s: State, o: Outlook) -> None:
    """Vuko's next visit, if everything stays as it is: who falls, who stands behind him."""
    visited = whom_vuko_visits(s)
    if visited < 0 or s.active >> SPEAR & 1:
        return
    cells = o.cells
    vuko = s.vuko
    for seat in range(s.seats):
        cells[seat * PLACES + vuko] += s.controlled[seat]
    place = visited_place(s, cells, visited)
    if not place or s.locked >> place & 1:
        return
    base = visited * FIGURES
    for figure in range(base, base + FIGURES):
        if s.unit_at[figure] == place:
            o.at = s.unit_at[:]
            o.at[figure] = 0
            cells[visited * PLACES + place] -= influence_of_level(
                s, visited, LEVEL_OF_FIGURE[figure - base]
            )
            break
    for seat in range(s.seats):
        tokens = s.tokens[seat] + (seat == visited)
        if tokens:
            cell = seat * PLACES + place
            markers = s.markers[cell]
            cells[cell] -= tokens if tokens < markers else markers


def visited_place(s: State, cells: list[int], visited: int) -> int:
    """The visited seat's strongest other open region, or where Vuko is."""
    row = visited * PLACES
    best, best_place = 0, s.vuko
    for place in s.setting.content.places_of[s.in_play & ~s.locked]:
        influence = cells[row + place]
        if not influence or place == s.vuko:
            continue
        if influence > best or (influence == best and s.tile[place] < s.tile[best_place]):
            best, best_place = influence, place
    return best_place


def settle(s: State, o: Outlook, worths: list[list[float]], now: float) -> None:
    """Rank every open region: points of this round, shares of later ones, income."""
    seats = s.seats
    cells = o.cells
    ties = [0] * seats
    for position, seat in enumerate(s.rep_order):
        ties[seat] = (seats - position) * 4 + seat
    tile_points = s.setting.content.tile_points[max(s.setting.persons, 2)]
    for place in s.setting.content.places_of[s.in_play & ~s.locked]:
        tile = s.tile[place]
        if not tile:
            continue
        nation = s.nation[place]
        total = nation
        keys: list[int] = []
        cell = place
        for seat in range(seats):
            x = cells[cell]
            cell += PLACES
            if x > 0:
                total += x
                if x > nation:
                    keys.append(x * _KEY + ties[seat])
        points = tile_points[tile]
        if total > nation:
            portion = (points[0] + points[1] + points[2]) / total
            cell = place
            for seat in range(seats):
                x = cells[cell]
                cell += PLACES
                if x > 0:
                    o.share[seat] += portion * x
        if keys:
            rank_region(s, o, place, keys, points, worths[tile], now)


def rank_region(
    s: State,
    o: Outlook,
    place: int,
    keys: list[int],
    points: tuple[int, ...],
    worths: list[float],
    now: float,
) -> None:
    """Who is first, second, third here, and what it is worth to them."""
    if len(keys) > 1:
        keys.sort(reverse=True)
        if keys[0] // _KEY == keys[1] // _KEY:
            break_tie(s, o.cells, place, keys)
    first = keys[0] & 3
    o.dominator[place] = first
    scored = now if o.scoring >> place & 1 else 0.0
    o.income[first] += MFACTOR_WORTH * s.reserve[place]
    for rank in range(min(len(keys), 3)):
        seat = keys[rank] & 3
        o.points[seat] += points[rank] * scored
        o.ranked[seat] += points[rank]
        o.income[seat] += worths[rank]


def break_tie(s: State, cells: list[int], place: int, keys: list[int]) -> None:
    """Of two equal leaders the one with more around goes first."""
    first, second = (keys[0] & 3) * PLACES, (keys[1] & 3) * PLACES
    ahead = 0
    for near in open_neighbours(s, place):
        ahead += cells[first + near] - cells[second + near]
    if ahead < 0:
        keys[0], keys[1] = keys[1], keys[0]
