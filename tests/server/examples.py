"""Writes the games that newcomers may watch: four bots of level 3 at each game.

    PYTHONPATH=build/compiled .venv/bin/python -m tests.server.examples

They change only when the rules do; a record of other rules cannot be replayed.
"""

from pathlib import Path
from typing import Final

import skald
from skald.kernel.record import Record
from skald.sim.plan import simulation
from skald.sim.replaying import match_of

EXAMPLES: Final = Path(__file__).parents[2] / "web" / "public" / "examples"
SEATS: Final = 4
SEED: Final = 7


def played(game: str) -> Record:
    """A whole game, the same on every machine."""
    return match_of(simulation(game, SEATS, ["jarl"] * SEATS, {}, SEED, 1), 0).record()


if __name__ == "__main__":
    for name in skald.games():
        (EXAMPLES / f"{name}.json").write_text(played(name).to_json(), encoding="utf-8")
