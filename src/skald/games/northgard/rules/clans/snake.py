"""The Snake: Scorched Earth, a token on a territory of an opponent."""

from skald.games.northgard.actions import CARD, NONE, STEAL, TOKEN
from skald.games.northgard.ids import NOBODY, NOWHERE, SNAKE
from skald.games.northgard.queries import harvest_of, is_enemy, token_seat, touches_holding
from skald.games.northgard.rules.clans.hooks import POWERS, Power
from skald.games.northgard.rules.copying import is_copyable
from skald.games.northgard.rules.effects import CardEffects
from skald.games.northgard.rules.harvest import Gather
from skald.games.northgard.rules.specials.table import SPECIALS
from skald.games.northgard.state import State
from skald.games.northgard.verbs import lay_token, tell
from skald.kernel.actions import Action
from skald.kernel.agenda import Choice
from skald.kernel.rulebook import rule


class Snake(Power):
    """The token is laid with the clan's own cards; it helps in combat and lets steal."""

    @rule("NG-CLAN-SNAKE-04", "NG-CLAR-15")
    def combat_bonus(self, s: State, seat: int, place: int) -> int:
        """One point more where its token lies."""
        return int(s.scorched == place)

    @rule("NG-CLAN-SNAKE-01")
    def on_playing(self, s: State, seat: int, card: int) -> None:
        """Before the effects of one of its own cards, played or repeated, the token may be laid."""
        if s.setting.content.cards[card].clan == SNAKE:
            s.owe(PlaceToken(seat))

    def on_harvest(self, s: State, seat: int) -> bool:
        if not can_steal(s, seat):
            return False
        s.owe(Theft(seat))
        return True


POWERS[SNAKE] = Snake()

# Scorched Earth.


@rule("NG-CLAN-SNAKE-01", "NG-Q-43")
def token_places(s: State) -> list[int]:
    """Enemy territories that border one of the Snake's own."""
    snake = token_seat(s)
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
            lay_token(s, self.seat, action.target)


def _is_snake(s: State, seat: int) -> bool:
    return s.clan[seat] == SNAKE


def _scorch(s: State, seat: int) -> None:
    s.owe(PlaceToken(seat))


# Harvest.


@rule("NG-CLAN-SNAKE-05", "NG-Q-44")
def can_steal(s: State, snake: int) -> bool:
    """The token lies in an opponent's territory that yields something."""
    where = s.scorched
    return where != NOWHERE and is_enemy(s, snake, where) and any(harvest_of(s, where))


@rule("NG-CLAN-SNAKE-05")
class Theft(Choice):
    """The Snake may take one resource out of what the token's territory yields."""

    def options(self, s: State) -> list[Action]:
        found = harvest_of(s, s.scorched)
        return [*(STEAL[k] for k in range(3) if found[k]), NONE]

    def take(self, s: State, action: Action) -> None:
        s.owe(Gather(NOBODY if action is NONE else action.kind))


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


def _can_steal_lore(s: State, seat: int) -> bool:
    places = [s.scorched]
    if s.clan[seat] == SNAKE:
        places += token_places(s)
    return any(lore_to_steal(s, seat, t) for t in places)


def _steal_lore(s: State, seat: int) -> None:
    s.owe(StealLore(seat))


SPECIALS["scorch"] = (_is_snake, _scorch)
SPECIALS["stolen-lore"] = (_can_steal_lore, _steal_lore)
