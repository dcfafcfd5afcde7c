"""What can be chosen, said to whoever must choose: `ig-action-<verb>`."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.icegarden.actions import NATION, SHIFT, SPY_KEEP, UPGRADE_NOTHING
from skald.games.icegarden.ids import (
    CTL,
    GOLD,
    INF,
    L1,
    MFACTOR,
    POPULATION,
    VIPER,
)
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
    places_words,
    player_words,
    reputation_words,
    resource_words,
    tile_words,
    unit_words,
)
from skald.games.icegarden.state import State
from skald.kernel.actions import Action
from skald.kernel.words import Fact, Words

_ActionFact: TypeAlias = Callable[[State, Action], Fact]
_ActionFacts: TypeAlias = dict[str, _ActionFact]


def _source(s: State, a: Action) -> Fact:
    return a.source


def _target(s: State, a: Action) -> Fact:
    return a.target


def _amount(s: State, a: Action) -> Fact:
    return a.amount


def _piece(s: State, a: Action) -> Fact:
    return piece_words(s, chooser(s), a.kind)


def _unit_of_level(s: State, a: Action) -> Fact:
    return piece_words(s, chooser(s), L1 + a.kind - 1)


def _whose(s: State, a: Action) -> Words:
    """The victim of an action that names a faction."""
    seat = seat_of(s, a.target)
    return (
        player_words(s, seat, short=True)
        if seat >= 0
        else faction_player_words(a.target, short=True)
    )


def _victims_piece(s: State, a: Action) -> Fact:
    return piece_words(s, seat_of(s, a.target), a.kind)


def _price(resource: int, amount: int) -> _ActionFact:
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


_PLACE: Final[_ActionFacts] = {"place": _target}
_JOURNEY: Final[_ActionFacts] = {"source": _source, "target": _target}

_ACTIONS: Final[dict[str, _ActionFacts]] = {
    "seat": {
        "number": lambda s, a: a.target + 1,
        "player": lambda s, a: faction_player_words(a.kind),
    },
    "npc": {"player": lambda s, a: faction_player_words(a.kind)},
    "first": {"player": lambda s, a: player_words(s, a.target)},
    "tile": _PLACE,
    "thorn": _PLACE,
    "reserves": {"places": lambda s, a: places_words(s, a.amount)},
    "reveal": {**_PLACE, "number": _amount},
    "start": _PLACE,
    "vukotile": {"stage": _target, "tile": lambda s, a: tile_words(a.kind, a.amount)},
    "die": {"number": _amount},
    "done": {},
    "done-CatchUp": {},
    "done-ViperGorge": {},
    "done-Influence": {},
    "done-March": {},
    "done-Making": {},
    "done-ShiftMfactor": {},
    "done-Carry": {},
    "done-IceFloe": {"crossed": _crossed},
    "done-Cross": {},
    "done-SpeedMove": {"units": _runners, "unit": _fast_unit},
    "done-Hit": {},
    "skip": {},
    "catchup": _PLACE,
    "init": {
        "steps": _amount,
        "helm": _helm,
        "ship": lambda s, a: s.setting.content.ship[_helm(s, a)],
        "markers": lambda s, a: s.setting.content.action_markers[_helm(s, a)],
        "red": _red_ships,
    },
    "order": {"box": lambda s, a: box_words(a.target), "number": _amount},
    "place": {"box": lambda s, a: box_words(a.target)},
    "place-viper": {"box": lambda s, a: box_words(a.target)},
    "take": {"tokens": lambda s, a: amount_words(a.kind, 1)},
    "swap": {"given": _given, "received": lambda s, a: amount_words(a.kind, 1)},
    "influence": {**_PLACE, "price": _price(POPULATION, 1)},
    "move": {**_JOURNEY, "piece": _piece, "price": _price(GOLD, 1)},
    "mountain": {**_JOURNEY, "price": lambda s, a: amount_words(POPULATION, mountain_price(s))},
    "carry": {"piece": lambda s, a: piece_words(s, chooser(s), a.kind, a.amount)},
    "raven-shed": {"price": _price(MFACTOR, 1)},
    "raven-repair": {
        "gain": lambda s, a: repaired(s, chooser(s)),
        "field": lambda s, a: reputation_words(s.rep[chooser(s)] - repaired(s, chooser(s))),
    },
    "shift-begin": {"loss": _part_loss},
    "shift": _JOURNEY,
    "upgrade-nothing": {"loss": _part_loss},
    "upgrade": {
        "ability": lambda s, a: ability_words(a.target),
        "over": lambda s, a: ability_words(a.source),
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
    "at": _PLACE,
    "spy-keep": {
        "abilities": lambda s, a: joined([ability_words(s.spy1), ability_words(s.spy2)]),
        "chosen": lambda s, a: int(s.spy1 > 0),
    },
    "spy": {"abilities": lambda s, a: joined([ability_words(a.source), ability_words(a.target)])},
    "floe": _JOURNEY,
    "speed": {**_JOURNEY, "piece": _unit_of_level},
    "attack": {"price": _price(GOLD, ATTACK_PRICE)},
    "noattack": {},
    "hit": {
        "place": _source,
        "player": _whose,
        "piece": _victims_piece,
        "left": _points_left,
    },
    "hit-marker": {"place": _source, "player": _whose, "piece": _victims_piece},
    "hit-nation": {"place": _source},
    "kill": {"piece": _unit_of_level},
    "flee": {**_JOURNEY, "piece": _unit_of_level},
    "recruit": {"player": _whose, "piece": _victims_piece},
    "enthral": {"player": _whose, "piece": _victims_piece},
    "pillage": {"player": _whose, "tokens": _loot, "level": _loot_level},
    "scatter": {**_PLACE, "piece": lambda s, a: piece_words(s, chooser(s), INF, a.amount)},
    "scatter-home": {"piece": lambda s, a: piece_words(s, chooser(s), INF, a.amount)},
    "collect": {"tokens": _yield},
}


def action_words(s: State, action: Action) -> Words:
    """An action for the player who must choose, in plain words."""
    key = _action_key(s, action)
    facts = {name: fact(s, action) for name, fact in _ACTIONS[key].items()}
    return message(f"action-{key}", **facts)


def _action_key(s: State, a: Action) -> str:
    variant = _VARIANTS.get(a.verb)
    return variant(s, a) if variant else a.verb


def _done_key(s: State, a: Action) -> str:
    key = f"done-{type(s.agenda[-1]).__name__}" if s.agenda else "done"
    return key if key in _ACTIONS else "done"


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
