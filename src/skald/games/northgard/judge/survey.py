"""What every seat has and may hope for, counted in one pass."""

from typing import Final

from skald.games.northgard.ids import NOBODY, PICKED
from skald.games.northgard.judge.cards import (
    CARD_PLAY,
    OWNING,
    is_achievement,
    place_of_achievement,
)
from skald.games.northgard.judge.odds import chance, chance_after, result
from skald.games.northgard.judge.places import CLOSING, LARGE, MOST_SIDES, SMALL, tally
from skald.games.northgard.queries import has_kaija, kaija_on_map
from skald.games.northgard.rules.casualties import Aftermath, EndInvasion, Occupy
from skald.games.northgard.rules.combat import AttackerFood, DefenderFood
from skald.games.northgard.rules.dice import AttackerDie, AttackerFace
from skald.games.northgard.rules.duel import Duel
from skald.games.northgard.state import State

# Columns of a survey, all in fame or near it; what comes every year counts for the years left.
SURE: Final = 0  # tokens, cards and Unrest
YEARLY: Final = 1  # closed territories
ALTARS: Final = 2
CLOSES: Final = 3  # open territories that may be closed
FOOD_INCOME: Final = 4
WOOD_INCOME: Final = 5
LORE_INCOME: Final = 6
FOOD: Final = 7
WOOD: Final = 8
LORE: Final = 9
UNITS: Final = 10
LANDS: Final = 11
HUNGER: Final = 12
FORGES: Final = 13
HAND: Final = 14
LARGE_OPEN: Final = 15  # empty large spaces in open territories
LARGE_CLOSED: Final = 16
SMALL_SPACES: Final = 17
GUARDS: Final = 18  # Towers, Camps and Fortresses
PICK: Final = 19  # the card still to be picked this year
STRONGHOLDS: Final = 20  # closed territories with a large building
UNITS_LATER: Final = 21
LANDS_LATER: Final = 22
DANGER: Final = 23  # to strongholds, this year
COLUMNS: Final = 24

# A harvest a year later counts less, for much may be lost till then: by harvests left.
HORIZON: Final[list[float]] = [(1.0 - 0.75**n) / 0.25 for n in range(11)]

# What is at risk each year, by how far the strongest enemy next door is ahead, from -3 on.
_RISK: Final[list[float]] = [0.0, 0.02, 0.05, 0.1, 0.17, 0.24, 0.28, 0.3]
# What a creature costs whose territory it is in: Wolf, Draugr, Brown Bear, Valkyrie.
_CREATURES: Final[list[float]] = [0.8, 1.2, 1.0, 1.5]


def survey(s: State, harvests: int) -> list[list[float]]:
    """By seat the columns above."""
    rows = [[0.0] * COLUMNS for _ in range(s.seats)]
    _count_land(s, rows, harvests)
    for kind, place in zip(s.creature_kind, s.creature_at, strict=True):
        if s.holder[place] >= 0:
            rows[s.holder[place]][SURE] -= _CREATURES[kind]
    years = max(s.setting.years - s.year, 0)
    hope = _hope_of_development(s, years) if years else 0.0
    for seat in range(s.seats):
        row = rows[seat]
        _count_goods(s, seat, row, harvests)
        _count_cards(s, seat, row, years)
        if years and not s.passed >> seat & 1 and not s.flags[seat] & PICKED:
            row[PICK] = hope
    if not years or len(s.achievements) < s.seats:
        _add_achievements(s, rows, years)
    return rows


def _add_achievements(s: State, rows: list[list[float]], years: int) -> None:
    """What Achievements count that are owned, or may be picked in the last year."""
    counts = achievements(s)
    for seat in range(s.seats):
        rows[seat][SURE] += _count_achievements(s, seat, counts[seat])
        if not years and not s.passed >> seat & 1 and not s.flags[seat] & PICKED:
            rows[seat][PICK] = _hope_of_achievement(s, counts[seat])


