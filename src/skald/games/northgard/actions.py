"""The fixed table of all actions; each verb says what the fields of its actions mean.

Territories are written t0 to t102 (the territory's name, its smallest node), squares x,y,
tiles by their name, cards by their slug.
"""

from typing import Any, Final

from skald.games.northgard.content import default
from skald.games.northgard.ids import BUILDINGS, CLANS, COLOURS, CREATURES, RESOURCES, SPACES
from skald.games.northgard.kinds import (
    Building,
    Card,
    Clan,
    Colour,
    Effect,
    Face,
    Kaija,
    Resource,
    Space,
    Species,
    Square,
    Territory,
    Tile,
    YesNo,
)
from skald.games.northgard.land import REACH, cell_at
from skald.kernel.actions import Action, ActionTable
from skald.kernel.fields import Count, Seat
from skald.kernel.forms import Verb

TABLE: Final = ActionTable("northgard")

NODES: Final = 103
# Fills the cells of a list that no rule can reach: a retreat of nobody.
NEVER: Final = Action("never", "never", 0, 0, 0, 0, -1)
_SEATS: Final = range(5)
_GOODS: Final = range(len(RESOURCES))


def _verb(name: str, text: str = "", /, **parts: tuple[str, Any]) -> Verb:
    return Verb(TABLE, name, text, **parts)


def _plain(name: str) -> Action:
    return _verb(name)()


def _by_territory(name: str) -> list[Action]:
    verb = _verb(name, "{place}", target=("place", Territory))
    return [verb(place=t) for t in range(NODES)]


def _group_verb(name: str) -> Verb:
    return _verb(name, "{place}{kaija}", target=("place", Territory), kind=("kaija", Kaija))


def _by_group(verb: Verb, kaija: int) -> list[Action]:
    return [verb(place=t, kaija=kaija) for t in range(NODES)]


def _by_card(name: str) -> list[Action]:
    verb = _verb(name, "{card}", kind=("card", Card))
    return [verb(card=card.number) for card in default().cards]


def _by_tile(name: str) -> list[Action]:
    verb = _verb(name, "{tile}", kind=("tile", Tile))
    return [verb(tile=n) for n in range(len(default().tiles))]


def _by_resource(name: str) -> list[Action]:
    verb = _verb(name, "{resource}", kind=("resource", Resource))
    return [verb(resource=n) for n in _GOODS]


def _pairs(name: str) -> dict[tuple[int, int], Action]:
    verb = _verb(name, "{first} {second}", source=("first", Resource), target=("second", Resource))
    return {(a, b): verb(first=a, second=b) for a in _GOODS for b in _GOODS[a:]}


# Ends of repeated and of optional choices.
DONE: Final = _plain("done")
NONE: Final = _plain("none")

# Set-up and chance.
_clan: Final = _verb("clan", "{seat} {clan}", target=("seat", Seat), kind=("clan", Clan))
CLAN: Final = [[_clan(seat=n, clan=k) for k in range(len(CLANS))] for n in _SEATS]
_first: Final = _verb("first", "{player}", target=("player", Seat))
FIRST: Final = [_first(player=n) for n in _SEATS]
_die: Final = _verb("die", "{face}", kind=("face", Face))
DIE: Final = [_die(face=n) for n in range(6)]
DRAW: Final = _by_card("draw")
REVEAL: Final = _by_card("reveal")
LOSE: Final = _by_card("lose")
DRAW_TILE: Final = _by_tile("find")
_appear: Final = _verb("appear", "{creature}", kind=("creature", Species))
APPEAR: Final = [_appear(creature=k) for k in range(len(CREATURES))]

# Tiles.
TILE: Final = _by_tile("tile")
_cell: Final = _verb("cell", "{square}", target=("square", Square))
CELL: Final = {
    cell_at(x, y): _cell(square=cell_at(x, y))
    for x in range(-REACH, REACH + 1)
    for y in range(-REACH, REACH + 1)
}
_turn: Final = _verb("turn", "{turns}", amount=("turns", Count))
TURN: Final = [_turn(turns=n) for n in range(4)]
REPLACE_TILE: Final = _plain("reject")
KEEP_TILE: Final = _plain("accept")
BOTTOM: Final = _by_tile("bottom")
_group: Final = _group_verb("group")
GROUP: Final = _by_group(_group, 0)
GROUP_KAIJA: Final = _by_group(_group, 1)

# A turn.
PLAY: Final = _by_card("play")
WAIT: Final = _by_card("wait")
REPLACE: Final = _by_card("replace")
REMOVE: Final = _by_card("remove")
UPGRADE: Final = _by_card("upgrade")
UPGRADE_REMOVING: Final = _by_card("sacrifice")
TAKE: Final = _by_card("take")
PASS: Final = _plain("pass")
PICK: Final = _by_card("pick")
RESPOND: Final = _plain("respond")
LET_PASS: Final = _plain("allow")

