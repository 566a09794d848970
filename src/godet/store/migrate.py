"""Bring a database to the newest schema; one that is there already is left alone."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, inspect, text

HEAD = "0001"
"""The newest migration; a test compares it with the folder."""


def migrate(url: str) -> None:
    """Bring the database behind this (asynchronous) address to HEAD."""
    plain = url.replace("+aiosqlite", "").replace("+asyncpg", "+psycopg")
    engine = create_engine(plain)
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            version = connection.execute(text("select version_num from alembic_version")).scalar()
            if version == HEAD:
                return
    engine.dispose()
    _upgrade(plain)


def _upgrade(url: str) -> None:
    from alembic import command  # noqa: PLC0415  # slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")
