"""Units and Kaija: entering, moving, invading, leaving."""

from skald.games.northgard.ids import NOBODY, NOWHERE
from skald.games.northgard.queries import has_kaija, kaija_seat, pieces
from skald.games.northgard.state import State
from skald.games.northgard.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("NG-COMP-01", "NG-RECRUIT-05", "NG-GLOS-07")
def put_units(s: State, seat: int, territory: int, amount: int) -> None:
    """Units from the own reserve into a territory, which is now controlled."""
    if amount:
        s.reserve[seat] -= amount
        s.units[territory] += amount
        s.holder[territory] = seat
        if s.log is not None:
            tell(s, "put", seat, territory=territory, amount=amount)


@rule("NG-CLAN-BEAR-02")
@rule("NG-COMP-15")
def put_kaija(s: State, seat: int, territory: int) -> None:
    """Kaija enters the map."""
    s.kaija = territory
    s.holder[territory] = seat
    tell(s, "put_kaija", seat, territory=territory)


@rule("NG-GLOS-08", "NG-MOVE-04")
def settle(s: State, territory: int) -> None:
    """A territory without units of its controller is neutral."""
    if not pieces(s, territory):
        s.holder[territory] = NOBODY


def remove_units(s: State, territory: int, amount: int) -> None:
    """Regular units of the controller go back to the reserve, and may leave nobody behind."""
    lose_units(s, s.holder[territory], territory, amount)
    settle(s, territory)


def lose_units(s: State, seat: int, territory: int, amount: int) -> None:
    """Regular units go back to the reserve; who controls the territory is settled later."""
    s.units[territory] -= amount
    s.reserve[seat] += amount
    if amount:
        tell(s, "units_return", seat, territory=territory, amount=amount)


def remove_invaders(s: State, territory: int, amount: int) -> None:
    """Units of the invader go back to the reserve."""
    s.invading[territory] -= amount
    s.reserve[s.invader] += amount
    if amount:
        tell(s, "units_return", s.invader, territory=territory, amount=amount)


@rule("NG-CLAN-BEAR-07")
def remove_kaija(s: State) -> None:
    """Kaija goes back to the reserve, and may leave nobody behind."""
    owner, territory = kaija_seat(s), s.kaija
    lose_kaija(s, owner)
    if s.holder[territory] == owner:
        settle(s, territory)


def lose_kaija(s: State, seat: int, rule_id: str = "") -> None:
    """Kaija goes back to the reserve; who controls the territory is settled later."""
    territory = s.kaija
    s.kaija = NOWHERE
    tell(s, "kaija_returns", seat, rule_id, territory=territory)


@rule("NG-MOVE-02", "NG-MOVE-04", "NG-CLAN-BEAR-04")
def move_group(s: State, seat: int, source: int, target: int, amount: int, *, kaija: bool) -> None:
    """A group crosses a border: into an own or neutral territory, or invades another's."""
    invading = s.holder[source] != seat
    if invading:
        s.invading[source] -= amount
    else:
        s.units[source] -= amount
    if kaija:
        s.kaija = target
    if s.holder[target] in (seat, NOBODY):
        s.units[target] += amount
        s.holder[target] = seat
    else:
        s.invading[target] += amount
        s.invader = seat
    if not invading:
        settle(s, source)
    if s.log is not None:
        tell(s, "move", seat, source=source, target=target, amount=amount, kaija=int(kaija))


@rule("NG-COMBAT-24")
def occupy(s: State, territory: int) -> None:
    """The invaders that are left take a territory; its buildings serve them now."""
    seat = s.invader
    s.units[territory] = s.invading[territory]
    s.invading[territory] = 0
    s.holder[territory] = seat
    settle(s, territory)
    if s.holder[territory] == seat:
        tell(s, "conquer", seat, territory=territory)


def end_invasion(s: State) -> None:
    """Nobody invades any more."""
    if not any(s.invading) and not _kaija_invades(s):
        s.invader = NOBODY


def _kaija_invades(s: State) -> bool:
    return s.kaija != NOWHERE and not has_kaija(s, s.holder[s.kaija], s.kaija)


# Shifting and retreating.


@rule("NG-CARD-E-10")
def shift_defender(s: State, source: int, target: int) -> None:
    """One defending unit goes to another territory; Kaija only if she is alone."""
    defender = s.holder[source]
    if s.units[source]:
        s.units[source] -= 1
        s.units[target] += 1
    else:
        s.kaija = target
    s.holder[target] = defender
    tell(s, "shift", defender, source=source, target=target)


@rule("NG-RETREAT-04")
def retreat_units(
    s: State, seat: int, source: int, target: int, amount: int, *, invading: bool
) -> None:
    """Regular units leave; without a way out they return to the reserve."""
    if invading:
        s.invading[source] -= amount
    else:
        s.units[source] -= amount
    if target == source:
        s.reserve[seat] += amount
        tell(s, "units_return", seat, "NG-RETREAT-04", territory=target, amount=amount)
        return
    s.units[target] += amount
    s.holder[target] = seat
    tell(s, "retreat", seat, source=source, target=target, amount=amount)


@rule("NG-CLAN-BEAR-01", "NG-RETREAT-04")
def retreat_kaija(s: State, seat: int, source: int, target: int) -> None:
    """Kaija retreats like a unit."""
    if target == source:
        lose_kaija(s, seat, "NG-RETREAT-04")
        return
    s.kaija = target
    s.holder[target] = seat
    tell(s, "retreat", seat, source=source, target=target, amount=0)
