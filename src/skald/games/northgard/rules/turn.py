"""Player turns: play, wait, replace, remove, upgrade, pass."""

from typing import Final

from mypy_extensions import i64

from skald.games.northgard.actions import (
    DONE,
    LET_PASS,
    PASS,
    PICK,
    PLAY,
    REMOVE,
    REPLACE,
    RESPOND,
    TAKE,
    UPGRADE,
    UPGRADE_REMOVING,
    WAIT,
)
from skald.games.northgard.content.cards import CARD_KEYS
from skald.games.northgard.ids import LORE, PICKED, PLAYED, REPLACED, RESPONDED, UPGRADED, WAITED
from skald.games.northgard.kinds import Card
from skald.games.northgard.queries import after, different, opponents
from skald.games.northgard.rules.copying import carry_out
from skald.games.northgard.rules.creatures import owe_more_creatures
from skald.games.northgard.rules.draw import DrawCards
from skald.games.northgard.rules.effects import is_playable
from skald.games.northgard.state import State
from skald.games.northgard.verbs import (
    cancel_card,
    count_as_played,
    leave_round,
    pay,
    pick_card,
    remove_card,
    take_upgrade,
    to_active,
)
from skald.kernel.actions import Action
from skald.kernel.agenda import Automatic, Choice
from skald.kernel.fields import Flag, Seat, Secret
from skald.kernel.rulebook import rule

UNREST: Final = "U-01"
DEFENSIVE_STRATEGY: Final = "A-06"
_UNREST: Final = CARD_KEYS.index(UNREST)
_DEFENSE: Final = CARD_KEYS.index(DEFENSIVE_STRATEGY)
_LORE_VERBS: Final = ("replace", "remove", "upgrade", "sacrifice")


@rule("NG-YEAR-06", "NG-ACT-PASS-05")
class NextTurn(Automatic):
    """Clockwise, skipping who has passed; the phase ends when all have."""

    last: Seat

    def run(self, s: State) -> None:
        passed: i64 = s.passed
        for seat in after(s, self.last):
            if not passed >> seat & 1:
                s.agenda.append(_NEXT[seat])
                s.agenda.append(_TURN[seat])
                return


@rule("NG-ACT-01", "NG-ACT-02", "NG-ACT-03", "NG-ACT-WAIT-01", "NG-ACT-REPL-01")
@rule("NG-ACT-REM-01", "NG-ACT-REM-02", "NG-ACT-UPG-01", "NG-ACT-UPG-03", "NG-ACT-PASS-01")
@rule("NG-Q-17", "NG-Q-19", "NG-WINTER-06", "NG-CARD-U-01")
class Turn(Choice):
    """Exactly one of: play a card, wait, replace, remove, upgrade, pass."""

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        seat = self.seat
        cards = different(s.hand[seat])
        prices = s.setting.content.prices
        lore = s.resources[seat * 3 + LORE]
        options = [PLAY[card] for card in cards if is_playable(s, seat, card)]
        for card in cards:
            options.append(WAIT[card])
        if lore >= prices.replace:
            options += [REPLACE[card] for card in cards]
        if lore >= prices.remove:
            options += [REMOVE[card] for card in cards if card != _UNREST]
        if lore >= prices.upgrade and s.upgrades[seat] != 3:
            options += [UPGRADE[card] for card in cards]
            options += [UPGRADE_REMOVING[card] for card in cards if card != _UNREST]
        options.append(PASS)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if not s.hand[self.seat]:
            return "NG-ACT-02"
        if action.kind == _UNREST and action.verb in ("remove", "sacrifice"):
            return "NG-ACT-REM-02"
        if action.verb in ("upgrade", "sacrifice") and s.upgrades[self.seat] == 3:
            return "NG-ACT-UPG-03"
        rules = {"play": "NG-ACT-PLAY-04"} | dict.fromkeys(_LORE_VERBS, "NG-ACT-03")
        return rules.get(action.verb, "NG-ACT-01")

    def take(self, s: State, action: Action) -> None:
        seat, card = self.seat, action.kind
        verb = action.verb
        if verb == "play":
            play_card(s, seat, card, 0, 0)
        elif verb == "wait":
            to_active(s, seat, card, WAITED)
        elif verb == "replace":
            to_active(s, seat, card, REPLACED)
            pay(s, seat, LORE, s.setting.content.prices.replace)
            s.owe(DrawCards(seat, 1))
        elif verb == "remove":
            remove_card(s, seat, card)
            pay(s, seat, LORE, s.setting.content.prices.remove)
            s.owe(DrawCards(seat, 2))
        elif verb == "pass":
            pass_turn(s, seat)
        else:
            upgrade(s, seat, action)