def _count_land(s: State, rows: list[list[float]], harvests: int) -> None:
    land = s.land
    holder, built, frees, squares = s.holder, s.works, land.free, land.squares
    active = ((1 << s.seats) - 1) & ~s.passed
    horizon = HORIZON[harvests]
    for t in land.names:
        seat = holder[t]
        if seat < 0:
            continue
        free = frees[t]
        count = tally(built[t])
        risk = _risk(s, seat, t, count)
        now = 1.0 if active & ~(1 << seat) else 0.0
        years = horizon - risk * (now + 0.6 * (horizon - 1.0)) if harvests else 0.0
        size = squares[t].bit_count()
        if s.invader != NOBODY and (s.invading[t] or (s.kaija == t and not has_kaija(s, seat, t))):
            taken = _chance_of_invasion(s, t)
            row = rows[s.invader]
            _count_territory(s, row, t, free, size, count, years * taken, taken)
            years *= 1.0 - taken
            share = 1.0 - taken
        else:
            share = 1.0
        row = rows[seat]
        _count_territory(s, row, t, free, size, count, years, share)
        if count[LARGE] and not free:
            row[DANGER] += risk * now


def _risk(s: State, seat: int, territory: int, count: tuple[int, ...]) -> float:
    """How likely a territory is lost within a year."""
    holder, units = s.holder, s.units
    most = 0
    teams = s.setting.teams
    for other, rough in s.land.near[territory]:
        owner = holder[other]
        if owner >= 0 and owner != seat and units[other] - rough > most:
            if teams and (owner - seat) % 2 == 0:
                continue
            most = units[other] - rough
    if not most:
        return 0.0
    own = units[territory] + 2 * count[5] + count[2]
    if has_kaija(s, seat, territory):
        own += 2
    ahead = most - own + 3
    return _RISK[0 if ahead < 0 else ahead if ahead < 7 else 7]


def _count_territory(
    s: State,
    row: list[float],
    territory: int,
    free: int,
    size: int,
    count: tuple[int, ...],
    years: float,
    share: float,
) -> None:
    land = s.land
    row[LANDS] += share
    spaces = land.large[territory]
    if free:
        likely = CLOSING[free if free < MOST_SIDES else MOST_SIDES]
        row[CLOSES] += likely * (share * (size + 1) + 0.8 * years)
        if spaces:
            row[LARGE_OPEN] += (spaces - count[LARGE]) * years
    else:
        row[YEARLY] += years if size == 2 else 2.0 * years
        if count[LARGE]:
            row[STRONGHOLDS] += share
        elif spaces:
            row[LARGE_CLOSED] += (spaces - count[LARGE]) * years
    row[FOOD_INCOME] += (land.food[territory] + count[0]) * share
    row[WOOD_INCOME] += (land.wood[territory] + count[1]) * share
    row[LORE_INCOME] += (land.lore[territory] + count[4]) * share
    small = land.small[territory] + land.carved[territory]
    if count[SMALL]:
        row[GUARDS] += (count[2] + count[3]) * years
        small -= count[SMALL]
    if small > 0:
        row[SMALL_SPACES] += small * years
    if count[LARGE]:
        row[ALTARS] += 3.0 * count[7] * years
        row[FORGES] += count[6] * years
        row[GUARDS] += count[5] * years


def _count_goods(s: State, seat: int, row: list[float], harvests: int) -> None:
    food, wood, lore = s.resources[seat * 3 : seat * 3 + 3]
    horizon = HORIZON[harvests]
    row[SURE] += (food + wood + lore) / 3.0
    row[FOOD] = min(food, 6) * horizon
    row[WOOD] = min(wood, 6) * horizon
    row[LORE] = min(lore, 6) * horizon
    units = s.setting.content.units - s.reserve[seat]
    row[UNITS] = units
    if kaija_on_map(s, seat):
        row[UNITS] += 1.5
    row[UNITS_LATER] = row[UNITS] * horizon
    row[LANDS_LATER] = row[LANDS] * horizon
    need_food, need_wood = 0, 0
    for most, need_food, need_wood in s.setting.content.winter:  # noqa: B007
        if units <= most:
            break
    income = row[FOOD_INCOME]
    if harvests:
        short = need_food - food - income
        if short > 0:
            spare = wood + row[WOOD_INCOME] + lore + row[LORE_INCOME] - need_wood
            row[HUNGER] += 5.0 if spare < 3 * short else 1.5 * short
        if need_wood > wood + row[WOOD_INCOME]:
            row[HUNGER] += 3.0
        later = (need_food - income) * (harvests - 1) - max(-short, 0)
        if later > 0:
            row[HUNGER] += later
    row[FOOD_INCOME] *= horizon
    row[WOOD_INCOME] *= horizon
    row[LORE_INCOME] *= horizon


