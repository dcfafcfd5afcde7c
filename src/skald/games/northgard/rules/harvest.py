"""Harvest: fame of closed territories, resources, trade."""

from typing import Final

from skald.games.northgard import buildings
from skald.games.northgard.actions import ACCEPT, DONE, REFUSE, SWAP, TRADE
from skald.games.northgard.ids import ALTAR, NOBODY, WOLF_CREATURE
from skald.games.northgard.kinds import Resource
from skald.games.northgard.queries import harvest_of, has_creature, in_order, token_seat
from skald.games.northgard.rules.clans.hooks import power
from skald.games.northgard.state import State
from skald.games.northgard.verbs import gain, gain_fame, give, pay
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Bits, Count, Inner, Seat, Secret
from skald.kernel.rulebook import rule


@rule("NG-HARV-05", "NG-YEAR-07", "NG-Q-20")
class Harvest(Automatic):
    """All do step A, then all B, then all C, from the first player on."""

    def run(self, s: State) -> None:
        fame = closed_fame(s)
        for seat in in_order(s):
            gain_fame(s, seat, fame[seat], "NG-HARV-01")
        if not any(power(s, seat).on_harvest(s, seat) for seat in in_order(s)):
            s.owe(Gather(NOBODY))


@rule("NG-HARV-01", "NG-CREA-14", "NG-HARV-06")
def closed_fame(s: State) -> list[int]:
    """By seat: one for a closed territory on two tiles, two on more; none beside a Wolf."""
    fame = [0] * s.seats
    for territory in s.land.names:
        holder = s.holder[territory]
        closed = holder >= 0 and not s.land.free[territory]
        if closed and not (s.creature_at and has_creature(s, WOLF_CREATURE, territory)):
            fame[holder] += 1 if s.land.size(territory) == 2 else 2
    return fame


# Step B.


@rule("NG-HARV-02", "NG-HARV-03", "NG-HARV-04", "NG-BLDG-08", "NG-BLDG-10")
class Gather(Automatic):
    """Altars give fame; every controlled territory gives what it yields."""

    stolen: Resource

    def run(self, s: State) -> None:
        total, altars = harvest_of_all(s)
        if self.stolen != NOBODY:
            total[s.holder[s.scorched] * 3 + self.stolen] -= 1
        for seat in in_order(s):
            fame = altars[seat] * s.setting.content.building_amount[ALTAR]
            gain_fame(s, seat, fame, "NG-HARV-02")
            for resource in range(3):
                gain(s, seat, resource, total[seat * 3 + resource])
        if self.stolen != NOBODY:
            gain(s, token_seat(s), self.stolen, 1)
        for seat in reversed(in_order(s)):
            if s.setting.teams or has_three(s, seat):
                s.agenda.append(Trade(seat, swaps_allowed(s, seat)))


def harvest_of_all(s: State) -> tuple[list[int], list[int]]:
    """By seat and resource: what all controlled territories yield; by seat the Altars in them."""
    total = [0] * (s.seats * 3)
    altars = [0] * s.seats
    land = s.land
    for territory in land.names:
        holder = s.holder[territory]
        if holder >= 0:
            base = holder * 3
            if s.buildings[territory] or s.creature_at:
                found = harvest_of(s, territory)
                total[base] += found[0]
                total[base + 1] += found[1]
                total[base + 2] += found[2]
                altars[holder] += buildings.count(s.buildings[territory], ALTAR)
            else:
                if land.food[territory]:
                    total[base] += land.food[territory]
                if land.wood[territory]:
                    total[base + 1] += land.wood[territory]
                if land.lore[territory]:
                    total[base + 2] += land.lore[territory]
    return total, altars


# Step C.


def has_three(s: State, seat: int) -> bool:
    """Whether a seat has enough resources for a trade."""
    base = seat * 3
    return s.resources[base] + s.resources[base + 1] + s.resources[base + 2] > 2


