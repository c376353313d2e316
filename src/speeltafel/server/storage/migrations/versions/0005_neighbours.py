"""What a node understands and where it runs, epochs that are never used twice, and which versions may use the database."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A server of the schema before can go on with it: what is new has a value by itself."""
    op.add_column("nodes", sa.Column("protocol", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("nodes", sa.Column("place", sa.String(160), nullable=False, server_default=""))
    understood = op.create_table("understood", sa.Column("schema", sa.String(8), primary_key=True))
    op.bulk_insert(understood, [{"schema": "0004"}, {"schema": revision}])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE lease_epochs")
        op.execute("SELECT setval('lease_epochs', (SELECT coalesce(max(epoch), 0) + 1 FROM leases))")
