"""Positions of The Lord of the Ice Garden drawn in a few words, for tests.

A `Table` is a state after set-up with an empty map. Seats are named by their colour's letter
(b k r g), places r1 to r8, stacks are written from bottom to top: `-3:[R,G] SZ:[B]`.
"""

import re
from collections.abc import Callable

import skald
from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import EFFECTS, FIGURES_OF_LEVEL, LETTERS, PLACES, SIDES
from skald.games.icegarden.queries import dominance, figures_free, ranking, score
from skald.games.icegarden.rules.initiative import activate_tiles
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import summon_unit
from skald.kernel.match import Match
from skald.kernel.rules import Setup
from tests.position import Position

COLOURS = {"b": "blue", "k": "black", "r": "red", "g": "green"}
# Which tile number lies on which place (IG-CLAR-20; F4x is shuffled on purpose).
FIXTURES = {
    "F4": {n: n for n in range(1, 9)},
    "F3": {n: n for n in range(1, 8)},
    "F2": {n: n for n in range(1, 7)},
    "F4x": {5: 1, 3: 2, 7: 3, 6: 4, 1: 5, 8: 6, 4: 7, 2: 8},
}


class Table(Position[State]):
    """A map with what stands on it, and the tracks beside it."""

    rules = RULES

    def setup(self) -> Setup:
        return Setup(self.s.setting.persons, self.s.setting.options)

    # Names.

    def seat(self, letter: str) -> int:
        """The seat of a colour."""
        return self.s.faction.index(LETTERS.index(letter.lower()))

    @staticmethod
    def place(name: str) -> int:
        """The number of a place r1 to r8."""
        return int(name.removeprefix("r"))

    # Setting up. All of these keep tokens conserved.

    def put(self, letter: str, place: str, inf: int = 0, ctl: int = 0, **units: int) -> "Table":
        """Put free markers, markers behind Vuko (who must be there) and units L1, L2, L3."""
        s, seat, p = self.s, self.seat(letter), self.place(place)
        s.markers[seat * PLACES + p] += inf + ctl
        s.supply[seat] -= inf + ctl
        assert not ctl or s.vuko == p, "put Vuko there first"
        s.controlled[seat] += ctl
        # What stands there already is no event.
        s.log = None
        for name, count in units.items():
            level = int(name.removeprefix("L"))
            assert figures_free(s, seat, level) >= count, f"not so many {name}"
            for _ in range(count):
                summon_unit(s, seat, level, p)
        s.log = self.log
        return self

    def has(
        self,
        letter: str,
        pop: int | None = None,
        gold: int | None = None,
        mf: tuple[int, int, int, int] | int | None = None,
    ) -> "Table":
        """Give a seat exactly these resources (mf: level 0, or all four levels)."""
        s, seat = self.s, self.seat(letter)
        if pop is not None:
            s.stock[0] += s.population[seat] - pop
            s.population[seat] = pop
        if gold is not None:
            s.stock[1] += s.gold[seat] - gold
            s.gold[seat] = gold
        if mf is not None:
            levels = [mf, 0, 0, 0] if isinstance(mf, int) else list(mf)
            s.stock[2] += sum(s.mfactor[seat * 4 : seat * 4 + 4]) - sum(levels)
            s.mfactor[seat * 4 : seat * 4 + 4] = levels
        return self

    def stock(self, **amounts: int) -> "Table":
        """Leave so much in the stock (pop, gold, mf); the rest lies nowhere."""
        for name, amount in amounts.items():
            self.s.stock[("pop", "gold", "mf").index(name)] = amount
        return self

    def supply(self, letter: str, amount: int) -> "Table":
        """Leave so many markers in a supply; the others lie in Viper Gorge."""
        s, seat = self.s, self.seat(letter)
        s.viper_markers[seat] += s.supply[seat] - amount
        s.supply[seat] = amount
        return self

    def reputation(self, text: str) -> "Table":
        """Stacks such as `SZ:[B] -3:[R,G]`: red below green on -3."""
        stacks = _stacks(text)
        fields = {"SZ": 0} | {str(-n): n + 1 for n in range(10)} | {"-0": 1}
        listed = sorted(stacks, key=lambda name: fields[name])
        self.s.rep_order = [self.seat(x) for name in listed for x in stacks[name]]
        for name, letters in stacks.items():
            for letter in letters:
                self.s.rep[self.seat(letter)] = fields[name]
        return self

    def helms(self, text: str) -> "Table":
        """Stacks such as `h7:[R,G] h6:[K,B]`."""
        stacks = _stacks(text)
        listed = sorted(stacks, key=lambda name: int(name[1:]))
        self.s.helm_stack = [self.seat(x) for name in listed for x in stacks[name]]
        for name, letters in stacks.items():
            for letter in letters:
                self.s.helm[self.seat(letter)] = int(name[1:])
        return self

    def order(self, text: str) -> "Table":
        """The initiative order, such as `g r b k`."""
        self.s.order = [self.seat(x) for x in text.split()]
        return self

    def tokens(self, **amounts: int) -> "Table":
        """Vuko tokens by colour."""
        for letter, amount in amounts.items():
            self.s.vuko_stock += self.s.tokens[self.seat(letter)] - amount
            self.s.tokens[self.seat(letter)] = amount
        return self

    def vuko(self, place: str) -> "Table":
        """Put Vuko on a place (r0: off the board); nobody stands behind him yet."""
        self.s.vuko = self.place(place)
        self.s.controlled = [0] * self.s.seats
        return self

    def vuko_tiles(self, *names: str) -> "Table":
        """Tiles by stage, such as `bears`, `fire:arrow`, ``-``, and work out the active ones."""
        for stage, name in enumerate(names, start=1):
            effect, _, side = name.partition(":")
            if effect != "-":
                index = EFFECTS.index(effect) * 2 + SIDES.index(side or "plain")
                self.s.vuko_tile[stage] = index
        activate_tiles(self.s)
        return self

    def bought(self, letter: str, level: int, *abilities: int) -> "Table":
        """Bought upgrade tokens on a type."""
        for which in abilities:
            self.s.bought[(self.seat(letter) * 4 + level) * 5 + which] += 1
            self.s.upgrade_stock[which] -= 1
        return self

    def reserves(self, *places: str, thorn: str | None = None) -> "Table":
        """Exactly these face-up reserves, one each, and perhaps another place for the Thorn."""
        self.s.reserve = [0] * PLACES
        for name in places:
            self.s.reserve[self.place(name)] += 1
        if thorn is not None:
            self.s.thorn = self.place(thorn)
        return self

    def lock(self, place: str) -> "Table":
        """A region that is locked already."""
        p = self.place(place)
        self.s.locked |= 1 << p
        self.s.nation[p] = self.s.reserve[p] = self.s.nightmare[p] = 0
        return self

    # Looking.

    def inf(self, letter: str, place: str) -> int:
        """Dominance influence."""
        return dominance(self.s, self.seat(letter), self.place(place))

    def markers(self, letter: str, place: str) -> int:
        """Markers in a place, controlled ones included."""
        return self.s.markers[self.seat(letter) * PLACES + self.place(place)]

    def units(self, letter: str, level: int) -> list[str]:
        """Where the units of a level stand, sorted; those in supply are left out."""
        base = self.seat(letter) * 6
        places = [self.s.unit_at[base + f] for f in FIGURES_OF_LEVEL[level]]
        return sorted(f"r{p}" for p in places if p)

    def ranks(self, place: str) -> str:
        """The ranking in a region as letters, best first."""
        return "".join(LETTERS[self.s.faction[n]] for n in ranking(self.s, self.place(place)))

    def points(self, letter: str) -> int:
        """Victory points."""
        return score(self.s, self.seat(letter))

    def rep(self) -> str:
        """The reputation track as it is written in `reputation`, best field first."""
        names = ["SZ", *(str(-n) for n in range(10))]
        return _write(self.s.rep_order, lambda n: names[self.s.rep[n]], self.s)

    def track(self) -> str:
        """The initiative track as it is written in `helms`, leftmost first."""
        return _write(self.s.helm_stack, lambda n: f"h{self.s.helm[n]}", self.s)

    def turn_order(self) -> str:
        """The initiative order as letters."""
        return "".join(LETTERS[self.s.faction[n]] for n in self.s.order)

    def winners(self) -> str:
        """The winners as letters, once the game is over."""
        outcome = RULES.outcome(self.s)
        return (
            "" if outcome is None else "".join(LETTERS[self.s.faction[n]] for n in outcome.winners)
        )


