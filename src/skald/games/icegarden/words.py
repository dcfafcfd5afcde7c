"""What can be chosen and what happened, as messages that are not yet in any language.

Keys follow ids: `ig-action-<verb>`, `ig-prompt-<step>`, `ig-event-<name>`, `ig-option-<key>`,
`ig-unit-<unit>`, `ig-box-<box>` and so on; `locale/*/ice-garden.ftl` holds the messages.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from skald.games.icegarden.actions import NATION, SHIFT, SPY_KEEP, UPGRADE_NOTHING
from skald.games.icegarden.game import SOURCES
from skald.games.icegarden.ids import (
    ABILITIES,
    BOXES,
    CTL,
    EFFECTS,
    FACTIONS,
    FIGURES,
    GOLD,
    INF,
    L1,
    MFACTOR,
    NPC,
    PIECES,
    PLACES,
    POPULATION,
    RESOURCES,
    SAFE_ZONE,
    SIDES,
    VIPER,
)
from skald.games.icegarden.queries import health, is_npc, seat_of
from skald.games.icegarden.rules.activation import SpeedMove
from skald.games.icegarden.rules.attack import ATTACK_PRICE
from skald.games.icegarden.rules.domination import Collect
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.making import PART_LOSS, summon_loss
from skald.games.icegarden.rules.mountain import mountain_price
from skald.games.icegarden.rules.rounds import CatchUp, markers_missing
from skald.games.icegarden.rules.solo import RelocateUnit
from skald.games.icegarden.state import State, figure_level
from skald.kernel.actions import Action
from skald.kernel.agenda import Step, fields_of
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Fact, Words

ALL_BOXES: Final = (*BOXES, "activation", "vuko")


def _words(key: str, **facts: Fact) -> Words:
    return Words(f"ig-{key}", facts)


# Names.


def faction_words(faction: int) -> Words:
    """A colour: “blue”."""
    return _words(f"faction-{FACTIONS[faction]}")


def character_words(faction: int, *, short: bool = False) -> Words:
    """A character: “Olaf Fjollsfinn”, or “Fjollsfinn”."""
    return _words(f"character-{FACTIONS[faction]}" + (".short" if short else ""))


def goal_words(faction: int) -> Words:
    """What a character's individual goal counts."""
    return _words(f"goal-{FACTIONS[faction]}")


def player_words(s: State, seat: int, *, short: bool = False) -> Words:
    """Whoever has a seat: “Olaf Fjollsfinn (blue)”; chance for a seat below 0."""
    if not 0 <= seat < s.seats:
        return _words("player-chance")
    if s.faction[seat] < 0:
        return _words("player-seat", number=seat + 1)
    return _player(s.faction[seat], npc=is_npc(s, seat), short=short)


def _player(faction: int, *, npc: bool = False, short: bool = False) -> Words:
    name, colour = character_words(faction, short=short), faction_words(faction)
    return _words("player-npc" if npc else "player", name=name, colour=colour)


def unit_words(s: State, seat: int, level: int, form: str = "") -> Words:
    """A unit type of a seat: its name, or its form `for` (behind “for”)."""
    return _unit(s, seat, level, f".{form}" if form else "")


def _unit(s: State, seat: int, level: int, form: str, **facts: Fact) -> Words:
    if not 0 <= seat < s.seats or s.faction[seat] < 0:
        return _words(f"unit-any{form}", level=level, **facts)
    unit = s.setting.content.boards[s.faction[seat]].unit[level - 1]
    return _words(f"unit-{unit}{form}", **facts)


def kind_words(s: State, seat: int, kind: int) -> Words:
    """A kind of piece by its name: “influence marker”, “marker behind Vuko”, “Crab”."""
    return _words(f"piece-{PIECES[kind]}") if kind <= CTL else unit_words(s, seat, kind - 1)


