"""What happened, as lines of the saga: `ig-event-<name>`; and how a game ended."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.icegarden.game import SOURCES
from skald.games.icegarden.ids import L1, SAFE_ZONE, SIDES
from skald.games.icegarden.show.words.names import (
    ability_words,
    amount_words,
    box_words,
    effect_words,
    joined,
    kind_words,
    message,
    piece_words,
    place_words,
    places_words,
    player_words,
    reputation_words,
    unit_words,
)
from skald.games.icegarden.state import State
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Fact, Words

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
    "places": ("places", lambda s, event, mask: places_words(s, mask)),
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
    return message(f"event-{event_key(event)}", **facts)


def event_key(event: Event) -> str:
    """The name of an event, or of its variant with other words: `ig-event-<key>`."""
    name, facts = event.name, event.facts
    if name == "vuko":
        return "vuko-enters" if not facts["source"] else name if facts["target"] else "vuko-leaves"
    if name == "visit" and not facts["place"]:
        return "visit-away"
    if name == "displace_reserve" and not facts["target"]:
        return "displace_reserve-gone"
    if name == "upgrade" and facts["over"]:
        return "upgrade-over"
    if name == "reputation" and facts["change"] >= 0:
        top = facts["field"] <= SAFE_ZONE + 1
        return "reputation-up" if facts["change"] else f"reputation-{'top' if top else 'floor'}"
    return name


def outcome_words(s: State, outcome: Outcome) -> list[Words]:
    """Who won, why, and each seat's points by source."""
    winners = [player_words(s, seat) for seat in outcome.winners]
    shared = "draw" if s.setting.solo else "shared"
    first = message(f"outcome-{shared if len(winners) > 1 else 'winner'}", winners=joined(winners))
    reason, _, _ = outcome.reason.partition(":")
    lines = [first, message(f"outcome-{reason}")]
    for seat, points in enumerate(outcome.scores):
        facts = outcome.breakdown[seat]
        lines.append(message("outcome-score", player=player_words(s, seat), points=points, **facts))
    return lines
