"""The search of the rules: by words without their endings, forgiving of accents and small words.

A rule answers a question the better the more of its words it has, the nearer they are, and the
more they stand in its title or chapter; among equals the rulebook explains first things first.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import ceil
from typing import Final, NamedTuple

from skald.rulebook.words import Sought, Span, folded, places_of, stems, wording, words_of

# How near a word of a text is to one that is looked for.
_SAME: Final = 4
_AKIN: Final = 3
_NEAR: Final = 2
_INSIDE: Final = 1

# How much a hit in a heading weighs; one in the text weighs 1, and counts where no heading has it.
_HEADING: Final = {"title": 4, "chapter": 2}

# Words are near that have so many first letters in common, and at least so much of the longer one.
_COMMON: Final = 4
_SHARE: Final = 2 / 3


class Entry(NamedTuple):
    """What can be searched of a rule."""

    title: str
    chapter: str
    text: str


class _Place(NamedTuple):
    """Where a word stands: in which entry, and in which part of it."""

    number: int
    part: str


class Index:
    """The words of the rules of one game in one language, and where they stand."""

    def __init__(self, entries: Iterable[Entry], language: str) -> None:
        self._language: Final = language
        places: dict[str, set[_Place]] = defaultdict(set)
        for number, entry in enumerate(entries):
            for part, text in entry._asdict().items():
                for word in words_of(text):
                    for stem in stems(language, word):
                        places[stem].add(_Place(number, part))
        self._places: Final[Mapping[str, set[_Place]]] = places

    def best(self, question: str) -> list[int]:
        """Which entries answer a question, best first: by words hit, then by how well."""
        hits, scores = Counter[int](), Counter[int]()
        for sought in wording(self._language).sought(question):
            found = self._scores(sought)
            hits.update(found.keys())
            scores.update(found)
        most = max(hits.values(), default=0)
        answers = [number for number in hits if 2 * hits[number] > most]
        return sorted(answers, key=lambda number: (-hits[number], -scores[number], number))

    def _scores(self, sought: Sought) -> Mapping[int, int]:
        """How well each entry hits a word: in its heading, else in its text."""
        text: dict[int, int] = {}
        heading = Counter[int]()
        for place, nearness in self._nearest(sought).items():
            if place.part in _HEADING:
                heading[place.number] += _HEADING[place.part] * nearness
            else:
                text[place.number] = nearness
        return {**text, **heading}

    def _nearest(self, sought: Sought) -> Mapping[_Place, int]:
        """The places that have a word, or one that is near to it, and how near the nearest is."""
        near = Counter[_Place]()
        for term, places in self._places.items():
            if nearness := _nearness(sought, term):
                near |= Counter(dict.fromkeys(places, nearness))
        return near


class Marker:
    """Finds in texts what a question looks for."""

    def __init__(self, question: str, language: str) -> None:
        self._language: Final = language
        self._sought: Final = wording(language).sought(question)
        self._parts: Final[dict[str, Span | None]] = {}

    def spans(self, text: str) -> list[Span]:
        """The parts of a text to be marked: at most one of each word."""
        places = ((start, self._part(word)) for word, start in places_of(text))
        return [Span(start + part.start, start + part.end) for start, part in places if part]

    def _part(self, word: str) -> Span | None:
        if word not in self._parts:
            parts = [part for each in self._sought if (part := self._hit(each, word))]
            self._parts[word] = max(parts, key=lambda part: part.end - part.start, default=None)
        return self._parts[word]

    def _hit(self, sought: Sought, word: str) -> Span | None:
        """All of a word, or what is looked for inside of it."""
        nearness = max(_nearness(sought, term) for term in stems(self._language, word))
        plain = folded(word)
        if nearness in (_NEAR, _INSIDE) and len(plain) == len(word):
            for stem in sought.stems:
                if (start := plain.find(stem)) >= 0:
                    return Span(start, start + len(stem))
        return Span(0, len(word)) if nearness else None


def _nearness(sought: Sought, term: str) -> int:
    if term in sought.stems:
        return _SAME
    if term in sought.akin:
        return _AKIN
    if any(_is_near(stem, term) for stem in sought.stems):
        return _NEAR
    inside = any(len(stem) >= _COMMON and stem in term for stem in sought.stems)
    return _INSIDE if inside else 0


def _is_near(stem: str, term: str) -> bool:
    """Whether a word begins as another does, or begins with all of it."""
    common = max(_COMMON, ceil(_SHARE * max(len(stem), len(term))))
    return len(stem) > 1 and term.startswith(stem[:common])
