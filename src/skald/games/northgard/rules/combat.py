"""Combat in its seven steps, and retreat."""

from typing import Final

from skald.games.northgard import works
from skald.games.northgard.actions import (
    CASUALTY,
    DIE,
    LOSE_KAIJA,
    NONE,
    POINT,
    RETREAT,
    RETREAT_KAIJA,
    SHIFT,
    SPEND,
)
from skald.games.northgard.ids import (
    CONQUEROR,
    FOOD,
    FORTRESS,
    NOBODY,
    NOWHERE,
    SNAKE,
    STAG,
    TOWER,
    WOLF,
)
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija, is_held_fast, pieces, valkyries
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    end_invasion,
    gain,
    gain_fame,
    occupy,
    pay,
    remove_invaders,
    settle,
    tell,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.fields import Bits, Count, Flag, Inner, Seat
from skald.kernel.rulebook import rule

# What the card of a Move action does in its combats, as bits.
INTIMIDATE: Final = 1
SHIELD: Final = 2
AXE: Final = 4
PASS_ENEMY: Final = 8
NO_ROUGH: Final = 16
KAIJA_COLLECT: Final = 32
FLAGS: Final = {
    "intimidate": INTIMIDATE,
    "shield": SHIELD,
    "axe": AXE,
    "pass_enemy": PASS_ENEMY,
    "no_rough": NO_ROUGH,
    "kaija_collect": KAIJA_COLLECT,
}


class Duel(Choice):
    """A combat on its way: where, who, and what both sides have so far."""

    place: Territory
    attacker: Seat
    defender: Seat
    flags: Inner[Bits]
    attack: Count
    attack_casualties: Count
    defence: Count
    defence_casualties: Count

    def goes_on(
        self, cls: type["Duel"], seat: int, attack: tuple[int, int], defence: tuple[int, int]
    ) -> "Duel":
        """The next step, with points and casualties added."""
        return cls(
            seat,
            self.place,
            self.attacker,
            self.defender,
            self.flags,
            self.attack + attack[0],
            self.attack_casualties + attack[1],
            self.defence + defence[0],
            self.defence_casualties + defence[1],
        )


NOTHING: Final = (0, 0)


# Step 0: Intimidate.


@rule("NG-COMBAT-01", "NG-COMBAT-02", "NG-COMBAT-06", "NG-CARD-E-10", "NG-Q-72")
@rule("NG-GLOS-10")
class Combat(Automatic):
    """Units of two players in one territory; with Intimidate a defender may be shifted first."""

    place: Territory
    cp: Count
    cas: Count
    flags: Bits

    def run(self, s: State) -> None:
        begin = BeginCombat(self.place, self.cp, self.cas, self.flags)
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
        if action is NONE:
            return
        defender = s.holder[self.place]
        if s.units[self.place]:
            s.units[self.place] -= 1
            s.units[action.target] += 1
        else:
            s.kaija = action.target
        s.holder[action.target] = defender
        tell(s, "shift", defender, source=self.place, target=action.target)


# Steps 1 and 2: forces and bonuses.


@rule("NG-COMBAT-03", "NG-COMBAT-05", "NG-COMBAT-10", "NG-COMBAT-11", "NG-COMBAT-12")
@rule("NG-MOVE-11", "NG-CARD-20", "NG-CLAN-BEAR-03", "NG-CLAN-SNAKE-04", "NG-CARD-A-12")
@rule("NG-BLDG-03", "NG-BLDG-06", "NG-Q-36")
class BeginCombat(Automatic):
    """Count forces and bonuses of both sides; without a defender there is no combat."""

    place: Territory
    cp: Count
    cas: Count
    flags: Bits

    def run(self, s: State) -> None:
        place, attacker, defender = self.place, s.invader, s.holder[self.place]
        if not pieces(s, place):
            occupy(s, place)
            end_invasion(s)
            return
        attack = s.invading[place] + 2 * has_kaija(s, attacker, place) + self.cp
        attack += scorched_bonus(s, attacker, place)
        defence, towers = defence_of(s, place, attacker)
        tell(s, "combat", attacker, place=place, defender=defender, attack=attack, defence=defence)
        args = (place, attacker, defender, self.flags, attack, self.cas, defence, towers)
        s.owe(AttackerFood(attacker, *args))


