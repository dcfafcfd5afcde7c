"""Events tell what happened, in known words and whole numbers, and change nothing."""

import pytest

from skald.kernel.match import Match
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Sampler
from tests.properties.samplers import SAMPLERS

CHUNKS = 8
GAMES = 10
# Events of one game in thousands; tests of their rules show them.
RARE = {ICE_GARDEN: {"markers_home"}, NORTHGARD: set[str]()}


def listened(sampler: Sampler, seed: int) -> tuple[Match, Match]:
    """The same game twice, with and without a listener."""
    game = sampler.game(seed)
    chooser = sampler.style(seed, random=1)
    heard, unheard = game.match(listen=True), game.match()
    while not heard.over:
        action = chooser(heard.state, game.dice)
        heard.play(action)
        unheard.play(action)
    return heard, unheard


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_events_are_known_words_with_whole_numbers_and_a_rule(sampler: Sampler, chunk: int) -> None:
    """And listening changes nothing."""
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        heard, unheard = listened(sampler, seed)
        check_words(sampler, heard)
        assert heard.fingerprint() == unheard.fingerprint()
        assert heard.record().to_json() == unheard.record().to_json()
        assert not any(ply.events or ply.forced for ply in unheard.history)


def check_words(sampler: Sampler, match: Match) -> None:
    """Every event of a match is one that whoever shows events knows."""
    seats = range(-1, 2 if match.setup.players == 1 else match.setup.players)
    for event in (event for ply in match.history for event in ply.events):
        assert list(event.facts) == sampler.facts[event.name], event
        assert all(type(fact) is int for fact in event.facts.values()), event
        assert event.seat in seats, event
        assert event.rule.startswith(sampler.rules.prefix + "-"), event


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_every_known_event_is_told(sampler: Sampler) -> None:
    """The list of events holds nothing that is never heard."""
    told = set(RARE[sampler])
    seed = 0
    while told != set(sampler.facts):
        assert seed < 400, sorted(set(sampler.facts) - told)
        heard, _ = listened(sampler, seed)
        told |= {event.name for ply in heard.history for event in ply.events}
        seed += 1


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_forced_choices_are_told_apart(sampler: Sampler) -> None:
    """What the kernel took by itself is listed with the action that led to it."""
    match, _ = listened(sampler, 3)
    table = sampler.rules.table
    forced = [each for ply in match.history for each in ply.forced]
    assert forced
    assert all(action is table.parse(action.text) for _, action in forced)
