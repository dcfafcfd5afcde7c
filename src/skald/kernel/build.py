"""Which core is running: compiled, or plain Python."""

from typing import Final

from skald.kernel import agenda

COMPILED: Final = not str(agenda.__file__).endswith(".py")
