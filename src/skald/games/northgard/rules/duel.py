"""A combat on its way, and what the card that led to it adds."""

from typing import Final

from skald.games.northgard.kinds import Territory
from skald.games.northgard.queries import has_kaija
from skald.games.northgard.state import State
from skald.kernel.agenda import Choice
from skald.kernel.fields import Bits, Count, Inner, Seat

# What the card of a Move action does in its combats, as bits.
INTIMIDATE: Final = 1
SHIELD: Final = 2
AXE: Final = 4
PASS_ENEMY: Final = 8
NO_ROUGH: Final = 16
KAIJA_COLLECT: Final = 32
FLAGS: Final = {
    "intimidate": INTIMIDATE,
    "shield": SHIELD,
    "axe": AXE,
    "pass_enemy": PASS_ENEMY,
    "no_rough": NO_ROUGH,
    "kaija_collect": KAIJA_COLLECT,
}


class Duel(Choice):
    """A combat on its way: where, who, and what both sides have so far."""

    place: Territory
    attacker: Seat
    defender: Seat
    flags: Inner[Bits]
    attack: Count
    attack_casualties: Count
    defence: Count
    defence_casualties: Count

    def goes_on(
        self, cls: type["Duel"], seat: int, attack: tuple[int, int], defence: tuple[int, int]
    ) -> "Duel":
        """The next step, with points and casualties added."""
        return cls(
            seat,
            self.place,
            self.attacker,
            self.defender,
            self.flags,
            self.attack + attack[0],
            self.attack_casualties + attack[1],
            self.defence + defence[0],
            self.defence_casualties + defence[1],
        )


NOTHING: Final = (0, 0)


def attackers(s: State, duel: Duel) -> int:
    """The attacker's pieces in the combat."""
    return s.invading[duel.place] + has_kaija(s, duel.attacker, duel.place)


def defenders(s: State, duel: Duel) -> int:
    """The defender's pieces in the combat."""
    return s.units[duel.place] + has_kaija(s, duel.defender, duel.place)
