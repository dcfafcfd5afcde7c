"""How the saga of a game is told: what belongs together, and its great moments."""

from typing import Final

from skald.games.northgard.show.words.events import event_key
from skald.kernel.showing import Deeds, Highlights

DEEDS: Final = Deeds(
    beginnings=frozenset(("use", "pass", "combat", "struggle", "result", "upgrade")),
    openings=frozenset(("pay",)),
    announcements=frozenset(("use", "copy", "remove_card", "combat", "struggle", "pay")),
    message=event_key,
    impersonal=frozenset(
        (
            "clan",
            "achievement",
            "first_player",
            "die-nobody",
            "tile-nobody",
            "find",
            "bottom",
            "year",
            "reveal",
            "cancelled",
            "result-nobody",
            "appear",
            "creature",
            "creature_falls",
            "end",
        )
    ),
)

_FIGHT: Final = "board-ng-fight"

HIGHLIGHTS: Final = Highlights(
    names={
        "NG-HARV": "ng-phase-harvest",
        "NG-WINTER": "ng-phase-winter",
        # From the roll of the dice on.
        "NG-COMBAT-16": _FIGHT,
        "NG-COMBAT-17": _FIGHT,
        "NG-COMBAT-18": _FIGHT,
        "NG-COMBAT-19": _FIGHT,
        "NG-COMBAT-2": _FIGHT,
        "NG-RETREAT": _FIGHT,
        "NG-CREA": "ng-phase-creatures",
    },
    passing=frozenset(("die", "creature", "appear", "struggle", "retreat")),
)
