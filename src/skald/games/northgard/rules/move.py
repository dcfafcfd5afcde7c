"""Move: groups cross borders; then creatures are attacked and combats fought."""

from skald.games.northgard.actions import ATTACK_CREATURE, DONE, FIGHT, FROM, TO, UNITS, UNITS_KAIJA
from skald.games.northgard.ids import NOBODY, VALKYRIE
from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import (
    are_partners,
    has_kaija,
    held,
    is_held_fast,
    is_rough,
    is_territory,
    neighbours,
    why_held_fast,
)
from skald.games.northgard.rules.clans.bear import collect_for_kaija
from skald.games.northgard.rules.combat import Combat
from skald.games.northgard.rules.crossing import can_enter, crossing_cost, ways_beyond, why_no_way
from skald.games.northgard.rules.duel import KAIJA_COLLECT, PASS_ENEMY
from skald.games.northgard.rules.fight import AttackCreature
from skald.games.northgard.state import State
from skald.games.northgard.verbs import end_invasion, move_group, name_creature
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Bits, Count, Flag, Inner
from skald.kernel.rulebook import rule


@rule("NG-MOVE-02", "NG-MOVE-08", "NG-CREA-16", "NG-CREA-31", "NG-CARD-A-23", "NG-CLAR-14")
@rule("NG-Q-74")
def movable(s: State, seat: int, territory: int, flags: int) -> tuple[int, bool]:
    """The units that may leave a territory, and whether Kaija may."""
    if is_held_fast(s, territory):
        return 0, False
    if s.holder[territory] == seat:
        return s.units[territory], has_kaija(s, seat, territory)
    if flags & PASS_ENEMY and s.invader == seat:
        return s.invading[territory], has_kaija(s, seat, territory)
    return 0, False


def ways(s: State, seat: int, territory: int, left: int, flags: int) -> list[int]:
    """Where a group from here can go with the moves that are left."""
    units, kaija = movable(s, seat, territory, flags)
    if not units and not kaija:
        return []
    return [
        t
        for t, rough in s.land.near[territory]
        if can_enter(
            s, seat, t, left - crossing_cost(rough, flags), flags, territory, kaija=not units
        )
    ]


def has_way(s: State, seat: int, territory: int, left: int, flags: int) -> bool:
    """Whether a group from here can go anywhere."""
    units, kaija = movable(s, seat, territory, flags)
    if units or kaija:
        for t, rough in s.land.near[territory]:
            rest = left - crossing_cost(rough, flags)
            if can_enter(s, seat, t, rest, flags, territory, kaija=not units):
                return True
    return False


def sources(s: State, seat: int, left: int, flags: int) -> list[int]:
    """The territories from which a group can move."""
    if not left:
        return []
    places = held(s, seat)
    if flags & PASS_ENEMY and s.invader == seat:
        places = sorted([*places, *(t for t in s.land.names if invades(s, seat, t))])
    return [t for t in places if has_way(s, seat, t, left, flags)]


def invades(s: State, seat: int, territory: int) -> bool:
    """Whether a seat has units in a territory that is not its own."""
    if s.invader != seat or s.holder[territory] == seat:
        return False
    return s.invading[territory] > 0 or has_kaija(s, seat, territory)


@rule("NG-CLAR-07")
def can_move(s: State, seat: int, moves: int, flags: int) -> bool:
    """Whether some crossing can be paid, or a creature attacked."""
    for territory in s.land.names:
        if s.holder[territory] == seat and has_way(s, seat, territory, moves, flags):
            return True
    return any(s.holder[at] == seat for at in s.creature_at)


def why_no_source(s: State, seat: int, territory: int, left: int, flags: int) -> str:
    """The rule by which no group can leave a territory."""
    if invades(s, seat, territory) and not flags & PASS_ENEMY:
        return "NG-MOVE-08"
    if is_held_fast(s, territory) and s.holder[territory] == seat:
        return why_held_fast(s, territory)
    units, kaija = movable(s, seat, territory, flags)
    near = neighbours(s, territory)
    if not near or not (units or kaija):
        return "NG-MOVE-02"
    return why_no_way(s, seat, territory, near[0], left, flags, territory, kaija=not units)


