"""Other engines, as they come from PyPI. Each is imported late and skipped when missing."""

from typing import Final

from skald.bench.measuring import Contender
from skald.bench.peers import catanatron, chess, openspiel, pettingzoo, rlcard

# Always measured, with --peers or without.
YARDSTICKS: Final = chess.CONTENDERS
PEERS: Final[tuple[Contender, ...]] = (
    *catanatron.CONTENDERS,
    *openspiel.CONTENDERS,
    *pettingzoo.CONTENDERS,
    *rlcard.CONTENDERS,
)
