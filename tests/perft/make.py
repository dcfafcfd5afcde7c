"""Counts lines of actions from named positions, chance outcomes counted like any option.

    .venv/bin/python -m tests.perft.make    find the positions again, count, write positions.json

A count at depth n is the number of ways to play n actions; a line that ends the game earlier
counts once. Each position is stored with the moves that lead to it, so that any other engine of
this game can be compared with ours.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from skald.games.icegarden.game import GAME
from skald.games.icegarden.rules import STEPS
from skald.games.icegarden.state import State
from skald.kernel.agenda import State as KernelState
from skald.kernel.agenda import play
from skald.kernel.dice import Dice
from skald.kernel.match import Match
from skald.kernel.rules import Setup
from tests.properties.striving import for_the_goal, striving

POSITIONS: Final = Path(__file__).parent / "positions.json"
# The deepest count of a position is the first one above this.
ENOUGH: Final = 60_000
SEEDS: Final = 2_000


class Wish(NamedTuple):
    """A position: the first of its kind with at least so many options in a striving game."""

    name: str
    step: str
    players: int
    options: dict[str, str]
    least: int = 2
    round: int = 0


_ADVANCED: Final = {"advanced": "on", "extra_tiles": "on"}
_SNAKE: Final = {
    **_ADVANCED,
    "vuko_tiles": "snake:arrow,fire:arrow,nightwalkers:arrow,cyphral:arrow",
}
_SOLO: Final = {"solo": "hard"}

WISHES: Final = (
    Wish("set-up: first tile", "LayTile", 2, {"factions": "blue,red", "first": "1"}),
    Wish("set-up: Thorn", "PlaceThorn", 4, {}),
    Wish("set-up: reserves", "DealReserves", 3, {"factions": "blue,red,green"}),
    Wish("set-up: starting influence", "StartingInfluence", 4, {"edition": "second-de"}),
    Wish("set-up: Vuko tiles", "LayVukoTile", 2, _ADVANCED),
    Wish("initiative", "MoveInitiative", 4, {}, round=3),
    Wish("order tokens", "LayOrderToken", 3, {"advanced": "on"}, least=25),
    Wish("planning", "PlanAction", 4, {}),
    Wish("planning with full boxes", "PlanAction", 2, {}, round=4),
    Wish("viper gorge", "ViperGorge", 3, {}, least=8),
    Wish("influence", "Influence", 4, {}, least=5),
    Wish("move", "March", 4, {}, least=16),
    Wish("mountain", "Mountain", 3, {}, least=20),
    Wish("raven shadow", "Raven", 4, {}, least=3),
    Wish("making", "Making", 4, {}, least=14),
    Wish("making: M-factor", "ShiftMfactor", 2, {}, least=5),
    Wish("making: summoned units", "PlaceSummoned", 4, {}, least=4),
    Wish("activation: Maker-Spy", "MakerSpy", 4, {}),
    Wish("activation: Ice Floe", "IceFloe", 4, {}, least=3),
    Wish("activation: Speed", "SpeedMove", 4, {}, least=5),
    Wish("attack", "PayForAttack", 4, {}),
    Wish("attack: targets", "Hit", 4, {}, least=4),
    Wish("vuko kills", "VukoKills", 4, {}),
    Wish("vuko: giant snake", "Flee", 4, _SNAKE, least=3),
    Wish("domination: resources", "Collect", 4, {}, least=3),
    Wish("domination: recruitment", "Recruit", 4, {}),
    Wish("domination: pillage", "Plunder", 4, {}, least=4),
    Wish("domination: enthral", "Replace", 4, {}),
    Wish("lock", "Scatter", 1, {"solo": "easy", "npc": "green"}, least=3),
    Wish("catch-up", "CatchUp", 2, {}, round=2),
    Wish("solo: the NPC spreads", "NpcSpreads", 1, _SOLO),
    Wish("solo: the NPC summons", "NpcArrives", 1, _SOLO, round=1),
    Wish("solo: the NPC moves", "RelocateUnit", 1, _SOLO),
    Wish("solo: the NPC pillages", "NpcPillage", 1, {"solo": "medium", "npc": "red"}, least=4),
)


def perft(state: KernelState, depth: int) -> int:
    """How many lines of so many actions there are from here."""
    if depth == 0 or not state.agenda:
        return 1
    if depth == 1:
        return len(state.offered)
    count = 0
    for action in state.offered:
        after = state.clone()
        play(after, action)
        count += perft(after, depth - 1)
    return count


def position(data: dict[str, Any]) -> Match:
    """The match at a stored position."""
    players = data["players"]
    match = Match(GAME, Setup(players, GAME.complete(players, data["options"])), manual_chance=True)
    for line in data["moves"]:
        match.play(line)
    return match


def search(wish: Wish) -> Match:
    """The first position that fulfils a wish."""
    setup = Setup(wish.players, GAME.complete(wish.players, wish.options))
    chooser = striving(for_the_goal, 4)
    for seed in range(SEEDS):
        match, dice = Match(GAME, setup, manual_chance=True), Dice(seed)
        while not match.over:
            if fulfils(match, wish):
                return match
            match.play(chooser(match.state, dice))
    raise SystemExit(f"{wish.name}: no such position among {SEEDS} games")


def fulfils(match: Match, wish: Wish) -> bool:
    """Whether this is the position that was wished for."""
    assert isinstance(match.state, State)
    return (
        type(match.step) is STEPS[wish.step]
        and len(match.legal()) >= wish.least
        and match.state.round >= wish.round
    )


def counts(state: KernelState) -> dict[str, int]:
    """The counts from depth 1 on, until there are enough."""
    found = {"1": perft(state, 1)}
    while found[str(len(found))] < ENOUGH and len(found) < 8:
        depth = len(found) + 1
        found[str(depth)] = perft(state, depth)
    return found


def main() -> None:
    """Find the positions, count, and write both down."""
    found = []
    for wish in WISHES:
        match = search(wish)
        found.append(
            {
                "name": wish.name,
                "players": wish.players,
                "options": wish.options,
                "moves": [ply.line for ply in match.history],
                "counts": counts(match.state),
            }
        )
        sys.stdout.write(f"{wish.name}: {found[-1]['counts']}\n")
    lines = ",\n".join(json.dumps(each) for each in found)
    POSITIONS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
