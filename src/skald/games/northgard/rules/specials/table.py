"""Every special text by its code."""

from typing import Final

from skald.games.northgard.ids import CONQUEROR, KAIJA_ATTACKS
from skald.games.northgard.rules.recruit import HIRE, NEUTRAL, can_recruit, recruit
from skald.games.northgard.rules.specials.bribery import BRIBERY
from skald.games.northgard.rules.specials.buildings import BUILDINGS
from skald.games.northgard.rules.specials.decks import DECKS
from skald.games.northgard.rules.specials.hands import HANDS
from skald.games.northgard.rules.specials.hidden_ways import HIDDEN_WAYS
from skald.games.northgard.rules.specials.kinds import Special
from skald.games.northgard.rules.specials.strikes import STRIKES
from skald.games.northgard.state import State
from skald.games.northgard.verbs import set_flag
from skald.kernel.rulebook import rule


@rule("NG-CARD-15", "NG-CARD-C-02")
def _kaija_attacks(s: State, seat: int) -> None:
    set_flag(s, seat, KAIJA_ATTACKS)


@rule("NG-CARD-15", "NG-CARD-A-12", "NG-Q-80")
def _conqueror(s: State, seat: int) -> None:
    set_flag(s, seat, CONQUEROR)


def _is_no_conqueror(s: State, seat: int) -> bool:
    return not s.flags[seat] & CONQUEROR


def _always(s: State, seat: int) -> bool:
    return True


def _never(s: State, seat: int) -> bool:
    return False


def _nothing(s: State, seat: int) -> None:
    """Carried out elsewhere."""


def _can_hire(s: State, seat: int) -> bool:
    return can_recruit(s, seat, NEUTRAL)


def _mercenaries(s: State, seat: int) -> None:
    recruit(s, seat, 2, NEUTRAL, 1, HIRE)


SPECIALS: Final[dict[str, Special]] = {
    "kaija-attacks": (_always, _kaija_attacks),
    "conqueror": (_is_no_conqueror, _conqueror),
    "mercenaries": (_can_hire, _mercenaries),
    "reinforce": (_never, _nothing),
    "defend": (_never, _nothing),
    **STRIKES,
    **HANDS,
    **DECKS,
    **BUILDINGS,
    **HIDDEN_WAYS,
    **BRIBERY,
}
