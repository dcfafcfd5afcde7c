"""What the rules ask of a position. Nothing here writes."""

from skald.games.icegarden.ids import (
    DOMINATE,
    FIGURES,
    FIGURES_OF_LEVEL,
    LEVEL_OF_FIGURE,
    NPC,
    PLACES,
    RED,
    SHIELD,
)
from skald.games.icegarden.state import State
from skald.kernel.rulebook import rule


@rule("IG-DEF-01", "IG-DEF-02", "IG-DEF-17", "IG-SETUP-09", "IG-LOCK-09", "IG-RUL-47")
def open_mask(s: State) -> int:
    """The regions in play that are not locked."""
    return s.in_play & ~s.locked


def open_places(s: State) -> tuple[int, ...]:
    """The open regions by place."""
    return s.setting.content.places_of[s.in_play & ~s.locked]


@rule("IG-DATA-01", "IG-MOVE-03", "IG-RUL-01")
def open_neighbours(s: State, place: int) -> tuple[int, ...]:
    """The open regions next to a place; dead and locked regions are no way through."""
    return s.setting.content.open_neighbours[s.in_play & ~s.locked][place]


@rule("IG-DEF-03", "IG-DOM-01")
def by_number(s: State, places: tuple[int, ...]) -> list[int]:
    """Places in ascending order of their region numbers."""
    return sorted(places, key=s.tile.__getitem__)


def seat_of(s: State, faction: int) -> int:
    """The seat that plays a faction, or -1."""
    return s.faction.index(faction) if faction in s.faction else -1


def chooser(s: State) -> int:
    """The seat that must choose, or -1."""
    return s.agenda[-1].seat if s.agenda and s.agenda[-1].seat < s.seats else -1


def is_npc(s: State, seat: int) -> bool:
    """Whether the die decides for this seat."""
    return s.setting.solo > 0 and seat == NPC


@rule("IG-DEF-18", "IG-COMP-30", "IG-ACTV-03", "IG-RUL-29", "IG-MAKE-07", "IG-MAKE-11")
def ability(s: State, seat: int, level: int, which: int) -> int:
    """How often a unit type has an ability: printed, bought, or chosen by Maker-Spy."""
    faction = s.faction[seat]
    value = s.setting.content.boards[faction].printed[level][which]
    value += s.bought[(seat * 4 + level) * 5 + which]
    if level == 3 and faction == RED and (s.spy1 == which or s.spy2 == which):
        value += 1
    return value


@rule("IG-DEF-06")
def unit_influence(s: State, seat: int, level: int) -> int:
    """Level plus one per Dominate."""
    return level + ability(s, seat, level, DOMINATE)


@rule("IG-DEF-10", "IG-ACTV-14")
def health(s: State, seat: int, level: int) -> int:
    """Level plus one per Shield."""
    return level + ability(s, seat, level, SHIELD)


def units_in(s: State, seat: int, place: int) -> list[int]:
    """The cells in `unit_at` of a seat's units in a place."""
    base = seat * FIGURES
    at = s.unit_at
    return [f for f in range(base, base + FIGURES) if at[f] == place]


def force(s: State, seat: int, place: int) -> int:
    """The influence of all units of a seat in a place."""
    base = seat * FIGURES
    at = s.unit_at
    total = 0
    for f in range(base, base + FIGURES):
        if at[f] == place:
            total += unit_influence(s, seat, LEVEL_OF_FIGURE[f - base])
    return total


@rule("IG-DEF-05")
def behind_vuko(s: State, seat: int, place: int) -> int:
    """The markers of a seat in a place that stand behind Vuko."""
    return s.controlled[seat] if place == s.vuko else 0


@rule("IG-DEF-07", "IG-DOM-04", "IG-DEF-04")
def dominance(s: State, seat: int, place: int) -> int:
    """Free markers plus unit influence: what counts in the Domination phase."""
    total = s.markers[seat * PLACES + place]
    if place == s.vuko:
        total -= s.controlled[seat]
    base = seat * FIGURES
    at = s.unit_at
    for f in range(base, base + FIGURES):
        if at[f] == place:
            total += unit_influence(s, seat, LEVEL_OF_FIGURE[f - base])
    return total


@rule("IG-DEF-08", "IG-RUL-30")
def visit_influence(s: State, seat: int, place: int) -> int:
    """What Vuko looks at: all markers, those behind him included, plus unit influence."""
    return s.markers[seat * PLACES + place] + force(s, seat, place)


