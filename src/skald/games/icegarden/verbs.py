"""The only writers of a state. Each tells one event when somebody listens."""

from skald.games.icegarden.ids import (
    CTL,
    FIGURES,
    FIGURES_OF_LEVEL,
    INF,
    L1,
    MFACTOR,
    PLACES,
    POPULATION,
    SAFE_ZONE,
)
from skald.games.icegarden.state import State
from skald.kernel.rulebook import rule


def tell(s: State, name: str, seat: int, rule_id: str = "", **facts: int) -> None:
    """Tell an event to whoever listens."""
    if s.log is not None:
        s.log.tell(name, seat, facts, rule_id)


# Resources.


@rule("IG-COMP-16", "IG-COMP-17", "IG-COMP-18", "IG-COMP-29", "IG-RUL-42", "IG-RUL-41")
def gain(s: State, seat: int, resource: int, amount: int) -> None:
    """Take tokens from the stock, as far as it reaches; M-factor goes to level 0."""
    amount = min(amount, s.stock[resource])
    if amount == 0:
        return
    s.stock[resource] -= amount
    if resource == MFACTOR:
        s.mfactor[seat * 4] += amount
    elif resource == POPULATION:
        s.population[seat] += amount
    else:
        s.gold[seat] += amount
    if s.log is not None:
        s.log.tell("gain", seat, {"resource": resource, "amount": amount})


@rule("IG-DEF-16", "IG-ACT-05")
def pay(s: State, seat: int, resource: int, amount: int, level: int = 0) -> None:
    """Return tokens to the stock; M-factor from level 0 unless a rule names another."""
    s.stock[resource] += amount
    if resource == MFACTOR:
        s.mfactor[seat * 4 + level] -= amount
    elif resource == POPULATION:
        s.population[seat] -= amount
    else:
        s.gold[seat] -= amount
    if s.log is not None:
        s.log.tell("pay", seat, {"resource": resource, "amount": amount, "level": level})


def steal(s: State, seat: int, victim: int, resource: int, level: int) -> None:
    """Take one token from another seat; M-factor from any level arrives on level 0."""
    if resource == MFACTOR:
        s.mfactor[victim * 4 + level] -= 1
        s.mfactor[seat * 4] += 1
    elif resource == POPULATION:
        s.population[victim] -= 1
        s.population[seat] += 1
    else:
        s.gold[victim] -= 1
        s.gold[seat] += 1
    tell(s, "pillage", seat, victim=victim, resource=resource, level=level)


def shift_mfactor(s: State, seat: int, source: int, target: int) -> None:
    """Move one M-factor token one level up or down on the own board."""
    s.mfactor[seat * 4 + source] -= 1
    s.mfactor[seat * 4 + target] += 1
    tell(s, "shift", seat, source=source, target=target)


# Markers and units.


@rule("IG-COMP-10")
def place_marker(s: State, seat: int, place: int) -> None:
    """Put a marker from the own supply into a region."""
    s.supply[seat] -= 1
    s.markers[seat * PLACES + place] += 1
    if s.log is not None:
        s.log.tell("place_marker", seat, {"place": place})


def take_marker(s: State, seat: int, place: int, kind: int) -> None:
    """Lift a free or a controlled marker off the map, into the own supply."""
    s.markers[seat * PLACES + place] -= 1
    if kind == CTL:
        s.controlled[seat] -= 1
    s.supply[seat] += 1
    tell(s, "marker_returns", seat, place=place, kind=kind)


def pay_toll(s: State, seat: int) -> None:
    """Lay a marker in Viper Gorge for good."""
    s.supply[seat] -= 1
    s.viper_markers[seat] += 1
    tell(s, "toll", seat, "IG-PLAN-07")


@rule("IG-MOVE-04", "IG-RUL-19")
def move_markers(s: State, seat: int, source: int, target: int, kind: int, amount: int) -> None:
    """Move markers between regions; those behind Vuko are free once they have left."""
    s.markers[seat * PLACES + source] -= amount
    s.markers[seat * PLACES + target] += amount
    if kind == CTL:
        s.controlled[seat] -= amount
    if s.log is not None:
        facts = {"kind": kind, "amount": amount, "source": source, "target": target}
        s.log.tell("move", seat, facts)


def move_unit(s: State, seat: int, level: int, source: int, target: int) -> None:
    """Move one unit of a type to another region."""
    _stand(s, seat, level, source, target)
    if s.log is not None:
        facts = {"kind": L1 + level - 1, "amount": 1, "source": source, "target": target}
        s.log.tell("move", seat, facts)


