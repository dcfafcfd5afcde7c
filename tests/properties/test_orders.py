"""Where several picks are made whose order the rules do not care about, any order will do.

For each such step, in positions from whole random games: every order of drawn picks that can be
carried out at a table is accepted and leads to an equal state, and nothing is lost by a pick.
Half of the positions are stirred: the table of a game with more on it that acts.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from skald.kernel.agenda import State, play
from skald.kernel.dice import Dice
from skald.kernel.playout import choose
from tests.properties.icegarden import orders as icegarden
from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard import orders as northgard
from tests.properties.northgard.sampler import NORTHGARD
from tests.properties.playing import Playthrough, Sampler, extent
from tests.properties.runs import Kind, draw_run, orders, replay, texts
from tests.properties.samplers import SAMPLERS

CHAPTERS = {ICE_GARDEN: icegarden, NORTHGARD: northgard}
PARTS = extent(1, 2, 8)
# In each part so many games; in each game of each kind of step so many positions at most.
GAMES = {ICE_GARDEN: extent(8, 30, 30), NORTHGARD: extent(10, 30, 30)}
POSITIONS = 6
# One position in so many is stirred.
STIRRED = 12
# From each position so many runs, of each so many other orders.
RUNS = 3
ORDERS = 6
SEED = 70_000


def drawn_game(sampler: Sampler, seed: int) -> Playthrough:
    """A game at one of the tables of its chapter."""
    options = CHAPTERS[sampler].TABLES[seed % len(CHAPTERS[sampler].TABLES)]
    players = options.get("factions", options.get("clans", "")).count(",") + 1
    return sampler.game(seed, players if options else 0, **options)


def positions(sampler: Sampler, game: Playthrough, dice: Dice) -> Iterator[State]:
    """Positions of a game, and of some of its tables stirred; looked at, not written to."""
    chapter = CHAPTERS[sampler]
    style = chapter.STYLES[game.seed % len(chapter.STYLES)]
    for state in game.positions(style):
        yield state
        stirred = chapter.stirred(state, dice) if not dice.below(STIRRED) else None
        while stirred is not None and stirred.agenda:
            yield stirred
            play(stirred, choose(stirred, dice))


def check_orders(kind: Kind, position: State, dice: Dice) -> Counter[str]:
    """Runs from one position, each in other orders; how many orders there were."""
    found: Counter[str] = Counter()
    for _ in range(RUNS):
        run = draw_run(kind, position, dice)
        for order in orders(run, dice, ORDERS):
            found[kind.step] += 1
            assert replay(run, order).to_json() == run.state.to_json(), (
                f"{texts(order)} ends elsewhere than {texts(run.picks)}"
            )
    return found


def check_nothing_is_lost(kind: Kind, position: State, dice: Dice) -> None:
    """Whoever goes on as long as possible does as much, whatever comes first."""
    whole = [draw_run(kind, position, dice, to_the_end=True) for _ in range(RUNS)]
    amounts = {run.amount() for run in whole}
    assert len(amounts) == 1, [texts(run.picks) for run in whole]


def check_game(sampler: Sampler, seed: int) -> Counter[str]:
    """The runs of one game: how many other orders were tried at each kind of step."""
    game, dice = drawn_game(sampler, seed), Dice(seed)
    found: Counter[str] = Counter()
    met: Counter[str] = Counter()
    before = ""
    with game.told():
        for state in positions(sampler, game, dice):
            kind = next((kind for kind in CHAPTERS[sampler].KINDS if kind.covers(state)), None)
            due = f"{kind.step} {state.agenda[-1].seat}" if kind else ""
            if kind and due != before and met[kind.step] < POSITIONS:
                met[kind.step] += 1
                found += check_orders(kind, state, dice)
                if kind.exhausts:
                    check_nothing_is_lost(kind, state, dice)
            before = due
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_any_order_of_picks_leads_to_the_same_state(sampler: Sampler, part: int) -> None:
    found: Counter[str] = Counter()
    for game in range(GAMES[sampler]):
        found += check_game(sampler, SEED + part * GAMES[sampler] + game)
    missing = {kind.step for kind in CHAPTERS[sampler].KINDS} - found.keys()
    assert not missing, f"no other order was tried of {missing}"
