"""The tables of the database."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("began_rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("due", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("away", String(16), nullable=False, server_default="correspondence"),
)

SEATS: Final = Table(
    "seat",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(16), nullable=False),
    Column("token", String(64), nullable=False),
    Column("substituted", Boolean, nullable=False),
    Column("fresh", Boolean, nullable=False, server_default=false()),
    Column("left_at", Float, nullable=False, server_default="0"),
)

# What holds a seat.
DEVICES: Final = Table(
    "device",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "token"),
    # The number of one that is gone is never given to another.
    sqlite_autoincrement=True,
)

# Rows are only added; the key is the lock: no two servers can write the same row.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Only for tables that are not played with the usual components.
COMPONENTS: Final = Table(
    "components",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("data", JSON, nullable=False),
)

VERSION: Final = Table(
    "schema_version",
    METADATA,
    Column("version", Integer, primary_key=True),
)
