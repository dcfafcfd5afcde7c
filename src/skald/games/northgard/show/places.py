"""What territories are called.

Every part of every tile has a name of its own. Where parts are joined the largest territory keeps
its name, by the squares it had before; of equals the oldest does. That follows from the order in
which tiles were laid, and is worked out here from the land alone.
"""

from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from skald.games.northgard.content import Content
from skald.games.northgard.land import Land
from skald.games.northgard.state import State

# By tile, for its parts in their order.
_BY_TILE: Final = {
    "START": ("gull-haven", "anchor-strand", "thing-field", "beacon-hill"),
    "START5": ("seal-sound", "salt-marsh", "mist-ford", "herring-bay"),
    "01": ("barley-acre", "stone-croft", "alder-stead", "lynx-den"),
    "02": ("rook-farm", "honey-meadow"),
    "03": ("troll-cleft", "rune-ledge", "heather-croft", "trout-beck"),
    "04": ("kings-howe", "bone-cave", "whisper-rock"),
    "05": ("oath-stone", "broad-fells"),
    "06": ("hazel-garth", "otter-weir", "seers-well", "birch-holt"),
    "07": ("falcon-stone", "goose-water", "toad-hole"),
    "08": ("bleak-ness", "wind-garth", "smoke-stead"),
    "09": ("elk-hollow", "grey-pillar", "thistle-croft"),
    "10": ("apple-dale", "flax-garth", "hay-stead"),
    "11": ("ash-grove", "shield-plain"),
    "12": ("loom-stead", "pine-march", "dun-heath"),
    "13": ("great-weald",),
    "14": ("swan-hill", "mill-brook", "salmon-leap"),
    "15": ("giants-seat", "tar-stead", "star-crag"),
    "16": ("berry-slope", "ewe-garth", "moon-pool"),
    "17": ("dusk-cave", "thunder-plain"),
    "18": ("ember-stone", "fisher-stead", "yew-hollow"),
    "19": ("fox-croft", "sage-spring", "oat-stead"),
    "20": ("hare-meadow", "skalds-rest"),
    "21": ("eel-lagoon", "eagle-heights"),
    "22": ("peat-stead", "ghost-barrow", "norn-well", "ship-stone"),
    "23": ("dream-heath", "bee-garth", "fang-gully"),
    "24": ("sun-terrace", "hop-croft", "crane-ford"),
    "25": ("frost-fells", "owl-cavern", "juniper-croft"),
    "26": ("rye-valley", "willow-stead", "oak-hurst"),
    "27": ("hammer-ridge", "spruce-holt", "spider-pit"),
    "28": ("copper-cliffs", "larch-vale"),
    "29": ("rowan-copse", "high-pastures", "plum-garth"),
    "30": ("cooper-stead", "elm-spinney", "potters-croft", "gloom-gorge"),
    "31": ("silver-downs", "turnip-croft", "echo-stones"),
    "32": ("dove-garth", "moss-wood", "wool-croft"),
    "33": ("dragon-stone", "spear-fields", "marten-den"),
}
# Corrected component data may cut tiles otherwise, but into as many parts in all.
PLACES: Final = tuple(chain.from_iterable(_BY_TILE.values()))

_Laid: TypeAlias = tuple[int, int, int]


def place_of(s: State, territory: int) -> str:
    """The id of a territory's name; for one that has gone into another, of its last name."""
    return _called(s.setting.content, tuple(s.land.placed))[territory]


# Asked for every word about a place, while a land changes a few dozen times in a game.
@lru_cache(maxsize=1024)
def _called(content: Content, placed: tuple[_Laid, ...]) -> tuple[str, ...]:
    """By node: what the territory of this name is called."""
    land = Land(content.tiles)
    called: list[str] = []
    for laid in placed:
        called += _own_names(content, laid[0])
        _lay(land, laid, called)
    return tuple(called)


def _own_names(content: Content, tile: int) -> tuple[str, ...]:
    """The names of a tile's parts."""
    first = sum(each.parts for each in content.tiles[:tile])
    return PLACES[first : first + content.tiles[tile].parts]


def _lay(land: Land, laid: _Laid, called: list[str]) -> None:
    """Lay a tile, and give what it joins the name of the largest."""
    before = {territory: land.size(territory) for territory in land.names}
    rank = [(before.get(node, 1), -node) for node in range(len(called))]
    for absorbed, survivor in land.add(*laid):
        if rank[absorbed] > rank[survivor]:
            rank[survivor], called[survivor] = rank[absorbed], called[absorbed]
