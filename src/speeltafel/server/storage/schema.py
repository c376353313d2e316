"""The name of the schema, looked at before the tools that change it are loaded: they take a moment, and most starts need none."""

from typing import Final

from sqlalchemy import Connection, inspect, text

SCHEMA: Final = "0006"
"""The last of `migrations/versions`."""


def found(connection: Connection) -> str:
    """The schema that a database has; nothing in an empty one, or one from before schemas had names."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def is_understood(connection: Connection) -> bool:
    """Whether a database that has become newer says that servers of this version can go on with it."""
    if not inspect(connection).has_table("understood"):
        return False
    query = text("SELECT 1 FROM understood WHERE schema = :schema")
    return connection.scalar(query, {"schema": SCHEMA}) is not None


def bring_up_to_date(connection: Connection) -> tuple[str, str]:
    """All or nothing; the schemas before and after."""
    before = found(connection)
    if before == SCHEMA or is_understood(connection):
        return before, before
    from speeltafel.server.storage.migrations import migrate

    migrate(connection, before)
    return before, SCHEMA
