"""Each seat's chance to win, from points, land, goals, means, reputation and the Dead Snow."""

from math import exp
from typing import Final

from skald.games.icegarden.ids import ATTACK, FIGURES, FIRST_SPACE, GREEN, MAKING
from skald.games.icegarden.judge.goals import REACHED, rounds_to_goal
from skald.games.icegarden.judge.outlook import (
    GOLD_WORTH,
    MFACTOR_WORTH,
    POPULATION_WORTH,
    Outlook,
    foresee_visit,
    settle,
)
from skald.games.icegarden.judge.plans import markers_on_boxes, plan_worth
from skald.games.icegarden.judge.snow import Race, snow_chance
from skald.games.icegarden.state import State

# Victory points.
SHIP_WORTH: Final = 0.4
RANK_WORTH: Final = 0.2
INCOME_WORTH: Final = 0.46
ACTION_WORTH: Final = 0.98
GOAL_WORTH: Final = 60.0
GOAL_DECAY: Final = 2.5
GOAL_SLACK: Final = 0.55
DONE_WORTH: Final = 200.0
LEVEL_WORTH: Final = 0.16
SURPLUS: Final = 0.19
SUPPLY_WORTH: Final = 0.11
ATTACK_WORTH: Final = 0.55
UPGRADE_WORTH: Final = 0.38
TOKEN_LOSS: Final = 0.6
WORST_LOSS: Final = 1.2
FIELD_LOSS: Final = 0.15
VIPER_BONUS: Final = 1.4
VIPER_LEAD: Final = 0.055
LOCK_WORTH: Final = 0.36
# Helms per round of the leader.
HELM_PACE: Final = 1.5
# Points of difference that make a lead by a factor of e: in this round before and after Vuko's
# visit, and per round to come.
HEAT: Final = 5.2
SETTLED_HEAT: Final = 1.5
HEAT_PER_ROUND: Final = 2.0
# In solo: where on its way to the limit the Dead Snow becomes likely, and how sharply.
SOLO_SNOW: Final = 0.95
SOLO_WIDTH: Final = 0.05


def chances(s: State) -> list[float]:
    """Each seat's chance to win, in solo the player's alone."""
    if s.ending:
        values = final_chances(s)
    elif not has_begun(s):
        values = [1.0 / s.seats] * s.seats
    else:
        values = running_chances(s)
    return values[:1] if s.setting.solo else values


def has_begun(s: State) -> bool:
    """Whether everybody has a character and a reputation."""
    return s.faction[-1] >= 0 and bool(s.rep_order)


def final_chances(s: State) -> list[float]:
    """One for the winner, shared if there are several."""
    share = 1.0 / s.winners.bit_count()
    return [share if s.winners >> seat & 1 else 0.0 for seat in range(s.seats)]


def running_chances(s: State) -> list[float]:
    """Compare strengths, then make room for an end by Dead Snow."""
    o = outlook_on(s)
    rounds = rounds_left(s, o)
    race = Race(s)
    strengths = [strength(s, o, seat, rounds) for seat in range(s.seats)]
    add_plans(s, o, strengths, race)
    heat = HEAT if o.visit else SETTLED_HEAT
    values = softmax(strengths, heat + HEAT_PER_ROUND * rounds)
    if s.snow or s.setting.solo:
        mix_snow(s, values, race, rounds)
    return values


def outlook_on(s: State) -> Outlook:
    """What the coming Domination phase will bring if everything stays as it is."""
    o = Outlook(s)
    if o.visit:
        foresee_visit(s, o)
    settle(s, o, yield_worths(s), float(s.scorings))
    return o


_worths: dict[str, list[list[list[float]]]] = {}


def yield_worths(s: State) -> list[list[float]]:
    """By tile: what the first, second and third choice of its resources is worth."""
    content = s.setting.content
    tables = _worths.get(content.digest)
    if tables is None:
        tables = [[worths_of_tile(amounts) for amounts in tiles] for tiles in content.tile_yield]
        _worths[content.digest] = tables
    return tables[max(s.setting.persons, 2)]


def worths_of_tile(amounts: tuple[int, int, int]) -> list[float]:
    """The worths of the three resources, best first."""
    population, gold, mfactor = amounts
    worths = [population * POPULATION_WORTH, gold * GOLD_WORTH, mfactor * MFACTOR_WORTH]
    return sorted(worths, reverse=True)


def rounds_left(s: State, o: Outlook) -> float:
    """Rounds after this one, by the leader on the track and by the points."""
    content = s.setting.content
    helm = s.helm[s.helm_stack[-1]]
    rounds = (content.helms - helm) / HELM_PACE
    most = 0.0
    for seat in range(s.seats):
        points = s.points[seat * 3] + s.points[seat * 3 + 1] + o.points[seat]
        if points > most:
            most = points
    if most >= content.points_lap:
        return 0.0 if not o.to_move else min(rounds, 1.0)
    return rounds


