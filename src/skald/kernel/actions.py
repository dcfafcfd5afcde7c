"""Actions: small interned values with a short text, numbered by a fixed table."""

from typing import Any, Final

from skald.kernel.errors import BadNotation


class Action:
    """One small decision. Equal actions of a game are the same object.

    What `kind`, `source`, `target` and `amount` mean is the verb's business;
    a field that a verb does not use is 0.
    """

    __slots__ = ("amount", "game", "kind", "number", "source", "target", "text", "verb")

    def __init__(
        self,
        verb: str,
        text: str,
        kind: int,
        source: int,
        target: int,
        amount: int,
        number: int,
        game: str = "",
    ) -> None:
        self.verb: Final = verb
        self.text: Final = text
        self.kind: Final = kind
        self.source: Final = source
        self.target: Final = target
        self.amount: Final = amount
        self.number: Final = number
        self.game: Final = game

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    # There is one of each: a copy is the same, and a pickle finds it by its text.

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Action":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from skald.kernel.rules import action_of

        return action_of, (self.game, self.text)


class ActionTable:
    """All actions of a game, in a fixed order, found by number or by text."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self._actions: list[Action] = []
        self._by_text: dict[str, Action] = {}

    def new(
        self,
        verb: str,
        arguments: str = "",
        *,
        kind: int = 0,
        source: int = 0,
        target: int = 0,
        amount: int = 0,
    ) -> Action:
        """Add an action that prints as `verb arguments`."""
        return self.add(verb, arguments, [kind, source, target, amount])

    def add(self, verb: str, arguments: str, numbers: list[int]) -> Action:
        """The same with kind, source, target and amount in a row: tables are long."""
        text = f"{verb} {arguments}" if arguments else verb
        assert text not in self._by_text, text
        kind, source, target, amount = numbers
        action = Action(verb, text, kind, source, target, amount, len(self._actions), self.game)
        self._actions.append(action)
        self._by_text[text] = action
        return action

    def __repr__(self) -> str:
        return f"<ActionTable {self.game}, {len(self)} actions>"

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    def parse(self, text: str) -> Action:
        """The action that prints as `text`."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise BadNotation(f"“{text.strip()}” is no action of this game.")
        return action
