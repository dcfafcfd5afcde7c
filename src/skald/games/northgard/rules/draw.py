"""Drawing cards: the lazy reshuffle, and where drawn cards go."""

from collections.abc import Sequence
from typing import Final

from skald.games.northgard.actions import DISCARD, DRAW, ON_TOP
from skald.games.northgard.kinds import Card
from skald.games.northgard.queries import different
from skald.games.northgard.state import State
from skald.games.northgard.verbs import discard_card, draw_from_bag, draw_top, put_back, reshuffle
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.fields import Count, Seat, Secret
from skald.kernel.rulebook import rule


def cards_to_draw(s: State, seat: int) -> int:
    """Draw pile and discard pile together; the active area does not count."""
    return len(s.top[seat]) + len(s.bag[seat]) + len(s.discard[seat])


@rule("NG-DRAW-01", "NG-DECK-03", "NG-DECK-04", "NG-DECK-05", "NG-YEAR-02")
@rule("NG-Q-18", "NG-Q-67")
class DrawCards(Automatic):
    """Draw from the known top, then from the bag; an empty pile takes the discards in."""

    who: Seat
    left: Count

    def run(self, s: State) -> None:
        draw_cards(s, self.who, self.left)


def draw_cards(s: State, seat: int, left: int) -> None:
    """Draw what is known; as soon as chance has to decide, it is asked."""
    while left:
        if s.top[seat]:
            draw_top(s, seat)
        else:
            if not s.bag[seat]:
                if not s.discard[seat]:
                    return
                reshuffle(s, seat)
            s.agenda.append(drawing(seat, left))
            return
        left -= 1


@rule("NG-DRAW-01", "NG-INFO-02")
class DrawFromBag(Choice):
    """Any card of the bag, each copy as likely as another; then the other cards."""

    who: Seat
    left: Count

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        before = -1
        for card in s.bag[self.who]:
            if card != before:
                options.append(DRAW[card])
                before = card
        return options

    def weights(self, s: State) -> Sequence[int]:
        """The number of copies of each card."""
        bag = s.bag[self.who]
        if len(bag) == len(s.offered):
            return ()
        copies: list[int] = []
        before = -1
        for card in bag:
            if card == before:
                copies[-1] += 1
            else:
                copies.append(1)
            before = card
        return copies

    def take(self, s: State, action: Action) -> None:
        draw_from_bag(s, self.who, action.kind)
        if self.left > 1:
            draw_cards(s, self.who, self.left - 1)


_FROM_BAG: Final = [[DrawFromBag(CHANCE, who, left) for left in range(16)] for who in range(5)]


def drawing(who: int, left: int) -> DrawFromBag:
    """The step that draws so many cards; the usual ones are made once."""
    return _FROM_BAG[who][left] if left < 16 else DrawFromBag(CHANCE, who, left)


@rule("NG-DRAW-02", "NG-DRAW-03", "NG-DRAW-04", "NG-CLAR-20")
class SortDrawn(Choice):
    """Of the cards just drawn, so many are discarded and so many put back on top."""

    before: Secret[tuple[Card, ...]]
    discards: Secret[Count]
    tops: Secret[Count]

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        drawn = s.hand[self.seat][:]
        for card in self.before:
            drawn.remove(card)
        cards = different(drawn)
        options = [DISCARD[card] for card in cards] if self.discards else []
        if self.tops:
            options += [ON_TOP[card] for card in cards]
        return options

    def take(self, s: State, action: Action) -> None:
        card, discards, tops = action.kind, self.discards, self.tops
        if action is DISCARD[card]:
            discard_card(s, self.seat, card)
            discards -= 1
        else:
            put_back(s, self.seat, card)
            tops -= 1
        if discards or tops:
            s.owe(SortDrawn(self.seat, self.before, discards, tops))


@rule("NG-DRAW-05", "NG-CARD-21")
def can_draw(s: State, seat: int, number: int) -> bool:
    """A Draw action needs all its cards."""
    return cards_to_draw(s, seat) >= number > 0


def draw_action(s: State, seat: int, number: int, discards: int, tops: int) -> None:
    """Draw, then sort what was drawn."""
    steps: list[Step] = [DrawCards(seat, number)]
    if discards or tops:
        steps.append(SortDrawn(seat, tuple(s.hand[seat]), discards, tops))
    s.owe(*steps)
