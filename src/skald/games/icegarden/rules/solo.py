"""Solo variant: the die-driven opponent (NPC)."""

from typing import Final

from skald.games.icegarden.actions import DIE
from skald.games.icegarden.ids import (
    ATTACK,
    BLACK,
    BLUE,
    CTL,
    DOMINATE,
    FIGURES,
    FIGURES_OF_LEVEL,
    GOLD,
    GREEN,
    INF,
    INFLUENCE,
    L1,
    MAKING,
    MFACTOR,
    MOUNTAIN,
    MOVE,
    NPC,
    PLACES,
    POPULATION,
    RED,
    SHIELD,
)
from skald.games.icegarden.kinds import Level, Place
from skald.games.icegarden.queries import (
    ability,
    behind_vuko,
    by_number,
    figures_free,
    health,
    is_present,
    open_places,
    ranking,
    units_in,
)
from skald.games.icegarden.rules.dead_snow import end_by_snow
from skald.games.icegarden.rules.move import NEVER_OUT
from skald.games.icegarden.state import DEFEATS, State, figure_level
from skald.games.icegarden.verbs.pieces import (
    move_markers,
    move_unit,
    place_marker,
    summon_unit,
    take_marker,
    wound,
)
from skald.games.icegarden.verbs.resources import pay, place_upgrade
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import add_snow, score_points
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.fields import Count
from skald.kernel.rulebook import rule

PLAYER: Final = 0


def rolls(s: State, places: list[int] | tuple[int, ...]) -> list[Action]:
    """The die for these regions: the number shown is the region's; others are rolled again."""
    return [DIE[s.tile[p]] for p in by_number(s, tuple(places))]


def rolled_place(s: State, action: Action) -> int:
    """The region that the die names."""
    return s.tile.index(action.amount)


# Action phase.


@rule("IG-SOLO-10", "IG-SOLO-11", "IG-SOLO-14")
def npc_answers(box: int) -> list[Step]:
    """What the NPC does before the player's marker acts; in Viper Gorge and Raven nothing."""
    if box in (INFLUENCE, MOVE, MOUNTAIN):
        return [NpcSpreads(CHANCE)]
    return [NpcMakes()] if box == MAKING else []


@rule("IG-SOLO-12", "IG-SOLO-13", "IG-SOLO-05", "IG-RUL-64", "IG-RUL-65", "IG-COMP-28")
class NpcSpreads(Choice):
    """Two markers into the rolled region; without markers one level-1 unit."""

    def options(self, s: State) -> list[Action]:
        return rolls(s, open_places(s))

    def take(self, s: State, action: Action) -> None:
        place = rolled_place(s, action)
        tell(s, "die", NPC, number=action.amount)
        if s.supply[NPC]:
            for _ in range(min(2, s.supply[NPC])):
                place_marker(s, NPC, place)
        elif figures_free(s, NPC, 1):
            summon_unit(s, NPC, 1, place)


@rule("IG-SOLO-15", "IG-SOLO-16", "IG-CLAR-06")
class NpcMakes(Automatic):
    """Dead Snow rises by two; all free units of the highest level with any are summoned."""

    def run(self, s: State) -> None:
        add_snow(s, NPC, 2)
        if s.snow >= s.setting.snow_limit:
            end_by_snow(s, -1)
            return
        for level in (3, 2, 1):
            free = figures_free(s, NPC, level)
            if free:
                s.owe(NpcArrives(CHANCE, level, free))
                return


@rule("IG-SOLO-15", "IG-SOLO-08", "IG-RUL-64")
class NpcArrives(Choice):
    """One die per summoned unit for its region."""

    level: Level
    left: Count

    def options(self, s: State) -> list[Action]:
        return rolls(s, open_places(s))

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", NPC, number=action.amount)
        summon_unit(s, NPC, self.level, rolled_place(s, action))
        if self.left > 1:
            s.owe(NpcArrives(CHANCE, self.level, self.left - 1))