@rule("NG-COMBAT-12", "NG-CARD-A-12", "NG-BLDG-03")
def defence_of(s: State, place: int, attacker: int) -> tuple[int, int]:
    """The defender's points before food and dice, and the casualties that his Towers inflict."""
    defender = s.holder[place]
    points = s.units[place] + 2 * has_kaija(s, defender, place) + scorched_bonus(s, defender, place)
    if s.flags[attacker] & CONQUEROR:
        return points, 0
    towers = works.count(s.works[place], TOWER) * s.setting.content.building_amount[TOWER]
    return points + fortress_bonus(s, place), towers


@rule("NG-BLDG-06", "NG-BLDG-09")
def fortress_bonus(s: State, place: int) -> int:
    """Two points for every Fortress."""
    return works.count(s.works[place], FORTRESS) * s.setting.content.building_amount[FORTRESS]


@rule("NG-CLAN-SNAKE-04", "NG-CLAR-15")
def scorched_bonus(s: State, seat: int, place: int) -> int:
    """The Snake has one point more where its token lies."""
    return int(s.scorched == place and s.clan[seat] == SNAKE)


# Step 3: food.


def attackers(s: State, duel: Duel) -> int:
    """The attacker's pieces in the combat."""
    return s.invading[duel.place] + has_kaija(s, duel.attacker, duel.place)


def defenders(s: State, duel: Duel) -> int:
    """The defender's pieces in the combat."""
    return s.units[duel.place] + has_kaija(s, duel.defender, duel.place)


def food_options(s: State, seat: int, units: int) -> list[Action]:
    """Up to one food per unit."""
    return SPEND[: min(s.resources[seat * 3 + FOOD], units) + 1]


@rule("NG-COMBAT-13", "NG-COMBAT-15")
class AttackerFood(Duel):
    """The attacker first says how much food he spends, a point each."""

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


# Step 4: dice.


@rule("NG-COMBAT-16", "NG-COMBAT-17", "NG-COMP-04")
class AttackerDie(Duel):
    """The attacker rolls and settles his die."""

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", self.attacker, face=action.kind)
        points, casualties, choice = s.setting.content.die[action.kind]
        if choice:
            s.owe(self.goes_on(AttackerFace, self.attacker, NOTHING, NOTHING))
        else:
            s.owe(after_attacker(self, (points, casualties)))


def after_attacker(duel: Duel, result: tuple[int, int]) -> Duel:
    """Axe Throwers choose their bonus now; otherwise the defender rolls."""
    if duel.flags & AXE:
        return duel.goes_on(AxeThrow, duel.attacker, result, NOTHING)
    return duel.goes_on(DefenderDie, CHANCE, result, NOTHING)


@rule("NG-COMBAT-18")
class AttackerFace(Duel):
    """The choice face: a point or a casualty, before the defender rolls."""

    def options(self, s: State) -> list[Action]:
        return [POINT, CASUALTY]

    def take(self, s: State, action: Action) -> None:
        s.owe(after_attacker(self, (1, 0) if action is POINT else (0, 1)))


@rule("NG-CARD-A-03", "NG-Q-79")
class AxeThrow(Duel):
    """Axe Throwers: one more point or one more casualty."""

    def options(self, s: State) -> list[Action]:
        return [POINT, CASUALTY]

    def take(self, s: State, action: Action) -> None:
        bonus = (1, 0) if action is POINT else (0, 1)
        s.owe(self.goes_on(DefenderDie, CHANCE, bonus, NOTHING))


@rule("NG-COMBAT-16", "NG-COMBAT-17")
class DefenderDie(Duel):
    """The defender rolls and settles his die."""

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", self.defender, face=action.kind)
        points, casualties, choice = s.setting.content.die[action.kind]
        if choice:
            s.owe(self.goes_on(DefenderFace, self.defender, NOTHING, NOTHING))
        else:
            settle_combat(s, self.goes_on(Duel, NOBODY, NOTHING, (points, casualties)))


