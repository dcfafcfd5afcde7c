"""Perft positions of Northgard: Uncharted Lands."""

from typing import Final

from skald.games.northgard.game import RULES
from skald.games.northgard.state import State
from skald.kernel.agenda import State as KernelState
from tests.perft.wishes import Book, Wish
from tests.properties.northgard.pressing import pressing

_CREATURES: Final = {"creatures": "on"}
_MORE: Final = {"creatures": "on", "more_creatures": "on"}

WISHES: Final = (
    Wish("set-up: clans", "ChooseClan", 3, {"clans": "chosen", "first": "1"}),
    Wish("set-up: first tile", "SetupTile", 2, {"first": "1"}),
    Wish("set-up: five players", "ChooseCell", 5, {}, least=4),
    Wish("set-up: strict borders", "ChooseTurn", 4, {"border_rule": "strict"}),
    Wish("cards are drawn", "DrawFromBag", 2, {}, least=4, chapter=2),
    Wish("turn", "Turn", 4, {}, least=16, chapter=3),
    Wish("turn beside creatures", "Turn", 3, _CREATURES, least=10, chapter=4),
    Wish("flash cards", "PlayOn", 4, {}, least=4, chapter=2),
    Wish("response", "Response", 4, {}),
    Wish("recruit", "Recruit", 3, {}, least=5, chapter=2),
    Wish("recruit in each territory", "Levy", 4, {}, least=3),
    Wish("build", "Build", 2, {}, least=6),
    Wish("building space", "ChooseSpace", 4, {}),
    Wish("move", "Move", 4, {}, least=6, chapter=3),
    Wish("move past a partner", "Move", 4, {"teams": "on"}, least=6, chapter=3),
    Wish("combat: order", "Fights", 4, {}),
    Wish("combat: food", "AttackerFood", 4, {}, least=3),
    Wish("combat: Kaija", "Casualties", 3, {"clans": "bear,wolf,snake"}),
    Wish("combat: retreat", "Retreat", 4, {}, least=3),
    Wish("explore: squares", "ChooseCell", 3, {}, least=8, chapter=2),
    Wish("explore: tiles", "ChooseTile", 2, {"clans": "boar,raven"}, least=2, chapter=2),
    Wish("draw and sort", "SortDrawn", 3, {}, least=3),
    Wish("another's hand", "SeeHand", 3, {}, least=3),
    Wish("upgrade", "TakeUpgrade", 4, {}),
    Wish("Scorched Earth", "PlaceToken", 3, {"clans": "snake,wolf,goat"}, least=3),
    Wish("trade", "Trade", 2, {}, least=12),
    Wish("trade of partners", "Trade", 4, {"teams": "on"}, least=12),
    Wish("theft", "Theft", 3, {"clans": "snake,wolf,goat"}, least=3),
    Wish("creatures: one appears", "CreatureAppears", 3, _CREATURES, chapter=1),
    Wish("creatures: attack", "NameCreatures", 3, _CREATURES),
    Wish("creatures: fight", "StruggleFood", 3, _CREATURES, least=3),
    Wish("creatures: one moves", "MoveCreature", 4, _MORE),
    Wish("creatures: one more", "CallCreature", 5, _MORE, least=2),
    Wish("second chance", "SecondChance", 4, _MORE, least=4),
)


def _year(state: KernelState) -> int:
    assert isinstance(state, State)
    return state.year


BOOK: Final = Book(RULES, WISHES, pressing, _year, enough=15_000)
