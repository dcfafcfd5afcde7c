"""What the games tell is what their types say, and so are the positions that the client keeps."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skald.kernel.agenda import State
from skald.kernel.games import Game, find_game
from tests.properties.playing import Sampler, extent
from tests.properties.samplers import SAMPLERS

FIXTURES = sorted((Path(__file__).parents[2] / "web" / "fixtures").glob("*/*.json"))
GAMES = extent(2, 4, 12)
# Of so many positions one is looked at.
ONE_IN = 7


def game_of(fixture: Path) -> Game:
    """Whose position it is."""
    return find_game({"icegarden": "ice-garden"}.get(fixture.parent.name, fixture.parent.name))


def check(told: Any, kind: Any) -> None:
    """Nothing is missing, of another type, or more than was said."""
    plain = json.loads(msgspec.json.encode(told))
    assert json.loads(msgspec.json.encode(msgspec.convert(plain, kind))) == plain


def check_position(game: Game, state: State) -> None:
    wire, foresee = game.room("wire"), game.presenter.foresee(state)
    assert wire is not None
    for seat in (None, *range(2)):
        check(game.rules.view(state, seat), wire.View)
        check(foresee(seat), wire.Forecast)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_positions(sampler: Sampler, seed: int) -> None:
    game, looked = find_game(sampler.rules.id), 0
    for number, state in enumerate(sampler.game(seed).positions(sampler.styles[0])):
        if number % ONE_IN == seed or not state.agenda:
            check_position(game, state)
            looked += 1
    assert looked > 10


@pytest.mark.parametrize("sampler", SAMPLERS, ids=str)
def test_what_is_printed(sampler: Sampler) -> None:
    game = find_game(sampler.rules.id)
    wire, state = game.room("wire"), next(iter(sampler.game(0).positions(sampler.styles[0])))
    assert wire is not None
    check(game.presenter.content(state), wire.Content)


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_fixtures_of_the_client(path: Path) -> None:
    wire, kept = game_of(path).room("wire"), json.loads(path.read_text(encoding="utf-8"))
    assert wire is not None
    check(kept["view"], wire.View)
    check(kept["forecast"], wire.Forecast)
    check(kept["content"], wire.Content)


def test_another_type_is_found() -> None:
    path = next(path for path in FIXTURES if path.parent.name == "northgard")
    wire, view = game_of(path).room("wire"), json.loads(path.read_text(encoding="utf-8"))["view"]
    assert wire is not None
    for change in ({"year": "1"}, {"more": 1}, {"tiles": [[1, 2, 3]]}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            check({**view, **change}, wire.View)
