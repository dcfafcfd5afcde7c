"""Places are told apart by their names, in every language, as long as a game lasts."""

from collections import Counter

import pytest

from skald.kernel.games import find_game
from skald.lang import LANGUAGES
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import extent
from tests.properties.test_offers import told

CHUNKS = range(extent(1, 2, 8))
GAMES = extent(5, 20, 40)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_no_two_territories_of_a_position_have_the_same_name(chunk: int) -> None:
    presenter = find_game(NORTHGARD.rules.id).presenter
    most = 0
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        for state in NORTHGARD.game(seed).positions(NORTHGARD.style(seed, random=1)):
            names = presenter.places(state).values()
            most = max(most, len(names))
            for language in LANGUAGES:
                texts = Counter(told(language, words) for words in names)
                assert len(texts) == len(names), (language, texts.most_common(3))
    assert most > 20
