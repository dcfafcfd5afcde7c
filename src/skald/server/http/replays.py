"""Finished games: records, replays, advice, and practice that goes on from them."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Body, Path, Query, Request, Response

from skald.kernel.record import Record
from skald.server.http.bodies import (
    AdviceBody,
    Continuation,
    Id,
    LevelName,
    MadeReplay,
    MadeTable,
    PhraseBody,
    Ply,
)
from skald.server.http.errors import Refusal, not_over
from skald.server.http.reach import WITHIN_LIMITS, TheReplays, TheTables, plain
from skald.server.http.tables import kept_table, made
from skald.server.making import NewTable, WantedSeat, continued, imported
from skald.server.replays import Eyes, Replay, Replays
from skald.server.tables import Tables
from skald.server.wording import phrase

router = APIRouter(prefix="/api", tags=["replays"])

TableId = Annotated[Id, Path()]
PlyNumber = Annotated[Ply, Path()]


@router.get(
    "/tables/{table_id}/record",
    response_model=dict[str, Any],
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    table_id: TableId,
    tables: TheTables,
    replays: TheReplays,
    form: Annotated[Literal["json", "text"], Query(alias="format")] = "json",
) -> Response:
    """The record of a finished game."""
    found = (await _finished(table_id, tables, replays)).record()
    if form == "text":
        return _download(found.to_text(), "text/plain", f"skald-{table_id}.txt")
    return _download(found.to_json(), "application/json", f"skald-{table_id}.json")


@router.get("/tables/{table_id}/replay", response_model=dict[str, Any])
async def replay(table_id: TableId, tables: TheTables, replays: TheReplays) -> Response:
    """A finished game as a whole: its lines, rounds, points and chances."""
    found = await _finished(table_id, tables, replays)
    return Response(found.whole, media_type="application/json")


@router.get("/tables/{table_id}/replay/{ply}", response_model=dict[str, Any])
async def moment(
    table_id: TableId,
    ply: PlyNumber,
    tables: TheTables,
    replays: TheReplays,
    eyes: Annotated[Annotated[int, Query(ge=-1, lt=8)] | Literal["all"], Query()] = "all",
) -> Response:
    """A finished game after so many actions, from any eyes."""
    found = await _finished(table_id, tables, replays)
    _check(found, ply, eyes)
    return Response(msgspec.json.encode(found.moment(ply, eyes)), media_type="application/json")


@router.get("/tables/{table_id}/replay/{ply}/advice")
async def advice(
    table_id: TableId,
    ply: PlyNumber,
    tables: TheTables,
    replays: TheReplays,
    level: LevelName = "hunter",
) -> AdviceBody:
    """What a bot would do there."""
    found = await _finished(table_id, tables, replays)
    _check(found, ply, "all")
    text = await replays.advice(found, ply, level)
    if text is None:
        raise Refusal(409, "web-error-nobody-due", "It is nobody's turn there.")
    journal = found.journal
    words = journal.face.action(journal.state_at(ply), journal.match.rules.table.parse(text))
    return AdviceBody(text=text, words=PhraseBody.model_validate(plain(phrase(words))))


@router.post("/tables/{table_id}/continue", status_code=201, dependencies=[WITHIN_LIMITS])
async def go_on(table_id: TableId, wish: Continuation, tables: TheTables) -> MadeTable:
    """A practice table that goes on from a position, against bots."""
    found = await _open_record(table_id, tables)
    if wish.ply > len(found.lines) or wish.seat >= found.setup.players:
        raise _no_moment()
    bot = WantedSeat("bot", level=wish.level)
    seats = [bot] * found.setup.players
    seats[wish.seat] = WantedSeat("person")
    new = await asyncio.to_thread(continued, found, wish.ply, seats, tables.house.now())
    await tables.add(new)
    return made(new)


@router.post("/replays", status_code=201, dependencies=[WITHIN_LIMITS])
async def take_in(
    request: Request, record: Annotated[dict[str, Any], Body()], tables: TheTables
) -> MadeReplay:
    """Take in the record of a finished game."""
    text = (await request.body()).decode()
    new = await asyncio.to_thread(_imported, text, tables.house.now())
    await tables.add(new)
    return MadeReplay(id=new.kept.id)


def _imported(text: str, now: float) -> NewTable:
    return imported(Record.from_json(text), now)


async def _finished(table_id: str, tables: Tables, replays: Replays) -> Replay:
    kept = await kept_table(table_id, tables)
    if not kept.standing.over:
        raise not_over()
    return await replays.replay(kept)


async def _open_record(table_id: str, tables: Tables) -> Record:
    """The record of a game in which nobody has anything to hide from another person."""
    kept = await kept_table(table_id, tables)
    people = [seat for seat in await tables.house.store.seats(table_id) if seat.kind != "bot"]
    if not kept.standing.over and not (kept.practice and len(people) <= 1):
        raise not_over()
    return (await tables.journal(kept)).match.record()


def _check(replay: Replay, ply: int, eyes: Eyes) -> None:
    if ply > replay.plies or (eyes != "all" and eyes >= replay.journal.match.setup.players):
        raise _no_moment()


def _no_moment() -> Refusal:
    return Refusal(404, "web-error-no-moment", "There is no such moment in this game.")


def _download(text: str, kind: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)
