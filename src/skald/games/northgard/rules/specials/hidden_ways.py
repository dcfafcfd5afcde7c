"""Hidden Ways: units go to any open territory."""

from typing import Final

from skald.games.northgard.actions import FROM, TO, UNITS, UNITS_KAIJA
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import (
    are_partners,
    has_kaija,
    held,
    is_held_fast,
    is_territory,
    valkyries,
    why_held_fast,
)
from skald.games.northgard.rules.clans.bear import kaija_may_enter
from skald.games.northgard.rules.move import Fights
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.state import State
from skald.games.northgard.verbs import move_group
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule


@rule("NG-CARD-A-10", "NG-Q-73", "NG-VAR-TEAM-09", "NG-CREA-16", "NG-CREA-18")
def hidden_targets(s: State, seat: int, source: int) -> list[int]:
    """Any other open territory, a partner's and a Valkyrie's excepted."""
    only_kaija = not s.units[source]
    return [
        t
        for t in s.land.names
        if t != source
        and s.land.free[t]
        and not are_partners(s, seat, s.holder[t])
        and not valkyries(s, t)
        and (not only_kaija or kaija_may_enter(s, seat, t))
    ]


def hidden_sources(s: State, seat: int) -> list[int]:
    """Own territories from which units can slip away."""
    own = [t for t in held(s, seat) if not is_held_fast(s, t)]
    return [t for t in own if hidden_targets(s, seat, t)]


@rule("NG-CARD-A-10")
class HiddenFrom(Choice):
    """From which own territory."""

    def options(self, s: State) -> list[Action]:
        return [FROM[t] for t in hidden_sources(s, self.seat)]

    def why_not(self, s: State, action: Action) -> str:
        source = action.target
        own = action.verb == "from" and is_territory(s, source) and s.holder[source] == self.seat
        return why_held_fast(s, source) if own and is_held_fast(s, source) else "NG-CARD-A-10"

    def take(self, s: State, action: Action) -> None:
        s.owe(HiddenTo(self.seat, action.target))


@rule("NG-CARD-A-10")
class HiddenTo(Choice):
    """To which open territory."""

    source: Territory

    def options(self, s: State) -> list[Action]:
        return [TO[t] for t in hidden_targets(s, self.seat, self.source)]

    def why_not(self, s: State, action: Action) -> str:
        target = action.target
        if action.verb != "to" or not is_territory(s, target) or not s.land.free[target]:
            return "NG-CARD-A-10"
        if valkyries(s, target):
            return "NG-CREA-18"
        if are_partners(s, self.seat, s.holder[target]):
            return "NG-VAR-TEAM-09"
        only_kaija = not s.units[self.source]
        barred = only_kaija and not kaija_may_enter(s, self.seat, target)
        return "NG-CLAN-BEAR-05" if barred else "NG-CARD-A-10"

    def take(self, s: State, action: Action) -> None:
        s.owe(HiddenGroup(self.seat, self.source, action.target))


@rule("NG-CARD-A-10")
class HiddenGroup(Choice):
    """How many units; into an enemy territory a combat follows."""

    source: Territory
    target: Territory

    def options(self, s: State) -> list[Action]:
        units = s.units[self.source]
        options = UNITS[1 : units + 1]
        if has_kaija(s, self.seat, self.source) and kaija_may_enter(s, self.seat, self.target):
            options = options + UNITS_KAIJA[: units + 1]
        return options

    def take(self, s: State, action: Action) -> None:
        kaija = bool(action.kind)
        move_group(s, self.seat, self.source, self.target, action.amount, kaija=kaija)
        s.owe(Fights(self.seat, 0, 0, 0))


def _can_hide(s: State, seat: int) -> bool:
    return any(not is_held_fast(s, t) and hidden_targets(s, seat, t) for t in held(s, seat))


def _hide(s: State, seat: int) -> None:
    s.owe(HiddenFrom(seat))


HIDDEN_WAYS: Final[dict[str, Special]] = {"hidden-ways": (_can_hide, _hide)}
