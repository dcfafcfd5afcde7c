"""Why a place cannot be pointed at: always a rule, whatever is pointed at."""

import random
import re

import pytest

import skald
from skald.kernel.agenda import CHANCE
from skald.kernel.games import find_game
from skald.kernel.match import Match
from skald.kernel.rules import find
from skald.lang import Speech
from skald.rulebook import known_rule
from skald.server.asking import why_not
from tests.server.playing import PERSON, new_table
from tests.server.serving import Server

NONSENSE = [[], [""], ["nonsense"], ["region:99"], ["unit:9:9:9"], ["cell:x"], ["card:-1"] * 50]


def choices(game: str, seed: int) -> list[Match]:
    """Positions of a random game in which somebody chooses."""
    match, dice = skald.game(game).match(3, seed=seed), random.Random(seed)
    found = []
    while not match.over:
        if match.seat != CHANCE and dice.random() < 0.15:
            found.append(match.clone())
        match.play(dice.choice(match.legal()))
    return found


def paths_around(match: Match, dice: random.Random) -> list[list[str]]:
    """Places that some action is about, mostly one that is not on offer."""
    presenter, table = find_game(match.rules.id).presenter, find(match.rules.id).table
    verbs = {action.verb for action in match.legal()}
    actions = [table[dice.randrange(len(table))] for _ in range(300)]
    paths = [presenter.targets(match.state, a) for a in actions if a.verb in verbs]
    return [list(path[:length]) for path in paths for length in range(1, len(path) + 1)]


@pytest.mark.parametrize("game", ["ice-garden", "northgard"])
def test_every_place_is_answered_with_a_rule_of_the_game(game: str) -> None:
    speech, presenter, dice, asked = Speech("en"), find_game(game).presenter, random.Random(1), 0
    for match in choices(game, 3):
        for path in [*paths_around(match, dice)[:12], *NONSENSE]:
            rule = why_not(presenter, match, path)
            assert known_rule(speech, game, rule), (rule, path, match.step)
            asked += 1
    assert asked > 300


def test_a_refused_place_names_its_rule_over_a_socket(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair(0, 1) as chair:
        chair.send("ask", seat=chair.now["due"], ply=chair.now["ply"], targets=["cell:99,99"])
        refusal = chair.next_refusal()
        assert refusal["reason"] == "illegal"
        assert re.fullmatch(r"NG-[A-Z0-9-]+[a-z]?", refusal["rule"])
        chair.send("ask", seat=chair.now["due"], ply=0, targets=[])
        assert chair.refusal() == "stale"


def test_nobody_can_ask_what_another_may_not_do(server: Server) -> None:
    made = new_table(server, "northgard", PERSON, PERSON)
    with made.chair(0) as red, made.chair(1) as blue:
        other = blue if red.is_due else red
        other.send("ask", seat=other.now["viewer"], ply=other.now["ply"], targets=["card:1"])
        assert other.refusal() == "not-your-turn"
