"""One game as a PettingZoo AEC environment."""

import copy
import json
import secrets
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]

from skald.kernel.agenda import State
from skald.kernel.dice import Dice
from skald.kernel.encoding import Encoder
from skald.kernel.errors import BadRecord
from skald.kernel.rules import find
from skald.rl.ids import Kind, find_kind
from skald.rl.runner import GameRunner, make_setup

Observation: TypeAlias = dict[str, "np.ndarray[Any, Any]"]
FORMAT: Final = 1


class SkaldEnv(AECEnv):  # type: ignore[misc]
    """Agents `player_0`, `player_1`, … are the seats; chance is drawn from the environment's dice.

    An observation is a dict of `observation` (see `encoder.layout`) and `action_mask` (by number
    of the action in the game's table; all zero for whoever is not due). Rewards come at the end.
    """

    def __init__(
        self, kind: Kind, players: int, options: Mapping[str, object], seed: int | None
    ) -> None:
        super().__init__()
        setup = make_setup(kind.game, players, options)
        first = secrets.randbits(64) if seed is None else seed
        self._sit(kind, kind.encoder(), GameRunner(find(kind.game), setup, Dice(first)))

    def _sit(self, kind: Kind, encoder: Encoder, table: GameRunner) -> None:
        """Take a seat at a table: everything but the game itself."""
        self.kind = kind
        self.encoder = encoder
        self.table = table
        self.metadata = {"name": kind.id, "render_modes": [], "is_parallelizable": False}
        self.render_mode: str | None = None
        self.possible_agents = [f"player_{n}" for n in range(table.setup.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = len(table.rules.table)
        self._spaces: dict[str, tuple[spaces.Dict, spaces.Discrete]] = {}
        self._begin()

    def _begin(self) -> None:
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[max(self.table.seat, 0)]

    # Playing.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed the dice start anew, without they go on; options are not used."""
        self.table.begin(seed)
        self._begin()

    def step(self, action: int | None) -> None:
        """Play the action with this number for the agent that is due; None once it is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is alive must act"
        table = self.table
        table.play(table.action(int(action)))
        agenda = table.state.agenda
        if agenda:
            self.agent_selection = self.possible_agents[agenda[-1].seat]
        else:
            self._end()

    def _end(self) -> None:
        outcome = self.table.rules.outcome(self.table.state)
        assert outcome is not None
        for seat, reward in enumerate(self.table.rewards()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {
                "score": outcome.scores[seat],
                "won": seat in outcome.winners,
                "reason": outcome.reason,
            }
        self.agent_selection = self.agents[0]

    # Looking.

    def observe(self, agent: str) -> Observation:
        """What a seat sees now, in new arrays."""
        seat = self._seats[agent]
        table = self.table
        state = table.state
        mask = bytearray(self._actions)
        if seat == table.seat:
            for action in state.offered:
                mask[action.number] = 1
        return {
            "observation": np.frombuffer(self.encoder.encode(state, seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """The bounds of what `observe` gives."""
        return self._spaces_of(agent)[0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the game's table of actions."""
        return self._spaces_of(agent)[1]

    def _spaces_of(self, agent: str) -> tuple[spaces.Dict, spaces.Discrete]:
        if agent not in self._spaces:
            highs = np.array(self.encoder.layout.highs(), np.uint8)
            seen = spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            self._spaces[agent] = seen, spaces.Discrete(self._actions)
        return self._spaces[agent]

    @property
    def position(self) -> State:
        """The position itself, with everything that is hidden. Look, but do not write."""
        return self.table.state

    def render(self) -> None:
        """There is nothing to draw: `skald terminal` shows games to people."""

    def close(self) -> None:
        """Nothing is held open."""

    # Keeping.

    def clone(self) -> "SkaldEnv":
        """An independent environment: same game, same dice, same agents, same spaces."""
        new = SkaldEnv.__new__(SkaldEnv)
        new._sit(self.kind, self.encoder, self.table.clone())
        new._restore(self._bookkeeping())
        new._spaces = copy.deepcopy(self._spaces)
        return new

    def save(self) -> bytes:
        """Everything but the spaces as JSON: the exact position, the dice, and who is done."""
        data = {
            "format": FORMAT,
            "environment": self.kind.id,
            "table": self.table.to_json(),
            "agents": self._bookkeeping(),
        }
        return json.dumps(data, separators=(",", ":")).encode()

    def load(self, data: bytes) -> None:
        """Go on where `save` was called; the game's own setup replaces that of this environment."""
        read = _read(data)
        if read["environment"] != self.kind.id:
            raise BadRecord(f"This was saved by {read['environment']}, not by {self.kind.id}.")
        kept = self._spaces
        self._sit(self.kind, self.encoder, GameRunner.from_json(read["table"]))
        self._spaces = {agent: kept[agent] for agent in self.possible_agents if agent in kept}
        self._restore(read["agents"])

    def _bookkeeping(self) -> dict[str, Any]:
        return {
            "agents": self.agents[:],
            "agent_selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "_cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "truncations": dict(self.truncations),
            "infos": {agent: dict(info) for agent, info in self.infos.items()},
            "_skip_agent_selection": self._skip_agent_selection,
        }

    def _restore(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SkaldEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {"save": self.save(), "spaces": self._spaces}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        read = _read(kept["save"])
        kind = find_kind(read["environment"])
        self._sit(kind, kind.encoder(), GameRunner.from_json(read["table"]))
        self._restore(read["agents"])
        self._spaces = kept["spaces"]


def _read(data: bytes) -> dict[str, Any]:
    """A saved environment as plain data."""
    try:
        read = json.loads(data)
    except ValueError:
        raise BadRecord("This is no saved environment.") from None
    if not isinstance(read, dict) or read.get("format") != FORMAT or "table" not in read:
        raise BadRecord("This is no saved environment.")
    return read


def wrap(env: SkaldEnv) -> Any:
    """PettingZoo's usual wrappers: who plays a masked action loses with -1."""
    wrapped = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
