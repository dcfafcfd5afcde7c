"""Tables: made, looked up, remembered; and the sockets at them."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response, WebSocket

from skald.bots import LEVELS
from skald.kernel.rules import find
from skald.server.http.bodies import (
    GameData,
    Id,
    MadeTable,
    RememberedTables,
    SeatToken,
    StatusBody,
    TableBody,
    WantedTable,
)
from skald.server.http.errors import Refusal, no_table
from skald.server.http.games import printed
from skald.server.http.reach import TheTables, TheVisitor
from skald.server.making import Manner, NewTable, WantedSeat, new_table
from skald.server.messages import SeatInfo
from skald.server.seats import hashed, seats_of
from skald.server.socket import attend
from skald.server.store import KeptDevice, KeptSeat, KeptTable
from skald.server.tables import Tables

router = APIRouter(prefix="/api/tables", tags=["tables"])

# A table without people keeps the bots busy to the end of its game.
_BOTS_ALONE: Final = 6


@router.post("", status_code=201)
async def make_table(wanted: WantedTable, tables: TheTables, visitor: TheVisitor) -> MadeTable:
    """Make a table. The tokens of its seats are told here and never again."""
    _check_levels(wanted, tables)
    only_bots = all(seat.kind == "bot" for seat in wanted.seats)
    visitor.makes(_BOTS_ALONE if only_bots else 1)
    seats = [WantedSeat(s.kind, s.name, s.level, s.side) for s in wanted.seats]
    seed = None if wanted.seed is None else str(wanted.seed)
    manner = Manner(wanted.device, wanted.away, frozenset(tables.services.bots))
    new = new_table(wanted.game, wanted.options, seats, seed, tables.services.now(), manner)
    await tables.add(new)
    return made(new, tables)


def _check_levels(wanted: WantedTable, tables: Tables) -> None:
    """Which bots there are besides the levels only this server knows."""
    known = {*(level.name for level in LEVELS), *tables.services.bots}
    for number, seat in enumerate(wanted.seats):
        if seat.level not in known:
            where = f"seats.{number}.level"
            text = f"{where}: There is no bot “{seat.level}”; there is {', '.join(sorted(known))}."
            raise Refusal(422, "web-error-malformed", text, {"field": where})


@router.post("/status")
async def status(remembered: RememberedTables, tables: TheTables) -> list[StatusBody]:
    """How the tables stand that somebody remembers; those that are gone are left out."""
    tokens: dict[str, list[str]] = {}
    for each in remembered.tables:
        tokens.setdefault(each.id, []).append(each.token)
    store, found = tables.services.store, []
    seats, devices = await store.seats_at(list(tokens)), await store.devices.at(list(tokens))
    for kept in await store.tables(list(tokens)):
        shown = _shown(kept, seats[kept.id], tables)
        mine = [seat for token in tokens[kept.id] for seat in held(devices[kept.id], token)]
        due = not kept.standing.over and kept.standing.due in mine
        found.append(StatusBody(**dict(shown), my_turn=due))
    return found


@router.get("/{table_id}")
async def table(table_id: Annotated[Id, Path()], tables: TheTables) -> TableBody:
    """What everybody may know of a table."""
    kept = await kept_table(table_id, tables)
    return _shown(kept, await tables.services.store.seats(table_id), tables)


@router.get("/{table_id}/content", response_model=GameData)
async def content(table_id: Annotated[Id, Path()], tables: TheTables) -> Response:
    """What is printed on boards, tiles and cards as this table has them."""
    kept = await kept_table(table_id, tables)
    return printed(find(kept.game), await tables.setup(kept))


@router.websocket("/{table_id}/socket")
async def socket(table_id: str, websocket: WebSocket) -> None:
    """Sit down at a table or watch it."""
    await attend(websocket, table_id, websocket.app.state.tables)


def made(new: NewTable, tables: Tables) -> MadeTable:
    """The answer to whoever made a table."""
    base = tables.services.settings.base_path
    tokens = [
        SeatToken(seat=seat, token=token, link=new.seats[seat].fresh)
        for seat, token in new.tokens.items()
    ]
    return MadeTable(id=new.kept.id, seats=tokens, watch=f"{base}/table/{new.kept.id}")


async def kept_table(table_id: str, tables: Tables) -> KeptTable:
    """A table by its id; refused if there is none."""
    kept = await tables.services.store.table(table_id)
    if kept is None:
        raise no_table()
    return kept


def _shown(kept: KeptTable, seats: Sequence[KeptSeat], tables: Tables) -> TableBody:
    standing = kept.standing
    return TableBody(
        id=kept.id,
        game=kept.game,
        players=kept.players,
        options=kept.options,
        practice=kept.practice,
        away=kept.away,
        seats=_infos(kept, seats, tables),
        round=standing.round,
        over=standing.over,
        due=standing.due,
        ply=standing.ply,
        created=kept.created,
        touched=kept.touched,
    )


def _infos(kept: KeptTable, seats: Sequence[KeptSeat], tables: Tables) -> list[SeatInfo]:
    """Who sits at a table; who is there is known only while it is in memory."""
    table = tables.in_memory(kept.id)
    return table.seat_infos() if table else [seat.info(None, "") for seat in seats_of(kept, seats)]


def held(devices: Sequence[KeptDevice], token: str) -> list[int]:
    """The seats that the secret of a device holds."""
    shown = hashed(token)
    return [each.seat for each in devices if secrets.compare_digest(each.token, shown)]
