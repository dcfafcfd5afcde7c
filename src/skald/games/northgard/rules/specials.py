"""Special texts of cards: each code has a test and a beginning."""

from collections.abc import Callable
from typing import Final

from skald.games.northgard import works
from skald.games.northgard.actions import (
    CARD,
    COLLECT,
    DISCARD,
    DRAW_ONE,
    EXCHANGE,
    FIRST_GATHER,
    FROM,
    GIVE,
    LOSE,
    NONE,
    OPPONENT,
    PAY_THREE,
    PICK,
    RECRUIT,
    SITE,
    STRIKE,
    TAKE,
    TO,
    UNITS,
    UNITS_KAIJA,
)
from skald.games.northgard.ids import (
    CARVED,
    CONQUEROR,
    FORTRESS,
    KAIJA_ATTACKS,
    PICKED,
    STONE,
    WOOD,
)
from skald.games.northgard.queries import (
    are_partners,
    enemy_territories,
    harvest_of,
    has_kaija,
    held,
    is_enemy,
    is_held_fast,
    may_add_units,
    opponents,
    touches_holding,
    valkyries,
    yield_of,
)
from skald.games.northgard.rules.build import Build, can_build, price_of, sites_for
from skald.games.northgard.rules.draw import DrawCards, can_draw, cards_to_draw, draw_action
from skald.games.northgard.rules.move import Fights, kaija_may_enter
from skald.games.northgard.rules.recruit import (
    HIRE,
    NEUTRAL,
    can_pay,
    can_recruit,
    payments,
    recruit,
)
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    discard_card,
    exchange_building,
    gain,
    gain_all,
    give,
    move_group,
    pay,
    put_units,
    remove_kaija,
    remove_units,
    set_flag,
    tell,
    to_hand,
    to_top,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, Step
from skald.kernel.rulebook import rule

# Striking at units.


@rule("NG-CARD-12", "NG-Q-78", "NG-CARD-C-11", "NG-CARD-C-20", "NG-CARD-A-36")
def targets_of_strike(s: State, seat: int, *, near: bool) -> list[int]:
    """Enemy territories with a unit that a card can hit, perhaps only beside an own one."""
    found = [t for t in enemy_territories(s, seat) if s.units[t] or not s.setting.kaija_immune]
    return [t for t in found if touches_holding(s, t, seat)] if near else found


RAID: Final = 0
PLUNDER: Final = 1
CAPTURE: Final = 2