@rule("NG-COMBAT-18", "NG-CLAR-18")
class DefenderFace(Duel):
    """The choice face of the defender, who knows the attacker's result."""

    def options(self, s: State) -> list[Action]:
        return [POINT, CASUALTY]

    def take(self, s: State, action: Action) -> None:
        result = (1, 0) if action is POINT else (0, 1)
        settle_combat(s, self.goes_on(Duel, NOBODY, NOTHING, result))


# Steps 5 to 7: result, casualties, retreat.


@rule("NG-COMBAT-19", "NG-COMBAT-20", "NG-COMBAT-21", "NG-COMBAT-22", "NG-CARD-E-13")
def settle_combat(s: State, duel: Duel) -> None:
    """Who wins: first who is wiped out, then the score; a tie is the defender's."""
    suffered = max(duel.defence_casualties - (1 if duel.flags & SHIELD else 0), 0)
    inflicted = duel.attack_casualties
    attackers_lost = suffered >= attackers(s, duel)
    defenders_lost = inflicted >= defenders(s, duel)
    if attackers_lost and defenders_lost:
        winner = NOBODY
    elif attackers_lost or (not defenders_lost and duel.attack <= duel.defence):
        winner = duel.defender
    else:
        winner = duel.attacker
    why = "NG-COMBAT-21" if winner == NOBODY else "NG-COMBAT-20"
    if not attackers_lost and not defenders_lost:
        why = "NG-COMBAT-22"
    tell(s, "result", winner, why, attack=duel.attack, defence=duel.defence)
    losses: list[Step] = []
    if suffered:
        losses.append(Casualties(duel.attacker, duel.place, suffered, 1))
    if inflicted:
        losses.append(Casualties(duel.defender, duel.place, inflicted, 0))
    s.owe(*losses, Aftermath(duel.place, duel.attacker, duel.defender, winner, duel.flags))


def casualty_options(s: State, seat: int, place: int, number: int, units: int) -> list[Action]:
    """So many casualties among so many units: without Kaija, or with her if she is there."""
    if not has_kaija(s, seat, place):
        return LOSE_KAIJA[:1]
    if number > units:
        return [LOSE_KAIJA[1]]
    return LOSE_KAIJA[:1] if s.setting.kaija_lost_last else LOSE_KAIJA[:]


@rule("NG-COMBAT-23", "NG-CLAN-BEAR-07", "NG-Q-35")
class Casualties(Choice):
    """A unit for each casualty; the Bear says whether Kaija is among them."""

    place: Territory
    number: Count
    invading: Inner[Flag]

    def options(self, s: State) -> list[Action]:
        return casualty_options(s, self.seat, self.place, self.number, self.units(s))

    def units(self, s: State) -> int:
        """The regular units of this side."""
        return s.invading[self.place] if self.invading else s.units[self.place]

    def take(self, s: State, action: Action) -> None:
        lost = min(self.number - action.kind, self.units(s))
        if action.kind:
            s.kaija = NOWHERE
            tell(s, "kaija_returns", self.seat, territory=self.place)
        if self.invading:
            remove_invaders(s, self.place, lost)
        else:
            s.units[self.place] -= lost
            s.reserve[self.seat] += lost
            if lost:
                tell(s, "units_return", self.seat, territory=self.place, amount=lost)


@rule("NG-COMBAT-24", "NG-COMBAT-25", "NG-CLAN-WOLF-01", "NG-CLAN-STAG-01", "NG-RETREAT-01")
class Aftermath(Automatic):
    """Rewards of an attacker who won; the loser's remaining units leave."""

    place: Territory
    attacker: Seat
    defender: Seat
    winner: Seat
    flags: Bits

    def run(self, s: State) -> None:
        place = self.place
        if self.winner == self.attacker:
            if s.clan[self.attacker] == WOLF:
                gain(s, self.attacker, FOOD, 1)
            elif s.clan[self.attacker] == STAG:
                gain_fame(s, self.attacker, 1, "NG-CLAN-STAG-01")
            s.owe(*retreat_steps(s, self.defender, place, 0, 0), Occupy(place))
        elif self.winner == self.defender:
            rough = self.flags & NO_ROUGH
            s.owe(*retreat_steps(s, self.attacker, place, 1, rough), EndInvasion(place))
        else:
            s.owe(Occupy(place))


