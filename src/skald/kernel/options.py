"""Options that a game takes before it starts."""

from collections.abc import Mapping
from typing import Final

from skald.kernel.errors import BadOption


class Option:
    """A key with its allowed values (None: free text that the game checks) and its default."""

    __slots__ = ("default", "key", "values")

    def __init__(self, key: str, values: tuple[str, ...] | None, default: str) -> None:
        self.key: Final = key
        self.values: Final = values
        self.default: Final = default

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


_SWITCH: Final = {"1": "on", "yes": "on", "true": "on", "0": "off", "no": "off", "false": "off"}
