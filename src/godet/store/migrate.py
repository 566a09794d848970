"""Bring a database to the newest schema; one that is there already is left alone."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from godet.kernel.errors import BadText

HEAD = "0003"
"""The newest migration; a test compares it with the folder."""


def migrate(url: str) -> None:
    """Bring the database behind this (asynchronous) address to HEAD."""
    plain = url.replace("+aiosqlite", "").replace("+asyncpg", "+psycopg")
    try:
        version = _version(plain)
        if version != HEAD:
            _upgrade(plain, version)
    except (ArgumentError, NoSuchModuleError) as bad:
        raise BadText(f"this is not the address of a database: {bad}") from None
    except DBAPIError as bad:
        raise BadText(f"cannot use the database {url.rpartition('@')[2]}: {bad.orig}") from None


def _version(url: str) -> str:
    """The migration a database is at, nothing for an empty one."""
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return ""
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            return str(found or "")
    finally:
        engine.dispose()


def _upgrade(url: str, version: str) -> None:
    from alembic import command  # noqa: PLC0415  # slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version and version not in known:
        raise BadText(f"the database is at schema {version}, which is newer than this program")
    command.upgrade(config, "head")
