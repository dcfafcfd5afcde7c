"""What can be chosen, said to whoever must choose: `ng-action-<verb>`, with variants by step."""

from collections.abc import Callable
from typing import Final, TypeAlias

from skald.games.northgard.actions import GATHER, GROUP_KAIJA, PAY_THREE, RECRUIT_KAIJA
from skald.games.northgard.ids import LORE, NOBODY, WOOD
from skald.games.northgard.queries import are_partners, has_kaija
from skald.games.northgard.rules.build import Build, GloryAfter, price_of
from skald.games.northgard.rules.combat import Retreat, RetreatKaija
from skald.games.northgard.rules.creatures import MoveCreature
from skald.games.northgard.rules.move import Move, PassThrough, movable
from skald.games.northgard.rules.specials import SPY, BribeFrom, BribeTo, SeeHand, YieldOrPay
from skald.games.northgard.state import State
from skald.games.northgard.words.names import (
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
from skald.kernel.actions import Action
from skald.kernel.agenda import Step
from skald.kernel.words import Fact, Words

_ActionFact: TypeAlias = Callable[[State, Action], Fact]
_ActionFacts: TypeAlias = dict[str, _ActionFact]


def _step(s: State) -> Step | None:
    """The choice that is due."""
    return s.agenda[-1] if s.agenda else None


def _place(s: State, a: Action) -> Fact:
    return territory_words(s, a.target)


def _amount(s: State, a: Action) -> Fact:
    return a.amount


def _card(s: State, a: Action) -> Fact:
    return card_name_words(a.kind)


def _tile(s: State, a: Action) -> Fact:
    return tile_words(a.kind)


def _units(s: State, a: Action) -> Fact:
    return units_words(a.amount, kaija=bool(a.kind))


def _retreating(s: State, a: Action) -> Fact:
    return units_words(a.amount)


def _one(s: State, a: Action) -> Fact:
    return amount_words(a.kind, 1)


def _two(s: State, a: Action) -> Fact:
    return goods_words((a.source, a.target))


def _three(s: State, a: Action) -> Fact:
    return goods_words((a.source, a.target, a.kind))


def _creature(s: State, a: Action) -> Fact:
    return creature_words(a.kind)


def _named_player(s: State, a: Action) -> Fact:
    return player_words(s, a.target, short=True)


def _holder(s: State, a: Action) -> Fact:
    """Whoever controls the territory that is named."""
    return player_words(s, _holder_of(s, a.target), short=True)


def _holder_of(s: State, territory: int) -> int:
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


def _price(s: State, a: Action) -> Fact:
    step = _step(s)
    discount = step.discount if isinstance(step, Build) else 0
    return amount_words(WOOD, price_of(s, a.kind, discount))


def _upgrade_price(s: State, a: Action) -> Fact:
    return amount_words(LORE, s.setting.content.prices.upgrade)


def _receiver(s: State, a: Action) -> Fact:
    step = _step(s)
    return player_words(s, step.other if isinstance(step, YieldOrPay) else NOBODY, short=True)


def _glory_place(s: State, a: Action) -> Fact:
    step = _step(s)
    return territory_words(s, step.territory if isinstance(step, GloryAfter) else 0)


def _moving(s: State, a: Action) -> Fact:
    step = s.agenda[-1]
    assert isinstance(step, MoveCreature)
    return the_creature_words(s.creature_kind[step.creature])


_PLACE: Final[_ActionFacts] = {"place": _place}
_CARD: Final[_ActionFacts] = {"card": _card}
_TILE: Final[_ActionFacts] = {"tile": _tile}

_ACTIONS: Final[dict[str, _ActionFacts]] = {
    **{f"done-{name}": {} for name in ("Recruit", "PlayOn", "Build", "Move", "ExploreAgain")},
    **{f"done-{name}": {} for name in ("ChooseBasic", "Trade")},
    "done": {},
    **{f"none-{name}": {} for name in ("Hire", "Reinforce", "GloryAfter", "NameCreatures")},
    **{f"none-{name}": {} for name in ("PayForCard", "Glory", "ExchangeWhere", "PlaceToken")},
    **{f"none-{name}": {} for name in ("StealLore", "ShiftDefender", "CallCreature", "Theft")},
    **{f"none-{name}": {} for name in ("SecondChance", "SecondTile")},
    "none": {},
    "clan": {"number": lambda s, a: a.target + 1, "clan": lambda s, a: clan_words(a.kind)},
    "first": {"player": lambda s, a: player_words(s, a.target)},
    "die": {"face": lambda s, a: die_words(s, a.kind)},
    **dict.fromkeys(("draw", "reveal", "lose"), _CARD),
    "find": _TILE,
    "appear": {"creature": _creature},
    "tile": _TILE,
    "tile-none": {},
    "tile-none-SetupTile": {},
    "tile-none-SecondTile": {},
    "cell": {"square": lambda s, a: square_words(a.target)},
    "turn": {"degrees": lambda s, a: 90 * a.amount},
    "reject": {},
    "accept": {},
    "bottom": _TILE,
    "group": _PLACE,
    "group-kaija": _PLACE,
    "play": {**_CARD, "flash": lambda s, a: int(s.setting.content.cards[a.kind].flash)},
    "wait": _CARD,
    "replace": {
        **_CARD,
        "price": lambda s, a: amount_words(LORE, s.setting.content.prices.replace),
    },
    "remove": {**_CARD, "price": lambda s, a: amount_words(LORE, s.setting.content.prices.remove)},
    **dict.fromkeys(("upgrade", "sacrifice"), {**_CARD, "price": _upgrade_price}),
    **dict.fromkeys(("take", "take-Retrieve", "pick", "keep", "discard", "top"), _CARD),
    **dict.fromkeys(("pass", "respond", "allow", "draw-one", "point", "casualty"), {}),
    **dict.fromkeys(("choose-recruit", "choose-move", "choose-explore", "choose-build"), {}),
    **dict.fromkeys(("recruit", "recruit-AddUnit", "recruit-kaija", "bonus"), _PLACE),
    "build": {"building": lambda s, a: one_building_words(a.kind), "price": _price},
    "in": _PLACE,
    "on": {"space": lambda s, a: space_words(a.kind)},
    "from": {**_PLACE, "units": _leaving},
    "from-Reinforce": _PLACE,
    "from-BribeFrom": {**_PLACE, "player": _holder, "units": _leaving},
    **dict.fromkeys(("to", "to-own", "to-neutral", "to-back"), _PLACE),
    **dict.fromkeys(("to-enemy", "to-partner", "strike"), {**_PLACE, "player": _holder}),
    "units": {"units": _units},
    "units-Levy": {"units": _units},
    "scorch": _PLACE,
    "opponent": {"player": _named_player},
    **dict.fromkeys(("card", "card-spy", "card-exploit", "card-copy", "card-repeat"), _CARD),
    "gather": {"place": _glory_place},
    "gather-first": _PLACE,
    "give": {"goods": _two, "player": _receiver},
    "pay-two": {"goods": _two},
    "pay-three": {"goods": _three},
    "collect": {"goods": _one},
    "exchange": {
        "old": lambda s, a: one_building_words(a.source),
        "new": lambda s, a: one_building_words(a.kind),
        "space": lambda s, a: space_words(a.amount),
    },
    "fight": _PLACE,
    "spend": {"amount": _amount},
    **dict.fromkeys(("lose-kaija-no", "lose-kaija-yes"), {}),
    **dict.fromkeys(("lose-kaija-no-DraugrTakes", "lose-kaija-yes-DraugrTakes"), {}),
    "retreat": {**_PLACE, "units": _retreating},
    "retreat-home": {"units": _retreating},
    "retreat-kaija": _PLACE,
    "retreat-kaija-home": {},
    "shift": _PLACE,
    "attack": {**_PLACE, "creature": lambda s, a: the_creature_words(a.kind)},
    "creature": _PLACE,
    "creature-MoveCreature": {**_PLACE, "creature": _moving},
    "steal": {"goods": _one},
    "trade": {"given": _three, "received": lambda s, a: amount_words(a.amount, 1)},
    "swap": {
        "given": lambda s, a: amount_words(a.source, 1),
        "received": lambda s, a: amount_words(a.target, 1),
    },
    "agree": {},
    "refuse": {},
    "settle": _PLACE,
}


def action_words(s: State, action: Action) -> Words:
    """An action for the player who must choose, in plain words."""
    key = _action_key(s, action)
    facts = {name: fact(s, action) for name, fact in _ACTIONS[key].items()}
    return message(f"action-{key}", **facts)


# Variants.


def _action_key(s: State, a: Action) -> str:
    """The verb, or its variant: by what it names, or by the step that offers it."""
    variant = _VARIANTS.get(a.verb)
    key = variant(s, a) if variant else a.verb
    by_step = f"{key}-{type(_step(s)).__name__}"
    return by_step if by_step in _ACTIONS else key


def _to_key(s: State, a: Action) -> str:
    step = _step(s)
    if isinstance(step, PassThrough) and step.source == a.target:
        return "to-back"
    holder = _holder_of(s, a.target)
    if holder == NOBODY:
        return "to-neutral"
    mover = _mover(s)
    if holder == mover:
        return "to-own"
    return "to-partner" if are_partners(s, mover, holder) else "to-enemy"


def _mover(s: State) -> int:
    """Whose units move: with Bribery those of the controller they leave."""
    step = _step(s)
    if step is None:
        return NOBODY
    return s.holder[step.source] if isinstance(step, BribeTo) else step.seat


def _card_key(s: State, a: Action) -> str:
    step = _step(s)
    if isinstance(step, SeeHand):
        return "card-spy" if step.card == SPY else "card-exploit"
    return _CARD_KEYS.get(type(step).__name__, "card")


_CARD_KEYS: Final = {"CopySecret": "card-copy", "StealLore": "card-copy", "Repeat": "card-repeat"}


def _goes_home(s: State, a: Action) -> bool:
    """Whether units with nowhere to go return to the reserve."""
    step = _step(s)
    return isinstance(step, Retreat | RetreatKaija) and step.place == a.target


def _with_kaija(table: list[Action]) -> Callable[[State, Action], str]:
    return lambda s, a: f"{a.verb}-kaija" if a is table[a.target] else a.verb


_VARIANTS: Final[dict[str, Callable[[State, Action], str]]] = {
    "group": _with_kaija(GROUP_KAIJA),
    "recruit": _with_kaija(RECRUIT_KAIJA),
    "tile": lambda s, a: "tile" if a.kind else "tile-none",
    "choose": lambda s, a: a.text.replace(" ", "-"),
    "to": _to_key,
    "card": _card_key,
    "gather": lambda s, a: "gather" if a is GATHER else "gather-first",
    "pay": lambda s, a: "pay-three" if a in PAY_THREE.values() else "pay-two",
    "lose-kaija": lambda s, a: a.text.replace(" ", "-"),
    "retreat": lambda s, a: "retreat-home" if _goes_home(s, a) else a.verb,
    "retreat-kaija": lambda s, a: "retreat-kaija-home" if _goes_home(s, a) else a.verb,
}