def piece_words(s: State, seat: int, kind: int, amount: int = 1) -> Words:
    """So many pieces, as the object of a sentence: “a Crab”, “2 influence markers”."""
    if kind <= CTL:
        return _words(f"piece-{PIECES[kind]}.counted", amount=amount)
    return _unit(s, seat, kind - 1, ".counted", amount=amount)


def ability_words(ability: int) -> Words:
    """An ability that can be bought."""
    return _words(f"ability-{ABILITIES[ability]}" if ability else "ability-none")


def special_words(special: str) -> Words:
    """A special ability, by its name in the board data."""
    return _words(f"special-{special}")


def resource_words(resource: int) -> Words:
    """A resource by its name."""
    return _words(f"resource-{RESOURCES[resource]}")


def amount_words(resource: int, amount: int) -> Words:
    """So much of a resource: “2 gold”."""
    return _words(f"resource-{RESOURCES[resource]}.counted", amount=amount)


def box_words(box: int) -> Words:
    """A box, Activation (6) and Vuko (7) included."""
    return _words(f"box-{ALL_BOXES[box]}")


def effect_words(effect: int) -> Words:
    """A Vuko tile by its effect."""
    return _words(f"effect-{EFFECTS[effect]}")


def tile_words(effect: int, side: int) -> Words:
    """A Vuko tile with its side."""
    return _words(f"tile-{SIDES[side]}", effect=effect_words(effect))


def place_words(s: State, place: int) -> Words:
    """A place with the number of its tile once that is known: “r5 (#3)”."""
    if not place:
        return _words("place-none")
    return _words("place", place=place, number=s.tile[place])


def region_words(s: State, place: int) -> Words:
    """A place as a heading: “Region r5 (#3)”."""
    return _words("region", place=place_words(s, place))


def reputation_words(field: int) -> Words:
    """A field of the reputation track: “safe zone”, “0”, “−3”."""
    return _words("reputation", field=field, value=max(field - 1, 0))


def level_words(level: str) -> Words:
    """A solo level."""
    return _words(f"solo-{level}")


def edition_words(edition: str) -> Words:
    """An edition by its name."""
    return _words(f"edition-{edition}")


def edition_note_words(edition: str) -> Words:
    """What players are told about an edition."""
    return _words(f"edition-{edition}.note")


def phase_words(s: State) -> Words:
    """The phase in which a position is."""
    if not s.agenda:
        return _words("phase-end")
    chapter = type(s.agenda[-1]).__module__.rpartition(".")[2]
    return _words("phase-" + ("setup" if not s.round else _phase(chapter, s.agenda[-1])))


def _phase(chapter: str, step: Step) -> str:
    if chapter in ("initiative", "planning"):
        return chapter
    name = type(step).__name__
    if name in ("CatchUp", "RelocateUnit"):
        return "start"
    return "domination" if chapter in ("domination", "lock") or name == "NpcPillage" else "action"


def listed(items: Sequence[Words]) -> Words:
    """Several things in a row: “a, b, c”."""
    first, *rest = items
    return _words("list", first=first, rest=listed(rest)) if rest else first


def joined(items: Sequence[Words]) -> Words:
    """Several things together: “a, b and c”."""
    *front, last = items
    return _words("both", first=listed(front), last=last) if front else last


# Actions.

_ActionFact: TypeAlias = Callable[[State, Action], Fact]
_ActionFacts: TypeAlias = dict[str, _ActionFact]


def _actor(s: State) -> int:
    """The seat that must choose, or -1."""
    return s.agenda[-1].seat if s.agenda and s.agenda[-1].seat < s.seats else -1


def _source(s: State, a: Action) -> Fact:
    return a.source


def _target(s: State, a: Action) -> Fact:
    return a.target


def _amount(s: State, a: Action) -> Fact:
    return a.amount


def _piece(s: State, a: Action) -> Fact:
    return piece_words(s, _actor(s), a.kind)


def _unit_of_level(s: State, a: Action) -> Fact:
    return piece_words(s, _actor(s), L1 + a.kind - 1)


