"""The judge of The Lord of the Ice Garden: chances that make sense, weights for every choice."""

from collections.abc import Iterator
from math import log

import pytest

from skald.bots.greedy import GreedyBot, promising
from skald.games.icegarden.game import RULES
from skald.games.icegarden.ids import INFLUENCE, MAKING
from skald.games.icegarden.judge import IceGardenJudge
from skald.games.icegarden.judge.options import WEIGHERS
from skald.games.icegarden.rules import STEPS
from skald.games.icegarden.rules.domination import Collect, Dominate, Domination
from skald.games.icegarden.rules.endings import EndCheck
from skald.games.icegarden.rules.influence import Influence
from skald.games.icegarden.rules.making import Making, PlaceSummoned, ShiftMfactor
from skald.games.icegarden.rules.planning import PlanAction
from skald.games.icegarden.rules.raven import Raven
from skald.games.icegarden.rules.vuko import VukoBox, VukoKills
from skald.kernel.agenda import CHANCE, State, Step, play
from skald.kernel.build import COMPILED
from skald.kernel.dice import Dice
from skald.kernel.match import fingerprint
from skald.kernel.playout import outcome
from skald.kernel.rules import Setup
from tests.support import Table, table

JUDGE = IceGardenJudge()
SETUPS = [
    (1, {"solo": "easy"}),
    (1, {"solo": "scientist", "edition": "second-de"}),
    (2, {}),
    (2, {"advanced": "on", "edition": "en-rewrite"}),
    (3, {"advanced": "on", "vuko_tiles": "chosen"}),
    (4, {}),
]
# Choices of chance, and those in which every option is as good as another to us.
BY_CHANCE = {
    *("DealFaction", "DealNpc", "DrawFirstPlayer", "RollThorn", "DealReserves", "RevealTile"),
    *("NpcSpreads", "NpcArrives", "RollDrakkars", "NpcPillage", "NpcFlees", "RelocateUnit"),
}
INDIFFERENT = {"LayTile", "LayOrderToken", "LayVukoTile"}


