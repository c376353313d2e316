"""Databases of every earlier schema open, with everything in them, on either storage."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from speeltafel.engine import BadSetup
from speeltafel.games import slugs
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage import migrations
from speeltafel.server.storage.models import Base
from speeltafel.server.storage.opening import open_storage, prepare_storage
from speeltafel.server.storage.schema import SCHEMA
from tests.server.conftest import StartServer

KEPT = Path(__file__).parent / "data"
OWN_GAMES = {"good-vs-evil", "creatures-and-outcasts", "hydes-attack", "spookhuis", "rush-out"}


def unpack(name: str, folder: Path) -> Path:
    path = folder / "speeltafel.sqlite3"
    path.write_bytes(gzip.decompress((KEPT / name).read_bytes()))
    return path


def test_the_newest_step_is_the_schema_of_this_version() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == SCHEMA


async def test_the_steps_lead_to_the_models(stored: Settings) -> None:
    """Nothing is in the models that no step makes, and nothing is made that the models do not have."""

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    storage = await open_storage(stored)
    async with storage.archive.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await storage.close()


@pytest.mark.parametrize("name", sorted(path.name for path in KEPT.glob("*.sqlite3.gz")))
def test_an_older_database_becomes_one_of_today_and_keeps_every_entry(name: str, tmp_path: Path) -> None:
    path = unpack(name, tmp_path)
    with closing(sqlite3.connect(path)) as database:
        before = database.execute("SELECT table_id, number, entry FROM log ORDER BY id").fetchall()
    assert prepare_storage(Settings(data=str(tmp_path))) == ("", SCHEMA)
    assert prepare_storage(Settings(data=str(tmp_path))) == (SCHEMA, SCHEMA)
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT table_id, number, entry FROM log ORDER BY id").fetchall() == before


def test_running_and_finished_games_of_the_first_schema_go_on(
    tmp_path: Path, start_server: StartServer
) -> None:
    """For good: a database of the first schema with both kinds of all five games is served."""
    path = unpack("schema-1.sqlite3.gz", tmp_path)
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("SELECT id, game, phase FROM tables").fetchall()
    assert {(game, phase) for _, game, phase in tables} == {
        (game, phase) for game in OWN_GAMES for phase in ("playing", "over")
    }
    assert set(slugs()) >= OWN_GAMES
    server = start_server()
    for table, game, phase in tables:
        card = server.get(f"/api/tables/{table}")
        assert (card["game"], card["phase"]) == (game, phase)


def become_newer(settings: Settings, *understood: str) -> None:
    """As a later version would leave the file, which says whose servers can still use it."""
    engine = create_engine(f"sqlite:///{settings.database_file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        connection.exec_driver_sql("DELETE FROM understood")
        for schema in understood:
            connection.exec_driver_sql("INSERT INTO understood (schema) VALUES (?)", (schema,))
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    prepare_storage(settings)
    become_newer(settings, "9998", "9999")
    with pytest.raises(BadSetup, match="newer version of Speeltafel"):
        prepare_storage(settings)


def test_a_newer_database_that_names_this_version_is_used_as_it_is(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    prepare_storage(settings)
    become_newer(settings, SCHEMA, "9999")
    assert prepare_storage(settings) == ("9999", "9999")
