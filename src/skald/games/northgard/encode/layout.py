"""The fields of an observation of Northgard: Uncharted Lands.

Territories are at the cell of their name (t0 to t102), as in the table of actions; cards and
tiles at the cell of their number in the component data.
"""

from typing import Final

from skald.games.northgard.actions import NODES
from skald.games.northgard.content import default
from skald.games.northgard.land import REACH
from skald.kernel.encoding import Slot, choice_fields
from skald.kernel.layout import COUNT, FLAG, Field, Layout

SEATS: Final = 5
CARDS: Final = len(default().cards)
TILE_COUNT: Final = len(default().tiles)
# Creatures in the line: as many as there are cards of them.
LINE: Final = len(default().creature_cards)
# A coordinate of a square is told with this added, so that 0 means: not on the map.
OFFSET: Final = REACH + 1
# Fame may be negative.
FAME_OFFSET: Final = 100
# The choices that a seat may be asked for.
KINDS: Final = (
    *("AddUnit", "AttackerFace", "AttackerFood", "AxeThrow", "BribeFrom", "BribeGroup", "BribeTo"),
    *("Build", "CallCreature", "CampBonus", "Casualties", "ChooseBasic", "ChooseCell"),
    *("ChooseClan", "ChooseOpponent", "ChooseSite", "ChooseSpace", "ChooseTile", "ChooseTurn"),
    *("CopySecret", "DefenderFace", "DefenderFood", "DiscardOne", "DraugrTakes", "Exchange"),
    *("ExchangeWhere", "ExploreAgain", "Fights", "FutureSight", "Glory", "GloryAfter"),
    *("HiddenFrom", "HiddenGroup", "HiddenTo", "Hire", "HireUnit", "Levy", "Move"),
    *("MoveCreature", "MoveGroup", "MoveTo", "NameCreatures", "NameFirst", "PassThrough"),
    *("PayForCard", "PickCard", "PlaceToken", "PlayOn", "Recruit", "Reinforce", "RejectTile"),
    *("Repeat", "Response", "Retreat", "Retrieve", "ReturnTiles"),
    *("SecondChance", "SecondTile", "SecretsOf", "SeeHand", "SettleGroup", "SetupGroup"),
    *("SetupTile", "ShiftDefender", "SortDrawn", "StealLore", "Strike", "StruggleCasualties"),
    *("StruggleFood", "Swap", "TakeOne", "TakeUpgrade", "Theft", "Trade", "Turn", "YieldOrPay"),
)
_AT: Final = Slot("at")
_FROM: Final = Slot("from")
_LEFT: Final = Slot("left")
SLOTS: Final = {
    **{"place": _AT, "territory": _AT, "target": _AT, "at": _AT, "source": _FROM},
    **{"tile": Slot("tile"), "kind": Slot("kind")},
    **dict.fromkeys(("left", "number", "times", "amount", "discards"), _LEFT),
    **{"attack": Slot("attack"), "points": Slot("attack"), "combat_points": Slot("attack")},
    **{"defence": Slot("defence"), "value": Slot("defence")},
    **{"attack_casualties": Slot("attack_casualties"), "casualties": Slot("attack_casualties")},
    "defence_casualties": Slot("defence_casualties"),
    "YieldOrPay.card": Slot("card"),
}


def _flag(name: str, meaning: str, *shape: int) -> Field:
    return Field(name, shape or (1,), FLAG, meaning)


def _count(name: str, meaning: str, *shape: int) -> Field:
    return Field(name, shape or (1,), COUNT, meaning)


