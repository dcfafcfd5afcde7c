"""What can be chosen, said to whoever must choose: `ng-action-<verb>`, with variants by step."""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.actions import (
    FROM_KAIJA,
    GATHER,
    GROUP_KAIJA,
    PAY_THREE,
    RECRUIT_KAIJA,
)
from skald.games.northgard.ids import LORE, NOBODY, WOOD
from skald.games.northgard.queries import are_partners, has_kaija
from skald.games.northgard.rules.build import Build, GloryAfter, price_of
from skald.games.northgard.rules.combat import Retreat
from skald.games.northgard.rules.copying import CopySecret, Repeat, StealLore
from skald.games.northgard.rules.creatures import MoveCreature
from skald.games.northgard.rules.move import Move, movable
from skald.games.northgard.rules.specials.bribery import BribeFrom, BribeTo
from skald.games.northgard.rules.specials.hands import SPY, SeeHand, YieldOrPay
from skald.games.northgard.show.words.names import (
    amount_words,
    card_name_words,
    clan_words,
    creature_words,
    die_words,
    goods_words,
    message,
    one_building_words,
    player_words,
    space_words,
    square_words,
    territory_words,
    the_creature_words,
    tile_words,
    units_words,
)
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.words import Fact, Words


def _step(s: State) -> Step | None:
    """The choice that is due."""
    return s.agenda[-1] if s.agenda else None


# Facts.


def _holder_of(s: State, territory: int) -> int:
    """Whoever controls a territory, if it is on the map."""
    return s.holder[territory] if territory < len(s.holder) else NOBODY


def _leaving(s: State, a: Action) -> Fact:
    """The units that may leave the territory that is named."""
    step, holder = _step(s), _holder_of(s, a.target)
    if isinstance(step, Move):
        units, kaija = movable(s, step.seat, a.target, step.flags)
        return units_words(units, kaija=kaija)
    if holder == NOBODY:
        return units_words(0)
    kaija = has_kaija(s, holder, a.target) and not isinstance(step, BribeFrom)
    return units_words(s.units[a.target], kaija=kaija)


def _wood_price(s: State, a: Action) -> Fact:
    step = _step(s)
    discount = step.discount if isinstance(step, Build) else 0
    return amount_words(WOOD, price_of(s, a.kind, discount))


def _lore_price(s: State, a: Action) -> Fact:
    prices = s.setting.content.prices
    price = {"replace": prices.replace, "remove": prices.remove}.get(a.verb, prices.upgrade)
    return amount_words(LORE, price)


def _receiver(s: State, a: Action) -> Fact:
    step = _step(s)
    return player_words(s, step.other if isinstance(step, YieldOrPay) else NOBODY, short=True)


def _glory_place(s: State, a: Action) -> Fact:
    step = _step(s)
    return territory_words(s, step.territory if isinstance(step, GloryAfter) else 0)


def _mover(s: State, a: Action) -> Fact:
    """The creature that is moved."""
    step = _step(s)
    assert isinstance(step, MoveCreature)
    return the_creature_words(s.creature_kind[step.creature])


# What a message can tell of an action, by the name of the variable.
_FACTS: Final[dict[str, Callable[[State, Action], Fact]]] = {
    "amount": lambda s, a: a.amount,
    "building": lambda s, a: one_building_words(a.kind),
    "built": lambda s, a: one_building_words(a.source),
    "built_on": lambda s, a: space_words(a.amount),
    "card": lambda s, a: card_name_words(a.kind),
    "clan": lambda s, a: clan_words(a.kind),
    "creature": lambda s, a: creature_words(a.kind),
    "degrees": lambda s, a: 90 * a.amount,
    "face": lambda s, a: die_words(s, a.kind),
    "flash": lambda s, a: int(s.setting.content.cards[a.kind].flash),
    "given": lambda s, a: amount_words(a.source, 1),
    "glory": _glory_place,
    "holder": lambda s, a: player_words(s, _holder_of(s, a.target), short=True),
    "leaving": _leaving,
    "lore": _lore_price,
    "mover": _mover,
    "number": lambda s, a: a.target + 1,
    "pair": lambda s, a: goods_words((a.source, a.target)),
    "place": lambda s, a: territory_words(s, a.target),
    "player": lambda s, a: player_words(s, a.target),
    "receiver": _receiver,
    "resource": lambda s, a: amount_words(a.kind, 1),
    "space": lambda s, a: space_words(a.kind),
    "square": lambda s, a: square_words(a.target),
    "target": lambda s, a: the_creature_words(a.kind),
    "three": lambda s, a: goods_words((a.source, a.target, a.kind)),
    "tile": lambda s, a: tile_words(a.kind),
    "traded": lambda s, a: amount_words(a.amount, 1),
    "units": lambda s, a: units_words(a.amount, kaija=bool(a.kind)),
    "wanted": lambda s, a: amount_words(a.target, 1),
    "wood": _wood_price,
}

