"""What a run depends on: seeds, seats, tables."""

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

import skald
from skald.sim.plan import all_tables, mix, simulation, tournament
from skald.sim.trouble import Refused
from tests.sim.helping import small


def test_every_game_has_its_own_seed() -> None:
    seeds = {mix(seed, number) for seed in (0, 1, 2, -1, 2**63) for number in range(1000)}
    assert len(seeds) == 5 * 1000
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert mix(1, 0) == 6791897765849424158


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    plan = simulation("ice-garden", 3, ["random", "greedy", "random"], {}, 1, 9)
    for number in range(9):
        seated = plan.bots_by_seat(number)
        assert all(seated[(bot + number) % 3] == plan.bots[bot] for bot in range(3))


def test_one_bot_takes_all_seats() -> None:
    assert simulation("northgard", 5, ["random"], {}, 1, 1).bots == ("random",) * 5
    assert simulation("northgard", None, ["random"], {}, 1, 1).players == 2
    assert simulation("ice-garden", None, ["random"], {"solo": "easy"}, 1, 1).players == 1
    assert simulation("ice-garden", None, ["random"] * 3, {}, 1, 1).players == 3


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        (2, 2, ((0, 1),)),
        (3, 2, ((0, 1), (0, 2), (1, 2))),
        (2, 4, ((0, 0, 1, 1),)),
        (3, 4, ((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2))),
    ],
)
def test_every_group_meets(bots: int, players: int, tables: tuple[tuple[int, ...], ...]) -> None:
    assert all_tables(bots, players) == tables


def test_in_a_tournament_every_bot_has_every_seat_as_often_as_every_other() -> None:
    plan = tournament("ice-garden", 2, ["random", "greedy"], {}, 1, 12)
    plan = plan._replace(bots=("a", "b", "c"), tables=all_tables(3, 2))
    seats = Counter(
        (bot, seat) for number in range(12) for seat, bot in enumerate(plan.bots_by_seat(number))
    )
    assert set(seats.values()) == {4}
    assert len(seats) == 6


def test_the_number_of_games_is_no_part_of_the_identity() -> None:
    assert small(3).identity() == small(5).identity()
    assert small(3).identity() != small(3, seed=2).identity()
    assert small().identity() != small(options={"advanced": "on"}).identity()


def test_component_data_is_part_of_the_identity(tmp_path: Path) -> None:
    book = resources.files("skald.games.icegarden.content") / "components.toml"
    text = book.read_text(encoding="utf-8")
    seen = {small().identity()["data"]}
    for tokens in (10, 11):
        mine = tmp_path / f"{tokens}.toml"
        mine.write_text(text.replace("vuko_tokens = 10", f"vuko_tokens = {tokens}"), "utf-8")
        seen.add(small(options={"data": str(mine)}).identity()["data"])
    assert len(seen) == 3


def test_refused() -> None:
    with pytest.raises(Refused, match="sim-no-games"):
        small(0)
    with pytest.raises(Refused, match="sim-bots-for-seats"):
        simulation("ice-garden", 4, ["random"] * 3, {}, 1, 1)
    with pytest.raises(Refused, match="sim-arena-needs-two"):
        tournament("ice-garden", None, ["random"], {}, 1, 1)
    with pytest.raises(Refused, match="sim-entered-twice"):
        tournament("ice-garden", None, ["random", "random"], {}, 1, 1)
    with pytest.raises(skald.BadOption, match="There is no bot “deep-blue”"):
        simulation("ice-garden", 2, ["deep-blue"], {}, 1, 1)
    with pytest.raises(skald.BadOption, match="for 2 to 5 players"):
        simulation("northgard", 9, ["random"], {}, 1, 1)


def test_another_version_of_the_rules_plays_nothing() -> None:
    with pytest.raises(Refused, match="sim-other-version"):
        small()._replace(version=99).rules()