def _count_cards(s: State, seat: int, row: list[float], years: int) -> None:
    fame = float(s.fame[seat])
    hand = 0.0
    owning = OWNING[years]
    for card in s.hand[seat]:
        fame += owning[card]
        hand += CARD_PLAY[card]
    for zone in (s.bag[seat], s.top[seat], s.active[seat], s.discard[seat]):
        for card in zone:
            fame += owning[card]
    row[SURE] += fame
    row[HAND] = hand


def _count_achievements(s: State, seat: int, counts: list[int]) -> float:
    """What the Achievements of a seat count."""
    found = 0.0
    for zone in (s.hand[seat], s.bag[seat], s.top[seat], s.active[seat], s.discard[seat]):
        for card in zone:
            if is_achievement(card):
                found += counts[place_of_achievement(card)]
    return found


def _hope_of_development(s: State, years: int) -> float:
    """What the card to be picked this year may be worth: between the mean and the best."""
    if not s.display:
        return 0.0
    best = total = 0.0
    for card in s.display:
        worth = OWNING[years][card]
        total += worth
        best = max(best, worth)
    return 0.5 * best + 0.5 * total / len(s.display)


def _hope_of_achievement(s: State, counts: list[int]) -> float:
    """The same for the Achievement to be picked in the last year."""
    if not s.achievements:
        return 0.0
    best = total = 0
    for card in s.achievements:
        worth = counts[place_of_achievement(card)]
        total += worth
        best = max(best, worth)
    return 0.5 * best + 0.5 * total / len(s.achievements)


def achievements(s: State) -> list[list[int]]:
    """By seat what each Achievement would count now."""
    land, holder = s.land, s.holder
    found = [[0] * 7 for _ in range(s.seats)]
    for seat in range(s.seats):
        found[seat][6] = s.setting.content.units - s.reserve[seat]
        if s.setting.warlord_counts_kaija and kaija_on_map(s, seat):
            found[seat][6] += 1
    for t in land.names:
        if holder[t] < 0:
            continue
        counts = found[holder[t]]
        count = tally(s.works[t])
        counts[0] += count[SMALL] + 3 * count[LARGE]
        counts[1] += max(land.small[t] + land.carved[t] - count[SMALL], 0)
        counts[1] += 3 * (land.large[t] - count[LARGE])
        counts[2] += 2 * (land.food[t] + count[0])
        counts[3] += 2 * (land.wood[t] + count[1])
        counts[4] += 2 * (land.lore[t] + count[4])
        counts[5] += 3 * land.lair[t]
    return found


def _chance_of_invasion(s: State, place: int) -> float:
    """How likely the invader will take a territory, as far as the combat has come."""
    for step in s.agenda[:-9:-1]:
        if isinstance(step, Occupy) and step.place == place:
            return 1.0
        if isinstance(step, EndInvasion) and step.place == place:
            return 0.0
        if isinstance(step, Aftermath) and step.place == place:
            return 1.0 if step.winner == step.attacker else 0.0
        if isinstance(step, Duel) and step.place == place:
            return _chance_in_duel(s, step)
    defenders = s.units[place] + has_kaija(s, s.holder[place], place)
    attackers = s.invading[place] + has_kaija(s, s.invader, place)
    count = tally(s.works[place])
    return chance(attackers - defenders - 2 * count[5], attackers, defenders, 0, count[2])


def _chance_in_duel(s: State, duel: Duel) -> float:
    ahead = duel.attack - duel.defence
    attackers = s.invading[duel.place] + has_kaija(s, duel.attacker, duel.place)
    defenders = s.units[duel.place] + has_kaija(s, duel.defender, duel.place)
    inflicted, suffered = duel.attack_casualties, duel.defence_casualties
    if isinstance(duel, (AttackerFood, DefenderFood)):
        ahead -= min(s.resources[duel.defender * 3], defenders, 1)
        return chance(ahead, attackers, defenders, inflicted, suffered)
    if isinstance(duel, (AttackerDie, AttackerFace)):
        return chance(ahead, attackers, defenders, inflicted, suffered)
    if duel.seat == duel.defender:
        return result(ahead, attackers, defenders, inflicted, suffered)
    return chance_after(ahead, attackers, defenders, inflicted, suffered)
