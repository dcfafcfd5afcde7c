"""Learning a game that brings no encoder: what a seat sees is derived from its view."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from skald.rl import aec_env, encoder, environments, vector_env
from skald.rl.derived import leaves
from tests.rl.test_pettingzoo import EXPECTED
from tests.toy.game import Toy, toy_match

pytestmark = pytest.mark.usefixtures("toy")


def test_its_environment_has_version_0(toy: Toy) -> None:
    kind = environments()["toy_v0"]
    assert (kind.game, kind.players) == (toy.id, toy.max_players)


@pytest.mark.parametrize("players", [2, 3])
def test_the_api_test_and_the_seed_test_pass(players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(aec_env("toy_v0", players=players, seed=5), num_cycles=200)
    assert {str(each.message) for each in said} <= EXPECTED
    seed_test(lambda: aec_env("toy_v0", players=players), num_cycles=50)


def test_many_games_side_by_side() -> None:
    env = vector_env("toy_v0", matches=8, players=2, seed=1)
    assert env.observation.shape == (8, encoder("toy_v0").layout.size)
    assert env.observation.any(axis=1).all()


def test_what_differs_in_the_view_differs_in_the_observation() -> None:
    writer = encoder("toy_v0")
    seen = [
        writer.encode(toy_match("coin tails", *lines).state, 1)
        for lines in ((), ("take 1",), ("take 2",))
    ]
    assert len({bytes(each) for each in seen}) == 3
    highs = np.array(writer.layout.highs(), np.uint8)
    assert all((np.frombuffer(each, np.uint8) <= highs).all() for each in seen)


def test_values_of_every_kind_have_names() -> None:
    view = {"a": [3, -2], "b": {"c": "red"}, "d": None, "e": True}
    assert list(leaves("", view)) == [(".a.0", 3), (".a.1-", 2), (".b.c=red", 1), (".e", 1)]
