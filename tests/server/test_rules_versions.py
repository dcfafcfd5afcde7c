"""Tables that began under rules version 1: they go on, or are shown, under the rules of today."""

import json
from collections.abc import Callable

import pytest

from skald.kernel.record import Record
from skald.kernel.rules import find
from skald.server.seats import hashed
from skald.server.settings import Settings
from skald.server.store import Store
from tests.migration.records import GAMES, Old, position
from tests.server.old_database import inserting, make_old_database
from tests.server.playing import Chair, closing_code
from tests.server.serving import Server, serving
from tests.server.test_store import with_store

HELLO = json.dumps({"type": "hello", "tokens": []})
OTHER_RULES = 4409


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """The address of an empty database."""
    return new_database()


@pytest.fixture(params=["ice-garden", "northgard"])
def old(request: pytest.FixtureRequest) -> Old:
    """A game of several people with the printed components."""
    return next(
        old
        for old in GAMES
        if old.record.game == request.param
        and old.record.setup.players > 1
        and old.record.setup.data is None
    )


def keep(database: str, old: Old, lines: list[str], *, version: int = 1, over: bool) -> None:
    """A database as it was left by a server of version 1: people at all seats."""
    record, setup = old.record, old.record.setup
    standing = (len(lines), -1 if over else 0, 1, over)
    table = ("old", record.game, version, setup.players, setup.options, "seed", False, 1.0, 2.0)
    rows = inserting("game_table", (*table, *standing))
    for seat in range(setup.players):
        person = ("old", seat, "person", f"P{seat}", "", hashed(f"token{seat}"), False)
        rows += inserting("seat", person)
    for ply, line in enumerate(lines):
        rows += inserting("journal", ("old", ply, line))
    make_old_database(database, rows)


def cut_of(old: Old) -> int:
    """After how many lines somebody chooses who has just chosen: that can be taken back."""
    actors = [line.split()[0] for line in old.record.lines]
    return next(
        n for n in range(len(actors) * 2 // 3, len(actors)) if actors[n - 1] == actors[n] != "*"
    )


def rows_of(server: Server, path: str) -> list[str]:
    """The actions of a record that the server gives."""
    lines: list[str] = server.http.get(path).json()["actions"]
    return lines


def test_a_running_table_goes_on_where_it_stood(database: str, old: Old) -> None:
    cut = cut_of(old)
    keep(database, old, [*old.record.lines[: cut + 1], f"undo {cut}"], over=False)
    match = old.cut(cut).replay()
    assert match.seat is not None
    plies = []
    for played in (0, 1):
        # A server is stopped and another one started: the second finds rows of today.
        with (
            serving(Settings(database=database)) as server,
            Chair(server, "old", [f"token{match.seat}"]) as chair,
        ):
            info = chair.welcome["table"]
            version = find(old.record.game).version
            assert (info["began_rules"], info["rules"]) == (1, version)
            assert info["options"] == match.setup.options
            if not played:
                assert [offer["text"] for offer in chair.now["offers"]] == [
                    action.text for action in match.legal()
                ]
                chair.move(match.legal()[0].text)
                chair.see(chair.now["ply"])
            plies.append(chair.now["ply"])
    match.play(match.legal()[0])
    assert plies[0] == plies[1] >= len(match.history)

    async def look(store: Store) -> None:
        kept = await store.table("old")
        assert kept is not None
        assert (kept.rules, kept.began_rules) == (match.rules.version, 1)
        rows = await store.journal("old")
        assert rows[: len(match.history)] == [ply.line for ply in match.history]

    with_store(database, look)


def test_a_finished_table_is_shown_and_exported(database: str, old: Old) -> None:
    keep(database, old, old.record.lines, over=True)
    whole = old.record.replay()
    with serving(Settings(database=database)) as server:
        shown = server.http.get("/api/tables/old/replay").json()
        assert shown["table"]["began_rules"] == 1
        assert shown["plies"] == len(whole.history)
        for form in ("json", "text"):
            answer = server.http.get("/api/tables/old/record", params={"format": form})
            replayed = Record.parse(answer.text).replay()
            assert position(old.record.game, replayed.state) == old.positions[-1][1]
            assert replayed.record().outcome == old.record.outcome
        with Chair(server, "old", []) as chair:
            assert chair.welcome["table"]["began_rules"] == 1
            assert chair.now["ending"] is not None

    async def look(store: Store) -> None:
        kept = await store.table("old")
        assert kept is not None
        assert kept.rules == 1
        assert await store.journal("old") == old.record.lines

    with_store(database, look)


def test_a_record_of_version_one_is_taken_in(database: str, old: Old) -> None:
    with serving(Settings(database=database)) as server:
        made = server.http.post("/api/replays", json=json.loads(old.record.to_json()))
        assert made.status_code == 201, made.text
        lines = rows_of(server, f"/api/tables/{made.json()['id']}/record")
    assert lines == old.record.replay().record().lines


def test_a_table_of_unknown_rules_says_so(database: str, old: Old) -> None:
    keep(database, old, old.record.lines, version=99, over=True)
    with serving(Settings(database=database)) as server:
        assert closing_code(server, "old", HELLO) == (["other-rules"], OTHER_RULES)
        for path in ("replay", "record", "content"):
            answer = server.http.get(f"/api/tables/old/{path}")
            assert answer.status_code == 409, path
            told = f"rules version 99 of {old.record.game}; this Skald knows 1 to 2."
            assert told in answer.json()["error"]["text"]
            assert answer.json()["error"]["key"] == "web-error-other-rules"


def test_a_table_that_today_cannot_be_says_why(database: str, old: Old) -> None:
    before = old.cut(len(old.record.lines) - 1).replay()
    table = before.rules.table
    never = next(table[n] for n in range(len(table)) if table[n] not in before.legal())
    line = f"{before.actor()} {never.text}"
    keep(database, old, [*old.record.lines[:-1], line], over=True)
    with serving(Settings(database=database)) as server:
        assert closing_code(server, "old", HELLO) == (["other-rules"], OTHER_RULES)
        answer = server.http.get("/api/tables/old/record")
        assert answer.status_code == 409
        told = f"“{line}” is not possible under version 2: "
        assert told in answer.json()["error"]["text"]
