"""Which rules of Northgard are our rulings: marked [own] in the catalogue, or in its questions."""

from typing import Final

from skald.kernel.presenter import Rulings

_WHOLE: Final = frozenset(
    f"NG-{name}"
    for name in (
        *("CARD-08", "CARD-12", "CARD-14", "CARD-17", "CREA-03", "CREA-04", "CREA-05"),
        *("INFO-12", "INFO-13"),
    )
)
# Rules of the rulebook or of the component data with a sentence of ours.
_PARTLY: Final = frozenset(
    f"NG-{name}"
    for name in (
        *("CARD-07", "CARD-09", "CARD-10", "CARD-13", "CARD-15", "CARD-16", "CARD-18", "CARD-21"),
        *("CARD-C-02", "CARD-C-03", "CARD-C-06", "CARD-C-09", "CARD-C-11", "CARD-C-12"),
        *("CARD-C-15", "CARD-C-16", "CARD-C-18", "CARD-C-19", "CARD-C-21"),
        *("CARD-E-10", "CARD-E-12", "CARD-E-16"),
        *("CARD-A-03", "CARD-A-06a", "CARD-A-06b", "CARD-A-06c", "CARD-A-06e", "CARD-A-10"),
        *("CARD-A-11", "CARD-A-12", "CARD-A-17", "CARD-A-23", "CARD-A-25", "CARD-A-27"),
        *("CARD-A-31", "CARD-A-32", "CARD-A-36"),
        *("VAR-TEAM-09", "CREA-16", "CREA-18", "CREA-21", "CREA-32", "CREA-35"),
    )
)

RULINGS: Final = Rulings(("Q", "CLAR"), _WHOLE, _PARTLY)