@rule("NG-CARD-12")
class Strike(Step):
    """From which territory a unit is removed."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: State) -> list[Action]:
        return [STRIKE[t] for t in targets_of_strike(s, self.seat, near=self.card != RAID)]

    def take(self, s: State, action: Action) -> None:
        territory = action.target
        found = yield_of(s, territory)
        if s.units[territory]:
            remove_units(s, territory, 1)
        else:
            remove_kaija(s)
        if self.card == RAID:
            kinds = tuple(k for k in range(3) if found[k])
            if kinds:
                s.owe(TakeOne(self.seat, kinds))
        elif self.card == PLUNDER:
            s.owe(DrawCards(self.seat, 1))
        elif s.reserve[self.seat]:
            s.owe(AddUnit(self.seat))


@rule("NG-CARD-C-11", "NG-Q-83")
class TakeOne(Step):
    """Raiding Party: one resource of a kind that the territory yields."""

    __slots__ = ("kinds",)

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.kinds = kinds

    def options(self, s: State) -> list[Action]:
        return [COLLECT[k] for k in self.kinds]

    def take(self, s: State, action: Action) -> None:
        gain(s, self.seat, action.kind, 1)


@rule("NG-CARD-A-36")
class AddUnit(Step):
    """Capture: one unit is added to an own territory; this is not recruiting."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        own = [RECRUIT[t] for t in held(s, self.seat) if may_add_units(s, t)]
        return own or [NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            put_units(s, self.seat, action.target, 1)


def _can_raid(s: State, seat: int) -> bool:
    return bool(targets_of_strike(s, seat, near=False))


def _can_strike_near(s: State, seat: int) -> bool:
    return bool(targets_of_strike(s, seat, near=True))


def _raid(s: State, seat: int) -> None:
    s.owe(Strike(seat, RAID))


def _plunder(s: State, seat: int) -> None:
    s.owe(Strike(seat, PLUNDER))


def _capture(s: State, seat: int) -> None:
    s.owe(Strike(seat, CAPTURE))


# Hands of others.

SPY: Final = 0
EXPLOIT: Final = 1
THREATS: Final = 2


def holders_of_cards(s: State, seat: int) -> list[int]:
    """Opponents with a card in hand."""
    return [other for other in opponents(s, seat) if s.hand[other]]


@rule("NG-CARD-A-01", "NG-CARD-C-14", "NG-CARD-A-18")
class ChooseOpponent(Step):
    """Whose hand."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: State) -> list[Action]:
        options = [OPPONENT[other] for other in sorted(holders_of_cards(s, self.seat))]
        if self.card == THREATS and cards_to_draw(s, self.seat):
            options.append(DRAW_ONE)
        return options

    def take(self, s: State, action: Action) -> None:
        if action is DRAW_ONE:
            s.owe(DrawCards(self.seat, 1))
        elif self.card == THREATS:
            s.owe(LoseCard(CHANCE, action.target))
        else:
            tell(s, "look", self.seat, other=action.target)
            s.owe(SeeHand(self.seat, action.target, self.card))


@rule("NG-CARD-14", "NG-INFO-11", "NG-CARD-A-01", "NG-CARD-C-14")
class SeeHand(Step):
    """The looker names a card of the hand he sees."""

    __slots__ = ("card", "other")

    def always_asks(self) -> bool:
        return True

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat = seat
        self.other = other
        self.card = card

    def options(self, s: State) -> list[Action]:
        return [CARD[card] for card in sorted(set(s.hand[self.other]))]

    def take(self, s: State, action: Action) -> None:
        if self.card == SPY:
            discard_card(s, self.other, action.kind)
            s.owe(DrawCards(self.seat, 1))
        else:
            tell(s, "name_card", self.seat, other=self.other)
            s.owe(YieldOrPay(self.other, self.seat, action.kind))


@rule("NG-CARD-C-14")
class YieldOrPay(Step):
    """The owner discards the named card or hands over two resources."""

    __slots__ = ("card", "other")

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat = seat
        self.other = other
        self.card = card

    def options(self, s: State) -> list[Action]:
        return [DISCARD[self.card], *payments(s, self.seat, GIVE)]

    def take(self, s: State, action: Action) -> None:
        if action.verb == "discard":
            discard_card(s, self.seat, self.card)
        else:
            give(s, self.seat, self.other, action.source)
            give(s, self.seat, self.other, action.target)


@rule("NG-CARD-A-18")
class LoseCard(Step):
    """Veiled Threats: a random card of the hand is discarded."""

    __slots__ = ("who",)

    def always_asks(self) -> bool:
        return True

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def options(self, s: State) -> list[Action]:
        return [LOSE[card] for card in sorted(set(s.hand[self.who]))]

    def weights(self, s: State) -> list[int]:
        """The number of copies of each card."""
        return [s.hand[self.who].count(action.kind) for action in s.offered]

    def take(self, s: State, action: Action) -> None:
        discard_card(s, self.who, action.kind)


@rule("NG-CARD-A-17")
class DiscardOne(Step):
    """Ancestral Curse: an opponent discards a card of his own choice."""

    __slots__ = ()

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        return [DISCARD[card] for card in sorted(set(s.hand[self.seat]))]

    def take(self, s: State, action: Action) -> None:
        discard_card(s, self.seat, action.kind)


def _somebody_holds_cards(s: State, seat: int) -> bool:
    return bool(holders_of_cards(s, seat))


def _spy(s: State, seat: int) -> None:
    s.owe(ChooseOpponent(seat, SPY))


def _exploit(s: State, seat: int) -> None:
    s.owe(ChooseOpponent(seat, EXPLOIT))


def _can_threaten(s: State, seat: int) -> bool:
    return bool(holders_of_cards(s, seat)) or can_draw(s, seat, 1)


def _threats(s: State, seat: int) -> None:
    s.owe(ChooseOpponent(seat, THREATS))


def _curse(s: State, seat: int) -> None:
    steps: list[Step] = [DiscardOne(other) for other in holders_of_cards(s, seat)]
    s.owe(*steps, DrawCards(seat, 1))


# The own deck.


@rule("NG-CARD-E-01", "NG-INFO-13")
class Retrieve(Step):
    """Negociation: a card of the own discard pile, or draw one."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [*(TAKE[card] for card in sorted(set(s.discard[self.seat]))), DRAW_ONE]

    def take(self, s: State, action: Action) -> None:
        if action is DRAW_ONE:
            s.owe(DrawCards(self.seat, 1))
        else:
            s.discard[self.seat].remove(action.kind)
            tell(s, "retrieve", self.seat, card=action.kind)
            to_hand(s, self.seat, action.kind)


def _can_retrieve(s: State, seat: int) -> bool:
    return cards_to_draw(s, seat) > 0


def _retrieve(s: State, seat: int) -> None:
    s.owe(Retrieve(seat))


@rule("NG-CARD-C-03")
def _far_territories(s: State, seat: int) -> int:
    return sum(1 for t in held(s, seat) if not s.land.free[t] and s.land.size(t) >= 3)


def _can_draw_closed(s: State, seat: int) -> bool:
    return can_draw(s, seat, _far_territories(s, seat))


def _draw_closed(s: State, seat: int) -> None:
    draw_action(s, seat, _far_territories(s, seat), 0, 0)


@rule("NG-CARD-C-09")
class PayForCard(Step):
    """Resourceful People: any three resources for one more card."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [*payments(s, self.seat, PAY_THREE), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is NONE:
            return
        for resource in (action.source, action.target, action.kind):
            pay(s, self.seat, resource, 1)
        s.owe(DrawCards(self.seat, 1))


def _can_pay_draw(s: State, seat: int) -> bool:
    return can_pay(s, seat, 3) and cards_to_draw(s, seat) > 0


def _pay_draw(s: State, seat: int) -> None:
    s.owe(PayForCard(seat))


@rule("NG-CARD-E-16", "NG-Q-70")
class FutureSight(Step):
    """A card of the display, or an Achievement, comes onto the own draw pile now."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [PICK[card] for card in sorted(cards_in_sight(s))]

    def take(self, s: State, action: Action) -> None:
        zone = s.display if action.kind in s.display else s.achievements
        zone.remove(action.kind)
        to_top(s, self.seat, action.kind, secret=False)
        set_flag(s, self.seat, PICKED)


def cards_in_sight(s: State) -> list[int]:
    """What Future Sight may take."""
    last = s.year == s.setting.years
    if last:
        return s.achievements
    return s.display + (s.achievements if s.setting.future_achievement else [])


def _can_foresee(s: State, seat: int) -> bool:
    return not s.flags[seat] & PICKED and bool(cards_in_sight(s))


def _foresee(s: State, seat: int) -> None:
    s.owe(FutureSight(seat))


# Flags.


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


# Mercenaries, Scorched Earth.


def _can_hire(s: State, seat: int) -> bool:
    return can_recruit(s, seat, NEUTRAL)


def _mercenaries(s: State, seat: int) -> None:
    recruit(s, seat, 2, NEUTRAL, 1, HIRE)


# Glory of the Clan.


@rule("NG-CARD-C-17", "NG-Q-77")
def gather_first(s: State, seat: int) -> list[int]:
    """Own territories whose yield, collected first, lets a building be paid for there."""
    wood = s.resources[seat * 3 + WOOD]
    found = []
    for territory in held(s, seat):
        more = wood + harvest_of(s, territory)[WOOD]
        kinds = [k for k in range(8) if s.tokens[k] and price_of(s, k, 0) <= more]
        if any(territory in sites_for(s, seat, kind, 0, 0) for kind in kinds):
            found.append(territory)
    return found


@rule("NG-CARD-C-17")
class Glory(Step):
    """Collect the yield of the territory first, and build there; or build first."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        options = [FIRST_GATHER[t] for t in gather_first(s, self.seat)]
        return [*options, NONE] if can_build(s, self.seat) else options

    def take(self, s: State, action: Action) -> None:
        if action is NONE:
            s.owe(Build(self.seat, glory=1))
            return
        gain_all(s, self.seat, harvest_of(s, action.target))
        s.owe(Build(self.seat, fixed=action.target))


def _can_glory(s: State, seat: int) -> bool:
    return bool(gather_first(s, seat))


def _glory(s: State, seat: int) -> None:
    s.owe(Glory(seat))


# Industrious Villagers.


@rule("NG-CARD-A-05", "NG-Q-76", "NG-BUILD-07")
class ExchangeWhere(Step):
    """In which territory a building is exchanged, if at all."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [*(SITE[t] for t in held(s, self.seat) if exchanges(s, t)), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            s.owe(Exchange(self.seat, action.target))


@rule("NG-CARD-A-05", "NG-Q-76")
def exchanges(s: State, territory: int) -> list[Action]:
    """Each building here for another type of its size; a Carved Stone only on its symbol."""
    found = []
    for old, space in works.all_of(s.works[territory]):
        for new in range(FORTRESS, 8) if old >= FORTRESS else range(FORTRESS):
            barred = new == STONE and space != CARVED
            if new != old and s.tokens[new] and not barred:
                found.append(EXCHANGE[old, space, new])
    return found


@rule("NG-CARD-A-05")
class Exchange(Step):
    """Which building for which."""

    __slots__ = ("territory",)

    def __init__(self, seat: int, territory: int) -> None:
        self.seat = seat
        self.territory = territory

    def options(self, s: State) -> list[Action]:
        return exchanges(s, self.territory)

    def take(self, s: State, action: Action) -> None:
        args = (self.territory, action.source, action.amount, action.kind)
        exchange_building(s, self.seat, *args)


def _exchange(s: State, seat: int) -> None:
    s.owe(ExchangeWhere(seat))


# Hidden Ways and Bribery.


@rule("NG-CARD-A-10", "NG-Q-73", "NG-VAR-TEAM-09", "NG-CREA-16", "NG-CREA-18")
def hidden_targets(s: State, seat: int, source: int) -> list[int]:
    """Any other open territory, a partner's and a Valkyrie's excepted."""
    only_kaija = not s.units[source]
    return [
        t
        for t in s.land.names
        if t != source
        and s.land.free[t]
        and not are_partners(s, seat, s.holder[t])
        and not valkyries(s, t)
        and (not only_kaija or kaija_may_enter(s, seat, t))
    ]


def hidden_sources(s: State, seat: int) -> list[int]:
    """Own territories from which units can slip away."""
    own = [t for t in held(s, seat) if not is_held_fast(s, t)]
    return [t for t in own if hidden_targets(s, seat, t)]


@rule("NG-CARD-A-10")
class HiddenFrom(Step):
    """From which own territory."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [FROM[t] for t in hidden_sources(s, self.seat)]

    def take(self, s: State, action: Action) -> None:
        s.owe(HiddenTo(self.seat, action.target))


@rule("NG-CARD-A-10")
class HiddenTo(Step):
    """To which open territory."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def options(self, s: State) -> list[Action]:
        return [TO[t] for t in hidden_targets(s, self.seat, self.source)]

    def take(self, s: State, action: Action) -> None:
        s.owe(HiddenGroup(self.seat, self.source, action.target))


@rule("NG-CARD-A-10")
class HiddenGroup(Step):
    """How many units; into an enemy territory a combat follows."""

    __slots__ = ("source", "target")

    def __init__(self, seat: int, source: int, target: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target

    def options(self, s: State) -> list[Action]:
        units = s.units[self.source]
        options = UNITS[1 : units + 1]
        if has_kaija(s, self.seat, self.source) and kaija_may_enter(s, self.seat, self.target):
            options = options + UNITS_KAIJA[: units + 1]
        return options

    def take(self, s: State, action: Action) -> None:
        kaija = bool(action.kind)
        move_group(s, self.seat, self.source, self.target, action.amount, kaija=kaija)
        s.owe(Fights(self.seat, 0, 0, 0))


def _can_hide(s: State, seat: int) -> bool:
    return any(not is_held_fast(s, t) and hidden_targets(s, seat, t) for t in held(s, seat))


def _hide(s: State, seat: int) -> None:
    s.owe(HiddenFrom(seat))


@rule("NG-CARD-A-27", "NG-Q-71", "NG-VAR-TEAM-09", "NG-CREA-16", "NG-CREA-18")
def bribe_targets(s: State, source: int) -> list[int]:
    """The neighbours into which bribed units may go: not their own partner's."""
    owner = s.holder[source]
    return [
        t
        for t, _ in s.land.near[source]
        if not are_partners(s, owner, s.holder[t]) and not valkyries(s, t)
    ]


def bribe_sources(s: State, seat: int) -> list[int]:
    """Enemy territories whose units can be bribed."""
    return [t for t in s.land.names if can_bribe_in(s, seat, t)]


def can_bribe_in(s: State, seat: int, territory: int) -> bool:
    """Whether a territory is an enemy's whose units can go somewhere."""
    if not is_enemy(s, seat, territory) or not s.units[territory]:
        return False
    return not is_held_fast(s, territory) and bool(bribe_targets(s, territory))


@rule("NG-CARD-A-27")
class BribeFrom(Step):
    """Whose units, by their territory."""

    __slots__ = ()

    def options(self, s: State) -> list[Action]:
        return [FROM[t] for t in bribe_sources(s, self.seat)]

    def take(self, s: State, action: Action) -> None:
        s.owe(BribeTo(self.seat, action.target))


@rule("NG-CARD-A-27")
class BribeTo(Step):
    """To which adjacent territory."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def options(self, s: State) -> list[Action]:
        return [TO[t] for t in bribe_targets(s, self.source)]

    def take(self, s: State, action: Action) -> None:
        s.owe(BribeGroup(self.seat, self.source, action.target))


@rule("NG-CARD-A-27")
class BribeGroup(Step):
    """One or two regular units; their owner attacks if somebody else is there."""

    __slots__ = ("source", "target")

    def __init__(self, seat: int, source: int, target: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target

    def options(self, s: State) -> list[Action]:
        return UNITS[1 : min(s.units[self.source], 2) + 1]

    def take(self, s: State, action: Action) -> None:
        owner = s.holder[self.source]
        move_group(s, owner, self.source, self.target, action.amount, kaija=False)
        s.owe(Fights(self.seat, 0, 0, 0))


def _can_bribe(s: State, seat: int) -> bool:
    return any(can_bribe_in(s, seat, t) for t in s.land.names)


def _bribe(s: State, seat: int) -> None:
    s.owe(BribeFrom(seat))


SPECIALS: Final[dict[str, tuple[Callable[[State, int], bool], Callable[[State, int], None]]]] = {
    "kaija-attacks": (_always, _kaija_attacks),
    "draw-closed": (_can_draw_closed, _draw_closed),
    "pay-draw": (_can_pay_draw, _pay_draw),
    "mercenaries": (_can_hire, _mercenaries),
    "raid": (_can_raid, _raid),
    "exploit": (_somebody_holds_cards, _exploit),
    "reinforce": (_never, _nothing),
    "glory": (_can_glory, _glory),
    "plunder": (_can_strike_near, _plunder),
    "retrieve": (_can_retrieve, _retrieve),
    "future-sight": (_can_foresee, _foresee),
    "spy": (_somebody_holds_cards, _spy),
    "exchange": (_always, _exchange),
    "defend": (_never, _nothing),
    "hidden-ways": (_can_hide, _hide),
    "conqueror": (_is_no_conqueror, _conqueror),
    "curse": (_somebody_holds_cards, _curse),
    "threats": (_can_threaten, _threats),
    "bribery": (_can_bribe, _bribe),
    "capture": (_can_strike_near, _capture),
}
