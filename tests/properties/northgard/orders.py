"""Steps of Northgard: Uncharted Lands in which the order of picks is the player's."""

from collections.abc import Hashable, Sequence

from skald.games.northgard.ids import CAMP, NOBODY, PLAIN
from skald.games.northgard.queries import free_spaces, held, may_add_units
from skald.games.northgard.rules.effects import CardEffects, is_playable
from skald.games.northgard.rules.recruit import CampBonus
from skald.games.northgard.state import State
from skald.games.northgard.verbs import put_building, put_units
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import advance
from skald.kernel.dice import Dice
from skald.kernel.playout import choose
from tests.properties.northgard.pressing import pressing
from tests.properties.runs import Kind, Pick


def pile(pick: Pick) -> Hashable:
    """Cards put back on top lie on each other; those discarded are shuffled one day."""
    return "top" if pick[0].verb == "top" else pick


def trading(state: KernelState, picks: Sequence[Pick]) -> bool:
    """The three resources are there each time."""
    assert isinstance(state, State)
    seat = state.agenda[-1].seat
    have = state.resources[seat * 3 : seat * 3 + 3]
    for (trade,) in picks:
        given = [trade.source, trade.target, trade.kind]
        if trade.verb != "trade" or any(have[r] < given.count(r) for r in given):
            return False
        for resource in given:
            have[resource] -= 1
        have[trade.amount] += 1
    return True


def apart(state: KernelState, picks: Sequence[Pick]) -> bool:
    """Groups that have nothing to do with each other: no territory is in two moves.

    In teams it matters how many moves are left where a group passes through a partner's land.
    """
    assert isinstance(state, State)
    paths = [[a.target for a in pick if a.verb in ("from", "to")] for pick in picks]
    simple = all([a.verb for a in pick] == ["from", "to", "units"] for pick in picks)
    if state.setting.teams or not simple:
        return False
    places = [place for path in paths for place in path]
    return len(places) == len(set(places))


# Positions in which such steps come up more often than in random games.


def stirred(position: KernelState, dice: Dice) -> State | None:
    """The same table, one of the players about to make several picks: of a card, or of camps."""
    assert isinstance(position, State)
    seat = dice.below(position.seats)
    if not position.setup_done or position.invader != NOBODY or not held(position, seat):
        return None
    s = position.clone()
    s.agenda = []
    _settle(s, seat, dice)
    _let_in(s, seat, dice)
    cards = [s.setting.content.card_number[key] for key in MANY_PICKS]
    playable = [card for card in cards if is_playable(s, seat, card)]
    if not playable:
        return None
    homes = [territory for territory in held(s, seat) if may_add_units(s, territory)]
    if len(homes) > 1 and 1 < s.reserve[seat] < 5 and dice.below(2):
        s.owe(CampBonus(seat, tuple(sorted(homes[:3] * 2))))
    else:
        s.owe(CardEffects(seat, playable[dice.below(len(playable))], 0))
    advance(s)
    return s


def _settle(s: State, seat: int, dice: Dice) -> None:
    """Training Camps, two to a territory if there is room, and sometimes few models left."""
    for territory in held(s, seat) * 2:
        if free_spaces(s, territory, PLAIN) and s.tokens[CAMP] and dice.below(4):
            put_building(s, seat, territory, CAMP, PLAIN)
    if dice.below(2) and s.reserve[seat] > 4:
        put_units(s, seat, held(s, seat)[0], s.reserve[seat] - 4)


def _let_in(s: State, seat: int, dice: Dice) -> None:
    """With the module, creatures into own territories where none is."""
    if not s.setting.creatures:
        return
    for territory in held(s, seat):
        if territory not in s.creature_at and s.creature_pile and dice.below(2):
            s.creature_kind.append(s.creature_pile.pop())
            s.creature_at.append(territory)


# Cards that recruit, draw or move several: by their numbers.
MANY_PICKS = (
    *("C-02", "E-07", "A-09", "A-24", "A-32", "C-12"),
    *("C-05", "C-21", "A-08", "A-22", "A-33"),
    *("E-04", "A-30", "A-35", "A-28", "A-29"),
)
TABLES: tuple[dict[str, str], ...] = (
    {},
    {"clans": "bear,wolf", "creatures": "on", "more_creatures": "on"},
    {"clans": "boar,stag,bear", "recruit_each_forced": "on", "kaija_triggers_camp": "off"},
)
STYLES = (pressing, choose)

KINDS = (
    Kind("Recruit", ("recruit",)),
    Kind("CampBonus", ("bonus", "recruit")),
    Kind("Levy", ("recruit",)),
    Kind(
        "Move",
        ("from", "to", "units"),
        inner=("MoveTo", "MoveGroup"),
        possible=apart,
        exhausts=False,
    ),
    Kind("NameCreatures", ("attack",)),
    Kind("Retreat", ("retreat", "retreat-kaija")),
    Kind("SortDrawn", ("discard", "top"), chain=pile),
    Kind("Trade", ("trade",), possible=trading, exhausts=False),
)
