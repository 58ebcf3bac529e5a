"""Seats are passed for where there is nothing to play, but for moments at which they want to be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("auto", sa.Boolean(), server_default="1", nullable=False))
        batch_op.add_column(sa.Column("stops", sa.Text(), server_default="[]", nullable=False))
        batch_op.add_column(sa.Column("held", sa.Integer(), server_default="-1", nullable=False))
    seats = sa.table("seats", sa.column("order", sa.String()))
    op.execute(seats.update().where(seats.c.order == "calm").values(order=None))
