"""Combat, steps 5 to 7: who wins, who falls, who leaves."""

from skald.games.northgard.actions import LOSE_KAIJA
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.rules.duel import NO_ROUGH, SHIELD, Duel, attackers, defenders
from skald.games.northgard.rules.retreat import retreat_steps
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    end_invasion,
    lose_kaija,
    lose_units,
    occupy,
    remove_invaders,
    settle,
    tell,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice, Step
from skald.kernel.fields import Bits, Count, Flag, Inner, Seat
from skald.kernel.rulebook import rule


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
            lose_kaija(s, self.seat)
        if self.invading:
            remove_invaders(s, self.place, lost)
        else:
            lose_units(s, self.seat, self.place, lost)


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
            power(s, self.attacker).on_victory(s, self.attacker)
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
