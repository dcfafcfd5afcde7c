"""Writes the games that newcomers may watch: four bots of level 3 at each game.

    PYTHONPATH=build/compiled .venv/bin/python -m tests.server.examples

They change only when the rules do; a record of other rules cannot be replayed.
"""

from pathlib import Path
from typing import Final

import skald
from skald.bots import make_bot
from skald.kernel.record import Record

EXAMPLES: Final = Path(__file__).parents[2] / "web" / "public" / "examples"
SEATS: Final = 4
SEED: Final = 7


def played(game: str) -> Record:
    """A whole game."""
    match = skald.game(game).match(players=SEATS, seed=SEED)
    bots = [make_bot("jarl", match.rules, SEED + seat) for seat in range(SEATS)]
    while match.seat is not None:
        match.play(bots[match.seat].choose(match.state, match.decisions))
    return match.record()


if __name__ == "__main__":
    for name in skald.games():
        (EXAMPLES / f"{name}.json").write_text(played(name).to_json(), encoding="utf-8")
