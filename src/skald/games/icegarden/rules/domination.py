"""Domination phase: dominator, abilities, events, yield; region by region."""

from skald.games.icegarden.actions import COLLECT, ENTHRAL, PILLAGE, RECRUIT
from skald.games.icegarden.ids import (
    BLACK,
    BLUE,
    CTL,
    CYPHRAL,
    GREEN,
    INF,
    MFACTOR,
    POPULATION,
    RED,
)
from skald.games.icegarden.kinds import LOOT, Place
from skald.games.icegarden.queries import (
    by_number,
    has_unit,
    is_npc,
    is_present,
    pieces,
    ranking,
    tile_is_active,
    units_in,
)
from skald.games.icegarden.rules.lock import LockRegion
from skald.games.icegarden.rules.solo import npc_pillages
from skald.games.icegarden.state import REGIONS, State
from skald.games.icegarden.verbs.pieces import recruit_marker, replace_marker
from skald.games.icegarden.verbs.regions import (
    absorb_reserves,
    place_nightmare,
    place_tower,
    transport_reserves,
    turn_up_reserves,
)
from skald.games.icegarden.verbs.resources import gain, steal
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import score_points
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice, Step
from skald.kernel.fields import Bits, Count, Seat
from skald.kernel.rulebook import rule


@rule("IG-DOM-01", "IG-DOM-02", "IG-DOM-03", "IG-DEF-03")
class Domination(Automatic):
    """Every region in ascending order of its number, each finished before the next."""

    def run(self, s: State) -> None:
        places = s.setting.content.places_of[s.in_play]
        tell(s, "domination", -1, scorings=s.scorings)
        s.owe(*[Dominate(place) for place in by_number(s, places)], TurnUpReserves())


@rule("IG-DOM-03", "IG-DOM-08", "IG-DOM-10", "IG-DOM-26")
class Dominate(Automatic):
    """One region: dominator, Thorn, abilities, events, then the yield."""

    place: Place

    def run(self, s: State) -> None:
        place = self.place
        if s.locked >> place & 1:
            score_locked(s, place)
            return
        ranks = ranking(s, place)
        if not ranks:
            tell(s, "nobody_dominates", -1, "IG-DOM-08", place=place)
            return
        dominator = ranks[0]
        tell(s, "dominates", dominator, "IG-DEF-15", place=place)
        faction = s.faction[dominator]
        if faction == BLACK and place == s.thorn:
            absorb(s, dominator)
        if not units_in(s, dominator, place):
            gather(s, place, ranks)
            return
        s.owe(*abilities(s, dominator, place), Events(place, dominator), Yield(place))


@rule("IG-DOM-09", "IG-RUL-34", "IG-GOAL-02")
def absorb(s: State, seat: int) -> None:
    """The Thorn takes every face-up reserve of its region."""
    if s.reserve[s.thorn]:
        absorb_reserves(s, seat)


@rule("IG-DOM-10", "IG-RUL-37", "IG-SOLO-25")
def abilities(s: State, seat: int, place: int) -> list[Step]:
    """What the dominator's units must do here, once per type."""
    faction = s.faction[seat]
    steps: list[Step] = []
    if faction == GREEN and has_unit(s, seat, 3, place):
        steps.append(Torment(place, seat))
    if has_unit(s, seat, 2, place):
        kinds = {BLUE: Recruitment, BLACK: Piper, RED: Pillage, GREEN: Enthral}
        steps.append(kinds[faction](place, seat))
    return steps


class Ability(Automatic):
    """A special ability of the dominator in a region."""

    place: Place
    who: Seat


def markers_to_take(s: State, seat: int, place: int, table: list[list[Action]]) -> list[Action]:
    """One option for each opponent's free and controlled markers here."""
    return [
        table[s.faction[other]][kind]
        for other in range(s.seats)
        if other != seat
        for kind in (INF, CTL)
        if pieces(s, other, place, kind)
    ]


@rule("IG-DOM-11", "IG-DOM-16", "IG-RUL-37", "IG-RUL-72", "IG-GOAL-01")
class Recruitment(Ability):
    """One marker of an opponent goes to the Ice Garden."""

    def run(self, s: State) -> None:
        options = markers_to_take(s, self.who, self.place, RECRUIT)
        if options:
            step = Recruit(self.who, self.place)
            step.take(s, options[0]) if is_npc(s, self.who) else s.owe(step)


@rule("IG-DOM-11", "IG-DOM-16")
class Recruit(Choice):
    """Whose marker, and a free or a controlled one."""

    place: Place

    def options(self, s: State) -> list[Action]:
        return markers_to_take(s, self.seat, self.place, RECRUIT)

    def take(self, s: State, action: Action) -> None:
        recruit_marker(s, self.seat, s.faction.index(action.target), self.place, action.kind)