def table(letters: str = "b k r g", fixture: str = "", npc: str = "", **options: str) -> Table:
    """A table after set-up with an empty map, in round 1, Planning about to begin.

    Reserves on r1 to r4, the Thorn on the highest region without a reserve if black plays.
    `npc` names the NPC's colour and makes it a solo game (level by `solo=...`).
    """
    colours = letters.split()
    fixture = fixture or f"F{max(len(colours), 2)}"
    options = {
        **options,
        "factions": ",".join(COLOURS[c] for c in colours),
        "first": "1",
    }
    if npc:
        options["npc"] = COLOURS[npc]
        options.setdefault("solo", "easy")
    setup = Setup(len(colours), RULES.complete(len(colours), options))
    match = Match(RULES, setup, seed=1)
    while match.state.round == 0:  # type: ignore[attr-defined]
        match.play(match.legal()[0])
    state = match.state
    assert isinstance(state, State)
    return _clear(Table(state), fixture)


def _clear(t: Table, fixture: str) -> Table:
    """Lay the tiles of a fixture and take every piece off the map."""
    s = t.s
    numbers = FIXTURES[fixture]
    s.in_play = sum(1 << p for p in numbers)
    s.tile = [numbers.get(p, 0) for p in range(PLACES)]
    s.nation = [1 if p in numbers else 0 for p in range(PLACES)]
    t.reserves("r1", "r2", "r3", "r4")
    if s.thorn:
        s.thorn = max((p for p in numbers if not s.reserve[p]), key=lambda p: numbers[p])
    s.supply = [n + sum(s.markers[i * 9 : i * 9 + 9]) for i, n in enumerate(s.supply)]
    s.markers = [0] * len(s.markers)
    s.unit_at = [0] * len(s.unit_at)
    return t


def _stacks(text: str) -> dict[str, list[str]]:
    pairs = re.findall(r"(\S+?):\[([^\]]*)\]", text)
    return {name: [x.strip().lower() for x in inside.split(",")] for name, inside in pairs}


def _write(seats: list[int], name: Callable[[int], str], s: State) -> str:
    stacks: dict[str, list[str]] = {}
    for seat in seats:
        stacks.setdefault(name(seat), []).append(LETTERS[s.faction[seat]].upper())
    return " ".join(f"{field}:[{','.join(letters)}]" for field, letters in stacks.items())


# Whole games from their first choice.


def new_game(letters: str, **options: str) -> skald.Match:
    """A match before its first choice; the test plays chance too."""
    colours = [COLOURS[c] for c in letters.split()]
    chosen = {"factions": ",".join(colours), "first": "1", **options}
    game = skald.game("ice-garden")
    return game.match(len(colours), options=chosen, manual_chance=True, listen=True)


def until(match: skald.Match, verb: str) -> skald.Match:
    """Take the first option until a choice of this verb is due."""
    while match.legal()[0].verb != verb:
        match.play(match.legal()[0])
    return match


def position(match: Match) -> State:
    """The state of a match of this game."""
    assert isinstance(match.state, State)
    return match.state
