"""Winter: units must be fed."""

from typing import Final

from skald.games.northgard.actions import LOSE
from skald.games.northgard.content.cards import CARD_KEYS
from skald.games.northgard.ids import FOOD, WOOD
from skald.games.northgard.queries import in_order, units_on_map
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    discard_from_bag,
    discard_top,
    gain_fame,
    pay,
    take_unrest_card,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice
from skald.kernel.fields import Seat
from skald.kernel.rulebook import rule

UNREST: Final = CARD_KEYS.index("U-01")


@rule("NG-WINTER-01", "NG-WINTER-03", "NG-WINTER-04", "NG-Q-23")
class Winter(Automatic):
    """Everybody pays for their units, all they can; who lacks anything takes one Unrest card."""

    def run(self, s: State) -> None:
        for seat in in_order(s):
            food, wood = winter_cost(s, seat)
            base = seat * 3
            short = s.resources[base + FOOD] < food or s.resources[base + WOOD] < wood
            pay(s, seat, FOOD, min(food, s.resources[base + FOOD]))
            pay(s, seat, WOOD, min(wood, s.resources[base + WOOD]))
            if short:
                take_unrest(s, seat)


@rule("NG-WINTER-02", "NG-CLAN-BEAR-06")
def winter_cost(s: State, seat: int) -> tuple[int, int]:
    """Food and wood by the number of regular units on the map."""
    units = units_on_map(s, seat)
    for most, food, wood in s.setting.content.winter:
        if units <= most:
            return food, wood
    return food, wood


@rule("NG-WINTER-05", "NG-WINTER-07", "NG-SETUP-03", "NG-COMP-11", "NG-Q-10")
def take_unrest(s: State, seat: int) -> None:
    """An Unrest card onto the own draw pile; without one, five fame and the top card are lost."""
    if s.unrest:
        take_unrest_card(s, seat, UNREST)
        return
    if s.setting.unrest_penalty:
        gain_fame(s, seat, -5, "NG-WINTER-07")
        lose_top(s, seat)


def lose_top(s: State, seat: int) -> None:
    """The top card of the draw pile, if there is one, goes to the discard pile."""
    if s.top[seat]:
        discard_top(s, seat)
    elif s.bag[seat]:
        s.owe(LoseTopCard(CHANCE, seat))


@rule("NG-WINTER-07")
class LoseTopCard(Choice):
    """The unknown top card of the draw pile is discarded."""

    who: Seat

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return [LOSE[card] for card in sorted(set(s.bag[self.who]))]

    def weights(self, s: State) -> list[int]:
        """The number of copies of each card."""
        return [s.bag[self.who].count(action.kind) for action in s.offered]

    def take(self, s: State, action: Action) -> None:
        discard_from_bag(s, self.who, action.kind)
