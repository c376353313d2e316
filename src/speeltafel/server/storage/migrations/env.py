"""Called by alembic for each run; the connection is ours."""

from alembic import context

import speeltafel.server.storage.club  # noqa: F401
from speeltafel.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
