"""Random tables of Northgard: Uncharted Lands."""

from skald.games.northgard.game import RULES
from skald.games.northgard.ids import CLANS
from skald.games.northgard.setting import OPTIONS
from skald.kernel.dice import Dice
from skald.kernel.rules import Setup
from tests.properties.playing import draw_switches, one_of

# Options that only change one reading of a rule: all that are no matter of the table itself.
TABLE = ("clans", "first", "years", "teams", "creatures", "more_creatures", "data")
SWITCHES = tuple(option.key for option in OPTIONS if option.key not in TABLE)


def draw_setup(dice: Dice, players: int) -> Setup:
    """Anything a host can choose for so many players, often left at its default."""
    values = {
        "clans": _draw_clans(dice, players),
        "first": one_of(dice, ("random", *map(str, range(1, players + 1)))),
        "years": one_of(dice, ("7", "7", "7", "10")),
        "creatures": one_of(dice, ("on", "off")),
    }
    if players == 4:
        values["teams"] = one_of(dice, ("on", "off"))
    if values["creatures"] == "on":
        values["more_creatures"] = one_of(dice, ("on", "off"))
    values.update(draw_switches(dice, OPTIONS, SWITCHES))
    return Setup(players, RULES.complete(players, values))


def _draw_clans(dice: Dice, players: int) -> str:
    """All random, all chosen at the table, or named, some of them left to chance."""
    kind = dice.below(4)
    if kind < 2:
        return ("random", "chosen")[kind]
    free = list(CLANS)
    names = [free.pop(dice.below(len(free))) for _ in range(players)]
    return ",".join(name if dice.below(4) else "random" for name in names)
