"""What a seat may know. One `knows()` serves the view and the redrawing of the unknown."""

from typing import Final

from skald.games.northgard.buildings import all_of, count_on
from skald.games.northgard.ids import CARVED, CLANS, COLOURS, CREATURES, LARGE, NOT_OVER, PLAIN
from skald.games.northgard.land import square_of
from skald.games.northgard.queries import (
    are_partners,
    free_spaces,
    has_kaija,
    pieces,
    strongholds,
    yield_of,
)
from skald.games.northgard.rules.draw import SortDrawn
from skald.games.northgard.rules.endings import fame_breakdown
from skald.games.northgard.rules.specials.hands import SeeHand, YieldOrPay
from skald.games.northgard.state import State
from skald.games.northgard.wire import SeatView, TerritoryView, View
from skald.kernel.dice import Dice
from skald.kernel.fields import told
from skald.kernel.rulebook import rule

# What may be hidden: somebody's hand, their tiles in set-up, their fame.
HAND: Final = "hand"
TILES: Final = "tile_hand"
FAME: Final = "fame"


@rule("NG-INFO-01", "NG-INFO-02", "NG-INFO-03", "NG-INFO-05", "NG-INFO-06", "NG-INFO-09")
@rule("NG-INFO-10", "NG-INFO-11", "NG-TRADE-03", "NG-Q-48", "NG-VAR-TEAM-02", "NG-VAR-TEAM-03")
@rule("NG-Q-55")
def knows(s: State, seat: int | None, owner: int, what: str) -> bool:
    """Whether a seat (None: a spectator) knows the hand, tiles or fame of an owner."""
    if seat == owner:
        return True
    if what == FAME:
        partner = seat is not None and are_partners(s, seat, owner)
        return s.setting.open_fame or partner or s.ending != NOT_OVER
    if what == HAND and s.agenda and isinstance(s.agenda[-1], SeeHand):
        return s.agenda[-1].seat == seat and s.agenda[-1].other == owner
    return False


def view(s: State, seat: int | None) -> View:
    """The table as one seat sees it."""
    step = s.agenda[-1] if s.agenda else None
    return {
        "year": s.year,
        "first": s.first,
        "passed": s.passed,
        "kaija": s.kaija,
        "scorched": s.scorched,
        "invader": s.invader,
        "unrest": s.unrest,
        "ending": s.ending,
        "winners": s.winners,
        "clan": s.clan[:],
        "reserve": s.reserve[:],
        "resources": s.resources[:],
        "flags": s.flags[:],
        "upgrades": s.upgrades[:],
        "tokens": s.tokens[:],
        "display": s.display[:],
        "achievements": s.achievements[:],
        "tile_bottom": s.tile_bottom[:],
        "drawn": s.drawn[:],
        "creature_kind": s.creature_kind[:],
        "creature_at": s.creature_at[:],
        "creature_discard": s.creature_discard[:],
        "fights": s.fights[:],
        "active": [cards[:] for cards in s.active],
        "discard": [cards[:] for cards in s.discard],
        "played": [cards[:] for cards in s.played],
        "early": s.early[:],
        "advanced": s.advanced[:],
        "seats": [_seat_view(s, seat, owner) for owner in range(s.seats)],
        "tiles": [(tile, *square_of(cell), turn) for tile, cell, turn in s.land.placed],
        "parts": list(s.land.territory),
        "territories": [_territory_view(s, t) for t in s.land.names],
        "unseen_tiles": _unseen_tiles(s, seat),
        "creature_pile": len(s.creature_pile),
        "years": s.setting.years,
        "choosing": None if step is None else step.seat,
        "step": None if step is None else type(step).__name__,
        "focus": {} if step is None else told(step),
    }


def _unseen_tiles(s: State, seat: int | None) -> list[int]:
    """The tiles that may still come, as far as this seat knows."""
    hidden = [t for n in range(s.seats) if not knows(s, seat, n, TILES) for t in s.tile_hand[n]]
    return sorted([*s.tile_bag, *hidden])


def _seat_view(s: State, seat: int | None, owner: int) -> SeatView:
    sees_hand = knows(s, seat, owner, HAND)
    seen: SeatView = {
        "seat": owner,
        "colour": COLOURS[owner],
        "clan": CLANS[s.clan[owner]] if s.clan[owner] >= 0 else None,
        "hand_size": len(s.hand[owner]),
        "draw_pile": len(s.bag[owner]) + len(s.top[owner]),
        "top": [
            -1 if secret and seat != owner else card
            for card, secret in zip(s.top[owner], s.secret_top[owner], strict=True)
        ],
        "unseen": _unseen_cards(s, seat, owner),
        "hand": s.hand[owner][:] if sees_hand else None,
        "tiles": len(s.tile_hand[owner]),
        "tile_hand": s.tile_hand[owner][:] if knows(s, seat, owner, TILES) else None,
        "fame": s.fame[owner] if knows(s, seat, owner, FAME) else None,
        "strongholds": strongholds(s)[owner],
    }
    if s.ending != NOT_OVER:
        seen["score"] = fame_breakdown(s, owner)
    return seen


