"""Many games side by side, stepped together, in numpy buffers that stay the same."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from skald.kernel.actions import Action
from skald.kernel.dice import Dice
from skald.kernel.encoding import Encoder
from skald.kernel.errors import BadOption, BadRecord
from skald.kernel.rules import find
from skald.rl.ids import Kind, find_kind
from skald.rl.runner import GameRunner, make_setup

Bytes: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"
Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"
FORMAT: Final = 1


class VectorEnv:
    """Self-play: one action in every match per step; a match that ends begins anew at once.

    Every step writes into the same arrays; copy what you want to keep.

    - `observation [matches, size]` what the seat that is due sees, see `encoder.layout`
    - `action_mask [matches, actions]` 1 where it may choose
    - `seat [matches]` whose choice is due
    - `reward [matches, players]` of the step just played: all 0 unless the match ended in it
    - `done [matches]` whether it did; the other arrays then show the next game already
    """

    def __init__(
        self,
        kind: Kind,
        matches: int,
        players: int,
        options: Mapping[str, object],
        seed: int | None,
    ) -> None:
        if matches < 1:
            raise BadOption(f"There must be at least one match, not {matches}.")
        setup = make_setup(kind.game, players, options)
        dice = Dice(secrets.randbits(64) if seed is None else seed)
        rules = find(kind.game)
        tables = [GameRunner(rules, setup, Dice(dice.next())) for _ in range(matches)]
        self._sit(kind, kind.encoder(), tables)

    def _sit(self, kind: Kind, encoder: Encoder, tables: list[GameRunner]) -> None:
        matches, players = len(tables), tables[0].setup.players
        self.kind = kind
        self.encoder = encoder
        self.tables = tables
        self.players = players
        self.actions = len(tables[0].rules.table)
        self.observation: Bytes = np.zeros((matches, encoder.layout.size), np.uint8)
        self.action_mask: np.ndarray[Any, np.dtype[np.int8]] = np.zeros(
            (matches, self.actions), np.int8
        )
        self.seat: Numbers = np.zeros(matches, np.int64)
        self.reward: np.ndarray[Any, np.dtype[np.float32]] = np.zeros(
            (matches, players), np.float32
        )
        self.done: np.ndarray[Any, np.dtype[np.bool_]] = np.zeros(matches, np.bool_)
        self._seen = _flat(self.observation)
        self._mask = _flat(self.action_mask)
        self._masked: list[list[Action]] = [[] for _ in tables]
        self._show()

    def __len__(self) -> int:
        return len(self.tables)

    # Playing.

    def reset(self, seed: int | None = None) -> None:
        """A new game in every match; with a seed all dice start anew, without they go on."""
        dice = None if seed is None else Dice(seed)
        for table in self.tables:
            table.begin(None if dice is None else dice.next())
        self.reward[:] = 0
        self.done[:] = False
        self._show()

    def step(self, actions: "Sequence[int] | Numbers") -> None:
        """Play one action, by its number, in every match; all are checked before any is played."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != len(self.tables):
            raise BadOption(f"There are {len(self.tables)} matches, but {len(numbers)} actions.")
        chosen = [table.action(n) for table, n in zip(self.tables, numbers, strict=True)]
        if self.done.any():
            self.reward[:] = 0
            self.done[:] = False
        for match, table in enumerate(self.tables):
            table.play(chosen[match])
            if not table.state.agenda:
                self.reward[match] = table.rewards()
                self.done[match] = True
                table.begin()
        self._show()

    def random_actions(self, random: np.random.Generator) -> list[int]:
        """A possible action for every match, all equally likely."""
        draws = random.random(len(self.tables)).tolist()
        return [
            offered[int(draw * len(offered))].number
            for offered, draw in zip(self._masked, draws, strict=True)
        ]

    def _show(self) -> None:
        """Write what each seat that is due sees, and what it may choose."""
        size, actions = self.encoder.layout.size, self.actions
        encode, mask = self.encoder.encode, self._mask
        seats = [table.state.agenda[-1].seat for table in self.tables]
        for match, table in enumerate(self.tables):
            start = match * actions
            for action in self._masked[match]:
                mask[start + action.number] = 0
            offered = table.state.offered
            for action in offered:
                mask[start + action.number] = 1
            self._masked[match] = offered
            self._seen[match * size : (match + 1) * size] = encode(table.state, seats[match])
        self.seat[:] = seats

    # Keeping.

    def clone(self) -> "VectorEnv":
        """An independent copy: the same games, dice and arrays."""
        new = VectorEnv.__new__(VectorEnv)
        new._sit(self.kind, self.encoder, [table.clone() for table in self.tables])
        new.reward[:] = self.reward
        new.done[:] = self.done
        return new

    def save(self) -> bytes:
        """Every game with its dice as JSON, exactly."""
        data = {
            "format": FORMAT,
            "environment": self.kind.id,
            "matches": [table.to_json() for table in self.tables],
            "reward": self.reward.tolist(),
            "done": self.done.tolist(),
        }
        return json.dumps(data, separators=(",", ":")).encode()

    def load(self, data: bytes) -> None:
        """Go on where `save` was called. The arrays are new ones if their shapes differ."""
        read = _read(data)
        if read["environment"] != self.kind.id:
            raise BadRecord(f"This was saved by {read['environment']}, not by {self.kind.id}.")
        tables = [GameRunner.from_json(each) for each in read["matches"]]
        if self.reward.shape == (len(tables), tables[0].setup.players):
            self.tables = tables
            self._show()
        else:
            self._sit(self.kind, self.encoder, tables)
        self.reward[:] = read["reward"]
        self.done[:] = read["done"]

    def __deepcopy__(self, memo: dict[int, Any]) -> "VectorEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {"id": self.kind.id, "save": self.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        kind = find_kind(kept["id"])
        tables = [GameRunner.from_json(each) for each in _read(kept["save"])["matches"]]
        self._sit(kind, kind.encoder(), tables)
        self.load(kept["save"])


def _flat(array: Any) -> memoryview:
    """The cells of an array in one row; single ones are written much faster there."""
    return memoryview(array.reshape(-1))


def _read(data: bytes) -> dict[str, Any]:
    """Saved matches as plain data."""
    try:
        read = json.loads(data)
    except ValueError:
        raise BadRecord("These are no saved matches.") from None
    if not isinstance(read, dict) or read.get("format") != FORMAT or "matches" not in read:
        raise BadRecord("These are no saved matches.")
    return read
