"""Resources and fame."""

from skald.games.northgard.state import State
from skald.games.northgard.verbs.telling import tell
from skald.kernel.rulebook import rule


@rule("NG-COMP-07", "NG-Q-09", "NG-CARD-11", "NG-GLOS-11")
def gain(s: State, seat: int, resource: int, amount: int) -> None:
    """Collect from the common reserve, which never runs out."""
    if amount:
        s.resources[seat * 3 + resource] += amount
        if s.log is not None:
            tell(s, "gain", seat, resource=resource, amount=amount)


def gain_all(s: State, seat: int, amounts: list[int]) -> None:
    """Collect food, wood and lore."""
    for resource, amount in enumerate(amounts):
        gain(s, seat, resource, amount)


def pay(s: State, seat: int, resource: int, amount: int) -> None:
    """Return resources to the common reserve."""
    if amount:
        s.resources[seat * 3 + resource] -= amount
        if s.log is not None:
            tell(s, "pay", seat, resource=resource, amount=amount)


def give(s: State, seat: int, other: int, resource: int) -> None:
    """Hand one resource to another seat."""
    s.resources[seat * 3 + resource] -= 1
    s.resources[other * 3 + resource] += 1
    tell(s, "give", seat, other=other, resource=resource)


@rule("NG-COMP-03", "NG-END-09")
def gain_fame(s: State, seat: int, amount: int, rule_id: str) -> None:
    """Take fame tokens, or lose fame."""
    if amount:
        s.fame[seat] += amount
        tell(s, "fame", seat, rule_id, amount=amount)
