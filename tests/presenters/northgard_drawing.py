"""Which targets Northgard's board can draw for a view, in step with web/src/games/northgard."""

from skald.games.northgard.ids import BUILDINGS, CARVED, CLANS, CREATURES, LARGE, PLAIN
from skald.games.northgard.wire import Content, View

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
DEEDS = ("play", "wait", "replace", "remove", "upgrade", "sacrifice")
MOST_FOOD = 15
MOST_UNITS = 15


def drawable(view: View, content: Content, viewer: int) -> set[str]:
    """Every target with a place on the board for this viewer."""
    return {
        *_on_the_map(view),
        *_cards(view, content, viewer),
        *(f"seat:{n}" for n in range(len(view["seats"]))),
        *(f"building:{n}" for n in range(len(BUILDINGS))),
        *(f"clan:{clan}" for clan in CLANS),
        *(f"food:{n}" for n in range(MOST_FOOD + 1)),
        *(f"units:{n}{kaija}" for n in range(MOST_UNITS + 1) for kaija in ("", "+kaija")),
        *_goods(),
        "die:point",
        "die:casualty",
    }


def _on_the_map(view: View) -> set[str]:
    tiles = {(x, y) for _, x, y, _ in view["tiles"]}
    squares = tiles | {(x + dx, y + dy) for x, y in tiles for dx, dy in SIDES}
    found = {f"cell:{x},{y}" for x, y in squares}
    if "cell" in view["focus"]:
        found |= {f"turn:{k}" for k in range(4)}
    for territory in view["territories"]:
        name = territory["name"]
        found.add(f"territory:{name}")
        free = zip((PLAIN, CARVED, LARGE), territory["free_spaces"], strict=True)
        found |= {f"space:{name}:{space}" for space, number in free if number}
        found |= {f"work:{name}:{kind}:{space}" for kind, space, _ in territory["buildings"]}
        found |= {f"creature:{name}:{CREATURES.index(c)}" for c in territory["creatures"]}
    return found


def _cards(view: View, content: Content, viewer: int) -> set[str]:
    me = view["seats"][viewer]
    found = {"draw", *(f"card:{card}" for card in me["hand"] or ())}
    found |= {f"do:{deed}" for deed in DEEDS}
    found |= {f"display:{card}" for card in (*view["display"], *view["achievements"])}
    found |= {f"discard:{card}" for card in view["discard"][viewer]}
    found |= {f"played:{card}" for card in view["played"][viewer]}
    if view["clan"][viewer] >= 0:
        upgrades = content["clans"][view["clan"][viewer]]["upgrades"]
        found |= {f"upgrade:{card}" for card in upgrades}
    for seat, cards in enumerate(view["active"]):
        found |= {f"active:{seat}:{card}" for card in cards}
    other = view["focus"].get("other")
    if isinstance(other, int):
        found |= {f"shown:{card}" for card in view["seats"][other]["hand"] or ()}
    tiles = (*(me["tile_hand"] or ()), *view["drawn"])
    return found | {f"tile:{tile}" for tile in tiles}


def _goods() -> set[str]:
    kinds = range(3)
    return {
        *(f"gain:{a}" for a in kinds),
        *(f"goods:{a}" for a in kinds),
        *(f"goods:{a},{b}" for a in kinds for b in kinds),
        *(f"goods:{a},{b},{c}" for a in kinds for b in kinds for c in kinds),
    }