# Playing a card.


@rule("NG-CARD-07", "NG-ACT-PLAY-01", "NG-ACT-PLAY-05", "NG-CARD-A-06")
def play_card(s: State, seat: int, card: int, normal: int, resolved: int) -> None:
    """Into the active area; a response window; then its effects."""
    to_active(s, seat, card, PLAYED)
    agenda = s.agenda
    agenda.append(AfterPlay(seat, card, normal, resolved))
    agenda.append(ResolveCard(seat, card))
    for other in reversed(possible_responders(s, seat)):
        agenda.append(_RESPONSE[other])


@rule("NG-CARD-A-06", "NG-INFO-12", "NG-VAR-TEAM-09")
@rule("NG-CARD-A-06e")
def possible_responders(s: State, seat: int) -> list[int]:
    """Opponents who may hold Defensive Strategy as far as everybody knows."""
    card = _DEFENSE
    if card in s.advanced or card in s.display:
        return []
    return [other for other in opponents(s, seat) if s.hand[other] and may_hold(s, other, card)]


def may_hold(s: State, seat: int, card: int) -> bool:
    """Whether a card is a seat's and not seen elsewhere than in the hand."""
    hidden = card in s.hand[seat] or card in s.bag[seat] or card in s.top[seat]
    return hidden and not lies_open(s, seat, card)


def lies_open(s: State, seat: int, card: int) -> bool:
    """Whether everybody can see that this card is not in the hand."""
    if card in s.active[seat] or card in s.discard[seat]:
        return True
    pairs = zip(s.top[seat], s.secret_top[seat], strict=True)
    return any(top == card and not secret for top, secret in pairs)


@rule("NG-CARD-A-06", "NG-INFO-12")
@rule("NG-CARD-A-06a", "NG-CARD-A-06d", "NG-Q-66")
class Response(Choice):
    """Whoever may hold Defensive Strategy is asked, whether they hold it or not."""

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        holds = _DEFENSE in s.hand[self.seat]
        return [LET_PASS, RESPOND] if holds else [LET_PASS]

    def take(self, s: State, action: Action) -> None:
        if action is RESPOND:
            to_active(s, self.seat, _DEFENSE, RESPONDED)
            cancel(s)


@rule("NG-CARD-A-06", "NG-CARD-07")
@rule("NG-CARD-A-06b", "NG-CARD-A-06c")
def cancel(s: State) -> None:
    """The card just played goes to its owner's discard pile; their turn goes on."""
    while not isinstance(s.agenda[-1], AfterPlay):
        s.agenda.pop()
    play = s.agenda.pop()
    assert isinstance(play, AfterPlay)
    cancel_card(s, play.who, play.card)
    s.agenda.append(PlayOn(play.who, play.normal) if play.resolved else Turn(play.who))


@rule("NG-CARD-07", "NG-ACT-PLAY-02")
class ResolveCard(Automatic):
    """The card counts as played; its effects follow."""

    who: Seat
    card: Card

    def run(self, s: State) -> None:
        count_as_played(s, self.who, self.card)
        carry_out(s, self.who, self.card)


@rule("NG-ACT-PLAY-03", "NG-ACT-FLASH-01")
class AfterPlay(Automatic):
    """A resolved card: the turn may go on with Flash cards and one normal card."""

    who: Seat
    card: Card
    normal: Flag
    resolved: Flag

    def run(self, s: State) -> None:
        flash = s.setting.content.cards[self.card].flash
        s.agenda.append(_PLAY_ON[self.who][self.normal if flash else 1])