def _whose(s: State, a: Action) -> Words:
    """The victim of an action that names a faction."""
    seat = seat_of(s, a.target)
    return player_words(s, seat, short=True) if seat >= 0 else _player(a.target, short=True)


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
    seat = _actor(s)
    return 0 if s.setting.solo or seat < 0 else summon_loss(s, seat, a)


def _points_left(s: State, a: Action) -> Fact:
    """How many points a unit still needs to fall."""
    seat, level = seat_of(s, a.target), a.kind - L1 + 1
    return max((health(s, seat, level) if seat >= 0 else level) - a.amount, 1)


def _helm(s: State, a: Action) -> int:
    seat = _actor(s)
    return min((s.helm[seat] if seat >= 0 else 0) + a.amount, s.setting.content.helms)


def _red_ships(s: State, a: Action) -> Fact:
    red, helm = s.setting.content.red, _helm(s, a)
    passed = range(max(helm - a.amount, 0) + 1, helm + 1)
    return sum(1 for h in passed if red[h] and not red[h] & s.red_done)


def _repair(s: State, a: Action) -> int:
    """How many fields Raven Shadow would lift the marker now."""
    return min(max(s.rep[_actor(s)] - SAFE_ZONE - 1, 0), 2)


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


def _masked_places(s: State, mask: int) -> Words:
    return listed([place_words(s, p) for p in s.setting.content.places_of[mask]])


def _fast_unit(s: State, a: Action) -> Fact:
    step = s.agenda[-1]
    assert isinstance(step, SpeedMove)
    return _queued(s, step, step.queue[0])


_PLACE: Final[_ActionFacts] = {"place": _target}
_JOURNEY: Final[_ActionFacts] = {"source": _source, "target": _target}

