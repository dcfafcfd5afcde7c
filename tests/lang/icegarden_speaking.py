"""Everything that the words of The Lord of the Ice Garden can say."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from skald.games.icegarden.actions import DONE, SCATTER, TABLE
from skald.games.icegarden.content.boards import SPECIALS
from skald.games.icegarden.ids import EFFECTS, SOLO_LEVELS
from skald.games.icegarden.rules import STEPS
from skald.games.icegarden.rules.activation import NOBODY_CAME, runner
from skald.games.icegarden.rules.planning import PlanAction
from skald.games.icegarden.setting import EDITIONS, OPTIONS
from skald.games.icegarden.show import words
from skald.games.icegarden.state import State
from skald.kernel.agenda import CHANCE, Step, fields_of
from skald.kernel.events import Event
from skald.kernel.rules import Outcome
from skald.kernel.words import Words
from tests.lang.game_words import options_words
from tests.support import table

CHOICES = {name: cls for name, cls in STEPS.items() if cls.options is not Step.options}
SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"advanced": "on"}),
    (4, {"edition": "en-rewrite", "advanced": "on"}),
    (4, {"edition": "second-pl"}),
    (1, {"solo": "easy", "npc": "green", "factions": "blue"}),
    (1, {"solo": "medium"}),
    (1, {"solo": "hard", "extra_tiles": "on"}),
    (1, {"solo": "scientist", "edition": "second-de"}),
)
FREE_VALUES = {
    "factions": ("random", "blue,random", "black,red,green"),
    "vuko_tiles": ("random", "chosen", "fire,bears:arrow,whisper,nightwalkers"),
    "viper_cap": ("none", "1", "3"),
    "upgrade_mix": ("data", "5,5,5,5"),
    "data": ("default", "my-box.toml"),
}
# A value for each field of a step, so that any step can be made.
_SAMPLE: dict[str, Any] = {
    "seat": 0,
    "who": 1,
    **dict.fromkeys(("place", "source", "first", "low"), 3),
    **dict.fromkeys(("target", "second", "high"), 5),
    **dict.fromkeys(("level", "stage", "left", "missing"), 2),
    "pools": (0, 0, 0, 3, 0, 1, 0, 0, 0),
    "queue": (2 * 9 + 3,),
    "runners": (runner(2, 3, 1),),
    "ranks": (0, 1),
    **dict.fromkeys(("barred", "came", "came_first", "came_second"), (0, 0, 0, 1, 0)),
    **dict.fromkeys(("turn", "laid", "took", "acted", "placed", "spent", "made", "moved"), 0),
    **dict.fromkeys(("rank", "taken", "staying"), 0),
}


def make(name: str, **fields: Any) -> Step:
    """A step of any class, with sample values for what is not given."""
    cls = STEPS[name]
    step = cls.__new__(cls)
    for field in fields_of(cls):
        setattr(step, field, fields.get(field, _SAMPLE[field]))
    return step


def four() -> State:
    """A game of four in its first round."""
    return table("b k r g").put("b", "r3", inf=2, L2=1).s


def solo() -> State:
    """A solo game in its first round."""
    return table("b", npc="k").put("b", "r3", inf=2, L2=1).put("k", "r3", L2=1).s


def names(s: State) -> Iterator[Words]:
    """All names."""
    for faction in range(4):
        yield words.goal_words(faction)
        yield words.character_words(faction)
        yield words.player_words(s, faction, short=True)
        for level in (1, 2, 3):
            yield words.unit_words(s, faction, level)
            yield words.unit_words(s, faction, level, "for")
            yield from (words.piece_words(s, faction, 1 + level, n) for n in (0, 1, 2, 5))
    for level in (1, 2, 3):
        yield words.unit_words(s, -1, level)
        yield words.unit_words(s, -1, level, "for")
        yield words.piece_words(s, -1, 1 + level)
    for kind in (0, 1):
        yield words.kind_words(s, 0, kind)
        yield from (words.piece_words(s, 0, kind, n) for n in (0, 1, 2, 5))
    for resource in range(3):
        yield words.resource_words(resource)
        yield from (words.amount_words(resource, n) for n in (0, 1, 2, 5))
    yield from (words.ability_words(ability) for ability in range(5))
    yield from (words.special_words(special) for special in SPECIALS)
    yield from (words.box_words(box) for box in range(8))
    yield from (words.tile_words(e, side) for e in range(1, len(EFFECTS)) for side in (0, 1))
    yield from (words.region_words(s, place) for place in range(9))
    yield from (words.reputation_words(field) for field in range(11))
    yield from (words.level_words(level) for level in SOLO_LEVELS[1:])
    for edition in EDITIONS:
        yield words.edition_words(edition)
        yield words.edition_note_words(edition)


def phases(s: State) -> Iterator[Words]:
    """The phase of each choice, of set-up and of the end."""
    for name in CHOICES:
        s.agenda = [make(name)]
        yield words.phase_words(s)
    s.round = 0
    yield words.phase_words(s)
    s.agenda = []
    yield words.phase_words(s)


def prompts() -> Iterator[Words]:
    """The prompt of each choice, those of the dice in a solo game."""
    for state in (four(), solo()):
        state.vuko = 3
        for name in CHOICES:
            yield words.prompt_words(state, make(name))
            yield words.prompt_words(state, make(name, seat=CHANCE))
        for runners in ((runner(3, 3, 2),), (runner(3, 3, 5),), (runner(1, 3, 1),) * 2):
            yield words.prompt_words(state, make("SpeedMove", runners=runners))
        yield words.prompt_words(state, make("LayVukoTile", stage=0))
        state.tokens[0] = 1
        yield words.prompt_words(state, make("Raven"))
    yield words.prompt_words(table().put("b", "r3", L1=2).vuko("r3").s, make("Flee"))


def actions() -> Iterator[Words]:
    """Every action of the table, for each seat in turn, and again in a solo game."""
    s = four()
    for n, action in enumerate(TABLE[n] for n in range(len(TABLE))):
        s.agenda = [PlanAction(n % 4, 0)]
        yield words.action_words(s, action)
    s.agenda = []
    yield from (words.action_words(s, TABLE[n]) for n in range(0, len(TABLE), 7))
    s = solo()
    s.agenda = [PlanAction(0, 0)]
    yield from (words.action_words(s, TABLE[n]) for n in range(len(TABLE)))


def actions_of_steps() -> Iterator[Words]:
    """Actions whose words depend on the step."""
    s = four()
    for name in CHOICES:
        s.agenda = [make(name)]
        yield words.action_words(s, DONE)
    s.agenda = [make("SpeedMove", runners=(runner(1, 3, 1),) * 2)]
    yield words.action_words(s, DONE)
    s.agenda = [make("IceFloe", came_first=NOBODY_CAME, came_second=NOBODY_CAME)]
    yield words.action_words(s, DONE)
    s.agenda = [make("IceFloe", came_first=(2, 0, 0, 1, 0), came_second=NOBODY_CAME)]
    yield words.action_words(s, DONE)
    s.agenda = [make("Scatter")]
    yield words.action_words(s, SCATTER[3][2])
    s.agenda = [make("Collect")]
    yield from (words.action_words(s, TABLE.parse(f"collect {r}")) for r in ("pop", "gold", "mf"))
    s.agenda = [make("MakerSpy", seat=2)]
    s.spy1, s.spy2 = 1, 4
    yield words.action_words(s, TABLE.parse("spy keep"))


def events() -> Iterator[Words]:
    """Each event with several values for its facts."""
    s = four()
    for name, facts in words.EVENTS.items():
        for seat in (0, 3):
            for value in (0, 1, 2, 5):
                told = {fact: min(max(value, _LEAST.get(fact, 0)), _MOST[fact]) for fact in facts}
                yield words.event_words(s, Event(name, "", seat, told))
    yield words.event_words(s, Event("reputation", "", 1, {"field": 3, "change": -2}))
    yield words.event_words(s, Event("reputation", "", 1, {"field": 10, "change": 0}))
    yield words.event_words(s, Event("vuko", "", -1, {"source": 0, "target": 3}))
    yield words.event_words(s, Event("vuko", "", -1, {"source": 3, "target": 0}))
    yield words.event_words(s, Event("vuko", "", -1, {"source": 3, "target": 4}))


_LEAST = {"winners": 1, "places": 6, "effect": 1, "level": 1}
_MOST = {
    **{"faction": 3, "victim": 3, "resource": 2, "level": 3, "kind": 4, "side": 1, "source": 2},
    **{"ability": 4, "over": 4, "first": 4, "second": 4, "effect": 8, "box": 5, "winners": 15},
    **dict.fromkeys(("place", "target", "number", "stage", "round", "steps", "helm"), 8),
    **dict.fromkeys(("markers", "amount", "field", "change", "snow", "tokens", "scorings"), 9),
    "places": 30,
}


def outcomes() -> Iterator[Words]:
    """Each way in which a game ends."""
    points = {"defeats": 3, "regions": 7, "viper_bonus": 5}
    for s, seats in ((four(), 4), (solo(), 2)):
        for reason in ("dead-snow", "points", "goal:callo"):
            for winners in ((0,), (0, 1)):
                scores, breakdown = (15, 1, 2, 0)[:seats], (points,) * seats
                yield from words.outcome_words(s, Outcome(winners, reason, scores, breakdown))


@cache
def everything() -> tuple[Words, ...]:
    """All that can be said, each message with all its variants."""
    seatless = four()
    seatless.faction = [-1] * 4
    return (
        *names(four()),
        words.player_words(seatless, 1),
        words.player_words(four(), CHANCE),
        words.player_words(solo(), 1),
        *phases(four()),
        *prompts(),
        *actions(),
        *actions_of_steps(),
        *events(),
        *options_words(words, OPTIONS, FREE_VALUES),
        *outcomes(),
    )
