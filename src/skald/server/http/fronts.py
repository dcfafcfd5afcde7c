"""What a game brings along that the built client cannot know: its front and its messages."""

import hashlib
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Request, Response

from skald.kernel.games import Game, find_game
from skald.lang import messages_of
from skald.server.http.bodies import Word
from skald.server.http.errors import NOTHING_THERE, Refusal
from skald.server.http.rules import Language

router = APIRouter(prefix="/api/games", tags=["games"])

FRONT: Final = "front.js"
_SCRIPT: Final = "text/javascript"
_WORDS: Final = "text/plain"


def has_file(game: Game, name: str) -> bool:
    """Whether a game has a file of this name in its package."""
    return (files(game.package) / name).is_file()


@router.get(f"/{{game}}/{FRONT}", response_class=Response)
def front(game: Word, request: Request) -> Response:
    """The board of a game as an ES module."""
    found = find_game(game)
    if not has_file(found, FRONT):
        raise Refusal(404, "web-error-not-found", NOTHING_THERE)
    return _validated((files(found.package) / FRONT).read_bytes(), _SCRIPT, request)


@router.get("/{game}/messages/{language}", response_class=Response)
def messages(game: Word, language: Language, request: Request) -> Response:
    """The messages of a game in a language, in Fluent; English where it does not speak it."""
    return _validated(messages_of(language, find_game(game).id).encode(), _WORDS, request)


def _validated(body: bytes, kind: str, request: Request) -> Response:
    """A file that browsers may keep but must ask about: a new version has the same address."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    # A proxy or our own compression may have made the validator weak.
    known = [each.strip().removeprefix("W/") for each in _asked(request).split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=f"{kind}; charset=utf-8", headers=headers)


def _asked(request: Request) -> str:
    return request.headers.get("if-none-match", "")
