"""What is printed and written: ratios, the date, the machine, and who was left out."""

import pytest

from skald.bench.machine import Machine, build, this_machine
from skald.bench.measuring import MISSING, Count, Kind, Measured, Results
from skald.bench.report import as_report
from skald.bench.rows import data
from skald.bench.telling import as_text, times

MACHINE = Machine(
    date="2026-01-31",
    cpu="Abacus 9",
    cores=4,
    system="Linux x86_64",
    python="CPython 3.11.7",
    build="compiled",
    skald="0.1.0",
    peers={"chess": "1.11.2"},
)
UNASKED = {"ice-garden 4": 87.0}


def row(name: str, kind: Kind, decisions: int, forced: int = 0, package: str = "") -> Measured:
    """One round of two games in a second."""
    return Measured(name, kind, package, [Count(2, decisions, forced, 8, 1.0, 1.25)])


@pytest.fixture
def results() -> Results:
    """Every kind, with one peer missing."""
    return Results(
        1,
        0.6,
        [
            row("ice-garden 4", Kind.PLAY, 90_000, 30_000),
            row("ice-garden", Kind.CLONE, 400_000),
            row("ice_garden_v1", Kind.STEPS, 20_000),
            row("Catanatron 4", Kind.PLAY, 10_000, 5_000, "catanatron"),
            row("PettingZoo chess", Kind.STEPS, 1_000, package="pettingzoo"),
            row("python-chess", Kind.PLAY, 30_000, package="chess"),
            row("python-chess", Kind.CLONE, 800_000, package="chess"),
            row("plain loop", Kind.PLAY, 9_000_000),
        ],
        {"OpenSpiel chess": MISSING},
    )


def test_the_text_has_figures_and_ratios(results: Results) -> None:
    lines = [" ".join(line.split()) for line in as_text(results, UNASKED, MACHINE).splitlines()]
    # Decisions, real ones (each beside chess), the loop, games, then each game.
    play = "ice-garden 4 90,000 3.00 60,000 2.00 0.0100 2.0 45,000 30,000 87 4"
    assert play in lines
    assert "ice-garden 2.50 0.50" in lines
    assert "ice_garden_v1 20,000 20.0 0.67" in lines
    assert "OpenSpiel chess: not installed" in lines
    assert lines[-1].startswith("Skald 0.1.0, compiled build, CPython 3.11.7, Abacus 9;")


def test_the_report_begins_with_date_and_machine(results: Results) -> None:
    report = as_report(results, UNASKED, MACHINE)
    for line in (
        "| date | 2026-01-31 |",
        "| processor | Abacus 9, 4 cores, one used |",
        "| Skald | 0.1.0, compiled build |",
        "| peers | chess 1.11.2 |",
    ):
        assert line in report
    assert "- OpenSpiel chess: not installed" in report


def test_the_report_compares_with_every_peer(results: Results) -> None:
    lines = as_report(results, UNASKED, MACHINE).splitlines()
    at = lines.index("|  | Catanatron 4 | python-chess |")
    assert lines[at + 2 : at + 4] == [
        "| ice-garden 4 | 9.00 | 3.00 |",
        "| ice-garden 4, real | 12.0 | 2.00 |",
    ]
    assert "| ice_garden_v1 | 20.0 |" in lines


def test_without_peers_there_is_nothing_to_compare(results: Results) -> None:
    alone = results._replace(measured=[each for each in results.measured if not each.package])
    assert "How many times as fast" not in as_report(alone, UNASKED, MACHINE)
    assert "ice-garden 4" in as_text(alone, UNASKED, MACHINE)


def test_data_for_programs(results: Results) -> None:
    found = data(results, UNASKED)
    first = found["rows"][0]
    assert (first["name"], first["kind"]) == ("ice-garden 4", "play")
    assert first["real_decisions_per_second"] == 60_000
    assert first["decisions_per_wall_second"] == 72_000
    assert found["skipped"] == {"OpenSpiel chess": "not installed"}
    assert found["unasked_per_game"] == UNASKED


@pytest.mark.parametrize(
    ("ratio", "told"),
    [(None, ""), (0.026, "0.03"), (9.994, "9.99"), (12.34, "12.3"), (123.4, "123")],
)
def test_a_ratio_is_told_shortly(ratio: float | None, told: str) -> None:
    assert times(ratio) == told


def test_this_machine() -> None:
    here = this_machine(["", "typer", "no-such-package"])
    assert here.build == build()
    assert here.cpu
    assert here.peers.keys() == {"typer", "no-such-package"}
    assert here.peers["no-such-package"] == "?"
