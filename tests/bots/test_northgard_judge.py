"""The judge of Northgard: chances that make sense, weights for every choice, no writing."""

import pytest

from skald.bots import make_bot
from skald.games.northgard.game import RULES
from skald.games.northgard.judge import NorthgardJudge
from skald.games.northgard.judge.odds import chance, chance_against_creature
from skald.games.northgard.land import cell_at
from skald.games.northgard.rules.combat import Combat
from skald.games.northgard.rules.endings import EndOfYear
from skald.games.northgard.rules.harvest import Trade
from skald.games.northgard.rules.placing import FROM_OWN, ChooseTurn
from skald.games.northgard.rules.turn import PickCard, Turn
from skald.games.northgard.state import State
from skald.kernel.agenda import CHANCE, play
from skald.kernel.dice import Dice
from skald.kernel.match import fingerprint
from skald.kernel.playout import outcome
from skald.kernel.rules import Setup
from tests.northgard import Board, board

JUDGE = NorthgardJudge()
CLOSED = ("02.N", "24.E", "12.N")


def duel() -> Board:
    """Two seats with the same: a closed territory and three units each."""
    b = board("wolf bear", "GM-13").put("r", "02.N", 3).put("b", "12.N", 3)
    return b.has("r", food=3, wood=3, lore=1).has("b", food=3, wood=3, lore=1)


def chance_of_red(b: Board) -> float:
    return JUDGE.values(b.start(Turn(0)).s)[0]


def favourite(b: Board) -> str:
    """The option that weighs most."""
    weights = JUDGE.weigh(b.s, b.s.offered)
    return b.options[weights.index(max(weights))]


# Values.


def test_more_of_anything_good_is_better() -> None:
    even = chance_of_red(duel())
    better = duel()
    better.s.fame[0] += 5
    for b in (
        better,
        duel().put("r", "02.N", 2),
        duel().put("r", "24.E", 2),
        duel().built("02.N", "altar"),
        duel().built("02.N", "woodcutter-lodge"),
        duel().has("r", wood=6),
        duel().hand("r", "build", "explore"),
    ):
        assert chance_of_red(b) > even + 0.005


def test_what_helps_an_opponent_is_worse() -> None:
    even = chance_of_red(duel())
    assert chance_of_red(duel().built("12.N", "altar")) < even
    assert chance_of_red(duel().on_top("r", "unrest")) < even
    assert chance_of_red(duel().has("r", food=0).put("r", "02.N", 4)) < chance_of_red(
        duel().has("r", food=3).put("r", "02.N", 4)
    )


def test_a_creature_is_a_burden() -> None:
    def red(part: str) -> float:
        b = board("wolf bear", "GM-13", creatures="on").put("r", "02.N", 3).put("b", "12.N", 3)
        return chance_of_red(b.creature("draugr", part))

    assert red("02.N") < red("07.WE") < red("12.N")


def test_a_lead_is_worth_more_late() -> None:
    def lead(year: int) -> float:
        b = duel()
        b.s.fame[0] += 8
        b.s.year = year
        return chance_of_red(b)

    assert 0.5 < lead(1) < lead(4) < lead(7)


def test_three_strongholds_that_nobody_can_stop_nearly_win() -> None:
    b = board("wolf bear", "GM-13").put("b", "07.WE", 6)
    for part in CLOSED:
        b.put("r", part, 1).built(part, "fortress")
    b.s.fame[1] = 20
    open_to_attack = chance_of_red(b)
    b.s.passed = 0b10
    assert chance_of_red(b) > 0.95
    assert chance_of_red(b) > open_to_attack


def test_ten_years_know_no_victory_by_territories() -> None:
    def red(years: str) -> float:
        b = board("wolf bear", "GM-13", years=years).put("b", "07.WE", 3)
        for part in CLOSED:
            b.put("r", part, 1).built(part, "fortress")
        b.s.fame[1] = 40
        b.s.year = int(years)
        return chance_of_red(b)

    assert red("10") < 0.2 < red("7")


def test_a_combat_on_its_way_counts_by_its_odds() -> None:
    def red(attackers: int) -> float:
        b = board("wolf bear", "GM-13").put("b", "24.E", 2).has("b", food=1).built("24.E", "altar")
        b.s.invader = 0
        b.s.invading[b.t("24.E")] = attackers
        b.s.reserve[0] -= 6
        return JUDGE.values(b.start(Combat(b.t("24.E"), 0, 0, 0)).s)[0]

    assert red(1) < red(2) < red(4)


def test_a_finished_game_is_certain() -> None:
    b = duel()
    b.s.fame[1] += 30
    b.s.year = 7
    b.start(EndOfYear())
    assert JUDGE.values(b.s) == [0.0, 1.0]


