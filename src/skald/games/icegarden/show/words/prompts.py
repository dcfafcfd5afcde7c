"""What is asked of whom, `ig-prompt-<step>`, and in which phase."""

from typing import Final

from skald.games.icegarden.ids import GOLD, NPC, PLACES, POPULATION
from skald.games.icegarden.queries import units_in
from skald.games.icegarden.rules.activation import SpeedMove, unpack_runner
from skald.games.icegarden.rules.attack import ATTACK_PRICE, Hit
from skald.games.icegarden.rules.lock import Scatter
from skald.games.icegarden.rules.mountain import mountain_price
from skald.games.icegarden.rules.raven import raven_helps
from skald.games.icegarden.rules.rounds import CatchUp, markers_missing
from skald.games.icegarden.rules.setup import DealFaction
from skald.games.icegarden.rules.solo import RelocateUnit
from skald.games.icegarden.show.words.names import (
    amount_words,
    listed,
    message,
    place_words,
    player_words,
    unit_words,
)
from skald.games.icegarden.state import State, figure_level
from skald.kernel.agenda import Step
from skald.kernel.prompts import Computed, Prompts
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


def _unit_owner(step: Step) -> int:
    """Whose unit a step is about: the chooser's, or the NPC's when the die decides."""
    return step.seat if step.seat >= 0 else NPC


def _open_tile(s: State, step: Step) -> Fact:
    unknown = [p for p in s.setting.content.places_of[s.in_play] if not s.tile[p]]
    return place_words(s, unknown[0] if unknown else 0)


def _missing(s: State, step: Step) -> Fact:
    assert isinstance(step, CatchUp)
    return step.missing if step.missing >= 0 else markers_missing(s, step.seat)


def _driven_out(s: State, step: Step) -> Fact:
    assert isinstance(step, Scatter)
    return s.markers[step.seat * PLACES + step.place] - step.staying


def _first_runner(step: Step) -> tuple[int, int, int]:
    assert isinstance(step, SpeedMove)
    return unpack_runner(step.runners[0])


def _runners(s: State, step: Step) -> Fact:
    assert isinstance(step, SpeedMove)
    return len(step.runners)


def _relocated(step: Step) -> tuple[int, int]:
    assert isinstance(step, RelocateUnit)
    return step.unit()


def _fleeing(s: State, step: Step) -> Fact:
    """How many units still stand with Vuko."""
    return len(units_in(s, _unit_owner(step), s.vuko))


def _fleeing_npc(s: State, step: Step) -> Fact:
    """The NPC's unit that flees now: its smallest."""
    levels = [figure_level(figure) for figure in units_in(s, NPC, s.vuko)]
    return unit_words(s, NPC, levels[0] if levels else 1)


def _pools(s: State, step: Step) -> Fact:
    """Where points of damage are left, and how many."""
    assert isinstance(step, Hit)
    pools = [(place, pool) for place, pool in enumerate(step.pools) if pool]
    return listed([message("pool", place=place_words(s, p), points=n) for p, n in pools])


def _vukos_place(s: State, step: Step) -> Fact:
    return place_words(s, s.vuko)


def _seat_number(s: State, step: Step) -> Fact:
    """Factions are dealt before anybody has a name."""
    assert isinstance(step, DealFaction)
    return step.who + 1


# What prompts compute.
_COMPUTED: Final[dict[str, dict[str, Computed[State]]]] = {
    "DealFaction": {"number": _seat_number},
    "RevealTile": {"place": _open_tile},
    "CatchUp": {"missing": _missing},
    "PlanAction": {"left": lambda s, step: s.to_place[step.seat]},
    "Raven": {"use": lambda s, step: int(raven_helps(s, step.seat))},
    "Mountain": {"price": lambda s, step: amount_words(POPULATION, mountain_price(s))},
    "Making": {"snow": lambda s, step: s.snow, "limit": lambda s, step: s.setting.snow_limit},
    "PayForAttack": {"price": lambda s, step: amount_words(GOLD, ATTACK_PRICE)},
    "SpeedMove": {
        "units": _runners,
        "unit": lambda s, step: unit_words(s, step.seat, _first_runner(step)[0]),
        "place": lambda s, step: place_words(s, _first_runner(step)[1]),
        "left": lambda s, step: _first_runner(step)[2],
    },
    "Hit": {"pools": _pools},
    "RelocateUnit": {
        "unit": lambda s, step: unit_words(s, NPC, _relocated(step)[0]),
        "place": lambda s, step: place_words(s, _relocated(step)[1]),
    },
    "Scatter": {"amount": _driven_out},
    "VukoKills": {"place": _vukos_place},
    "Flee": {"place": _vukos_place, "units": _fleeing},
    "NpcFlees": {"place": _vukos_place, "unit": _fleeing_npc},
}


PROMPTS: Final = Prompts[State](
    player_words,
    kinds={
        "level": lambda s, step, level: unit_words(s, _unit_owner(step), level),
        "place": lambda s, step, place: place_words(s, place),
        "seat": lambda s, step, seat: player_words(s, seat),
    },
    computed=_COMPUTED,
)


def prompt_words(s: State, step: Step) -> Words:
    """Who must do what, in one sentence."""
    return message(f"prompt-{type(step).__name__}", **PROMPTS.facts(s, step))
