"""Refusals over HTTP: a key of the catalogue with its facts, and the same in English."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from skald.kernel.errors import BadRecord, SkaldError, UnknownGame, WrongRulesVersion


class ErrorFacts(BaseModel):
    """What was refused and why."""

    key: str
    facts: dict[str, int | str]
    text: str


class ErrorBody(BaseModel):
    """The body of every refusal."""

    error: ErrorFacts


# Every route may answer so.
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": ErrorBody}}


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


def answer_errors(app: FastAPI) -> None:
    """Give every refusal the same form; never a traceback."""

    @app.exception_handler(Refusal)
    async def _(request: Request, refusal: Refusal) -> JSONResponse:
        return _body(refusal.status, refusal.key, refusal.text, refusal.facts)

    @app.exception_handler(SkaldError)
    async def _(request: Request, error: SkaldError) -> JSONResponse:
        status, key = _KINDS.get(type(error), (422, "web-error-refused"))
        return _body(status, key, str(error), {"reason": str(error)})

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return _body(422, "web-error-malformed", f"{where}: {first['msg']}.", {"field": where})

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> JSONResponse:
        key = "web-error-not-found" if error.status_code == 404 else "web-error-malformed"
        return _body(error.status_code, key, str(error.detail), {}, error.headers)

    @app.exception_handler(Exception)
    async def _(request: Request, error: Exception) -> JSONResponse:
        request.app.state.tables.house.metrics.failures += 1
        return _body(500, "web-error-unexpected", "Something went wrong on the server.", {})


_KINDS: Final[dict[type, tuple[int, str]]] = {
    UnknownGame: (404, "web-error-no-game"),
    BadRecord: (422, "web-error-bad-record"),
    WrongRulesVersion: (409, "web-error-other-rules"),
}


def _body(
    status: int,
    key: str,
    text: str,
    facts: Mapping[str, int | str],
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    error = {"key": key, "facts": dict(facts), "text": text}
    return JSONResponse({"error": error}, status, headers=headers)
