"""Creatures appear at lairs."""

from skald.games.northgard.actions import APPEAR
from skald.games.northgard.ids import DRAUGR, NOBODY, VALKYRIE
from skald.games.northgard.kinds import Territory
from skald.games.northgard.rules.draugr import DraugrTakes
from skald.games.northgard.rules.fight import ValkyrieAttacks
from skald.games.northgard.state import State
from skald.games.northgard.verbs import add_creature
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Choice
from skald.kernel.fields import Flag, Inner
from skald.kernel.rulebook import rule


@rule("NG-CREA-20", "NG-CREAT-01", "NG-CREAT-03", "NG-GLOS-13")
@rule("NG-Q-84")
def owe_creature(s: State, *, quiet: bool = False) -> None:
    """A tile with a lair was placed: with the module a creature appears there."""
    if not s.setting.creatures:
        return
    last = len(s.land.placed) - 1
    tile = s.land.tiles[s.land.placed[last][0]]
    for part in range(tile.parts):
        if tile.lair[part]:
            territory = s.land.territory[s.land.first_node[last] + part]
            call_creature(s, territory, quiet=quiet)


@rule("NG-CREA-23")
def call_creature(s: State, territory: int, *, quiet: bool) -> None:
    """The next creature comes, unless pile and discard pile are both empty."""
    if s.creature_pile or s.creature_discard:
        s.owe(CreatureAppears(CHANCE, territory, int(quiet)))


@rule("NG-CREA-20", "NG-CREA-02", "NG-CREA-05", "NG-CREA-22", "NG-CREA-23", "NG-INFO-14")
class CreatureAppears(Choice):
    """The top creature card joins the line; its figure stands at the lair."""

    territory: Territory
    quiet: Inner[Flag]

    def options(self, s: State) -> list[Action]:
        """What may lie on top: low creatures first; the discards if the pile is empty."""
        pile = s.creature_pile or s.creature_discard
        if s.creature_pile and s.creature_low:
            pile = [kind for kind in pile if kind != VALKYRIE]
        return [APPEAR[kind] for kind in sorted(set(pile))]

    def weights(self, s: State) -> list[int]:
        """The number of cards of each kind."""
        pile = s.creature_pile or s.creature_discard
        return [pile.count(action.kind) for action in s.offered]

    def take(self, s: State, action: Action) -> None:
        add_creature(s, action.kind, self.territory)
        if not self.quiet:
            act(s, len(s.creature_at) - 1)


@rule("NG-CREA-15", "NG-CREA-17", "NG-CREA-22", "NG-CREA-24")
def act(s: State, creature: int) -> None:
    """The effect of a creature that has appeared, moved or stayed."""
    kind, territory = s.creature_kind[creature], s.creature_at[creature]
    holder = s.holder[territory]
    if holder == NOBODY:
        return
    if kind == DRAUGR:
        s.owe(DraugrTakes(holder, territory))
    elif kind == VALKYRIE:
        s.owe(ValkyrieAttacks(creature))
