"""Cards that carry out other cards, and the Snake's token."""

from typing import Final

from skald.games.northgard.actions import CARD, NONE, OPPONENT, TOKEN
from skald.games.northgard.ids import NOBODY, NOWHERE, SNAKE
from skald.games.northgard.queries import (
    are_partners,
    clan_seat,
    held,
    is_enemy,
    neighbours,
    opponents,
    touches_holding,
)
from skald.games.northgard.rules.effects import CardEffects, is_playable
from skald.games.northgard.rules.specials.table import SPECIALS
from skald.games.northgard.state import State
from skald.games.northgard.verbs import tell
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.fields import Seat
from skald.kernel.rulebook import rule

NOT_COPYABLE: Final = ("C-15", "A-07", "A-31", "A-06")


@rule("NG-CARD-16", "NG-CARD-17", "NG-Q-65")
def is_copyable(s: State, seat: int, card: int) -> bool:
    """Not a copying card, not a response, and playable for the copier."""
    return s.setting.content.cards[card].key not in NOT_COPYABLE and is_playable(s, seat, card)


# Scorched Earth.


@rule("NG-CLAN-SNAKE-01", "NG-Q-43")
def token_places(s: State) -> list[int]:
    """Enemy territories that border one of the Snake's own."""
    snake = clan_seat(s, SNAKE)
    found = [t for t in s.land.names if touches_holding(s, t, snake)]
    if s.setting.scorched_neutral:
        return [t for t in found if is_enemy(s, snake, t) or s.holder[t] == NOBODY]
    return [t for t in found if is_enemy(s, snake, t)]


@rule("NG-CLAN-SNAKE-01", "NG-CLAN-SNAKE-02", "NG-CLAN-SNAKE-03", "NG-CARD-C-13")
@rule("NG-COMP-15")
class PlaceToken(Choice):
    """The Snake may put Scorched Earth on a bordering enemy territory."""

    def options(self, s: State) -> list[Action]:
        return [*(TOKEN[t] for t in token_places(s)), NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            s.scorched = action.target
            tell(s, "scorch", self.seat, territory=action.target)


def needs_token_step(s: State, seat: int, card: int) -> bool:
    """Whether the Snake plays, or repeats, one of its own clan cards."""
    return s.clan[seat] == SNAKE and s.setting.content.cards[card].clan == SNAKE


def carry_out(s: State, seat: int, card: int) -> None:
    """The token step if there is one, then the effects of a card."""
    s.agenda.append(CardEffects(seat, card, 0))
    if needs_token_step(s, seat, card):
        s.owe(PlaceToken(seat))


def _can_scorch(s: State, seat: int) -> bool:
    return s.clan[seat] == SNAKE


def _scorch(s: State, seat: int) -> None:
    s.owe(PlaceToken(seat))


# Stolen Lore.


def lore_to_steal(s: State, seat: int, territory: int) -> list[int]:
    """The copyable cards in the active area of the opponent who controls a territory."""
    if territory == NOWHERE or not is_enemy(s, seat, territory):
        return []
    active = sorted(set(s.active[s.holder[territory]]))
    return [card for card in active if is_copyable(s, seat, card)]


@rule("NG-CARD-C-15")
class StealLore(Choice):
    """Which card of the opponent with the token is copied."""

    def options(self, s: State) -> list[Action]:
        found = lore_to_steal(s, self.seat, s.scorched)
        return [CARD[card] for card in found] or [NONE]

    def take(self, s: State, action: Action) -> None:
        if action is not NONE:
            tell(s, "copy", self.seat, card=action.kind)
            s.owe(CardEffects(self.seat, action.kind, 0))


def _can_steal(s: State, seat: int) -> bool:
    places = [s.scorched]
    if s.clan[seat] == SNAKE:
        places += token_places(s)
    return any(lore_to_steal(s, seat, t) for t in places)


def _steal(s: State, seat: int) -> None:
    s.owe(StealLore(seat))


# Enemy Secrets.


@rule("NG-CARD-A-07")
def secrets_of(s: State, seat: int) -> dict[int, list[int]]:
    """Opponents next to an own territory, with the cards that can be copied from them."""
    near = {s.holder[t] for own in held(s, seat) for t in neighbours(s, own)}
    found = {}
    for other in sorted(opponents(s, seat)):
        if other in near and not are_partners(s, seat, other):
            cards = [c for c in sorted(set(s.active[other])) if is_copyable(s, seat, c)]
            if cards:
                found[other] = cards
    return found


@rule("NG-CARD-A-07")
class SecretsOf(Choice):
    """Whose card is copied."""

    def options(self, s: State) -> list[Action]:
        return [OPPONENT[other] for other in secrets_of(s, self.seat)]

    def take(self, s: State, action: Action) -> None:
        s.owe(CopySecret(self.seat, action.target))


@rule("NG-CARD-A-07", "NG-CARD-16")
class CopySecret(Choice):
    """Which card of that opponent."""

    other: Seat

    def options(self, s: State) -> list[Action]:
        return [CARD[card] for card in secrets_of(s, self.seat)[self.other]]

    def take(self, s: State, action: Action) -> None:
        tell(s, "copy", self.seat, card=action.kind)
        s.owe(CardEffects(self.seat, action.kind, 0))


def _has_secrets(s: State, seat: int) -> bool:
    return bool(secrets_of(s, seat))


def _secrets(s: State, seat: int) -> None:
    s.owe(SecretsOf(seat))


# Legendary Heroes.


def heroic_cards(s: State, seat: int) -> list[int]:
    """Cards this player played this year that can be carried out again."""
    return [card for card in sorted(set(s.played[seat])) if is_copyable(s, seat, card)]


@rule("NG-CARD-A-31", "NG-CARD-16")
class Repeat(Choice):
    """Which card is carried out again."""

    def options(self, s: State) -> list[Action]:
        return [CARD[card] for card in heroic_cards(s, self.seat)]

    def take(self, s: State, action: Action) -> None:
        tell(s, "copy", self.seat, card=action.kind)
        carry_out(s, self.seat, action.kind)


def _has_heroes(s: State, seat: int) -> bool:
    return bool(heroic_cards(s, seat))


def _heroes(s: State, seat: int) -> None:
    s.owe(Repeat(seat))


SPECIALS["scorch"] = (_can_scorch, _scorch)
SPECIALS["stolen-lore"] = (_can_steal, _steal)
SPECIALS["secrets"] = (_has_secrets, _secrets)
SPECIALS["heroes"] = (_has_heroes, _heroes)
