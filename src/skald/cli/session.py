"""One game at the terminal: bots and dice act, people are asked, everything is told."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from skald.cli import storage
from skald.cli.commands import COMMANDS, Leave
from skald.cli.screen import Screen
from skald.cli.seating import Seating
from skald.cli.trouble import Trouble, WrongLine, sentence
from skald.kernel.agenda import CHANCE
from skald.kernel.dice import Dice
from skald.kernel.errors import BadNotation, IllegalAction, SkaldError
from skald.kernel.match import Match
from skald.kernel.playout import outcome
from skald.rulebook import known_rule

STOPPED: Final = 130
_LONGEST_NUMBER: Final = 4


class Session:
    """A match with its seats, its dice and its screen."""

    def __init__(
        self, match: Match, seats_for: Callable[[int], Seating], screen: Screen, seed: int
    ) -> None:
        self.match = match
        self.seating = seats_for(match.setup.players)
        self.seats_for: Final = seats_for
        self.screen: Final = screen
        self.dice: Final = Dice(seed)
        self.interactive: Final = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (gives `input` history and arrow keys)
        # Who is at the keyboard, as far as that makes a difference; None while nobody is.
        self._reader: int | None = None
        self.begin(match)

    def begin(self, match: Match) -> None:
        """Sit down at a match: what has been played so far counts as told and saved."""
        self.seating = self.seats_for(match.setup.players)
        self.match = match
        self.sit_down(self.seating.people[0] if len(self.seating.people) == 1 else None)
        # Where the history stood before each line that a person played.
        self.marks: list[int] = []
        played = len(match.history)
        # How much of the history each reader has been told.
        self._told: dict[int | None, int] = dict.fromkeys((None, *self.seating.people), played)
        # How much of the history is on disk; -1 once it has been taken back and changed.
        self.saved = played
        self.look_anew()

    def go_back_to(self, ply: int) -> None:
        """What came after this has not happened."""
        self._told = {reader: min(told, ply) for reader, told in self._told.items()}
        self.look_anew()

    def look_anew(self) -> None:
        """Nothing of the position counts as shown."""
        self._round = -1
        self._seen = len(self.match.history)
        self.screen.forget()

    # The loop.

    def run(self) -> int:
        """Play until somebody leaves; the exit code."""
        try:
            self.screen.say("term-welcome")
            while True:
                self.turn()
        except Leave as leave:
            self.leave(keep=leave.keep)
        except EOFError:
            self.leave(keep=True)
        except KeyboardInterrupt:
            # Who presses it twice means it no less.
            with storage.undisturbed():
                self.screen.line()
                self.leave(keep=True)
            return STOPPED
        except WrongLine:
            self.keep()
            raise
        return 0

    def turn(self) -> None:
        """Whoever is due acts: the dice, a bot or a person."""
        match, seat = self.match, self.match.seat
        if seat is None:
            self.finish()
        elif seat == CHANCE:
            match.apply(outcome(match.state, self.dice))
        elif seat in self.seating.bots:
            match.play(self.seating.bots[seat].choose(match.state, match.decisions))
        elif self.is_formality():
            match.play(match.legal()[0])
        else:
            self.ask()

    def tell(self) -> None:
        """Narrate to whoever is at the keyboard what has happened since the last time."""
        if self.takes_turns and self._reader is None:
            return
        self.screen.narrate(self.match, self.match.history[self._told[self._reader] :])
        self._told[self._reader] = len(self.match.history)

    def is_formality(self) -> bool:
        """Whether the answer is certain and nobody may know that there was a question.

        Where people take turns at the keyboard it is asked: not to ask would tell the others.
        """
        match = self.match
        assert match.step is not None
        return not self.takes_turns and self.screen.presenter.is_formality(
            match.step, match.legal()
        )

    # People.

    def ask(self) -> None:
        """Show what is new and the options; take lines until one of them changes something."""
        if self.takes_turns and self.match.seat != self._reader:
            self.hand_over()
        self.tell()
        self.show()
        self.screen.ask(self.match)
        while not self.obey(self.read()):
            pass
        self.tell()

    def show(self) -> None:
        """The whole table in a new round, else what the choice needs and has not been shown."""
        match, presenter = self.match, self.screen.presenter
        now = presenter.round(match.state)
        acted = {ply.seat for ply in match.history[self._seen :]} - {match.seat}
        new = now != self._round
        names = None if new else self.screen.drawing.needed(match.state, acted)
        headline = new or any(seat >= 0 for seat in acted)
        self.screen.table(match, self.seating.people, names, headline=headline)
        self._round = now
        self._seen = len(match.history)

    # Several people at one keyboard.

    @property
    def takes_turns(self) -> bool:
        """Whether people at this keyboard must not see what others see."""
        return self.screen.presenter.has_secrets and len(self.seating.people) > 1

    def sit_down(self, seat: int | None) -> None:
        """Show from now on what this seat may know."""
        self._reader = seat
        self.screen.look_as(seat)

    def hand_over(self) -> None:
        """The next person sits down alone, and is told what happened meanwhile."""
        match, seat = self.match, self.match.seat
        assert seat is not None
        self.screen.clear()
        self.screen.line()
        self.screen.say("term-hand-over", player=self.screen.name(match, seat))
        if self.read().lower() == "quit":
            raise Leave(keep=True)
        self.sit_down(seat)
        self.look_anew()

    def read(self) -> str:
        """One line; a script's line is shown as if it had been typed."""
        line = input("> ").strip()
        if not self.interactive:
            self.screen.line(line)
        return line

    def obey(self, line: str) -> bool:
        """Carry out a line; True if the options must be shown again."""
        try:
            return self.carry_out(line)
        except SkaldError as error:
            refusal = self.refusal(line, error)
            if not self.interactive:
                raise WrongLine(refusal) from None
            self.screen.line(refusal)
            return False

    def carry_out(self, line: str) -> bool:
        """A command, the number of an option, or notation; an empty line asks again."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            return command(self, rest.strip())
        if line:
            before = len(self.match.history)
            self.match.play(self.option(line) if _is_number(line) else line)
            self.marks.append(before)
        return True

    def option(self, number: str) -> str:
        """The text of an option by its number."""
        options = self.match.legal()
        if len(number) > _LONGEST_NUMBER or not 1 <= int(number) <= len(options):
            raise Trouble("term-no-such-option", number=number, count=len(options))
        return options[int(number) - 1].text

    def refusal(self, line: str, error: SkaldError) -> str:
        """Why a line was refused, in the player's language."""
        speech = self.screen.speech
        if isinstance(error, IllegalAction) and (
            rule := known_rule(speech, self.match.rules.id, error.rule)
        ):
            error = Trouble("term-refused", line=line, rule=rule.id, title=rule.title)
        elif isinstance(error, BadNotation):
            error = Trouble("term-nonsense", line=line, count=len(self.match.legal()))
        return sentence(speech, error)

    # The end.

    def finish(self) -> None:
        """Winners, why, the points by source; then commands until somebody leaves."""
        self.tell()
        if self.takes_turns:
            self.sit_down(None)
        self.screen.table(self.match, self.seating.people)
        self.screen.ending(self.match)
        self.screen.say("term-offer-record")
        while self.match.over:
            line = self.read()
            if not line or not (self.interactive or line.split()[0].lower() in COMMANDS):
                raise Leave(keep=False)
            self.obey(line)

    def leave(self, *, keep: bool) -> None:
        """Say goodbye in one line; what was played and not saved is kept."""
        if not keep or not self.keep():
            self.screen.say("term-goodbye")

    def keep(self) -> bool:
        """Write an autosave if anybody has played since the last one, and say where."""
        if len(self.match.history) == self.saved or not self.marks:
            return False
        try:
            with storage.undisturbed():
                path = storage.keep(self.match)
            self.screen.say("term-kept", file=str(path), game=self.match.rules.id)
        except Trouble as trouble:
            self.screen.line(sentence(self.screen.speech, trouble))
        return True


def _is_number(line: str) -> bool:
    return line.isascii() and line.isdigit()
