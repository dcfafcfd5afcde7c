"""Retreat: the units that have lost leave the territory."""

from skald.games.northgard.actions import RETREAT, RETREAT_KAIJA
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija, valkyries
from skald.games.northgard.state import State
from skald.games.northgard.verbs import retreat_kaija, retreat_units
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
            retreat_kaija(s, self.seat, self.place, action.target)
        else:
            args = (self.seat, self.place, action.target, action.amount)
            retreat_units(s, *args, invading=bool(self.invading))
        if self.pieces(s):
            s.agenda.append(self)
