"""What stands in a territory, in short: buildings, units, creatures, Scorched Earth."""

from skald.games.northgard import works
from skald.games.northgard.ids import LETTERS, NO_SPACE, NOBODY
from skald.games.northgard.queries import has_kaija
from skald.games.northgard.state import State
from skald.games.northgard.terminal.letters import CREATURE, KAIJA, SCORCHED, built


def buildings(s: State, territory: int) -> list[tuple[int, int]]:
    """Every building of a territory as (type, space)."""
    here = s.works[territory]
    return [pair for pair in works.all_of(here) for _ in range(works.count_on(here, *pair))]


def force(s: State, territory: int) -> str:
    """Whose units stand in a territory, and who invades it: `R3K`, `R2×B4`."""
    holder = s.holder[territory]
    if holder == NOBODY:
        return ""
    held = _group(holder, s.units[territory], kaija=has_kaija(s, holder, territory))
    kaija = s.kaija == territory and not has_kaija(s, holder, territory)
    if not s.invading[territory] and not kaija:
        return held
    return f"{held}×{_group(s.invader, s.invading[territory], kaija=kaija)}"


def _group(seat: int, units: int, *, kaija: bool) -> str:
    number = str(units) if units or not kaija else ""
    return LETTERS[seat].upper() + number + (KAIJA if kaija else "")


def marks(s: State, territory: int) -> str:
    """Buildings without a space, creatures and Scorched Earth, in short."""
    loose = [built(kind, space) for kind, space in buildings(s, territory) if space == NO_SPACE]
    creatures = [
        CREATURE[kind]
        for kind, at in zip(s.creature_kind, s.creature_at, strict=True)
        if at == territory
    ]
    return "".join([*loose, *creatures, SCORCHED if s.scorched == territory else ""])
