"""Analyses of finished games, beside their records."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Databases of the days before this step may have them already."""
    if "analyses" in sa.inspect(op.get_bind()).get_table_names():
        return
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("asked", BIG, nullable=False),
        sa.Column("report", sa.LargeBinary()),
    )
