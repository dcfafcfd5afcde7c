"""What can be chosen is told apart by its words, in every language."""

from collections import Counter
from functools import cache

import pytest

from skald.kernel.games import find_game
from skald.kernel.words import Words
from skald.lang import LANGUAGES, Speech
from tests.properties.playing import Sampler, extent
from tests.properties.samplers import SAMPLERS

CHUNKS = range(extent(1, 2, 8))
GAMES = extent(10, 40, 40)

SPEECHES = {language: Speech(language) for language in LANGUAGES}


@cache
def told(language: str, words: Words) -> str:
    """Words as they are read."""
    return SPEECHES[language].tell(words)


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_no_two_offers_of_a_choice_have_the_same_words(sampler: Sampler, chunk: int) -> None:
    """Also where chance decides: people who roll real dice choose there too."""
    presenter = find_game(sampler.rules.id).presenter
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        game = sampler.game(seed)
        with game.told():
            for state in game.positions(sampler.style(seed, random=1)):
                offers = [presenter.action(state, action) for action in state.offered]
                for language in LANGUAGES:
                    texts = Counter(told(language, words) for words in offers)
                    twice = [text for text, times in texts.items() if times > 1]
                    assert not twice, (language, state.agenda[-1], twice)
