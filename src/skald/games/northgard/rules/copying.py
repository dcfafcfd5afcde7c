"""Cards that carry out other cards."""

from typing import Final

from skald.games.northgard.actions import CARD, OPPONENT
from skald.games.northgard.queries import are_partners, held, neighbours, opponents
from skald.games.northgard.rules.clans.hooks import power
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


def carry_out(s: State, seat: int, card: int) -> None:
    """What the power of the clan adds, then the effects of a card."""
    s.agenda.append(CardEffects(seat, card, 0))
    power(s, seat).on_playing(s, seat, card)


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


SPECIALS["secrets"] = (_has_secrets, _secrets)
SPECIALS["heroes"] = (_has_heroes, _heroes)
