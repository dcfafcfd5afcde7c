"""Cards: hands, piles, the display."""

from bisect import insort

from mypy_extensions import i64

from skald.games.northgard.state import State
from skald.games.northgard.verbs.telling import tell, whisper
from skald.kernel.rulebook import rule


def take_out(pile: list[int], card: int) -> None:
    """One copy of a card leaves a pile in which it is."""
    place: i64 = 0
    while pile[place] != card:
        place += 1
    pile.pop(place)


def to_hand(s: State, seat: int, card: int) -> None:
    """A card that only its owner sees."""
    hand = s.hand[seat]
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
    if s.log is not None:
        whisper(s, "draw", seat, secret="card", card=card)


@rule("NG-DECK-01", "NG-DECK-02", "NG-ACT-PLAY-01")
def to_active(s: State, seat: int, card: int, how: int) -> None:
    """A hand card into the active area, face up, to be played or for another action."""
    take_out(s.hand[seat], card)
    s.active[seat].append(card)
    tell(s, "use", seat, card=card, how=how)


@rule("NG-CARD-13")
def discard_card(s: State, seat: int, card: int) -> None:
    """A hand card face up onto the discard pile."""
    s.hand[seat].remove(card)
    insort(s.discard[seat], card)
    tell(s, "discard", seat, card=card)


@rule("NG-DECK-06")
def remove_card(s: State, seat: int, card: int) -> None:
    """A hand card leaves the game."""
    s.hand[seat].remove(card)
    tell(s, "remove_card", seat, card=card)


@rule("NG-INFO-02")
def to_top(s: State, seat: int, card: int, *, secret: bool) -> None:
    """A card onto the own draw pile, known to all or to its owner alone."""
    s.top[seat].append(card)
    s.secret_top[seat].append(int(secret))
    if secret:
        whisper(s, "put_back", seat, secret="card", card=card)
    else:
        tell(s, "on_top", seat, card=card)


@rule("NG-DECK-03", "NG-DECK-04")
def reshuffle(s: State, seat: int) -> None:
    """The discard pile becomes the draw pile."""
    s.bag[seat] = s.discard[seat]
    s.discard[seat] = []
    tell(s, "reshuffle", seat)


# Drawing, and what is drawn.


def draw_top(s: State, seat: int) -> None:
    """The known top card of the own draw pile comes into the hand."""
    s.secret_top[seat].pop()
    to_hand(s, seat, s.top[seat].pop())


def draw_from_bag(s: State, seat: int, card: int) -> None:
    """A card of the unknown part of the own draw pile comes into the hand."""
    take_out(s.bag[seat], card)
    to_hand(s, seat, card)


def put_back(s: State, seat: int, card: int) -> None:
    """A hand card goes back on top of the own draw pile, known to its owner alone."""
    s.hand[seat].remove(card)
    to_top(s, seat, card, secret=True)


def retrieve(s: State, seat: int, card: int) -> None:
    """A card of the own discard pile comes into the hand."""
    s.discard[seat].remove(card)
    tell(s, "retrieve", seat, card=card)
    to_hand(s, seat, card)


def discard_top(s: State, seat: int) -> None:
    """The known top card of the own draw pile is discarded."""
    s.secret_top[seat].pop()
    _discard(s, seat, s.top[seat].pop())


def discard_from_bag(s: State, seat: int, card: int) -> None:
    """A card of the unknown part of the own draw pile is discarded."""
    s.bag[seat].remove(card)
    _discard(s, seat, card)


def _discard(s: State, seat: int, card: int) -> None:
    insort(s.discard[seat], card)
    tell(s, "discard", seat, card=card)


# The active area.


@rule("NG-ACT-PLAY-02")
def count_as_played(s: State, seat: int, card: int) -> None:
    """A card counts as played this year."""
    s.played[seat].append(card)


@rule("NG-CARD-A-06")
def cancel_card(s: State, seat: int, card: int) -> None:
    """A card just played goes from the active area to the discard pile."""
    s.active[seat].remove(card)
    insort(s.discard[seat], card)
    tell(s, "cancelled", seat, card=card)


@rule("NG-ACT-PASS-02")
def discard_all(s: State, seat: int) -> None:
    """Hand and active area are discarded."""
    discard = s.discard[seat]
    discard += s.hand[seat]
    discard += s.active[seat]
    discard.sort()
    s.hand[seat] = []
    s.active[seat] = []


# Cards that come into the game.


@rule("NG-SETUP-04", "NG-SETUP-05")
def stack_developments(s: State) -> None:
    """The Development cards, Early and Advanced ones apart, in an order unknown to all."""
    s.early = list(s.setting.content.cards_of["early"])
    s.advanced = list(s.setting.content.cards_of["advanced"])


def deal_achievement(s: State, card: int) -> None:
    """An Achievement lies face up."""
    s.achievements.append(card)
    tell(s, "achievement", -1, card=card)


def reveal_card(s: State, deck: list[int], card: int) -> None:
    """A card of a deck comes up in the display."""
    take_out(deck, card)
    s.display.append(card)
    tell(s, "reveal", -1, card=card)


@rule("NG-ACT-PASS-03")
def pick_card(s: State, seat: int, card: int) -> None:
    """A card of the display, or an Achievement, comes onto the own draw pile."""
    zone = s.display if card in s.display else s.achievements
    zone.remove(card)
    to_top(s, seat, card, secret=False)


def clear_display(s: State) -> None:
    """What is left in the display leaves the game."""
    s.display = []


@rule("NG-ACT-UPG-01")
def take_upgrade(s: State, seat: int, number: int, card: int) -> None:
    """The first or second upgrade card of the clan comes into the hand."""
    s.upgrades[seat] |= 1 << number
    tell(s, "upgrade", seat, card=card)
    to_hand(s, seat, card)


@rule("NG-WINTER-05")
def take_unrest_card(s: State, seat: int, card: int) -> None:
    """An Unrest card comes onto the own draw pile."""
    s.unrest -= 1
    to_top(s, seat, card, secret=False)
