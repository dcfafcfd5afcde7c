"""Crossing a border: what it costs, who may enter where, and why not."""

from skald.games.northgard.queries import are_partners, is_held_fast, valkyries, why_held_fast
from skald.games.northgard.rules.clans.bear import kaija_may_enter
from skald.games.northgard.rules.duel import NO_ROUGH
from skald.games.northgard.state import State
from skald.kernel.rulebook import rule


@rule("NG-MOVE-05", "NG-MOVE-06", "NG-MOVE-07", "NG-GLOS-02", "NG-CARD-C-19")
def crossing_cost(rough: int, flags: int) -> int:
    """Two moves over a rough border, else one."""
    return 2 if rough and not flags & NO_ROUGH else 1


@rule("NG-CREA-18", "NG-VAR-TEAM-04", "NG-VAR-TEAM-05", "NG-CLAR-03")
def can_enter(
    s: State, seat: int, territory: int, left: int, flags: int, origin: int, *, kaija: bool
) -> bool:
    """Not where two Valkyries are; a partner's land only to pass through it at once.

    With Kaija in the group it must be able to go on with her.
    """
    if left < 0 or (kaija and not kaija_may_enter(s, seat, territory)):
        return False
    if s.creature_at and valkyries(s, territory) > 1:
        return False
    if not s.setting.teams:
        return True
    if not are_partners(s, seat, s.holder[territory]):
        return True
    return bool(ways_beyond(s, seat, territory, left, flags, origin, kaija=kaija))


def ways_beyond(
    s: State, seat: int, territory: int, left: int, flags: int, origin: int, *, kaija: bool
) -> list[int]:
    """Where a group that passes through a partner's territory can go on to."""
    if is_held_fast(s, territory):
        return []
    return [
        t
        for t, rough in s.land.near[territory]
        if t != origin
        and can_enter(s, seat, t, left - crossing_cost(rough, flags), flags, origin, kaija=kaija)
    ]


def why_no_way(
    s: State, seat: int, at: int, target: int, left: int, flags: int, origin: int, *, kaija: bool
) -> str:
    """The rule that keeps a group from crossing to a territory."""
    beyond = [rough for t, rough in s.land.near[at] if t == target]
    if not beyond:
        return "NG-MOVE-02"
    rest = left - crossing_cost(beyond[0], flags)
    if rest < 0:
        return "NG-MOVE-05"
    if valkyries(s, target) > 1:
        return "NG-CREA-18"
    if kaija and can_enter(s, seat, target, rest, flags, origin, kaija=False):
        return "NG-CLAN-BEAR-05"
    if not are_partners(s, seat, s.holder[target]):
        return "NG-VAR-TEAM-05" if target == origin else "NG-MOVE-02"
    return why_held_fast(s, target) if is_held_fast(s, target) else "NG-VAR-TEAM-05"
