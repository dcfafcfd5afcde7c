"""Small runs for the tests of this folder, and tasks for workers that die."""

import os
from collections.abc import Mapping
from pathlib import Path

from skald.sim.batches import Batch, Played, play_batch
from skald.sim.plan import Plan, simulation
from skald.sim.playing import Result

# Where a worker leaves a sign that it has died before.
GRAVE = "SKALD_TEST_GRAVE"


def small(games: int = 8, *, seed: int = 1, options: Mapping[str, str] | None = None) -> Plan:
    """Short games of two."""
    return simulation("ice-garden", 2, ["random", "random"], options or {}, seed, games)


def results(plan: Plan) -> list[Result]:
    """All games of a plan."""
    return play_batch(plan, Batch(0, plan.games)).results


def die_once(plan: Plan, batch: Batch) -> Played:
    """The first worker that comes to game 3 dies."""
    grave = Path(os.environ[GRAVE])
    if batch.first + batch.games > 3 and not grave.exists():
        grave.touch()
        os._exit(1)
    return play_batch(plan, batch)


def die_always(plan: Plan, batch: Batch) -> Played:
    """Whoever comes to game 3 dies."""
    if batch.first + batch.games > 3:
        os._exit(1)
    return play_batch(plan, batch)
