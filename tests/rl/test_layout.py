"""What stands where: within bounds, as documented, and fixed by the version of the id."""

import hashlib

import numpy as np
import pytest

from skald.kernel.agenda import CHANCE
from skald.kernel.rules import find
from skald.rl import encoder
from skald.rl.ids import find_kind
from tests.rl.make import DOCUMENT, renewed
from tests.rl.sampling import NAMES, cells, games, writer_of

# Agents that were trained on an id rely on both: change either, and the id gets a new version.
PINNED = {
    "ice_garden_v1": ("61d647faae84", "bfe19729890b"),
    "northgard_v1": ("9b18b233080d", "ec02ae5e7351"),
}


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_of_every_position_is_within_its_bounds(name: str) -> None:
    writer = writer_of(name)
    highs = np.array(writer.layout.highs(), np.uint8)
    for game, state in games(name, range(12)):
        seat = state.agenda[-1].seat if state.agenda else 0
        seen = writer.encode(state, seat)
        assert len(seen) == writer.layout.size
        assert (np.frombuffer(seen, np.uint8) <= highs).all()
        assert sum(cells(seen, writer, "choosing")) == (len(state.agenda) > 0)
        assert sum(cells(seen, writer, "choice")) == (len(state.agenda) > 0)
        assert cells(seen, writer, "over") == [not state.agenda]
        assert sum(cells(seen, writer, "present")) >= game.setup.players


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_of_a_seat_has_its_cell(name: str) -> None:
    kinds = set(encoder(name).layout.kinds)
    assert kinds <= find(find_kind(name).game).steps.keys()
    asked = {
        type(state.agenda[-1]).__name__
        for _, state in games(name, range(24))
        if state.agenda and state.agenda[-1].seat != CHANCE
    }
    assert asked <= kinds
    assert len(asked) > len(kinds) // 2


@pytest.mark.parametrize("name", NAMES)
def test_an_id_stands_for_one_layout_and_one_table_of_actions(name: str) -> None:
    table = find(find_kind(name).game).table
    texts = "\n".join(table[n].text for n in range(len(table)))
    actions = hashlib.sha256(texts.encode()).hexdigest()[:12]
    assert (encoder(name).layout.digest(), actions) == PINNED[name], (
        f"{name} was changed: give it a new version, and pin that one"
    )


def test_the_documentation_shows_the_layouts() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert renewed(text) == text, "write it anew with python -m tests.rl.make"
    for name in NAMES:
        assert f"| {len(find(find_kind(name).game).table):,} |" in text