def _stand(s: State, seat: int, level: int, source: int, target: int) -> None:
    """A figure goes from one place to another, 0 being its owner's supply.

    Units of a type are alike: their figures stand in the order of their places, so that equal
    positions are equal states, whichever unit went first.
    """
    at = s.unit_at
    first = seat * FIGURES + FIGURES_OF_LEVEL[level][0]
    last = first + len(FIGURES_OF_LEVEL[level]) - 1
    cell = first
    while at[cell] != source:
        cell += 1
    while cell < last and at[cell + 1] < target:
        at[cell] = at[cell + 1]
        cell += 1
    while cell > first and at[cell - 1] > target:
        at[cell] = at[cell - 1]
        cell -= 1
    at[cell] = target


def move_pieces(s: State, seat: int, source: int, target: int, kind: int, amount: int) -> None:
    """Move pieces of one kind."""
    if kind <= CTL:
        move_markers(s, seat, source, target, kind, amount)
        return
    for _ in range(amount):
        move_unit(s, seat, kind - 1, source, target)


def _kind(figure: int) -> int:
    place = figure % FIGURES
    return L1 if place < 3 else L1 + 1 if place < 5 else L1 + 2


def summon_unit(s: State, seat: int, level: int, place: int) -> None:
    """Put a figure from the own supply into a region."""
    _stand(s, seat, level, 0, place)
    tell(s, "summon", seat, level=level, place=place)


@rule("IG-RUL-27", "IG-MAKE-17")
def return_unit(s: State, seat: int, level: int, place: int) -> None:
    """A unit leaves the map for its owner's supply; its upgrades stay."""
    _stand(s, seat, level, place, 0)
    tell(s, "unit_returns", seat, kind=L1 + level - 1, place=place)


# Tracks.


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


# Vuko.


@rule("IG-VUKO-08", "IG-VUKO-15")
def move_vuko(s: State, place: int) -> None:
    """Vuko goes to a place (0: off the board); the markers behind him are free."""
    source = s.vuko
    s.vuko = place
    for seat in range(s.seats):
        s.controlled[seat] = 0
    tell(s, "vuko", -1, source=source, target=place)


def set_control(s: State, seat: int, amount: int) -> None:
    """So many markers of a seat stand behind Vuko."""
    s.controlled[seat] = amount
    if amount:
        tell(s, "control", seat, "IG-VUKO-12", amount=amount, place=s.vuko)


def lift_controlled(s: State, seat: int, amount: int) -> None:
    """Markers behind Vuko return to their owner."""
    s.controlled[seat] -= amount
    s.markers[seat * PLACES + s.vuko] -= amount
    s.supply[seat] += amount
    tell(s, "nightwalkers", seat, amount=amount, place=s.vuko)


# Objects on the map.


def remove_nation(s: State, place: int, amount: int = 1) -> None:
    """Independent-nation markers leave the game."""
    s.nation[place] -= amount
    if amount:
        tell(s, "nation_falls", -1, place=place, amount=amount)


@rule("IG-RUL-57")
def move_nations(s: State, source: int, target: int) -> None:
    """All independent-nation markers of a region go to another one."""
    amount = s.nation[source]
    s.nation[source] = 0
    s.nation[target] += amount
    if amount:
        tell(s, "nations_move", -1, source=source, target=target, amount=amount)


def replace_marker(s: State, seat: int, victim: int, place: int, kind: int) -> None:
    """A marker of another seat is replaced by an own one; behind Vuko it stays behind him."""
    s.markers[victim * PLACES + place] -= 1
    s.supply[victim] += 1
    s.markers[seat * PLACES + place] += 1
    s.supply[seat] -= 1
    if kind == CTL:
        s.controlled[victim] -= 1
        s.controlled[seat] += 1
    tell(s, "enthral", seat, victim=victim, place=place, kind=kind)


def recruit_marker(s: State, seat: int, victim: int, place: int, kind: int) -> None:
    """A marker of another seat goes to the Ice Garden for good."""
    s.markers[victim * PLACES + place] -= 1
    if kind == CTL:
        s.controlled[victim] -= 1
    s.garden[victim] += 1
    tell(s, "recruit", seat, victim=victim, place=place, kind=kind)


def displace_markers(s: State, seat: int, source: int, target: int, amount: int) -> None:
    """Markers driven out of a locked region go to a neighbour, or home if there is none (0)."""
    if amount == 0:
        return
    if target:
        move_markers(s, seat, source, target, INF, amount)
        return
    s.markers[seat * PLACES + source] -= amount
    s.supply[seat] += amount
    tell(s, "markers_home", seat, place=source, amount=amount)


def wound(s: State, figure: int) -> None:
    """One point of damage on a unit."""
    s.hurt[figure] += 1
    tell(s, "wound", figure // FIGURES, kind=_kind(figure), place=s.unit_at[figure])
