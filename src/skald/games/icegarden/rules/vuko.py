"""Box 7, Vuko Drakkainen: whom he visits, where, and what follows."""

from typing import Final

from skald.games.icegarden.actions import DIE, FLEE, KILL
from skald.games.icegarden.ids import BEARS, FIRE, NIGHTWALKERS, NPC, PLACES, SNAKE, SPEAR
from skald.games.icegarden.queries import (
    has_unit,
    is_npc,
    least_reputable,
    open_neighbours,
    open_places,
    tile_is_active,
    units_in,
    visit_influence,
)
from skald.games.icegarden.rules.dead_snow import end_by_snow
from skald.games.icegarden.state import State, figure_level
from skald.games.icegarden.verbs.pieces import move_unit, return_unit
from skald.games.icegarden.verbs.regions import (
    lift_controlled,
    move_nations,
    move_vuko,
    set_control,
)
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import add_snow, drop_vuko_tokens, take_vuko_token
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.rulebook import rule


@rule("IG-VUKO-01", "IG-VUKO-02", "IG-VUKO-09", "IG-TILE-08", "IG-RUL-55", "IG-RUL-31")
@rule("IG-CLAR-10", "IG-CLAR-17", "IG-COMP-15", "IG-TILE-01")
class VukoBox(Automatic):
    """He visits the least reputable player: token, kill, control, tiles, in this order."""

    def run(self, s: State) -> None:
        visited = whom_vuko_visits(s)
        if visited < 0 or tile_is_active(s, SPEAR):
            return
        target = where_vuko_goes(s, visited)
        tell(s, "visit", visited, place=target)
        if target != s.vuko:
            if s.vuko and tile_is_active(s, FIRE):
                move_nations(s, s.vuko, target)
            move_vuko(s, target)
        take_vuko_token(s, visited)
        steps: list[Step] = []
        if s.vuko and not s.locked >> s.vuko & 1:
            if units_in(s, visited, s.vuko):
                steps.append(VukoKills(visited))
            steps.append(VukoControls())
        if s.vuko:
            steps += tile_steps(s)
        s.owe(*steps)


@rule("IG-VUKO-02", "IG-SOLO-20", "IG-SOLO-21", "IG-DEF-12")
def whom_vuko_visits(s: State) -> int:
    """The least reputable player; in solo the player, in round 1 only if they summoned."""
    if s.setting.solo:
        return 0 if s.round > 1 or s.summoned else -1
    return least_reputable(s)


@rule("IG-VUKO-03", "IG-VUKO-04", "IG-VUKO-05", "IG-VUKO-06", "IG-VUKO-07", "IG-RUL-31")
@rule("IG-DEF-03")
def where_vuko_goes(s: State, visited: int) -> int:
    """The visited player's strongest other open region, ties to the lower number, or he stays."""
    best, best_place = 0, s.vuko
    for place in open_places(s):
        if place != s.vuko:
            influence = visit_influence(s, visited, place)
            if influence > best or (influence == best > 0 and s.tile[place] < s.tile[best_place]):
                best, best_place = influence, place
    return best_place


@rule("IG-VUKO-11", "IG-RUL-33")
class VukoKills(Choice):
    """One unit of the visited player in Vuko's region dies, of their own choice."""

    def options(self, s: State) -> list[Action]:
        return [KILL[level] for level in (1, 2, 3) if has_unit(s, self.seat, level, s.vuko)]

    def take(self, s: State, action: Action) -> None:
        return_unit(s, self.seat, action.kind, s.vuko)


@rule("IG-VUKO-12", "IG-RUL-32", "IG-DEF-05", "IG-RUL-78")
class VukoControls(Automatic):
    """As many markers of each player here as they have Vuko tokens stand behind Vuko."""

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            set_control(s, seat, min(s.tokens[seat], s.markers[seat * PLACES + s.vuko]))


# Tiles of step 4.


@rule("IG-VUKO-13", "IG-RUL-80", "IG-RUL-55", "IG-CLAR-10")
def tile_steps(s: State) -> list[Step]:
    """The active tiles that act after the visit, in the order of their stages."""
    if not s.active:
        return []
    closed = s.locked >> s.vuko & 1
    effects = [tile >> 1 for tile in s.vuko_tile if tile_is_active(s, tile >> 1)]
    return [_TILES[e] for e in effects if e in _TILES and (e == BEARS or not closed)]


@rule("IG-TILE-03", "IG-RUL-56")
class Nightwalkers(Automatic):
    """The markers behind Vuko fall, and as many Vuko tokens with them."""

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            amount = s.controlled[seat]
            if amount:
                lift_controlled(s, seat, amount)
                drop_vuko_tokens(s, seat, amount)


@rule("IG-TILE-04", "IG-RUL-50")
class BothBears(Automatic):
    """Dead Snow rises; if it falls now, nobody takes a token for it."""

    def run(self, s: State) -> None:
        add_snow(s, -1)
        if s.snow >= s.setting.snow_limit:
            end_by_snow(s, -1)


@rule("IG-TILE-06", "IG-RUL-58")
class GiantSnake(Automatic):
    """All units leave Vuko's region, in initiative order, if they can."""

    def run(self, s: State) -> None:
        if not open_neighbours(s, s.vuko):
            return
        for seat in reversed(s.order):
            if units_in(s, seat, s.vuko):
                s.owe(NpcFlees(CHANCE) if is_npc(s, seat) else Flee(seat))


@rule("IG-TILE-06", "IG-CLAR-22")
class Flee(Choice):
    """Any unit still here goes to an adjacent open region, until all have left."""

    def options(self, s: State) -> list[Action]:
        around = open_neighbours(s, s.vuko)
        options: list[Action] = []
        for level in (1, 2, 3):
            if has_unit(s, self.seat, level, s.vuko):
                paths = FLEE[level][s.vuko]
                options += [paths[p] for p in around]
        return options

    def take(self, s: State, action: Action) -> None:
        move_unit(s, self.seat, action.kind, action.source, action.target)
        if units_in(s, self.seat, s.vuko):
            s.agenda.append(self)


@rule("IG-TILE-06", "IG-SOLO-05")
class NpcFlees(Choice):
    """The die names the region to which an NPC unit goes."""

    def options(self, s: State) -> list[Action]:
        return sorted((DIE[s.tile[p]] for p in open_neighbours(s, s.vuko)), key=lambda a: a.amount)

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", NPC, number=action.amount)
        level = figure_level(units_in(s, NPC, s.vuko)[0])
        move_unit(s, NPC, level, s.vuko, s.tile.index(action.amount))
        if units_in(s, NPC, s.vuko):
            s.agenda.append(self)


_TILES: Final[dict[int, Step]] = {
    NIGHTWALKERS: Nightwalkers(),
    BEARS: BothBears(),
    SNAKE: GiantSnake(),
}
