"""What happened, as lines of the saga: `ng-event-<name>`; and how a game ended."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.northgard.ids import NOBODY
from skald.games.northgard.show.words.names import (
    amount_words,
    card_name_words,
    creature_words,
    die_words,
    foe_words,
    joined,
    message,
    one_building_words,
    player_words,
    space_words,
    square_words,
    territory_words,
    tile_words,
    units_words,
)
from skald.games.northgard.state import State
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Fact, Words

# Every event with its facts, as the verbs and rules tell it.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "clan": ("clan",),
    "achievement": ("card",),
    "first_player": (),
    "die": ("face",),
    "deal_tile": ("tile",),
    "tile": ("tile", "cell", "turn"),
    "find": ("tile",),
    "bottom": ("tile",),
    "close": ("territory", "size"),
    "year": ("year",),
    "reveal": ("card",),
    "draw": ("card",),
    "reshuffle": (),
    "use": ("card", "how"),
    "cancelled": ("card",),
    "discard": ("card",),
    "remove_card": ("card",),
    "on_top": ("card",),
    "put_back": ("card",),
    "upgrade": ("card",),
    "retrieve": ("card",),
    "copy": ("card",),
    "look": ("other",),
    "name_card": ("other",),
    "pass": ("first",),
    "gain": ("resource", "amount"),
    "pay": ("resource", "amount"),
    "give": ("other", "resource"),
    "fame": ("amount",),
    "put": ("territory", "amount"),
    "put_kaija": ("territory",),
    "move": ("source", "target", "amount", "kaija"),
    "units_return": ("territory", "amount"),
    "kaija_returns": ("territory",),
    "build": ("territory", "kind", "space"),
    "exchange": ("territory", "old", "new"),
    "scorch": ("territory",),
    "shift": ("source", "target"),
    "combat": ("place", "defender", "attack", "defence"),
    "result": ("attack", "defence"),
    "retreat": ("source", "target", "amount"),
    "conquer": ("territory",),
    "appear": ("kind", "territory"),
    "creature": ("kind", "territory"),
    "struggle": ("creature", "place", "points"),
    "struggle_result": ("points", "value", "won"),
    "creature_falls": ("kind",),
    "end": ("winners", "ending"),
}

_EventFact: TypeAlias = Callable[[State, Event, int], Fact]


def _same(s: State, event: Event, number: int) -> Fact:
    return number


def _territory(s: State, event: Event, territory: int) -> Fact:
    return territory_words(s, territory)


def _seat(s: State, event: Event, seat: int) -> Fact:
    return player_words(s, seat, short=True)


def _goods(s: State, event: Event, resource: int) -> Fact:
    return amount_words(resource, event.facts.get("amount", 1))


def _units(s: State, event: Event, amount: int) -> Fact:
    """So many units; with Kaija if she goes along, and a retreat of none is hers."""
    alone = event.name == "retreat" and not amount
    return units_words(amount, kaija=alone or bool(event.facts.get("kaija", 0)))


# How a fact (of one event) is told: under which name and as what; others stay as they are.
_FACTS: Final[dict[str, tuple[str, _EventFact]]] = {
    "clan": ("number", lambda s, event, clan: event.seat + 1),
    "card": ("card", lambda s, event, card: card_name_words(card)),
    "face": ("face", lambda s, event, face: die_words(s, face)),
    "tile": ("tile", lambda s, event, tile: tile_words(tile)),
    "cell": ("square", lambda s, event, cell: square_words(cell)),
    "turn": ("degrees", lambda s, event, turn: 90 * turn),
    "territory": ("territory", _territory),
    "place": ("territory", _territory),
    "source": ("source", _territory),
    "target": ("target", _territory),
    "other": ("other", _seat),
    "defender": ("defender", _seat),
    "resource": ("goods", _goods),
    "fame amount": ("amount", lambda s, event, amount: abs(amount)),
    "put amount": ("units", _units),
    "move amount": ("units", _units),
    "units_return amount": ("units", _units),
    "retreat amount": ("units", _units),
    "build kind": ("building", lambda s, event, kind: one_building_words(kind)),
    "old": ("old", lambda s, event, kind: one_building_words(kind)),
    "new": ("new", lambda s, event, kind: one_building_words(kind)),
    "space": ("space", lambda s, event, space: space_words(space)),
    "kind": ("creature", lambda s, event, kind: creature_words(kind)),
    "struggle creature": ("creature", lambda s, event, kind: foe_words(kind)),
    "winners": ("winners", lambda s, event, mask: joined(_winners(s, mask))),
}


def _winners(s: State, mask: int) -> list[Words]:
    return [player_words(s, seat) for seat in range(s.seats) if mask >> seat & 1]


def event_words(s: State, event: Event) -> Words:
    """A line of the saga about something that happened, as far as it may be known."""
    facts: dict[str, Fact] = {"player": player_words(s, event.seat, short=event.name != "clan")}
    for name, value in event.facts.items():
        told, fact = _FACTS.get(f"{event.name} {name}", _FACTS.get(name, (name, _same)))
        facts[told] = fact(s, event, value)
    return message(f"event-{event_key(event)}", **facts)


# Cards that were named before they came into the hand: an upgrade, and a card of the discards.
_NAMED_BEFORE: Final = ("NG-ACT-UPG-01", "NG-CARD-E-01")
_BY_NOBODY: Final = ("die", "result", "tile")


def event_key(event: Event) -> str:
    """The name of an event, or of its variant with other words: `ng-event-<key>`."""
    name, facts = event.name, event.facts
    if name == "draw" and event.rule in _NAMED_BEFORE:
        return "draw-named"
    if len(facts) < len(EVENTS[name]):
        return f"{name}-hidden"
    if name in _BY_NOBODY and event.seat == NOBODY:
        return f"{name}-nobody"
    if name == "fame" and facts["amount"] < 0:
        return "fame-lost"
    return name


# The end.


def outcome_words(s: State, outcome: Outcome) -> list[Words]:
    """Who won, why, and each seat's fame by source."""
    winners = [player_words(s, seat) for seat in outcome.winners]
    side = 2 if s.setting.teams else 1
    key = "shared" if len(winners) > side else ("winner", "team")[side - 1]
    lines = [message(f"outcome-{key}", winners=joined(winners))]
    lines.append(message(f"outcome-{outcome.reason}"))
    for seat, points in enumerate(outcome.scores):
        facts: dict[str, Fact] = {**outcome.breakdown[seat]}
        player = player_words(s, seat)
        lines.append(message("outcome-score", player=player, points=points, **facts))
    return lines
