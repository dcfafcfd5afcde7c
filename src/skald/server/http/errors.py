"""Refusals over HTTP: a key of the catalogue with its facts, and the same in English."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from skald.kernel.errors import (
    BadContent,
    BadOption,
    BadRecord,
    IllegalAction,
    SkaldError,
    UnknownGame,
    WrongRulesVersion,
)
from skald.server.http.base import path_below
from skald.server.http.bodies import ErrorBody
from skald.server.making import NotFinished, OwnComponents
from skald.server.store import Unkept

# The client's page answers at every address that nothing else answers at.
ANYWHERE: Final = "/{path:path}"
NOTHING_THERE: Final = "There is nothing at this address."
_LONGEST: Final = 500


# Every route may answer so.
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorBody},
    503: {"model": ErrorBody, "description": "Nothing can be kept at the moment."},
}


class Refusal(Exception):
    """A request that is not obeyed."""

    def __init__(
        self, status: int, key: str, text: str, facts: Mapping[str, int | str] | None = None
    ) -> None:
        super().__init__(text)
        self.status: Final = status
        self.key: Final = key
        self.text: Final = text
        self.facts: Final = dict(facts or {})


def no_table() -> Refusal:
    """There is no table of that id."""
    return Refusal(404, "web-error-no-table", "There is no such table.")


def not_over() -> Refusal:
    """What is asked for would tell too much about a game that goes on."""
    return Refusal(409, "web-error-not-over", "The game at this table is not over.")


def too_fast() -> Refusal:
    """Somebody wants too much in too short a time."""
    return Refusal(429, "web-error-too-fast", "That was too much at once. Wait a minute.")


def not_allowed() -> Refusal:
    """It is for whoever runs the server."""
    return Refusal(403, "web-error-not-allowed", "Only whoever runs the server may read this.")


def too_large() -> Refusal:
    """Nothing that is asked here needs so much."""
    return Refusal(413, "web-error-too-large", "That is too large.")


def answer(refusal: Refusal) -> JSONResponse:
    """A refusal as it is sent."""
    return _body(refusal.status, refusal.key, refusal.text, refusal.facts)


def answer_errors(app: FastAPI) -> None:
    """Give every refusal the same form; never a traceback."""

    @app.exception_handler(Refusal)
    async def _(request: Request, refusal: Refusal) -> JSONResponse:
        return answer(refusal)

    @app.exception_handler(SkaldError)
    async def _(request: Request, error: SkaldError) -> JSONResponse:
        status, key, facts = _told(error)
        return _body(status, key, str(error), facts)

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return _body(422, "web-error-malformed", f"{where}: {first['msg']}.", {"field": where})

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405 and _leads_nowhere(request):
            return _body(404, "web-error-not-found", NOTHING_THERE, {})
        key = "web-error-not-found" if error.status_code == 404 else "web-error-refused"
        return _body(error.status_code, key, str(error.detail), {}, error.headers)

    @app.exception_handler(Exception)
    async def _(request: Request, error: Exception) -> JSONResponse:
        request.app.state.tables.services.metrics.failures += 1
        return _body(500, "web-error-unexpected", "Something went wrong on the server.", {})


# The first that fits; each is a sentence of the catalogue, for `text` is English.
_KINDS: Final[tuple[tuple[type[SkaldError], int, str], ...]] = (
    (Unkept, 503, "web-error-unkept"),
    (UnknownGame, 404, "web-error-no-game"),
    (WrongRulesVersion, 409, "web-error-other-rules"),
    (NotFinished, 422, "web-error-record-unfinished"),
    (OwnComponents, 422, "web-error-own-components"),
    (BadRecord, 422, "web-error-bad-record"),
    (BadContent, 422, "web-error-bad-record"),
    (BadOption, 422, "web-error-bad-option"),
    (SkaldError, 422, "web-error-refused"),
)


def _leads_nowhere(request: Request) -> bool:
    """Whether an address looks like one of the API, but only the client's page would answer it."""
    route = request.scope.get("route")
    return path_below(request.scope).startswith("/api/") and getattr(route, "path", "") == ANYWHERE


def _told(error: SkaldError) -> tuple[int, str, dict[str, int | str]]:
    """The status, the key and the facts of a refusal."""
    cause = error.__cause__
    is_old = isinstance(error, WrongRulesVersion)
    if isinstance(cause, IllegalAction) and cause.rule and not is_old:
        return 422, "web-error-record-illegal", {"rule": cause.rule}
    status, key = next((s, k) for kind, s, k in _KINDS if isinstance(error, kind))
    return status, key, {}


def _body(
    status: int,
    key: str,
    text: str,
    facts: Mapping[str, int | str],
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    told = {name: _fit(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    error = {"key": key, "facts": told, "text": _fit(text)}
    return JSONResponse({"error": error}, status, headers=headers)


def _fit(text: str) -> str:
    """What somebody sent may be in it: not too much of it, and only what can be sent back."""
    short = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return short.encode(errors="replace").decode()
