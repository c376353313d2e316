"""A later version of this server, made from a copy of its sources: more fields in letters and in the log, a newer schema."""

import shutil
from pathlib import Path

import speeltafel
from speeltafel.server.common.neighbours import PROTOCOL
from speeltafel.server.storage.schema import SCHEMA

SOURCES = Path(speeltafel.__file__).parent
PLAIN = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
"""Changed sources would go unnoticed behind modules that were compiled from others."""
NEXT_SCHEMA = f"{int(SCHEMA) + 1:04}"
STEP = f'''"""One column more, which nobody before has to know."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT_SCHEMA}"
down_revision = "{SCHEMA}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(8), nullable=False, server_default="green"))
    op.execute("INSERT INTO understood (schema) VALUES ('{NEXT_SCHEMA}')")
'''


def change(folder: Path, file: str, before: str, after: str) -> None:
    path = folder / "speeltafel" / "server" / file
    text = path.read_text()
    assert text.count(before) == 1, f"{file} has changed: {before}"
    path.write_text(text.replace(before, after))


def make_later(folder: Path, steps: int = 1) -> Path:
    """Sources that say so many protocols more."""
    shutil.copytree(SOURCES, folder / "speeltafel", ignore=PLAIN)
    change(
        folder,
        "common/neighbours.py",
        f"PROTOCOL: Final = {PROTOCOL}",
        f"PROTOCOL: Final = {PROTOCOL + steps}",
    )
    change(folder, "storage/schema.py", f'SCHEMA: Final = "{SCHEMA}"', f'SCHEMA: Final = "{NEXT_SCHEMA}"')
    versions = folder / "speeltafel" / "server" / "storage" / "migrations" / "versions"
    (versions / f"{NEXT_SCHEMA}_colour.py").write_text(STEP)
    change(
        folder,
        "cluster/letters.py",
        "\n\nclass Said(Letter",
        '    colour: str = "green"\n\n\nclass Said(Letter',
    )
    change(
        folder,
        "storage/entries.py",
        "\n\nclass Undone(Struct",
        '    colour: str = ""\n\n\nclass Undone(Struct',
    )
    change(
        folder,
        "table/live.py",
        "played = Played(record.entries[-1], result, ",
        'played = Played(record.entries[-1], result, colour="green", ',
    )
    return folder