@rule("IG-DOM-12", "IG-SOLO-22")
class Piper(Ability):
    """One population from the stock."""

    def run(self, s: State) -> None:
        if not is_npc(s, self.who):
            gain(s, self.who, POPULATION, 1)


@rule("IG-DOM-13", "IG-RUL-40", "IG-ED-26", "IG-RUL-68", "IG-SOLO-26", "IG-SOLO-27")
class Pillage(Ability):
    """One resource token of an opponent who is here."""

    def run(self, s: State) -> None:
        if is_npc(s, self.who):
            npc_pillages(s, self.place)
        elif loot(s, self.who, self.place):
            s.owe(Plunder(self.who, self.place))


@rule("IG-DOM-13", "IG-RUL-40", "IG-RUL-68")
class Plunder(Choice):
    """Victim and resource; M-factor from any level of the victim's board."""

    place: Place

    def options(self, s: State) -> list[Action]:
        return loot(s, self.seat, self.place)

    def take(self, s: State, action: Action) -> None:
        victim = s.faction.index(action.target)
        resource, level = min(action.kind, MFACTOR), max(action.kind - MFACTOR, 0)
        if is_npc(s, victim):
            gain(s, self.seat, resource, 1)
        else:
            steal(s, self.seat, victim, resource, level)


def loot(s: State, seat: int, place: int) -> list[Action]:
    """What can be pillaged here, by victim and resource; from an NPC what the stock has."""
    options = []
    for other in range(s.seats):
        if other == seat or not is_eligible(s, other, place):
            continue
        if is_npc(s, other):
            have = [*s.stock, 0, 0, 0]
        else:
            have = [s.population[other], s.gold[other], *s.mfactor[other * 4 : other * 4 + 4]]
        table = PILLAGE[s.faction[other]]
        options += [table[k] for k in range(len(LOOT)) if have[k]]
    return options


@rule("IG-ED-26", "IG-RUL-40")
def is_eligible(s: State, seat: int, place: int) -> bool:
    """A victim of Pillage has a piece here; in some editions it must be a unit."""
    if s.setting.pillage_needs_unit:
        return bool(units_in(s, seat, place))
    return is_present(s, seat, place)


@rule("IG-DOM-14", "IG-RUL-39", "IG-COMP-19")
class Torment(Ability):
    """One Nightmare token here, at most two per region and four in all."""

    def run(self, s: State) -> None:
        if s.nightmare[self.place] < 2 and sum(s.nightmare) < s.setting.content.nightmares:
            place_nightmare(s, self.who, self.place)


@rule("IG-DOM-15", "IG-DOM-16", "IG-RUL-38", "IG-RUL-72")
class Enthral(Ability):
    """An opponent's marker is replaced by a green one from the supply."""

    def run(self, s: State) -> None:
        options = markers_to_take(s, self.who, self.place, ENTHRAL)
        if options and s.supply[self.who]:
            step = Replace(self.who, self.place)
            step.take(s, options[0]) if is_npc(s, self.who) else s.owe(step)


@rule("IG-DOM-15", "IG-RUL-38")
class Replace(Choice):
    """Whose marker, and a free or a controlled one."""

    place: Place

    def options(self, s: State) -> list[Action]:
        return markers_to_take(s, self.seat, self.place, ENTHRAL)

    def take(self, s: State, action: Action) -> None:
        replace_marker(s, self.seat, s.faction.index(action.target), self.place, action.kind)


# Events.


@rule("IG-DOM-17", "IG-DOM-18", "IG-DOM-19", "IG-LOCK-01")
class Events(Ability):
    """After all abilities: a lock, a Red Tower, or the transport of reserves."""

    def run(self, s: State) -> None:
        place, seat = self.place, self.who
        if not has_unit(s, seat, 2, place):
            return
        faction = s.faction[seat]
        if faction == GREEN and can_lock(s, place):
            s.owe(LockRegion(place, seat))
        elif faction == RED:
            build_tower(s, seat, place)
        elif faction == BLACK and place != s.thorn:
            transport(s, seat, place)


@rule("IG-DOM-17", "IG-LOCK-01", "IG-LOCK-12", "IG-COMP-20")
def can_lock(s: State, place: int) -> bool:
    """Two Nightmare tokens, not the Thorn's region, and a lock token left."""
    left = s.locked.bit_count() < s.setting.content.locks
    return s.nightmare[place] >= 2 and place != s.thorn and left


@rule("IG-DOM-18", "IG-GOAL-03", "IG-COMP-21")
def build_tower(s: State, seat: int, place: int) -> None:
    """At most one Red Tower per region."""
    if not s.towers >> place & 1 and s.towers.bit_count() < s.setting.content.towers:
        place_tower(s, seat, place)


