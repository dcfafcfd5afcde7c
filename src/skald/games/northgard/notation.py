"""Readable lines that pack several small actions.

`move t3>t5 2+kaija` · `lay 13 0,1 k2` · `build forge t5 on large` · `recruit t3 t3 t5` ·
`retreat t3*2 t7` — choices that are forced may be left out, here as everywhere.
"""

from collections.abc import Callable
from typing import Final

from skald.games.northgard.actions import DONE, RETREAT, TABLE
from skald.games.northgard.rules.levy import Levy
from skald.games.northgard.rules.placing import ChooseCell, ChooseTurn
from skald.games.northgard.rules.recruit import Recruit
from skald.games.northgard.rules.retreat import Retreat
from skald.games.northgard.state import State
from skald.kernel.actions import Action
from skald.kernel.errors import BadNotation
from skald.kernel.notation import Script as PackedLine

Script = PackedLine[State]


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
    script.play_or_forced(TABLE.parse(f"from {source}"))
    script.play_or_forced(TABLE.parse(f"to {target}"))
    script.play_or_forced(TABLE.parse(f"units {words[1]}"))


def _lay(script: Script, words: list[str]) -> None:
    tile, square, turn = words
    step, cell = script.step, TABLE.parse(f"cell {square}")
    if isinstance(step, ChooseCell | ChooseTurn):
        script.expect(script.state.land.tiles[step.tile].name == tile)
    else:
        script.play_or_forced(TABLE.parse(f"tile {tile}"))
    if isinstance(step, ChooseTurn):
        script.expect(step.cell == cell.target)
    else:
        script.play_or_forced(cell)
    script.play_or_forced(TABLE.parse(f"turn {int(turn.removeprefix('k'))}"))


def _build(script: Script, words: list[str]) -> None:
    script.play_or_forced(TABLE.parse(f"build {words[0]}"))
    script.play_or_forced(TABLE.parse(f"in {words[1]}"))
    if len(words) > 2:
        script.play_or_forced(TABLE.parse(f"on {words[-1]}"))


def _recruit(script: Script, words: list[str]) -> None:
    if not words:
        raise ValueError(words)
    for word in words:
        script.play_or_forced(TABLE.parse(f"recruit {word}"))
    if isinstance(script.step, Recruit | Levy):
        script.play(DONE)


def _retreat(script: Script, words: list[str]) -> None:
    first = script.step
    script.expect(isinstance(first, Retreat))
    assert isinstance(first, Retreat)
    counts = {}
    for word in words:
        name, _, number = word.partition("*")
        territory, amount = int(name.removeprefix("t")), int(number or "1")
        counts[territory] = amount
        script.play_or_forced(RETREAT[territory][amount])
    script.expect(script.step is not first or not first.units(script.state))
    script.expect({a.target: a.amount for a in script.taken("retreat")} == counts)


_READERS: Final[dict[str, Callable[[Script, list[str]], None]]] = {
    "move": _move,
    "lay": _lay,
    "build": _build,
    "recruit": _recruit,
    "retreat": _retreat,
}
