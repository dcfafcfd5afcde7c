"""Databases as they were at schema 2, when the tokens of seats were their only keys."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence

from sqlalchemy.engine import make_url

# As it was when the tokens of seats were their only keys.
_SCHEMA = """
CREATE TABLE game_table (
    id VARCHAR(32) PRIMARY KEY, game VARCHAR(32) NOT NULL, rules INTEGER NOT NULL,
    players INTEGER NOT NULL, options JSON NOT NULL, seed TEXT NOT NULL,
    practice BOOLEAN NOT NULL, created FLOAT NOT NULL, touched FLOAT NOT NULL,
    ply INTEGER NOT NULL, due INTEGER NOT NULL, round INTEGER NOT NULL, over BOOLEAN NOT NULL);
CREATE TABLE seat (
    table_id VARCHAR(32) NOT NULL REFERENCES game_table (id), seat INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL, name TEXT NOT NULL, level VARCHAR(16) NOT NULL,
    token VARCHAR(64) NOT NULL, substituted BOOLEAN NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE journal (
    table_id VARCHAR(32) NOT NULL REFERENCES game_table (id), ply INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (table_id, ply));
CREATE TABLE chat (
    id {serial} PRIMARY KEY, table_id VARCHAR(32) NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at FLOAT NOT NULL);
CREATE TABLE components (
    table_id VARCHAR(32) PRIMARY KEY REFERENCES game_table (id), data JSON NOT NULL);
CREATE TABLE schema_version (version INTEGER PRIMARY KEY);
INSERT INTO schema_version VALUES (1);
INSERT INTO schema_version VALUES (2);
"""


def quoted(value: object) -> str:
    """A value as both databases read it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return quoted(json.dumps(value))
    return f"'{value.replace(chr(39), chr(39) * 2)}'" if isinstance(value, str) else repr(value)


def inserting(table: str, values: Sequence[object]) -> str:
    """One row."""
    return f"INSERT INTO {table} VALUES ({', '.join(map(quoted, values))});\n"


def make_old_database(database: str, rows: str) -> None:
    """Fill an empty database as a server of old left it."""
    url = make_url(database)
    serial = "INTEGER" if url.drivername == "sqlite" else "SERIAL"
    script = _SCHEMA.replace("{serial}", serial) + rows
    if url.drivername == "sqlite":
        assert url.database is not None
        connection = sqlite3.connect(url.database)
        connection.executescript(script)
        connection.close()
        return

    async def run() -> None:
        import asyncpg  # type: ignore[import-untyped]

        there = await asyncpg.connect(database)
        await there.execute(script)
        await there.close()

    asyncio.run(run())
