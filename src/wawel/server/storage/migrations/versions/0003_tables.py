"""Wishes to take something back outlive a restart; forks know how much they took over; whose tables is found fast."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("forked", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("takeback", sa.Text(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_creator"), ["creator"], unique=False)
