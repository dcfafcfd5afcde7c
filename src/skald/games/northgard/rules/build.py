"""Build: a building token on a free space of an own territory."""

from typing import Final

from mypy_extensions import i64

from skald.games.northgard import buildings
from skald.games.northgard.actions import BUILD, DONE, GATHER, NONE, SITE, SPACE
from skald.games.northgard.ids import CARVED, FORTRESS, LARGE, NO_SPACE, PLAIN, STONE, WOOD
from skald.games.northgard.kinds import Building, Territory
from skald.games.northgard.queries import (
    free_spaces,
    harvest_of,
    held,
    is_bear_ridden,
    is_territory,
)
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain_all, pay, put_building
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Count, Flag, Inner, Secret
from skald.kernel.rulebook import rule

# Types as bits: five small ones, three large ones.
_SMALL: Final = 0b00011111
_LARGE: Final = 0b11100000


@rule("NG-BUILD-02", "NG-CARD-C-04", "NG-CARD-E-15")
def price_of(s: State, kind: int, discount: int) -> int:
    """One wood for a small and three for a large building, less the card's discount."""
    return max(s.setting.content.building_price[kind] - discount, 0)


@rule("NG-BUILD-03", "NG-BUILD-04", "NG-CARD-A-25", "NG-Q-75")
def spaces_for(s: State, territory: int, kind: int, nospace: int) -> list[int]:
    """The kinds of spaces here that can take a building of this type."""
    if kind >= FORTRESS:
        return [LARGE] if free_spaces(s, territory, LARGE) else []
    if nospace:
        return [NO_SPACE]
    spaces = [PLAIN] if kind != STONE and free_spaces(s, territory, PLAIN) else []
    return [*spaces, CARVED] if free_spaces(s, territory, CARVED) else spaces


def types_taken(s: State, territory: int, duplicate: int, nospace: int) -> int:
    """The types of which a territory can take a building, as bits."""
    land, built = s.land, s.buildings[territory]
    types: i64 = 0
    if nospace or land.carved[territory] > buildings.used(built, CARVED):
        types = _SMALL
    elif land.small[territory] > buildings.used(built, PLAIN):
        types = _SMALL & ~(1 << STONE)
    if land.large[territory] > buildings.large(built):
        types |= _LARGE
    return types if duplicate else types & ~buildings.types(built)


@rule("NG-BUILD-01", "NG-BUILD-05", "NG-BUILD-08", "NG-CREA-16", "NG-CARD-C-07")
def sites_for(s: State, seat: int, kind: int, duplicate: int, nospace: int) -> list[int]:
    """The own territories that can take a building of this type."""
    return [
        t
        for t in s.land.names
        if s.holder[t] == seat
        and types_taken(s, t, duplicate, nospace) >> kind & 1
        and not is_bear_ridden(s, t)
    ]


def why_no_site(
    s: State, seat: int, territory: int, kind: int, duplicate: int, nospace: int
) -> str:
    """The rule by which a territory cannot take a building of this type, if it cannot."""
    if s.holder[territory] != seat:
        return "NG-BUILD-01"
    if not types_taken(s, territory, 1, nospace) >> kind & 1:
        printed = s.land.carved[territory] or s.land.small[territory]
        return "NG-BUILD-04" if kind == STONE and printed else "NG-BUILD-03"
    if is_bear_ridden(s, territory):
        return "NG-CREA-16"
    taken = types_taken(s, territory, duplicate, nospace) >> kind & 1
    return "" if taken else "NG-BUILD-05"


# Why there is no site at all, by how near the best territory comes to being one.
_NEAREST: Final = ("NG-BUILD-05", "NG-CREA-16", "NG-BUILD-04", "NG-BUILD-03")


def types_to_pay(s: State, seat: int, discount: int) -> int:
    """The types with a payable price, as bits."""
    by_wood = s.setting.content.building_types
    return by_wood[min(s.resources[seat * 3 + WOOD] + discount, len(by_wood) - 1)]


@rule("NG-BUILD-06", "NG-BUILD-02")
def types_to_build(
    s: State, seat: int, discount: int, duplicate: int, nospace: int, only_small: int = 0
) -> list[int]:
    """The types with a token, a payable price and a site."""
    types: i64 = 0
    for territory in s.land.names:
        if s.holder[territory] == seat and not is_bear_ridden(s, territory):
            types |= types_taken(s, territory, duplicate, nospace)
    types &= types_to_pay(s, seat, discount)
    last = FORTRESS if only_small else 8
    return [kind for kind in range(last) if types >> kind & 1 and s.tokens[kind]]


