"""How a database of any earlier version becomes one of today; the steps are in `versions`, oldest first."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from speeltafel.engine import BadSetup


def migrate(connection: Connection, before: str) -> None:
    """Take every step that is missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if before and before not in known:
        raise BadSetup(
            f"the database was made by a newer version of Speeltafel (its schema is {before!r}): "
            "use that version, or a backup from before"
        )
    command.upgrade(config, "head")