# Moves.


@rule("NG-MOVE-01", "NG-MOVE-03", "NG-MOVE-09", "NG-MOVE-10", "NG-MOVE-12", "NG-MOVE-13")
class Move(Choice):
    """From which territory the next group moves, until the moves are used or it is enough."""

    left: Count
    combat_points: Inner[Count]
    casualties: Inner[Count]
    flags: Inner[Bits]

    def options(self, s: State) -> list[Action]:
        options = [FROM[t] for t in sources(s, self.seat, self.left, self.flags)]
        options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "from" or not is_territory(s, action.target):
            return "NG-MOVE-02"
        return why_no_source(s, self.seat, action.target, self.left, self.flags)

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            if s.creature_at or s.invader != NOBODY:
                fights = Fights(self.seat, self.combat_points, self.casualties, self.flags)
                s.owe(NameCreatures(self.seat), fights)
            return
        points, lost = self.combat_points, self.casualties
        s.agenda.append(MoveTo(self.seat, self.left, points, lost, self.flags, action.target))


@rule("NG-MOVE-02", "NG-MOVE-05")
class MoveTo(Choice):
    """Across which border."""

    left: Count
    combat_points: Inner[Count]
    casualties: Inner[Count]
    flags: Inner[Bits]
    source: Territory

    def options(self, s: State) -> list[Action]:
        return [TO[t] for t in ways(s, self.seat, self.source, self.left, self.flags)]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "to":
            return "NG-MOVE-02"
        source, left, flags = self.source, self.left, self.flags
        units, _ = movable(s, self.seat, source, flags)
        args = (action.target, left, flags, source)
        return why_no_way(s, self.seat, source, *args, kaija=not units)

    def take(self, s: State, action: Action) -> None:
        target = action.target
        seat, source, flags = self.seat, self.source, self.flags
        left = self.left - crossing_cost(is_rough(s, source, target), flags)
        points, lost = self.combat_points, self.casualties
        s.agenda.append(MoveGroup(seat, left, points, lost, flags, source, target))


@rule("NG-MOVE-02", "NG-CLAN-BEAR-04", "NG-CLAN-BEAR-05", "NG-Q-40")
class MoveGroup(Choice):
    """How many units, with or without Kaija."""

    left: Count
    combat_points: Inner[Count]
    casualties: Inner[Count]
    flags: Inner[Bits]
    source: Territory
    target: Territory

    def options(self, s: State) -> list[Action]:
        units, kaija = movable(s, self.seat, self.source, self.flags)
        options = UNITS[1 : units + 1]
        if kaija and self.takes_kaija(s):
            options = options + UNITS_KAIJA[: units + 1]
        return options

    def takes_kaija(self, s: State) -> bool:
        """Whether Kaija may be in the group."""
        args = (self.target, self.left, self.flags, self.source)
        return can_enter(s, self.seat, *args, kaija=True)

    def why_not(self, s: State, action: Action) -> str:
        units, kaija = movable(s, self.seat, self.source, self.flags)
        is_group = action.verb == "units" and action.kind and action.amount <= units
        return "NG-CLAN-BEAR-05" if is_group and kaija else "NG-MOVE-02"

    def take(self, s: State, action: Action) -> None:
        seat, source, kaija = self.seat, self.source, bool(action.kind)
        if kaija and self.flags & KAIJA_COLLECT:
            collect_for_kaija(s, seat, source)
        if are_partners(s, seat, s.holder[self.target]):
            bonus = (self.combat_points, self.casualties, self.flags)
            args = (source, self.target, action.amount, action.kind)
            s.owe(PassThrough(seat, self.left, *bonus, *args))
            return
        move_group(s, seat, source, self.target, action.amount, kaija=kaija)
        s.agenda.append(Move(seat, self.left, self.combat_points, self.casualties, self.flags))


