"""Reads the text form of a record by playing it: packed lines, forced choices left out."""

import json
import shlex
from typing import Any

from skald.kernel.errors import BadRecord, SkaldError
from skald.kernel.match import Match
from skald.kernel.options import players_listed
from skald.kernel.record import Record
from skald.kernel.rules import Rules, Setup, find


class _Header:
    def __init__(self, game: str) -> None:
        self.game = game
        self.version: int | None = None
        self.players = 0
        self.options: dict[str, str] = {}
        self.data: dict[str, object] | None = None
        self.outcome: dict[str, Any] | None = None

    def read(self, line: str) -> None:
        word, _, rest = line[1:].strip().partition(" ")
        if word == "game":
            self._read_game(_words(rest))
        elif word == "option":
            self.options.update(_pairs(_words(rest)))
        elif word in ("data", "outcome"):
            value = json.loads(rest)
            if not isinstance(value, dict):
                raise BadRecord(f"“{word}” is wrong.")
            setattr(self, word, value)
        elif not self._knows(" ".join(_words(line[1:]))):
            raise BadRecord(f"“{line}” is no header line.")

    def _knows(self, line: str) -> bool:
        return bool(line) and find(self.game).read_header(line, self.options)

    def _read_game(self, words: list[str]) -> None:
        self.game = words[0] if words else ""
        values = _pairs(words[1:])
        self.version = int(values["rules"]) if "rules" in values else None
        self.players = int(values.get("players", "0"))


def _words(text: str) -> list[str]:
    """The words of a header line, quoted ones whole, without its comment."""
    reader = shlex.shlex(text, posix=True, punctuation_chars=False)
    reader.whitespace_split = True
    reader.commenters = ";"
    return list(reader)


def _pairs(words: list[str]) -> dict[str, str]:
    pairs = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            raise BadRecord(f"“{word}” is no setting of the form key=value.")
        pairs[key] = value
    return pairs


def read_text(text: str, game: str = "") -> Record:
    """The record that a text describes; every line is played, so a wrong one is found."""
    header = _Header(game)
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        try:
            if line.startswith("."):
                header.read(line)
            elif line := line.partition(";")[0].strip():
                lines.append((number, line))
        except (ValueError, RecursionError, SkaldError) as error:
            raise BadRecord(f"Line {number}: {error}") from None
    if not header.game:
        raise BadRecord("This is no record: no “. game” line names the game.")
    rules = find(header.game)
    players = header.players or players_listed(rules.options, header.options)
    if header.version not in (None, rules.version):
        # Nothing can be played yet; whoever replays the record translates it.
        old = Setup(players, header.options, header.data)
        texts = [line for _, line in lines]
        return Record(header.game, header.version or 0, old, texts, header.outcome)
    setup = Setup(players, rules.complete(players, header.options), header.data)
    match = _play_lines(rules, setup, lines)
    record = match.record()
    return Record(
        record.game, record.version, setup, record.lines, header.outcome or record.outcome
    )


def _play_lines(rules: Rules, setup: Setup, lines: list[tuple[int, str]]) -> Match:
    match = Match(rules, setup, manual_chance=True, listen=True)
    forced: list[str] = []
    for number, line in lines:
        before = len(match.history)
        try:
            match.play(line)
        except SkaldError as error:
            if line in forced:
                forced.remove(line)
                continue
            raise BadRecord(f"Line {number}: {error}") from None
        forced = [
            f"{rules.actor(match.state, seat)} {action.text}"
            for ply in match.history[before:]
            for seat, action in ply.forced
        ]
    return match
