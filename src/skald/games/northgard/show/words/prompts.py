"""What is asked of whom, `ng-prompt-<step>`, and in which phase of the year."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.northgard.ids import LORE, NOWHERE
from skald.games.northgard.queries import kaija_in_reserve
from skald.games.northgard.rules.combat import Retreat
from skald.games.northgard.rules.explore import RejectTile
from skald.games.northgard.rules.levy import Levy
from skald.games.northgard.rules.move import NameCreatures
from skald.games.northgard.rules.placing import SETUP_FIRST
from skald.games.northgard.rules.setup import RollFirst
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
from skald.kernel.agenda import Step, fields_of
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


_StepFact: TypeAlias = Callable[[State, Step], Fact]


def _value(step: Step, field: str) -> int:
    """A field of a step; the first value if it has several."""
    found = step.values()[fields_of(type(step)).index(field)]
    number: int = found[0] if isinstance(found, tuple) else found
    return number


def _plain(field: str) -> _StepFact:
    return lambda s, step: _value(step, field)


def _seat(field: str) -> _StepFact:
    return lambda s, step: player_words(s, _value(step, field), short=True)


def _place(field: str) -> _StepFact:
    return lambda s, step: territory_words(s, _value(step, field))


def _resource(field: str) -> _StepFact:
    return lambda s, step: amount_words(_value(step, field), 1)


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
    """How many cards can be played; only whoever is asked reads it, and he knows."""
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


# What a prompt can tell, by the name of the variable.
_FACTS: Final[dict[str, _StepFact]] = {
    "attack": _plain("attack"),
    "attacker": _seat("attacker"),
    "at": _place("at"),
    "building": lambda s, step: one_building_words(_value(step, "kind")),
    "cards": _cards,
    "card": lambda s, step: card_name_words(_value(step, "card")),
    "code": _plain("card"),
    "creature": lambda s, step: creature_words(s.creature_kind[_value(step, "creature")]),
    "deeds": _deeds,
    "defence": _plain("defence"),
    "defender": _seat("defender"),
    "discards": _plain("discards"),
    "given": _resource("given"),
    "haunted": _haunted,
    "lair": lambda s, step: territory_words(s, s.creature_at[_value(step, "creature")]),
    "left": _plain("left"),
    "levied": _levied,
    "lost": _plain("number"),
    "normal": _plain("normal"),
    "number": lambda s, step: _value(step, "who") + 1,
    "optional": _plain("optional"),
    "other": _seat("other"),
    "place": _place("place"),
    "played": _played,
    "plays": _plays,
    "points": _plain("points"),
    "roller": _roller,
    "round": lambda s, step: 1 if _value(step, "mode") == SETUP_FIRST else 2,
    "scorched": lambda s, step: territory_words(s, s.scorched),
    "source": _place("source"),
    "square": lambda s, step: square_words(_value(step, "cell")),
    "swaps": _plain("swaps"),
    "target": _place("target"),
    "territory": _place("territory"),
    "tile": lambda s, step: tile_words(_value(step, "tile")),
    "tiles": _rejected,
    "tops": _plain("tops"),
    "units": _retreating,
    "value": _plain("value"),
    "wanted": _resource("wanted"),
    "who": _seat("who"),
}

# What each choice tells besides the player who makes it.
_PROMPTS: Final[dict[str, str]] = {
    "ChooseClan": "number",
    "RollFirst": "roller",
    "DealTile": "who",
    "SetupTile": "round",
    "Turn": "cards deeds",
    "Response": "played plays",
    "PlayOn": "cards plays normal",
    "DrawFromBag": "who left",
    "SortDrawn": "discards tops",
    "Recruit": "left",
    "Reinforce": "territory",
    "Levy": "levied",
    "Build": "optional",
    "ChooseSite": "building",
    "ChooseSpace": "territory building",
    "GloryAfter": "territory",
    "Move": "left",
    "MoveTo": "source left",
    "MoveGroup": "source target",
    "PassThrough": "at left",
    "NameCreatures": "haunted",
    "ChooseCell": "tile",
    "ChooseTurn": "tile square",
    "RejectTile": "tiles",
    "ChooseBasic": "optional",
    "ChooseOpponent": "code",
    "SeeHand": "other",
    "YieldOrPay": "card other",
    "LoseCard": "who",
    "Exchange": "territory",
    "HiddenTo": "source",
    "HiddenGroup": "source target",
    "BribeTo": "source",
    "BribeGroup": "source target",
    "CopySecret": "other",
    "ShiftDefender": "place",
    "AttackerFood": "place attack defence",
    "DefenderFood": "place attack defence",
    "AttackerDie": "place attacker",
    "AttackerFace": "attack defence",
    "AxeThrow": "attack defence",
    "DefenderDie": "place defender",
    "DefenderFace": "attack defence",
    "Casualties": "place lost",
    "Retreat": "place units",
    "StruggleFood": "creature lair points value",
    "PlayerDie": "creature who",
    "CreatureDie": "creature",
    "StruggleCasualties": "place lost",
    "DraugrTakes": "territory",
    "CreatureAppears": "territory",
    "MoveCreature": "creature",
    "Theft": "scorched",
    "Trade": "swaps",
    "Swap": "other given wanted",
    "LoseTopCard": "who",
}


def prompt_words(s: State, step: Step) -> Words:
    """Who must do what, in one sentence."""
    name = type(step).__name__
    facts = {fact: _FACTS[fact](s, step) for fact in _PROMPTS.get(name, "").split()}
    return message(f"prompt-{name}", player=player_words(s, step.seat), **facts)
