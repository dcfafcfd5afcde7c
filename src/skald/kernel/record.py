"""Records: rules version, setup and actions. Stored, replayed, compared; never permissive."""

import json
import shlex
from typing import TYPE_CHECKING, Any, Final

from skald.kernel.errors import BadRecord, SkaldError
from skald.kernel.rules import Rules, Setup, find

if TYPE_CHECKING:
    from skald.kernel.match import Match

FORMAT: Final = 1


class Record:
    """A game as the list of its actions, chance included."""

    __slots__ = ("game", "lines", "outcome", "setup", "version")

    def __init__(
        self,
        game: str,
        version: int,
        setup: Setup,
        lines: list[str],
        outcome: dict[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.setup: Final = setup
        self.lines: Final = lines
        self.outcome: Final = outcome

    def __repr__(self) -> str:
        ending = f"over by {self.outcome['reason']}" if self.outcome else "unfinished"
        return (
            f"<Record {self.game}, rules {self.version}, {self.setup.players} players, "
            f"{len(self.lines)} actions, {ending}>"
        )

    def replay(self, *, listen: bool = False) -> "Match":
        """Play it again, exactly, or say where it goes wrong.

        A record of an earlier rules version becomes a match under the rules of today.
        """
        rules = find(self.game)
        if rules.version == self.version:
            match = self._play(rules, listen=listen)
        else:
            from skald.kernel.migration import migrated

            match = migrated(rules, self, listen=listen)
        self._compare_outcome(match)
        return match

    def _play(self, rules: Rules, *, listen: bool) -> "Match":
        from skald.kernel.match import Match

        match = Match(rules, self.setup, manual_chance=True, listen=listen)
        for number, line in enumerate(self.lines, start=1):
            try:
                match.play(line)
            except SkaldError as error:
                raise BadRecord(f"Action {number}: {error}") from error
        return match

    def _compare_outcome(self, match: "Match") -> None:
        outcome = match.outcome.to_json() if match.outcome else None
        if self.outcome is not None and outcome != self.outcome:
            raise BadRecord(f"The replay ends with {outcome}, the record says {self.outcome}.")

    # JSON.

    def to_json(self) -> str:
        """The record as one JSON object, one action per line."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.version,
            "players": self.setup.players,
            "options": self.setup.options,
            "data": self.setup.data,
            "outcome": self.outcome,
        }
        body = ",\n  ".join(json.dumps(line, ensure_ascii=False) for line in self.lines)
        front = json.dumps(head, ensure_ascii=False)[:-1]
        return f'{front}, "actions": [\n  {body}\n]}}\n'

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record; a garbled one is refused with one sentence."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"This is no record: {error}.") from None
        return _from_data(data)

    # Text.

    def to_text(self) -> str:
        """The record for people: header lines behind a dot, then one action per line."""
        chosen = [f"{key}={value}" for key, value in self.setup.options.items() if value]
        options = " ".join(shlex.quote(pair) if _is_odd(pair) else pair for pair in chosen)
        head = [f". game {self.game} rules={self.version} players={self.setup.players}"]
        if self.setup.data is not None:
            head.append(". data " + json.dumps(self.setup.data))
        head.append(f". option {options}")
        tail = [] if self.outcome is None else [". outcome " + json.dumps(self.outcome)]
        return "\n".join([*head, *self.lines, *tail]) + "\n"

    @staticmethod
    def from_text(text: str, game: str = "") -> "Record":
        """Read a record written by people or by `to_text`: packed lines, forced ones left out."""
        from skald.kernel.reader import read_text

        return read_text(text, game)

    @staticmethod
    def parse(text: str) -> "Record":
        """Read either form."""
        return Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)


def _is_odd(pair: str) -> bool:
    """Whether a setting must be quoted to be read back."""
    return any(mark.isspace() or mark in ";'\"\\" for mark in pair)


def _from_data(data: Any) -> Record:
    def field(name: str, kind: type) -> Any:
        value = data.get(name) if isinstance(data, dict) else None
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord(f"This is no record: “{name}” is missing or wrong.")
        return value

    if field("format", int) != FORMAT:
        raise BadRecord(f"Records of format {data['format']} cannot be read here.")
    lines, options = field("actions", list), field("options", dict)
    if not all(isinstance(line, str) for line in [*lines, *options, *options.values()]):
        raise BadRecord("This is no record: actions and options must be text.")
    game = field("game", str)
    rules = find(game)
    content = data.get("data")
    if not isinstance(content, dict | None) or not isinstance(data.get("outcome"), dict | None):
        raise BadRecord("This is no record: “data” or “outcome” is wrong.")
    version = field("rules", int)
    players = field("players", int)
    if version == rules.version:
        options = rules.complete(players, options)
    return Record(game, version, Setup(players, options, content), lines, data.get("outcome"))