@rule("NG-VAR-TEAM-05", "NG-CLAR-03", "NG-Q-51")
class PassThrough(Choice):
    """A group in a partner's territory goes on at once, unsplit."""

    left: Count
    combat_points: Inner[Count]
    casualties: Inner[Count]
    flags: Inner[Bits]
    source: Territory
    at: Territory
    amount: Inner[Count]
    kaija: Inner[Flag]

    def options(self, s: State) -> list[Action]:
        args = (self.at, self.left, self.flags, self.source)
        return [TO[t] for t in ways_beyond(s, self.seat, *args, kaija=bool(self.kaija))]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "to":
            return "NG-VAR-TEAM-05"
        args = (action.target, self.left, self.flags, self.source)
        return why_no_way(s, self.seat, self.at, *args, kaija=bool(self.kaija))

    def take(self, s: State, action: Action) -> None:
        target, seat = action.target, self.seat
        bonus = (self.combat_points, self.casualties, self.flags)
        left = self.left - crossing_cost(is_rough(s, self.at, target), self.flags)
        if are_partners(s, seat, s.holder[target]):
            args = (self.source, target, self.amount, self.kaija)
            s.agenda.append(PassThrough(seat, left, *bonus, *args))
            return
        move_group(s, seat, self.source, target, self.amount, kaija=bool(self.kaija))
        s.agenda.append(Move(seat, left, *bonus))


# After the moves.


@rule("NG-CREA-30", "NG-CREA-31", "NG-CLAR-20")
class NameCreatures(Choice):
    """In each territory of their own the player may name one creature; a Valkyrie must be named."""

    def territories(self, s: State) -> list[int]:
        """Own territories with creatures of which none is named yet."""
        named = [s.creature_at[creature] for creature in s.fights]
        places = {at for at in s.creature_at if s.holder[at] == self.seat}
        return sorted(t for t in places if not s.invading[t] and t not in named)

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        must = False
        for here in self.territories(s):
            pairs = zip(s.creature_kind, s.creature_at, strict=True)
            kinds = sorted({kind for kind, at in pairs if at == here})
            if VALKYRIE in kinds:
                kinds = [VALKYRIE]
                must = True
            options += [ATTACK_CREATURE[here][kind] for kind in kinds]
        if not must:
            options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action is DONE or (action.verb == "attack" and action.kind != VALKYRIE):
            forced = [a.target for a in s.offered if a.kind == VALKYRIE and a.verb == "attack"]
            if action is DONE or action.target in forced:
                return "NG-CREA-31"
        return "NG-CREA-30"

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        pairs = enumerate(zip(s.creature_kind, s.creature_at, strict=True))
        named = (action.kind, action.target)
        name_creature(s, next(n for n, pair in pairs if pair == named))
        s.agenda.append(self)


@rule("NG-COMBAT-04", "NG-MOVE-10", "NG-CREA-32")
class Fights(Choice):
    """Combats and creature fights one at a time; the active player picks the next."""

    combat_points: Inner[Count]
    casualties: Inner[Count]
    flags: Inner[Bits]

    def options(self, s: State) -> list[Action]:
        places = battlefields(s)
        places += [s.creature_at[n] for n in s.fights]
        return [FIGHT[t] for t in sorted(places)] or [DONE]

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            end_invasion(s)
            return
        place = action.target
        s.agenda.append(self)
        if place in battlefields(s):
            s.owe(Combat(place, self.combat_points, self.casualties, self.flags))
        else:
            creature = next(n for n in s.fights if s.creature_at[n] == place)
            s.owe(AttackCreature(self.seat, creature, self.combat_points, self.flags))


def battlefields(s: State) -> list[int]:
    """The territories where units of two players stand."""
    if s.invader == NOBODY:
        return []
    return [t for t in s.land.names if invades(s, s.invader, t)]
