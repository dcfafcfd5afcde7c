"""What a player sees: the table, what happened, the prompt, rules and messages."""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from skald.cli.plain import drawing_of
from skald.cli.saga import Happening, happenings, sentences
from skald.cli.trouble import shortened
from skald.drawing import Look
from skald.drawing.canvas import side_by_side, text
from skald.drawing.palette import FAINT, LABEL
from skald.kernel.actions import Action
from skald.kernel.agenda import State
from skald.kernel.events import Event
from skald.kernel.games import find_game
from skald.kernel.match import Match, Ply
from skald.kernel.words import Words
from skald.lang import Speech

NARROW: Final = 80
WIDE: Final = 100
# More options than this are shown in columns.
_SHORT_LIST: Final = 8
_UNBOUNDED: Final = 10_000


def make_console(*, stderr: bool = False) -> Console:
    """A console as wide as the terminal, but a file or pipe as wide as we like to draw."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else WIDE
    return Console(stderr=stderr, width=width, highlight=False, markup=False, emoji=False)


def print_data(data: object) -> None:
    """Plain data for programs."""
    print(json.dumps(data, ensure_ascii=False, indent=1))


class Screen:
    """Prints; remembers which parts of the table it has shown, and to whose eyes."""

    def __init__(self, console: Console, game: str, speech: Speech) -> None:
        self.console: Final = console
        self.presenter: Final = find_game(game).presenter
        self.drawing: Final = drawing_of(find_game(game))
        self.speech = speech
        self.seat: int | None = None
        # Whoever only watches a record sees everything that happened in it.
        self._sees_everything = True
        self._shown: dict[str, str] = {}
        self._explained = False

    def look_as(self, seat: int | None) -> None:
        """From now on show what this seat (None: a spectator) may know."""
        self._sees_everything = False
        if seat != self.seat:
            self.forget()
        self.seat = seat

    @property
    def width(self) -> int:
        """The width to draw with."""
        return max(NARROW, min(WIDE, self.console.width))

    # Lines.

    def line(self, line: Text | str = "", indent: int = 0) -> None:
        """One line; a terminal gets it wrapped between words."""
        line = Text(line) if isinstance(line, str) else line
        room = self.console.width - indent if self.console.is_terminal else _UNBOUNDED
        for part in line.wrap(self.console, room) or [Text()]:
            part.rstrip()
            self.console.print(text(" " * indent, part), soft_wrap=True)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines of a drawing, which never wrap."""
        for each in lines:
            self.console.print(each, soft_wrap=True)

    def say(self, key: str, /, **facts: int | str) -> None:
        """A message of the catalogue."""
        self.line(self.speech.tell(Words(key, shortened(facts))))

    def clear(self) -> None:
        """Wipe a terminal, so that the next person does not see what the last one saw."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def name(self, match: Match, seat: int) -> str:
        """Whoever has a seat."""
        return self.speech.tell(self.presenter.player(match.state, seat))

    # The table.

    def table(
        self,
        match: Match,
        people: Sequence[int],
        names: Sequence[str] | None = None,
        *,
        headline: bool = True,
        everything: bool = False,
    ) -> None:
        """Draw the whole table, or those of these parts that have changed since they were shown."""
        look = Look(self.width, self.seat, people, names, everything=everything)
        sections = self.drawing.sections(match.state, self.speech, look)
        shown = [
            name
            for name, lines in sections.items()
            if look.wants(name) and (names is None or self._is_new(name, lines))
        ]
        if shown and headline:
            self.line()
            self.line(Text(self.speech.tell(self.presenter.headline(match.state)), LABEL))
        for name in shown:
            self.lines(sections[name])
            self._shown[name] = _plain(sections[name])
        if shown and not self._explained:
            self.legend()

    def _is_new(self, name: str, lines: Iterable[Text]) -> bool:
        return self._shown.get(name) != _plain(lines)

    def legend(self) -> None:
        """How to read the table."""
        self.line(Text(self.speech.tell(self.drawing.legend()), FAINT))
        self._explained = True

    def forget(self, *, legend: bool = False) -> None:
        """Nothing of the table counts as shown, perhaps not even how to read it."""
        self._shown.clear()
        self._explained = self._explained and not legend

    # What happened.

    def narrate(self, match: Match, plies: Iterable[Ply]) -> None:
        """Everything that these plies caused."""
        self.events([(match.state, event) for ply in plies for event in ply.events])

    def log(self, match: Match, count: int) -> None:
        """The last events again, oldest first."""
        self.events(list(happenings(match))[-count:] if count else [])

    def events(self, happenings: Sequence[Happening]) -> None:
        """Events, a line for each or for several of the same seat."""
        for told in sentences(self.presenter, self.speech, happenings, self._knows):
            actor = self.drawing.actor(happenings[-1][0], told.seat)
            self.line(text(actor, " ", told.text), indent=2)

    def event(self, match: Match, event: Event, *, rule: bool = False) -> None:
        """One line, behind the sign of whom it is about."""
        words = self.tell_event(match.state, event)
        sign = self.drawing.actor(match.state, event.seat)
        tail = f"  {event.rule}" if rule else ""
        self.line(text(sign, " ", words, (tail, FAINT)), indent=2)

    def tell_event(self, state: State, event: Event) -> str:
        """Something that happened, in words."""
        return self.speech.tell(self.presenter.event(state, self._seen(event)))

    def _knows(self, event: Event) -> bool:
        return self._sees_everything or event.seat == self.seat

    def _seen(self, event: Event) -> Event:
        return event if self._knows(event) else event.seen_by(None)

    def ending(self, match: Match) -> None:
        """Who won, why, and the points by source."""
        assert match.outcome is not None
        self.line()
        for n, words in enumerate(self.presenter.outcome(match.state, match.outcome)):
            self.line(Text(self.speech.tell(words), "" if n else LABEL))

    # The prompt.

    def ask(self, match: Match) -> None:
        """Who must do what, and the numbered options in words and notation."""
        assert match.step is not None
        sign = self.drawing.actor(match.state, match.step.seat)
        words = self.speech.tell(self.presenter.prompt(match.state, match.step))
        self.line()
        self.line(text(sign, " ", (words, LABEL)))
        self.lines(self._options(match))

    def _options(self, match: Match) -> list[Text]:
        """One below the other; many of them in columns, read downwards."""
        words = [self.speech.tell(self.presenter.action(match.state, a)) for a in match.legal()]
        room = max(len(each) for each in words)
        entries = [
            _option(n, each.ljust(room), action)
            for n, (each, action) in enumerate(zip(words, match.legal(), strict=True), start=1)
        ]
        widest = max(entry.cell_len for entry in entries) + 2
        columns = max(1, self.width // widest) if len(entries) > _SHORT_LIST else 1
        height = -(-len(entries) // columns)
        cells = [[entry] for n in range(height) for entry in entries[n::height]]
        return side_by_side(cells, widest, columns)

    def option(self, match: Match, number: int) -> Text:
        """One option: number, words, notation."""
        action = match.legal()[number - 1]
        return _option(number, self.speech.tell(self.presenter.action(match.state, action)), action)


def _option(number: int, words: str, action: Action) -> Text:
    return text((f"{number:>4}  ", LABEL), words, "  ", (action.text, FAINT))


def _plain(lines: Iterable[Text]) -> str:
    return "\n".join(line.plain for line in lines)
