"""Bribery: units of an opponent go to an adjacent territory."""

from typing import Final

from skald.games.northgard.actions import FROM, TO, UNITS
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import (
    are_partners,
    is_enemy,
    is_held_fast,
    is_territory,
    neighbours,
    valkyries,
    why_held_fast,
)
from skald.games.northgard.rules.move import Fights
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.state import State
from skald.games.northgard.verbs import move_group
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule


@rule("NG-CARD-A-27", "NG-Q-71", "NG-VAR-TEAM-09", "NG-CREA-16", "NG-CREA-18")
def bribe_targets(s: State, source: int) -> list[int]:
    """The neighbours into which bribed units may go: not their own partner's."""
    owner = s.holder[source]
    return [
        t
        for t, _ in s.land.near[source]
        if not are_partners(s, owner, s.holder[t]) and not valkyries(s, t)
    ]


def bribe_sources(s: State, seat: int) -> list[int]:
    """Enemy territories whose units can be bribed."""
    return [t for t in s.land.names if can_bribe_in(s, seat, t)]


def can_bribe_in(s: State, seat: int, territory: int) -> bool:
    """Whether a territory is an enemy's whose units can go somewhere."""
    if not is_enemy(s, seat, territory) or not s.units[territory]:
        return False
    return not is_held_fast(s, territory) and bool(bribe_targets(s, territory))


@rule("NG-CARD-A-27")
class BribeFrom(Choice):
    """Whose units, by their territory."""

    def options(self, s: State) -> list[Action]:
        return [FROM[t] for t in bribe_sources(s, self.seat)]

    def why_not(self, s: State, action: Action) -> str:
        source = action.target
        if action.verb != "from" or not is_territory(s, source):
            return "NG-CARD-A-27"
        if are_partners(s, self.seat, s.holder[source]):
            return "NG-VAR-TEAM-09"
        fast = is_enemy(s, self.seat, source) and is_held_fast(s, source)
        return why_held_fast(s, source) if fast else "NG-CARD-A-27"

    def take(self, s: State, action: Action) -> None:
        s.owe(BribeTo(self.seat, action.target))


@rule("NG-CARD-A-27")
class BribeTo(Choice):
    """To which adjacent territory."""

    source: Territory

    def options(self, s: State) -> list[Action]:
        return [TO[t] for t in bribe_targets(s, self.source)]

    def why_not(self, s: State, action: Action) -> str:
        target = action.target
        if action.verb != "to" or target not in neighbours(s, self.source):
            return "NG-CARD-A-27"
        return "NG-CREA-18" if valkyries(s, target) else "NG-VAR-TEAM-09"

    def take(self, s: State, action: Action) -> None:
        s.owe(BribeGroup(self.seat, self.source, action.target))


@rule("NG-CARD-A-27")
class BribeGroup(Choice):
    """One or two regular units; their owner attacks if somebody else is there."""

    source: Territory
    target: Territory

    def options(self, s: State) -> list[Action]:
        return UNITS[1 : min(s.units[self.source], 2) + 1]

    def take(self, s: State, action: Action) -> None:
        owner = s.holder[self.source]
        move_group(s, owner, self.source, self.target, action.amount, kaija=False)
        s.owe(Fights(self.seat, 0, 0, 0))


def _can_bribe(s: State, seat: int) -> bool:
    return any(can_bribe_in(s, seat, t) for t in s.land.names)


def _bribe(s: State, seat: int) -> None:
    s.owe(BribeFrom(seat))


BRIBERY: Final[dict[str, Special]] = {"bribery": (_can_bribe, _bribe)}
