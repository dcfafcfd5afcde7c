"""What a special text is to the cards."""

from collections.abc import Callable
from typing import TypeAlias

from skald.games.northgard.state import State

# Whether it can be carried out at least in part, and how it begins.
Special: TypeAlias = tuple[Callable[[State, int], bool], Callable[[State, int], None]]
