"""Numbers as a language writes them."""

from typing import Final

from skald.sim.tally import Interval

# The sign before decimals and the one between thousands.
_SIGNS: Final = {"en": (".", ","), "de": (",", "."), "pl": (",", "\N{NO-BREAK SPACE}")}


def decimal(value: float, digits: int, language: str) -> str:
    """A number with so many decimals."""
    point, thousands = _SIGNS[language]
    whole, _, rest = f"{value:,.{digits}f}".partition(".")
    whole = whole.replace(",", thousands).replace("-", "\N{MINUS SIGN}")
    return f"{whole}{point}{rest}" if rest else whole


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share in percent."""
    space = "\N{NO-BREAK SPACE}" if language == "de" else ""
    return f"{decimal(100 * share, digits, language)}{space}%"


def interval(rate: Interval, language: str) -> str:
    """The two ends of an interval, in percent."""
    low, high = decimal(100 * rate.low, 1, language), percent(rate.high, language)
    return f"{low}\N{EN DASH}{high}"