@rule("NG-VAR-TEAM-06", "NG-CLAR-21")
def swaps_allowed(s: State, seat: int) -> int:
    """Swaps with the partner: no more than either has resources, so that it ends."""
    if not s.setting.teams:
        return 0
    partner = (seat + 2) % 4
    return min(sum(s.resources[n * 3 : n * 3 + 3]) for n in (seat, partner))


@rule("NG-TRADE-01", "NG-TRADE-02", "NG-Q-22", "NG-VAR-TEAM-06", "NG-CLAR-21", "NG-CLAR-22")
class Trade(Choice):
    """Any number of times: three own resources for one of choice; partners may swap.

    `swaps` says how many swaps may still be made, `refused` has a bit for each offer that the
    partner has refused.
    """

    swaps: Secret[Count]
    refused: Inner[Bits] = 0

    def options(self, s: State) -> list[Action]:
        base = self.seat * 3
        have = s.resources[base : base + 3]
        few = (min(have[0], 3), min(have[1], 3), min(have[2], 3))
        trades = _trades(*few, losing=s.setting.losing_trades)
        if not self.swaps:
            return trades[:]
        partner = (self.seat + 2) % 4 * 3
        swaps = [
            action
            for (given, wanted), action in SWAP.items()
            if have[given] and s.resources[partner + wanted] and not self.refused & _bit(action)
        ]
        return [*trades[:-1], *swaps, DONE]

    def why_not(self, s: State, action: Action) -> str:
        if action.verb == "swap" and s.setting.teams:
            refused = not self.swaps or self.refused & _bit(action)
            return "NG-CLAR-21" if refused else "NG-VAR-TEAM-06"
        given = (action.source, action.target, action.kind)
        have = s.resources[self.seat * 3 : self.seat * 3 + 3]
        can_give = action.verb == "trade" and all(given.count(k) <= have[k] for k in range(3))
        return "NG-CLAR-22" if can_give else "NG-TRADE-01"

    def take(self, s: State, action: Action) -> None:
        if action is DONE:
            return
        if action.verb == "swap":
            offer = (action.source, action.target, self.swaps, self.refused)
            s.owe(Swap((self.seat + 2) % 4, self.seat, *offer))
            return
        for resource in (action.source, action.target, action.kind):
            pay(s, self.seat, resource, 1)
        gain(s, self.seat, action.amount, 1)
        s.agenda.append(self)


def _bit(swap: Action) -> int:
    """The bit of an offer among those refused."""
    return 1 << swap.source * 3 + swap.target


_TRADES: Final[dict[int, list[Action]]] = {}


@rule("NG-CLAR-22")
def _trades(food: int, wood: int, lore: int, *, losing: bool) -> list[Action]:
    """The exchanges that so many resources allow, then the end of them, worked out once.

    Whoever takes one of the kinds they give only loses two resources: that is no exchange,
    except by option.
    """
    key = food * 16 + wood * 4 + lore + losing * 64
    found = _TRADES.get(key)
    if found is None:
        have = (food, wood, lore)
        found = [
            action
            for given, action in TRADE.items()
            if (losing or given[3] not in given[:3])
            and all(given[:3].count(kind) <= have[kind] for kind in range(3))
        ]
        _TRADES[key] = found = [*found, DONE]
    return found


@rule("NG-VAR-TEAM-06", "NG-Q-51", "NG-CLAR-21")
class Swap(Choice):
    """The partner agrees to a swap of one for one, or not; then the other goes on trading."""

    other: Seat
    given: Secret[Resource]
    wanted: Secret[Resource]
    swaps: Inner[Count]
    refused: Inner[Bits]

    def options(self, s: State) -> list[Action]:
        return [ACCEPT, REFUSE]

    def take(self, s: State, action: Action) -> None:
        if action is ACCEPT:
            give(s, self.other, self.seat, self.given)
            give(s, self.seat, self.other, self.wanted)
            s.owe(Trade(self.other, self.swaps - 1, self.refused))
        else:
            refused = self.refused | _bit(SWAP[self.given, self.wanted])
            s.owe(Trade(self.other, self.swaps, refused))
