"""What else lies in the regions: Vuko, nations, reserves, Nightmare tokens, towers, locks."""

from skald.games.icegarden.ids import PLACES
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("IG-VUKO-08", "IG-VUKO-15")
def move_vuko(s: State, place: int) -> None:
    """Vuko goes to a place (0: off the board); the markers behind him are free."""
    source = s.vuko
    s.vuko = place
    free_controlled(s)
    tell(s, "vuko", -1, source=source, target=place)


def free_controlled(s: State) -> None:
    """Nobody's markers stand behind Vuko."""
    for seat in range(s.seats):
        s.controlled[seat] = 0


def set_control(s: State, seat: int, amount: int) -> None:
    """So many markers of a seat stand behind Vuko."""
    s.controlled[seat] = amount
    if amount:
        tell(s, "control", seat, "IG-VUKO-12", amount=amount, place=s.vuko)


def lift_controlled(s: State, seat: int, amount: int) -> None:
    """Markers behind Vuko return to their owner."""
    s.controlled[seat] -= amount
    s.markers[seat * PLACES + s.vuko] -= amount
    s.supply[seat] += amount
    tell(s, "nightwalkers", seat, amount=amount, place=s.vuko)


def remove_nation(s: State, place: int, amount: int = 1) -> None:
    """Independent-nation markers leave the game."""
    s.nation[place] -= amount
    if amount:
        tell(s, "nation_falls", -1, place=place, amount=amount)


@rule("IG-RUL-57")
def move_nations(s: State, source: int, target: int) -> None:
    """All independent-nation markers of a region go to another one."""
    amount = s.nation[source]
    s.nation[source] = 0
    s.nation[target] += amount
    if amount:
        tell(s, "nations_move", -1, source=source, target=target, amount=amount)


def place_nightmare(s: State, seat: int, place: int) -> None:
    """Put a Nightmare token into a region."""
    s.nightmare[place] += 1
    tell(s, "torment", seat, place=place)


def remove_nightmares(s: State, place: int) -> None:
    """Nightmare tokens come off a region."""
    s.nightmare[place] = 0


def place_lock(s: State, seat: int, place: int) -> None:
    """A region is locked for the rest of the game."""
    s.locked |= 1 << place
    tell(s, "lock", seat, "IG-LOCK-09", place=place)


def place_tower(s: State, seat: int, place: int) -> None:
    """Put a Red Tower into a region."""
    s.towers |= 1 << place
    tell(s, "tower", seat, "IG-DOM-18", place=place)


# Magical reserves.


def absorb_reserves(s: State, seat: int) -> None:
    """The Thorn takes every face-up reserve of its region."""
    amount = s.reserve[s.thorn]
    s.reserve[s.thorn] = 0
    s.absorbed += amount
    tell(s, "absorb", seat, amount=amount)


def transport_reserves(s: State, seat: int, place: int) -> None:
    """The reserves of a region go to the Thorn's, face down."""
    amount = s.reserve[place]
    s.reserve[place] = 0
    s.reserve_down += amount
    tell(s, "transport", seat, "IG-DOM-19", place=place, amount=amount)


def turn_up_reserves(s: State) -> None:
    """The face-down reserves at the Thorn are turned up."""
    s.reserve[s.thorn] += s.reserve_down
    s.reserve_down = 0
    tell(s, "turn_up", -1, place=s.thorn)


def move_reserve(s: State, source: int, target: int) -> None:
    """The reserve of a locked region goes to another one, or out of the game (0)."""
    s.reserve[source] = 0
    if target:
        s.reserve[target] = 1
    tell(s, "displace_reserve", -1, "IG-LOCK-08", source=source, target=target)