# Card effects.
_choose: Final = _verb("choose", "{effect}", kind=("effect", Effect))
CHOOSE: Final = [_choose(effect=n) for n in range(4)]
_recruit: Final = _group_verb("recruit")
RECRUIT: Final = _by_group(_recruit, 0)
RECRUIT_KAIJA: Final = _by_group(_recruit, 1)
BONUS: Final = _by_territory("bonus")
_build: Final = _verb("build", "{building}", kind=("building", Building))
BUILD: Final = [_build(building=n) for n in range(len(BUILDINGS))]
SITE: Final = _by_territory("in")
_on: Final = _verb("on", "{space}", kind=("space", Space))
SPACE: Final = [_on(space=n) for n in range(len(SPACES))]
_from: Final = _group_verb("from")
FROM: Final = _by_group(_from, 0)
FROM_KAIJA: Final = _by_group(_from, 1)
TO: Final = _by_territory("to")
_units: Final = _verb("units", "{units}{kaija}", amount=("units", Count), kind=("kaija", Kaija))
UNITS: Final = [_units(units=n, kaija=0) for n in range(15)]
UNITS_KAIJA: Final = [_units(units=n, kaija=1) for n in range(15)]
TOKEN: Final = _by_territory("scorch")
DISCARD: Final = _by_card("discard")
ON_TOP: Final = _by_card("top")
_opponent: Final = _verb("opponent", "{player}", target=("player", Colour))
OPPONENT: Final = [_opponent(player=n) for n in range(len(COLOURS))]
CARD: Final = _by_card("card")
STRIKE: Final = _by_territory("strike")
DRAW_ONE: Final = _plain("draw-one")
GATHER: Final = _plain("gather")
FIRST_GATHER: Final = _by_territory("gather")
GIVE: Final = _pairs("give")
PAY_TWO: Final = _pairs("pay")
_pay_three: Final = _verb(
    "pay",
    "{first} {second} {third}",
    source=("first", Resource),
    target=("second", Resource),
    kind=("third", Resource),
)
PAY_THREE: Final = {
    (a, b, c): _pay_three(first=a, second=b, third=c)
    for a in _GOODS
    for b in _GOODS[a:]
    for c in _GOODS[b:]
}
COLLECT: Final = _by_resource("collect")
_exchange: Final = _verb(
    "exchange",
    "{built}/{built_on}>{building}",
    source=("built", Building),
    amount=("built_on", Space),
    kind=("building", Building),
)
EXCHANGE: Final = {
    (old, space, new): _exchange(built=old, built_on=space, building=new)
    for old in range(8)
    for space in ((3,) if old >= 5 else (0, 1, 2))
    for new in (range(5, 8) if old >= 5 else range(5))
    if new != old
}

# Combat and creatures.
FIGHT: Final = _by_territory("fight")
_spend: Final = _verb("spend", "{amount}", amount=("amount", Count))
SPEND: Final = [_spend(amount=n) for n in range(16)]
POINT: Final = _plain("point")
CASUALTY: Final = _plain("casualty")
_lose_kaija: Final = _verb("lose-kaija", "{lost}", kind=("lost", YesNo))
LOSE_KAIJA: Final = [_lose_kaija(lost=n) for n in (0, 1)]
_retreat: Final = _verb(
    "retreat", "{place}*{units}", target=("place", Territory), amount=("units", Count)
)
RETREAT: Final = [
    [NEVER, *(_retreat(place=t, units=n) for n in range(1, 16))] for t in range(NODES)
]
RETREAT_KAIJA: Final = _by_territory("retreat-kaija")
SHIFT: Final = _by_territory("shift")
_attack: Final = _verb(
    "attack", "{creature} {place}", target=("place", Territory), kind=("creature", Species)
)
ATTACK_CREATURE: Final = [
    [_attack(place=t, creature=k) for k in range(len(CREATURES))] for t in range(NODES)
]
CREATURE_TO: Final = _by_territory("creature")

# Harvest.
STEAL: Final = _by_resource("steal")
_trade: Final = _verb(
    "trade",
    "{first} {second} {third}>{traded}",
    source=("first", Resource),
    target=("second", Resource),
    kind=("third", Resource),
    amount=("traded", Resource),
)
TRADE: Final = {
    (a, b, c, d): _trade(first=a, second=b, third=c, traded=d)
    for a in _GOODS
    for b in _GOODS[a:]
    for c in _GOODS[b:]
    for d in _GOODS
}
_swap: Final = _verb(
    "swap", "{given}>{wanted}", source=("given", Resource), target=("wanted", Resource)
)
SWAP: Final = {(a, b): _swap(given=a, wanted=b) for a in _GOODS for b in _GOODS if a != b}
ACCEPT: Final = _plain("agree")
REFUSE: Final = _plain("refuse")
