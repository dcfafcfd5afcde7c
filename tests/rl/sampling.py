"""Positions of random games, as learners meet them: somebody's choice is due, or all is over."""

from collections.abc import Iterator

from skald.kernel.agenda import CHANCE, State
from skald.kernel.encoding import Encoder
from skald.kernel.playout import choose
from skald.rl import encoder
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Playthrough, Sampler

ENVIRONMENTS = {"ice_garden_v1": ICE_GARDEN, "northgard_v1": NORTHGARD}
NAMES = sorted(ENVIRONMENTS)


def games(name: str, seeds: range) -> Iterator[tuple[Playthrough, State]]:
    """The positions of these games; some are played by chance, most with some sense."""
    sampler: Sampler = ENVIRONMENTS[name]
    for seed in seeds:
        game = sampler.game(seed)
        style = choose if seed % 4 == 0 else sampler.styles[seed % len(sampler.styles)]
        with game.told():
            for state in game.positions(style):
                if not state.agenda or state.agenda[-1].seat != CHANCE:
                    yield game, state


def cells(seen: bytearray, writer: Encoder, name: str) -> list[int]:
    """The cells of one field."""
    return list(seen[writer.layout[name]])


def row(seen: bytearray, writer: Encoder, name: str, seat: int) -> list[int]:
    """The cells of one field that belong to a seat, counted from the observer."""
    found = cells(seen, writer, name)
    field = next(field for field in writer.layout if field.name == name)
    width = field.size // field.shape[0]
    return found[seat * width : (seat + 1) * width]


def writer_of(name: str) -> Encoder:
    """The encoder of an environment."""
    return encoder(name)