def can_build(s: State, seat: int, discount: int = 0, duplicate: int = 0, nospace: int = 0) -> bool:
    """Whether some type, space and price fit."""
    types = types_to_pay(s, seat, discount)
    if not types:
        return False
    holder = s.holder
    for territory in s.land.names:
        if holder[territory] == seat and not is_bear_ridden(s, territory):
            here = types_taken(s, territory, duplicate, nospace) & types
            if here and any(here >> kind & 1 and s.tokens[kind] for kind in range(8)):
                return True
    return False


@rule("NG-BUILD-01", "NG-BUILD-02", "NG-CARD-09", "NG-CARD-23", "NG-CARD-A-11")
class Build(Choice):
    """Which type to build; a second Build of the card may be declined."""

    discount: Inner[Count] = 0
    duplicate: Inner[Flag] = 0
    nospace: Inner[Flag] = 0
    times: Inner[Count] = 1
    optional: Secret[Flag] = 0
    large_built: Inner[Flag] = 0
    fixed: Inner[Territory] = -1
    glory: Inner[Flag] = 0

    def options(self, s: State) -> list[Action]:
        discount, duplicate, nospace = self.discount, self.duplicate, self.nospace
        kinds = types_to_build(s, self.seat, discount, duplicate, nospace, self.large_built)
        if self.fixed >= 0:
            kinds = [kind for kind in kinds if self.fixed in self.sites(s, kind)]
        options = [BUILD[kind] for kind in kinds]
        return options if options and not self.optional else [*options, DONE]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "build":
            return "NG-BUILD-01"
        kind = action.kind
        if not s.tokens[kind]:
            return "NG-BUILD-06"
        if price_of(s, kind, self.discount) > s.resources[self.seat * 3 + WOOD]:
            return "NG-BUILD-02"
        if self.large_built and kind >= FORTRESS:
            return "NG-CARD-A-11"
        places = [self.fixed] if self.fixed >= 0 else held(s, self.seat)
        reasons = [why_no_site(s, self.seat, t, kind, self.duplicate, self.nospace) for t in places]
        return next((why for why in _NEAREST if why in reasons), "NG-BUILD-01")

    def sites(self, s: State, kind: int) -> list[int]:
        """Where this Build may put a type."""
        found = sites_for(s, self.seat, kind, self.duplicate, self.nospace)
        return found if self.fixed < 0 else [t for t in found if t == self.fixed]

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        kind = action.kind
        if self.times > 1:
            large = int(kind >= FORTRESS)
            args = (self.discount, self.duplicate, self.nospace, self.times - 1, 1, large)
            s.owe(Build(self.seat, *args))
        if self.glory:
            s.owe(GloryAfter(self.seat))
        s.owe(ChooseSite(self.seat, kind, self.discount, self.duplicate, self.nospace, self.fixed))


@rule("NG-BUILD-01", "NG-BUILD-05")
class ChooseSite(Choice):
    """In which territory."""

    kind: Building
    discount: Inner[Count]
    duplicate: Inner[Flag]
    nospace: Inner[Flag]
    fixed: Inner[Territory]

    def options(self, s: State) -> list[Action]:
        if self.fixed >= 0:
            return [SITE[self.fixed]]
        sites = sites_for(s, self.seat, self.kind, self.duplicate, self.nospace)
        return [SITE[t] for t in sites]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "in" or not is_territory(s, action.target):
            return "NG-BUILD-01"
        args = (action.target, self.kind, self.duplicate, self.nospace)
        return why_no_site(s, self.seat, *args) or "NG-CARD-C-17"

    def take(self, s: State, action: Action) -> None:
        s.owe(ChooseSpace(self.seat, self.kind, action.target, self.discount, self.nospace))


@rule("NG-BUILD-03", "NG-BUILD-04")
class ChooseSpace(Choice):
    """On a plain space or on one with the Carved Stone symbol; then pay and build."""

    kind: Building
    territory: Territory
    discount: Inner[Count]
    nospace: Inner[Flag]

    def options(self, s: State) -> list[Action]:
        return [SPACE[k] for k in spaces_for(s, self.territory, self.kind, self.nospace)]

    def take(self, s: State, action: Action) -> None:
        pay(s, self.seat, WOOD, price_of(s, self.kind, self.discount))
        put_building(s, self.seat, self.territory, self.kind, action.kind)
        power(s, self.seat).on_building(s, self.seat, self.kind)
        if s.agenda and isinstance(s.agenda[-1], GloryAfter):
            s.agenda.pop()
            s.agenda.append(GloryAfter(self.seat, self.territory))


@rule("NG-CARD-C-17")
class GloryAfter(Choice):
    """Glory of the Clan: the yield of the building's territory may be collected afterwards."""

    territory: Territory = -1

    def options(self, s: State) -> list[Action]:
        return [GATHER, NONE] if self.territory >= 0 else [NONE]

    def take(self, s: State, action: Action) -> None:
        if action is GATHER:
            gain_all(s, self.seat, harvest_of(s, self.territory))
