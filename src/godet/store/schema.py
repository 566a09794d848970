"""The tables of the database. Migrations bring a file here; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Secrets of this house, such as the one that signs sessions."""

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("next", String(20), nullable=False),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("chairs", Text, nullable=False),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", String(40), nullable=False),
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)
"""Who has (or had) a seat where, to find a person's tables."""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "place"),
)
"""The logs: each row what was appended together, from this place on."""

FILMS = Table(
    "films",
    METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "place"),
)
"""How physical trials looked. A match is whole without them."""

TABLES_BY_STATUS = Index("tables_by_status", TABLES.c.status)
