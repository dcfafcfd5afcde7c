"""The creature phase, and the variant with more creatures."""

from skald.games.northgard import works
from skald.games.northgard.actions import CREATURE_TO, NONE
from skald.games.northgard.ids import NOBODY
from skald.games.northgard.kinds import Creature
from skald.games.northgard.queries import neighbours, pieces, yield_of
from skald.games.northgard.rules.appear import act, call_creature
from skald.games.northgard.state import State
from skald.games.northgard.verbs import move_creature
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Count
from skald.kernel.rulebook import rule


@rule("NG-CREA-24", "NG-YEAR-01", "NG-CREAT-03")
class CreaturePhase(Automatic):
    """Left to right along the line, each creature moves and acts."""

    def run(self, s: State) -> None:
        if s.creature_at:
            s.owe(CreatureTurn(0))


@rule("NG-CREA-24", "NG-CREA-25", "NG-CREA-27", "NG-CREA-28", "NG-Q-85")
class CreatureTurn(Automatic):
    """One creature: to the best neighbour if it can move, then its effect."""

    creature: Creature

    def run(self, s: State) -> None:
        creature = self.creature
        if creature >= len(s.creature_at):
            return
        s.owe(AfterCreature(creature, len(s.creature_at)))
        targets = best_targets(s, creature)
        if targets:
            s.owe(MoveCreature(s.first, creature))
        else:
            act(s, creature)


@rule("NG-CREA-25", "NG-CREA-26", "NG-CREA-10", "NG-CREA-11", "NG-CREA-12", "NG-CREA-13")
@rule("NG-CREA-01", "NG-CREA-03", "NG-CREA-04")
def best_targets(s: State, creature: int) -> list[int]:
    """The neighbours without a creature that its priorities like best."""
    here = s.creature_at[creature]
    free = [t for t in neighbours(s, here) if t not in s.creature_at]
    if any(s.holder[t] != NOBODY for t in free):
        free = [t for t in free if s.holder[t] != NOBODY]
    for priority in s.setting.content.creatures[s.creature_kind[creature]].priorities:
        if free:
            best = max(worth(s, t, priority) for t in free)
            free = [t for t in free if worth(s, t, priority) == best]
    return free


def worth(s: State, territory: int, priority: str) -> int:
    """What a creature finds in a territory."""
    if priority == "resources":
        return sum(yield_of(s, territory))
    if priority == "buildings":
        built = s.works[territory]
        return works.small(built) + 3 * works.large(built)
    return pieces(s, territory)


@rule("NG-CREA-25", "NG-CREA-27")
class MoveCreature(Choice):
    """Where it goes; the holder of the first player marker breaks a tie."""

    creature: Creature

    def options(self, s: State) -> list[Action]:
        return [CREATURE_TO[t] for t in best_targets(s, self.creature)]

    def take(self, s: State, action: Action) -> None:
        move_creature(s, self.creature, action.target)
        act(s, self.creature)


@rule("NG-CREA-24")
class AfterCreature(Automatic):
    """The next one in the line; a creature that fell has left its place to it."""

    creature: Creature
    count: Count

    def run(self, s: State) -> None:
        fallen = len(s.creature_at) < self.count
        s.owe(CreatureTurn(self.creature if fallen else self.creature + 1))


# More creatures.


@rule("NG-CREA-40")
def owe_more_creatures(s: State, seat: int) -> None:
    """Whoever has picked a card may let a creature appear, while there are few."""
    if not s.setting.more_creatures or len(s.creature_at) >= s.seats:
        return
    if s.creature_pile or s.creature_discard:
        s.owe(CallCreature(seat))


@rule("NG-CREA-40", "NG-CREA-41")
class CallCreature(Choice):
    """On a free lair, or where no creature is if there is none."""

    def options(self, s: State) -> list[Action]:
        free = [t for t in s.land.names if t not in s.creature_at]
        lairs = [t for t in free if s.land.lair[t]]
        return [*(CREATURE_TO[t] for t in lairs or free), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            call_creature(s, action.target, quiet=False)
