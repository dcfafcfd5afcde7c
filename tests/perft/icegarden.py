"""Perft positions of The Lord of the Ice Garden."""

from typing import Final

from skald.games.icegarden.game import RULES
from skald.games.icegarden.state import State
from skald.kernel.agenda import State as KernelState
from tests.perft.wishes import Book, Wish
from tests.properties.icegarden.striving import for_the_goal, striving

_ADVANCED: Final = {"advanced": "on", "extra_tiles": "on"}
_SNAKE: Final = {
    **_ADVANCED,
    "vuko_tiles": "snake:arrow,fire:arrow,nightwalkers:arrow,cyphral:arrow",
}
_SOLO: Final = {"solo": "hard"}

WISHES: Final = (
    Wish("set-up: first tile", "LayTile", 2, {"factions": "blue,red", "first": "1"}),
    Wish("set-up: Thorn", "PlaceThorn", 4, {}),
    Wish("set-up: reserves", "DealReserves", 3, {"factions": "blue,red,green"}),
    Wish("set-up: starting influence", "StartingInfluence", 4, {"edition": "second-de"}),
    Wish("set-up: Vuko tiles", "LayVukoTile", 2, _ADVANCED),
    Wish("initiative", "MoveInitiative", 4, {}, chapter=3),
    Wish("order tokens", "LayOrderToken", 3, {"advanced": "on"}, least=25),
    Wish("planning", "PlanAction", 4, {}),
    Wish("planning with full boxes", "PlanAction", 2, {}, chapter=4),
    Wish("viper gorge", "ViperGorge", 3, {}, least=8),
    Wish("influence", "Influence", 4, {}, least=5),
    Wish("move", "March", 4, {}, least=16),
    Wish("mountain", "Mountain", 3, {}, least=20),
    Wish("raven shadow", "Raven", 4, {}, least=3),
    Wish("making", "Making", 4, {}, least=14),
    Wish("making: M-factor", "ShiftMfactor", 2, {}, least=5),
    Wish("making: summoned units", "PlaceSummoned", 4, {}, least=4),
    Wish("activation: Maker-Spy", "MakerSpy", 4, {}),
    Wish("activation: Ice Floe", "IceFloe", 4, {}, least=3),
    Wish("activation: Speed", "SpeedMove", 4, {}, least=5),
    Wish("attack", "PayForAttack", 4, {}),
    Wish("attack: targets", "Hit", 4, {}, least=4),
    Wish("vuko kills", "VukoKills", 4, {}),
    Wish("vuko: giant snake", "Flee", 4, _SNAKE, least=3),
    Wish("domination: resources", "Collect", 4, {}, least=3),
    Wish("domination: recruitment", "Recruit", 4, {}),
    Wish("domination: pillage", "Plunder", 4, {}, least=4),
    Wish("domination: enthral", "Replace", 4, {}),
    Wish("lock", "Scatter", 1, {"solo": "easy", "npc": "green"}, least=3),
    Wish("catch-up", "CatchUp", 2, {}, chapter=2),
    Wish("solo: the NPC spreads", "NpcSpreads", 1, _SOLO),
    Wish("solo: the NPC summons", "NpcArrives", 1, _SOLO, chapter=1),
    Wish("solo: the NPC moves", "RelocateUnit", 1, _SOLO),
    Wish("solo: the NPC pillages", "NpcPillage", 1, {"solo": "medium", "npc": "red"}, least=4),
)


def _round(state: KernelState) -> int:
    assert isinstance(state, State)
    return state.round


BOOK: Final = Book(RULES, WISHES, striving(for_the_goal, 4), _round, enough=60_000)