@rule("IG-DOM-19")
def transport(s: State, seat: int, place: int) -> None:
    """Presenter-up reserves go to the Thorn's region, face down until the end of the round."""
    if s.reserve[place]:
        transport_reserves(s, seat, place)


# Yield.


@rule("IG-DOM-20")
class Yield(Automatic):
    """Rank anew with the present pieces; then resources, reserves and points."""

    place: Place

    def run(self, s: State) -> None:
        if s.locked >> self.place & 1:
            score_locked(s, self.place)
            return
        ranks = ranking(s, self.place)
        if ranks:
            gather(s, self.place, ranks)


def gather(s: State, place: int, ranks: list[int]) -> None:
    """Resources, reserves and points for a ranking."""
    s.agenda.append(Reap(place, tuple(ranks)))
    collect_next(s, place, tuple(ranks), 0, 0)


@rule("IG-DOM-21", "IG-DOM-22", "IG-SOLO-22")
def collect_next(s: State, place: int, ranks: tuple[int, ...], rank: int, taken: int) -> None:
    """The next ranked player with something to pick."""
    for n in range(rank, len(ranks)):
        seat = ranks[n]
        if not is_npc(s, seat) and resources_left(s, place, ranks, n, taken):
            s.agenda.append(Collect(seat, place, ranks, n, taken))
            return


@rule("IG-DOM-21", "IG-DOM-22", "IG-RUL-42", "IG-TILE-05", "IG-CLAR-15", "IG-SOLO-23")
def resources_left(
    s: State, place: int, ranks: tuple[int, ...], rank: int, taken: int
) -> list[Action]:
    """The types on the tile that are not taken, not sold out and not forbidden."""
    amounts = s.setting.content.tile_yield[max(s.setting.persons, 2)][s.tile[place]]
    stock = s.stock
    left = [COLLECT[r] for r in (0, 1, 2) if amounts[r] and stock[r] and not taken >> r & 1]
    if place == s.vuko and tile_is_active(s, CYPHRAL):
        left = [a for a in left if a.kind != MFACTOR]
    if rank == 1 and is_npc(s, ranks[0]):
        left = [a for a in left if amounts[a.kind] < 2]
    return left


@rule("IG-DOM-21", "IG-DOM-22", "IG-RUL-41", "IG-RUL-42")
class Collect(Choice):
    """In ranking order each picks one resource type of the tile and takes what it shows."""

    place: Place
    ranks: tuple[Seat, ...]
    rank: Count
    taken: Bits

    def options(self, s: State) -> list[Action]:
        return resources_left(s, self.place, self.ranks, self.rank, self.taken)

    def why_not(self, s: State, action: Action) -> str:
        if action.verb == "collect" and not s.stock[action.kind]:
            return "IG-DOM-22"
        barred = self.rank == 1 and is_npc(s, self.ranks[0])
        return "IG-SOLO-23" if barred else "IG-DOM-21"

    def take(self, s: State, action: Action) -> None:
        kind = action.kind
        tiles = s.setting.content.tile_yield[max(s.setting.persons, 2)]
        gain(s, self.seat, kind, tiles[s.tile[self.place]][kind])
        collect_next(s, self.place, self.ranks, self.rank + 1, self.taken | 1 << kind)


@rule("IG-DOM-23", "IG-DOM-24", "IG-DOM-25", "IG-TILE-05", "IG-SOLO-22", "IG-SOLO-24")
class Reap(Automatic):
    """M-factor from reserves for the first, then points by rank for each red ship."""

    place: Place
    ranks: tuple[Seat, ...]

    def run(self, s: State) -> None:
        place, first = self.place, self.ranks[0]
        barred = place == s.vuko and tile_is_active(s, CYPHRAL)
        if s.reserve[place] and not barred and not is_npc(s, first):
            gain(s, first, MFACTOR, s.reserve[place])
        if s.scorings:
            points = tile_points(s, place)
            for rank, seat in enumerate(self.ranks):
                score_points(s, seat, REGIONS, points[rank] * s.scorings)


def tile_points(s: State, place: int) -> tuple[int, ...]:
    """The white numbers of a region's tile."""
    return s.setting.content.tile_points[max(s.setting.persons, 2)][s.tile[place]]


@rule("IG-LOCK-10", "IG-RUL-43", "IG-DOM-26")
def score_locked(s: State, place: int) -> None:
    """Green alone scores a locked region, always the highest number, in red-ship rounds."""
    if s.scorings:
        green = s.faction.index(GREEN)
        score_points(s, green, REGIONS, tile_points(s, place)[0] * s.scorings)


@rule("IG-DOM-27")
class TurnUpReserves(Automatic):
    """After all regions the face-down reserves at the Thorn are turned up."""

    def run(self, s: State) -> None:
        if s.reserve_down:
            turn_up_reserves(s)
