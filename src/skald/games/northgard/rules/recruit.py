"""Recruit: units into territories, Training Camps, Kaija."""

from typing import Final

from skald.games.northgard import buildings
from skald.games.northgard.actions import (
    BONUS,
    DONE,
    FROM,
    FROM_KAIJA,
    NONE,
    PAY_TWO,
    RECRUIT,
    RECRUIT_KAIJA,
)
from skald.games.northgard.ids import CAMP, NOBODY, NOWHERE
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import (
    are_partners,
    brings_kaija,
    has_kaija,
    has_nothing_on_map,
    holds_any,
    is_held_fast,
    is_territory,
    kaija_in_reserve,
    may_add_units,
    valkyries,
    why_held_fast,
    why_kept_out,
)
from skald.games.northgard.rules.payment import can_pay, payments
from skald.games.northgard.state import State
from skald.games.northgard.verbs import move_group, pay, put_kaija, put_units
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Count, Flag, Inner, Mode
from skald.kernel.rulebook import rule

# Where a Recruit may place.
OWN: Final = 0
OWN_OR_NEUTRAL: Final = 1
NEUTRAL: Final = 2
ANYWHERE_NEUTRAL: Final = 3  # no units on the map: one neutral territory for all
# What the card adds after a Recruit.
REINFORCE: Final = 1
HIRE: Final = 2
PLACES: Final = {"own": OWN, "own+neutral": OWN_OR_NEUTRAL, "neutral": NEUTRAL}


def can_place_any(s: State, seat: int) -> bool:
    """Whether a model, or Kaija, is in reserve."""
    return s.reserve[seat] > 0 or kaija_in_reserve(s, seat)


@rule("NG-RECRUIT-02", "NG-RECRUIT-07", "NG-RECRUIT-08", "NG-CARD-19", "NG-CREA-16", "NG-CREA-18")
def recruit_places(s: State, seat: int, where: int) -> list[int]:
    """The territories in which this Recruit may place its first unit."""
    holder = s.holder
    if where == OWN and not s.creature_at:
        return [t for t in s.land.names if holder[t] == seat]
    return [t for t in s.land.names if may_recruit_in(s, seat, t, where)]


def may_recruit_in(s: State, seat: int, territory: int, where: int) -> bool:
    """Whether a territory is of the right kind, and no creature forbids it."""
    holder = s.holder[territory]
    own = holder == seat and where in (OWN, OWN_OR_NEUTRAL)
    return (own or (holder == NOBODY and where != OWN)) and may_add_units(s, territory)


@rule("NG-RECRUIT-07", "NG-CARD-19", "NG-Q-25")
def actual_place(s: State, seat: int, where: int) -> int:
    """A player without units on the map recruits into one neutral territory instead."""
    return ANYWHERE_NEUTRAL if where == OWN and has_nothing_on_map(s, seat) else where


def can_recruit(s: State, seat: int, where: int) -> bool:
    """Whether at least one unit could be placed."""
    if not can_place_any(s, seat):
        return False
    if where == OWN and not s.creature_at and holds_any(s, seat):
        return True
    where = actual_place(s, seat, where)
    return any(may_recruit_in(s, seat, t, where) for t in s.land.names)


