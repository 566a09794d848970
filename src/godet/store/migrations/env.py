"""Alembic's entrance: run the migrations against the given database."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from godet.store.schema import METADATA


def run() -> None:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url
    with create_engine(url).begin() as connection:
        context.configure(connection=connection, target_metadata=METADATA)
        with context.begin_transaction():
            context.run_migrations()


run()