@rule("NG-ACT-PLAY-03", "NG-ACT-FLASH-01", "NG-ACT-FLASH-02", "NG-ACT-FLASH-03")
@rule("NG-ACT-FLASH-04", "NG-ACT-UPG-02", "NG-Q-16")
class PlayOn(Choice):
    """Another Flash card, the normal card if it was not played yet, or the end of the turn."""

    normal: Secret[Flag]

    def always_asks(self) -> bool:
        return True

    def options(self, s: State) -> list[Action]:
        cards = s.setting.content.cards
        options = [
            PLAY[card]
            for card in different(s.hand[self.seat])
            if (not self.normal or cards[card].flash) and is_playable(s, self.seat, card)
        ]
        options.append(DONE)
        return options

    def why_not(self, s: State, action: Action) -> str:
        if action.verb != "play":
            return "NG-ACT-FLASH-04"
        second = self.normal and not s.setting.content.cards[action.kind].flash
        return "NG-ACT-PLAY-03" if second else "NG-ACT-PLAY-04"

    def take(self, s: State, action: Action) -> None:
        if action is not DONE:
            play_card(s, self.seat, action.kind, self.normal, 1)


# Upgrade.


@rule("NG-ACT-UPG-01", "NG-ACT-UPG-02")
def upgrade(s: State, seat: int, action: Action) -> None:
    """A card is put down or removed, three lore are paid, an upgrade card is taken."""
    if action.verb == "upgrade":
        to_active(s, seat, action.kind, UPGRADED)
    else:
        remove_card(s, seat, action.kind)
    pay(s, seat, LORE, s.setting.content.prices.upgrade)
    s.owe(TakeUpgrade(seat))


@rule("NG-ACT-UPG-01", "NG-ACT-UPG-03", "NG-CLAN-01", "NG-COMP-09")
class TakeUpgrade(Choice):
    """Which of the clan's upgrade cards comes into the hand."""

    def options(self, s: State) -> list[Action]:
        cards = s.setting.content.clans[s.clan[self.seat]].upgrades
        return [TAKE[card] for n, card in enumerate(cards) if not s.upgrades[self.seat] >> n & 1]

    def take(self, s: State, action: Action) -> None:
        cards = s.setting.content.clans[s.clan[self.seat]].upgrades
        take_upgrade(s, self.seat, cards.index(action.kind), action.kind)


# Pass.


@rule("NG-ACT-PASS-01", "NG-ACT-PASS-02", "NG-ACT-PASS-04", "NG-COMP-08")
def pass_turn(s: State, seat: int) -> None:
    """Hand and active area are discarded; the first to pass takes the marker; pick a card."""
    leave_round(s, seat)
    if not s.flags[seat] & PICKED and cards_to_pick(s):
        s.agenda.append(_PICK[seat])


def cards_to_pick(s: State) -> list[int]:
    """The display, or the Achievements in the last year."""
    return s.achievements if s.year == s.setting.years else s.display


@rule("NG-ACT-PASS-03", "NG-YEAR-04", "NG-YEAR-05")
class PickCard(Choice):
    """One card of the display comes onto the own draw pile."""

    def options(self, s: State) -> list[Action]:
        return [PICK[card] for card in sorted(cards_to_pick(s))]

    def take(self, s: State, action: Action) -> None:
        pick_card(s, self.seat, action.kind)
        owe_more_creatures(s, self.seat)


_NEXT: Final = [NextTurn(seat) for seat in range(5)]
_TURN: Final = [Turn(seat) for seat in range(5)]
_PICK: Final = [PickCard(seat) for seat in range(5)]
_RESPONSE: Final = [Response(seat) for seat in range(5)]
_PLAY_ON: Final = [[PlayOn(seat, normal) for normal in (0, 1)] for seat in range(5)]
