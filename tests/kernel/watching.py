"""Counts how often an action is checked."""

from skald.kernel.actions import Action


class Watched(list[Action]):
    """Options that count how often an action is looked for among them."""

    asked = 0

    def __contains__(self, action: object) -> bool:
        self.asked += 1
        return super().__contains__(action)
