"""Finished games: records, replays, advice, and practice that goes on from them."""

import asyncio
import json
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Body, Path, Query, Response

from skald.bots.levels import LevelName
from skald.kernel.errors import BadOption, BadRecord
from skald.kernel.record import Record
from skald.server.http.bodies import (
    AdviceBody,
    Continuation,
    GameData,
    Id,
    MadeReplay,
    MadeTable,
    MomentBody,
    Ply,
    ReplayBody,
)
from skald.server.http.errors import Refusal, not_over
from skald.server.http.reach import TheReplays, TheTables, TheVisitor
from skald.server.http.tables import held, kept_table, made
from skald.server.making import Manner, NewTable, WantedSeat, continued, imported
from skald.server.queueing import Claim, Rank
from skald.server.replays import Replay, Replays, Viewer
from skald.server.services import Services
from skald.server.store import KeptTable
from skald.server.tables import Tables
from skald.server.wording import phrase

router = APIRouter(prefix="/api", tags=["replays"])

# What things cost, compared with a look at one moment, or with a new table.
_WHOLE: Final = 10
_ADVICE: Final = 60
_PLAYED_AGAIN: Final = 3

TableId = Annotated[Id, Path()]
PlyNumber = Annotated[Ply, Path()]


@router.get(
    "/tables/{table_id}/record",
    response_model=GameData,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(
    table_id: TableId,
    tables: TheTables,
    replays: TheReplays,
    visitor: TheVisitor,
    form: Annotated[Literal["json", "text"], Query(alias="format")] = "json",
) -> Response:
    """The record of a finished game."""
    visitor.studies(_WHOLE)
    found = (await _finished(table_id, tables, replays)).record()
    if form == "text":
        return _download(found.to_text(), "text/plain", f"skald-{table_id}.txt")
    return _download(found.to_json(), "application/json", f"skald-{table_id}.json")


@router.get("/tables/{table_id}/replay", response_model=ReplayBody)
async def replay(
    table_id: TableId, tables: TheTables, replays: TheReplays, visitor: TheVisitor
) -> Response:
    """A finished game as a whole: its lines, rounds, points and chances."""
    visitor.studies(_WHOLE)
    found = await _finished(table_id, tables, replays)
    return Response(found.whole, media_type="application/json")


@router.get("/tables/{table_id}/replay/{ply}", response_model=MomentBody)
async def moment(
    table_id: TableId,
    ply: PlyNumber,
    tables: TheTables,
    replays: TheReplays,
    visitor: TheVisitor,
    viewer: Annotated[Annotated[int, Query(ge=-1, lt=8)] | Literal["all"], Query()] = "all",
) -> Response:
    """A finished game at a ply, as anybody saw it."""
    visitor.studies(1)
    found = await _finished(table_id, tables, replays)
    _check(found, ply, viewer)
    return Response(msgspec.json.encode(found.moment(ply, viewer)), media_type="application/json")


@router.get("/tables/{table_id}/replay/{ply}/advice")
async def advice(
    table_id: TableId,
    ply: PlyNumber,
    tables: TheTables,
    replays: TheReplays,
    visitor: TheVisitor,
    level: LevelName = "hunter",
) -> AdviceBody:
    """What a bot would do there; where chance is due, after chance has acted as it did."""
    visitor.studies(_ADVICE)
    found = await _finished(table_id, tables, replays)
    _check(found, ply, "all")
    where = found.next_decision(ply)
    if where is None:
        raise Refusal(409, "web-error-nobody-due", "Nothing is left to decide at that moment.")
    claim = Claim(Rank.ASKED, table_id, frozenset([visitor.household]))
    text = await replays.advice(found, where, level, claim)
    journal = found.journal
    words = journal.presenter.action(journal.state_at(where), journal.match.rules.table.parse(text))
    return AdviceBody(
        ply=where,
        seat=journal.match.history[where].seat,
        text=text,
        words=phrase(words),
    )


@router.post("/tables/{table_id}/continue", status_code=201)
async def go_on(
    table_id: TableId, wish: Continuation, tables: TheTables, visitor: TheVisitor
) -> MadeTable:
    """A practice table that goes on from a position, against bots."""
    visitor.makes(_PLAYED_AGAIN)
    found = await _open_record(table_id, wish.token, tables)
    if wish.ply > len(found.lines) or wish.seat >= found.setup.players:
        raise _no_moment()
    bot = WantedSeat("bot", level=wish.level)
    seats = [bot] * found.setup.players
    seats[wish.seat] = WantedSeat("person")
    now, manner = tables.services.now(), Manner(wish.device)
    new = await asyncio.to_thread(continued, found, wish.ply, seats, now, manner)
    await tables.add(new)
    return made(new, tables)


@router.post("/replays", status_code=201)
async def take_in(
    record: Annotated[GameData, Body()], tables: TheTables, visitor: TheVisitor
) -> MadeReplay:
    """Take in the record of a finished game."""
    visitor.makes(_PLAYED_AGAIN)
    new = await asyncio.to_thread(_imported, record, tables.services)
    await tables.add(new)
    return MadeReplay(id=new.kept.id)


def _imported(data: GameData, services: Services) -> NewTable:
    try:
        record = Record.from_json(json.dumps(data))
    except (BadOption, RecursionError) as error:
        raise BadRecord(f"This is no record: {error}") from None
    return imported(record, services.now(), own_components=services.settings.own_components)


async def _finished(table_id: str, tables: Tables, replays: Replays) -> Replay:
    kept = await kept_table(table_id, tables)
    if not kept.standing.over:
        raise not_over()
    return await replays.replay(kept)


async def _open_record(table_id: str, token: str, tables: Tables) -> Record:
    """The record of a game in which nobody has anything to hide from whoever asks."""
    kept = await kept_table(table_id, tables)
    if not kept.standing.over and not await _is_own_practice(kept, token, tables):
        raise not_over()
    return (await tables.journal(kept)).match.record()


async def _is_own_practice(kept: KeptTable, token: str, tables: Tables) -> bool:
    """Whether nobody but whoever asks, if anybody, plays at a practice table."""
    store = tables.services.store
    people = {seat.seat for seat in await store.seats(kept.id) if seat.kind != "bot"}
    mine = held(await store.devices.of(kept.id), token)
    return kept.practice and len(people) <= 1 and people <= set(mine)


def _check(replay: Replay, ply: int, viewer: Viewer) -> None:
    if ply > replay.plies or (viewer != "all" and viewer >= replay.journal.match.setup.players):
        raise _no_moment()


def _no_moment() -> Refusal:
    return Refusal(404, "web-error-no-moment", "There is no such moment in this game.")


def _download(text: str, kind: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)