@rule("NG-COMBAT-24", "NG-COMBAT-21")
class Occupy(Automatic):
    """What is left of the attackers takes the territory; nobody, if nobody is left."""

    place: Territory

    def run(self, s: State) -> None:
        occupy(s, self.place)
        end_invasion(s)


@rule("NG-COMBAT-24")
class EndInvasion(Automatic):
    """The defender keeps the territory."""

    place: Territory

    def run(self, s: State) -> None:
        settle(s, self.place)
        end_invasion(s)


# Retreat.


@rule("NG-RETREAT-02", "NG-CREA-32")
def is_pending(s: State, territory: int) -> bool:
    """Whether a combat or a creature fight is still to be resolved here."""
    if s.invading[territory]:
        return True
    if s.kaija == territory and not has_kaija(s, s.holder[territory], territory):
        return True
    return any(s.creature_at[creature] == territory for creature in s.fights)


@rule("NG-RETREAT-02", "NG-RETREAT-03", "NG-CARD-C-19", "NG-VAR-TEAM-04", "NG-CREA-38")
@rule("NG-Q-37")
def retreat_targets(s: State, seat: int, place: int, *, rough: int) -> list[int]:
    """Friendly or neutral neighbours by a regular border, with nothing pending."""
    return [
        t
        for t, is_rough in s.land.near[place]
        if s.holder[t] in (seat, NOBODY)
        and (rough or not is_rough)
        and not is_pending(s, t)
        and not valkyries(s, t)
    ]


def retreat_steps(s: State, seat: int, place: int, invading: int, rough: int) -> list[Step]:
    """The loser's units leave, or go home if they have nowhere to go."""
    step = Retreat(seat, place, invading, rough)
    return [step] if step.pieces(s) else []


@rule("NG-RETREAT-01", "NG-RETREAT-03", "NG-RETREAT-04", "NG-RETREAT-05", "NG-CLAR-09")
@rule("NG-CLAN-BEAR-01", "NG-CLAR-20")
class Retreat(Choice):
    """So many units, or Kaija, to one territory at a time, in any order, until all have left."""

    place: Territory
    invading: Inner[Flag]
    rough: Inner[Bits]

    def units(self, s: State) -> int:
        """The regular units that still have to leave."""
        return s.invading[self.place] if self.invading else s.units[self.place]

    def pieces(self, s: State) -> int:
        """The units that still have to leave, Kaija included."""
        return self.units(s) + has_kaija(s, self.seat, self.place)

    def options(self, s: State) -> list[Action]:
        left = self.units(s)
        targets = retreat_targets(s, self.seat, self.place, rough=self.rough) or [self.place]
        if len(targets) == 1:
            return [RETREAT[targets[0]][left] if left else RETREAT_KAIJA[targets[0]]]
        options: list[Action] = []
        for target in targets:
            options += RETREAT[target][1 : left + 1]
        if has_kaija(s, self.seat, self.place):
            options += [RETREAT_KAIJA[target] for target in targets]
        return options

    def take(self, s: State, action: Action) -> None:
        if action is RETREAT_KAIJA[action.target]:
            self.send_kaija(s, action.target)
        else:
            self.send_units(s, action.target, action.amount)
        if self.pieces(s):
            s.agenda.append(self)

    def send_units(self, s: State, target: int, amount: int) -> None:
        """Regular units leave; without a way out they return to the reserve."""
        if self.invading:
            s.invading[self.place] -= amount
        else:
            s.units[self.place] -= amount
        if target == self.place:
            s.reserve[self.seat] += amount
            facts = {"territory": target, "amount": amount}
            tell(s, "units_return", self.seat, "NG-RETREAT-04", **facts)
            return
        s.units[target] += amount
        s.holder[target] = self.seat
        tell(s, "retreat", self.seat, source=self.place, target=target, amount=amount)

    def send_kaija(self, s: State, target: int) -> None:
        """Kaija retreats like a unit."""
        if target == self.place:
            s.kaija = NOWHERE
            tell(s, "kaija_returns", self.seat, "NG-RETREAT-04", territory=self.place)
            return
        s.kaija = target
        s.holder[target] = self.seat
        tell(s, "retreat", self.seat, source=self.place, target=target, amount=0)
