"""What is asked of whom, `ng-prompt-<step>`, and in which phase of the year."""

from typing import Final

from skald.games.northgard.ids import LORE, NOWHERE
from skald.games.northgard.queries import kaija_in_reserve
from skald.games.northgard.rules.explore import RejectTile
from skald.games.northgard.rules.fight import StruggleFood
from skald.games.northgard.rules.levy import Levy
from skald.games.northgard.rules.move import NameCreatures
from skald.games.northgard.rules.placing import SETUP_FIRST
from skald.games.northgard.rules.retreat import Retreat
from skald.games.northgard.rules.setup import ChooseClan, RollFirst, SetupTile
from skald.games.northgard.rules.turn import ResolveCard
from skald.games.northgard.show.words.names import (
    amount_words,
    card_name_words,
    creature_words,
    listed,
    message,
    one_building_words,
    player_words,
    square_words,
    territory_words,
    tile_words,
)
from skald.games.northgard.state import State
from skald.kernel.agenda import Step
from skald.kernel.prompts import Prompts
from skald.kernel.words import Fact, Words

# What is still to come on the agenda, and the phase in which that is so.
_PHASES: Final = {
    "Actions": "start",
    "ClearDisplay": "actions",
    "Harvest": "creatures",
    "Winter": "harvest",
    "EndOfYear": "winter",
    "NewYear": "end-of-year",
}


def phase_words(s: State) -> Words:
    """The phase in which a position is."""
    if not s.agenda:
        return message("phase-end")
    if not s.setup_done:
        return message("phase-setup")
    names = [type(step).__name__ for step in reversed(s.agenda)]
    return message("phase-" + next((_PHASES[n] for n in names if n in _PHASES), "actions"))


def _played(s: State, step: Step) -> Fact:
    """The card that waits for its effects."""
    cards = [waiting.card for waiting in reversed(s.agenda) if isinstance(waiting, ResolveCard)]
    return card_name_words(cards[0] if cards else 0)


def _roller(s: State, step: Step) -> Fact:
    assert isinstance(step, RollFirst)
    return player_words(s, step.seats[len(step.rolls) // 2], short=True)


def _rejected(s: State, step: Step) -> Fact:
    assert isinstance(step, RejectTile)
    return listed([tile_words(tile) for tile in step.placeable])


def _haunted(s: State, step: Step) -> Fact:
    """The territories whose creatures may be attacked."""
    assert isinstance(step, NameCreatures)
    return listed([territory_words(s, place) for place in step.territories(s) or [NOWHERE]])


def _levied(s: State, step: Step) -> Fact:
    """How many units may still be recruited."""
    assert isinstance(step, Levy)
    begun = [room for t, room in step.room() if t in step.placed]
    others = sorted((room for t, room in step.room() if t not in step.placed), reverse=True)
    rooms = [*begun, *others[: step.territories - len(set(step.placed))]]
    models = s.reserve[step.seat] + kaija_in_reserve(s, step.seat)
    return min(sum(rooms), models)


def _cards(s: State, step: Step) -> Fact:
    return len(s.hand[step.seat])


def _plays(s: State, step: Step) -> Fact:
    """How many cards can be played; only whoever is asked reads it, and they know."""
    return len(step.options(s)) - 1


def _deeds(s: State, step: Step) -> Fact:
    """What can be done besides playing a card and passing, by the lore one has."""
    prices, lore = s.setting.content.prices, s.resources[step.seat * 3 + LORE]
    deeds = ["wait"]
    deeds += ["replace"] if lore >= prices.replace else []
    deeds += ["remove"] if lore >= prices.remove else []
    deeds += ["upgrade"] if lore >= prices.upgrade and s.upgrades[step.seat] != 3 else []
    return listed([message(f"deed-{deed}") for deed in deeds])


def _retreating(s: State, step: Step) -> Fact:
    assert isinstance(step, Retreat)
    return step.pieces(s)


def _seat_number(s: State, step: Step) -> Fact:
    """Clans are chosen before anybody has a name."""
    assert isinstance(step, ChooseClan)
    return step.who + 1


def _setup_round(s: State, step: Step) -> Fact:
    assert isinstance(step, SetupTile)
    return 1 if step.mode == SETUP_FIRST else 2


def _lair(s: State, step: Step) -> Fact:
    """Where the creature is that one fights."""
    assert isinstance(step, StruggleFood)
    return territory_words(s, s.creature_at[step.creature])


def _scorched(s: State, step: Step) -> Fact:
    return territory_words(s, s.scorched)


PROMPTS: Final = Prompts[State](
    player_words,
    kinds={
        "building": lambda s, step, kind: one_building_words(kind),
        "card": lambda s, step, card: card_name_words(card),
        "creature": lambda s, step, creature: creature_words(s.creature_kind[creature]),
        "resource": lambda s, step, resource: amount_words(resource, 1),
        "seat": lambda s, step, seat: player_words(s, seat, short=True),
        "square": lambda s, step, cell: square_words(cell),
        "territory": lambda s, step, territory: territory_words(s, territory),
        "tile": lambda s, step, tile: tile_words(tile),
    },
    computed={
        "ChooseClan": {"number": _seat_number},
        "RollFirst": {"roller": _roller},
        "SetupTile": {"round": _setup_round},
        "Turn": {"cards": _cards, "deeds": _deeds},
        "Response": {"played": _played, "plays": _plays},
        "PlayOn": {"cards": _cards, "plays": _plays},
        "Levy": {"levied": _levied},
        "NameCreatures": {"haunted": _haunted},
        "RejectTile": {"tiles": _rejected},
        "Retreat": {"units": _retreating},
        "StruggleFood": {"lair": _lair},
        "Theft": {"scorched": _scorched},
    },
)


def prompt_words(s: State, step: Step) -> Words:
    """Who must do what, in one sentence."""
    return message(f"prompt-{type(step).__name__}", **PROMPTS.facts(s, step))
