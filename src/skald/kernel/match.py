"""A match: one game being played, with its history and its dice."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from skald.kernel.actions import Action
from skald.kernel.agenda import CHANCE, State, Step, play
from skald.kernel.dice import Dice
from skald.kernel.errors import BadNotation, BadOption, IllegalAction
from skald.kernel.events import Event, Log
from skald.kernel.playout import outcome
from skald.kernel.record import Record
from skald.kernel.rulebook import rules_of
from skald.kernel.rules import Outcome, Rules, Setup


class Ply:
    """One action of the history: who took it, and what it caused."""

    __slots__ = ("action", "actor", "events", "forced", "seat")

    def __init__(self, seat: int, actor: str, action: Action, log: Log | None) -> None:
        self.seat: Final = seat
        self.actor: Final = actor
        self.action: Final = action
        self.events: Final[list[Event]] = log.events if log else []
        self.forced: Final[list[tuple[int, Action]]] = log.forced if log else []

    @property
    def line(self) -> str:
        """The action as a record writes it."""
        return f"{self.actor} {self.action.text}"

    def __repr__(self) -> str:
        return f"<Ply {self.line}>"


class Match:
    """Plays by the rules: draws chance itself unless told that people roll real dice."""

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        seed: int = 0,
        *,
        manual_chance: bool = False,
        listen: bool = False,
    ) -> None:
        self.rules: Final = rules
        self.setup: Final = setup
        self.history: list[Ply] = []
        self._dice = Dice(seed)
        self._manual_chance: Final = manual_chance
        self._listen: Final = listen
        self._state = rules.new_state(setup)
        self._draw_chance()

    # Looking.

    @property
    def state(self) -> State:
        """The position. Look, but do not write."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.agenda

    @property
    def step(self) -> Step | None:
        """The choice that is due, or None when the game is over."""
        return self._state.agenda[-1] if self._state.agenda else None

    @property
    def seat(self) -> int | None:
        """The seat that must choose (CHANCE: the dice), or None when the game is over."""
        step = self.step
        return None if step is None else step.seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.rules.outcome(self._state)

    @property
    def decisions(self) -> int:
        """How many actions seats have taken; chance not counted."""
        return sum(1 for ply in self.history if ply.seat != CHANCE)

    def legal(self) -> list[Action]:
        """The actions that may be played now, in canonical order."""
        return self._state.offered[:]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return self.rules.view(self._state, seat)

    def why(self) -> tuple[str, ...]:
        """The ids of the rules behind the choice that is due."""
        return rules_of(type(self.step)) if self.step is not None else ()

    # Playing.

    def play(self, action: Action | str) -> None:
        """The checked door: an action or its text; refused before anything is written."""
        if isinstance(action, Action):
            refuse_unless_offered(self._state, action)
            actions = [action]
        else:
            actions = self.read(action)
        for each in actions:
            self.apply(each)
        self._draw_chance()

    def apply(self, action: Action) -> None:
        """The trusted door: play an action that is known to be offered, and leave chance alone."""
        state = self._state
        seat = state.agenda[-1].seat
        actor = self.rules.actor(state, seat)
        log = Log() if self._listen else None
        state.log = log
        play(state, action)
        state.log = None
        self.history.append(Ply(seat, actor, action, log))

    def read(self, text: str) -> list[Action]:
        """The actions that a line means here, each possible in turn; packed ones are several."""
        if self.over:
            raise IllegalAction("The game is over.")
        words = text.split()
        actor = self.actor()
        if len(words) > 1 and words[0] in self._actors() and words[0] != actor:
            raise IllegalAction(f"“{text}”: it is the turn of {actor}, not of {words[0]}.")
        if words and words[0] == actor:
            words = words[1:]
        line = " ".join(words)
        try:
            action = self.rules.table.parse(line)
        except BadNotation:
            return self._unpack(line)
        if action in self._state.offered:
            return [action]
        try:
            return self._unpack(line)
        except (BadNotation, IllegalAction):
            refuse_unless_offered(self._state, action)
            raise

    def rewind(self, ply: int) -> None:
        """Go back to the position before a ply of the history."""
        kept = self.history[:ply]
        self._state = self.rules.new_state(self.setup)
        self.history = []
        for each in kept:
            self.apply(each.action)
        self._draw_chance()

    def clone(self) -> "Match":
        """An independent match with the same position, history and dice."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.history = self.history[:]
        new._dice = Dice(self._dice.state)
        new._state = self._state.clone()
        return new

    def record(self) -> Record:
        """Rules version, setup and actions: the truth of this match."""
        outcome = self.outcome
        return Record(
            game=self.rules.id,
            version=self.rules.version,
            setup=self.setup,
            lines=[ply.line for ply in self.history],
            outcome=outcome.to_json() if outcome else None,
        )

    def fingerprint(self) -> str:
        """A stable hash of the position."""
        return fingerprint(self._state)

    def __repr__(self) -> str:
        return (
            f"<Match {self.rules.id}, {self.setup.players} players, "
            f"{len(self.history)} actions, {self._standing()}>"
        )

    # Copies and pickles.

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """The position as plain data: what it is made of differs between the builds."""
        return {**self.__dict__, "_state": self._state.to_json()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._state = self.rules.state_from_json(self.setup, kept["_state"])

    # Inside.

    def _standing(self) -> str:
        """Who is due, or who has won, in a few words."""
        ending = self.outcome
        if ending is not None:
            seats = "seat" if len(ending.winners) == 1 else "seats"
            winners = " and ".join(map(str, ending.winners))
            return f"won by {seats} {winners} ({ending.reason})" if winners else "won by nobody"
        return "chance is due" if self.seat == CHANCE else f"turn of seat {self.seat}"

    def actor(self) -> str:
        """How the notation names whoever is due."""
        step = self.step
        return "" if step is None else self.rules.actor(self._state, step.seat)

    def _actors(self) -> set[str]:
        seats = range(CHANCE, self.rules.seats(self.setup))
        return {self.rules.actor(self._state, seat) for seat in seats}

    def _unpack(self, line: str) -> list[Action]:
        """What a game takes a line for, tried on a copy: a game may be wrong."""
        actions = self.rules.unpack(self._state.clone(), line)
        if not actions:
            raise BadNotation(f"“{line}” is no action of this game.")
        trial = self._state.clone()
        for action in actions:
            refuse_unless_offered(trial, action)
            play(trial, action)
        return actions

    def _draw_chance(self) -> None:
        while not self._manual_chance and self.seat == CHANCE:
            self.apply(outcome(self._state, self._dice))


def refuse_unless_offered(state: State, action: Action) -> None:
    """Raise IllegalAction, with the rule that says no, for what cannot be played now."""
    if action in state.offered:
        return
    if not state.agenda:
        raise IllegalAction("The game is over.")
    rule = state.agenda[-1].why_not(state, action)
    offered = ", ".join(a.text for a in state.offered[:6])
    more = len(state.offered) - 6
    tail = f" and {more} more" if more > 0 else ""
    raise IllegalAction(
        f"“{action.text}” is not possible now by {rule}; possible are {offered}{tail}.", rule
    )


def fingerprint(state: State) -> str:
    """A stable hash of a position: equal for equal positions on every machine."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def new_match(
    rules: Rules,
    players: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    data: Mapping[str, object] | None = None,
    *,
    manual_chance: bool = False,
    listen: bool = False,
) -> Match:
    """A match from what a person chose; everything else by default."""
    if not rules.min_players <= players <= rules.max_players:
        raise BadOption(
            f"{rules.id} is for {rules.min_players} to {rules.max_players} players, not {players}."
        )
    setup = Setup(players, rules.complete(players, options or {}), data)
    return Match(rules, setup, seed, manual_chance=manual_chance, listen=listen)
