"""The only writers of a state. Each tells one event when somebody listens."""

from bisect import insort

from mypy_extensions import i64

from skald.games.northgard import works
from skald.games.northgard.ids import NOBODY, NOWHERE
from skald.games.northgard.queries import has_kaija, kaija_seat, pieces
from skald.games.northgard.state import State
from skald.kernel.rulebook import rule


def tell(s: State, name: str, seat: int, rule_id: str = "", **facts: int) -> None:
    """Tell an event to whoever listens; everybody may know it.

    The most frequent verbs ask first whether anybody does; the compiled core asks everywhere.
    """
    if s.log is not None:
        s.log.tell(name, seat, facts, rule_id)


def whisper(s: State, name: str, seat: int, secret: str, **facts: int) -> None:
    """Tell an event of which one fact is known to the seat alone."""
    if s.log is not None:
        s.log.tell(name, seat, facts, secret=secret)


# Resources and fame.


@rule("NG-COMP-07", "NG-Q-09", "NG-CARD-11", "NG-GLOS-11")
def gain(s: State, seat: int, resource: int, amount: int) -> None:
    """Collect from the common reserve, which never runs out."""
    if amount:
        s.resources[seat * 3 + resource] += amount
        if s.log is not None:
            tell(s, "gain", seat, resource=resource, amount=amount)


def gain_all(s: State, seat: int, amounts: list[int]) -> None:
    """Collect food, wood and lore."""
    for resource, amount in enumerate(amounts):
        gain(s, seat, resource, amount)


def pay(s: State, seat: int, resource: int, amount: int) -> None:
    """Return resources to the common reserve."""
    if amount:
        s.resources[seat * 3 + resource] -= amount
        if s.log is not None:
            tell(s, "pay", seat, resource=resource, amount=amount)


def give(s: State, seat: int, other: int, resource: int) -> None:
    """Hand one resource to another seat."""
    s.resources[seat * 3 + resource] -= 1
    s.resources[other * 3 + resource] += 1
    tell(s, "give", seat, other=other, resource=resource)


@rule("NG-COMP-03", "NG-END-09")
def gain_fame(s: State, seat: int, amount: int, rule_id: str) -> None:
    """Take fame tokens, or lose fame."""
    if amount:
        s.fame[seat] += amount
        tell(s, "fame", seat, rule_id, amount=amount)


# Units.


@rule("NG-COMP-01", "NG-RECRUIT-05", "NG-GLOS-07")
def put_units(s: State, seat: int, territory: int, amount: int) -> None:
    """Units from the own reserve into a territory, which is now controlled."""
    if amount:
        s.reserve[seat] -= amount
        s.units[territory] += amount
        s.holder[territory] = seat
        if s.log is not None:
            tell(s, "put", seat, territory=territory, amount=amount)


@rule("NG-CLAN-BEAR-02")
@rule("NG-COMP-15")
def put_kaija(s: State, seat: int, territory: int) -> None:
    """Kaija enters the map."""
    s.kaija = territory
    s.holder[territory] = seat
    tell(s, "put_kaija", seat, territory=territory)


@rule("NG-GLOS-08", "NG-MOVE-04")
def settle(s: State, territory: int) -> None:
    """A territory without units of its controller is neutral."""
    if not pieces(s, territory):
        s.holder[territory] = NOBODY


def remove_units(s: State, territory: int, amount: int) -> None:
    """Regular units of the controller go back to his reserve."""
    seat = s.holder[territory]
    s.units[territory] -= amount
    s.reserve[seat] += amount
    if amount:
        tell(s, "units_return", seat, territory=territory, amount=amount)
    settle(s, territory)


def remove_invaders(s: State, territory: int, amount: int) -> None:
    """Units of the invader go back to his reserve."""
    s.invading[territory] -= amount
    s.reserve[s.invader] += amount
    if amount:
        tell(s, "units_return", s.invader, territory=territory, amount=amount)


@rule("NG-CLAN-BEAR-07")
def remove_kaija(s: State) -> None:
    """Kaija goes back to the Bear's reserve."""
    territory = s.kaija
    s.kaija = NOWHERE
    owner = kaija_seat(s)
    tell(s, "kaija_returns", owner, territory=territory)
    if s.holder[territory] == owner:
        settle(s, territory)


@rule("NG-MOVE-02", "NG-MOVE-04", "NG-CLAN-BEAR-04")
def move_group(s: State, seat: int, source: int, target: int, amount: int, *, kaija: bool) -> None:
    """A group crosses a border: into an own or neutral territory, or invades another's."""
    invading = s.holder[source] != seat
    if invading:
        s.invading[source] -= amount
    else:
        s.units[source] -= amount
    if kaija:
        s.kaija = target
    if s.holder[target] in (seat, NOBODY):
        s.units[target] += amount
        s.holder[target] = seat
    else:
        s.invading[target] += amount
        s.invader = seat
    if not invading:
        settle(s, source)
    if s.log is not None:
        tell(s, "move", seat, source=source, target=target, amount=amount, kaija=int(kaija))


