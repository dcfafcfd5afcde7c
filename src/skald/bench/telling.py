"""The tables of a run, for people."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from skald.bench.loop import NAME as LOOP
from skald.bench.machine import WORDS, Machine
from skald.bench.measuring import Kind, Results
from skald.bench.rows import Row, rows

Cells = Sequence[str]
TITLES: Final = {
    Kind.PLAY: "Random play",
    Kind.CLONE: "Copies of a position",
    Kind.STEPS: "Environment steps",
}


class Grid(NamedTuple):
    """A table of texts; the first column names, the others hold numbers."""

    header: Cells
    lines: Sequence[Cells]


def grids(results: Results, unasked: dict[str, float]) -> dict[Kind, Grid]:
    """One table for each kind that was measured."""
    found = {
        Kind.PLAY: _play(rows(results, Kind.PLAY), unasked),
        Kind.CLONE: _clone(rows(results, Kind.CLONE)),
        Kind.STEPS: _steps(rows(results, Kind.STEPS)),
    }
    return {kind: grid for kind, grid in found.items() if grid.lines}


def _play(played: list[Row], unasked: dict[str, float]) -> Grid:
    header = (
        *("", "decisions/s", "x chess", "real/s", "x chess", "x loop", "games/s"),
        *("per game", "real", "unasked", "chance"),
    )
    return Grid(header, [_play_line(row, unasked.get(row.name)) for row in played])


def _play_line(row: Row, unasked: float | None) -> Cells:
    if row.name == LOOP:
        return (row.name, whole(row.decisions_per_second), *[""] * 9)
    return (
        row.name,
        whole(row.decisions_per_second),
        times(row.against_chess),
        whole(row.real_decisions_per_second),
        times(row.real_against_chess),
        f"{row.against_loop:.4f}" if row.against_loop else "",
        f"{row.games_per_second:,.1f}",
        whole(row.decisions_per_game),
        whole(row.real_decisions_per_game),
        whole(unasked) if unasked is not None else "",
        whole(row.chance_per_game),
    )


def _clone(cloned: list[Row]) -> Grid:
    lines = [
        (row.name, f"{1e6 / row.decisions_per_second:,.2f}", times(row.against_chess))
        for row in cloned
    ]
    return Grid(("", "µs", "x chess"), lines)


def _steps(stepped: list[Row]) -> Grid:
    lines = [
        (
            row.name,
            whole(row.decisions_per_second),
            times(row.against_pettingzoo),
            times(row.against_chess),
        )
        for row in stepped
    ]
    return Grid(("", "steps/s", "x PettingZoo", "x chess"), lines)


def whole(number: float) -> str:
    """A number without decimals."""
    return f"{number:,.0f}"


def times(ratio: float | None) -> str:
    """A ratio with three digits that count, if there is one."""
    if ratio is None:
        return ""
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.1f}" if ratio >= 10 else f"{ratio:.2f}"


def as_text(results: Results, unasked: dict[str, float], machine: Machine) -> str:
    """All tables for the terminal."""
    blocks = [f"{TITLES[kind]}\n{_aligned(grid)}" for kind, grid in grids(results, unasked).items()]
    blocks += [f"{name}: {reason}" for name, reason in results.skipped.items()]
    blocks.append(
        f"{circumstances(machine)}; one core, processor time, medians, rounds: {results.rounds}"
    )
    return "\n\n".join(blocks)


def circumstances(machine: Machine) -> str:
    """Where it ran, on one line."""
    return f"Skald {machine.skald}, {WORDS[machine.build]}, {machine.python}, {machine.cpu}"


def _aligned(grid: Grid) -> str:
    lines = [grid.header, *grid.lines]
    widths = [max(len(line[n]) for line in lines) for n in range(len(grid.header))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if n == 0 else cell.rjust(width)
            for n, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
