"""Retreat: the units that have lost leave the territory."""

from skald.games.northgard.actions import RETREAT, RETREAT_KAIJA
from skald.games.northgard.ids import NOBODY, NOWHERE
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija, valkyries
from skald.games.northgard.state import State
from skald.games.northgard.verbs import tell
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice, Step
from skald.kernel.fields import Bits, Flag, Inner
from skald.kernel.rulebook import rule


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
