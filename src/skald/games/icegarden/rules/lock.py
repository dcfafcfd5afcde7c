"""Locking a region in a nightmare."""

from skald.games.icegarden.actions import SCATTER
from skald.games.icegarden.ids import PLACES
from skald.games.icegarden.kinds import Place
from skald.games.icegarden.queries import by_number, is_npc, open_neighbours, open_places, units_in
from skald.games.icegarden.state import State, figure_level
from skald.games.icegarden.verbs.pieces import displace_markers, return_unit
from skald.games.icegarden.verbs.regions import (
    free_controlled,
    move_reserve,
    place_lock,
    remove_nation,
    remove_nightmares,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Count, Seat
from skald.kernel.rulebook import rule


@rule("IG-LOCK-01", "IG-LOCK-02", "IG-LOCK-03", "IG-LOCK-04", "IG-LOCK-05", "IG-LOCK-09")
@rule("IG-CLAR-03", "IG-DOM-17", "IG-GOAL-05", "IG-COMP-20")
class LockRegion(Automatic):
    """Units fall but one Faun, half of green's markers stay, all others are driven out."""

    place: Place
    who: Seat

    def run(self, s: State) -> None:
        place, green = self.place, self.who
        place_lock(s, green, place)
        remove_units(s, green, place)
        clear_tokens(s, place)
        displace_reserve(s, place)
        stay = [0] * s.seats
        stay[green] = (s.markers[green * PLACES + place] + 1) // 2
        owners = [green, *(seat for seat in s.order if seat != green)]
        leaving = [seat for seat in owners if s.markers[seat * PLACES + place] > stay[seat]]
        s.owe(*[Scatter(seat, place, stay[seat]) for seat in leaving])


@rule("IG-LOCK-02")
def remove_units(s: State, green: int, place: int) -> None:
    """All units here but one Faun return to their owners; nobody scores."""
    for seat in range(s.seats):
        levels = [figure_level(figure) for figure in units_in(s, seat, place)]
        if seat == green:
            levels.remove(2)
        for level in levels:
            return_unit(s, seat, level, place)


@rule("IG-LOCK-06", "IG-LOCK-07", "IG-LOCK-11", "IG-RUL-39", "IG-RUL-45", "IG-CLAR-11")
def clear_tokens(s: State, place: int) -> None:
    """Nations leave the game, Nightmare tokens come off, nobody is behind Vuko here."""
    remove_nation(s, place, s.nation[place])
    remove_nightmares(s, place)
    if s.vuko == place:
        free_controlled(s)


@rule("IG-LOCK-08", "IG-RUL-44")
def displace_reserve(s: State, place: int) -> None:
    """A reserve goes to the lowest free neighbour, else the lowest free region, else away."""
    if not s.reserve[place]:
        return
    places = [*by_number(s, open_neighbours(s, place)), *by_number(s, open_places(s))]
    home = next((p for p in places if p != s.thorn and not s.reserve[p]), 0)
    move_reserve(s, place, home)


@rule("IG-LOCK-03", "IG-LOCK-05", "IG-RUL-44", "IG-RUL-47", "IG-RUL-72", "IG-CLAR-18", "IG-CLAR-22")
class Scatter(Choice):
    """The driven-out markers go to adjacent regions, so many to one at a time, until all left."""

    place: Place
    staying: Count

    def options(self, s: State) -> list[Action]:
        left = s.markers[self.seat * PLACES + self.place] - self.staying
        around = open_neighbours(s, self.place)
        if not around:
            return [SCATTER[self.place][left]]
        if len(around) == 1 or is_npc(s, self.seat):
            return [SCATTER[by_number(s, around)[0]][left]]
        options: list[Action] = []
        for place in around:
            options += SCATTER[place][1 : left + 1]
        return options

    def take(self, s: State, action: Action) -> None:
        target = 0 if action.target == self.place else action.target
        displace_markers(s, self.seat, self.place, target, action.amount)
        if s.markers[self.seat * PLACES + self.place] > self.staying:
            s.agenda.append(self)
