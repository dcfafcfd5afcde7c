"""Random setups and random games of The Lord of the Ice Garden, all from one seed each."""

from collections.abc import Iterator
from contextlib import contextmanager

from skald.games.icegarden.game import GAME
from skald.games.icegarden.ids import EFFECTS, FACTIONS, SIDES, SOLO_LEVELS, SPEAR
from skald.games.icegarden.setting import EDITIONS, OPTIONS
from skald.games.icegarden.state import State
from skald.kernel.agenda import play
from skald.kernel.conformance import PLY_LIMIT, Chooser, check_end, check_position, choose
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.rules import Setup

# Options with a fixed list of values that only change one reading of a rule.
SWITCHES = (
    *("start_passes", "pillage", "faun_exit", "snow_ties", "snow_trigger"),
    *("double_charge", "helm_stack", "speed_steps", "spy_keep", "visit_controlled"),
)
# How often the cheap check of the whole table is made in a game that is played fast.
CHECK_EVERY = 24


def draw_setup(dice: Dice, players: int) -> Setup:
    """Anything a host can choose for so many players (1: solo), often left at its default."""
    values = {"edition": _one_of(dice, tuple(EDITIONS))}
    values.update(_draw_sides(dice, players))
    if dice.below(2):
        values["advanced"] = _one_of(dice, ("on", "off"))
    if dice.below(2):
        values["extra_tiles"] = _one_of(dice, ("on", "off"))
    values["vuko_tiles"] = _draw_tiles(dice, players, values)
    values.update(_draw_switches(dice))
    return Setup(players, GAME.complete(players, values))


def _one_of(dice: Dice, values: tuple[str, ...]) -> str:
    return values[dice.below(len(values))]


def _draw_sides(dice: Dice, players: int) -> dict[str, str]:
    """Factions named, left to chance or both; in solo the level and perhaps the NPC's faction."""
    free = list(FACTIONS)
    names = [free.pop(dice.below(len(free))) for _ in range(players)]
    sides = {
        "factions": ",".join(name if dice.below(4) else "random" for name in names),
        "first": _one_of(dice, ("random", *map(str, range(1, players + 1)))),
    }
    if dice.below(3) == 0:
        sides["factions"] = "random"
    if players == 1:
        sides["solo"] = _one_of(dice, SOLO_LEVELS[1:])
        sides["npc"] = _one_of(dice, ("random", *free))
    return sides


def _draw_tiles(dice: Dice, players: int, values: dict[str, str]) -> str:
    """Random tiles, tiles chosen at the table, or four named ones."""
    kind = dice.below(3)
    if kind < 2:
        return ("random", "chosen")[kind]
    extra = GAME.complete(players, values)["extra_tiles"] == "on"
    effects = list(range(1, 9 if extra else 5))
    picked = [effects.pop(dice.below(len(effects))) for _ in range(4)]
    return ",".join(f"{EFFECTS[e]}:{SIDES[0 if e == SPEAR else dice.below(2)]}" for e in picked)


def _draw_switches(dice: Dice) -> dict[str, str]:
    """Now and then a single switch is set on its own."""
    values = {
        option.key: _one_of(dice, option.values)
        for option in OPTIONS
        if option.values and option.key in SWITCHES and dice.below(5) == 0
    }
    if dice.below(6) == 0:
        values["viper_cap"] = str(dice.below(9))
    if dice.below(6) == 0:
        cuts = sorted(dice.below(21) for _ in range(3))
        parts = [b - a for a, b in zip([0, *cuts], [*cuts, 20], strict=True)]
        values["upgrade_mix"] = ",".join(map(str, parts))
    return values


def new_state(setup: Setup) -> State:
    """The first position of a game."""
    state = GAME.new_state(setup)
    assert isinstance(state, State)
    return state


class Playthrough:
    """One random game from its seed: the setup, the dice, and how far it has come."""

    def __init__(self, seed: int, players: int) -> None:
        self.seed = seed
        self.dice = Dice(seed)
        self.setup = draw_setup(self.dice, players)
        self.ply = 0

    @contextmanager
    def told(self) -> Iterator[None]:
        """Say with an error how to see it again."""
        try:
            yield
        except Exception as error:
            options = " ".join(f"{k}={v}" for k, v in self.setup.options.items())
            error.add_note(
                f"seed {self.seed}, {self.setup.players} players, ply {self.ply}: {options}"
            )
            raise

    def match(self, *, listen: bool = False) -> Match:
        """The game as a match at which chance is played like any choice."""
        with self.told():
            return Match(GAME, self.setup, manual_chance=True, listen=listen)

    def play_fast(self, looks: int, chooser: Chooser = choose) -> State:
        """Play through the trusted door; look closely at about so many positions."""
        with self.told():
            state = self._play_fast(looks, chooser)
            GAME.check(state)
            check_end(GAME, state)
        return state

    def _play_fast(self, looks: int, chooser: Chooser) -> State:
        dice = self.dice
        plies = {dice.below(60 + 65 * self.setup.players) for _ in range(looks)}
        state = new_state(self.setup)
        while state.agenda:
            if self.ply in plies:
                check_position(GAME, self.setup, state, dice)
            elif self.ply % CHECK_EVERY == 0:
                GAME.check(state)
            play(state, chooser(state, dice))
            self.ply += 1
            assert self.ply < PLY_LIMIT, "the game does not end"
        return state