def positions(players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every position of a game in which a seat chooses: half by feel, half at random."""
    dice = Dice(seed)
    state = RULES.new_state(Setup(players, RULES.complete(players, options)))
    while state.agenda:
        if state.agenda[-1].seat == CHANCE:
            play(state, outcome(state, dice))
            continue
        yield state
        by_feel = dice.below(2) == 0
        offered = state.offered
        play(state, promising(JUDGE, state) if by_feel else offered[dice.below(len(offered))])
    yield state


def waiting(t: Table, letter: str) -> list[float]:
    """The chances while a seat may place influence and the Domination phase is still to come."""
    t.start(Influence(t.seat(letter), 0), Domination(), EndCheck())
    assert t.actor == letter
    return JUDGE.values(t.s)


def best(t: Table, *steps: Step) -> str:
    """What looks best at first sight once these steps are owed."""
    t.start(*steps)
    return promising(JUDGE, t.s).text


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_position_of_whole_games(players: int, options: dict[str, str]) -> None:
    for seed in (1, 2):
        for state in positions(players, options, seed):
            before = fingerprint(state), list(state.offered)
            weights = JUDGE.weigh(state, state.offered) if state.agenda else []
            for values in (JUDGE.values(state), JUDGE.forecast(state)):
                assert len(values) == players
                assert all(0.0 <= value <= 1.0 for value in values)
                assert players == 1 or sum(values) == pytest.approx(1.0)
            assert (fingerprint(state), state.offered) == before
            assert len(weights) == len(state.offered)
            assert all(weight > 0.0 for weight in weights)


def test_every_kind_of_choice_has_its_weights() -> None:
    choices = {name for name, cls in STEPS.items() if cls.options is not Step.options}
    weighed = {cls.__name__ for cls in WEIGHERS}
    assert choices - BY_CHANCE - weighed == INDIFFERENT
    assert weighed <= choices


def test_a_finished_game_belongs_to_its_winners() -> None:
    t = table("b r k").start(Influence(0, 0))
    t.s.ending, t.s.winners = 3, 0b010
    assert JUDGE.values(t.s) == JUDGE.forecast(t.s) == [0.0, 1.0, 0.0]
    t.s.winners = 0b101
    assert JUDGE.values(t.s) == [0.5, 0.0, 0.5]


def test_a_finished_solo_game_is_won_or_lost() -> None:
    t = table("b", npc="k").start(Influence(0, 0))
    t.s.ending, t.s.winners = 3, 0b10
    assert JUDGE.values(t.s) == [0.0]
    t.s.winners = 0b01
    assert JUDGE.values(t.s) == [1.0]


def test_before_the_characters_are_dealt_all_are_equal() -> None:
    state = RULES.new_state(Setup(4, RULES.complete(4, {})))
    assert JUDGE.values(state) == [0.25] * 4


def a_goal(letter: str) -> tuple[Table, int]:
    """A table for two in which both have a few markers; the seat of the one with the goal."""
    other = "r" if letter != "r" else "g"
    t = table(f"{letter} {other}")
    for place in ("r5", "r6"):
        t.put(letter, place, inf=4).put(other, place, inf=1)
    t.put(other, "r2", inf=3).put(other, "r3", inf=4)
    return t, t.seat(letter)


def test_five_towers_and_the_sixth_in_sight_beat_one_tower() -> None:
    t, red = a_goal("r")
    t.put("r", "r6", L2=1)
    t.s.towers = 1 << 6
    far = waiting(t, "r")[red]
    t.s.towers = 0b111110
    near = waiting(t, "r")[red]
    assert near > 0.9 > far + 0.1


def test_five_recruited_markers_and_one_in_reach_beat_none() -> None:
    t, blue = a_goal("b")
    t.put("b", "r6", L2=1)
    far = waiting(t, "b")[blue]
    t.s.garden = [0, 5]
    assert waiting(t, "b")[blue] > 0.9 > far + 0.1


def test_all_reserves_at_the_thorn_beat_all_of_them_away() -> None:
    t, black = a_goal("k")
    t.put("k", "r6", L2=1)
    far = waiting(t, "k")[black]
    t.reserves(thorn="r6")
    t.s.reserve[6] = 4
    assert waiting(t, "k")[black] > 0.9 > far + 0.1


def test_one_lock_and_a_faun_among_nightmares_beat_no_lock() -> None:
    t, green = a_goal("g")
    t.put("g", "r6", L2=1)
    far = waiting(t, "g")[green]
    t.lock("r1")
    t.s.nightmare[6] = 2
    assert waiting(t, "g")[green] > 0.85 > far + 0.1


def test_a_goal_that_cannot_be_reached_is_worth_nothing() -> None:
    t, red = a_goal("r")
    t.put("r", "r6", L2=1)
    t.s.towers = 0b111010
    hope = waiting(t, "r")[red]
    t.s.locked = 1 << 2
    assert waiting(t, "r")[red] < hope - 0.2


def test_more_points_in_the_last_round_are_nearly_a_victory() -> None:
    t = table("b r").helms("h9:[B] h10:[R]")
    t.put("b", "r1", inf=3).put("r", "r2", inf=3)
    t.s.points[1] = 40
    t.s.points[4] = 15
    assert waiting(t, "b")[0] > 0.95
    t.helms("h2:[B] h3:[R]")
    assert 0.5 < waiting(t, "b")[0] < 0.995


def test_regions_still_to_be_scored_count_and_those_already_scored_do_not() -> None:
    t = table("b r").helms("h9:[B] h10:[R]")
    t.put("b", "r1", inf=5).put("r", "r1", inf=2)
    t.s.scorings = 2
    t.start(Influence(0, 0), Dominate(1), EndCheck())
    coming = JUDGE.values(t.s)[0]
    t.start(Influence(0, 0), Dominate(2), EndCheck())
    assert JUDGE.values(t.s)[0] < coming - 0.1


def test_the_better_reputation_wins_when_the_snow_is_about_to_fall() -> None:
    t = table("b r").reputation("-1:[B] -4:[R]").tokens(r=1)
    t.put("b", "r1", inf=3).put("r", "r2", inf=3).put("r", "r3", inf=3)
    t.s.snow = 5
    early = waiting(t, "b")[0]
    t.s.snow = 17
    assert waiting(t, "b")[0] > 0.8 > early + 0.1


def test_in_solo_the_snow_belongs_to_the_npc() -> None:
    t = table("b", npc="k")
    t.put("b", "r1", inf=3).put("b", "r2", inf=3)
    t.s.snow = 4
    early = waiting(t, "b")[0]
    t.s.snow = 17
    assert waiting(t, "b")[0] < 0.7 * early


def test_vuko_on_his_way_costs_the_unit_he_will_kill() -> None:
    t = table("r b").reputation("SZ:[B] -4:[R]").put("r", "r1", inf=1, L3=1).put("b", "r1", inf=2)
    t.s.scorings = 1
    t.start(Influence(0, 0), Domination(), EndCheck())
    calm = JUDGE.values(t.s)[0]
    t.start(Influence(0, 0), VukoBox(), Domination(), EndCheck())
    assert JUDGE.values(t.s)[0] < calm - 0.05


def test_population_is_planned_for_influence_and_mfactor_for_making() -> None:
    t = table("b r").put("b", "r1", inf=1).put("b", "r2", inf=1).has("b", pop=4, gold=0, mf=0)
    t.s.to_place = [3, 3]
    assert best(t, PlanAction(0, 0)) == "place influence"
    t.has("b", pop=0, gold=0, mf=3)
    assert best(t, PlanAction(0, 0)) == "place making"
    t.s.spaces[20] = t.s.spaces[21] = 1
    assert best(t, PlanAction(0, 0)) != "place influence"
    assert (INFLUENCE, MAKING) == (1, 5)


def test_the_last_flake_is_let_fall_by_whoever_wins_by_it() -> None:
    t = table("b r").reputation("-1:[B] -9:[R]").tokens(r=3).put("b", "r1", inf=1)
    t.s.snow = 17
    assert best(t, Making(0, 0)) != "skip"
    t.play(promising(JUDGE, t.s).text)
    assert t.winners() == "b"


def test_making_stops_when_the_snow_would_help_the_other() -> None:
    t = table("b r").reputation("SZ:[R] -8:[B]").put("b", "r1", inf=1).has("b", mf=(2, 0, 0, 0))
    t.s.snow = 15
    assert best(t, Making(0, 0)) == "skip"
    t.s.snow = 2
    assert best(t, Making(0, 0)) == "shift"


def test_mfactor_climbs_to_the_goal_units() -> None:
    t = table("r b").put("r", "r1", inf=1).has("r", mf=(2, 0, 0, 0))
    t.start(ShiftMfactor(0, 5))
    for _ in range(4):
        t.play(promising(JUDGE, t.s).text)
    assert t.s.mfactor[:4] == [0, 0, 2, 0]


def test_a_new_enlightened_one_goes_where_red_dominates_and_no_tower_stands() -> None:
    t = table("r b")
    t.put("r", "r1", inf=2).put("r", "r2", inf=2).put("r", "r3", inf=1).put("b", "r3", inf=6)
    t.s.towers = 1 << 1
    assert best(t, PlaceSummoned(0, 2, 1)) == "at r2"


def test_mfactor_is_collected_before_gold() -> None:
    t = table("r b").put("r", "r3", inf=3)
    assert best(t, Collect(0, 3, (0,), 0, 0)) == "collect mf"


def test_vuko_is_given_the_smallest_unit() -> None:
    t = table("r b").vuko("r1").put("r", "r1", L1=1, L2=1, L3=1)
    assert best(t, VukoKills(0)) == "kill L1"


def test_a_lost_reputation_is_repaired() -> None:
    t = table("r b").reputation("SZ:[B] -4:[R]")
    assert best(t, Raven(0)) == "raven repair"


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(12):
        dice = Dice(seed)
        bot = GreedyBot(JUDGE, seed)
        state = RULES.new_state(Setup(2, RULES.complete(2, {})))
        while state.agenda:
            seat = state.agenda[-1].seat
            if seat == CHANCE:
                play(state, outcome(state, dice))
            elif seat == seed % 2:
                play(state, bot.choose(state, 0))
            else:
                play(state, state.offered[dice.below(len(state.offered))])
        result = RULES.outcome(state)
        assert result is not None
        won += result.winners == (seed % 2,)
    assert won >= 11


def test_forecasts_come_true_more_often_than_first_looks() -> None:
    """How surprising the winners of greedy games are, to the forecast and to the values."""
    surprise = {"forecast": 0.0, "values": 0.0, "nothing": 0.0}
    for seed in range(24 if COMPILED else 8):
        dice = Dice(seed)
        bots = [GreedyBot(JUDGE, seed * 4 + seat) for seat in range(4)]
        state = RULES.new_state(Setup(4, RULES.complete(4, {})))
        seen: list[tuple[list[float], list[float]]] = []
        while state.agenda:
            seat = state.agenda[-1].seat
            if seat == CHANCE:
                play(state, outcome(state, dice))
                continue
            if dice.below(20) == 0:
                seen.append((JUDGE.forecast(state), JUDGE.values(state)))
            play(state, bots[seat].choose(state, 0))
        winner = JUDGE.values(state).index(max(JUDGE.values(state)))
        for forecast, values in seen:
            surprise["forecast"] -= log(forecast[winner]) / len(seen)
            surprise["values"] -= log(max(values[winner], 1e-6)) / len(seen)
            surprise["nothing"] += log(4) / len(seen)
    assert surprise["forecast"] < 0.95 * surprise["values"]
    assert surprise["forecast"] < 0.9 * surprise["nothing"]
