"""What cards are worth: as actions, as part of a deck, and at the end."""

from typing import Final

from skald.games.northgard.content import Card, default
from skald.games.northgard.state import State

# What playing a card once is worth in fame, all in all.
_PLAY: Final[dict[str, float]] = {
    "S-01": 1.0, "S-02": 0.9, "S-03": 1.5, "S-04": 1.3, "S-05": 1.7,
    "C-01": 1.2, "C-02": 2.0, "C-03": 1.5, "C-04": 1.9, "C-05": 2.2, "C-06": 2.6, "C-07": 1.6,
    "C-08": 2.8, "C-09": 2.2, "C-10": 1.9, "C-11": 1.5, "C-12": 2.0, "C-13": 1.1, "C-14": 1.2,
    "C-15": 1.4, "C-16": 1.2, "C-17": 2.1, "C-18": 2.4, "C-19": 1.1, "C-20": 2.0, "C-21": 1.8,
    "E-01": 1.3, "E-02": 1.6, "E-03": 1.1, "E-04": 1.3, "E-05": 1.3, "E-06": 1.4, "E-07": 1.6,
    "E-08": 2.1, "E-09": 1.4, "E-10": 1.3, "E-11": 1.7, "E-12": 1.7, "E-13": 1.3, "E-14": 1.0,
    "E-15": 1.7, "E-16": 0.7,
    "A-01": 1.5, "A-02": 1.1, "A-03": 1.4, "A-04": 1.1, "A-05": 1.5, "A-06": 0.9, "A-07": 1.3,
    "A-08": 1.8, "A-09": 2.0, "A-10": 1.1, "A-11": 2.0, "A-12": 0.4, "A-13": 1.5, "A-14": 2.2,
    "A-15": 1.8, "A-16": 2.2, "A-17": 1.6, "A-18": 1.2, "A-19": 2.8, "A-20": 1.9, "A-21": 2.2,
    "A-22": 1.6, "A-23": 1.4, "A-24": 2.0, "A-25": 1.5, "A-26": 1.5, "A-27": 1.2, "A-28": 1.8,
    "A-29": 1.8, "A-30": 1.4, "A-31": 1.5, "A-32": 2.5, "A-33": 1.5, "A-34": 1.5, "A-35": 1.3,
    "A-36": 2.1,
}  # fmt: skip
# What a card mostly does; the first four as numbered by the Feast.
RECRUIT: Final = 0
MOVE: Final = 1
EXPLORE: Final = 2
BUILD: Final = 3
OTHER: Final = 4
DRAWING: Final = 5
FEAST: Final = 6
_KINDS: Final = {
    "recruit": RECRUIT,
    "recruit_each": RECRUIT,
    "move": MOVE,
    "explore": EXPLORE,
    "build": BUILD,
    "draw": DRAWING,
    "choose": FEAST,
    "teamwork": FEAST,
}
_SPECIAL_KINDS: Final = {"mercenaries": RECRUIT, "glory": BUILD, "annex": FEAST}
# An average card, and how much a better one brings in a year.
AVERAGE: Final = 1.3
_YEARLY: Final = 0.25
_MOST_YEARS: Final = 10

_CARDS: Final = default().cards
CARD_FAME: Final[list[float]] = [float(card.fame) for card in _CARDS]
CARD_PLAY: Final[list[float]] = [_PLAY.get(card.key, 0.0) for card in _CARDS]
UNREST: Final[int] = default().card_number["U-01"]
FIRST_ACHIEVEMENT: Final[int] = default().card_number["ACH-01"]
_LAST_ACHIEVEMENT: Final[int] = default().card_number["ACH-07"]


def _kind_of(card: Card) -> int:
    if not card.effects:
        return OTHER
    lead = card.effects[0]
    return _KINDS.get(lead.do, _SPECIAL_KINDS.get(lead.code, OTHER))


def is_achievement(card: int) -> bool:
    """Whether a card only counts at the end."""
    return FIRST_ACHIEVEMENT <= card <= _LAST_ACHIEVEMENT


CARD_KIND: Final[list[int]] = [_kind_of(card) for card in _CARDS]
# What a card in the deck is worth with so many years to come: its fame, and what it does.
OWNING: Final[list[list[float]]] = [
    [
        fame + (0.0 if is_achievement(card) else (play - AVERAGE) * _YEARLY * years)
        for card, (fame, play) in enumerate(zip(CARD_FAME, CARD_PLAY, strict=True))
    ]
    for years in range(_MOST_YEARS + 1)
]


def place_of_achievement(card: int) -> int:
    """0 Builder, Explorer, Food Trader, Wood Trader, Scholar, Trapper, 6 Warlord."""
    return card - FIRST_ACHIEVEMENT


def years_after(s: State) -> int:
    """The years that follow this one."""
    return s.setting.years - s.year