_ACTIONS: Final[dict[str, _ActionFacts]] = {
    "seat": {"number": lambda s, a: a.target + 1, "player": lambda s, a: _player(a.kind)},
    "npc": {"player": lambda s, a: _player(a.kind)},
    "first": {"player": lambda s, a: player_words(s, a.target)},
    "tile": _PLACE,
    "thorn": _PLACE,
    "reserves": {"places": lambda s, a: _masked_places(s, a.amount)},
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
    "done-IceFloe": {},
    "done-IceFloeBack": {},
    "done-SpeedMove": {"unit": _fast_unit},
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
    "carry": {"piece": lambda s, a: piece_words(s, _actor(s), a.kind, a.amount)},
    "raven-shed": {"price": _price(MFACTOR, 1)},
    "raven-repair": {
        "gain": _repair,
        "field": lambda s, a: reputation_words(s.rep[_actor(s)] - _repair(s, a)),
    },
    "shift-begin": {"loss": _part_loss},
    "shift": _JOURNEY,
    "upgrade-nothing": {"loss": _part_loss},
    "upgrade": {
        "ability": lambda s, a: ability_words(a.target),
        "over": lambda s, a: ability_words(a.source),
        "replaced": lambda s, a: int(a.source > 0),
        "unit": lambda s, a: unit_words(s, _actor(s), a.kind, "for"),
        "price": _upgrade_price,
        "loss": _part_loss,
    },
    "summon": {
        "piece": lambda s, a: piece_words(s, _actor(s), L1 + a.kind - 1, a.amount),
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
    "scatter": {**_PLACE, "piece": lambda s, a: piece_words(s, _actor(s), INF, a.amount)},
    "scatter-home": {"piece": lambda s, a: piece_words(s, _actor(s), INF, a.amount)},
    "collect": {"tokens": _yield},
}


def action_words(s: State, action: Action) -> Words:
    """An action for the player who must choose, in plain words."""
    key = _action_key(s, action)
    facts = {name: fact(s, action) for name, fact in _ACTIONS[key].items()}
    return _words(f"action-{key}", **facts)


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


# Prompts.

_StepFact: TypeAlias = Callable[[State, Step, int], Fact]


def _unit_owner(step: Step) -> int:
    """Whose unit a step is about: the chooser's, or the NPC's when the die decides."""
    return step.seat if step.seat >= 0 else NPC


def _step_place(s: State, step: Step, place: int) -> Fact:
    return place_words(s, place)


def _step_unit(s: State, step: Step, level: int) -> Fact:
    return unit_words(s, _unit_owner(step), level)


def _queued(s: State, step: Step, figure: int) -> Fact:
    return unit_words(s, figure // FIGURES, figure_level(figure))


def _open_tile(s: State, step: Step) -> Fact:
    unknown = [p for p in s.setting.content.places_of[s.in_play] if not s.tile[p]]
    return place_words(s, unknown[0] if unknown else 0)


def _missing(s: State, step: Step) -> Fact:
    assert isinstance(step, CatchUp)
    return step.missing if step.missing >= 0 else markers_missing(s, step.seat)


def _driven_out(s: State, step: Step) -> Fact:
    assert isinstance(step, Scatter)
    return s.markers[step.seat * PLACES + step.place] - step.staying


def _units_place(s: State, step: Step) -> Fact:
    assert isinstance(step, SpeedMove | RelocateUnit)
    return place_words(s, s.unit_at[step.queue[0]])


def _vukos_place(s: State, step: Step) -> Fact:
    return place_words(s, s.vuko)


# How a field of a step is told: under which name and as what; other numbers stay as they are.
_FIELDS: Final[dict[str, tuple[str, _StepFact]]] = {
    "seat": ("player", lambda s, step, seat: player_words(s, seat)),
    "who": ("number", lambda s, step, seat: seat + 1),
    "level": ("unit", _step_unit),
    "kind": ("piece", lambda s, step, kind: kind_words(s, step.seat, kind)),
    "queue": ("unit", _queued),
    **{name: (name, _step_place) for name in ("place", "source", "target")},
    **{name: (name, _step_place) for name in ("first", "second", "low", "high")},
}

# What else a prompt tells.
_PROMPTS: Final[dict[str, dict[str, Callable[[State, Step], Fact]]]] = {
    "RevealTile": {"place": _open_tile},
    "CatchUp": {"missing": _missing},
    "PlanAction": {"left": lambda s, step: s.to_place[step.seat]},
    "Mountain": {"price": lambda s, step: amount_words(POPULATION, mountain_price(s))},
    "Making": {"snow": lambda s, step: s.snow, "limit": lambda s, step: s.setting.snow_limit},
    "PayForAttack": {"price": lambda s, step: amount_words(GOLD, ATTACK_PRICE)},
    "SpeedMove": {"place": _units_place},
    "RelocateUnit": {"place": _units_place},
    "Scatter": {"amount": _driven_out},
    "VukoKills": {"place": _vukos_place},
    "Flee": {"place": _vukos_place},
    "NpcFlees": {"place": _vukos_place},
}


def prompt_words(s: State, step: Step) -> Words:
    """Who must do what, in one sentence."""
    name = type(step).__name__
    facts: dict[str, Fact] = {}
    for field, value in zip(fields_of(type(step)), step.values(), strict=True):
        number = value[0] if isinstance(value, tuple) else value
        told, fact = _FIELDS.get(field, (field, lambda s, step, number: number))
        facts[told] = fact(s, step, number)
    facts.update({told: more(s, step) for told, more in _PROMPTS.get(name, {}).items()})
    return _words(f"prompt-{name}", **facts)


# Events.

# Every event with its facts, as the verbs and rules tell it.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "faction": ("faction",),
    "first_player": (),
    "lay_tile": ("place",),
    "thorn": ("place",),
    "reserves": ("places",),
    "reveal": ("place", "number"),
    "nations": (),
    "vuko_tile": ("stage", "effect", "side"),
    "round": ("round",),
    "initiative": ("steps", "helm"),
    "red_ship": ("helm",),
    "turn_order": ("markers", "helm"),
    "tile_active": ("stage", "effect"),
    "order_token": ("box", "number"),
    "plan": ("box",),
    "toll": (),
    "resolve": ("box",),
    "gain": ("resource", "amount"),
    "pay": ("resource", "amount", "level"),
    "place_marker": ("place",),
    "move": ("kind", "amount", "source", "target"),
    "shift": ("source", "target"),
    "upgrade": ("level", "ability", "over"),
    "upgrade_nothing": (),
    "summon": ("level", "place"),
    "reputation": ("field", "change"),
    "snow": ("snow",),
    "spy": ("first", "second"),
    "wound": ("kind", "place"),
    "defeat": ("victim", "kind", "place"),
    "marker_returns": ("place", "kind"),
    "unit_returns": ("kind", "place"),
    "nation_falls": ("place", "amount"),
    "visit": ("place",),
    "vuko": ("source", "target"),
    "vuko_token": ("tokens",),
    "drop_token": ("amount", "tokens"),
    "control": ("amount", "place"),
    "nightwalkers": ("amount", "place"),
    "nations_move": ("source", "target", "amount"),
    "domination": ("scorings",),
    "dominates": ("place",),
    "nobody_dominates": ("place",),
    "absorb": ("amount",),
    "recruit": ("victim", "place", "kind"),
    "pillage": ("victim", "resource", "level"),
    "torment": ("place",),
    "enthral": ("victim", "place", "kind"),
    "tower": ("place",),
    "transport": ("place", "amount"),
    "turn_up": ("place",),
    "lock": ("place",),
    "displace_reserve": ("source", "target"),
    "markers_home": ("place", "amount"),
    "points": ("source", "amount"),
    "die": ("number",),
    "end_snow": (),
    "end_goal": ("winners",),
    "end_points": ("winners",),
}

_EventFact: TypeAlias = Callable[[State, Event, int], Fact]


def _event_place(s: State, event: Event, place: int) -> Fact:
    return place_words(s, place)


def _event_piece(s: State, event: Event, kind: int) -> Fact:
    owner = event.facts.get("victim", event.seat)
    return piece_words(s, owner, kind, event.facts.get("amount", 1))


def _event_tokens(s: State, event: Event, resource: int) -> Fact:
    return amount_words(resource, event.facts.get("amount", 1))


def _same(s: State, event: Event, number: int) -> Fact:
    return number


# How a fact (of one event) is told: under which name and as what; others stay as they are.
_EVENT_FACTS: Final[dict[str, tuple[str, _EventFact]]] = {
    "place": ("place", _event_place),
    "source": ("source", _event_place),
    "target": ("target", _event_place),
    "shift source": ("source", _same),
    "shift target": ("target", _same),
    "points source": ("source", lambda s, event, source: SOURCES[source]),
    "places": ("places", lambda s, event, mask: _masked_places(s, mask)),
    "box": ("box", lambda s, event, box: box_words(box)),
    "effect": ("effect", lambda s, event, effect: effect_words(effect)),
    "side": ("side", lambda s, event, side: SIDES[side]),
    "kind": ("piece", _event_piece),
    "wound kind": ("unit", lambda s, event, kind: kind_words(s, event.seat, kind)),
    "summon level": ("piece", lambda s, event, level: _event_piece(s, event, L1 + level - 1)),
    "upgrade level": ("unit", lambda s, event, level: unit_words(s, event.seat, level, "for")),
    "resource": ("tokens", _event_tokens),
    "victim": ("victim", lambda s, event, seat: player_words(s, seat, short=True)),
    "faction": ("number", lambda s, event, faction: event.seat + 1),
    "winners": ("winners", lambda s, event, mask: joined(_winners(s, mask))),
    "ability": ("ability", lambda s, event, ability: ability_words(ability)),
    "over": ("over", lambda s, event, ability: ability_words(ability)),
    "first": ("first", lambda s, event, ability: ability_words(ability)),
    "second": ("second", lambda s, event, ability: ability_words(ability)),
    "field": ("field", lambda s, event, field: reputation_words(field)),
    "change": ("change", lambda s, event, change: abs(change)),
}


def _winners(s: State, mask: int) -> list[Words]:
    return [player_words(s, seat) for seat in range(s.seats) if mask >> seat & 1]


def event_words(s: State, event: Event) -> Words:
    """A line of the saga about something that happened."""
    facts: dict[str, Fact] = {}
    if event.name == "snow":
        facts["limit"] = s.setting.snow_limit
    if event.seat >= 0:
        facts["player"] = player_words(s, event.seat, short=event.name != "faction")
    for name, value in event.facts.items():
        told, fact = _EVENT_FACTS.get(f"{event.name} {name}", _EVENT_FACTS.get(name, (name, _same)))
        facts[told] = fact(s, event, value)
    return _words(f"event-{_event_key(event)}", **facts)


def _event_key(event: Event) -> str:
    """The name of an event, or of its variant with other words."""
    name, facts = event.name, event.facts
    if name == "vuko":
        return "vuko-enters" if not facts["source"] else name if facts["target"] else "vuko-leaves"
    if name == "visit" and not facts["place"]:
        return "visit-away"
    if name == "displace_reserve" and not facts["target"]:
        return "displace_reserve-gone"
    if name == "upgrade" and facts["over"]:
        return "upgrade-over"
    if name == "reputation" and facts["change"] > 0:
        return "reputation-up"
    return name


# Options.


def option_words(key: str) -> Words:
    """What an option does, in one sentence."""
    return _words(f"option-{key}.text")


def option_name_words(key: str) -> Words:
    """An option by its name."""
    return _words(f"option-{key}")


def option_value_words(key: str, value: str) -> Words:
    """A value of an option."""
    if value in ("on", "off", "random"):
        return _words(f"value-{value}")
    reader = _VALUES.get(key)
    return reader(value) if reader else _words(f"option-{key}-{value}")


def _faction_value(value: str) -> Words:
    return _words("value-random") if value == "random" else _player(FACTIONS.index(value))


def _tile_value(value: str) -> Words:
    effect, _, side = value.partition(":")
    return tile_words(EFFECTS.index(effect), SIDES.index(side or "plain"))


def _tiles_value(value: str) -> Words:
    if value == "chosen":
        return _words("option-vuko_tiles-chosen")
    return listed([_tile_value(name) for name in value.split(",")])


def _cap_value(value: str) -> Words:
    if value == "none":
        return _words("option-viper_cap-none")
    return _words("option-viper_cap-number", number=int(value))


def _mix_value(value: str) -> Words:
    if value == "data":
        return _words("option-upgrade_mix-data")
    counts = enumerate(value.split(","), start=1)
    return listed([_words("value-count", name=ability_words(a), count=int(n)) for a, n in counts])


def _data_value(value: str) -> Words:
    return _words("option-data-default" if value == "default" else "option-data-file", file=value)


_VALUES: Final[dict[str, Callable[[str], Words]]] = {
    "edition": edition_note_words,
    "factions": lambda value: listed([_faction_value(name) for name in value.split(",")]),
    "first": lambda value: _words("value-seat", number=int(value)),
    "vuko_tiles": _tiles_value,
    "solo": level_words,
    "npc": _faction_value,
    "viper_cap": _cap_value,
    "upgrade_mix": _mix_value,
    "data": _data_value,
}


# The end.


def outcome_words(s: State, outcome: Outcome) -> list[Words]:
    """Who won, why, and each seat's points by source."""
    winners = [player_words(s, seat) for seat in outcome.winners]
    shared = "draw" if s.setting.solo else "shared"
    first = _words(f"outcome-{shared if len(winners) > 1 else 'winner'}", winners=joined(winners))
    reason, _, _ = outcome.reason.partition(":")
    lines = [first, _words(f"outcome-{reason}")]
    for seat, points in enumerate(outcome.scores):
        facts = outcome.breakdown[seat]
        lines.append(_words("outcome-score", player=player_words(s, seat), points=points, **facts))
    return lines
