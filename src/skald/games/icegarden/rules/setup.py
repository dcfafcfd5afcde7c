"""Set-up: characters, tiles laid unseen, the Thorn, reserves, starting influence."""

from typing import Final

from skald.games.icegarden.actions import (
    DIE,
    FIRST,
    NPC_FACTION,
    RESERVES,
    REVEAL,
    SEAT,
    START,
    THORN,
    TILE,
    VUKO_TILE,
)
from skald.games.icegarden.ids import BLACK, HARD, MEDIUM, NPC, PLACES, RED, SCIENTIST
from skald.games.icegarden.kinds import Stage
from skald.games.icegarden.queries import is_npc, open_places, seat_of
from skald.games.icegarden.rules.rounds import FirstRound
from skald.games.icegarden.rules.solo import NpcArrives, fill_npc_board
from skald.games.icegarden.setting import RANDOM
from skald.games.icegarden.state import State
from skald.games.icegarden.verbs.pieces import place_marker
from skald.games.icegarden.verbs.resources import gain, place_spies
from skald.games.icegarden.verbs.setup import (
    deal_reserves,
    lay_tile,
    lay_vuko_tile,
    name_first_player,
    place_nations,
    place_thorn,
    reveal_tile,
    seat_faction,
    set_out_pieces,
)
from skald.games.icegarden.verbs.telling import tell
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Automatic, Choice, Step
from skald.kernel.fields import Seat
from skald.kernel.rulebook import rule

ANY_STAGE: Final = 0


@rule("IG-SETUP-03", "IG-SETUP-17")
class Setup(Automatic):
    """Carry out the set-up in its printed order."""

    def run(self, s: State) -> None:
        setting = s.setting
        seats = range(setting.persons)
        for seat in seats:
            if setting.factions[seat] != RANDOM:
                seat_faction(s, seat, setting.factions[seat])
        deal: list[Step] = [DealFaction(CHANCE, seat) for seat in seats if s.faction[seat] < 0]
        if setting.solo:
            deal.append(DealNpc(CHANCE))
        s.owe(*deal, DrawFirstPlayer(CHANCE), TakePieces())


@rule("IG-SETUP-02", "IG-COMP-02", "IG-CLAR-07")
class DealFaction(Choice):
    """A seat that did not choose gets a character at random; none is dealt twice."""

    who: Seat

    def options(self, s: State) -> list[Action]:
        barred = {*s.faction, s.setting.npc}
        return [SEAT[self.who][f] for f in range(4) if f not in barred]

    def take(self, s: State, action: Action) -> None:
        seat_faction(s, self.who, action.kind)


@rule("IG-RUL-60", "IG-SOLO-01")
class DealNpc(Choice):
    """The NPC plays one of the three other characters."""

    def options(self, s: State) -> list[Action]:
        chosen = s.setting.npc
        free = [f for f in range(4) if f not in s.faction]
        return [NPC_FACTION[f] for f in ([chosen] if chosen != RANDOM else free)]

    def take(self, s: State, action: Action) -> None:
        seat_faction(s, NPC, action.kind)


@rule("IG-SETUP-05")
class DrawFirstPlayer(Choice):
    """The first player is drawn unless the host names one."""

    def options(self, s: State) -> list[Action]:
        first = s.setting.first
        return [FIRST[first]] if first != RANDOM else FIRST[: s.setting.persons]

    def take(self, s: State, action: Action) -> None:
        name_first_player(s, action.target)


@rule("IG-SETUP-04", "IG-SETUP-06", "IG-RUL-06", "IG-RUL-07", "IG-COMP-09", "IG-COMP-10")
@rule("IG-SOLO-02", "IG-SOLO-33", "IG-RUL-69", "IG-RUL-78", "IG-RUL-05")
class TakePieces(Automatic):
    """Pieces, starting resources and the two stacks, first player on top."""

    def run(self, s: State) -> None:
        setting = s.setting
        people = [(s.first + n) % setting.persons for n in range(setting.persons)]
        set_out_pieces(s, people)
        for seat in people:
            for resource, amount in enumerate(setting.content.start):
                gain(s, seat, resource, amount)
        lay = [LayTile(seat) for seat in _tile_turns(s, people)]
        s.owe(*lay, *_thorn_steps(s), *_after_tiles(s, people))


@rule("IG-SETUP-07", "IG-COMP-13")
def _tile_turns(s: State, people: list[int]) -> list[int]:
    """Who lays which tile: one each in turn until the set for this table is used up."""
    tiles = len(s.setting.content.tile_yield[max(s.setting.persons, 2)]) - 1
    return [people[n % len(people)] for n in range(tiles)]


def _thorn_steps(s: State) -> list[Step]:
    seat = seat_of(s, BLACK)
    if seat < 0:
        return []
    return [RollThorn(CHANCE) if is_npc(s, seat) else PlaceThorn(seat)]


@rule("IG-SETUP-13", "IG-RUL-10", "IG-ED-04")
def _after_tiles(s: State, people: list[int]) -> list[Step]:
    steps: list[Step] = [DealReserves(CHANCE), RevealTile(CHANCE), NpcStarts()]
    if s.setting.both_markers_at_once:
        steps += [StartingInfluence(seat) for seat in people for _ in (1, 2)]
    else:
        steps += [StartingInfluence(seat) for _ in (1, 2) for seat in people]
    return [*steps, PlaceNations(), *_vuko_tile_steps(s, people), FirstRound()]