def test_a_shared_victory_is_shared() -> None:
    b = board("wolf bear", "GM-13").put("r", "02.N", 3).put("b", "12.N", 3)
    b.s.year = 7
    b.start(EndOfYear())
    assert JUDGE.values(b.s) == [0.5, 0.5]


def test_partners_share() -> None:
    b = board("wolf bear stag boar", "GM-13", teams="on").put("r", "02.N", 3).put("b", "12.N", 3)
    b.s.fame[2] = 12
    red, blue, yellow, green = JUDGE.values(b.start(Turn(0)).s)
    assert red == yellow > blue == green
    assert red + blue == pytest.approx(0.5)


# Odds.


def test_the_odds_of_the_catalogue() -> None:
    """NG-COMBAT-17: with many units on both sides only points decide."""
    assert chance(0, 6, 6, 0, 0) == pytest.approx(13 / 36)
    assert chance(1, 6, 6, 0, 0) == pytest.approx(23 / 36)
    assert chance(2, 6, 6, 0, 0) == pytest.approx(31 / 36)


def test_casualties_decide_where_units_are_few() -> None:
    assert chance(0, 1, 1, 0, 1) < chance(0, 1, 1, 0, 0) < chance(0, 3, 1, 0, 0)
    assert chance(0, 2, 2, 1, 0) > chance(0, 2, 2, 0, 0)


def test_odds_against_creatures() -> None:
    assert chance_against_creature(0, 5, attacking=True) < chance_against_creature(
        0, 5, attacking=False
    )
    assert chance_against_creature(4, 5, attacking=True) == 1.0


# Weights.


def test_a_tile_closes_the_own_territory() -> None:
    """GM-1: of the four ways to lay 11 beside 02.N one closes it."""
    b = board("wolf bear", "(0,0) 02 k0").put("r", "02.N", 3)
    b.start(ChooseTurn(0, b.s.setting.content.tile_number["11"], cell_at(0, 1), FROM_OWN))
    assert len(b.options) == 4
    assert favourite(b) == "turn 2"


def test_trade_only_against_hunger() -> None:
    calm = duel().has("r", food=4, wood=1, lore=1).start(Trade(0, 0))
    assert favourite(calm) == "done"
    hungry = duel().put("r", "02.N", 2).has("r", food=0, wood=0, lore=5).start(Trade(0, 0))
    assert favourite(hungry) == "trade lore lore lore>food"


def test_the_best_achievement_is_picked() -> None:
    b = duel().put("r", "24.E", 8)
    b.s.year = 7
    b.s.achievements = [b.card("scholar"), b.card("warlord")]
    assert favourite(b.start(PickCard(0))) == "pick warlord"


def test_pass_only_without_a_useful_card() -> None:
    assert favourite(duel().hand("r", "unrest").start(Turn(0))) == "pass"
    assert favourite(duel().hand("r", "unrest", "recruit").start(Turn(0))) != "pass"


GAMES = [
    *((players, {}) for players in (2, 3, 4, 5)),
    (4, {"teams": "on"}),
    (2, {"years": "10", "clans": "chosen"}),
    (3, {"creatures": "on", "more_creatures": "on"}),
    (5, {"creatures": "on"}),
]


@pytest.mark.parametrize("style", ["random", "feel"])
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_choice_is_weighed_and_every_position_judged(
    players: int, options: dict[str, str], style: str
) -> None:
    dice = Dice(players)
    state = RULES.new_state(Setup(players, RULES.complete(players, options)))
    assert isinstance(state, State)
    ply = 0
    while state.agenda:
        ply += 1
        before = fingerprint(state) if ply % 10 == 0 else ""
        values = JUDGE.values(state)
        assert len(values) == players
        assert min(values) >= 0.0
        assert sum(values) == pytest.approx(1.0)
        if state.agenda[-1].seat == CHANCE:
            action = outcome(state, dice)
        else:
            weights = JUDGE.weigh(state, state.offered)
            assert len(weights) == len(state.offered)
            assert min(weights) > 0.0
            action = state.offered[dice.below(len(weights))]
            if style == "feel":
                action = state.offered[dice.pick([int(1e6 * w) + 1 for w in weights])]
        assert not before or fingerprint(state) == before
        play(state, action)
    assert sum(JUDGE.values(state)) == pytest.approx(1.0)


# Play.


def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(12):
        dice = Dice(seed)
        state = RULES.new_state(Setup(2, RULES.complete(2, {})))
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        bots = [make_bot(name, RULES, dice.next()) for name in names]
        ply = 0
        while state.agenda:
            if state.agenda[-1].seat == CHANCE:
                play(state, outcome(state, dice))
            else:
                play(state, bots[state.agenda[-1].seat].choose(state, ply))
                ply += 1
        won += JUDGE.values(state)[names.index("greedy")]
    assert won == 12
