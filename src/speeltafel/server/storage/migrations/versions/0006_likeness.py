"""Every member's name is compared as names are today, also of cards that were made when fewer letters were known to look alike."""

import sqlalchemy as sa
from alembic import op

from speeltafel.server.common.names import alike

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of two whose names are now the same the older has it; the other keeps the card, with a key that no name gives."""
    members = sa.table("members", *(sa.column(name) for name in ("id", "name", "alike", "created")))
    schemas = sa.table("understood", sa.column("schema"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(members).order_by(members.c.created, members.c.id)).all()
    taken: set[str] = set()
    changed: dict[str, str] = {}
    for row in rows:
        key = alike(row.name)
        # No name has a slash.
        key = f"/{row.id}" if not key or key in taken else key
        taken.add(key)
        if key != row.alike:
            changed[row.id] = key
    # A key may be free only after somebody else has given it up.
    for aside in (True, False):
        for member, key in changed.items():
            new = f"//{member}" if aside else key
            connection.execute(sa.update(members).where(members.c.id == member).values(alike=new))
    op.bulk_insert(schemas, [{"schema": revision}])
