"""Box 5, Making: move M-factor, upgrade a unit type, summon units."""

from typing import Final

from skald.games.icegarden.actions import (
    DONE,
    SHIFT,
    SHIFT_DOWN,
    SHIFT_UP,
    SKIP,
    SUMMON,
    SUMMON_AT,
    UPGRADE,
    UPGRADE_NOTHING,
)
from skald.games.icegarden.ids import GOLD, MFACTOR, POPULATION
from skald.games.icegarden.kinds import Level
from skald.games.icegarden.queries import figures_free, presence
from skald.games.icegarden.rules.dead_snow import end_by_snow, may_bring_snow
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import note_summoning, summon_unit
from skald.games.icegarden.verbs.resources import pay, place_upgrade, shift_mfactor
from skald.games.icegarden.verbs.telling import tell
from skald.games.icegarden.verbs.tracks import add_snow, lose_reputation
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice, Step
from skald.kernel.fields import Bits, Count
from skald.kernel.rulebook import rule

# The three parts of Making, as bits of `Making.made`.
MOVE_MFACTOR: Final = 1
UPGRADE_TYPE: Final = 2
SUMMON_UNITS: Final = 4

PART_OF_VERB: Final = {"shift": MOVE_MFACTOR, "upgrade": UPGRADE_TYPE, "summon": SUMMON_UNITS}
PART_LOSS: Final = 1


@rule("IG-MAKE-01", "IG-MAKE-02", "IG-MAKE-03", "IG-RUL-22", "IG-RUL-23", "IG-END-15")
@rule("IG-RUL-49", "IG-RUL-71", "IG-CLAR-13", "IG-ACT-04")
class Making(Choice):
    """Each of the three parts at most once, in any order; costs first, then the benefit."""

    made: Bits

    def options(self, s: State) -> list[Action]:
        seat, made = self.seat, self.made
        options: list[Action] = []
        last_flake = s.snow + 1 >= s.setting.snow_limit
        if not last_flake or may_bring_snow(s, seat, PART_LOSS):
            if not made & MOVE_MFACTOR:
                options.append(SHIFT)
            if not made & UPGRADE_TYPE:
                options += upgrades(s, seat)
                options.append(UPGRADE_NOTHING)
        if not made & SUMMON_UNITS:
            summons = summonings(s, seat)
            if last_flake:
                summons = [a for a in summons if may_bring_snow(s, seat, summon_loss(s, seat, a))]
            options += summons
        options.append(DONE if made else SKIP)
        return options

    def why_not(self, s: State, action: Action) -> str:
        part = PART_OF_VERB.get(action.verb, 0)
        if not part or self.made & part:
            return "IG-MAKE-01"
        if part == UPGRADE_TYPE and action is not UPGRADE_NOTHING:
            if action not in upgrades(s, self.seat):
                return why_no_upgrade(s, self.seat, action)
        elif part == SUMMON_UNITS and action not in summonings(s, self.seat):
            return "IG-MAKE-13" if presence(s, self.seat) else "IG-MAKE-16"
        return "IG-END-15"

    def take(self, s: State, action: Action) -> None:
        if action is DONE or action is SKIP:
            return
        if action is SHIFT:
            self.start(s, MOVE_MFACTOR, PART_LOSS, ShiftMfactor(self.seat, 5))
        elif action.verb == "upgrade":
            buy_upgrade(s, self.seat, action)
            self.start(s, UPGRADE_TYPE, PART_LOSS, None)
        else:
            pay(s, self.seat, MFACTOR, action.amount, action.kind)
            benefit = PlaceSummoned(self.seat, action.kind, action.amount)
            self.start(s, SUMMON_UNITS, summon_loss(s, self.seat, action), benefit)

    def start(self, s: State, part: int, loss: int, benefit: Step | None) -> None:
        """Pay snow and reputation; then the benefit, unless the Dead Snow ends the game."""
        add_snow(s, self.seat)
        lose_reputation(s, self.seat, loss)
        if s.snow >= s.setting.snow_limit:
            end_by_snow(s, self.seat)
            return
        made = self.made | part
        if made != 7:
            s.agenda.append(_MAKING[self.seat][made])
        if benefit is not None:
            s.agenda.append(benefit)


# A: move M-factor.


@rule("IG-MAKE-04", "IG-MAKE-05")
class ShiftMfactor(Choice):
    """Up to five steps of one token by one level, up or down."""

    left: Count

    def options(self, s: State) -> list[Action]:
        base = self.seat * 4
        options = []
        for level in (0, 1, 2, 3):
            if s.mfactor[base + level]:
                if level < 3:
                    options.append(SHIFT_UP[level])
                if level:
                    options.append(SHIFT_DOWN[level - 1])
        options.append(DONE)
        return options

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        shift_mfactor(s, self.seat, action.source, action.target)
        if self.left > 1:
            s.agenda.append(ShiftMfactor(self.seat, self.left - 1))


