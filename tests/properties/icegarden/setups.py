"""Random tables of The Lord of the Ice Garden."""

from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import EFFECTS, FACTIONS, SIDES, SOLO_LEVELS, SPEAR
from skald.games.icegarden.setting import EDITIONS, OPTIONS
from skald.kernel.dice import Dice
from skald.kernel.rules import Setup
from tests.properties.playing import draw_switches, one_of

# Options with a fixed list of values that only change one reading of a rule.
SWITCHES = (
    *("start_passes", "pillage", "faun_exit", "snow_ties", "snow_trigger"),
    *("double_charge", "helm_stack", "speed_steps", "spy_keep"),
)


def draw_setup(dice: Dice, players: int) -> Setup:
    """Anything a host can choose for so many players (1: solo), often left at its default."""
    values = {"edition": one_of(dice, tuple(EDITIONS))}
    values.update(_draw_sides(dice, players))
    if players > 1 and dice.below(2):
        values["advanced"] = one_of(dice, ("on", "off"))
    if values.get("advanced") == "on" or values.get("solo", "easy") != "easy":
        if dice.below(2):
            values["extra_tiles"] = one_of(dice, ("on", "off"))
        values["vuko_tiles"] = _draw_tiles(dice, players, values)
    values.update(draw_switches(dice, OPTIONS, SWITCHES))
    values.update(_draw_numbers(dice))
    return Setup(players, RULES.complete(players, values))


def _draw_sides(dice: Dice, players: int) -> dict[str, str]:
    """Factions named, left to chance or both; in solo the level and perhaps the NPC's faction."""
    free = list(FACTIONS)
    names = [free.pop(dice.below(len(free))) for _ in range(players)]
    sides = {
        "factions": ",".join(name if dice.below(4) else "random" for name in names),
        "first": one_of(dice, ("random", *map(str, range(1, players + 1)))),
    }
    if dice.below(3) == 0:
        sides["factions"] = "random"
    if players == 1:
        sides["solo"] = one_of(dice, SOLO_LEVELS[1:])
        sides["npc"] = one_of(dice, ("random", *free))
    return sides


def _draw_tiles(dice: Dice, players: int, values: dict[str, str]) -> str:
    """Random tiles, tiles chosen at the table, or four named ones."""
    kind = dice.below(3)
    if kind < 2:
        return ("random", "chosen")[kind]
    extra = RULES.complete(players, values)["extra_tiles"] == "on"
    effects = list(range(1, 9 if extra else 5))
    picked = [effects.pop(dice.below(len(effects))) for _ in range(4)]
    return ",".join(f"{EFFECTS[e]}:{SIDES[0 if e == SPEAR else dice.below(2)]}" for e in picked)


def _draw_numbers(dice: Dice) -> dict[str, str]:
    """Now and then an option that takes numbers."""
    values = {}
    if dice.below(6) == 0:
        values["viper_cap"] = str(dice.below(9))
    if dice.below(6) == 0:
        cuts = sorted(dice.below(21) for _ in range(3))
        parts = [b - a for a, b in zip([0, *cuts], [*cuts, 20], strict=True)]
        values["upgrade_mix"] = ",".join(map(str, parts))
    return values
