"""Northgard: Uncharted Lands, as the properties see it."""

from skald.games.northgard.actions import PASS, TILE
from skald.games.northgard.game import RULES
from skald.games.northgard.rules.draw import DrawFromBag, SortDrawn
from skald.games.northgard.rules.harvest import Trade
from skald.games.northgard.rules.payment import can_pay
from skald.games.northgard.rules.setup import START, DealTile, SetupTile
from skald.games.northgard.rules.specials.hands import EXPLOIT, SeeHand
from skald.games.northgard.show.words.events import EVENTS
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import State as KernelState
from skald.kernel.conformance import Sight
from tests.properties.northgard.pressing import building, hunting, pressing
from tests.properties.northgard.setups import draw_setup
from tests.properties.playing import Sampler, after


class Table(Sight):
    """Hands, tiles in set-up and what is put back on a draw pile are for one seat alone."""

    def hides(self, state: KernelState, seat: int) -> bool:
        """Others' draws, what they put back, and a card that a looker names to its owner."""
        step = state.agenda[-1]
        assert isinstance(state, State)
        if isinstance(step, DrawFromBag | DealTile):
            return step.who != seat
        if isinstance(step, SortDrawn):
            return step.seat != seat and not step.discards
        if isinstance(step, SeeHand) and step.card == EXPLOIT:
            return seat not in (step.seat, step.other) and can_pay(state, step.other, 2)
        return False

    def reveals(self, state: KernelState, action: Action, seat: int) -> bool:
        """A hand that is discarded, exchanged or looked at; a secret card lost in winter."""
        step = state.agenda[-1]
        assert isinstance(state, State)
        if isinstance(step, Trade):
            return state.unrest < state.seats and any(map(any, state.secret_top))
        exchanged = isinstance(step, SetupTile) and action is TILE[START]
        if step.seat != seat and (action is PASS or exchanged):
            return True
        agenda = after(state, action).agenda
        return bool(agenda) and isinstance(agenda[-1], SeeHand) and agenda[-1].seat == seat


NORTHGARD = Sampler(
    rules=RULES,
    players=(2, 3, 4, 5),
    draw_setup=draw_setup,
    plies=lambda players: 60 + 110 * players,
    styles=(pressing, building, hunting),
    facts={name: list(facts) for name, facts in EVENTS.items()},
    sight=Table(),
)
