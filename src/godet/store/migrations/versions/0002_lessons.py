"""Tables that are lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    lesson = sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", lesson)


def downgrade() -> None:
    op.drop_column("tables", "lesson")
