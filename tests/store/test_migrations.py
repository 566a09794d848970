"""The migrations lead exactly to the schema and back, and foreign files are refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

import godet.store.migrate
from godet.kernel.errors import BadText
from godet.store.migrate import HEAD, migrate
from godet.store.schema import METADATA

FOLDER = Path(godet.store.migrate.__file__).parent / "migrations"


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("sqlalchemy.url", url)
    return config


def _tables(url: str) -> set[str]:
    engine = create_engine(url)
    names = set(inspect(engine).get_table_names())
    engine.dispose()
    return names


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert _tables(url) >= set(METADATA.tables) != set()
    engine.dispose()


def test_head_is_the_newest_file_of_the_folder() -> None:
    scripts = ScriptDirectory.from_config(_config("sqlite://"))
    assert scripts.get_heads() == [HEAD]
    newest = max(path.name for path in (FOLDER / "versions").glob("[0-9]*.py"))
    assert newest.startswith(f"{HEAD}_")


def test_migrating_twice_leaves_everything_alone(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    migrate(url)
    with sqlite3.connect(tmp_path / "new.db") as file:
        file.execute("insert into persons values ('ana', 'Ana')")
    file.close()
    migrate(url)
    with sqlite3.connect(tmp_path / "new.db") as file:
        assert file.execute("select name from persons").fetchall() == [("Ana",)]
        assert file.execute("select version_num from alembic_version").fetchall() == [(HEAD,)]
    file.close()


def test_every_migration_goes_down_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    command.upgrade(_config(url), "head")
    command.downgrade(_config(url), "base")
    assert _tables(url) == {"alembic_version"}
    migrate(url)
    assert _tables(url) == {"alembic_version", *METADATA.tables}


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadText, match="9999, which is newer than this program"):
        migrate(url)


@pytest.mark.parametrize("url", ["nonsense", "oracle9://x", "sqlite:////nowhere/at/all.db"])
def test_what_is_no_database_is_refused_in_a_plain_line(url: str) -> None:
    with pytest.raises(BadText, match="database"):
        migrate(url)


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana, " * 500)
    with pytest.raises(BadText, match="not a database"):
        migrate(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Ana, " * 500
