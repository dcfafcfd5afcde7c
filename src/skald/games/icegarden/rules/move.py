"""Box 2, Move: gold becomes steps."""

from typing import Final

from skald.games.icegarden.actions import DONE, MARCH, SKIP
from skald.games.icegarden.ids import CTL, FIGURES, FIGURES_OF_LEVEL, GOLD, GREEN, INF, L1, PLACES
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import move_pieces
from skald.games.icegarden.verbs.resources import pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Flag
from skald.kernel.rulebook import rule

# How a Faun may leave a locked region: `Setting.faun_exit`.
BY_ANY: Final = 0
BY_MOVE: Final = 1
NEVER_OUT: Final = 2

_KIND_OF_FIGURE: Final[tuple[int, ...]] = (L1, L1, L1, L1 + 1, L1 + 1, L1 + 2)


@rule("IG-MOVE-01", "IG-MOVE-02", "IG-MOVE-03", "IG-MOVE-04", "IG-MOVE-05", "IG-LOCK-04")
@rule("IG-RUL-46", "IG-ED-31", "IG-ACT-04")
class March(Choice):
    """Pay one or two gold; each moves one own piece to an adjacent open region."""

    spent: Flag

    def options(self, s: State) -> list[Action]:
        end = DONE if self.spent else SKIP
        if not s.gold[self.seat]:
            return [end]
        options = marches(s, self.seat)
        options.append(end)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if not s.gold[self.seat]:
            return "IG-ACT-05"
        closed = not s.in_play & ~s.locked & 1 << action.target
        return "IG-MOVE-03" if action.verb == "move" and closed else "IG-MOVE-01"

    def take(self, s: State, action: Action) -> None:
        if action is SKIP or action is DONE:
            return
        pay(s, self.seat, GOLD, 1)
        move_pieces(s, self.seat, action.source, action.target, action.kind, 1)
        if not self.spent:
            s.agenda.append(_SECOND[self.seat])


def marches(s: State, seat: int) -> list[Action]:
    """One step for each kind of piece to each open neighbour, by place and kind."""
    open_mask = s.in_play & ~s.locked
    around = s.setting.content.open_neighbours[open_mask]
    vuko = s.vuko if open_mask >> s.vuko & 1 else 0
    base = seat * PLACES
    options: list[Action] = []
    for place in s.setting.content.places_of[open_mask]:
        markers = s.markers[base + place]
        if markers:
            behind = s.controlled[seat] if place == vuko else 0
            if markers > behind:
                paths = MARCH[INF][place]
                options += [paths[p] for p in around[place]]
            if behind:
                paths = MARCH[CTL][place]
                options += [paths[p] for p in around[place]]
    options += unit_marches(s, seat, around)
    return options


def unit_marches(s: State, seat: int, around: list[tuple[int, ...]]) -> list[Action]:
    """The same for units; equal units in one place are one option."""
    base = seat * FIGURES
    options: list[Action] = []
    seen: list[list[Action]] = []
    for figure in range(FIGURES):
        place = s.unit_at[base + figure]
        if place:
            paths = MARCH[_KIND_OF_FIGURE[figure]][place]
            if paths not in seen and (not s.locked >> place & 1 or may_leave_lock(s, BY_MOVE)):
                seen.append(paths)
                options += [paths[p] for p in around[place]]
    return options


def may_leave_lock(s: State, way: int) -> bool:
    """Whether the Faun in a locked region may leave it by this kind of movement."""
    return s.setting.faun_exit <= way


def locked_faun(s: State, seat: int) -> int:
    """The place of a Faun of this seat that stands in a locked region, or 0."""
    if not s.locked or s.faction[seat] != GREEN:
        return 0
    base = seat * FIGURES
    for figure in FIGURES_OF_LEVEL[2]:
        place = s.unit_at[base + figure]
        if place and s.locked >> place & 1:
            return place
    return 0


_SECOND: Final = [March(seat, 1) for seat in range(4)]
