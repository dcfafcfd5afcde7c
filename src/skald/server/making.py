"""New tables: from what somebody asks for to what is kept."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from skald.bots import LEVELS
from skald.kernel.errors import BadOption, BadRecord
from skald.kernel.games import find_game
from skald.kernel.match import Match
from skald.kernel.record import Record
from skald.kernel.rules import Rules, Setup
from skald.server.away import USUAL
from skald.server.journal import Journal
from skald.server.limits import DEVICE_LENGTH, NAME_LENGTH, cleaned
from skald.server.seats import hashed, new_token
from skald.server.store import KeptDevice, KeptSeat, KeptTable, Standing
from skald.server.store.kept import Away, Kind

# Letters and digits that cannot be mistaken for each other.
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12
_RANDOM: Final = "random"
_SEED_BYTES: Final = 16
# Names a file of the machine; nobody may do that from afar.
LOCAL_ONLY: Final = "data"
_USUAL: Final = "default"
_NAME_OF_FILE: Final = 64


class NotFinished(BadRecord):
    """A record of a game that somebody has yet to win."""


class OwnComponents(BadRecord):
    """A record that brings its own components, where they are not taken in."""


class WantedSeat(Struct, frozen=True):
    """Who shall sit there: a person at this screen, a friend by link, or a bot of a level."""

    kind: Kind
    name: str = ""
    level: str = ""
    side: str = ""


class NewTable(Struct, frozen=True):
    """A table that is ready to be kept, and the secrets of its seats: of devices, or of links."""

    kept: KeptTable
    seats: list[KeptSeat]
    devices: list[KeptDevice]
    rows: list[str]
    components: Mapping[str, object] | None
    tokens: dict[int, str]


class Manner(Struct, frozen=True):
    """How a table is sat at: on whose device it is made, how long it waits for somebody.

    `bots` may sit there beside the levels.
    """

    device: str = ""
    away: Away = USUAL
    bots: frozenset[str] = frozenset()


AS_USUAL: Final = Manner()


def new_table(
    game: str,
    options: Mapping[str, str],
    wanted: Sequence[WantedSeat],
    seed: str | None,
    now: float,
    manner: Manner = AS_USUAL,
) -> NewTable:
    """A table at its first choice."""
    rules = find_game(game).rules
    setup = _setup(rules, options, wanted)
    secret = secrets.token_hex(_SEED_BYTES) if seed is None else f"given {seed}"
    journal = Journal(rules, setup, secret)
    rows = journal.begin()
    return _made(
        journal.match,
        journal.standing(),
        secret,
        wanted,
        rows,
        now,
        manner,
        practice=seed is not None,
    )


def continued(
    record: Record,
    ply: int,
    wanted: Sequence[WantedSeat],
    now: float,
    manner: Manner = AS_USUAL,
) -> NewTable:
    """A practice table that goes on from a position of a record."""
    rules = find_game(record.game).rules
    secret = secrets.token_hex(_SEED_BYTES)
    journal = Journal(rules, record.setup, secret)
    journal.read(record.lines[:ply])
    rows = [*record.lines[:ply], *journal.begin()]
    standing = journal.standing()
    return _made(journal.match, standing, secret, wanted, rows, now, manner, practice=True)


def imported(record: Record, now: float, *, own_components: bool) -> NewTable:
    """A finished table from a record; everybody at it is long gone."""
    _check_components(record.setup, allowed=own_components)
    match = record.replay()
    if not match.over:
        raise NotFinished("The game of this record is not finished.")
    # A record may be written by hand; a journal has one row for each action.
    rows = [each.line for each in match.history]
    number = find_game(record.game).presenter.round(match.state)
    standing = Standing(len(rows), -1, number, over=True)
    nobody = [WantedSeat("open")] * record.setup.players
    return _made(match, standing, "", nobody, rows, now, AS_USUAL, practice=True)


def _check_components(setup: Setup, *, allowed: bool) -> None:
    name = setup.options.get(LOCAL_ONLY, _USUAL)
    if (setup.data is None) != (name == _USUAL) or name != cleaned(name, _NAME_OF_FILE):
        raise BadRecord("The record does not say which components it was made with.")
    if setup.data is not None and not allowed:
        raise OwnComponents("The record was made with components of its own.")


def _setup(rules: Rules, options: Mapping[str, str], wanted: Sequence[WantedSeat]) -> Setup:
    players = len(wanted)
    if not rules.min_players <= players <= rules.max_players:
        raise BadOption(
            f"{rules.id} is for {rules.min_players} to {rules.max_players} players, not {players}."
        )
    if LOCAL_ONLY in options:
        raise BadOption(f"The option {LOCAL_ONLY} cannot be chosen here.")
    sides = [seat.side or _RANDOM for seat in wanted]
    chosen = dict(options)
    if any(side != _RANDOM for side in sides):
        chosen[find_game(rules.id).presenter.side_option()] = ",".join(sides)
    setup = Setup(players, rules.complete(players, chosen))
    rules.new_state(setup)
    return setup


def _made(
    match: Match,
    standing: Standing,
    seed: str,
    wanted: Sequence[WantedSeat],
    rows: list[str],
    now: float,
    manner: Manner,
    *,
    practice: bool,
) -> NewTable:
    tokens = {n: new_token() for n, seat in enumerate(wanted) if seat.kind != "bot"}
    kept = KeptTable(
        id="".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH)),
        game=match.rules.id,
        rules=match.rules.version,
        began_rules=match.rules.version,
        players=match.setup.players,
        options=match.setup.options,
        seed=seed,
        practice=practice,
        created=now,
        touched=now,
        standing=standing,
        away=manner.away,
    )
    for seat in wanted:
        _check_bot(seat, manner.bots)
    seats = [_seat(number, seat, tokens, now) for number, seat in enumerate(wanted)]
    devices = [
        KeptDevice(0, number, hashed(token), cleaned(manner.device, DEVICE_LENGTH), now, now)
        for number, token in tokens.items()
        if wanted[number].kind == "person"
    ]
    return NewTable(kept, seats, devices, rows, match.setup.data, tokens)


def _check_bot(wanted: WantedSeat, own: frozenset[str]) -> None:
    known = own.union(level.name for level in LEVELS)
    if wanted.kind == "bot" and wanted.level not in known:
        raise BadOption(f"There is no level “{wanted.level}”.")


def _seat(number: int, wanted: WantedSeat, tokens: Mapping[int, str], now: float) -> KeptSeat:
    is_open = wanted.kind == "open"
    return KeptSeat(
        seat=number,
        kind=wanted.kind,
        name=cleaned(wanted.name, NAME_LENGTH),
        level=wanted.level if wanted.kind == "bot" else "",
        token=hashed(tokens[number]) if is_open else "",
        substituted=False,
        fresh=is_open,
        left_at=0.0 if wanted.kind == "bot" else now,
    )
