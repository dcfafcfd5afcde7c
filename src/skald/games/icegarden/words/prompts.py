"""What is asked of whom, `ig-prompt-<step>`, and in which phase."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.icegarden.ids import GOLD, NPC, PLACES, POPULATION
from skald.games.icegarden.rules.activation import SpeedMove
from skald.games.icegarden.rules.attack import ATTACK_PRICE
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.mountain import mountain_price
from skald.games.icegarden.rules.rounds import CatchUp, markers_missing
from skald.games.icegarden.rules.solo import RelocateUnit
from skald.games.icegarden.state import State
from skald.games.icegarden.words.names import (
    amount_words,
    figure_words,
    kind_words,
    message,
    place_words,
    player_words,
    unit_words,
)
from skald.kernel.agenda import Step, fields_of
from skald.kernel.words import Fact, Words


def phase_words(s: State) -> Words:
    """The phase in which a position is."""
    if not s.agenda:
        return message("phase-end")
    chapter = type(s.agenda[-1]).__module__.rpartition(".")[2]
    return message("phase-" + ("setup" if not s.round else _phase(chapter, s.agenda[-1])))


def _phase(chapter: str, step: Step) -> str:
    if chapter in ("initiative", "planning"):
        return chapter
    name = type(step).__name__
    if name in ("CatchUp", "RelocateUnit"):
        return "start"
    return "domination" if chapter in ("domination", "lock") or name == "NpcPillage" else "action"


_StepFact: TypeAlias = Callable[[State, Step, int], Fact]


def _unit_owner(step: Step) -> int:
    """Whose unit a step is about: the chooser's, or the NPC's when the die decides."""
    return step.seat if step.seat >= 0 else NPC


def _step_place(s: State, step: Step, place: int) -> Fact:
    return place_words(s, place)


def _step_unit(s: State, step: Step, level: int) -> Fact:
    return unit_words(s, _unit_owner(step), level)


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
    "queue": ("unit", lambda s, step, figure: figure_words(s, figure)),
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
    return message(f"prompt-{name}", **facts)
