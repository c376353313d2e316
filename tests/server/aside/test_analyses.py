"""Analyses are made once, one after the other, beside the tables, and survive a restart."""

import asyncio
from contextlib import nullcontext
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from sqlalchemy.ext.asyncio import create_async_engine

from speeltafel.analysis import Analysis
from speeltafel.analysis.measuring import Measured
from speeltafel.engine import Record
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.replay.studies import PIECE, Studies
from speeltafel.server.replay.study import Answer, Order, Study, StudyFailed
from speeltafel.server.storage.analyses import Analyses
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.opening import prepare_storage
from tests.server.cluster.worker_server import wait_until
from tests.server.conftest import StartServer
from tests.server.process import HttpProblem
from tests.server.tables import bots, finished_table, make_table

RECORD = Record(game="good-vs-evil", version="1", options={}, names=["Ada", "Bram"])
MEASURED = Measured(0.0, [5000, 5000], [0, 0], [5000, 5000], [0, 0])
REPORT = Analysis(
    game="good-vs-evil",
    version="1",
    depth="quick",
    seed=0,
    names=["Ada", "Bram"],
    entries=0,
    timed=False,
    judged=True,
    points=[],
    steps=[],
    choices=[],
    moments=[],
    lines=[],
    sides=[],
)
TOTAL = 3 * PIECE


class SlowStudy(Study):
    """Measures when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.orders: list[Order] = []
        self.may_work = asyncio.Event()
        self.measuring = asyncio.Event()
        self.faults = 0

    async def do(self, order: Order) -> Answer:
        self.orders.append(order)
        if order.numbers:
            self.measuring.set()
            await self.may_work.wait()
        if self.faults:
            self.faults -= 1
            raise StudyFailed
        if order.measured:
            return Answer(report=Raw(msgspec.json.encode(REPORT)))
        return Answer(total=TOTAL, measured=[MEASURED] * len(order.numbers))


class Room:
    """Studies on one database, again and again."""

    def __init__(self, data: Path, **settings: int) -> None:
        self.settings = Settings(data=str(data), **settings)  # type: ignore[arg-type]
        prepare_storage(self.settings)

    def open(self) -> tuple[Studies, SlowStudy]:
        async def find(table: str) -> Record:
            return RECORD

        studies = Studies(
            self.settings,
            Analyses(
                Keeper(
                    create_async_engine(f"sqlite+aiosqlite:///{self.settings.database_file}"), nullcontext()
                )
            ),
            find,
        )
        studies.study = SlowStudy()
        return studies, studies.study


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path, analyses_waiting=3, analyses_per_address=2)


async def finished(studies: Studies) -> None:
    assert studies.working is not None
    await studies.working


async def test_it_is_made_once_and_kept(room: Room) -> None:
    studies, study = room.open()
    assert (await studies.look("t")).state == "none"

    first = await studies.ask("t", RECORD, "here")
    again = await studies.ask("t", RECORD, "elsewhere")
    assert (first.state, again.state) == ("working", "working")
    study.may_work.set()
    await finished(studies)

    assert (await studies.look("t")).analysis == REPORT
    assert (await studies.ask("t", RECORD, "here")).state == "done"
    assert len(study.orders) == 1 + TOTAL // PIECE + 1
    later, _ = room.open()
    assert (await later.look("t")).state == "done", "it lies beside the record"


async def test_how_far_it_is_can_be_seen(room: Room) -> None:
    studies, study = room.open()
    await studies.ask("t", RECORD, "here")
    await studies.ask("u", RECORD, "here")
    await study.measuring.wait()

    working, waiting = await studies.look("t"), await studies.look("u")

    assert (working.state, working.done, working.total) == ("working", 0, TOTAL)
    assert (waiting.state, waiting.ahead) == ("waiting", 1)
    study.may_work.set()
    await finished(studies)


async def test_nobody_can_load_the_server_with_it(room: Room) -> None:
    studies, study = room.open()
    for table in ("a", "b"):
        await studies.ask(table, RECORD, "here")
    with pytest.raises(Refusal, match="that you asked for"):
        await studies.ask("c", RECORD, "here")
    await studies.ask("c", RECORD, "elsewhere")
    with pytest.raises(Refusal, match="try again") as refused:
        await studies.ask("d", RECORD, "a third place")
    assert refused.value.kind == "too-fast"
    study.may_work.set()
    await finished(studies)
    assert (await studies.ask("d", RECORD, "here")).state == "working"
    await finished(studies)


async def test_after_a_restart_it_goes_on_by_itself(room: Room) -> None:
    studies, _ = room.open()
    await studies.ask("t", RECORD, "here")
    await studies.ask("u", RECORD, "here")
    await studies.close()

    later, study = room.open()
    study.may_work.set()
    await later.wake(lambda table: table == "t")
    await finished(later)

    assert (await later.look("t")).state == "done"
    assert (await later.look("u")).state == "none", "another worker's table"


async def test_a_process_that_died_gets_a_successor(room: Room) -> None:
    studies, study = room.open()
    study.may_work.set()
    study.faults = 1
    await studies.ask("t", RECORD, "here")
    await finished(studies)
    assert (await studies.look("t")).state == "done"


async def test_what_cannot_be_made_says_so_and_can_be_asked_for_again(room: Room) -> None:
    studies, study = room.open()
    study.may_work.set()
    study.faults = 2
    await studies.ask("t", RECORD, "here")
    await studies.ask("u", RECORD, "here")
    await finished(studies)

    assert (await studies.look("t")).state == "failed"
    assert (await studies.look("u")).state == "done"
    assert await studies.kept.unfinished(9) == []
    await studies.ask("t", RECORD, "here")
    await finished(studies)
    assert (await studies.look("t")).state == "done"


@pytest.mark.long
async def test_a_real_analysis_outlives_a_server_that_is_killed(start_server: StartServer) -> None:
    server = start_server()
    table = await finished_table(server)
    path = f"/api/tables/{table}/analysis"
    assert server.get(path)["state"] == "none"

    assert server.post(path, {})["state"] == "working"
    wait_until(lambda: bool(server.get(path)["done"]))
    server.kill()
    server.start()
    wait_until(lambda: bool(server.get(path)["state"] == "done"))

    for line in server.get(path)["analysis"]["lines"]:
        assert line["luck"] + line["choices"] + line["others"] == line["end"] - line["start"]


async def test_a_running_game_has_no_analysis_for_anybody(start_server: StartServer) -> None:
    server = start_server()
    table = make_table(server, bots(2))["table"]
    for ask in (server.get, lambda path: server.post(path, {})):
        with pytest.raises(HttpProblem) as refused:
            ask(f"/api/tables/{table}/analysis")
        assert (refused.value.status, refused.value.body["kind"]) == (409, "not-now")
