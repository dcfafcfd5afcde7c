"""Named small ints of The Lord of the Ice Garden, and their short names in notation."""

from typing import Final, Literal, TypeAlias

# Factions, by colour.
BLUE: Final = 0  # Olaf Fjollsfinn
BLACK: Final = 1  # Pier van Dyken
RED: Final = 2  # Ulrike Freihoff
GREEN: Final = 3  # Passionaria Callo
Faction: TypeAlias = Literal["blue", "black", "red", "green"]
FACTIONS: Final[tuple[Faction, ...]] = ("blue", "black", "red", "green")
LETTERS: Final = ("b", "k", "r", "g")

# Resources.
POPULATION: Final = 0
GOLD: Final = 1
MFACTOR: Final = 2
Resource: TypeAlias = Literal["pop", "gold", "mf"]
RESOURCES: Final[tuple[Resource, ...]] = ("pop", "gold", "mf")

# Abilities that can be bought.
ATTACK: Final = 1
SHIELD: Final = 2
DOMINATE: Final = 3
SPEED: Final = 4
Ability: TypeAlias = Literal["att", "shd", "dom", "spd"]
ABILITY_NAMES: Final[tuple[Ability, ...]] = ("att", "shd", "dom", "spd")
ABILITIES: Final[tuple[str, ...]] = ("-", *ABILITY_NAMES)

# Kinds of pieces: a free marker, a marker behind Vuko, a unit of level 1, 2, 3.
INF: Final = 0
CTL: Final = 1
L1: Final = 2
L2: Final = 3
L3: Final = 4
PIECES: Final = ("inf", "ctl", "L1", "L2", "L3")

# Figures of a seat: 0-2 level 1, 3-4 level 2, 5 level 3.
FIGURES: Final = 6
LEVEL_OF_FIGURE: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 3)
FIGURES_OF_LEVEL: Final[tuple[tuple[int, ...], ...]] = ((), (0, 1, 2), (3, 4), (5,))

# Boxes.
VIPER: Final = 0
INFLUENCE: Final = 1
MOVE: Final = 2
MOUNTAIN: Final = 3
RAVEN: Final = 4
MAKING: Final = 5
BOXES: Final = ("viper", "influence", "move", "mountain", "raven", "making")

# Where the numbered spaces of a box begin in `State.spaces`.
FIRST_SPACE: Final[tuple[int, ...]] = (0, 0, 8, 12, 16, 20)
SPACES: Final = 24

# Vuko tiles, as bits of `State.active` (1 << effect).
FIRE: Final = 1
WHISPER: Final = 2
NIGHTWALKERS: Final = 3
BEARS: Final = 4
CYPHRAL: Final = 5
SNAKE: Final = 6
PLAN: Final = 7
SPEAR: Final = 8
EFFECTS: Final = (
    "none",
    "fire",
    "whisper",
    "nightwalkers",
    "bears",
    "cyphral",
    "snake",
    "plan",
    "spear",
)
Side: TypeAlias = Literal["plain", "arrow"]
SIDES: Final[tuple[Side, ...]] = ("plain", "arrow")

# Reputation: 0 is the safe zone, 1 the field 0, 10 the field -9.
SAFE_ZONE: Final = 0

# Places run from 1 to 8, so that 0 can mean "nowhere"; lists by place have nine cells.
PLACES: Final = 9

# Solo levels.
SOLO_OFF: Final = 0
EASY: Final = 1
MEDIUM: Final = 2
HARD: Final = 3
SCIENTIST: Final = 4
SOLO_LEVELS: Final = ("off", "easy", "medium", "hard", "scientist")

# In solo the person has seat 0 and the NPC seat 1.
NPC: Final = 1

# Ways in which a game ends (State.ending).
NOT_OVER: Final = 0
BY_SNOW: Final = 1
BY_GOAL: Final = 2
BY_POINTS: Final = 3
