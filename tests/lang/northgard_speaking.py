"""Everything that the words of Northgard: Uncharted Lands can say."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from skald.games.northgard.actions import CARD, DONE, GATHER, NONE, TABLE, TO
from skald.games.northgard.content import default
from skald.games.northgard.ids import BUILDINGS, CLANS, COLOURS, CREATURES, SPACES
from skald.games.northgard.land import cell_at
from skald.games.northgard.rules import STEPS
from skald.games.northgard.rules.turn import ResolveCard, Turn
from skald.games.northgard.setting import OPTIONS
from skald.games.northgard.show import words
from skald.games.northgard.state import State
from skald.kernel.agenda import CHANCE, Step, fields_of
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Words
from tests.lang.game_words import options_words
from tests.northgard import board

CHOICES = {name: cls for name, cls in STEPS.items() if cls.options is not Step.options}
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"clans": "bear,snake,wolf", "creatures": "on"}),
    (4, {"teams": "on", "creatures": "on"}),
    (5, {"creatures": "on", "more_creatures": "on"}),
    (2, {"years": "10", "first": "2", "clans": "bear,raven"}),
    (3, {"clans": "chosen", "explore_redraw": "each"}),
    (4, {"teams": "on", "team_win": "single", "border_rule": "strict"}),
    (2, {"clans": "snake,stag", "creatures": "on", "recruit_each_forced": "on"}),
)
FREE_VALUES = {
    "clans": ("random", "chosen", "bear,random,wolf"),
    "data": ("default", "my-box.toml"),
}
# A value for each field of a step where 0 will not do, so that any step can be made.
_SAMPLE: dict[str, Any] = {
    **dict.fromkeys(("who", "other", "attacker"), 1),
    **dict.fromkeys(("place", "territory", "source"), 0),
    **dict.fromkeys(("target", "at"), 1),
    **dict.fromkeys(("left", "number", "discards"), 2),
    **dict.fromkeys(("placeable", "places", "limits", "placed", "bonus", "kinds"), (1,)),
    "seats": (0, 1),
    **dict.fromkeys(("rolls", "before"), ()),
    "cell": cell_at(1, 0),
}


def make(name: str, **fields: Any) -> Step:
    """A step of any class, with sample values for what is not given."""
    cls = STEPS[name]
    step = cls.__new__(cls)
    for field in fields_of(cls):
        setattr(step, field, fields.get(field, _SAMPLE.get(field, 0)))
    return step


def four(**options: str) -> State:
    """A position of four players: units, Kaija, creatures and the token on a small map."""
    b = board("bear snake wolf stag", "GM-5", creatures="on", **options)
    b.put("r", "20.NW", 3, kaija=True).put("b", "20.ES", 2).scorch("20.NW")
    b.creature("wolf", "20.NW").creature("draugr", "20.ES")
    b.has("r", food=3, wood=5, lore=4)
    return b.s


def names(s: State) -> Iterator[Words]:
    """All names."""
    for clan in range(len(CLANS)):
        yield words.clan_words(clan)
        yield words.clan_words(clan, short=True)
    yield from (words.colour_words(seat) for seat in range(len(COLOURS)))
    yield from (words.player_words(s, seat, short=seat > 1) for seat in range(CHANCE, 4))
    for resource in range(3):
        yield words.resource_words(resource)
        yield from (words.amount_words(resource, n) for n in (0, 1, 2, 5))
    for amount in (0, 1, 2, 5):
        yield words.units_words(amount)
        yield words.units_words(amount, kaija=True)
    for kind in range(len(BUILDINGS)):
        yield words.building_words(kind)
        yield words.one_building_words(kind)
    yield from (words.space_words(space) for space in range(len(SPACES)))
    for kind in range(len(CREATURES)):
        yield words.creature_words(kind)
        yield words.the_creature_words(kind)
        yield words.foe_words(kind)
    yield from (words.die_words(s, face) for face in range(6))
    yield from (words.tile_words(tile) for tile in range(len(default().tiles)))
    yield from (words.territory_words(s, t) for t in (-1, *s.land.names, 102))
    for tile in range(len(default().tiles)):
        s.land, _ = s.land.place(tile, cell_at(-34 + 2 * tile, 9), 0)
    yield from words.places_words(s).values()
    yield from (words.square_words(cell_at(x, y)) for x in (-1, 0, 2) for y in (-3, 0, 1))
    for card in range(len(default().cards)):
        yield words.card_name_words(card)
        yield words.card_text_words(card)


def phases(s: State) -> Iterator[Words]:
    """Set-up, each phase of a year, and the end."""
    ahead = ["NewYear", "EndOfYear", "Winter", "Harvest", "ClearDisplay", "Actions"]
    for n in range(len(ahead) + 1):
        s.agenda = [*(make(name) for name in ahead[:n]), Turn(0)]
        yield words.phase_words(s)
    s.setup_done = 0
    yield words.phase_words(s)
    s.agenda = []
    yield words.phase_words(s)


def prompts() -> Iterator[Words]:
    """The prompt of each choice, with one and with several of what it counts."""
    s = four()
    s.agenda = [ResolveCard(1, 3)]
    for name in CHOICES:
        yield words.prompt_words(s, make(name))
        ones = dict.fromkeys(("left", "number", "optional", "normal", "swaps", "mode"), 1)
        yield words.prompt_words(s, make(name, **ones, discards=0, tops=1, seat=CHANCE))
        yield words.prompt_words(s, make(name, left=5, number=5, card=2, mode=2, place=2, tops=5))


def actions() -> Iterator[Words]:
    """Every action of the table, for each seat in turn, with and without a choice."""
    s = four()
    for n in range(len(TABLE)):
        s.agenda = [Turn(n % 4)]
        yield words.action_words(s, TABLE[n])
    s.agenda = []
    yield from (words.action_words(s, TABLE[n]) for n in range(0, len(TABLE), 7))


def actions_of_steps() -> Iterator[Words]:
    """Actions whose words depend on the step."""
    s = four()
    for name in CHOICES:
        s.agenda = [make(name)]
        for action in (DONE, NONE, GATHER, *CARD[:2], *TO[:3]):
            yield words.action_words(s, action)
        for text in _BY_STEP.get(name, ()):
            yield words.action_words(s, TABLE.parse(text))
    s.agenda = [make("SeeHand", card=1)]
    yield words.action_words(s, CARD[0])
    s = four(teams="on")
    for seat, holder in ((0, 2), (1, 0)):
        s.holder[2], s.agenda = holder, [make("MoveTo", seat=seat)]
        yield words.action_words(s, TO[2])


_BY_STEP = {
    "AddUnit": ("recruit t0",),
    "BribeFrom": ("from t1",),
    "DraugrTakes": ("lose-kaija no", "lose-kaija yes"),
    "Move": ("from t0", "from t1"),
    "HiddenFrom": ("from t0", "from t4"),
    "MoveCreature": ("creature t1",),
    "Reinforce": ("from t0",),
    "Retrieve": ("take move",),
    "Retreat": ("retreat t0*2", "retreat-kaija t0"),
    "SecondTile": ("tile START",),
    "YieldOrPay": ("give food lore",),
}
# Events that are told of nobody in particular, and the rules by which a named card is taken.
_OF_NOBODY = ("die", "result", "tile")
_NAMED = ("NG-ACT-UPG-01", "NG-CARD-E-01")
_MOST = {
    **{"card": 85, "tile": 34, "face": 5, "resource": 2, "kaija": 1, "first": 1, "won": 1},
    **{"space": 3, "turn": 3, "clan": 6, "winners": 15, "ending": 2, "creature": 3},
    **dict.fromkeys(("other", "defender"), 3),
}


def events() -> Iterator[Words]:
    """Each event with several values for its facts, and without its secret."""
    s = four()
    for name, facts in words.EVENTS.items():
        for value in (0, 1, 2, 5, 70):
            told = {fact: min(value, _most(name, fact)) for fact in facts}
            told.update({fact: cell_at(value, 0) for fact in facts if fact == "cell"})
            told.update({fact: max(told[fact], 1) for fact in facts if fact == "winners"})
            yield words.event_words(s, Event(name, "", value % 4, told))
            if name in _OF_NOBODY:
                yield words.event_words(s, Event(name, "", -1, told))
    for name, fact in SECRETS.items():
        secret = Event(name, "", 1, {fact: 3}, secret=fact)
        yield from (words.event_words(s, secret.seen_by(seat)) for seat in (0, 1, None))
    yield from (words.event_words(s, Event("draw", rule, 0, {"card": 2})) for rule in _NAMED)
    yield words.event_words(s, Event("fame", "", 1, {"amount": -5}))
    yield words.event_words(s, Event("fame", "", 1, {"amount": -1}))
    yield words.event_words(s, Event("fame", "", 1, {"amount": -2}))


def _most(name: str, fact: str) -> int:
    kind = 3 if name in ("appear", "creature", "creature_falls") else 7
    return {"kind": kind, "old": 7, "new": 7, **_MOST}.get(fact, 70)


# The fact of an event that only its seat knows.
SECRETS = {"draw": "card", "put_back": "card", "deal_tile": "tile"}


def outcomes() -> Iterator[Words]:
    """Each way in which a game ends."""
    fame = {"tokens": 9, "resources": 2, "developments": 4, "achievements": 6, "unrest": -5}
    for s, winners in (
        (four(), (0,)),
        (four(), (0, 1)),
        (four(teams="on"), (0, 2)),
        (four(teams="on"), (0, 1, 2, 3)),
    ):
        for reason in ("three-large-buildings", "fame"):
            outcome = Outcome(winners, reason, (16, 1, 2, -3), (fame,) * 4)
            yield from words.outcome_words(s, outcome)


@cache
def everything() -> tuple[Words, ...]:
    """All that can be said, each message with all its variants."""
    clanless = four()
    clanless.clan = [-1] * 4
    return (
        *names(four()),
        words.player_words(clanless, 1),
        *phases(four()),
        *prompts(),
        *actions(),
        *actions_of_steps(),
        *events(),
        *options_words(words, OPTIONS, FREE_VALUES),
        *outcomes(),
    )
