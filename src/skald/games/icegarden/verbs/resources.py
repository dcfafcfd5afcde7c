"""Tokens of the players: resources, M-factor, upgrades."""

from skald.games.icegarden.ids import MFACTOR, POPULATION
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.telling import tell
from skald.kernel.rulebook import rule


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


def place_upgrade(s: State, seat: int, level: int, ability: int, over: int) -> None:
    """Put an upgrade token on a unit type; the one it covers (0: none) returns to the stock."""
    base = (seat * 4 + level) * 5
    if over:
        s.bought[base + over] -= 1
        s.upgrade_stock[over] += 1
    s.bought[base + ability] += 1
    s.upgrade_stock[ability] -= 1
    tell(s, "upgrade", seat, level=level, ability=ability, over=over)


def place_spies(s: State, first: int, second: int) -> None:
    """Put two abilities (0: none) on the spy spaces of the Harrasim."""
    s.spy1, s.spy2 = first, second
