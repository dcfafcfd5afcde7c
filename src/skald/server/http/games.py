"""Which games there are, and what their boards are made of."""

from functools import cache

import msgspec
from fastapi import APIRouter, Response

from skald import api
from skald.bots import LEVELS
from skald.kernel.games import find_game
from skald.kernel.options import Option
from skald.kernel.rules import Rules, Setup
from skald.lang import messages_of
from skald.lessons import taught_games
from skald.server.http.bodies import (
    GameBody,
    GameData,
    LevelBody,
    OptionBody,
    SideBody,
    ValueBody,
    Word,
)
from skald.server.http.fronts import FRONT, has_file
from skald.server.http.reach import TheTables
from skald.server.making import LOCAL_ONLY
from skald.server.wording import phrase

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("")
def games(tables: TheTables) -> list[GameBody]:
    """Every game with its options, sides and bots, and what it brings along."""
    own = {"bots": sorted(tables.services.bots)}
    return [_game(name).model_copy(update=own) for name in api.games()]


@router.get("/{game}/content", response_model=GameData)
def content(game: Word) -> Response:
    """What is printed on boards, tiles and cards as a game usually has them."""
    rules = api.game(game).rules
    return printed(rules, Setup(rules.max_players, rules.complete(rules.max_players, {})))


def printed(rules: Rules, setup: Setup) -> Response:
    """All that a board needs to be drawn."""
    body = msgspec.json.encode(find_game(rules.id).presenter.content(rules.new_state(setup)))
    headers = {"cache-control": "public, max-age=3600"}
    return Response(body, media_type="application/json", headers=headers)


@cache
def _game(name: str) -> GameBody:
    game, presenter = api.game(name), find_game(name).presenter
    return GameBody(
        id=name,
        title=phrase(presenter.title()),
        players=list(game.players),
        options=[_option(name, option) for option in game.options if option.key != LOCAL_ONLY],
        sides=[SideBody(id=side, words=phrase(words)) for side, words in presenter.sides().items()],
        side_option=presenter.side_option(),
        levels=[LevelBody(number=level.number, name=level.name) for level in LEVELS],
        bots=[],
        front=has_file(find_game(name), FRONT),
        messages=bool(messages_of("en", name)),
        lesson=name in taught_games(),
    )


def _option(game: str, option: Option) -> OptionBody:
    presenter = find_game(game).presenter
    values = None
    if option.values is not None:
        values = [
            ValueBody(value=value, words=phrase(presenter.option_value(option.key, value)))
            for value in option.values
        ]
    return OptionBody(
        key=option.key,
        words=phrase(presenter.option(option.key)),
        values=values,
        default=option.default,
        main=option.key in presenter.main_options(),
    )
