"""One game from one seed."""

from typing import Any

import pytest

import skald
from skald.games.icegarden.ids import FACTIONS
from skald.games.northgard.ids import CLANS
from skald.kernel.agenda import CHANCE
from skald.sim.batches import Batch, play_batch
from skald.sim.plan import Plan, simulation
from skald.sim.playing import NOBODY, Result
from skald.sim.replaying import match_of
from tests.sim.helping import results, small

PLANS = [
    simulation("ice-garden", 4, ["random"], {}, 5, 3),
    simulation("ice-garden", 1, ["random"], {"solo": "hard"}, 5, 3),
    simulation("northgard", 3, ["random"], {}, 5, 3),
    simulation("northgard", 4, ["random"], {"teams": "on"}, 5, 3),
]
in_every_plan = pytest.mark.parametrize("plan", PLANS, ids=lambda p: f"{p.game} {p.players}")


@in_every_plan
def test_a_result_tells_what_happened_in_the_match(plan: Plan) -> None:
    for result in results(plan):
        match = match_of(plan, result.number, listen=True)
        assert match.outcome is not None
        assert result.reason == match.outcome.reason
        assert result.scores == match.outcome.scores
        assert result.winners == match.outcome.winners
        assert result.decisions == match.decisions
        assert result.chance == len(match.history) - match.decisions
        assert skald.Record.from_json(match.record().to_json()).replay().over


@in_every_plan
def test_factions_and_rounds(plan: Plan) -> None:
    for result in results(plan):
        match = match_of(plan, result.number)
        view: dict[str, Any] = {**match.view()}
        names = [seat.get("faction", seat.get("clan")) for seat in view["seats"]]
        assert list(result.factions) == names
        assert set(names) <= {*FACTIONS, *CLANS}
        assert result.rounds == view["round" if plan.game == "ice-garden" else "year"]
        assert result.rounds > 0


def test_forced_choices_are_those_with_one_option() -> None:
    plan = PLANS[2]
    [result] = play_batch(plan, Batch(1, 1)).results
    match = match_of(plan, 1)
    again = skald.game(plan.game).match(plan.players, 0, plan.options, manual_chance=True)
    forced = 0
    for ply in match.history:
        forced += len(again.legal()) == 1 and ply.seat != CHANCE
        again.play(ply.action)
    assert result.forced == forced > 0


def test_games_differ_and_repeat() -> None:
    first, again = results(small()), results(small())
    assert first == again
    assert len({result[2:] for result in first}) > 1
    assert results(small(seed=2)) != first


def test_a_batch_does_not_depend_on_its_size() -> None:
    plan = small(6)
    single = [play_batch(plan, Batch(number, 1)).results[0] for number in range(6)]
    assert single == results(plan)


def test_the_opponent_of_a_solo_game_has_no_bot() -> None:
    result = results(PLANS[1])[0]
    assert isinstance(result, Result)
    assert result.bots == ("random", NOBODY)


def test_a_game_that_fails_says_which() -> None:
    plan = small()._replace(bots=("deep-blue", "random"))
    with pytest.raises(skald.BadOption) as caught:
        play_batch(plan, Batch(7, 1))
    assert caught.value.__notes__ == [f"in game 7 of ice-garden, seed {plan.game_seed(7)}"]
