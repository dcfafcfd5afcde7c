"""Markers and units: on the map, in the supply, in Viper Gorge, in the Ice Garden."""

from skald.games.icegarden.ids import CTL, FIGURES, FIGURES_OF_LEVEL, INF, L1, PLACES
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("IG-COMP-10")
def place_marker(s: State, seat: int, place: int) -> None:
    """Put a marker from the own supply into a region."""
    s.supply[seat] -= 1
    s.markers[seat * PLACES + place] += 1
    if s.log is not None:
        s.log.tell("place_marker", seat, {"place": place})


def take_marker(s: State, seat: int, place: int, kind: int) -> None:
    """Lift a free or a controlled marker off the map, into the own supply."""
    s.markers[seat * PLACES + place] -= 1
    if kind == CTL:
        s.controlled[seat] -= 1
    s.supply[seat] += 1
    tell(s, "marker_returns", seat, place=place, kind=kind)


def pay_toll(s: State, seat: int) -> None:
    """Lay a marker in Viper Gorge for good."""
    s.supply[seat] -= 1
    s.viper_markers[seat] += 1
    tell(s, "toll", seat, "IG-PLAN-07")


@rule("IG-MOVE-04", "IG-RUL-19")
def move_markers(s: State, seat: int, source: int, target: int, kind: int, amount: int) -> None:
    """Move markers between regions; those behind Vuko are free once they have left."""
    s.markers[seat * PLACES + source] -= amount
    s.markers[seat * PLACES + target] += amount
    if kind == CTL:
        s.controlled[seat] -= amount
    if s.log is not None:
        facts = {"kind": kind, "amount": amount, "source": source, "target": target}
        s.log.tell("move", seat, facts)


def replace_marker(s: State, seat: int, victim: int, place: int, kind: int) -> None:
    """A marker of another seat is replaced by an own one; behind Vuko it stays behind him."""
    s.markers[victim * PLACES + place] -= 1
    s.supply[victim] += 1
    s.markers[seat * PLACES + place] += 1
    s.supply[seat] -= 1
    if kind == CTL:
        s.controlled[victim] -= 1
        s.controlled[seat] += 1
    tell(s, "enthral", seat, victim=victim, place=place, kind=kind)


def recruit_marker(s: State, seat: int, victim: int, place: int, kind: int) -> None:
    """A marker of another seat goes to the Ice Garden for good."""
    s.markers[victim * PLACES + place] -= 1
    if kind == CTL:
        s.controlled[victim] -= 1
    s.garden[victim] += 1
    tell(s, "recruit", seat, victim=victim, place=place, kind=kind)


def displace_markers(s: State, seat: int, source: int, target: int, amount: int) -> None:
    """Markers driven out of a locked region go to a neighbour, or home if there is none (0)."""
    if amount == 0:
        return
    if target:
        move_markers(s, seat, source, target, INF, amount)
        return
    s.markers[seat * PLACES + source] -= amount
    s.supply[seat] += amount
    tell(s, "markers_home", seat, place=source, amount=amount)


def move_unit(s: State, seat: int, level: int, source: int, target: int) -> None:
    """Move one unit of a type to another region."""
    _stand(s, seat, level, source, target)
    if s.log is not None:
        facts = {"kind": L1 + level - 1, "amount": 1, "source": source, "target": target}
        s.log.tell("move", seat, facts)


def _stand(s: State, seat: int, level: int, source: int, target: int) -> None:
    """A figure goes from one place to another, 0 being its owner's supply.

    Units of a type are alike: their figures stand in the order of their places, so that equal
    positions are equal states, whichever unit went first.
    """
    at = s.unit_at
    first = seat * FIGURES + FIGURES_OF_LEVEL[level][0]
    last = first + len(FIGURES_OF_LEVEL[level]) - 1
    cell = first
    while at[cell] != source:
        cell += 1
    while cell < last and at[cell + 1] < target:
        at[cell] = at[cell + 1]
        cell += 1
    while cell > first and at[cell - 1] > target:
        at[cell] = at[cell - 1]
        cell -= 1
    at[cell] = target


def move_pieces(s: State, seat: int, source: int, target: int, kind: int, amount: int) -> None:
    """Move pieces of one kind."""
    if kind <= CTL:
        move_markers(s, seat, source, target, kind, amount)
        return
    for _ in range(amount):
        move_unit(s, seat, kind - 1, source, target)


def _kind(figure: int) -> int:
    place = figure % FIGURES
    return L1 if place < 3 else L1 + 1 if place < 5 else L1 + 2


def summon_unit(s: State, seat: int, level: int, place: int) -> None:
    """Put a figure from the own supply into a region."""
    _stand(s, seat, level, 0, place)
    tell(s, "summon", seat, level=level, place=place)


@rule("IG-RUL-27", "IG-MAKE-17")
def return_unit(s: State, seat: int, level: int, place: int) -> None:
    """A unit leaves the map for its owner's supply; its upgrades stay."""
    _stand(s, seat, level, place, 0)
    tell(s, "unit_returns", seat, kind=L1 + level - 1, place=place)


def wound(s: State, figure: int) -> None:
    """One point of damage on a unit."""
    s.hurt[figure] += 1
    tell(s, "wound", figure // FIGURES, kind=_kind(figure), place=s.unit_at[figure])


def wipe_damage(s: State) -> None:
    """Nobody is hurt any more."""
    s.hurt = [0] * len(s.hurt)


def note_summoning(s: State) -> None:
    """A player has summoned a unit in this game."""
    s.summoned = 1
