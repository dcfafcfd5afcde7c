"""What can be chosen, said to whoever must choose: `ng-action-<verb>`, with variants by step."""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.actions import GATHER, PAY_THREE
from skald.games.northgard.ids import LORE, NOBODY, WOOD
from skald.games.northgard.queries import are_partners, has_kaija
from skald.games.northgard.rules.build import Build, GloryAfter, price_of
from skald.games.northgard.rules.clans.snake import StealLore
from skald.games.northgard.rules.copying import CopySecret, Repeat
from skald.games.northgard.rules.creatures import MoveCreature
from skald.games.northgard.rules.move import Move, movable
from skald.games.northgard.rules.retreat import Retreat
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
from skald.kernel.forms import Offers
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


def _holder(s: State, a: Action) -> Fact:
    return player_words(s, _holder_of(s, a.target), short=True)


def _units(s: State, a: Action) -> Fact:
    return units_words(a.amount, kaija=bool(a.kind))


def _pair(s: State, a: Action) -> Fact:
    return goods_words((a.source, a.target))


def _three(s: State, a: Action) -> Fact:
    return goods_words((a.source, a.target, a.kind))


_OFFERS: Final = Offers[State](
    kinds={
        "building": lambda s, kind: one_building_words(kind),
        "card": lambda s, card: card_name_words(card),
        "clan": lambda s, clan: clan_words(clan),
        "face": die_words,
        "resource": lambda s, resource: amount_words(resource, 1),
        "seat": player_words,
        "space": lambda s, space: space_words(space),
        "species": lambda s, kind: creature_words(kind),
        "square": lambda s, cell: square_words(cell),
        "territory": territory_words,
        "tile": lambda s, tile: tile_words(tile),
    },
    computed={
        **{key: {"lore": _lore_price} for key in ("replace", "remove", "upgrade", "sacrifice")},
        **{key: {"holder": _holder} for key in ("to-enemy", "to-partner", "strike")},
        **{key: {"units": _units} for key in ("units", "retreat", "retreat-home")},
        "clan": {"number": lambda s, a: a.target + 1},
        "turn": {"degrees": lambda s, a: 90 * a.amount},
        "play": {"flash": lambda s, a: int(s.setting.content.cards[a.kind].flash)},
        "build": {"wood": _wood_price},
        "from": {"leaving": _leaving},
        "from-BribeFrom": {"holder": _holder, "leaving": _leaving},
        "gather": {"glory": _glory_place},
        "give": {"pair": _pair, "receiver": _receiver},
        "pay-two": {"pair": _pair},
        "pay-three": {"three": _three},
        "attack": {"target": lambda s, a: the_creature_words(a.kind)},
        "creature-MoveCreature": {"mover": _mover},
        "trade": {"three": _three},
    },
)

# Actions that are said in other words at some steps.
_AT_STEPS: Final = frozenset(
    (
        *("done-Recruit", "done-PlayOn", "done-Build", "done-Move", "done-Levy"),
        *("done-NameCreatures", "done-ExploreAgain", "done-ChooseBasic", "done-Trade"),
        *("none-Hire", "none-Reinforce", "none-GloryAfter", "none-PayForCard", "none-Glory"),
        *("none-Theft", "none-ExchangeWhere", "none-PlaceToken", "none-StealLore"),
        *("none-ShiftDefender", "none-CallCreature", "none-SecondChance", "none-SecondTile"),
        *("tile-none-SecondTile", "lose-kaija-no-DraugrTakes", "lose-kaija-yes-DraugrTakes"),
        *("take-Retrieve", "recruit-AddUnit", "from-Reinforce", "from-BribeFrom"),
        "creature-MoveCreature",
    )
)


def action_words(s: State, action: Action) -> Words:
    """An action for the player who must choose, in plain words."""
    key = _action_key(s, action)
    return message(f"action-{key}", **_OFFERS.facts(s, action, key))


# Variants.


def _action_key(s: State, a: Action) -> str:
    """The verb, or its variant: by what it names, or by the step that offers it."""
    variant = _VARIANTS.get(a.verb)
    key = variant(s, a) if variant else a.verb
    by_step = f"{key}-{type(_step(s)).__name__}"
    return by_step if by_step in _AT_STEPS else key


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


def _kaija_key(s: State, a: Action) -> str:
    return f"{a.verb}-kaija" if a.kind else a.verb


_VARIANTS: Final[dict[str, Callable[[State, Action], str]]] = {
    "tile": lambda s, a: "tile" if a.kind else "tile-none",
    "group": _kaija_key,
    "recruit": _kaija_key,
    "from": _kaija_key,
    "choose": lambda s, a: a.text.replace(" ", "-"),
    "to": _to_key,
    "card": _card_key,
    "gather": lambda s, a: "gather" if a is GATHER else "gather-first",
    "pay": lambda s, a: "pay-three" if a in PAY_THREE.values() else "pay-two",
    "lose-kaija": lambda s, a: a.text.replace(" ", "-"),
    "retreat": _retreat_key,
    "retreat-kaija": _retreat_key,
}