@rule("NG-COMBAT-24")
def occupy(s: State, territory: int) -> None:
    """The invaders that are left take a territory; its buildings serve them now."""
    seat = s.invader
    s.units[territory] = s.invading[territory]
    s.invading[territory] = 0
    s.holder[territory] = seat
    settle(s, territory)
    if s.holder[territory] == seat:
        tell(s, "conquer", seat, territory=territory)


def end_invasion(s: State) -> None:
    """Nobody invades any more."""
    if not any(s.invading) and not _kaija_invades(s):
        s.invader = NOBODY


def _kaija_invades(s: State) -> bool:
    return s.kaija != NOWHERE and not has_kaija(s, s.holder[s.kaija], s.kaija)


# Buildings.


@rule("NG-COMP-02", "NG-BUILD-01", "NG-BUILD-06")
def put_building(s: State, seat: int, territory: int, kind: int, space: int) -> None:
    """A building token on a space of a territory."""
    s.tokens[kind] -= 1
    s.works[territory] += works.one(kind, space)
    tell(s, "build", seat, territory=territory, kind=kind, space=space)


def exchange_building(s: State, seat: int, territory: int, old: int, space: int, new: int) -> None:
    """A token of another type takes the place of one that returns to the reserve."""
    s.tokens[old] += 1
    s.tokens[new] -= 1
    s.works[territory] += works.one(new, space) - works.one(old, space)
    tell(s, "exchange", seat, territory=territory, old=old, new=new)


# Tiles.


@rule("NG-EXPLORE-11", "NG-EXPLORE-12", "NG-BLDG-09", "NG-EXPLORE-18", "NG-GEO-25")
def lay_tile(s: State, seat: int, tile: int, cell: int, turn: int) -> None:
    """A tile joins the map; what meets across its sides is pooled."""
    if s.land.is_shared:
        s.land = s.land.copy()
    merged = s.land.add(tile, cell, turn)
    more = [0] * s.setting.content.tiles[tile].parts
    s.units += more
    s.invading += more
    s.works += more
    s.holder += [NOBODY] * len(more)
    for absorbed, survivor in merged:
        _pool(s, absorbed, survivor)
    tell(s, "tile", seat, tile=tile, cell=cell, turn=turn)


def _pool(s: State, absorbed: int, survivor: int) -> None:
    if s.works[absorbed]:
        s.works[survivor] += s.works[absorbed]
        s.works[absorbed] = 0
    if s.holder[absorbed] != NOBODY:
        s.units[survivor] += s.units[absorbed]
        s.units[absorbed] = 0
        s.holder[survivor] = s.holder[absorbed]
        s.holder[absorbed] = NOBODY
    if s.kaija == absorbed:
        s.kaija = survivor
    if s.scorched == absorbed:
        s.scorched = survivor
    if absorbed in s.creature_at:
        s.creature_at = [survivor if at == absorbed else at for at in s.creature_at]


# Cards.


def take_out(pile: list[int], card: int) -> None:
    """One copy of a card leaves a pile in which it is."""
    place: i64 = 0
    while pile[place] != card:
        place += 1
    pile.pop(place)


def to_hand(s: State, seat: int, card: int) -> None:
    """A card that only its owner sees."""
    hand = s.hand[seat]
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
    if s.log is not None:
        whisper(s, "draw", seat, secret="card", card=card)


@rule("NG-DECK-01", "NG-DECK-02", "NG-ACT-PLAY-01")
def to_active(s: State, seat: int, card: int, how: int) -> None:
    """A hand card into the active area, face up, to be played or for another action."""
    take_out(s.hand[seat], card)
    s.active[seat].append(card)
    tell(s, "use", seat, card=card, how=how)


@rule("NG-CARD-13")
def discard_card(s: State, seat: int, card: int) -> None:
    """A hand card face up onto the discard pile."""
    s.hand[seat].remove(card)
    insort(s.discard[seat], card)
    tell(s, "discard", seat, card=card)


@rule("NG-DECK-06")
def remove_card(s: State, seat: int, card: int) -> None:
    """A hand card leaves the game."""
    s.hand[seat].remove(card)
    tell(s, "remove_card", seat, card=card)


@rule("NG-INFO-02")
def to_top(s: State, seat: int, card: int, *, secret: bool) -> None:
    """A card onto the own draw pile, known to all or to its owner alone."""
    s.top[seat].append(card)
    s.secret_top[seat].append(int(secret))
    if secret:
        whisper(s, "put_back", seat, secret="card", card=card)
    else:
        tell(s, "on_top", seat, card=card)


@rule("NG-DECK-03", "NG-DECK-04")
def reshuffle(s: State, seat: int) -> None:
    """The discard pile becomes the draw pile."""
    s.bag[seat] = s.discard[seat]
    s.discard[seat] = []
    tell(s, "reshuffle", seat)


def set_flag(s: State, seat: int, flag: int) -> None:
    """A mark that lasts until the end of the year."""
    s.flags[seat] |= flag