@rule("NG-RECRUIT-01", "NG-RECRUIT-03", "NG-RECRUIT-04", "NG-RECRUIT-05", "NG-CARD-09")
@rule("NG-CLAN-BEAR-02", "NG-CARD-18", "NG-CARD-10", "NG-CLAR-20")
class Recruit(Choice):
    """Place units one by one, in any territories and any order, until done.

    `placed` names the territory of each unit in ascending order: when it came does not matter.
    """

    left: Count
    where: Inner[Mode]
    same: Inner[Flag]
    then: Inner[Mode]
    placed: Inner[tuple[Territory, ...]]
    kaija: Inner[Territory] = NOWHERE

    def options(self, s: State) -> list[Action]:
        seat = self.seat
        places = self.places(s)
        options: list[Action] = []
        if s.reserve[seat]:
            options += [RECRUIT[t] for t in places]
        if kaija_in_reserve(s, seat):
            options += [RECRUIT_KAIJA[t] for t in places]
        options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if not self.left:
            return "NG-RECRUIT-01"
        if not can_place_any(s, self.seat):
            return "NG-RECRUIT-05"
        if action.verb != "recruit" or not is_territory(s, action.target):
            return "NG-RECRUIT-02"
        together = self.same or self.where == ANYWHERE_NEUTRAL
        if together and self.placed and action.target != self.placed[-1]:
            return why_together(s, self.where, self.then)
        return why_not_in(s, self.seat, action)

    def places(self, s: State) -> list[int]:
        """Where the next unit may go."""
        if not self.left:
            return []
        if self.placed and (self.same or self.where == ANYWHERE_NEUTRAL):
            return [self.placed[-1]]
        found = recruit_places(s, self.seat, self.where)
        if self.placed and self.where != OWN:
            found = sorted({*found, *self.placed})
        return found

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            finish(s, self.seat, self.then, self.placed, self.kaija)
            return
        kaija = put_recruit(s, self.seat, action, self.kaija)
        placed = tuple(sorted([*self.placed, action.target]))
        left, where, same = self.left - 1, self.where, self.same
        s.agenda.append(Recruit(self.seat, left, where, same, self.then, placed, kaija))


@rule("NG-RECRUIT-07", "NG-CARD-E-07", "NG-CARD-A-09", "NG-CARD-C-12")
def why_together(s: State, where: int, then: int) -> str:
    """The rule that wants all units of a Recruit in one territory: mostly that of its card."""
    if where == ANYWHERE_NEUTRAL:
        return "NG-RECRUIT-07"
    if then == HIRE:
        return "NG-CARD-C-12"
    for card in s.setting.content.cards:
        if any(spec.same and PLACES[spec.where] == where for spec in card.effects):
            return f"NG-CARD-{card.key}"
    return "NG-RECRUIT-03"


def why_not_in(s: State, seat: int, action: Action) -> str:
    """The rule against a unit, or Kaija, in a territory."""
    territory = action.target
    if action is RECRUIT_KAIJA[territory]:
        if not kaija_in_reserve(s, seat):
            return "NG-CLAN-BEAR-02" if brings_kaija(s, seat) else "NG-RECRUIT-05"
    elif not s.reserve[seat]:
        return "NG-RECRUIT-05"
    holder = s.holder[territory]
    if holder not in (seat, NOBODY):
        return "NG-VAR-TEAM-04" if are_partners(s, seat, holder) else "NG-RECRUIT-08"
    return "NG-RECRUIT-02" if may_add_units(s, territory) else why_kept_out(s, territory)


def recruit(s: State, seat: int, number: int, where: int, same: int, then: int = 0) -> None:
    """Begin a Recruit action."""
    s.owe(Recruit(seat, number, actual_place(s, seat, where), same, then, ()))


def put_recruit(s: State, seat: int, action: Action, kaija: int) -> int:
    """Put down a unit or Kaija; returns where Kaija was put, else `kaija` as it was."""
    territory = action.target
    if action is RECRUIT[territory]:
        put_units(s, seat, territory, 1)
        return kaija
    put_kaija(s, seat, territory)
    return territory


def finish(s: State, seat: int, then: int, placed: tuple[int, ...], kaija: int) -> None:
    """Training Camps, and what the card adds to the Recruit."""
    if then == REINFORCE and placed:
        s.owe(Reinforce(seat, placed[-1]))
    if then == HIRE and placed and can_place_any(s, seat) and can_pay(s, seat, 2):
        s.owe(Hire(seat, placed, kaija))
    else:
        owe_camps(s, seat, that_count(s, placed, kaija))


@rule("NG-Q-26")
def that_count(s: State, placed: tuple[int, ...], kaija: int) -> tuple[int, ...]:
    """The placements that call Training Camps; by option Kaija does not."""
    if kaija == NOWHERE or s.setting.kaija_triggers_camp:
        return placed
    at = placed.index(kaija)
    return placed[:at] + placed[at + 1 :]


