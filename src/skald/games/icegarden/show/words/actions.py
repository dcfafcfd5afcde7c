"""What can be chosen, said to whoever must choose: `ig-action-<verb>`."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.icegarden.actions import NATION, SHIFT, SPY_KEEP, UPGRADE_NOTHING
from skald.games.icegarden.ids import CTL, GOLD, INF, L1, MFACTOR, POPULATION, VIPER
from skald.games.icegarden.queries import chooser, health, seat_of
from skald.games.icegarden.rules.activation import NOBODY_CAME, IceFloe, SpeedMove, unpack_runner
from skald.games.icegarden.rules.attack import ATTACK_PRICE
from skald.games.icegarden.rules.domination import Collect
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.making import PART_LOSS, summon_loss
from skald.games.icegarden.rules.mountain import mountain_price
from skald.games.icegarden.rules.raven import repaired
from skald.games.icegarden.show.words.names import (
    ability_words,
    amount_words,
    box_words,
    faction_player_words,
    joined,
    listed,
    message,
    piece_words,
    place_name_words,
    places_words,
    player_words,
    reputation_words,
    resource_words,
    tile_words,
    unit_words,
)
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.forms import Computed, Offers
from skald.kernel.words import Fact, Words

_Fact: TypeAlias = Computed[State]


def _whose(s: State, faction: int) -> Words:
    """The victim of an action that names a faction."""
    seat = seat_of(s, faction)
    if seat < 0:
        return faction_player_words(faction, short=True)
    return player_words(s, seat, short=True)


def _character(s: State, a: Action) -> Fact:
    return faction_player_words(a.kind)


def _victims_piece(s: State, a: Action) -> Fact:
    return piece_words(s, seat_of(s, a.target), a.kind)


def _price(resource: int, amount: int) -> _Fact:
    return lambda s, a: amount_words(resource, amount)


def _upgrade_price(s: State, a: Action) -> Fact:
    price = s.setting.content.price[a.target]
    return listed([amount_words(r, price[r]) for r in (MFACTOR, GOLD, POPULATION) if price[r]])


def _part_loss(s: State, a: Action) -> Fact:
    return 0 if s.setting.solo else PART_LOSS


def _summon_loss(s: State, a: Action) -> Fact:
    seat = chooser(s)
    return 0 if s.setting.solo or seat < 0 else summon_loss(s, seat, a)


def _points_left(s: State, a: Action) -> Fact:
    """How many points a unit still needs to fall."""
    seat, level = seat_of(s, a.target), a.kind - L1 + 1
    return max((health(s, seat, level) if seat >= 0 else level) - a.amount, 1)


def _helm(s: State, a: Action) -> int:
    seat = chooser(s)
    return min((s.helm[seat] if seat >= 0 else 0) + a.amount, s.setting.content.helms)


def _red_ships(s: State, a: Action) -> Fact:
    red, helm = s.setting.content.red, _helm(s, a)
    passed = range(max(helm - a.amount, 0) + 1, helm + 1)
    return sum(1 for h in passed if red[h] and not red[h] & s.red_done)


def _given(s: State, a: Action) -> Fact:
    if a.source == a.target:
        return amount_words(a.source, 2)
    return joined([amount_words(a.source, 1), amount_words(a.target, 1)])


def _yield(s: State, a: Action) -> Fact:
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Collect):
        return resource_words(a.kind)
    printed = s.setting.content.tile_yield[max(s.setting.persons, 2)][s.tile[step.place]]
    return amount_words(a.kind, min(printed[a.kind], s.stock[a.kind]))


def _loot(s: State, a: Action) -> Fact:
    return amount_words(min(a.kind, MFACTOR), 1)


def _loot_level(s: State, a: Action) -> Fact:
    return max(a.kind - MFACTOR, 0)


def _runners(s: State, a: Action) -> Fact:
    """How many units may still step."""
    step = s.agenda[-1]
    assert isinstance(step, SpeedMove)
    return len(step.runners)


def _fast_unit(s: State, a: Action) -> Fact:
    """The unit that may still step, if it is the only one."""
    step = s.agenda[-1]
    assert isinstance(step, SpeedMove)
    return unit_words(s, step.seat, unpack_runner(step.runners[0])[0])


def _crossed(s: State, a: Action) -> Fact:
    """Whether anything has crossed the ice floes yet."""
    step = s.agenda[-1]
    assert isinstance(step, IceFloe)
    return int((step.came_first, step.came_second) != (NOBODY_CAME, NOBODY_CAME))


def _markers(s: State, a: Action) -> Fact:
    return piece_words(s, chooser(s), INF, a.amount)


_OFFERS: Final = Offers[State](
    kinds={
        "ability": lambda s, ability: ability_words(ability),
        "box": lambda s, box: box_words(box),
        "faction": _whose,
        "level": lambda s, level: piece_words(s, chooser(s), L1 + level - 1),
        "piece": lambda s, kind: piece_words(s, chooser(s), kind),
        "place": lambda s, place: place_name_words(place),
        "places": places_words,
        "resource": lambda s, resource: amount_words(resource, 1),
        "seat": player_words,
    },
    computed={
        "seat": {"number": lambda s, a: a.target + 1, "player": _character},
        "npc": {"player": _character},
        "vukotile": {"tile": lambda s, a: tile_words(a.kind, a.amount)},
        "done-IceFloe": {"crossed": _crossed},
        "done-SpeedMove": {"units": _runners, "unit": _fast_unit},
        "init": {
            "helm": _helm,
            "ship": lambda s, a: s.setting.content.ship[_helm(s, a)],
            "markers": lambda s, a: s.setting.content.action_markers[_helm(s, a)],
            "red": _red_ships,
        },
        "swap": {"given": _given},
        "influence": {"price": _price(POPULATION, 1)},
        "move": {"price": _price(GOLD, 1)},
        "mountain": {"price": lambda s, a: amount_words(POPULATION, mountain_price(s))},
        "carry": {"piece": lambda s, a: piece_words(s, chooser(s), a.kind, a.amount)},
        "raven-shed": {"price": _price(MFACTOR, 1)},
        "raven-repair": {
            "gain": lambda s, a: repaired(s, chooser(s)),
            "field": lambda s, a: reputation_words(s.rep[chooser(s)] - repaired(s, chooser(s))),
        },
        "shift-begin": {"loss": _part_loss},
        "upgrade-nothing": {"loss": _part_loss},
        "upgrade": {
            "replaced": lambda s, a: int(a.source > 0),
            "unit": lambda s, a: unit_words(s, chooser(s), a.kind, "for"),
            "price": _upgrade_price,
            "loss": _part_loss,
        },
        "summon": {
            "piece": lambda s, a: piece_words(s, chooser(s), L1 + a.kind - 1, a.amount),
            "price": lambda s, a: amount_words(MFACTOR, a.amount),
            "level": lambda s, a: a.kind,
            "loss": _summon_loss,
        },
        "spy-keep": {
            "abilities": lambda s, a: joined([ability_words(s.spy1), ability_words(s.spy2)]),
            "chosen": lambda s, a: int(s.spy1 > 0),
        },
        "spy": {
            "abilities": lambda s, a: joined([ability_words(a.source), ability_words(a.target)])
        },
        "attack": {"price": _price(GOLD, ATTACK_PRICE)},
        "hit": {"piece": _victims_piece, "left": _points_left},
        "hit-marker": {"piece": _victims_piece},
        "recruit": {"piece": _victims_piece},
        "enthral": {"piece": _victims_piece},
        "pillage": {"tokens": _loot, "level": _loot_level},
        "scatter": {"piece": _markers},
        "scatter-home": {"piece": _markers},
        "collect": {"tokens": _yield},
    },
)

# Steps at which the end of a choice is said in words of their own.
_ENDS: Final = frozenset(
    (
        *("CatchUp", "ViperGorge", "Influence", "March", "Making", "ShiftMfactor", "Carry"),
        *("IceFloe", "Cross", "SpeedMove", "Hit"),
    )
)


def action_words(s: State, action: Action) -> Words:
    """An action for the player who must choose, in plain words."""
    key = _action_key(s, action)
    return message(f"action-{key}", **_OFFERS.facts(s, action, key))


def _action_key(s: State, a: Action) -> str:
    variant = _VARIANTS.get(a.verb)
    return variant(s, a) if variant else a.verb


def _done_key(s: State, a: Action) -> str:
    step = type(s.agenda[-1]).__name__ if s.agenda else ""
    return f"done-{step}" if step in _ENDS else "done"


def _hit_key(s: State, a: Action) -> str:
    if a.kind == NATION:
        return "hit-nation"
    return "hit-marker" if a.kind <= CTL else "hit"


def _scatter_key(s: State, a: Action) -> str:
    step = s.agenda[-1] if s.agenda else None
    home = isinstance(step, Scatter) and step.place == a.target
    return "scatter-home" if home else "scatter"


_VARIANTS: Final[dict[str, Callable[[State, Action], str]]] = {
    "done": _done_key,
    "place": lambda s, a: "place-viper" if a.target == VIPER else "place",
    "raven": lambda s, a: "raven-repair" if a.kind else "raven-shed",
    "shift": lambda s, a: "shift-begin" if a is SHIFT else "shift",
    "upgrade": lambda s, a: "upgrade-nothing" if a is UPGRADE_NOTHING else "upgrade",
    "spy": lambda s, a: "spy-keep" if a is SPY_KEEP else "spy",
    "hit": _hit_key,
    "scatter": _scatter_key,
}
