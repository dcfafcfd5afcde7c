"""The search of the rules: forgiving of small words, endings and accents, best first.

`web/src/rules/searching.ts` does the same; `tests/faces/questions.json` holds both to it.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from skald.lang import Speech

# How near a word of a text is to one that is looked for.
_SAME: Final = 4
_AKIN: Final = 3
_NEAR: Final = 2
_INSIDE: Final = 1

# How much a hit weighs by where it is.
_TITLE: Final = 4
_CHAPTER: Final = 2

_SHORTEST_STEM: Final = 3
# Words with so many first letters in common, and at most so many others, are near.
_COMMON: Final = 4
_OTHERS: Final = 2

_LETTERS: Final = {"ł": "l", "ß": "s", "ø": "o"}
_WORD: Final = re.compile(r"[^\W_]+")


class Span(NamedTuple):
    """A part of a text, from one letter to before another."""

    start: int
    end: int


class Sought(NamedTuple):
    """A word that is looked for, and the stems of those that mean the same."""

    stem: str
    akin: frozenset[str]


class Entry(NamedTuple):
    """What can be searched of a rule."""

    title: str
    chapter: str
    text: str


class Wording:
    """What a search in one language passes over, and which words mean the same."""

    __slots__ = ("_akin", "_endings", "_small", "_stems")

    def __init__(self, speech: Speech) -> None:
        self._small: Final = frozenset(words_of(speech.say("term-search-small")))
        endings = words_of(speech.say("term-search-endings"))
        self._endings: Final = sorted(endings, key=len, reverse=True)
        self._stems: Final[dict[str, str]] = {}
        groups = speech.say("term-search-akin").split(";")
        self._akin: Final = [frozenset(map(self.stem, words_of(group))) for group in groups]

    def stem(self, word: str) -> str:
        """A word without its endings."""
        if word not in self._stems:
            self._stems[word] = self._cut(word) if word.isalpha() else word
        return self._stems[word]

    def sought(self, question: str) -> list[Sought]:
        """The words of a question that are worth looking for; all of them if none is."""
        words = words_of(question)
        stems = [self.stem(word) for word in words if word not in self._small] or words
        return [Sought(stem, self._meaning(stem)) for stem in dict.fromkeys(stems)]

    def _meaning(self, stem: str) -> frozenset[str]:
        return frozenset[str]().union(*(group for group in self._akin if stem in group))

    def _cut(self, word: str) -> str:
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
                return self.stem(word[: -len(ending)])
        is_doubled = len(word) > _SHORTEST_STEM and word[-1] == word[-2]
        return word[:-1] if is_doubled else word


@cache
def wording(language: str) -> Wording:
    """The wording of a language."""
    return Wording(Speech(language))


@cache
def folded(text: str) -> str:
    """A text without case and accents, letter for letter."""
    plain = "".join(
        _LETTERS.get(letter) or unicodedata.normalize("NFD", letter)[0] for letter in text.lower()
    )
    return plain if len(plain) == len(text) else text.lower()


def words_of(text: str) -> list[str]:
    """The words of a text, folded."""
    return _WORD.findall(folded(text))


def best(entries: Sequence[Entry], question: str, language: str) -> list[int]:
    """Which entries answer a question, best first: by words hit, then by where they are hit."""
    tongue = wording(language)
    sought = tongue.sought(question)
    ranks = [_rank(entry, sought, tongue) for entry in entries]
    most = max((hits for hits, _ in ranks), default=0)
    found = [number for number, (hits, _) in enumerate(ranks) if 2 * hits > most]
    return sorted(found, key=lambda number: ranks[number], reverse=True)


def hit_spans(text: str, question: str, language: str) -> list[Span]:
    """The parts of a text that are what a question looks for."""
    tongue = wording(language)
    sought = tongue.sought(question)
    plain = folded(text)
    spans: list[Span] = []
    for match in _WORD.finditer(plain):
        near = [_part(each, match.group(), tongue) for each in sought]
        start = match.start()
        spans += [Span(start + part.start, start + part.end) for part in near if part]
    return spans


def _rank(entry: Entry, sought: Iterable[Sought], tongue: Wording) -> tuple[int, int]:
    """How many words an entry hits, and how well."""
    hits = score = 0
    for each in sought:
        title, chapter, text = (_nearest(each, words_of(part), tongue) for part in entry)
        hits += bool(title or chapter or text)
        score += _TITLE * title + _CHAPTER * chapter or text
    return hits, score


def _nearest(sought: Sought, words: Iterable[str], tongue: Wording) -> int:
    return max((_nearness(sought, word, tongue) for word in words), default=0)


def _nearness(sought: Sought, word: str, tongue: Wording) -> int:
    stem = tongue.stem(word)
    if stem == sought.stem:
        return _SAME
    if stem in sought.akin:
        return _AKIN
    if _is_start(sought.stem, word) or _are_near(sought.stem, stem):
        return _NEAR
    return _INSIDE if len(sought.stem) >= _COMMON and sought.stem in word else 0


def _is_start(stem: str, word: str) -> bool:
    return len(stem) > 1 and word.startswith(stem)


def _are_near(one: str, other: str) -> bool:
    common = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        common += 1
    return common >= _COMMON and max(len(one), len(other)) - common <= _OTHERS


def _part(sought: Sought, word: str, tongue: Wording) -> Span | None:
    """The part of a word that is shown as a hit: all of it, or what is looked for inside."""
    nearness = _nearness(sought, word, tongue)
    at = word.find(sought.stem)
    if nearness in (_NEAR, _INSIDE) and at >= 0:
        return Span(at, at + len(sought.stem))
    return Span(0, len(word)) if nearness else None
