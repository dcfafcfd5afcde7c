"""What somebody shows at the door of a table."""

import re
from collections.abc import Iterable
from typing import Final

from skald.server.limits import DEVICE_LENGTH, TOKENS, cleaned
from skald.server.messages import Hello
from skald.server.seats import Seat, hashed

# As long as the secrets that the server makes itself, or longer.
_SECRET: Final = re.compile(r"[\w-]{32,64}", re.ASCII)


def makes_sense(hello: Hello) -> bool:
    """Whether a first message is within its limits, and its own secret one that nobody guesses."""
    if len(hello.tokens) > TOKENS:
        return False
    own = hello.own
    return not own or (own not in hello.tokens and _SECRET.fullmatch(own) is not None)


class Key:
    """The hashes of somebody's tokens, the one that they would hold a seat by, and their device."""

    def __init__(self, hello: Hello) -> None:
        self._tokens: Final = [hashed(token) for token in hello.tokens]
        self.own: Final = hashed(hello.own) if hello.own else ""
        self.device: Final = cleaned(hello.device, DEVICE_LENGTH)

    @property
    def is_shown(self) -> bool:
        """Whether they want a seat at all."""
        return bool(self.hashes)

    @property
    def hashes(self) -> list[str]:
        """Everything that may open something."""
        return [*self._tokens, self.own] if self.own else self._tokens

    def spent(self, seats: Iterable[Seat]) -> list[int]:
        """The numbers of the tokens that hold nothing."""
        held = {device.token for seat in seats for device in seat.held_by(self._tokens)}
        return [number for number, token in enumerate(self._tokens) if token not in held]
