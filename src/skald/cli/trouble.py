"""Bad input at the command line or the prompt: one sentence, in the player's language."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from skald.kernel.errors import SkaldError
from skald.kernel.words import Fact, Words
from skald.lang import LANGUAGES, Speech

_LONGEST: Final = 500


class Trouble(SkaldError):
    """Refused by the terminal itself; told by a message of the catalogue."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key)
        self.words = Words(key, shortened(facts))


def shortened(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Facts that a message can hold: Fluent refuses very long ones."""
    return {
        name: f"{fact[:_LONGEST]}…" if isinstance(fact, str) and len(fact) > _LONGEST else fact
        for name, fact in facts.items()
    }


class WrongLine(SkaldError):
    """A line that a script typed and that cannot be obeyed."""


def sentence(speech: Speech, error: SkaldError) -> str:
    """What went wrong, on one line."""
    told = speech.tell(error.words) if isinstance(error, Trouble) else str(error)
    return " ".join(told.split())


@contextmanager
def told_in(speech: Speech) -> Iterator[None]:
    """Put troubles into words on their way out."""
    try:
        yield
    except Trouble as trouble:
        raise SkaldError(sentence(speech, trouble)) from None


def speech_for(language: str, environment: Mapping[str, str] = os.environ) -> Speech:
    """The language asked for, else that of the computer, else English."""
    if language:
        return Speech(language)
    for name in ("SKALD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            short = value[:2].lower()
            return Speech(short if short in LANGUAGES else "en")
    return Speech("en")
