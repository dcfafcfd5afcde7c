"""Hands of others: Spy, Rapacious Exploitation, Veiled Threats, Ancestral Curse."""

from typing import Final

from skald.games.northgard.actions import CARD, DISCARD, DRAW_ONE, GIVE, LOSE, OPPONENT
from skald.games.northgard.kinds import Card
from skald.games.northgard.queries import opponents
from skald.games.northgard.rules.draw import DrawCards, can_draw, cards_to_draw
from skald.games.northgard.rules.payment import payments
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.state import State
from skald.games.northgard.verbs import discard_card, give, tell
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Choice, Step
from skald.kernel.fields import Inner, Mode, Seat, Secret
from skald.kernel.rulebook import rule

SPY: Final = 0
EXPLOIT: Final = 1
THREATS: Final = 2


def holders_of_cards(s: State, seat: int) -> list[int]:
    """Opponents with a card in hand."""
    return [other for other in opponents(s, seat) if s.hand[other]]


@rule("NG-CARD-A-01", "NG-CARD-C-14", "NG-CARD-A-18")
class ChooseOpponent(Choice):
    """Whose hand."""

    card: Secret[Mode]

    def options(self, s: State) -> list[Action]:
        options = [OPPONENT[other] for other in sorted(holders_of_cards(s, self.seat))]
        if self.card == THREATS and cards_to_draw(s, self.seat):
            options.append(DRAW_ONE)
        return options

    def take(self, s: State, action: Action) -> None:
        if action is DRAW_ONE:
            s.owe(DrawCards(self.seat, 1))
        elif self.card == THREATS:
            s.owe(LoseCard(CHANCE, action.target))
        else:
            tell(s, "look", self.seat, other=action.target)
            s.owe(SeeHand(self.seat, action.target, self.card))


@rule("NG-CARD-14", "NG-INFO-11", "NG-CARD-A-01", "NG-CARD-C-14")
class SeeHand(Choice):
    """The looker names a card of the hand they see."""

    other: Seat
    card: Inner[Mode]

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return [CARD[card] for card in sorted(set(s.hand[self.other]))]

    def take(self, s: State, action: Action) -> None:
        if self.card == SPY:
            discard_card(s, self.other, action.kind)
            s.owe(DrawCards(self.seat, 1))
        else:
            tell(s, "name_card", self.seat, other=self.other)
            s.owe(YieldOrPay(self.other, self.seat, action.kind))


@rule("NG-CARD-C-14")
class YieldOrPay(Choice):
    """The owner discards the named card or hands over two resources."""

    other: Seat
    card: Secret[Card]

    def options(self, s: State) -> list[Action]:
        return [DISCARD[self.card], *payments(s, self.seat, GIVE)]

    def take(self, s: State, action: Action) -> None:
        if action.verb == "discard":
            discard_card(s, self.seat, self.card)
        else:
            give(s, self.seat, self.other, action.source)
            give(s, self.seat, self.other, action.target)


@rule("NG-CARD-A-18")
class LoseCard(Choice):
    """Veiled Threats: a random card of the hand is discarded."""

    who: Seat

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return [LOSE[card] for card in sorted(set(s.hand[self.who]))]

    def weights(self, s: State) -> list[int]:
        """The number of copies of each card."""
        return [s.hand[self.who].count(action.kind) for action in s.offered]

    def take(self, s: State, action: Action) -> None:
        discard_card(s, self.who, action.kind)


@rule("NG-CARD-A-17")
class DiscardOne(Choice):
    """Ancestral Curse: an opponent discards a card of their own choice."""

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return [DISCARD[card] for card in sorted(set(s.hand[self.seat]))]

    def take(self, s: State, action: Action) -> None:
        discard_card(s, self.seat, action.kind)


def _somebody_holds_cards(s: State, seat: int) -> bool:
    return bool(holders_of_cards(s, seat))


def _spy(s: State, seat: int) -> None:
    s.owe(ChooseOpponent(seat, SPY))


def _exploit(s: State, seat: int) -> None:
    s.owe(ChooseOpponent(seat, EXPLOIT))


def _can_threaten(s: State, seat: int) -> bool:
    return bool(holders_of_cards(s, seat)) or can_draw(s, seat, 1)


def _threats(s: State, seat: int) -> None:
    s.owe(ChooseOpponent(seat, THREATS))


def _curse(s: State, seat: int) -> None:
    steps: list[Step] = [DiscardOne(other) for other in holders_of_cards(s, seat)]
    s.owe(*steps, DrawCards(seat, 1))


HANDS: Final[dict[str, Special]] = {
    "exploit": (_somebody_holds_cards, _exploit),
    "spy": (_somebody_holds_cards, _spy),
    "curse": (_somebody_holds_cards, _curse),
    "threats": (_can_threaten, _threats),
}