LAYOUT: Final = Layout(
    [
        *choice_fields(SEATS, KINDS),
        _flag("at", "for the chooser: the territory it is about, or leads to", NODES),
        _flag("from", "for the chooser: the territory it starts from", NODES),
        _flag("tile", "for the chooser: the tile to be placed", TILE_COUNT),
        _count("x", f"for the chooser: x + {OFFSET} of the square, 0 if it is about none"),
        _count("y", f"for the chooser: y + {OFFSET} of the square, 0 if it is about none"),
        _flag("card", "for the chooser: the card that was named", CARDS),
        _flag("kind", "for the chooser: the type of building", 8),
        _count("left", "for the chooser: how many are left"),
        _count("attack", "for the chooser: strength of the attacker"),
        _count("defence", "for the chooser: strength of the defender"),
        _count("attack_casualties", "for the chooser: casualties caused by the attacker"),
        _count("defence_casualties", "for the chooser: casualties caused by the defender"),
        _flag("over", "whether the game has ended"),
        _count("year", "the year"),
        _count("years", "the last year"),
        _count("unrest", "Unrest cards left"),
        _flag("first", "the first player", SEATS),
        _flag("invader", "who has units in a territory of another", SEATS),
        _count("tokens", "buildings left, by type", 8),
        _count("display", "cards on display", CARDS),
        _count("achievements", "achievements on offer", CARDS),
        _count("early", "cards left in the pile of early developments", CARDS),
        _count("advanced", "cards left in the pile of advanced developments", CARDS),
        _count("creature_pile", "creature cards in the pile"),
        _count("creature_discard", "creature cards in the discard, by kind", 4),
        _count("line_kind", "the line of creatures: kind from 1, 0 if there is none", LINE),
        _count("line_at", "the line of creatures: territory from 1, 0 if nowhere", LINE),
        _flag("line_fight", "the line of creatures: those still to be fought", LINE),
        _flag("drawn", "tiles drawn", TILE_COUNT),
        _flag("unseen_tiles", "tiles that may still come", TILE_COUNT),
        _count("tile_bottom", "tiles at the bottom of the pile: place from 1", TILE_COUNT),
        _flag("present", "seats in this game", SEATS),
        _flag("partner", "the observer's partner", SEATS),
        _flag("passed", "who has passed", SEATS),
        _count("reserve", "units in the reserve", SEATS),
        _flag("fame_known", "whose fame the observer knows", SEATS),
        _count("fame", f"fame + {FAME_OFFSET}, 0 if unknown", SEATS),
        _count("hand_size", "cards in hand", SEATS),
        _count("draw_pile", "cards in the draw pile", SEATS),
        _count("tiles_in_hand", "tiles in hand", SEATS),
        _count("hidden_top", "cards on the draw pile that only the owner knows", SEATS),
        _count("strongholds", "closed territories with a large building", SEATS),
        _flag("clan", "clan: bear, boar, goat, raven, snake, stag, wolf", SEATS, 7),
        _count("resources", "food, wood, lore", SEATS, 3),
        _flag("flags", "this year: Kaija attacks, has picked, has conquered", SEATS, 3),
        _flag("upgrades", "clan upgrades taken", SEATS, 2),
        _count("hand", "cards in hand, where the observer knows them", SEATS, CARDS),
        _count("unseen", "cards whose place the observer does not know", SEATS, CARDS),
        _count("top", "known top of the draw pile: 1 is drawn next", SEATS, CARDS),
        _count("active", "cards in the active area", SEATS, CARDS),
        _count("discard", "cards in the discard", SEATS, CARDS),
        _count("played", "cards played this year", SEATS, CARDS),
        _flag("tile_hand", "tiles in hand, where the observer knows them", SEATS, TILE_COUNT),
        _flag("holder", "who holds a territory", SEATS, NODES),
        _count("units", "units of the holder", NODES),
        _count("invading", "units of the invader", NODES),
        _count(
            "buildings",
            "each of the five small types on a plain, a carved and no space; the large types",
            *(18, NODES),
        ),
        _flag("kaija", "where Kaija stands", NODES),
        _flag("scorched", "where the scorched token lies", NODES),
        _count("creatures", "creatures, by kind", 4, NODES),
        _flag("exists", "territories of the map", NODES),
        _flag("open", "open territories", NODES),
        _count("size", "tiles on which a territory lies", NODES),
        _count("food", "printed food", NODES),
        _count("wood", "printed wood", NODES),
        _count("lore", "printed lore", NODES),
        _count("small_spaces", "plain small spaces", NODES),
        _count("carved_spaces", "carved small spaces", NODES),
        _count("large_spaces", "large spaces", NODES),
        _count("lairs", "lairs", NODES),
        _count("territory", "by part of a placed tile: its territory from 1", NODES),
        _count("tile_x", f"placed tiles: x + {OFFSET}, 0 if not on the map", TILE_COUNT),
        _count("tile_y", f"placed tiles: y + {OFFSET}, 0 if not on the map", TILE_COUNT),
        _count("tile_turn", "placed tiles: quarter turns + 1", TILE_COUNT),
        _count("near", "1: neighbours, 2: neighbours across a rough border", NODES, NODES),
    ],
    KINDS,
)
