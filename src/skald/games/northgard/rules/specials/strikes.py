"""Striking at units: Raiding Party, Plunder, Capture."""

from typing import Final

from skald.games.northgard.actions import COLLECT, NONE, RECRUIT, STRIKE
from skald.games.northgard.kinds import Resource
from skald.games.northgard.queries import (
    enemy_territories,
    held,
    is_territory,
    may_add_units,
    touches_holding,
    why_kept_out,
    yield_of,
)
from skald.games.northgard.rules.draw import DrawCards
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain, put_units, remove_kaija, remove_units
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Inner, Mode
from skald.kernel.rulebook import rule

RAID: Final = 0
PLUNDER: Final = 1
CAPTURE: Final = 2


@rule("NG-CARD-12", "NG-Q-78", "NG-CARD-C-11", "NG-CARD-C-20", "NG-CARD-A-36")
def targets_of_strike(s: State, seat: int, *, near: bool) -> list[int]:
    """Enemy territories with a unit that a card can hit, perhaps only beside an own one."""
    found = [t for t in enemy_territories(s, seat) if s.units[t] or not s.setting.kaija_immune]
    return [t for t in found if touches_holding(s, t, seat)] if near else found


@rule("NG-CARD-12")
class Strike(Choice):
    """From which territory a unit is removed."""

    card: Inner[Mode]

    def options(self, s: State) -> list[Action]:
        return [STRIKE[t] for t in targets_of_strike(s, self.seat, near=self.card != RAID)]

    def take(self, s: State, action: Action) -> None:
        territory = action.target
        found = yield_of(s, territory)
        if s.units[territory]:
            remove_units(s, territory, 1)
        else:
            remove_kaija(s)
        if self.card == RAID:
            kinds = tuple(k for k in range(3) if found[k])
            if kinds:
                s.owe(TakeOne(self.seat, kinds))
        elif self.card == PLUNDER:
            s.owe(DrawCards(self.seat, 1))
        elif s.reserve[self.seat]:
            s.owe(AddUnit(self.seat))


@rule("NG-CARD-C-11", "NG-Q-83")
class TakeOne(Choice):
    """Raiding Party: one resource of a kind that the territory yields."""

    kinds: Inner[tuple[Resource, ...]]

    def options(self, s: State) -> list[Action]:
        return [COLLECT[k] for k in self.kinds]

    def take(self, s: State, action: Action) -> None:
        gain(s, self.seat, action.kind, 1)


@rule("NG-CARD-A-36")
class AddUnit(Choice):
    """Capture: one unit is added to an own territory; this is not recruiting."""

    def options(self, s: State) -> list[Action]:
        own = [RECRUIT[t] for t in held(s, self.seat) if may_add_units(s, t)]
        return own or [NONE]

    def why_not(self, s: State, action: Action) -> str:
        place = action.target
        own = action.verb == "recruit" and is_territory(s, place) and s.holder[place] == self.seat
        return why_kept_out(s, place) if own and not may_add_units(s, place) else "NG-CARD-A-36"

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            put_units(s, self.seat, action.target, 1)


def _can_raid(s: State, seat: int) -> bool:
    return bool(targets_of_strike(s, seat, near=False))


def _can_strike_near(s: State, seat: int) -> bool:
    return bool(targets_of_strike(s, seat, near=True))


def _raid(s: State, seat: int) -> None:
    s.owe(Strike(seat, RAID))


def _plunder(s: State, seat: int) -> None:
    s.owe(Strike(seat, PLUNDER))


def _capture(s: State, seat: int) -> None:
    s.owe(Strike(seat, CAPTURE))


STRIKES: Final[dict[str, Special]] = {
    "raid": (_can_raid, _raid),
    "plunder": (_can_strike_near, _plunder),
    "capture": (_can_strike_near, _capture),
}
