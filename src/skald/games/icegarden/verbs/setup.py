"""What is laid out before the first round."""

from skald.games.icegarden.ids import NPC
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.telling import tell


def seat_faction(s: State, seat: int, faction: int) -> None:
    """A seat gets a character board."""
    s.faction[seat] = faction
    tell(s, "faction", seat, "IG-SETUP-02", faction=faction)


def name_first_player(s: State, seat: int) -> None:
    """The first player is known."""
    s.first = seat
    tell(s, "first_player", seat)


def set_out_pieces(s: State, people: list[int]) -> None:
    """Markers go to the supplies; initiative and reputation are stacked, first player on top."""
    solo = s.setting.solo > 0
    s.supply = [s.setting.content.markers] * s.seats
    for seat in people:
        s.helm[seat] = 1
    s.helm_stack = people[::-1]
    s.order = [NPC, *people] if solo else people
    s.rep_order = [NPC, *people] if solo else people[::-1]


def lay_tile(s: State, seat: int, place: int) -> None:
    """A face-down tile lies on a place."""
    s.in_play |= 1 << place
    tell(s, "lay_tile", seat, place=place)


def reveal_tile(s: State, place: int, number: int) -> None:
    """The tile of a place shows its number."""
    s.tile[place] = number
    tell(s, "reveal", -1, place=place, number=number)


def place_thorn(s: State, seat: int, place: int) -> None:
    """The Thorn stands here for the whole game."""
    s.thorn = place
    tell(s, "thorn", seat, "IG-SETUP-10", place=place)


def deal_reserves(s: State, places: int) -> None:
    """One magical reserve into each of these regions, a bit mask."""
    for place in s.setting.content.places_of[places]:
        s.reserve[place] = 1
    tell(s, "reserves", -1, places=places)


def place_nations(s: State, places: tuple[int, ...]) -> None:
    """One independent-nation marker into each of these regions."""
    for place in places:
        s.nation[place] = 1
    tell(s, "nations", -1)


def lay_vuko_tile(s: State, stage: int, effect: int, side: int) -> None:
    """A Vuko tile lies on a stage, on one of its sides."""
    s.vuko_tile[stage] = effect * 2 + side
    tell(s, "vuko_tile", -1, stage=stage, effect=effect, side=side)
