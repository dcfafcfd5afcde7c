"""Fights between players and creatures."""

from skald.games.northgard.actions import DIE
from skald.games.northgard.ids import FOOD, NOBODY, VALKYRIE
from skald.games.northgard.kinds import Creature, Territory
from skald.games.northgard.queries import has_kaija, pieces
from skald.games.northgard.rules.casualties import casualty_options
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.rules.combat import food_options, fortress_bonus
from skald.games.northgard.rules.duel import AXE, NO_ROUGH, SHIELD
from skald.games.northgard.rules.odds import beats_creature
from skald.games.northgard.rules.retreat import retreat_steps
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    begin_fight,
    gain_fame,
    lose_kaija,
    pay,
    remove_creature,
    remove_units,
    settle,
    tell,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.fields import Bits, Count, Flag, Inner, Seat
from skald.kernel.rulebook import rule


class Struggle(Choice):
    """A fight with a creature on its way."""

    who: Seat
    creature: Creature
    attacking: Flag
    flags: Inner[Bits]
    points: Count
    value: Count
    casualties: Count

    def goes_on(self, cls: type["Struggle"], seat: int, points: int, value: int, lost: int) -> Step:
        """The next step, with points and casualties added."""
        args = (self.who, self.creature, self.attacking, self.flags)
        return cls(seat, *args, self.points + points, self.value + value, self.casualties + lost)


@rule("NG-CREA-30", "NG-CREA-32", "NG-CREA-33", "NG-CREA-34", "NG-CREAT-02")
class AttackCreature(Automatic):
    """The player attacks a creature in a territory where their units stand."""

    who: Seat
    creature: Creature
    combat_points: Count
    flags: Bits

    def run(self, s: State) -> None:
        begin_fight(s, self.creature)
        place = s.creature_at[self.creature]
        if s.holder[place] != self.who:
            return
        bonus = self.combat_points + bool(self.flags & AXE)
        begin(s, self.who, self.creature, 1, self.flags, bonus)


@rule("NG-CREA-17", "NG-CREA-33")
class ValkyrieAttacks(Automatic):
    """A Valkyrie attacks the units in her territory; the player defends."""

    creature: Creature

    def run(self, s: State) -> None:
        place = s.creature_at[self.creature]
        if s.holder[place] != NOBODY:
            begin(s, s.holder[place], self.creature, 0, 0, fortress_bonus(s, place))


def begin(s: State, who: int, creature: int, attacking: int, flags: int, bonus: int) -> None:
    """Count both sides and ask for food."""
    place = s.creature_at[creature]
    points = (
        s.units[place]
        + 2 * has_kaija(s, who, place)
        + power(s, who).combat_bonus(s, who, place)
        + bonus
    )
    value = s.setting.content.creatures[s.creature_kind[creature]].value
    tell(s, "struggle", who, creature=s.creature_kind[creature], place=place, points=points)
    s.owe(StruggleFood(who, who, creature, attacking, flags, points, value, 0))


@rule("NG-CREA-33", "NG-CREA-35")
class StruggleFood(Struggle):
    """Up to one food per unit, before any die."""

    def options(self, s: State) -> list[Action]:
        return food_options(s, self.who, pieces(s, s.creature_at[self.creature]))

    def take(self, s: State, action: Action) -> None:
        pay(s, self.who, FOOD, action.amount)
        first = PlayerDie if self.attacking else CreatureDie
        s.owe(self.goes_on(first, CHANCE, action.amount, 0, 0))


@rule("NG-CREA-33", "NG-CREA-35")
class PlayerDie(Struggle):
    """The player's die: points only; the choice face is the point."""

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", self.who, face=action.kind)
        points, _, _ = s.setting.content.die[action.kind]
        next_step = self.goes_on(CreatureDie, CHANCE, points, 0, 0)
        if self.attacking:
            s.owe(next_step)
        else:
            assert isinstance(next_step, Struggle)
            settle_struggle(s, next_step)


@rule("NG-CREA-34", "NG-CREA-35")
class CreatureDie(Struggle):
    """The creature's die: points for it, casualties for the player."""

    def options(self, s: State) -> list[Action]:
        return DIE[:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", NOBODY, face=action.kind)
        points, casualties, choice = s.setting.content.die[action.kind]
        if choice:
            casualties = 0
        next_step = self.goes_on(PlayerDie, CHANCE, 0, points, casualties)
        if self.attacking:
            assert isinstance(next_step, Struggle)
            settle_struggle(s, next_step)
        else:
            s.owe(next_step)


def suffered_from(fight: Struggle) -> int:
    """The casualties so far, of which the Shield of an attacker takes one off."""
    return fight.casualties - (1 if fight.flags & SHIELD and fight.attacking else 0)


@rule("NG-CREA-36")
def settle_struggle(s: State, fight: Struggle) -> None:
    """All units lost is a defeat; then the score; a tie is the defending side's."""
    place = s.creature_at[fight.creature]
    lost = max(suffered_from(fight), 0)
    lead, attacking = fight.points - fight.value, bool(fight.attacking)
    won = beats_creature(lead, pieces(s, place), lost, attacking=attacking)
    tell(s, "struggle_result", fight.who, points=fight.points, value=fight.value, won=int(won))
    losses = [StruggleCasualties(fight.who, place, lost)] if lost else []
    s.owe(*losses, AfterStruggle(fight.who, fight.creature, fight.attacking, int(won), fight.flags))


@rule("NG-CREA-36", "NG-COMBAT-23")
class StruggleCasualties(Choice):
    """Units lost to the creature; the Bear says whether Kaija is among them."""

    place: Territory
    number: Count

    def options(self, s: State) -> list[Action]:
        return casualty_options(s, self.seat, self.place, self.number, s.units[self.place])

    def take(self, s: State, action: Action) -> None:
        if action.kind:
            lose_kaija(s, self.seat)
        if s.holder[self.place] == self.seat:
            lost = min(self.number - action.kind, s.units[self.place])
            remove_units(s, self.place, lost)


@rule("NG-CREA-37", "NG-CREA-38", "NG-Q-86")
class AfterStruggle(Automatic):
    """A beaten creature leaves and gives fame; a beaten player leaves only a Valkyrie."""

    who: Seat
    creature: Creature
    attacking: Flag
    won: Flag
    flags: Bits

    def run(self, s: State) -> None:
        kind = s.creature_kind[self.creature]
        place = s.creature_at[self.creature]
        if self.won:
            remove_creature(s, self.creature)
            gain_fame(s, self.who, s.setting.content.creatures[kind].fame, "NG-CREA-37")
            if self.attacking:
                power(s, self.who).on_slaying(s, self.who, kind)
        elif kind == VALKYRIE and s.holder[place] == self.who:
            rough = self.flags & NO_ROUGH
            s.owe(*retreat_steps(s, self.who, place, 0, rough), Leave(place))


@rule("NG-CREA-38")
class Leave(Automatic):
    """The territory is neutral once all units have left."""

    place: Territory

    def run(self, s: State) -> None:
        settle(s, self.place)