@rule("NG-INFO-04")
def _unseen_cards(s: State, seat: int | None, owner: int) -> list[int]:
    """The cards of an owner whose place this seat does not know."""
    unseen = list(s.bag[owner])
    if not knows(s, seat, owner, HAND):
        unseen += s.hand[owner]
    if seat != owner:
        pairs = zip(s.top[owner], s.secret_top[owner], strict=True)
        unseen += [card for card, secret in pairs if secret]
    return sorted(unseen)


def _territory_view(s: State, territory: int) -> TerritoryView:
    land = s.land
    holder = s.holder[territory]
    food, wood, lore = yield_of(s, territory)
    return {
        "name": territory,
        "holder": holder,
        "units": s.units[territory],
        "kaija": holder >= 0 and has_kaija(s, holder, territory),
        "pieces": pieces(s, territory),
        "invading": s.invading[territory],
        "open": land.is_open(territory),
        "size": land.size(territory),
        "yield": (food, wood, lore),
        "buildings": [
            (kind, space, count_on(s.buildings[territory], kind, space))
            for kind, space in all_of(s.buildings[territory])
        ],
        "free_spaces": (
            free_spaces(s, territory, PLAIN),
            free_spaces(s, territory, CARVED),
            free_spaces(s, territory, LARGE),
        ),
        "lairs": land.lair[territory],
        "near": [(other, rough) for other, rough in land.near[territory]],
        "creatures": [
            CREATURES[kind]
            for kind, at in zip(s.creature_kind, s.creature_at, strict=True)
            if at == territory
        ],
    }


# Redrawing what a seat cannot know.


@rule("NG-INFO-01", "NG-INFO-02", "NG-INFO-06")
def determinise(state: State, seat: int, dice: Dice) -> State:
    """A copy in which hidden hands, secret tops and hidden tiles are drawn anew."""
    s = state.clone()
    for owner in range(s.seats):
        if owner != seat:
            _redraw_cards(s, owner, seat, dice)
    others = [n for n in range(s.seats) if not knows(s, seat, n, TILES)]
    pool = _shuffled([*s.tile_bag, *(t for n in others for t in s.tile_hand[n])], dice)
    for owner in others:
        size = len(s.tile_hand[owner])
        s.tile_hand[owner] = sorted(pool[:size])
        del pool[:size]
    s.tile_bag = sorted(pool)
    if s.agenda:
        s.offered = s.agenda[-1].options(s)
    return s


def _redraw_cards(s: State, owner: int, seat: int, dice: Dice) -> None:
    secret = [n for n, hidden in enumerate(s.secret_top[owner]) if hidden]
    hand = s.hand[owner][:]
    kept = hand[:] if knows(s, seat, owner, HAND) else _named_card(s, owner, seat)
    for card in kept:
        hand.remove(card)
    pool = [*hand, *s.bag[owner], *(s.top[owner][n] for n in secret)]
    pool = _shuffled(pool, dice)
    s.hand[owner] = sorted([*kept, *pool[: len(hand)]])
    del pool[: len(hand)]
    for n in secret:
        s.top[owner][n] = pool.pop()
    s.bag[owner] = sorted(pool)
    _redraw_sorting(s, owner, dice)


def _named_card(s: State, owner: int, seat: int) -> list[int]:
    """A card that this seat knows to be in the hand, because it has named it."""
    asked = [step for step in s.agenda if isinstance(step, YieldOrPay) and step.seat == owner]
    return [step.card for step in asked if step.other == seat]


def _redraw_sorting(s: State, owner: int, dice: Dice) -> None:
    """Which of the hand was just drawn, or named by another, is a secret too."""
    hand = s.hand[owner]
    for n, step in enumerate(s.agenda):
        if isinstance(step, YieldOrPay) and step.seat == owner and step.card not in hand:
            s.agenda[n] = YieldOrPay(owner, step.other, hand[dice.below(len(hand))])
        if isinstance(step, SortDrawn) and step.seat == owner:
            before = tuple(sorted(_shuffled(hand, dice)[: len(step.before)]))
            s.agenda[n] = SortDrawn(owner, before, step.discards, step.tops)


def _shuffled(cards: list[int], dice: Dice) -> list[int]:
    cards = sorted(cards)
    for n in range(len(cards) - 1, 0, -1):
        other = dice.below(n + 1)
        cards[n], cards[other] = cards[other], cards[n]
    return cards
