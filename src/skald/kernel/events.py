"""Events: what verbs did, told to whoever listens."""

from typing import Any

from skald.kernel.actions import Action


class Event:
    """One thing that happened: its name, the rule behind it, the seat it is about, its facts.

    The fact named by `secret`, if any, is for the eyes of `seat` alone.
    """

    __slots__ = ("facts", "name", "rule", "seat", "secret")

    def __init__(
        self, name: str, rule: str, seat: int, facts: dict[str, int], secret: str = ""
    ) -> None:
        self.name = name
        self.rule = rule
        self.seat = seat
        self.facts = facts
        self.secret = secret

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat (None: a spectator) may know it."""
        if not self.secret or seat == self.seat:
            return self
        facts = {name: value for name, value in self.facts.items() if name != self.secret}
        return Event(self.name, self.rule, self.seat, facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, self.rule, self.seat, self.facts, self.secret)

    def __repr__(self) -> str:
        facts = " ".join(f"{k}={v}" for k, v in self.facts.items())
        return f"<{self.name} seat={self.seat} {facts} [{self.rule}]>"


class Log:
    """Collects events while somebody listens. Search never does."""

    __slots__ = ("events", "forced", "rule", "seat")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.forced: list[tuple[int, Action]] = []
        self.rule = ""
        self.seat = 0

    def enter(self, seat: int, rules: tuple[str, ...]) -> None:
        """A step begins: what follows happens by its rule."""
        self.seat = seat
        self.rule = rules[0] if rules else ""

    def force(self, seat: int, action: Action) -> None:
        """A choice had only one option and was taken without asking."""
        self.forced.append((seat, action))

    def tell(
        self, name: str, seat: int, facts: dict[str, int], rule: str = "", secret: str = ""
    ) -> None:
        """Add an event; without a rule of its own it belongs to the rule of the running step."""
        self.events.append(Event(name, rule or self.rule, seat, facts, secret))
