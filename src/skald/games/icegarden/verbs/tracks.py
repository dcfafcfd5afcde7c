"""Reputation, initiative, Dead Snow, points, and how a game ends."""

from skald.games.icegarden.ids import SAFE_ZONE
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("IG-REP-01", "IG-REP-03", "IG-REP-05", "IG-REP-08", "IG-RUL-21", "IG-RUL-62")
@rule("IG-SOLO-03")
def lose_reputation(s: State, seat: int, amount: int) -> None:
    """One move down, stopping at the floor, on top of the stack there."""
    if s.setting.solo or amount == 0:
        return
    before = s.rep[seat]
    field = min(before + amount, s.setting.content.reputation_floor + 1)
    s.rep[seat] = field
    order = s.rep_order
    order.remove(seat)
    at = len(order)
    while at and s.rep[order[at - 1]] > field:
        at -= 1
    order.insert(at, seat)
    if s.log is not None:
        s.log.tell("reputation", seat, {"field": field, "change": before - field}, "IG-REP-03")


@rule("IG-REP-02", "IG-REP-04", "IG-REP-06", "IG-REP-07", "IG-RUL-20")
def gain_reputation(s: State, seat: int, amount: int) -> None:
    """One move up, stopping at field 0, under the stack there; nothing on 0 or in safety."""
    if s.rep[seat] <= SAFE_ZONE + 1:
        tell(s, "reputation", seat, "IG-REP-06", field=s.rep[seat], change=0)
        return
    before = s.rep[seat]
    field = max(before - amount, SAFE_ZONE + 1)
    s.rep[seat] = field
    order = s.rep_order
    order.remove(seat)
    at = 0
    while at < len(order) and s.rep[order[at]] < field:
        at += 1
    order.insert(at, seat)
    tell(s, "reputation", seat, "IG-REP-04", field=field, change=before - field)


@rule("IG-INIT-06", "IG-RUL-12", "IG-RUL-14", "IG-INIT-08")
def move_initiative(s: State, seat: int, steps: int) -> None:
    """Move to the right, onto the stack there, and trigger red ships landed on or passed."""
    content = s.setting.content
    start = s.helm[seat]
    helm = start + steps
    s.helm[seat] = helm
    stack = s.helm_stack
    stack.remove(seat)
    at = 0
    while at < len(stack) and s.helm[stack[at]] < helm + (not s.setting.helm_bottom):
        at += 1
    stack.insert(at, seat)
    tell(s, "initiative", seat, steps=steps, helm=helm)
    for passed in range(start + 1, helm + 1):
        ship = content.red[passed]
        if ship and not s.red_done & ship:
            s.red_done |= ship
            s.scorings += 1
            tell(s, "red_ship", seat, "IG-INIT-08", helm=passed)


@rule("IG-MAKE-02", "IG-CLAR-06", "IG-COMP-27")
def add_snow(s: State, seat: int, amount: int = 1) -> None:
    """The Dead Snow marker goes up and stops at its limit."""
    s.snow = min(s.snow + amount, s.setting.snow_limit)
    if s.log is not None:
        s.log.tell("snow", seat, {"snow": s.snow}, "IG-MAKE-02")


@rule("IG-COMP-22", "IG-VUKO-10")
def take_vuko_token(s: State, seat: int) -> None:
    """Take a Vuko token."""
    if s.vuko_stock:
        s.vuko_stock -= 1
        s.tokens[seat] += 1
        tell(s, "vuko_token", seat, tokens=s.tokens[seat])


def drop_vuko_tokens(s: State, seat: int, amount: int) -> None:
    """Return Vuko tokens to the stock."""
    s.vuko_stock += amount
    s.tokens[seat] -= amount
    tell(s, "drop_token", seat, amount=amount, tokens=s.tokens[seat])


@rule("IG-END-06", "IG-END-07")
def score_points(s: State, seat: int, source: int, amount: int) -> None:
    """Add victory points, kept apart by where they come from."""
    if amount == 0:
        return
    s.points[seat * 3 + source] += amount
    tell(s, "points", seat, source=source, amount=amount)


def use_double_step(s: State, seat: int, stage: int) -> None:
    """The allowance of a stage for a double step is spent."""
    s.doubled[seat] |= 1 << stage


def begin_round(s: State) -> None:
    """Count the round; red ships of earlier rounds are scored already."""
    s.round += 1
    s.scorings = 0
    tell(s, "round", -1, "IG-ROUND-01", round=s.round)


def end_game(s: State, ending: int, winners: int) -> None:
    """The game is over: nothing is owed any more."""
    s.ending = ending
    s.winners = winners
    s.agenda.clear()
