"""Box 3, Voracious Mountain: any number of pieces from one region to any other."""

from typing import Final

from skald.games.icegarden.actions import CARRY, DONE, MOUNTAIN_PATH, SKIP
from skald.games.icegarden.ids import CTL, POPULATION, WHISPER
from skald.games.icegarden.kinds import Place
from skald.games.icegarden.queries import open_places, pieces, presence, tile_is_active
from skald.games.icegarden.rules.move import BY_ANY, locked_faun, may_leave_lock
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import move_pieces
from skald.games.icegarden.verbs.resources import pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Count, Flag
from skald.kernel.rulebook import rule

NOTHING_BARRED: Final = (0, 0, 0, 0, 0)


@rule("IG-MTN-01", "IG-TILE-02")
def mountain_price(s: State) -> int:
    """Two population, three while Those Who Whisper to Shadows are active."""
    return 3 if tile_is_active(s, WHISPER) else 2


@rule("IG-MTN-02", "IG-MTN-01", "IG-RUL-46", "IG-ACT-04")
class Mountain(Choice):
    """Pay, choose an origin and another open region, adjacent or not."""

    def options(self, s: State) -> list[Action]:
        seat = self.seat
        if s.population[seat] < mountain_price(s):
            return [SKIP]
        origins = list(s.setting.content.places_of[presence(s, seat)])
        lock = locked_faun(s, seat)
        if lock and may_leave_lock(s, BY_ANY):
            origins.append(lock)
        targets = open_places(s)
        options = [MOUNTAIN_PATH[a][b] for a in origins for b in targets if a != b]
        options.append(SKIP)
        return options

    def why_not(self, s: State, action: Action) -> str:
        poor = s.population[self.seat] < mountain_price(s)
        return "IG-MTN-01" if poor else "IG-MTN-02"

    def take(self, s: State, action: Action) -> None:
        if action is SKIP:
            return
        pay(s, self.seat, POPULATION, mountain_price(s))
        s.agenda.append(Carry(self.seat, action.source, action.target, 0, NOTHING_BARRED))


@rule("IG-MTN-02", "IG-MTN-03", "IG-MOVE-04", "IG-CLAR-22")
class Carry(Choice):
    """Which pieces go along, so many of a kind at a time; at least one piece in all.

    `barred` counts the pieces at the origin, by kind, that must stay.
    """

    source: Place
    target: Place
    moved: Flag
    barred: tuple[Count, ...]

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        for kind, barred in enumerate(self.barred):
            most = movable(s, self.seat, self.source, kind) - barred
            if most > 0:
                options += CARRY[kind][1 : most + 1]
        if self.moved:
            options.append(DONE)
        return options

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            self.end(s)
            return
        move_pieces(s, self.seat, self.source, self.target, action.kind, action.amount)
        s.agenda.append(self.after(action))

    def after(self, action: Action) -> "Carry":
        """Who else goes, now that these have gone."""
        return Carry(self.seat, self.source, self.target, 1, self.barred)

    def end(self, s: State) -> None:
        """All have gone: nothing follows."""


def movable(s: State, seat: int, place: int, kind: int) -> int:
    """How many pieces of a kind may leave a place; out of a lock only units can."""
    return 0 if kind <= CTL and s.locked >> place & 1 else pieces(s, seat, place, kind)


def can_carry(s: State, seat: int, place: int, barred: tuple[int, ...]) -> bool:
    """Whether some piece here is not barred."""
    return any(movable(s, seat, place, kind) > stay for kind, stay in enumerate(barred))
