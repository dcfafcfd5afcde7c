"""What the contenders count. Peers are tried where they are installed."""

import random
from collections.abc import Sequence

import pytest

from skald.bench import own
from skald.bench.contenders import chosen
from skald.bench.loop import LOOP
from skald.bench.measuring import Contender, Kind, Tally
from skald.bench.own import core_game, driven_game, tables
from skald.bench.peers import PEERS, YARDSTICKS
from skald.kernel.agenda import CHANCE, play
from skald.kernel.dice import Dice
from skald.kernel.errors import BadOption
from skald.kernel.playout import outcome, play_randomly


def called(contender: Contender) -> str:
    """The name of a test."""
    return f"{contender.name} {contender.kind}"


def mean(tallies: Sequence[Tally]) -> list[float]:
    """Decisions, forced ones and chance per game."""
    return [sum(column) / len(tallies) for column in zip(*tallies, strict=True)]


@pytest.mark.parametrize("name", own.usual_tables())
def test_the_core_and_a_driver_count_the_same(name: str) -> None:
    table = tables()[name]
    rng = random.Random(1)
    core = mean([core_game(table.rules, table.setup(), rng) for _ in range(60)])
    driven = mean([driven_game(table.rules, table.setup(), rng) for _ in range(60)])
    assert driven == pytest.approx(core, rel=0.1, abs=0.5)


@pytest.mark.parametrize("name", tables())
def test_a_tally_is_that_of_the_game(name: str) -> None:
    """Counted again, choice by choice, with the draws of the driver."""
    table = tables()[name]
    tally = driven_game(table.rules, table.setup(), random.Random(3))
    rng = random.Random(3)
    dice = Dice(rng.getrandbits(64))
    state = table.rules.new_state(table.setup())
    sizes = []
    chance = 0
    while state.agenda:
        options, step = state.offered, state.agenda[-1]
        if step.seat == CHANCE:
            chance += 1
            play(state, outcome(state, dice))
        else:
            sizes.append(len(options))
            play(state, options[int(rng.random() * len(options))])
    assert tally == (len(sizes), sizes.count(1), chance)


def test_the_core_counts_what_it_plays() -> None:
    table = tables()["northgard 4"]
    seed = random.Random(5).getrandbits(31)
    played = play_randomly(table.rules.new_state(table.setup()), seed)
    tally = core_game(table.rules, table.setup(), random.Random(5))
    assert tally == (played.decisions, played.forced, played.chance)
    assert 0 < tally.forced < tally.decisions


@pytest.mark.parametrize("contender", [*YARDSTICKS, LOOP, *PEERS], ids=called)
@pytest.mark.filterwarnings("ignore")
def test_a_contender_is_measured(contender: Contender) -> None:
    try:
        measure = contender.ready(random.Random(1))
    except ImportError as error:
        assert contender.package, "only peers may be missing"
        pytest.skip(f"{contender.name}: {error}")
    count = measure(0.0)
    assert count.games == 1
    assert 0 <= count.forced < count.decisions
    if contender.kind == Kind.PLAY:
        assert count.decisions > 10


@pytest.mark.parametrize("contender", [*own.contenders()], ids=called)
def test_every_table_of_ours_is_measured(contender: Contender) -> None:
    if contender.kind == Kind.STEPS:
        pytest.importorskip("skald.rl.speed")
    count = contender.ready(random.Random(1))(0.0)
    assert count.decisions > 10
    assert count.rate > 100


def test_choices_with_one_option_are_mostly_not_asked() -> None:
    found = own.unasked(["ice-garden 2", "python-chess"], 1)
    assert found.keys() == {"ice-garden 2"}
    assert found["ice-garden 2"] > 10


def test_only_chooses_by_name_and_keeps_the_yardsticks() -> None:
    assert [each.name for each in chosen("SOLO", peers=False)] == [
        "ice-garden solo",
        "python-chess",
        "python-chess",
        "plain loop",
    ]
    names = {each.name for each in chosen("spiel", peers=True)}
    assert names == {"OpenSpiel chess", "OpenSpiel backgammon", "python-chess", "plain loop"}


def test_nobody_of_that_name() -> None:
    with pytest.raises(BadOption, match=r"No contender is named “spiel”; there is ice-garden 2,"):
        chosen("spiel", peers=False)
