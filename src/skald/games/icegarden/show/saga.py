"""How the saga of a game is told: what belongs together."""

from typing import Final

from skald.games.icegarden.show.words.events import event_key
from skald.kernel.showing import Deeds

DEEDS: Final = Deeds(
    beginnings=frozenset(("plan", "resolve", "spy", "marker_returns")),
    openings=frozenset(("pay", "shift", "upgrade_nothing", "lay_tile")),
    announcements=frozenset(("resolve", "reputation", "pay")),
    message=event_key,
    impersonal=frozenset(
        (
            "faction",
            "first_player",
            "thorn",
            "reserves",
            "reveal",
            "nations",
            "vuko_tile",
            "round",
            "turn_order",
            "tile_active",
            "reputation-top",
            "snow",
            "wound",
            "nation_falls",
            "visit",
            "visit-away",
            "vuko",
            "vuko-enters",
            "vuko-leaves",
            "control",
            "nightwalkers",
            "nations_move",
            "domination",
            "dominates",
            "nobody_dominates",
            "absorb",
            "turn_up",
            "displace_reserve",
            "displace_reserve-gone",
            "die",
            "end_snow",
            "end_goal",
            "end_points",
        )
    ),
)
