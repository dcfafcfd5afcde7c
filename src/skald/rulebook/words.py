"""Words as the search sees them: without case, accents and endings, in three languages."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple, Protocol

from snowballstemmer.english_stemmer import EnglishStemmer  # type: ignore[import-untyped]
from snowballstemmer.german_stemmer import GermanStemmer  # type: ignore[import-untyped]
from snowballstemmer.polish_stemmer import PolishStemmer  # type: ignore[import-untyped]

from skald.lang import Speech


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...  # noqa: N802


_STEMMERS: Final[dict[str, type[_Stemmer]]] = {
    "en": EnglishStemmer,
    "de": GermanStemmer,
    "pl": PolishStemmer,
}
# Letters that Unicode does not take apart.
_LETTERS: Final = {"ł": "l", "ß": "s", "ø": "o"}
_WORD: Final = re.compile(r"[^\W_]+")
# What people type is kept no longer than this.
_KEPT: Final = 20_000
# Of a question, only so many words are looked for.
_MOST_WORDS: Final = 16


class Span(NamedTuple):
    """A part of a text, from one letter to before another."""

    start: int
    end: int


class Sought(NamedTuple):
    """The stems of a word that is looked for, and those of words that mean the same."""

    stems: tuple[str, ...]
    akin: frozenset[str]


def folded(word: str) -> str:
    """A word without case and accents, letter for letter."""
    return "".join(
        _LETTERS.get(letter) or unicodedata.normalize("NFD", letter)[0] for letter in word.lower()
    )


def words_of(text: str) -> list[str]:
    """The words of a text as they are written."""
    return _WORD.findall(text)


def places_of(text: str) -> Iterator[tuple[str, int]]:
    """The words of a text and where each begins."""
    return ((match.group(), match.start()) for match in _WORD.finditer(text))


@lru_cache(_KEPT)
def stems(language: str, word: str) -> tuple[str, ...]:
    """A word without its endings; also as it is stemmed when it was typed without accents.

    Endings may have accents (`budynków`), so that both can differ. A stemmer remembers the word
    it is at and serves one thread: each word gets its own.
    """
    stemmer = _STEMMERS[language]
    forms = (word.lower(), folded(word))
    return tuple(dict.fromkeys(folded(stemmer().stemWord(form)) for form in forms))


class Wording:
    """What a search in one language passes over, and which words mean the same."""

    __slots__ = ("_akin", "_language", "_small")

    def __init__(self, speech: Speech) -> None:
        self._language: Final = speech.language
        self._small: Final = frozenset(map(folded, words_of(speech.say("search-small"))))
        groups = speech.say("search-akin").split(";")
        self._akin: Final = [frozenset(self._stems_of(group)) for group in groups]

    def sought(self, question: str) -> list[Sought]:
        """The words of a question that are worth looking for; all of them if none is."""
        words = words_of(question)
        worth = [word for word in words if folded(word) not in self._small] or words
        found = dict.fromkeys(stems(self._language, word) for word in worth)
        return [Sought(each, self._meaning(each)) for each in list(found)[:_MOST_WORDS]]

    def _meaning(self, own: tuple[str, ...]) -> frozenset[str]:
        return frozenset[str]().union(*(group for group in self._akin if group.intersection(own)))

    def _stems_of(self, text: str) -> Iterator[str]:
        return (stem for word in words_of(text) for stem in stems(self._language, word))


@cache
def wording(language: str) -> Wording:
    """The wording of a language."""
    return Wording(Speech(language))
