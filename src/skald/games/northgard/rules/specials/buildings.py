"""Buildings by other ways: Glory of the Clan, Industrious Villagers."""

from typing import Final

from skald.games.northgard import buildings
from skald.games.northgard.actions import EXCHANGE, FIRST_GATHER, NONE, SITE
from skald.games.northgard.ids import CARVED, FORTRESS, STONE, WOOD
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import harvest_of, held
from skald.games.northgard.rules.build import Build, can_build, price_of, sites_for
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.state import State
from skald.games.northgard.verbs import exchange_building, gain_all
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule

# Glory of the Clan.


@rule("NG-CARD-C-17", "NG-Q-77")
def gather_first(s: State, seat: int) -> list[int]:
    """Own territories whose yield, collected first, lets a building be paid for there."""
    wood = s.resources[seat * 3 + WOOD]
    found = []
    for territory in held(s, seat):
        more = wood + harvest_of(s, territory)[WOOD]
        kinds = [k for k in range(8) if s.tokens[k] and price_of(s, k, 0) <= more]
        if any(territory in sites_for(s, seat, kind, 0, 0) for kind in kinds):
            found.append(territory)
    return found


@rule("NG-CARD-C-17")
class Glory(Choice):
    """Collect the yield of the territory first, and build there; or build first."""

    def options(self, s: State) -> list[Action]:
        options = [FIRST_GATHER[t] for t in gather_first(s, self.seat)]
        return [*options, NONE] if can_build(s, self.seat) else options

    def take(self, s: State, action: Action) -> None:
        if action is NONE:
            s.owe(Build(self.seat, glory=1))
            return
        gain_all(s, self.seat, harvest_of(s, action.target))
        s.owe(Build(self.seat, fixed=action.target))


def _can_glory(s: State, seat: int) -> bool:
    return bool(gather_first(s, seat))


def _glory(s: State, seat: int) -> None:
    s.owe(Glory(seat))


# Industrious Villagers.


@rule("NG-CARD-A-05", "NG-Q-76", "NG-BUILD-07")
class ExchangeWhere(Choice):
    """In which territory a building is exchanged, if at all."""

    def options(self, s: State) -> list[Action]:
        return [*(SITE[t] for t in held(s, self.seat) if exchanges(s, t)), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            s.owe(Exchange(self.seat, action.target))


@rule("NG-CARD-A-05", "NG-Q-76")
def exchanges(s: State, territory: int) -> list[Action]:
    """Each building here for another type of its size; a Carved Stone only on its symbol."""
    found = []
    for old, space in buildings.all_of(s.buildings[territory]):
        for new in range(FORTRESS, 8) if old >= FORTRESS else range(FORTRESS):
            barred = new == STONE and space != CARVED
            if new != old and s.tokens[new] and not barred:
                found.append(EXCHANGE[old, space, new])
    return found


@rule("NG-CARD-A-05")
class Exchange(Choice):
    """Which building for which."""

    territory: Territory

    def options(self, s: State) -> list[Action]:
        return exchanges(s, self.territory)

    def take(self, s: State, action: Action) -> None:
        args = (self.territory, action.source, action.amount, action.kind)
        exchange_building(s, self.seat, *args)


def _always(s: State, seat: int) -> bool:
    return True


def _exchange(s: State, seat: int) -> None:
    s.owe(ExchangeWhere(seat))


BUILDINGS: Final[dict[str, Special]] = {
    "glory": (_can_glory, _glory),
    "exchange": (_always, _exchange),
}
