"""The results file: date, machine, ratios first, then the figures behind them."""

from collections.abc import Callable, Sequence
from typing import Final

from skald.bench import own
from skald.bench.machine import WORDS, Machine
from skald.bench.measuring import Kind, Measured, Results
from skald.bench.rows import ratio, real_ratio
from skald.bench.telling import TITLES, Grid, grids, times

Ratio = Callable[[Measured, Measured | None], float | None]

INTRODUCTION: Final = """\
# Speed beside other engines

Made by `skald bench --peers --write bench/RESULTS.md`; not edited by hand. All contenders ran in
one process on one core and took turns, {rounds} rounds of {seconds:g} s of processor time each.
Ratios are medians over the rounds, each within its round. Compare ratios: bare figures hold for
this machine on this day only.
"""

# The last chapter of the file is written by bench/table_load.py.
UNDER_LOAD: Final = "# The table under load\n"

MEANINGS: Final = {
    Kind.PLAY: """\
List the options, draw one at random, play it, until the game is over; set-up included. A
**decision** is one choice that a seat was asked to make: in Skald one piece, one step or one card,
in chess a half-move, in Catanatron a tick, rolling the dice included. Outcomes of chance are not
decisions elsewhere. A **real** decision had more than one option. Where a choice has one option,
Skald mostly takes it without asking: *unasked*, in no other column. *Driven* tables are played
through the public functions, one call for each choice, as OpenSpiel and the other peers are; the
others are played by the core. Games of chess are cut off after 400 half-moves. `x loop`: decisions
for each iteration of a plain loop in Python.
""",
    Kind.CLONE: """\
One copy of a position in the middle of a game, as search makes it: `state.clone()` of a game for
four; `board.copy(stack=False)` in python-chess; `game.copy()` in Catanatron; `state.clone()` in
OpenSpiel.
""",
    Kind.STEPS: """\
A learning environment: observation and legal actions are asked for, one action is drawn at random
and played. Skald's are for four; *64 matches* is its vectorised interface. A step of Catanatron's
environment also plays the opponent's answer; it is for two. PettingZoo's chess runs without its
wrappers. `x chess` compares with the bare half-moves of python-chess above.
""",
}


def joined(speed: str, file: str, load: str = "") -> str:
    """A results file with one of its two chapters anew; the other stays as it is in the file."""
    old_speed, heading, old_load = file.partition(UNDER_LOAD)
    speed, load = speed or old_speed, load or heading + old_load
    return speed.rstrip() + "\n" + (f"\n{load}" if load else "")


def as_report(results: Results, unasked: dict[str, float], machine: Machine) -> str:
    """The whole file."""
    parts = [
        INTRODUCTION.format(rounds=results.rounds, seconds=results.seconds),
        _machine(machine),
    ]
    for kind, grid in grids(results, unasked).items():
        parts.append(f"## {TITLES[kind]}\n")
        if (against := _against(results, kind)).lines:
            parts += ["How many times as fast as …\n", _table(against)]
        parts += [MEANINGS[kind], _table(grid)]
    if results.skipped:
        parts += ["## Left out\n", _skipped(results)]
    return "\n".join(parts)


def _machine(machine: Machine) -> str:
    peers = ", ".join(f"{name} {version}" for name, version in machine.peers.items())
    lines = [
        ("date", machine.date),
        ("processor", f"{machine.cpu}, {machine.cores} cores, one used"),
        ("system", machine.system),
        ("Python", machine.python),
        ("Skald", f"{machine.skald}, {WORDS[machine.build]}"),
        ("peers", peers),
    ]
    return _table(Grid(("", ""), lines), numbers=False)


def _against(results: Results, kind: Kind) -> Grid:
    """Skald's tables for four beside each peer."""
    ours = [each for each in results.of(kind) if _is_shown(each)]
    peers = [each for each in results.of(kind) if each.package]
    lines = [_line(each.name, each, peers, ratio) for each in ours]
    if kind == Kind.PLAY:
        lines += [_line(f"{each.name}, real", each, peers, real_ratio) for each in ours]
    return Grid(("", *(peer.name for peer in peers)), lines if peers else [])


def _is_shown(each: Measured) -> bool:
    """Ours, of random play only the tables that are played both ways."""
    if each.kind == Kind.PLAY:
        return each.name.removesuffix(own.FROM_OUTSIDE) in own.usual_tables()
    return not each.package


def _line(name: str, each: Measured, peers: Sequence[Measured], compare: Ratio) -> list[str]:
    return [name, *(times(compare(each, peer)) for peer in peers)]


def _skipped(results: Results) -> str:
    return "".join(f"- {name}: {reason}\n" for name, reason in results.skipped.items())


def _table(grid: Grid, *, numbers: bool = True) -> str:
    rule = ["---", *["---:" if numbers else "---"] * (len(grid.header) - 1)]
    return "".join(f"| {' | '.join(line)} |\n" for line in (grid.header, rule, *grid.lines))
