"""Box 3, Voracious Mountain: any number of pieces from one region to any other."""

from skald.games.icegarden.actions import CARRY, MOUNTAIN_PATH, SKIP
from skald.games.icegarden.ids import CTL, FIGURES, FIGURES_OF_LEVEL, INF, L3, POPULATION, WHISPER
from skald.games.icegarden.queries import open_places, pieces, presence, tile_is_active
from skald.games.icegarden.rules.move import BY_ANY, locked_faun, may_leave_lock
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs import move_figure, move_markers, pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.rulebook import rule


@rule("IG-MTN-01", "IG-TILE-02")
def mountain_price(s: State) -> int:
    """Two population, three while Those Who Whisper to Shadows are active."""
    return 3 if tile_is_active(s, WHISPER) else 2


@rule("IG-MTN-02", "IG-MTN-01", "IG-RUL-46", "IG-ACT-04")
class Mountain(Step):
    """Pay, choose an origin and another open region, adjacent or not."""

    __slots__ = ()

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
        s.owe(Carry(self.seat, action.source, action.target, INF, 0, 0, 0))


@rule("IG-MTN-02", "IG-MTN-03", "IG-ACTV-04")
class Carry(Step):
    """Kind by kind, how many pieces go along; at least one piece in all."""

    __slots__ = ("barred_figures", "barred_markers", "kind", "moved", "source", "target")

    def __init__(
        self,
        seat: int,
        source: int,
        target: int,
        kind: int,
        moved: int,
        barred_markers: int,
        barred_figures: int,
    ) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.kind = kind
        self.moved = moved
        self.barred_markers = barred_markers
        self.barred_figures = barred_figures

    def options(self, s: State) -> list[Action]:
        most = self.available(s, self.kind)
        others = any(self.available(s, kind) for kind in range(self.kind + 1, L3 + 1))
        least = 0 if self.moved or others else 1
        return CARRY[self.kind][min(least, most) : most + 1]

    def take(self, s: State, action: Action) -> None:
        amount = action.amount
        if amount and self.kind <= CTL:
            move_markers(s, self.seat, self.source, self.target, self.kind, amount)
        for figure in self.figures(s, self.kind)[:amount]:
            move_figure(s, self.seat, figure, self.target)
        if self.kind < L3:
            moved = self.moved + amount
            bars = (self.barred_markers, self.barred_figures)
            s.owe(Carry(self.seat, self.source, self.target, self.kind + 1, moved, *bars))

    def available(self, s: State, kind: int) -> int:
        """How many pieces of a kind may go."""
        if kind > CTL:
            return len(self.figures(s, kind))
        here = 0 if s.locked >> self.source & 1 else pieces(s, self.seat, self.source, kind)
        return here - self.barred_markers if kind == INF else here

    def figures(self, s: State, kind: int) -> list[int]:
        """The units of a kind that may go."""
        if kind <= CTL:
            return []
        base = self.seat * FIGURES
        return [
            base + f
            for f in FIGURES_OF_LEVEL[kind - 1]
            if s.unit_at[base + f] == self.source and not self.barred_figures >> f & 1
        ]
