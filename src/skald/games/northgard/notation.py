"""Readable lines that pack several small actions.

`move t3>t5 2+kaija` · `lay 13 0,1 k2` · `build forge t5 on large` · `recruit t3 t3 t5` ·
`retreat t3*2 t7` — choices that are forced may be left out, here as everywhere.
"""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.actions import DONE, RETREAT, TABLE
from skald.games.northgard.rules.combat import Retreat
from skald.games.northgard.rules.recruit import Recruit
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.agenda import Step, listen, play
from skald.kernel.errors import BadNotation, IllegalAction
from skald.kernel.rulebook import rules_of


class Script:
    """Plays small actions on a copy of a state and remembers them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.first = state.agenda[-1]
        self.log = listen(state)
        self.actions: list[Action] = []

    @property
    def step(self) -> Step | None:
        """The choice that is due."""
        return self.state.agenda[-1] if self.state.agenda else None

    def play(self, text: str) -> None:
        """Play one action; one that was forced by the actions before is passed over."""
        action = TABLE.parse(text)
        if action in self.state.offered:
            self.actions.append(action)
            play(self.state, action)
        elif (self.first.seat, action) not in self.log.forced:
            rule = next(iter(rules_of(type(self.first))), "")
            raise IllegalAction(f"“{text}” is not possible now by {rule}.", rule)


def unpack(state: State, text: str) -> list[Action]:
    """The small actions that a readable line stands for, played on this copy of a state."""
    words = text.split()
    reader = _READERS.get(words[0]) if words else None
    if reader is None:
        TABLE.parse(text)
        raise BadNotation(f"“{text}” is not possible now.")
    script = Script(state)
    try:
        reader(script, words[1:])
    except (ValueError, IndexError):
        raise BadNotation(f"“{text}” is no action of this game.") from None
    return script.actions


def _move(script: Script, words: list[str]) -> None:
    source, target = words[0].split(">")
    script.play(f"from {source}")
    script.play(f"to {target}")
    script.play(f"units {words[1]}")


def _lay(script: Script, words: list[str]) -> None:
    tile, square, turn = words
    script.play(f"tile {tile}")
    script.play(f"cell {square}")
    script.play(f"turn {int(turn.removeprefix('k'))}")


def _build(script: Script, words: list[str]) -> None:
    script.play(f"build {words[0]}")
    script.play(f"in {words[1]}")
    if len(words) > 2:
        script.play(f"on {words[-1]}")


def _recruit(script: Script, words: list[str]) -> None:
    if not words:
        raise ValueError(words)
    for word in words:
        script.play(f"recruit {word}")
    if isinstance(script.step, Recruit):
        script.play(DONE.text)


def _retreat(script: Script, words: list[str]) -> None:
    counts = {}
    for word in words:
        name, _, number = word.partition("*")
        counts[int(name.removeprefix("t"))] = int(number or "1")
    first = script.step
    while isinstance(step := script.step, Retreat) and step.seat == script.first.seat:
        target = script.state.offered[0].target
        script.play(RETREAT[target][counts.get(target, 0)].text)
    forced = [action for seat, action in script.log.forced if seat == script.first.seat]
    gone = [a for a in (*script.actions, *forced) if a.verb == "retreat" and a.amount]
    if not isinstance(first, Retreat) or {a.target: a.amount for a in gone} != counts:
        raise IllegalAction("The line names more or less units than must retreat.", "NG-RETREAT-01")


_READERS: Final[dict[str, Callable[[Script, list[str]], None]]] = {
    "move": _move,
    "lay": _lay,
    "build": _build,
    "recruit": _recruit,
    "retreat": _retreat,
}
