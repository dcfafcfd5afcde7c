"""What a simulation refuses, each with one sentence in the reader's language."""

from skald.kernel.errors import SkaldError
from skald.kernel.words import Fact, Words


class Refused(SkaldError):
    """Bad input or a broken machine; told by a message of the catalogue."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key)
        self.words = Words(key, facts)


def reason(error: OSError | ValueError) -> str:
    """Why a file could not be used."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