# Every verb and its variants, with the facts that are told.
_ACTIONS: Final[dict[str, str]] = {
    **dict.fromkeys(("done", "done-Recruit", "done-PlayOn", "done-Build", "done-Move"), ""),
    **dict.fromkeys(("done-Levy", "done-NameCreatures"), ""),
    **dict.fromkeys(("done-ExploreAgain", "done-ChooseBasic", "done-Trade"), ""),
    **dict.fromkeys(("none", "none-Hire", "none-Reinforce", "none-GloryAfter"), ""),
    **dict.fromkeys(("none-PayForCard", "none-Glory", "none-Theft"), ""),
    **dict.fromkeys(("none-ExchangeWhere", "none-PlaceToken", "none-StealLore"), ""),
    **dict.fromkeys(("none-ShiftDefender", "none-CallCreature", "none-SecondChance"), ""),
    **dict.fromkeys(("none-SecondTile", "tile-none", "tile-none-SecondTile"), ""),
    **dict.fromkeys(("reject", "accept", "pass", "respond", "allow", "agree", "refuse"), ""),
    **dict.fromkeys(("draw-one", "point", "casualty", "retreat-kaija-home"), ""),
    **dict.fromkeys(("choose-recruit", "choose-move", "choose-explore", "choose-build"), ""),
    **dict.fromkeys(("lose-kaija-no", "lose-kaija-no-DraugrTakes"), ""),
    **dict.fromkeys(("lose-kaija-yes", "lose-kaija-yes-DraugrTakes"), ""),
    **dict.fromkeys(("draw", "reveal", "lose", "wait", "take", "take-Retrieve"), "card"),
    **dict.fromkeys(("pick", "discard", "top"), "card"),
    **dict.fromkeys(("card", "card-spy", "card-exploit", "card-copy", "card-repeat"), "card"),
    **dict.fromkeys(("find", "tile", "bottom"), "tile"),
    **dict.fromkeys(("group", "group-kaija", "recruit", "recruit-AddUnit"), "place"),
    **dict.fromkeys(("recruit-kaija", "bonus", "in", "from-Reinforce", "from-kaija"), "place"),
    **dict.fromkeys(("to-own", "to-neutral", "scorch", "gather-first"), "place"),
    **dict.fromkeys(("fight", "retreat-kaija", "shift", "creature"), "place"),
    **dict.fromkeys(("to-enemy", "to-partner", "strike"), "place holder"),
    **dict.fromkeys(("first", "opponent"), "player"),
    **dict.fromkeys(("replace", "remove", "upgrade", "sacrifice"), "card lore"),
    **dict.fromkeys(("units", "retreat-home"), "units"),
    **dict.fromkeys(("collect", "steal"), "resource"),
    "clan": "number clan",
    "die": "face",
    "appear": "creature",
    "cell": "square",
    "turn": "degrees",
    "play": "card flash",
    "build": "building wood",
    "on": "space",
    "from": "place leaving",
    "from-BribeFrom": "place holder leaving",
    "gather": "glory",
    "give": "pair receiver",
    "pay-two": "pair",
    "pay-three": "three",
    "exchange": "built built_on building",
    "spend": "amount",
    "retreat": "place units",
    "attack": "place target",
    "creature-MoveCreature": "place mover",
    "trade": "three traded",
    "swap": "given wanted",
}


def action_words(s: State, action: Action) -> Words:
    """An action for the player who must choose, in plain words."""
    key = _action_key(s, action)
    facts = {name: _FACTS[name](s, action) for name in _ACTIONS[key].split()}
    return message(f"action-{key}", **facts)


# Variants.


def _action_key(s: State, a: Action) -> str:
    """The verb, or its variant: by what it names, or by the step that offers it."""
    variant = _VARIANTS.get(a.verb)
    key = variant(s, a) if variant else a.verb
    by_step = f"{key}-{type(_step(s)).__name__}"
    return by_step if by_step in _ACTIONS else key


def _to_key(s: State, a: Action) -> str:
    step, holder = _step(s), _holder_of(s, a.target)
    if holder == NOBODY:
        return "to-neutral"
    mover = step.seat if step else NOBODY
    if isinstance(step, BribeTo):
        mover = s.holder[step.source]
    if holder == mover:
        return "to-own"
    return "to-partner" if are_partners(s, mover, holder) else "to-enemy"


def _card_key(s: State, a: Action) -> str:
    step = _step(s)
    if isinstance(step, SeeHand):
        return "card-spy" if step.card == SPY else "card-exploit"
    if isinstance(step, CopySecret | StealLore):
        return "card-copy"
    return "card-repeat" if isinstance(step, Repeat) else "card"


def _retreat_key(s: State, a: Action) -> str:
    """Units with nowhere to go return to the reserve."""
    step = _step(s)
    home = isinstance(step, Retreat) and step.place == a.target
    return f"{a.verb}-home" if home else a.verb


def _with_kaija(table: list[Action]) -> Callable[[State, Action], str]:
    return lambda s, a: f"{a.verb}-kaija" if a is table[a.target] else a.verb


_VARIANTS: Final[dict[str, Callable[[State, Action], str]]] = {
    "tile": lambda s, a: "tile" if a.kind else "tile-none",
    "group": _with_kaija(GROUP_KAIJA),
    "recruit": _with_kaija(RECRUIT_KAIJA),
    "from": _with_kaija(FROM_KAIJA),
    "choose": lambda s, a: a.text.replace(" ", "-"),
    "to": _to_key,
    "card": _card_key,
    "gather": lambda s, a: "gather" if a is GATHER else "gather-first",
    "pay": lambda s, a: "pay-three" if a in PAY_THREE.values() else "pay-two",
    "lose-kaija": lambda s, a: a.text.replace(" ", "-"),
    "retreat": _retreat_key,
    "retreat-kaija": _retreat_key,
}
