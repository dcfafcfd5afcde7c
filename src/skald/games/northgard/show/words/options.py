"""What can be chosen before a game: `ng-option-<key>`."""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.ids import CLANS
from skald.games.northgard.show.words.names import clan_words, listed, message
from skald.kernel.words import Words

option_words: Final = message.option
option_name_words: Final = message.option_name


def option_value_words(key: str, value: str) -> Words:
    """A value of an option."""
    return message.option_value(_VALUES, key, value)


def _clan_value(value: str) -> Words:
    return message("value-random") if value == "random" else clan_words(CLANS.index(value))


def _clans_value(value: str) -> Words:
    if value == "chosen":
        return message("option-clans-chosen")
    return listed([_clan_value(name) for name in value.split(",")])


def _data_value(value: str) -> Words:
    return message("option-data-default" if value == "default" else "option-data-file", file=value)


_VALUES: Final[dict[str, Callable[[str], Words]]] = {
    "clans": _clans_value,
    "first": lambda value: message("value-seat", number=int(value)),
    "years": lambda value: message("option-years-number", number=int(value)),
    "data": _data_value,
}