def strength(s: State, o: Outlook, seat: int, rounds: float) -> float:
    """Points that a seat has and can expect."""
    worth = s.points[seat * 3] + s.points[seat * 3 + 1] + o.points[seat]
    if rounds > 0:
        ships = 4 - s.red_done.bit_count()
        worth += ships * (SHIP_WORTH * o.share[seat] + RANK_WORTH * o.ranked[seat])
        worth += min(rounds, 4.0) * INCOME_WORTH * o.income[seat]
        worth += means(s, seat, min(rounds, 2.0) / 2.0)
        worth += units_worth(s, seat, rounds)
        worth -= reputation_loss(s, seat, min(rounds, 3.0) / 3.0)
    else:
        worth += 0.02 * o.share[seat]
    if s.locked and s.faction[seat] == GREEN:
        worth += 5.0 * s.locked.bit_count() * (s.scorings + LOCK_WORTH * rounds)
    viper = s.viper_markers[seat]
    if viper:
        worth += viper_bonus(s, seat, viper)
    return worth + goal_worth(s, o, seat, rounds)


def means(s: State, seat: int, use: float) -> float:
    """Tokens, of which the first few are worth most."""
    base = 4 * seat
    population, gold = s.population[seat], s.gold[seat]
    worth = POPULATION_WORTH * (population if population < 5 else 4.0 + SURPLUS * (population - 4))
    worth += GOLD_WORTH * (gold if gold < 4 else 3.0 + SURPLUS * (gold - 3))
    one, two, three = s.mfactor[base + 1], s.mfactor[base + 2], s.mfactor[base + 3]
    mfactor = s.mfactor[base] + one + two + three
    worth += MFACTOR_WORTH * (mfactor if mfactor < 4 else 3.0 + SURPLUS * (mfactor - 3))
    worth += LEVEL_WORTH * (one + 2 * two + 3 * three) + SUPPLY_WORTH * min(s.supply[seat], 8)
    return worth * use


def units_worth(s: State, seat: int, rounds: float) -> float:
    """Attack and upgrades of the units on the map; their influence is counted with the land."""
    base = seat * FIGURES
    at = s.unit_at
    printed = s.setting.content.boards[s.faction[seat]].printed
    cell = (seat * 4 + 1) * 5
    bought = s.bought
    attack = 0.0
    units = (at[base] > 0) + (at[base + 1] > 0) + (at[base + 2] > 0)
    if units:
        attack = float(units * (printed[1][ATTACK] + bought[cell + ATTACK]))
    units = (at[base + 3] > 0) + (at[base + 4] > 0)
    if units:
        attack += units * bought[cell + 5 + ATTACK]
    if at[base + 5]:
        attack += printed[3][ATTACK] + bought[cell + 10 + ATTACK]
    upgrades = sum(bought[cell : cell + 15])
    if s.gold[seat] < 2:
        attack *= 0.5
    return min(rounds, 4.0) * (ATTACK_WORTH * attack) + UPGRADE_WORTH * upgrades


def reputation_loss(s: State, seat: int, use: float) -> float:
    """Vuko tokens, fields lost, and the next visit."""
    loss = TOKEN_LOSS * s.tokens[seat] + FIELD_LOSS * s.rep[seat]
    if s.rep_order[-1] == seat and s.rep[seat]:
        loss += WORST_LOSS
    return loss * use


def viper_bonus(s: State, seat: int, viper: int) -> float:
    """Five points for the most markers in Viper Gorge, if the points decide."""
    most = 0
    for other in range(s.seats):
        if other != seat and s.viper_markers[other] > most:
            most = s.viper_markers[other]
    chance = 0.5 + VIPER_LEAD * (viper - most)
    return VIPER_BONUS * (0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance)


def goal_worth(s: State, o: Outlook, seat: int, rounds: float) -> float:
    """The nearer the own goal, and the more rounds are left for it, the better."""
    wait = rounds_to_goal(s, o, seat)
    if wait <= REACHED:
        return DONE_WORTH
    late = wait - (rounds + 1.0)
    if late > 4.0:
        return 0.0
    return GOAL_WORTH * exp(-wait / GOAL_DECAY) / (1.0 + exp(late * GOAL_SLACK))


def add_plans(s: State, o: Outlook, strengths: list[float], race: Race) -> None:
    """Add what action markers will do in this round."""
    counts = markers_on_boxes(s)
    for seat in range(s.seats):
        markers = s.to_place[seat]
        if not markers and o.to_move:
            markers = s.setting.content.action_markers[s.helm[seat]]
        strengths[seat] += ACTION_WORTH * markers + plan_worth(s, seat, counts, race)


def softmax(strengths: list[float], heat: float) -> list[float]:
    """Chances from strengths."""
    most = max(strengths)
    values = [exp((strength - most) / heat) for strength in strengths]
    total = sum(values)
    return [value / total for value in values]


def mix_snow(s: State, values: list[float], race: Race, rounds: float) -> None:
    """The Dead Snow may end the game: the best reputation wins then, the NPC in solo."""
    if s.setting.solo:
        coming = 2 * sum([space > 0 for space in s.spaces[FIRST_SPACE[MAKING] :]])
        part = (s.snow + coming) / s.setting.snow_limit
        likely = 1.0 / (1.0 + exp((SOLO_SNOW - part) / SOLO_WIDTH))
    else:
        likely = snow_chance(s, race, rounds)
    for seat in range(s.seats):
        values[seat] *= 1.0 - likely
    values[race.leader] += likely
