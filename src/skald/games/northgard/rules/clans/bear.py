"""The Bear: Kaija, a warrior beside the regular units.

The content says which clan brings her; pieces and verbs ask for her everywhere.
"""

from skald.games.northgard.ids import FOOD, KAIJA_ATTACKS, WOOD
from skald.games.northgard.queries import is_enemy, yield_of
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain
from skald.kernel.rulebook import rule


@rule("NG-CLAN-BEAR-05", "NG-CARD-C-02", "NG-CLAR-04")
def kaija_may_enter(s: State, seat: int, territory: int) -> bool:
    """Kaija enters no enemy territory, unless The Bear Awakens was played this year."""
    return not is_enemy(s, seat, territory) or bool(s.flags[seat] & KAIJA_ATTACKS)


@rule("NG-CARD-C-01")
def collect_for_kaija(s: State, seat: int, source: int) -> None:
    """Bear Clan: the food and wood of the territory that Kaija leaves."""
    found = yield_of(s, source)
    gain(s, seat, FOOD, found[FOOD])
    gain(s, seat, WOOD, found[WOOD])
