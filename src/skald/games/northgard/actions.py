"""The fixed table of all actions, each with its notation.

Territories are written t0 to t102 (the territory's name, its smallest node), squares x,y,
tiles by their name, cards by their slug.
"""

from typing import Final

from skald.games.northgard.content import default
from skald.games.northgard.ids import BUILDINGS, CLANS, COLOURS, CREATURES, RESOURCES, SPACES
from skald.games.northgard.land import REACH, cell_at
from skald.kernel.actions import Action, ActionTable

TABLE: Final = ActionTable("northgard")
_new: Final = TABLE.new

NODES: Final = 103
# Fills the cells of a list that no rule can reach: a retreat of nobody.
NEVER: Final = Action("never", "never", 0, 0, 0, 0, -1)
_CARDS: Final = default().cards
_TILES: Final = default().tiles
_SEATS: Final = range(5)


def _by_territory(verb: str, suffix: str = "") -> list[Action]:
    return [_new(verb, f"t{t}{suffix}", target=t) for t in range(NODES)]


def _by_card(verb: str) -> list[Action]:
    return [_new(verb, card.name, kind=card.number) for card in _CARDS]


# Ends of repeated and of optional choices.
DONE: Final = _new("done")
NONE: Final = _new("none")

# Set-up and chance.
CLAN: Final = [
    [_new("clan", f"{n + 1} {c}", target=n, kind=k) for k, c in enumerate(CLANS)] for n in _SEATS
]
FIRST: Final = [_new("first", str(n + 1), target=n) for n in _SEATS]
DIE: Final = [_new("die", face, kind=k) for k, face in enumerate("abcdef")]
DRAW: Final = _by_card("draw")
REVEAL: Final = _by_card("reveal")
LOSE: Final = _by_card("lose")
DRAW_TILE: Final = [_new("find", tile.name, kind=k) for k, tile in enumerate(_TILES)]
APPEAR: Final = [_new("appear", name, kind=k) for k, name in enumerate(CREATURES)]

# Tiles.
TILE: Final = [_new("tile", tile.name, kind=k) for k, tile in enumerate(_TILES)]
CELL: Final = {
    cell_at(x, y): _new("cell", f"{x},{y}", target=cell_at(x, y))
    for x in range(-REACH, REACH + 1)
    for y in range(-REACH, REACH + 1)
}
TURN: Final = [_new("turn", str(k), amount=k) for k in range(4)]
REPLACE_TILE: Final = _new("reject")
KEEP_TILE: Final = _new("accept")
BOTTOM: Final = [_new("bottom", tile.name, kind=k) for k, tile in enumerate(_TILES)]
GROUP: Final = _by_territory("group")
GROUP_KAIJA: Final = _by_territory("group", "+kaija")

# A turn.
PLAY: Final = _by_card("play")
WAIT: Final = _by_card("wait")
REPLACE: Final = _by_card("replace")
REMOVE: Final = _by_card("remove")
UPGRADE: Final = _by_card("upgrade")
UPGRADE_REMOVING: Final = _by_card("sacrifice")
TAKE: Final = _by_card("take")
PASS: Final = _new("pass")
PICK: Final = _by_card("pick")
RESPOND: Final = _new("respond")
LET_PASS: Final = _new("allow")

# Card effects.
CHOOSE: Final = [
    _new("choose", name, kind=k) for k, name in enumerate(("recruit", "move", "explore", "build"))
]
RECRUIT: Final = _by_territory("recruit")
RECRUIT_KAIJA: Final = _by_territory("recruit", "+kaija")
BONUS: Final = _by_territory("bonus")
BUILD: Final = [_new("build", name, kind=k) for k, name in enumerate(BUILDINGS)]
SITE: Final = _by_territory("in")
SPACE: Final = [_new("on", name, kind=k) for k, name in enumerate(SPACES)]
FROM: Final = _by_territory("from")
FROM_KAIJA: Final = _by_territory("from", "+kaija")
TO: Final = _by_territory("to")
UNITS: Final = [_new("units", str(n), amount=n) for n in range(15)]
UNITS_KAIJA: Final = [_new("units", f"{n}+kaija", amount=n, kind=1) for n in range(15)]
TOKEN: Final = _by_territory("scorch")
DISCARD: Final = _by_card("discard")
ON_TOP: Final = _by_card("top")
OPPONENT: Final = [_new("opponent", name, target=n) for n, name in enumerate(COLOURS)]
CARD: Final = _by_card("card")
STRIKE: Final = _by_territory("strike")
DRAW_ONE: Final = _new("draw-one")
GATHER: Final = _new("gather")
FIRST_GATHER: Final = _by_territory("gather")
GIVE: Final = {
    (a, b): _new("give", f"{RESOURCES[a]} {RESOURCES[b]}", source=a, target=b)
    for a in range(3)
    for b in range(a, 3)
}
PAY_TWO: Final = {
    (a, b): _new("pay", f"{RESOURCES[a]} {RESOURCES[b]}", source=a, target=b)
    for a in range(3)
    for b in range(a, 3)
}
PAY_THREE: Final = {
    (a, b, c): _new(
        "pay", f"{RESOURCES[a]} {RESOURCES[b]} {RESOURCES[c]}", source=a, target=b, kind=c
    )
    for a in range(3)
    for b in range(a, 3)
    for c in range(b, 3)
}
COLLECT: Final = [_new("collect", name, kind=k) for k, name in enumerate(RESOURCES)]
EXCHANGE: Final = {
    (old, space, new): _new(
        "exchange",
        f"{BUILDINGS[old]}/{SPACES[space]}>{BUILDINGS[new]}",
        source=old,
        amount=space,
        kind=new,
    )
    for old in range(8)
    for space in ((3,) if old >= 5 else (0, 1, 2))
    for new in (range(5, 8) if old >= 5 else range(5))
    if new != old
}

# Combat and creatures.
FIGHT: Final = _by_territory("fight")
SPEND: Final = [_new("spend", str(n), amount=n) for n in range(16)]
POINT: Final = _new("point")
CASUALTY: Final = _new("casualty")
LOSE_KAIJA: Final = [_new("lose-kaija", ("no", "yes")[k], kind=k) for k in (0, 1)]
RETREAT: Final = [
    [NEVER, *(_new("retreat", f"t{t}*{n}", target=t, amount=n) for n in range(1, 16))]
    for t in range(NODES)
]
RETREAT_KAIJA: Final = _by_territory("retreat-kaija")
SHIFT: Final = _by_territory("shift")
ATTACK_CREATURE: Final = [
    [_new("attack", f"{name} t{t}", target=t, kind=k) for k, name in enumerate(CREATURES)]
    for t in range(NODES)
]
CREATURE_TO: Final = _by_territory("creature")

# Harvest.
STEAL: Final = [_new("steal", name, kind=k) for k, name in enumerate(RESOURCES)]
TRADE: Final = {
    (a, b, c, d): _new(
        "trade",
        f"{RESOURCES[a]} {RESOURCES[b]} {RESOURCES[c]}>{RESOURCES[d]}",
        source=a,
        target=b,
        kind=c,
        amount=d,
    )
    for a in range(3)
    for b in range(a, 3)
    for c in range(b, 3)
    for d in range(3)
}
SWAP: Final = {
    (a, b): _new("swap", f"{RESOURCES[a]}>{RESOURCES[b]}", source=a, target=b)
    for a in range(3)
    for b in range(3)
    if a != b
}
ACCEPT: Final = _new("agree")
REFUSE: Final = _new("refuse")