@rule("IG-SETUP-08", "IG-RUL-08", "IG-RUL-61", "IG-SETUP-09")
class LayTile(Choice):
    """Lay a face-down tile on a place without one; what it shows is drawn when revealed."""

    def options(self, s: State) -> list[Action]:
        return [TILE[p] for p in range(1, PLACES) if not s.in_play >> p & 1]

    def take(self, s: State, action: Action) -> None:
        lay_tile(s, self.seat, action.target)


@rule("IG-SETUP-10", "IG-COMP-14", "IG-RUL-61")
class PlaceThorn(Choice):
    """Van Dyken picks a region in play for the Thorn."""

    def options(self, s: State) -> list[Action]:
        return [THORN[p] for p in open_places(s)]

    def take(self, s: State, action: Action) -> None:
        place_thorn(s, self.seat, action.target)


@rule("IG-RUL-61", "IG-SOLO-05")
class RollThorn(Choice):
    """The Thorn of an NPC goes to the first to sixth region in play, counted by place."""

    def options(self, s: State) -> list[Action]:
        return DIE[1 : 1 + len(open_places(s))]

    def take(self, s: State, action: Action) -> None:
        tell(s, "die", NPC, number=action.amount)
        place_thorn(s, NPC, open_places(s)[action.amount - 1])


@rule("IG-SETUP-11", "IG-RUL-09", "IG-COMP-24", "IG-COMP-25", "IG-DATA-12")
class DealReserves(Choice):
    """Each magical reserve goes to another region in play, never the Thorn's."""

    def options(self, s: State) -> list[Action]:
        room = s.in_play & ~(1 << s.thorn)
        deals = RESERVES[s.setting.content.reserves]
        return [deal for mask, deal in deals.items() if mask & ~room == 0]

    def take(self, s: State, action: Action) -> None:
        deal_reserves(s, action.amount)


@rule("IG-SETUP-12")
class RevealTile(Choice):
    """All tiles are turned up: each place in turn shows one of the numbers left."""

    def options(self, s: State) -> list[Action]:
        places = open_places(s)
        place = next(p for p in places if not s.tile[p])
        return [REVEAL[place][n] for n in range(1, len(places) + 1) if n not in s.tile]

    def take(self, s: State, action: Action) -> None:
        reveal_tile(s, action.target, action.amount)
        if any(not s.tile[p] for p in open_places(s)):
            s.owe(RevealTile(CHANCE))


@rule("IG-SOLO-06", "IG-SOLO-07", "IG-SOLO-08", "IG-SOLO-09")
class NpcStarts(Automatic):
    """What the solo level gives the NPC before the player places their influence."""

    def run(self, s: State) -> None:
        if s.setting.solo and s.faction[NPC] == RED:
            place_spies(s, 1, 2)
        if s.setting.solo >= SCIENTIST:
            fill_npc_board(s)
        if s.setting.solo >= HARD:
            s.owe(NpcArrives(CHANCE, 3, 1))


@rule("IG-SETUP-13", "IG-RUL-10")
class StartingInfluence(Choice):
    """Place one of two starting markers; the own two must be in different regions."""

    def options(self, s: State) -> list[Action]:
        base = self.seat * PLACES
        return [START[p] for p in open_places(s) if not s.markers[base + p]]

    def take(self, s: State, action: Action) -> None:
        place_marker(s, self.seat, action.target)


@rule("IG-SETUP-14", "IG-SETUP-15", "IG-SETUP-16", "IG-COMP-26")
class PlaceNations(Automatic):
    """One independent-nation marker in every region; Dead Snow at 0; order tokens 1 to 5."""

    def run(self, s: State) -> None:
        place_nations(s, open_places(s))


@rule("IG-SETUP-18", "IG-ADV-01", "IG-ADV-06")
def _vuko_tile_steps(s: State, people: list[int]) -> list[Step]:
    """Four Vuko tiles in the advanced variant and in solo from medium upwards."""
    if not s.setting.advanced and s.setting.solo < MEDIUM:
        return []
    if s.setting.vuko_choice:
        return [LayVukoTile(people[0], ANY_STAGE)] * 4
    return [LayVukoTile(CHANCE, stage) for stage in (1, 2, 3, 4)]


@rule("IG-ADV-01", "IG-ADV-02", "IG-RUL-04", "IG-COMP-23", "IG-ED-40")
class LayVukoTile(Choice):
    """A tile and a side for one stage: named before the game, drawn, or chosen at the table.

    Whoever chooses may begin with any stage.
    """

    stage: Stage

    def options(self, s: State) -> list[Action]:
        if s.setting.vuko_tiles:
            effect, side = s.setting.vuko_tiles[self.stage - 1]
            return [VUKO_TILE[self.stage - 1][effect][side]]
        used = {tile >> 1 for tile in s.vuko_tile}
        free = [effect for effect in s.setting.tiles if effect not in used]
        stages = [self.stage] if self.stage else [n for n in (1, 2, 3, 4) if not s.vuko_tile[n]]
        arrows = s.setting.content.vuko_arrow
        return [
            action
            for stage in stages
            for effect in free
            for action in VUKO_TILE[stage - 1][effect][: 1 + arrows[effect]]
        ]

    def weights(self, s: State) -> list[int]:
        """Tile first, then side: a tile without an arrow side is as likely as any other."""
        arrows = s.setting.content.vuko_arrow
        return [1 if arrows[action.kind] else 2 for action in s.offered]

    def take(self, s: State, action: Action) -> None:
        lay_vuko_tile(s, action.target, action.kind, action.amount)