# B: upgrade a unit type.


@rule("IG-MAKE-06", "IG-MAKE-08", "IG-RUL-02", "IG-DATA-08", "IG-COMP-12")
def upgrades(s: State, seat: int) -> list[Action]:
    """Every token the seat can pay for, on a blank space or over an earlier one."""
    content = s.setting.content
    means = (s.population[seat], s.gold[seat], s.mfactor[seat * 4])
    options: list[Action] = []
    payable = []
    for new in (1, 2, 3, 4):
        price = content.price[new]
        if (
            s.upgrade_stock[new]
            and means[0] >= price[0]
            and means[1] >= price[1]
            and means[2] >= price[2]
        ):
            payable.append(new)
    if payable:
        for level in (1, 2, 3):
            options += type_upgrades(s, seat, level, payable)
    return options


@rule("IG-MAKE-07", "IG-MAKE-09", "IG-MAKE-10", "IG-RUL-03", "IG-RUL-24", "IG-CLAR-14")
def type_upgrades(s: State, seat: int, level: int, payable: list[int]) -> list[Action]:
    """The legal tokens for one type: no ability twice on levels 1 and 2, printed ones included."""
    board = s.setting.content.boards[s.faction[seat]]
    printed = board.printed[level]
    base = (seat * 4 + level) * 5
    bought = s.bought[base : base + 5]
    blank = board.blanks[level] > sum(bought)
    table = UPGRADE[level]
    options: list[Action] = []
    for new in payable:
        if level < 3 and (printed[new] or bought[new]):
            continue
        if blank:
            options.append(table[new][0])
        options += [table[new][old] for old in (1, 2, 3, 4) if bought[old] and old != new]
    return options


def why_no_upgrade(s: State, seat: int, action: Action) -> str:
    """The rule against a token: sold out, too dear, no space for it, or an ability twice."""
    level, new = action.kind, action.target
    if not s.upgrade_stock[new]:
        return "IG-RUL-02"
    if action in type_upgrades(s, seat, level, [new]):
        return "IG-MAKE-08"
    printed = s.setting.content.boards[s.faction[seat]].printed[level][new]
    twice = level < 3 and (printed or s.bought[(seat * 4 + level) * 5 + new])
    return "IG-MAKE-10" if twice else "IG-MAKE-09"


@rule("IG-MAKE-07", "IG-MAKE-08", "IG-RUL-22", "IG-RUL-24")
def buy_upgrade(s: State, seat: int, action: Action) -> None:
    """Pay for a token and put it on its space; a replaced one returns to the stock."""
    if action is UPGRADE_NOTHING:
        tell(s, "upgrade_nothing", seat)
        return
    price = s.setting.content.price[action.target]
    for resource in (POPULATION, GOLD, MFACTOR):
        if price[resource]:
            pay(s, seat, resource, price[resource])
    place_upgrade(s, seat, action.kind, action.target, action.source)


# C: summon.


@rule("IG-MAKE-13", "IG-MAKE-14", "IG-MAKE-16", "IG-MAKE-17")
def summonings(s: State, seat: int) -> list[Action]:
    """One type and a number: as many as figures in supply and M-factor on its level allow."""
    base = seat * 4
    options: list[Action] = []
    for level in (1, 2, 3):
        tokens = s.mfactor[base + level]
        if tokens:
            options += SUMMON[level][1 : 1 + min(tokens, figures_free(s, seat, level))]
    return options if options and presence(s, seat) else []


@rule("IG-MAKE-15")
def summon_loss(s: State, seat: int, action: Action) -> int:
    """Level times number, and two more for Crabs."""
    surcharge = s.setting.content.boards[s.faction[seat]].summon_surcharge
    return action.kind * action.amount + surcharge[action.kind]


@rule("IG-MAKE-16", "IG-COMP-04", "IG-COMP-05", "IG-COMP-06", "IG-COMP-07")
class PlaceSummoned(Choice):
    """Each summoned unit goes to an open region where its player is present."""

    level: Level
    left: Count

    def options(self, s: State) -> list[Action]:
        return [SUMMON_AT[p] for p in s.setting.content.places_of[presence(s, self.seat)]]

    def take(self, s: State, action: Action) -> None:
        summon_unit(s, self.seat, self.level, action.target)
        note_summoning(s)
        if self.left > 1:
            s.agenda.append(PlaceSummoned(self.seat, self.level, self.left - 1))


_MAKING: Final = [[Making(seat, made) for made in range(8)] for seat in range(4)]
