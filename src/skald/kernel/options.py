"""Options that a game takes before it starts."""

from collections.abc import Mapping
from typing import Final

from skald.kernel.errors import BadOption


class Option:
    """A key with its allowed values (None: free text that the game checks) and its default.

    `players`: whoever chooses it wants so many players. `by_seat`: a value for each of them,
    with commas between.
    """

    __slots__ = ("by_seat", "default", "key", "players", "values")

    def __init__(
        self,
        key: str,
        values: tuple[str, ...] | None,
        default: str,
        *,
        players: int | None = None,
        by_seat: bool = False,
    ) -> None:
        self.key: Final = key
        self.values: Final = values
        self.default: Final = default
        self.players: Final = players
        self.by_seat: Final = by_seat

    def __repr__(self) -> str:
        values = "|".join(self.values or ["…"])
        return f"<Option {self.key}={values}, default {self.default}>"

    def read(self, value: str) -> str:
        """The value in its own spelling; refused if this option does not take it."""
        if self.values is None:
            return value
        if set(self.values) == {"on", "off"}:
            value = _SWITCH.get(value, value)
        if value not in self.values:
            raise BadOption(f"{self.key}={value}: choose one of {', '.join(self.values)}.")
        return value


def read_by_seat(key: str, value: str, known: tuple[str, ...], seats: int) -> list[int]:
    """What each seat has by its index in a list, each at most once; -1 for random."""
    if value == "random":
        return [-1] * seats
    names = value.split(",")
    spelled = ("random", *known)
    chosen = [spelled.index(name) - 1 for name in names if name in spelled]
    named = [number for number in chosen if number >= 0]
    if not len(chosen) == len(names) == seats or len(set(named)) != len(named):
        wanted = f"name {seats} different ones of {', '.join(known)} or random."
        raise BadOption(f"{key}={value}: {wanted}")
    return chosen


def read_options(
    options: tuple[Option, ...], chosen: Mapping[str, str], preset: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Every option with its value: as chosen, else as preset, else the default."""
    known = {option.key: option for option in options}
    for key in chosen:
        if key not in known:
            raise BadOption(f"There is no option “{key}”; there are {', '.join(known)}.")
    values = {option.key: option.default for option in options}
    values.update(preset or {})
    values.update({key: known[key].read(value) for key, value in chosen.items()})
    return values


def players_wanted(options: tuple[Option, ...], chosen: Mapping[str, str]) -> int | None:
    """How many players somebody wants who has chosen these options; None if they do not say."""
    wanted = (option.players for option in options if option.key in chosen)
    return next((players for players in wanted if players is not None), None)


def players_listed(options: tuple[Option, ...], chosen: Mapping[str, str]) -> int:
    """For how many seats the chosen options have values; one if they list none."""
    lists = (chosen.get(option.key, "") for option in options if option.by_seat)
    return 1 + max((values.count(",") for values in lists), default=0)


def solo_key(options: tuple[Option, ...]) -> str:
    """The option by which a game is played alone."""
    return next((option.key for option in options if option.players == 1), "solo")


_SWITCH: Final = {"1": "on", "yes": "on", "true": "on", "0": "off", "no": "off", "false": "off"}
