"""Lessons: the steps of a guided first game, and the socket at which it is played."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from skald.kernel.errors import UnknownGame
from skald.lessons import Lesson, Step, lesson_of
from skald.server.encoding import text_of
from skald.server.guide import Guide
from skald.server.http.bodies import LessonBody, StepBody, Word
from skald.server.limits import PATIENCE
from skald.server.messages import FromPupil, Hello, Look, Refused, TurnTo
from skald.server.socket import (
    BAD_HELLO,
    DEAR,
    FIRST_MESSAGE,
    NO_TABLE,
    NONSENSE,
    TOO_MUCH,
    admitted,
    bucket_of,
)

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

_DECODER: Final[msgspec.json.Decoder[FromPupil]] = msgspec.json.Decoder(FromPupil)


@router.get("/{game}")
def lesson(game: Word) -> LessonBody:
    """The steps of a lesson."""
    found = lesson_of(game)
    return LessonBody(game=game, seat=found.seat, steps=[_step(step) for step in found.steps])


def _step(step: Step) -> StepBody:
    return StepBody(
        key=step.key,
        kind=step.kind,
        rules=list(step.rules),
        targets=list(step.targets),
        start=step.start,
        end=step.end,
    )


@router.websocket("/{game}/socket")
async def socket(game: str, websocket: WebSocket, step: int = 0) -> None:
    """Take a lesson, from a step on."""
    async with admitted(websocket) as is_let_in:
        # A pupil who is gone is told of in two ways by Starlette.
        with suppress(WebSocketDisconnect, RuntimeError):
            if is_let_in:
                await _find_and_teach(websocket, game, step)


async def _find_and_teach(websocket: WebSocket, game: str, step: int) -> None:
    try:
        found = lesson_of(game)
    except UnknownGame:
        await websocket.send_text(text_of(Refused("gone", "", None)))
        await websocket.close(NO_TABLE)
        return
    await _teach(websocket, found, step)


async def _teach(websocket: WebSocket, lesson: Lesson, step: int) -> None:
    if not await _greets(websocket):
        await websocket.close(BAD_HELLO)
        return
    guide = Guide(lesson, step)
    for message in guide.greet():
        await websocket.send_text(text_of(message))
    bucket, refusals = bucket_of(websocket.app.state.tables.services.settings), 0
    while refusals < PATIENCE:
        said = await _receive(websocket)
        cost = DEAR if isinstance(said, TurnTo | Look) else 1.0
        if said is None or not bucket.take(cost):
            refusals += 1
            reason = Refused("malformed" if said is None else "too-fast", "", None)
            await websocket.send_text(text_of(reason))
            continue
        for message in guide.hear(said):
            await websocket.send_text(text_of(message))
    await websocket.close(TOO_MUCH)


async def _greets(websocket: WebSocket) -> bool:
    try:
        return isinstance(await asyncio.wait_for(_receive(websocket), FIRST_MESSAGE), Hello)
    except TimeoutError:
        return False


async def _receive(websocket: WebSocket) -> FromPupil | None:
    """The next message; None if it makes no sense."""
    try:
        return _DECODER.decode(await websocket.receive_text())
    except (KeyError, *NONSENSE):
        return None
