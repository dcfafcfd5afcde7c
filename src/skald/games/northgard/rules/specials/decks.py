"""The own deck: cards from the discard pile, from the own pile, from the display."""

from typing import Final

from skald.games.northgard.actions import DRAW_ONE, NONE, PAY_THREE, PICK, TAKE
from skald.games.northgard.ids import PICKED
from skald.games.northgard.queries import held
from skald.games.northgard.rules.draw import DrawCards, can_draw, cards_to_draw, draw_action
from skald.games.northgard.rules.payment import can_pay, payments
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.state import State
from skald.games.northgard.verbs import pay, pick_card, retrieve, set_flag
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule


@rule("NG-CARD-E-01", "NG-INFO-13")
class Retrieve(Choice):
    """Negociation: a card of the own discard pile, or draw one."""

    def options(self, s: State) -> list[Action]:
        return [*(TAKE[card] for card in sorted(set(s.discard[self.seat]))), DRAW_ONE]

    def take(self, s: State, action: Action) -> None:
        if action is DRAW_ONE:
            s.owe(DrawCards(self.seat, 1))
        else:
            retrieve(s, self.seat, action.kind)


def _can_retrieve(s: State, seat: int) -> bool:
    return cards_to_draw(s, seat) > 0


def _retrieve(s: State, seat: int) -> None:
    s.owe(Retrieve(seat))


@rule("NG-CARD-C-03")
def _far_territories(s: State, seat: int) -> int:
    return sum(1 for t in held(s, seat) if not s.land.free[t] and s.land.size(t) >= 3)


def _can_draw_closed(s: State, seat: int) -> bool:
    return can_draw(s, seat, _far_territories(s, seat))


def _draw_closed(s: State, seat: int) -> None:
    draw_action(s, seat, _far_territories(s, seat), 0, 0)


@rule("NG-CARD-C-09")
class PayForCard(Choice):
    """Resourceful People: any three resources for one more card."""

    def options(self, s: State) -> list[Action]:
        return [*payments(s, self.seat, PAY_THREE), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is NONE:
            return
        for resource in (action.source, action.target, action.kind):
            pay(s, self.seat, resource, 1)
        s.owe(DrawCards(self.seat, 1))


def _can_pay_draw(s: State, seat: int) -> bool:
    return can_pay(s, seat, 3) and cards_to_draw(s, seat) > 0


def _pay_draw(s: State, seat: int) -> None:
    s.owe(PayForCard(seat))


@rule("NG-CARD-E-16", "NG-Q-70")
class FutureSight(Choice):
    """A card of the display, or an Achievement, comes onto the own draw pile now."""

    def options(self, s: State) -> list[Action]:
        return [PICK[card] for card in sorted(cards_in_sight(s))]

    def take(self, s: State, action: Action) -> None:
        pick_card(s, self.seat, action.kind)
        set_flag(s, self.seat, PICKED)


def cards_in_sight(s: State) -> list[int]:
    """What Future Sight may take."""
    last = s.year == s.setting.years
    if last:
        return s.achievements
    return s.display + (s.achievements if s.setting.future_achievement else [])


def _can_foresee(s: State, seat: int) -> bool:
    return not s.flags[seat] & PICKED and bool(cards_in_sight(s))


def _foresee(s: State, seat: int) -> None:
    s.owe(FutureSight(seat))


DECKS: Final[dict[str, Special]] = {
    "draw-closed": (_can_draw_closed, _draw_closed),
    "pay-draw": (_can_pay_draw, _pay_draw),
    "retrieve": (_can_retrieve, _retrieve),
    "future-sight": (_can_foresee, _foresee),
}
