"""Cards: the display and the Achievements in one line each, the viewer's hand in full."""

from typing import Final

from rich.text import Text

from skald.drawing import Look
from skald.drawing.canvas import fitted, flow, joined, text
from skald.drawing.palette import GOOD, LABEL
from skald.games.northgard.state import State
from skald.games.northgard.terminal.letters import letter
from skald.games.northgard.terminal.names import Names
from skald.games.northgard.wire import View

FLASH: Final = "↯"


def draw_offers(s: State, names: Names, look: Look) -> list[Text]:
    """The cards to pick this year, then the Achievements."""
    lines: list[Text] = []
    for key, cards in (("term-ng-display", s.display), ("term-ng-achievements", s.achievements)):
        if cards:
            lines.append(Text(names.say(key), LABEL))
            lines += _short(s, sorted(cards), names, look)
    return lines


def draw_hand(s: State, view: View, names: Names, look: Look) -> list[Text]:
    """The viewer's hand, and the cards that they know on top of their draw pile."""
    if look.seat is None or not s.setup_done:
        return []
    seen = view["seats"][look.seat]
    hand = seen["hand"] or []
    lines = [Text(names.say("term-ng-your-hand", count=len(hand)), LABEL)]
    for card in sorted(set(hand)):
        lines += _full(s, card, hand.count(card), names, look)
    top = [names.card(card) for card in reversed(seen["top"])]
    if top:
        lines.append(text((names.say("term-ng-top") + " ", LABEL), ", ".join(top)))
    return lines


def draw_piles(s: State, names: Names, look: Look) -> list[Text]:
    """What lies open before the players: active areas and discard piles."""
    lines = []
    for key, zones in (("term-ng-active", s.active), ("term-ng-discard", s.discard)):
        for seat in range(s.seats):
            if zones[seat]:
                cards = ", ".join(names.card(card) for card in zones[seat])
                front = text(letter(s, seat), " ", (names.say(key), LABEL))
                lines += _wrapped(front, cards, look.width, 4)
    return lines


def _title(s: State, card: int, names: Names, copies: int = 1) -> Text:
    """Name, number of copies, Flash and fame."""
    printed = s.setting.content.cards[card]
    many = f" ×{copies}" if copies > 1 else ""
    parts = [Text(names.card(card) + many, LABEL)]
    if printed.flash:
        parts.append(Text(FLASH, GOOD))
    if printed.fame:
        parts.append(Text(f"{printed.fame}★", GOOD))
    return joined(parts)


def _short(s: State, cards: list[int], names: Names, look: Look) -> list[Text]:
    """Each card in one line, its text cut short if need be."""
    titles = [_title(s, card, names) for card in cards]
    room = max(title.cell_len for title in titles)
    lines = []
    for card, title in zip(cards, titles, strict=True):
        words = _cut(names.card_text(card), look.width - room - 4)
        lines.append(text("  ", fitted(title, room), "  ", words))
    return lines


def _cut(words: str, room: int) -> Text:
    """As many whole sentences as there is room for, or the beginning of the first."""
    ends = [n for n, sign in enumerate(words, start=1) if sign == "." and n <= room]
    if ends:
        return Text(words[: ends[-1]])
    line = fitted(Text(words), room)
    line.rstrip()
    return line


def _full(s: State, card: int, copies: int, names: Names, look: Look) -> list[Text]:
    """A card with its whole text."""
    front = text("  ", _title(s, card, names, copies), " ")
    return _wrapped(front, names.card_text(card), look.width, 6)


def _wrapped(front: Text, words: str, width: int, indent: int) -> list[Text]:
    """Words behind a beginning; all lines but the first are indented."""
    return flow([front, *[Text(word) for word in words.split()]], width, indent)
