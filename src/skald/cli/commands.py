"""The words that a player may type beside actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from skald.cli import explain, storage
from skald.cli.trouble import Trouble
from skald.kernel.agenda import CHANCE
from skald.lang import LANGUAGES, Speech

if TYPE_CHECKING:
    from skald.cli.session import Session

_LOG_LINES: Final = 20


class Leave(Exception):
    """Somebody leaves the table."""

    def __init__(self, *, keep: bool) -> None:
        super().__init__()
        self.keep: Final = keep


# Each command returns whether the options must be shown again.


def show_board(session: "Session", rest: str) -> bool:
    """Draw the whole table, or more of it than usual."""
    if rest not in ("", "all"):
        raise Trouble("term-board-all", word=rest)
    session.screen.forget(legend=True)
    session.screen.table(session.match, session.seating.people, everything=rest == "all")
    return True


def show_log(session: "Session", rest: str) -> bool:
    """The last things that happened."""
    session.screen.log(session.match, _number(rest, _LOG_LINES))
    return False


def _number(rest: str, default: int) -> int:
    if not rest:
        return default
    if not (rest.isascii() and rest.isdigit() and len(rest) < 6):
        raise Trouble("term-no-number", word=rest)
    return int(rest)


def show_help(session: "Session", rest: str) -> bool:
    """The commands."""
    explain.show_help(session.screen, list(COMMANDS))
    return False


def show_why(session: "Session", rest: str) -> bool:
    """The rule behind the choice, an option, or the last event."""
    match, screen = session.match, session.screen
    if rest == "last":
        events = [event for ply in match.history for event in ply.events]
        if not events:
            raise Trouble("term-nothing-happened")
        explain.why_event(screen, match, events[-1])
    elif match.over:
        raise Trouble("term-only-why-last")
    elif rest:
        options = match.legal()
        number = _number(rest, 0)
        if not 1 <= number <= len(options):
            raise Trouble("term-no-such-option", number=rest, count=len(options))
        explain.why_option(screen, match, number)
    else:
        explain.why_choice(screen, match)
    return False


def show_rules(session: "Session", rest: str) -> bool:
    """Search the rules."""
    explain.show_rules(session.screen, session.match.rules.id, rest, explain.FOUND)
    return False


def undo(session: "Session", rest: str) -> bool:
    """Back to before my last decision, as long as no chance was drawn since."""
    match = session.match
    mine = [n for n, ply in enumerate(match.history) if ply.seat in session.seating.people]
    if not mine:
        raise Trouble("term-nothing-to-undo")
    target = session.marks[-1] if session.marks else mine[-1]
    gone = match.history[target:]
    if any(ply.seat == CHANCE for ply in gone):
        raise Trouble("term-undo-chance")
    if any(session.screen.presenter.uncovers(event) for ply in gone for event in ply.events):
        raise Trouble("term-undo-seen")
    match.rewind(target)
    session.marks = session.marks[:-1]
    session.saved = -1
    session.go_back_to(target)
    session.screen.say("term-undone")
    return True


def save(session: "Session", rest: str) -> bool:
    """Write the record to a file."""
    if not rest:
        raise Trouble("term-name-a-file", command="save")
    path = storage.saving_path(rest)
    storage.write_record(session.match, path)
    session.saved = len(session.match.history)
    session.screen.say("term-saved", file=str(path))
    return False


def load(session: "Session", rest: str) -> bool:
    """Go on with a recorded game; the present one is kept."""
    if not rest:
        raise Trouble("term-name-a-file", command="load")
    path = storage.loading_path(rest)
    record = storage.read_record(path)
    if record.game != session.match.rules.id:
        raise Trouble("term-other-game", game=record.game)
    match = record.replay(listen=True)
    session.keep()
    session.begin(match)
    session.screen.say("term-loaded", file=str(path))
    return True


def change_language(session: "Session", rest: str) -> bool:
    """Speak another language."""
    if rest not in LANGUAGES:
        raise Trouble("term-no-language", language=rest, languages=", ".join(LANGUAGES))
    session.screen.speech = Speech(rest)
    session.look_anew()
    session.screen.forget(legend=True)
    return True


def leave(session: "Session", rest: str) -> bool:
    """Leave; an unfinished game is kept."""
    raise Leave(keep=True)


COMMANDS: Final[dict[str, Callable[["Session", str], bool]]] = {
    "why": show_why,
    "board": show_board,
    "log": show_log,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "load": load,
    "language": change_language,
    "help": show_help,
    "quit": leave,
}
