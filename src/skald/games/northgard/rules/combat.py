"""Combat, steps 0 to 3: Intimidate, forces and bonuses, food."""

from skald.games.northgard import buildings
from skald.games.northgard.actions import NONE, SHIFT, SPEND
from skald.games.northgard.ids import CONQUEROR, FOOD, FORTRESS, NOBODY, TOWER
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija, is_held_fast, pieces, valkyries
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.rules.dice import AttackerDie
from skald.games.northgard.rules.duel import INTIMIDATE, NOTHING, Duel, attackers, defenders
from skald.games.northgard.rules.retreat import is_pending
from skald.games.northgard.state import State
from skald.games.northgard.verbs import end_invasion, occupy, pay, shift_defender, tell
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice
from skald.kernel.fields import Bits, Count
from skald.kernel.rulebook import rule

# Step 0: Intimidate.


@rule("NG-COMBAT-01", "NG-COMBAT-02", "NG-COMBAT-06", "NG-CARD-E-10", "NG-Q-72")
@rule("NG-GLOS-10")
class Combat(Automatic):
    """Units of two players in one territory; with Intimidate a defender may be shifted first."""

    place: Territory
    combat_points: Count
    casualties: Count
    flags: Bits

    def run(self, s: State) -> None:
        begin = BeginCombat(self.place, self.combat_points, self.casualties, self.flags)
        if self.flags & INTIMIDATE and shift_targets(s, self.place):
            s.owe(ShiftDefender(s.invader, self.place), begin)
        else:
            s.owe(begin)


def shift_targets(s: State, place: int) -> list[int]:
    """Where a defending unit may be shifted: neutral or its own, not in a pending combat."""
    defender = s.holder[place]
    only_kaija = not s.units[place]
    if is_held_fast(s, place) or (only_kaija and s.setting.kaija_immune):
        return []
    return [
        t
        for t, _ in s.land.near[place]
        if s.holder[t] in (NOBODY, defender) and not is_pending(s, t) and not valkyries(s, t)
    ]


@rule("NG-CARD-E-10", "NG-Q-72")
class ShiftDefender(Choice):
    """The attacker may shift one defending unit to an adjacent territory."""

    place: Territory

    def options(self, s: State) -> list[Action]:
        return [*(SHIFT[t] for t in shift_targets(s, self.place)), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            shift_defender(s, self.place, action.target)


# Steps 1 and 2: forces and bonuses.


@rule("NG-COMBAT-03", "NG-COMBAT-05", "NG-COMBAT-10", "NG-COMBAT-11", "NG-COMBAT-12")
@rule("NG-MOVE-11", "NG-CARD-20", "NG-CLAN-BEAR-03", "NG-CLAN-SNAKE-04", "NG-CARD-A-12")
@rule("NG-BLDG-03", "NG-BLDG-06", "NG-Q-36")
class BeginCombat(Automatic):
    """Count forces and bonuses of both sides; without a defender there is no combat."""

    place: Territory
    combat_points: Count
    casualties: Count
    flags: Bits

    def run(self, s: State) -> None:
        place, attacker, defender = self.place, s.invader, s.holder[self.place]
        if not pieces(s, place):
            occupy(s, place)
            end_invasion(s)
            return
        attack = s.invading[place] + 2 * has_kaija(s, attacker, place) + self.combat_points
        attack += power(s, attacker).combat_bonus(s, attacker, place)
        defence, towers = defence_of(s, place, attacker)
        tell(s, "combat", attacker, place=place, defender=defender, attack=attack, defence=defence)
        args = (place, attacker, defender, self.flags, attack, self.casualties, defence, towers)
        s.owe(AttackerFood(attacker, *args))


@rule("NG-COMBAT-12", "NG-CARD-A-12", "NG-BLDG-03")
def defence_of(s: State, place: int, attacker: int) -> tuple[int, int]:
    """The defender's points before food and dice, and the casualties that Towers inflict."""
    defender = s.holder[place]
    points = strength(s, place)
    points += power(s, defender).combat_bonus(s, defender, place)
    if s.flags[attacker] & CONQUEROR:
        return points, 0
    return points + fortress_bonus(s, place), tower_casualties(s, place)


@rule("NG-COMBAT-05", "NG-CLAN-BEAR-03")
def strength(s: State, place: int) -> int:
    """The points of the controller's units: one each, two for Kaija."""
    return s.units[place] + 2 * has_kaija(s, s.holder[place], place)


@rule("NG-BLDG-03", "NG-BLDG-09")
def tower_casualties(s: State, place: int) -> int:
    """What Defense Towers inflict on an attacker."""
    return buildings.count(s.buildings[place], TOWER) * s.setting.content.building_amount[TOWER]


@rule("NG-BLDG-06", "NG-BLDG-09")
def fortress_bonus(s: State, place: int) -> int:
    """Two points for every Fortress."""
    fortresses = buildings.count(s.buildings[place], FORTRESS)
    return fortresses * s.setting.content.building_amount[FORTRESS]


# Step 3: food.


def food_options(s: State, seat: int, units: int) -> list[Action]:
    """Up to one food per unit."""
    return SPEND[: min(s.resources[seat * 3 + FOOD], units) + 1]


@rule("NG-COMBAT-13", "NG-COMBAT-15")
class AttackerFood(Duel):
    """The attacker first says how much food they spend, a point each."""

    def options(self, s: State) -> list[Action]:
        return food_options(s, self.attacker, attackers(s, self))

    def take(self, s: State, action: Action) -> None:
        pay(s, self.attacker, FOOD, action.amount)
        s.owe(self.goes_on(DefenderFood, self.defender, (action.amount, 0), NOTHING))


@rule("NG-COMBAT-14", "NG-COMBAT-15", "NG-ACT-PASS-05")
class DefenderFood(Duel):
    """Then the defender, knowing it."""

    def options(self, s: State) -> list[Action]:
        return food_options(s, self.defender, defenders(s, self))

    def take(self, s: State, action: Action) -> None:
        pay(s, self.defender, FOOD, action.amount)
        s.owe(self.goes_on(AttackerDie, CHANCE, NOTHING, (action.amount, 0)))
