"""Tables, their log, and a pulse. Databases of before schemas had names have all this already."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make what is missing."""
    there = set(sa.inspect(op.get_bind()).get_table_names())
    if "tables" not in there:
        op.create_table(
            "tables",
            sa.Column("id", sa.String(32), primary_key=True),
            sa.Column("game", sa.String(64), nullable=False),
            sa.Column("phase", sa.String(16), nullable=False),
            sa.Column("listed", sa.Boolean(), nullable=False),
            sa.Column("created", BIG, nullable=False),
            sa.Column("changed", BIG, nullable=False),
        )
        op.create_index("tables_by_change", "tables", ["phase", "changed"])
    if "log" not in there:
        op.create_table(
            "log",
            sa.Column("id", BIG, primary_key=True),
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("number", sa.Integer(), nullable=False),
            sa.Column("entry", sa.LargeBinary(), nullable=False),
            sa.UniqueConstraint("table_id", "number"),
        )
    if "pulse" not in there:
        op.create_table(
            "pulse",
            sa.Column("id", sa.Integer(), primary_key=True),
            sa.Column("at", BIG, nullable=False),
        )