@rule("IG-DEF-09", "IG-RUL-19", "IG-VUKO-14")
def presence(s: State, seat: int) -> int:
    """The open regions where a seat has a marker or a unit, as a mask."""
    mask = 0
    base = seat * PLACES
    markers = s.markers
    for place in range(1, PLACES):
        if markers[base + place]:
            mask |= 1 << place
    base = seat * FIGURES
    for place in s.unit_at[base : base + FIGURES]:
        mask |= 1 << place
    return mask & s.in_play & ~s.locked


def is_present(s: State, seat: int, place: int) -> bool:
    """Whether a seat has a marker or a unit in a place."""
    return s.markers[seat * PLACES + place] > 0 or bool(units_in(s, seat, place))


def figures_free(s: State, seat: int, level: int) -> int:
    """The figures of a type in the own supply."""
    base = seat * FIGURES
    return sum(1 for f in FIGURES_OF_LEVEL[level] if not s.unit_at[base + f])


def has_unit(s: State, seat: int, level: int, place: int) -> bool:
    """Whether a unit of this level stands in a place."""
    base = seat * FIGURES
    return any(s.unit_at[base + f] == place for f in FIGURES_OF_LEVEL[level])


def pieces(s: State, seat: int, place: int, kind: int) -> int:
    """How many pieces of a kind (free marker, controlled marker, unit of a level) stand there."""
    if kind == 1:
        return behind_vuko(s, seat, place)
    if kind == 0:
        return s.markers[seat * PLACES + place] - behind_vuko(s, seat, place)
    base = seat * FIGURES
    return sum(1 for f in FIGURES_OF_LEVEL[kind - 1] if s.unit_at[base + f] == place)


@rule("IG-DEF-11", "IG-DEF-15", "IG-DOM-05", "IG-DOM-06", "IG-DOM-07", "IG-DOM-08", "IG-DEF-14")
@rule("IG-RUL-35", "IG-RUL-36", "IG-SOLO-04", "IG-INF-03")
def ranking(s: State, place: int) -> list[int]:
    """Who beats the independent nations, best first: influence, neighbours, reputation."""
    nation = s.nation[place]
    influence = [dominance(s, seat, place) for seat in range(s.seats)]
    ranked = [seat for seat in s.rep_order if influence[seat] > nation]
    if len(ranked) < 2:
        return ranked
    tied = len({influence[seat] for seat in ranked}) < len(ranked)
    if tied:
        around = open_neighbours(s, place)
        sums = [sum([dominance(s, seat, p) for p in around]) for seat in range(s.seats)]
        ranked.sort(key=lambda seat: (-influence[seat], -sums[seat]))
    else:
        ranked.sort(key=lambda seat: -influence[seat])
    return ranked


@rule("IG-DEF-12")
def least_reputable(s: State) -> int:
    """The top marker on the lowest occupied field, or -1 while all are in the safe zone."""
    worst = s.rep_order[-1]
    return worst if s.rep[worst] else -1


def score(s: State, seat: int) -> int:
    """Victory points so far."""
    return s.points[seat * 3] + s.points[seat * 3 + 1] + s.points[seat * 3 + 2]


@rule("IG-GOAL-01", "IG-GOAL-02", "IG-GOAL-03", "IG-GOAL-05", "IG-GOAL-06", "IG-LOCK-12")
def goal_progress(s: State, seat: int) -> tuple[int, int]:
    """How far a seat's individual goal has come, and how far it must."""
    content = s.setting.content
    faction = s.faction[seat]
    if faction == 0:
        return sum(s.garden), 6
    if faction == 1:
        return s.absorbed, content.reserves
    if faction == 2:
        return s.towers.bit_count(), content.towers
    return s.locked.bit_count(), content.locks


@rule("IG-GOAL-04")
def goal_is_possible(s: State, seat: int) -> bool:
    """False once a locked region without a tower leaves too few places for six towers."""
    if s.faction[seat] != RED:
        return True
    room = (s.in_play & ~s.locked | s.towers).bit_count()
    return room >= s.setting.content.towers


def tile_is_active(s: State, effect: int) -> bool:
    """Whether a Vuko tile is in force this round."""
    return s.active >> effect & 1 == 1
