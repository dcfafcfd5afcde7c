"""Creatures and the token of Scorched Earth."""

from bisect import insort

from skald.games.northgard.ids import NOBODY
from skald.games.northgard.state import State
from skald.games.northgard.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("NG-CREA-02")
def stack_creatures(s: State) -> None:
    """The creature pile, whose top holds creatures of low value only."""
    s.creature_pile = list(s.setting.content.creature_cards)
    s.creature_low = s.seats + 1


@rule("NG-CREA-20", "NG-CREA-23")
def add_creature(s: State, kind: int, territory: int) -> None:
    """A creature card joins the line, its figure the map; an empty pile takes the discards in."""
    if not s.creature_pile:
        s.creature_pile, s.creature_discard = s.creature_discard, []
    s.creature_pile.remove(kind)
    s.creature_low = max(s.creature_low - 1, 0)
    s.creature_kind.append(kind)
    s.creature_at.append(territory)
    tell(s, "appear", NOBODY, kind=kind, territory=territory)


def move_creature(s: State, creature: int, territory: int) -> None:
    """A creature goes to another territory."""
    s.creature_at[creature] = territory
    tell(s, "creature", NOBODY, kind=s.creature_kind[creature], territory=territory)


@rule("NG-CREA-37")
def remove_creature(s: State, creature: int) -> None:
    """Card to the discard pile, figure off the map; the line closes up."""
    kind = s.creature_kind[creature]
    s.creature_discard.append(kind)
    del s.creature_kind[creature]
    del s.creature_at[creature]
    s.fights = [n - (n > creature) for n in s.fights if n != creature]
    tell(s, "creature_falls", NOBODY, kind=kind)


def name_creature(s: State, creature: int) -> None:
    """A creature is to be fought in this action."""
    insort(s.fights, creature)


def begin_fight(s: State, creature: int) -> None:
    """A creature that was named is fought now."""
    s.fights.remove(creature)


@rule("NG-CLAN-SNAKE-01")
def lay_token(s: State, seat: int, territory: int) -> None:
    """Scorched Earth lies in a territory, and nowhere else."""
    s.scorched = territory
    tell(s, "scorch", seat, territory=territory)
