"""Events tell what happened, in known words and whole numbers, and change nothing."""

import pytest

from skald.games.icegarden.game import GAME
from skald.kernel.conformance import choose
from skald.kernel.match import Match
from tests.properties.playing import Playthrough
from tests.properties.striving import for_the_goal, striving

# Every event of this game with its facts in order. Whoever shows events knows exactly these.
EVENTS = """
    absorb amount
    control amount place
    defeat victim kind place
    die number
    displace_reserve source target
    dominates place
    domination scorings
    drop_token amount tokens
    end_goal winners
    end_points winners
    end_snow
    enthral victim place kind
    faction faction
    first_player
    gain resource amount
    initiative steps helm
    lay_tile place
    lock place
    marker_returns place kind
    markers_home place amount
    move kind amount source target
    nation_falls place amount
    nations
    nations_move source target amount
    nightwalkers amount place
    nobody_dominates place
    order_token box number
    pay resource amount level
    pillage victim resource level
    place_marker place
    plan box
    points source amount
    recruit victim place kind
    red_ship helm
    reputation field change
    reserves places
    resolve box
    reveal place number
    round round
    shift source target
    snow snow
    spy first second
    summon level place
    thorn place
    tile_active stage effect
    toll
    torment place
    tower place
    transport place amount
    turn_order markers helm
    turn_up place
    unit_returns kind place
    upgrade level ability over
    upgrade_nothing
    visit place
    vuko source target
    vuko_tile stage effect side
    vuko_token tokens
    wound kind place
"""
FACTS = {line.split()[0]: line.split()[1:] for line in EVENTS.split("\n") if line.strip()}

CHUNKS = 8
GAMES = 15


def listened(seed: int) -> tuple[Match, Match]:
    """The same game twice, with and without a listener."""
    game = Playthrough(seed, seed % 4 + 1)
    chooser = striving(for_the_goal, 3) if seed // 4 % 3 else choose
    heard, unheard = game.match(listen=True), game.match()
    while not heard.over:
        action = chooser(heard.state, game.dice)
        heard.play(action)
        unheard.play(action)
    return heard, unheard


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_events_are_known_words_with_whole_numbers_and_a_rule(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        match, _ = listened(seed)
        seats = range(-1, 2 if match.setup.players == 1 else match.setup.players)
        for event in (event for ply in match.history for event in ply.events):
            assert list(event.facts) == FACTS[event.name], event
            assert all(type(fact) is int for fact in event.facts.values()), event
            assert event.seat in seats, event
            assert event.rule.startswith("IG-"), event


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_listening_changes_nothing(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        heard, unheard = listened(seed)
        assert heard.fingerprint() == unheard.fingerprint()
        assert heard.record().to_json() == unheard.record().to_json()
        assert not any(ply.events or ply.forced for ply in unheard.history)


def test_forced_choices_are_told_apart() -> None:
    """What the kernel took by itself is listed with the action that led to it."""
    match = Playthrough(3, 4).match(listen=True)
    dice = Playthrough(3, 4).dice
    while not match.over:
        match.play(choose(match.state, dice))
    forced = [each for ply in match.history for each in ply.forced]
    assert forced
    assert all(action is GAME.table.parse(action.text) for _, action in forced)
