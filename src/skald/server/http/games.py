"""Which games there are, and what their boards are made of."""

from functools import cache

import msgspec
from fastapi import APIRouter, Response

from skald import api
from skald.bots import LEVELS
from skald.kernel.games import find_game
from skald.kernel.options import Option
from skald.kernel.rules import Rules, Setup
from skald.server.http.bodies import (
    GameBody,
    GameData,
    LevelBody,
    OptionBody,
    SideBody,
    ValueBody,
    Word,
)
from skald.server.making import LOCAL_ONLY
from skald.server.wording import phrase

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("")
def games() -> list[GameBody]:
    """Every game with its options, sides and levels of bots."""
    return [_game(name) for name in api.games()]


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
    game, face = api.game(name), find_game(name).presenter
    return GameBody(
        id=name,
        title=phrase(face.title()),
        players=list(game.players),
        options=[_option(name, option) for option in game.options if option.key != LOCAL_ONLY],
        sides=[SideBody(id=side, words=phrase(words)) for side, words in face.sides().items()],
        side_option=face.side_option(),
        levels=[LevelBody(number=level.number, name=level.name) for level in LEVELS],
    )


def _option(game: str, option: Option) -> OptionBody:
    face = find_game(game).presenter
    values = None
    if option.values is not None:
        values = [
            ValueBody(value=value, words=phrase(face.option_value(option.key, value)))
            for value in option.values
        ]
    return OptionBody(
        key=option.key,
        words=phrase(face.option(option.key)),
        values=values,
        default=option.default,
        main=option.key in face.main_options(),
    )
