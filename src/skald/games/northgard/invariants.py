"""What must hold in every position, whatever was played."""

from collections import Counter

from skald.games.northgard import works
from skald.games.northgard.ids import NOBODY, NOWHERE
from skald.games.northgard.queries import deck_of, pieces
from skald.games.northgard.rules.casualties import Aftermath, Casualties, EndInvasion, Occupy
from skald.games.northgard.rules.combat import BeginCombat, Combat
from skald.games.northgard.rules.duel import Duel
from skald.games.northgard.rules.fight import Leave
from skald.games.northgard.rules.placing import ChooseCell, ChooseTurn
from skald.games.northgard.rules.retreat import Retreat
from skald.games.northgard.state import State

_IN_COMBAT = (
    *(Aftermath, Casualties, Duel, EndInvasion, Occupy, BeginCombat, Combat, Retreat, Leave),
)


def check(s: State) -> None:
    """Assert that no token or card was lost or made and that every piece stands where it may."""
    if not s.land.placed:
        return
    _check_units(s)
    _check_tokens(s)
    _check_tiles(s)
    _check_cards(s)
    _check_territories(s)
    _check_creatures(s)


def _check_units(s: State) -> None:
    on_map = [0] * s.seats
    for territory in s.land.names:
        if s.holder[territory] != NOBODY:
            on_map[s.holder[territory]] += s.units[territory]
        else:
            assert not s.units[territory], "units without a controller"
        if s.invading[territory]:
            on_map[s.invader] += s.invading[territory]
    for seat in range(s.seats):
        total = on_map[seat] + s.reserve[seat]
        assert total == s.setting.content.units, f"units of seat {seat}: {total}"
    cells = (s.units, s.invading, s.reserve, s.resources)
    assert all(n >= 0 for cell in cells for n in cell), "nothing is negative"


def _check_tokens(s: State) -> None:
    for kind in range(8):
        built = sum(works.count(s.works[t], kind) for t in s.land.names)
        total = built + s.tokens[kind]
        assert total == s.setting.content.building_tokens, f"building tokens: {total}"
    for territory in s.land.names:
        built, land = s.works[territory], s.land
        assert works.used(built, 0) <= land.small[territory], "plain spaces"
        assert works.used(built, 1) <= land.carved[territory], "carved spaces"
        assert works.large(built) <= land.large[territory], "large spaces"


def _check_tiles(s: State) -> None:
    tiles = [tile for tile, _, _ in s.land.placed]
    tiles += [*s.tile_bag, *s.tile_bottom, *s.drawn]
    tiles += [tile for hand in s.tile_hand for tile in hand]
    tiles += [step.tile for step in s.agenda if isinstance(step, ChooseCell | ChooseTurn)]
    missing = {1} if s.seats < 5 and not s.setting.start5_in_pile else set()
    expected = sorted(set(range(len(s.setting.content.tiles))) - missing)
    assert sorted(tiles) == expected, "every tile is somewhere, once"


def _check_cards(s: State) -> None:
    content = s.setting.content
    everywhere: Counter[int] = Counter([*s.display, *s.achievements, *s.early, *s.advanced])
    for seat in range(s.seats):
        deck = Counter(deck_of(s, seat))
        for card, number in deck.items():
            if content.cards[card].set == "start":
                assert number <= content.cards[card].copies, "starting cards"
            else:
                everywhere[card] += number
        assert s.hand[seat] == sorted(s.hand[seat]), "hands are sorted"
        assert len(s.top[seat]) == len(s.secret_top[seat]), "known tops"
    unrest = content.card_number["U-01"]
    assert everywhere.pop(unrest, 0) + s.unrest == content.unrest, "Unrest cards"
    assert all(number == 1 for number in everywhere.values()), "each other card is unique"


def _check_territories(s: State) -> None:
    names = set(s.land.names)
    for node in range(len(s.units)):
        if node not in names:
            stale = (s.units[node], s.invading[node], s.works[node], s.holder[node] + 1)
            assert not any(stale), "only territories hold anything"
    fighting = {
        getattr(step, "place", NOWHERE) for step in s.agenda if isinstance(step, _IN_COMBAT)
    }
    for territory in names:
        held = s.holder[territory] != NOBODY
        assert held == (pieces(s, territory) > 0) or territory in fighting, "control"
    assert s.kaija in (NOWHERE, *names), "Kaija stands in a territory"
    assert s.scorched in (NOWHERE, *names), "Scorched Earth lies in a territory"
    closed = [t for t in names if not s.land.free[t]]
    assert all(s.land.size(t) >= 2 for t in closed), "a closed territory has two tiles"


def _check_creatures(s: State) -> None:
    if not s.setting.creatures:
        assert not s.creature_at, "no creatures without the module"
        return
    cards = sorted([*s.creature_kind, *s.creature_pile, *s.creature_discard])
    if cards:
        assert cards == sorted(s.setting.content.creature_cards), "nine creatures"
    assert all(at in s.land.names for at in s.creature_at), "creatures stand in territories"
