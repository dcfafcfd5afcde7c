"""Named small ints of Northgard: Uncharted Lands, and their short names in notation."""

from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1

# Resources.
FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCES: Final = ("food", "wood", "lore")

# Clans.
BEAR: Final = 0
BOAR: Final = 1
GOAT: Final = 2
RAVEN: Final = 3
SNAKE: Final = 4
STAG: Final = 5
WOLF: Final = 6
CLANS: Final = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")

# Buildings: five small ones, then three large ones.
SILO: Final = 0
LODGE: Final = 1
TOWER: Final = 2
CAMP: Final = 3
STONE: Final = 4
FORTRESS: Final = 5
FORGE: Final = 6
ALTAR: Final = 7
BUILDINGS: Final = (
    "food-silo",
    "woodcutter-lodge",
    "defense-tower",
    "training-camp",
    "carved-stone",
    "fortress",
    "forge",
    "altar",
)
LARGE_TYPES: Final = (FORTRESS, FORGE, ALTAR)

# What a building stands on.
PLAIN: Final = 0
CARVED: Final = 1
NO_SPACE: Final = 2
LARGE: Final = 3
SPACES: Final = ("plain", "carved", "none", "large")

# Why a card goes into the active area.
PLAYED: Final = 0
WAITED: Final = 1
REPLACED: Final = 2
UPGRADED: Final = 3
RESPONDED: Final = 4

# Creatures.
WOLF_CREATURE: Final = 0
DRAUGR: Final = 1
BROWN_BEAR: Final = 2
VALKYRIE: Final = 3
CREATURES: Final = ("wolf", "draugr", "brown-bear", "valkyrie")

# Flags of a player that last until the end of the year.
KAIJA_ATTACKS: Final = 1
PICKED: Final = 2
CONQUEROR: Final = 4

# How a game ends.
NOT_OVER: Final = 0
BY_TERRITORIES: Final = 1
BY_FAME: Final = 2

# Letters of the seats' colours in notation.
COLOURS: Final = ("red", "blue", "yellow", "green", "purple")
LETTERS: Final = ("r", "b", "y", "g", "p")
