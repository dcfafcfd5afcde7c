"""What cards do, as data: the vocabulary of effects (NG-CARD-06)."""

from typing import Final

from skald.games.northgard.ids import RESOURCES
from skald.kernel.tables import DataTable, listed

# For each word: the entries it must have, and those it may have.
VOCABULARY: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "recruit": ((), ("n", "where", "same")),
    "recruit_each": (("filter",), ("n", "resource", "territories")),
    "build": ((), ("discount", "duplicate", "nospace", "times")),
    "move": ((), ("n", "cp", "cas", "flags")),
    "explore": ((), ("draw", "reject", "collect", "anywhere", "times")),
    "draw": (("n", "keep"), ("discard", "top")),
    "collect": (("resource",), ("n",)),
    "choose": (("of",), ()),
    "teamwork": ((), ()),
    "special": (("code",), ()),
    "score": (("of",), ()),
}
WORDS: Final = tuple(VOCABULARY)
WHERES: Final = ("own", "neutral", "own+neutral")
YIELD: Final = "yield"
FILTERS: Final = ("open-or-wood", "next-to-enemy", YIELD)
FLAGS: Final = ("intimidate", "shield", "axe", "pass_enemy", "no_rough", "kaija_collect")
SPECIALS: Final = (
    "kaija-attacks",
    "draw-closed",
    "pay-draw",
    "raid",
    "mercenaries",
    "scorch",
    "exploit",
    "stolen-lore",
    "reinforce",
    "glory",
    "annex",
    "plunder",
    "retrieve",
    "future-sight",
    "spy",
    "exchange",
    "defend",
    "secrets",
    "hidden-ways",
    "conqueror",
    "curse",
    "threats",
    "bribery",
    "heroes",
    "capture",
)
SCORES: Final = (
    "builder",
    "explorer",
    "food-trader",
    "wood-trader",
    "scholar",
    "trapper",
    "warlord",
)
_MOST: Final = 9


class Spec:
    """One effect of a card: what to do, and how; made with the defaults of NG-CARD-06."""

    __slots__ = (
        "anywhere",
        "cas",
        "code",
        "collect",
        "cp",
        "discard",
        "discount",
        "do",
        "draw",
        "duplicate",
        "filter",
        "flags",
        "keep",
        "n",
        "nospace",
        "of",
        "reject",
        "resource",
        "same",
        "territories",
        "times",
        "top",
        "where",
        "word",
    )

    def __init__(self, do: str) -> None:
        self.do = do
        self.word = WORDS.index(do)
        self.n = 1
        self.where = "own"
        self.same = False
        self.filter = ""
        self.resource = -1  # or 0 food, 1 wood, 2 lore
        self.territories = 0  # 0: as many as there are
        self.discount = 0
        self.duplicate = False
        self.nospace = False
        self.times = 1
        self.cp = 0
        self.cas = 0
        self.flags: frozenset[str] = frozenset()
        self.draw = 1
        self.reject = 0
        self.collect = False
        self.anywhere = False
        self.keep = 0
        self.discard = 0
        self.top = 0
        self.code = ""
        self.of: tuple[Spec, ...] | str = ()  # a text for `score`


def read_effects(entry: DataTable, key: str) -> tuple[Spec, ...]:
    """The effects in a list, in the order in which they are carried out."""
    effects = entry.entries(key, "a list of effects")
    return tuple(
        _read_effect(entry.name, entry.at_index(key, index), effect)
        for index, effect in enumerate(effects)
    )


def _read_effect(table: str, path: str, raw: object) -> Spec:
    anything = tuple(raw) if isinstance(raw, dict) else ()
    do = DataTable(table, path, raw, ("do",), anything).one_of("do", VOCABULARY)
    needed, optional = VOCABULARY[do]
    entry = DataTable(table, path, raw, ("do", *needed), optional)
    spec = Spec(do)
    _read_amounts(spec, entry)
    _read_words(spec, entry)
    _check_effect(spec, entry)
    return spec


def _read_amounts(spec: Spec, entry: DataTable) -> None:
    spec.n = entry.integer("n", 1, _MOST, spec.n)
    spec.territories = entry.integer("territories", 0, _MOST, spec.territories)
    spec.discount = entry.integer("discount", 0, _MOST)
    spec.times = entry.integer("times", 1, _MOST, spec.times)
    spec.cp = entry.integer("cp", 0, _MOST)
    spec.cas = entry.integer("cas", 0, _MOST)
    spec.draw = entry.integer("draw", 1, _MOST, spec.draw)
    spec.reject = entry.integer("reject", 0, _MOST)
    spec.keep = entry.integer("keep", 0, _MOST)
    spec.discard = entry.integer("discard", 0, _MOST)
    spec.top = entry.integer("top", 0, _MOST)


def _read_words(spec: Spec, entry: DataTable) -> None:
    spec.where = entry.one_of("where", WHERES, spec.where)
    spec.filter = entry.one_of("filter", FILTERS)
    spec.code = entry.one_of("code", SPECIALS)
    if "resource" in entry.values:
        spec.resource = RESOURCES.index(entry.one_of("resource", RESOURCES))
    spec.flags = _read_flags(entry)
    spec.same = entry.flag("same")
    spec.duplicate = entry.flag("duplicate")
    spec.nospace = entry.flag("nospace")
    spec.collect = entry.flag("collect")
    spec.anywhere = entry.flag("anywhere")
    if spec.do == "choose":
        spec.of = read_effects(entry, "of")
    if spec.do == "score":
        spec.of = entry.one_of("of", SCORES)


def _read_flags(entry: DataTable) -> frozenset[str]:
    flags = entry.texts("flags")
    for flag in flags:
        if flag not in FLAGS:
            raise entry.fault(f"{entry.at('flags')} has {flag!r}", f"some of {listed(FLAGS)}")
    return frozenset(flags)


def _check_effect(spec: Spec, entry: DataTable) -> None:
    """Entries of one effect that must fit each other."""
    if spec.do == "draw" and spec.keep + spec.discard + spec.top != spec.n:
        wrong = f"{entry.path} sends {spec.keep + spec.discard + spec.top} cards on their way"
        raise entry.fault(wrong, f"keep, discard and top to be {spec.n} together, as many as drawn")
    if spec.do == "recruit_each" and (spec.filter == YIELD) != (spec.resource >= 0):
        wrong = f"{entry.path} has {'a' if spec.resource >= 0 else 'no'} resource"
        raise entry.fault(wrong, f"one with the filter {YIELD} and with no other")
    if spec.do == "choose" and len(spec.of) < 2:
        raise entry.fault(
            f"{entry.at('of')} has {len(spec.of)} effects", "at least 2 to choose from"
        )