@rule("NG-CARD-C-12")
class Hire(Choice):
    """Raven Mercenaries: two resources for one more unit in the same territory."""

    placed: Inner[tuple[Territory, ...]]
    kaija: Inner[Territory]

    def options(self, s: State) -> list[Action]:
        return [*payments(s, self.seat, PAY_TWO), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is NONE:
            owe_camps(s, self.seat, that_count(s, self.placed, self.kaija))
            return
        pay(s, self.seat, action.source, 1)
        pay(s, self.seat, action.target, 1)
        s.owe(HireUnit(self.seat, self.placed, self.kaija))


@rule("NG-CARD-C-12")
class HireUnit(Choice):
    """The unit paid for, or Kaija in its place; then the Training Camps."""

    placed: Inner[tuple[Territory, ...]]
    kaija: Inner[Territory]

    def options(self, s: State) -> list[Action]:
        territory = self.placed[-1]
        options = [RECRUIT[territory]] if s.reserve[self.seat] else []
        return [*options, RECRUIT_KAIJA[territory]] if kaija_in_reserve(s, self.seat) else options

    def take(self, s: State, action: Action) -> None:
        kaija = put_recruit(s, self.seat, action, self.kaija)
        owe_camps(s, self.seat, that_count(s, (*self.placed, action.target), kaija))


@rule("NG-CARD-C-16")
class Reinforce(Choice):
    """Stag Clan: one own unit from an adjacent own territory may come along."""

    territory: Territory

    def options(self, s: State) -> list[Action]:
        near = [
            t
            for t, _ in s.land.near[self.territory]
            if s.holder[t] == self.seat and not is_held_fast(s, t)
        ]
        if valkyries(s, self.territory):
            near = []
        units = [FROM[t] for t in near if s.units[t]]
        kaija = [FROM_KAIJA[t] for t in near if has_kaija(s, self.seat, t)]
        return [*units, *kaija, NONE]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "from" or not is_territory(s, action.target):
            return "NG-CARD-C-16"
        if valkyries(s, self.territory):
            return "NG-CREA-18"
        fast = s.holder[action.target] == self.seat and is_held_fast(s, action.target)
        return why_held_fast(s, action.target) if fast else "NG-CARD-C-16"

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            kaija = action is FROM_KAIJA[action.target]
            args = (action.target, self.territory, 0 if kaija else 1)
            move_group(s, self.seat, *args, kaija=kaija)


# Training Camps.


@rule("NG-RECRUIT-06", "NG-BLDG-04", "NG-CARD-18", "NG-Q-26", "NG-Q-69")
def owe_camps(s: State, seat: int, placed: tuple[int, ...]) -> None:
    """One more unit per Training Camp for each territory that received one."""
    amount = s.setting.content.building_amount[CAMP]
    camps = [(t, buildings.count(s.buildings[t], CAMP) * amount) for t in sorted(set(placed))]
    bonus = tuple(t for t, more in camps for _ in range(more))
    if not bonus:
        return
    if s.reserve[seat] >= len(bonus) and not kaija_in_reserve(s, seat):
        for territory in bonus:
            put_units(s, seat, territory, 1)
    elif can_place_any(s, seat):
        s.owe(CampBonus(seat, bonus))


@rule("NG-RECRUIT-06", "NG-Q-26")
class CampBonus(Choice):
    """With too few models, or with Kaija at hand, the player says which bonus comes next."""

    bonus: Inner[tuple[Territory, ...]]

    def options(self, s: State) -> list[Action]:
        places = sorted(set(self.bonus))
        options: list[Action] = []
        if s.reserve[self.seat]:
            options += [BONUS[t] for t in places]
        if kaija_in_reserve(s, self.seat):
            options += [RECRUIT_KAIJA[t] for t in places]
        return options

    def take(self, s: State, action: Action) -> None:
        territory = action.target
        if action is BONUS[territory]:
            put_units(s, self.seat, territory, 1)
        else:
            put_kaija(s, self.seat, territory)
        rest = list(self.bonus)
        rest.remove(territory)
        if rest and can_place_any(s, self.seat):
            s.owe(CampBonus(self.seat, tuple(rest)))
