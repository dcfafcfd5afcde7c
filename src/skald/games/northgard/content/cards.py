"""Cards: every kind once, in the order of the catalogue (NG-CARD-S-01 to NG-CARD-U-01)."""

import re
from typing import Final

from skald.games.northgard.content.effects import Spec, read_effects
from skald.games.northgard.ids import CLANS
from skald.kernel.rulebook import rule
from skald.kernel.tables import DataTable, whole

START: Final = "start"
CLAN_INITIAL: Final = "clan-initial"
CLAN_UPGRADE: Final = "clan-upgrade"
EARLY: Final = "early"
ADVANCED: Final = "advanced"
ACHIEVEMENT: Final = "achievement"
UNREST: Final = "unrest"
SETS: Final = (START, CLAN_INITIAL, CLAN_UPGRADE, EARLY, ADVANCED, ACHIEVEMENT, UNREST)

# Letters of the keys, how many kinds there are (NG-COMP-05, -09 to -12), and their sets.
_SERIES: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    ("S", 5, (START,)),
    ("C", 21, (CLAN_INITIAL, CLAN_UPGRADE)),
    ("E", 16, (EARLY,)),
    ("A", 36, (ADVANCED,)),
    ("ACH", 7, (ACHIEVEMENT,)),
    ("U", 1, (UNREST,)),
)
_SETS_OF: Final = {
    f"{letters}-{number:02}": sets
    for letters, kinds, sets in _SERIES
    for number in range(1, kinds + 1)
}
CARD_KEYS: Final = tuple(_SETS_OF)
_KEYS: Final = ("name", "title", "set", "effects")
_OPTIONAL: Final = ("clan", "flash", "fame", "copies")
_MOST_COPIES: Final = 10
_SLUG: Final = re.compile(r"[a-z]+(-[a-z]+)*")


class Card:
    """One kind of card; `number` is its place in the catalogue, `clan` is -1 for no clan."""

    __slots__ = (
        "clan",
        "copies",
        "effects",
        "fame",
        "flash",
        "key",
        "name",
        "number",
        "set",
        "title",
    )

    def __init__(self, number: int, key: str, entry: DataTable) -> None:
        self.number = number
        self.key = key
        self.name = entry.text("name")
        self.title = entry.text("title")
        self.set = entry.one_of("set", _SETS_OF[key])
        self.clan = CLANS.index(entry.one_of("clan", CLANS)) if "clan" in entry.values else -1
        self.flash = entry.flag("flash")
        self.fame = entry.integer("fame", -9, 9)
        self.copies = entry.integer("copies", 1, _MOST_COPIES, 1)
        self.effects: tuple[Spec, ...] = read_effects(entry, "effects")


@rule("NG-COMP-10")
def read_cards(tables: dict[str, object]) -> list[Card]:
    """All kinds of cards by number."""
    table = whole(tables, "cards", CARD_KEYS)
    cards: list[Card] = []
    for number, key in enumerate(CARD_KEYS):
        entry = table.part(key, _KEYS, _OPTIONAL)
        card = Card(number, key, entry)
        _check_name(entry, card, cards)
        _check_clan(entry, card)
        _check_numbers(entry, card)
        _check_effects(entry, card)
        cards.append(card)
    return cards


def _check_name(entry: DataTable, card: Card, before: list[Card]) -> None:
    """Names stand in notation: words and hyphens, one for each kind."""
    where = f"{entry.at('name')} is {card.name!r}"
    if not _SLUG.fullmatch(card.name):
        raise entry.fault(where, "small letters and single hyphens")
    for other in before:
        if card.name == other.name:
            raise entry.fault(where, f"another name than that of {other.key}")


def _check_clan(entry: DataTable, card: Card) -> None:
    of_clan = card.set in (CLAN_INITIAL, CLAN_UPGRADE)
    if of_clan != (card.clan >= 0):
        wrong = f"{entry.path} of the set {card.set} has {'no' if of_clan else 'a'} clan"
        raise entry.fault(wrong, "a clan on clan cards and on no others")


def _check_numbers(entry: DataTable, card: Card) -> None:
    """NG-CARD-24, NG-CARD-25: printed fame on some sets, several copies of some, Flash of some."""
    if card.fame and (card.fame < 0) != (card.set == UNREST):
        raise entry.fault(f"{entry.at('fame')} is {card.fame}", "lost fame on Unrest alone")
    if card.fame > 0 and card.set not in (EARLY, ADVANCED):
        wrong = f"{entry.at('fame')} is {card.fame}"
        raise entry.fault(wrong, "printed fame on Development cards alone")
    if card.copies > 1 and card.set not in (START, UNREST):
        raise entry.fault(f"{entry.at('copies')} is {card.copies}", f"1 in the set {card.set}")
    if card.flash and card.set in (START, ACHIEVEMENT, UNREST):
        raise entry.fault(f"{entry.at('flash')} is true", f"no Flash card in the set {card.set}")


def _check_effects(entry: DataTable, card: Card) -> None:
    """Achievements score and do nothing else, Unrest does nothing, the others do something."""
    found = [spec.do for spec in card.effects]
    scores = found.count("score")
    where = f"{entry.at('effects')} has {len(found)} effects"
    if card.set == UNREST and found:
        raise entry.fault(where, "none on Unrest")
    if card.set == ACHIEVEMENT and found != ["score"]:
        raise entry.fault(where, "one, a score, on an Achievement")
    if card.set not in (UNREST, ACHIEVEMENT) and (scores or not found):
        raise entry.fault(where, "at least one, and no score, on a card that is played")
