"""The Dead Snow: who may bring it down, and who wins when it falls."""

from skald.games.icegarden.ids import BY_SNOW
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import end_game, take_vuko_token
from skald.kernel.rulebook import rule


@rule("IG-END-13", "IG-END-14", "IG-END-01", "IG-END-02", "IG-SOLO-32", "IG-COMP-27")
def end_by_snow(s: State, trigger: int) -> None:
    """The game stops at once; whoever moved the marker to the limit takes a Vuko token."""
    if trigger >= 0:
        take_vuko_token(s, trigger)
    winner = snow_winner(s, s.rep, s.rep_order, s.tokens)
    end_game(s, BY_SNOW, 1 << winner)
    tell(s, "end_snow", winner, "IG-END-14")


@rule("IG-END-14", "IG-END-16", "IG-ED-36", "IG-RUL-51", "IG-CLAR-12")
def snow_winner(s: State, rep: list[int], rep_order: list[int], tokens: list[int]) -> int:
    """The best reputation after two fields down per Vuko token; ties by the stack."""

    def result(seat: int) -> tuple[int, int, int]:
        field = rep[seat] + 2 * tokens[seat]
        if s.setting.snow_one_by_one and tokens[seat]:
            return field, 1, s.order.index(seat)
        return field, 0, rep_order.index(seat)

    if s.setting.solo:
        return rep_order[0]
    return min(rep_order, key=result)


@rule("IG-END-15", "IG-ED-37", "IG-RUL-49", "IG-RUL-71")
def may_bring_snow(s: State, seat: int, loss: int) -> bool:
    """Only a player who wins by it, with all costs and the extra token, may reach the limit."""
    if s.setting.snow_by_anybody:
        return True
    if s.setting.solo:
        return False
    rep = s.rep[:]
    rep[seat] = min(rep[seat] + loss, s.setting.content.reputation_floor + 1)
    order = [other for other in s.rep_order if other != seat]
    at = sum(1 for other in order if rep[other] <= rep[seat])
    order.insert(at, seat)
    tokens = s.tokens[:]
    tokens[seat] += 1 if s.vuko_stock else 0
    return snow_winner(s, rep, order, tokens) == seat