@rule("IG-SOLO-09", "IG-RUL-66", "IG-SOLO-18")
def fill_npc_board(s: State) -> None:
    """True Scientist: every blank space gets Attack where legal, else Shield, else Dominate."""
    board = s.setting.content.boards[s.faction[NPC]]
    for level in (3, 2, 1):
        base = (NPC * 4 + level) * 5
        for _ in range(board.blanks[level]):
            for new in (ATTACK, SHIELD, DOMINATE):
                twice = board.printed[level][new] or s.bought[base + new]
                if s.upgrade_stock[new] and (level == 3 or not twice):
                    place_upgrade(s, NPC, level, new, 0)
                    break


# Activation.


@rule("IG-SOLO-17", "IG-RUL-63", "IG-RUL-67", "IG-ACTV-13")
def npc_attacks(s: State) -> None:
    """In every region with NPC Attack: the highest units that can be killed, then markers."""
    for place in by_number(s, open_places(s)):
        pool = sum(ability(s, NPC, figure_level(f), ATTACK) for f in units_in(s, NPC, place))
        while pool:
            spent = npc_kills(s, place, pool)
            if not spent:
                break
            pool -= spent


def npc_kills(s: State, place: int, pool: int) -> int:
    """Defeat one piece of the player here with at most `pool` points; tell how many it took."""
    for figure in reversed(units_in(s, PLAYER, place)):
        level = figure_level(figure)
        needed = health(s, PLAYER, level) - s.hurt[figure]
        if 0 < needed <= pool:
            for _ in range(needed):
                wound(s, figure)
            tell(s, "defeat", NPC, victim=PLAYER, kind=L1 + level - 1, place=place)
            score_points(s, NPC, DEFEATS, level)
            return needed
    markers = s.markers[PLAYER * PLACES + place]
    if not markers:
        return 0
    take_marker(s, PLAYER, place, INF if markers > behind_vuko(s, PLAYER, place) else CTL)
    score_points(s, NPC, DEFEATS, 1)
    return 1


@rule("IG-SOLO-19", "IG-RUL-77", "IG-CLAR-16")
class NpcDrakkars(Automatic):
    """NPC Drakkars in two regions gather their people where the player is."""

    first: Place
    second: Place

    def run(self, s: State) -> None:
        ends = by_number(s, (self.first, self.second))
        if all(ranking(s, place)[:1] == [NPC] for place in ends):
            return
        there = [place for place in ends if is_present(s, PLAYER, place)]
        if len(there) == 1:
            npc_gathers(s, sum(ends) - there[0], there[0])
        elif there:
            s.owe(RollDrakkars(CHANCE, ends[0], ends[1]))


@rule("IG-SOLO-19")
class RollDrakkars(Choice):
    """The player is in both regions: 1 to 3 the lower number, 4 to 6 the higher."""

    low: Place
    high: Place

    def options(self, s: State) -> list[Action]:
        return DIE[1:]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", NPC, number=action.amount)
        low, high = self.low, self.high
        npc_gathers(s, *((high, low) if action.amount <= 3 else (low, high)))


def npc_gathers(s: State, source: int, target: int) -> None:
    """All NPC markers and units but the Drakkars go over."""
    markers = s.markers[NPC * PLACES + source]
    if markers:
        move_markers(s, NPC, source, target, INF, markers)
    for level in [figure_level(figure) for figure in units_in(s, NPC, source)]:
        if level != 2:
            move_unit(s, NPC, level, source, target)


# Domination.


@rule("IG-SOLO-26", "IG-RUL-68")
def npc_pillages(s: State, place: int) -> None:
    """The die names the player's resource; nothing is rolled if they have none or are not here."""
    here = units_in(s, PLAYER, place) or (
        s.markers[PLAYER * PLACES + place] and not s.setting.pillage_needs_unit
    )
    if here and pillage_rolls(s):
        s.owe(NpcPillage(CHANCE))


