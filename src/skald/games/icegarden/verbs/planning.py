"""Turn order, action markers in their boxes, order tokens, Vuko tiles."""

from skald.games.icegarden.ids import FIRST_SPACE, VIPER
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import pay_toll
from skald.games.icegarden.verbs.telling import tell


def set_order(s: State, order: list[int]) -> None:
    """The seats in the order in which they act."""
    s.order = order


def take_action_markers(s: State, seat: int, amount: int) -> None:
    """Take so many action markers in hand."""
    s.to_place[seat] = amount
    tell(s, "turn_order", seat, markers=amount, helm=s.helm[seat])


def place_action_marker(s: State, seat: int, box: int) -> None:
    """Put one on the leftmost free space of a box, or into Viper Gorge for its toll."""
    s.to_place[seat] -= 1
    if box == VIPER:
        s.viper_actions[seat] += 1
        pay_toll(s, seat)
    else:
        space = FIRST_SPACE[box]
        while s.spaces[space]:
            space += 1
        s.spaces[space] = seat + 1
    if s.log is not None:
        s.log.tell("plan", seat, {"box": box})


def lift_action_marker(s: State, seat: int, box: int, space: int) -> None:
    """Remove a marker from its space, to act with it."""
    s.spaces[space] = 0
    tell(s, "resolve", seat, box=box)


def finish_viper_action(s: State, seat: int) -> None:
    """Remove an action marker that has acted from Viper Gorge."""
    s.viper_actions[seat] -= 1


def lift_order_tokens(s: State) -> None:
    """Take the order tokens off all boxes."""
    s.order_token = [0] * 6


def lay_order_token(s: State, seat: int, box: int, number: int) -> None:
    """Put an order token on a box."""
    s.order_token[box] = number
    tell(s, "order_token", seat, box=box, number=number)


def deactivate_tiles(s: State) -> None:
    """No Vuko tile is in force."""
    s.active = 0


def activate_tile(s: State, stage: int, effect: int) -> None:
    """The Vuko tile of a stage is in force."""
    s.active |= 1 << effect
    tell(s, "tile_active", -1, stage=stage, effect=effect)
