"""Buildings, clans and creatures (NG-BLDG, NG-CLAN-01, NG-CREA-10 to -13)."""

from typing import Final

from skald.games.northgard.ids import BUILDINGS, CLANS, CREATURES, LARGE_TYPES, RESOURCES
from skald.kernel.tables import DataTable, whole

BUILDING_EFFECTS: Final = (*RESOURCES, "casualty", "unit", "points", "card", "fame")
UPGRADES: Final = 2
PRIORITIES: Final = ("resources", "buildings", "units")
_MOST: Final = 9


class Building:
    """One type of building; `effect` and `amount` say what each copy gives its controller."""

    __slots__ = ("amount", "effect", "large", "name", "number", "price", "title")

    def __init__(self, number: int, entry: DataTable) -> None:
        self.number = number
        self.name = BUILDINGS[number]
        self.title = entry.text("title")
        self.large = entry.one_of("size", (_size(number),)) == "large"
        self.price = entry.integer("price", 1, _MOST)
        self.effect = entry.one_of("effect", BUILDING_EFFECTS)
        self.amount = entry.integer("amount", 1, _MOST)

    @property
    def resource(self) -> int:
        """The resource it yields at Harvest, or -1."""
        return RESOURCES.index(self.effect) if self.effect in RESOURCES else -1


def _size(number: int) -> str:
    """NG-COMP-02: five small types, then three large ones."""
    return "large" if number in LARGE_TYPES else "small"


def read_buildings(tables: dict[str, object]) -> tuple[Building, ...]:
    """The eight types, small ones first."""
    table = whole(tables, "buildings", BUILDINGS)
    keys = ("title", "size", "price", "effect", "amount")
    return tuple(Building(n, table.part(name, keys)) for n, name in enumerate(BUILDINGS))


# NG-COMP-15: the pieces that belong to one clan.
KAIJA: Final = "kaija"
SCORCHED_EARTH: Final = "scorched-earth"
_OWN_PIECES: Final = {"bear": KAIJA, "snake": SCORCHED_EARTH}


class Clan:
    """One clan, the numbers of its three cards, and the piece of its own if it has one."""

    __slots__ = ("initial", "name", "number", "piece", "title", "upgrades")

    def __init__(self, number: int, entry: DataTable, card_number: dict[str, int]) -> None:
        upgrades = entry.texts("upgrades")
        keys = [entry.text("initial"), *upgrades]
        if len(upgrades) != UPGRADES:
            raise entry.fault(f"{entry.at('upgrades')} has {len(upgrades)} cards", str(UPGRADES))
        for key in keys:
            if key not in card_number:
                raise entry.fault(f"{entry.path} has the card {key!r}", "keys of the table cards")
        self.number = number
        self.name = CLANS[number]
        self.title = entry.text("title")
        self.piece = _OWN_PIECES.get(self.name, "")
        self.initial = card_number[keys[0]]
        self.upgrades = (card_number[keys[1]], card_number[keys[2]])


def read_clans(tables: dict[str, object], card_number: dict[str, int]) -> tuple[Clan, ...]:
    """The seven clans."""
    table = whole(tables, "clans", CLANS)
    keys = ("title", "initial", "upgrades")
    return tuple(Clan(n, table.part(name, keys), card_number) for n, name in enumerate(CLANS))


class Creature:
    """One kind of creature; `priorities` say what it looks for, in order, when it moves."""

    __slots__ = ("copies", "fame", "name", "number", "priorities", "shares", "title", "value")

    def __init__(self, number: int, entry: DataTable) -> None:
        self.number = number
        self.name = CREATURES[number]
        self.title = entry.text("title")
        self.copies = entry.integer("copies", 1, _MOST)
        self.value = entry.integer("value", 1, _MOST)
        self.fame = entry.integer("fame", 1, _MOST)
        self.priorities = tuple(entry.texts("priorities"))
        self.shares = entry.flag("shares")
        if sorted(self.priorities) != sorted(PRIORITIES):
            wrong = f"{entry.at('priorities')} is {list(self.priorities)}"
            raise entry.fault(wrong, "resources, buildings and units in some order")


def read_creatures(tables: dict[str, object]) -> tuple[Creature, ...]:
    """The four kinds."""
    table = whole(tables, "creatures", CREATURES)
    keys = ("title", "copies", "value", "fame", "priorities", "shares")
    return tuple(Creature(n, table.part(name, keys)) for n, name in enumerate(CREATURES))