def pillage_rolls(s: State) -> list[Action]:
    """1-2 population, 3-4 gold, 5-6 M-factor; what the player lacks is rolled again."""
    have = (s.population[PLAYER], s.gold[PLAYER], sum(s.mfactor[PLAYER * 4 : PLAYER * 4 + 4]))
    return [DIE[n] for n in range(1, 7) if have[(n - 1) // 2]]


@rule("IG-SOLO-26", "IG-RUL-68")
class NpcPillage(Choice):
    """The token goes to the stock; M-factor from the highest level that has one."""

    def options(self, s: State) -> list[Action]:
        return pillage_rolls(s)

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", NPC, number=action.amount)
        resource = (POPULATION, GOLD, MFACTOR)[(action.amount - 1) // 2]
        level = 0
        if resource == MFACTOR:
            level = next(n for n in (3, 2, 1, 0) if s.mfactor[PLAYER * 4 + n])
        pay(s, PLAYER, resource, 1, level)


# Start of a round.


@rule("IG-SOLO-28", "IG-SOLO-31", "IG-RUL-70", "IG-RUL-69")
class RelocateNpc(Automatic):
    """Called Fauns go first; then every unit that is not held back is rolled for."""

    def run(self, s: State) -> None:
        called = call_fauns(s) if s.faction[NPC] == GREEN else []
        figures = range(NPC * FIGURES, (NPC + 1) * FIGURES)
        units = [(figure_level(f), s.unit_at[f]) for f in figures if s.unit_at[f]]
        for place in called:
            units.remove((2, place))
        queue = [(level, place) for level, place in units if not is_held(s, level, place)]
        queue.sort(key=lambda unit: (-unit[0], s.tile[unit[1]]))
        if queue:
            s.owe(RelocateUnit(CHANCE, tuple([level * PLACES + place for level, place in queue])))


@rule("IG-SOLO-30", "IG-RUL-75", "IG-CLAR-19")
def call_fauns(s: State) -> list[int]:
    """Two Nightmare tokens in a region that can be locked call one Faun; tell where they stay."""
    calling = [p for p in by_number(s, open_places(s)) if s.nightmare[p] >= 2 and p != s.thorn]
    fauns = free_fauns(s)
    bound = [place for place in calling if place in fauns]
    for place in bound:
        fauns.remove(place)
    for place in calling:
        if place not in bound and fauns:
            source = min(fauns, key=s.tile.__getitem__)
            fauns.remove(source)
            bound.append(place)
            move_unit(s, NPC, 2, source, place)
    return bound


def free_fauns(s: State) -> list[int]:
    """Where NPC Fauns stand that can move."""
    places = [s.unit_at[NPC * FIGURES + f] for f in FIGURES_OF_LEVEL[2]]
    return [place for place in places if place and not is_stuck(s, place)]


def is_stuck(s: State, place: int) -> bool:
    """Whether a unit stands in a locked region that it can never leave."""
    return s.setting.faun_exit == NEVER_OUT and bool(s.locked >> place & 1)


@rule("IG-SOLO-31", "IG-RUL-70", "IG-RUL-75")
def is_held(s: State, level: int, place: int) -> bool:
    """Whether a unit is still at work on the NPC's goal where it stands."""
    faction = s.faction[NPC]
    if s.locked >> place & 1:
        return is_stuck(s, place)
    if faction == GREEN:
        return level == 3 and place != s.thorn and s.nightmare[place] < 2
    if level != 2:
        return False
    if faction == RED:
        return not s.towers >> place & 1
    if faction == BLACK:
        return s.reserve[place] > 0 and place != s.thorn
    assert faction == BLUE
    return s.markers[PLAYER * PLACES + place] > 0 and ranking(s, place)[:1] == [NPC]


@rule("IG-SOLO-28", "IG-SOLO-29", "IG-RUL-74")
class RelocateUnit(Choice):
    """The die names a region; where a tower stands or a lock lies it is rolled again.

    `queue` holds the units that are rolled for, each as level times nine plus place.
    """

    queue: tuple[int, ...]

    def unit(self) -> tuple[int, int]:
        """Level and place of the unit that is rolled for now."""
        return divmod(self.queue[0], PLACES)

    def options(self, s: State) -> list[Action]:
        places = [p for p in open_places(s) if not s.towers >> p & 1]
        return rolls(s, places) or [DIE[s.tile[self.unit()[1]]]]

    def take(self, s: State, action: Action) -> None:
        level, source = self.unit()
        target = rolled_place(s, action)
        tell(s, "die", NPC, number=action.amount)
        if target != source:
            move_unit(s, NPC, level, source, target)
        if len(self.queue) > 1:
            s.owe(RelocateUnit(CHANCE, self.queue[1:]))
