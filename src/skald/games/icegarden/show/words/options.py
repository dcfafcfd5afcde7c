"""What can be chosen before a game: `ig-option-<key>`."""

from collections.abc import Callable
from typing import Final

from skald.games.icegarden.ids import EFFECTS, FACTIONS, SIDES
from skald.games.icegarden.show.words.names import (
    ability_words,
    edition_note_words,
    faction_player_words,
    level_words,
    listed,
    message,
    tile_words,
)
from skald.kernel.words import Words

option_words: Final = message.option
option_name_words: Final = message.option_name


def option_value_words(key: str, value: str) -> Words:
    """A value of an option."""
    return message.option_value(_VALUES, key, value)


def _faction_value(value: str) -> Words:
    return (
        message("value-random")
        if value == "random"
        else faction_player_words(FACTIONS.index(value))
    )


def _tile_value(value: str) -> Words:
    effect, _, side = value.partition(":")
    return tile_words(EFFECTS.index(effect), SIDES.index(side or "plain"))


def _tiles_value(value: str) -> Words:
    if value == "chosen":
        return message("option-vuko_tiles-chosen")
    return listed([_tile_value(name) for name in value.split(",")])


def _cap_value(value: str) -> Words:
    if value == "none":
        return message("option-viper_cap-none")
    return message("option-viper_cap-number", number=int(value))


def _mix_value(value: str) -> Words:
    if value == "data":
        return message("option-upgrade_mix-data")
    counts = enumerate(value.split(","), start=1)
    return listed([message("value-count", name=ability_words(a), count=int(n)) for a, n in counts])


def _data_value(value: str) -> Words:
    return message("option-data-default" if value == "default" else "option-data-file", file=value)


_VALUES: Final[dict[str, Callable[[str], Words]]] = {
    "edition": edition_note_words,
    "factions": lambda value: listed([_faction_value(name) for name in value.split(",")]),
    "first": lambda value: message("value-seat", number=int(value)),
    "vuko_tiles": _tiles_value,
    "solo": level_words,
    "npc": _faction_value,
    "viper_cap": _cap_value,
    "upgrade_mix": _mix_value,
    "data": _data_value,
}
