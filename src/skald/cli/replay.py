"""`skald replay`: sums a record up, tells it as a saga, or proves that it is exact."""

from pathlib import Path
from typing import Any

from rich.text import Text

from skald.cli.saga import by_round
from skald.cli.screen import Screen, make_console, print_data
from skald.cli.storage import given_path, read_record, read_typed_record
from skald.cli.trouble import Trouble, speech_for, told_in
from skald.drawing.palette import LABEL
from skald.kernel.match import Match
from skald.kernel.record import Record
from skald.kernel.words import Words


def replay(path: Path, language: str, *, saga: bool, verify: bool, as_json: bool) -> None:
    """Replay a record and show it."""
    speech = speech_for(language)
    with told_in(speech):
        record = read_typed_record() if str(path) == "-" else read_record(given_path(path))
        match = record.replay(listen=True)
        if verify:
            prove(record, match)
        screen = Screen(make_console(), record.game, speech)
        if as_json:
            data = _data(screen, match, saga=saga, verify=verify)
            print_data({**data, "began_rules": record.version})
            return
        if saga:
            tell_saga(screen, match)
        if record.version != match.rules.version and (verify or not saga):
            screen.say("term-made-under", made=record.version, today=match.rules.version)
        if verify:
            screen.say("term-exact", count=len(match.history), fingerprint=match.fingerprint())
        if not (saga or verify):
            sum_up(screen, match)


def prove(record: Record, match: Match) -> None:
    """Once more: the same lines, the same position, and the record written as it was read.

    A record of an earlier rules version has other lines today, which must lead to the same end.
    """
    today = match.record()
    written = record if record.version == today.version else today
    for again in (Record.from_json(record.to_json()).replay(), written.replay()):
        same_lines = today.lines == written.lines == again.record().lines
        if not same_lines or again.fingerprint() != match.fingerprint():
            raise Trouble("term-not-exact")


def sum_up(screen: Screen, match: Match) -> None:
    """Setup, length and result."""
    setup = match.setup
    speech, presenter = screen.speech, screen.presenter
    rounds = speech.tell(presenter.rounds(presenter.round(match.state)))
    screen.line(Text(speech.say("term-record-of", game=match.rules.id), LABEL))
    screen.say("term-record-facts", players=setup.players, rounds=rounds, count=len(match.history))
    chosen = [o for o in match.rules.options if setup.options.get(o.key, o.default) != o.default]
    for option in chosen:
        value = presenter.option_value(option.key, setup.options[option.key])
        screen.line(f"{option.key}={setup.options[option.key]}  {speech.tell(value)}", 2)
    if match.over:
        screen.ending(match)
    else:
        screen.say("term-unfinished")


# The saga.


def tell_saga(screen: Screen, match: Match) -> None:
    """Everything that happened, round by round."""
    for number, happenings in by_round(screen.presenter, match):
        screen.line()
        title = screen.presenter.round_title(number) if number else Words("term-saga-setup")
        screen.line(Text(screen.speech.tell(title), LABEL))
        screen.events(happenings)
    if match.over:
        screen.ending(match)
    else:
        screen.say("term-unfinished")


def _data(screen: Screen, match: Match, *, saga: bool, verify: bool) -> dict[str, Any]:
    record = match.record()
    data: dict[str, Any] = {
        "game": record.game,
        "rules": record.version,
        "players": record.setup.players,
        "options": record.setup.options,
        "actions": len(record.lines),
        "rounds": screen.presenter.round(match.state),
        "finished": match.over,
        "outcome": record.outcome,
        "fingerprint": match.fingerprint(),
    }
    if verify:
        data["exact"] = True
    if saga:
        data["saga"] = [
            {"round": number, "lines": [screen.tell_event(*each) for each in happenings]}
            for number, happenings in by_round(screen.presenter, match)
        ]
    return data
