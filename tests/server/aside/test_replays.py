"""Replays are made once, beside the tables, and kept while there is room."""

import asyncio
import gzip
import json
import os
import subprocess
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.engine import Record, read_record
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.replay.shelf import Shelf, compressed, plain
from speeltafel.server.replay.workshop import MakeFilm, Work, WorkFailed, Workshop
from speeltafel.server.wire import TableCard
from tests.server.cluster.worker_server import is_alive, wait_until
from tests.server.conftest import StartServer
from tests.server.inside import ServerInside
from tests.server.tables import finished_table

RECORD = Record(game="good-vs-evil", version="1", options={}, names=["Ada", "Bram"])
GOLDEN = Path(__file__).parents[2] / "golden" / "good-vs-evil"


def card(table: str) -> TableCard:
    return TableCard(
        table,
        "good-vs-evil",
        "over",
        "online",
        {},
        [],
        listed=False,
        commitment="",
        pace="none",
        leaving="bot",
        created=0,
    )


class SlowWorkshop(Workshop):
    """Makes films of nothing but zeros, when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.may_work = asyncio.Event()
        self.fails = False

    async def do(self, work: Work) -> None:
        assert isinstance(work, MakeFilm)
        self.asked.append(f"{work.card.table} {work.eyes}")
        await self.may_work.wait()
        if self.fails:
            raise WorkFailed
        write_zeros(Path(work.path))


def write_zeros(path: Path) -> None:
    path.write_bytes(bytes(100))


def files(shelf: Shelf) -> list[str]:
    return sorted(path.name for path in Path(shelf.folder.name).iterdir())


@pytest.fixture
async def shelf() -> AsyncIterator[Shelf]:
    made = Shelf(Settings(replay_bytes=250, replays_per_address=3))
    made.workshop = SlowWorkshop()
    yield made
    await made.close()


def workshop_of(shelf: Shelf) -> SlowWorkshop:
    assert isinstance(shelf.workshop, SlowWorkshop)
    return shelf.workshop


async def take(shelf: Shelf, table: str, eyes: str = "open", address: str = "here") -> None:
    (await shelf.film(RECORD, card(table), eyes, address)).close()


async def test_many_who_ask_for_the_same_wait_for_one_making(shelf: Shelf) -> None:
    asking = [asyncio.create_task(take(shelf, "t", address=f"home {n}")) for n in range(8)]
    await asyncio.sleep(0)
    asking[0].cancel()
    workshop_of(shelf).may_work.set()
    outcomes = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(outcomes[0], asyncio.CancelledError)
    assert outcomes[1:] == [None] * 7
    await take(shelf, "t")
    assert workshop_of(shelf).asked == ["t open"]
    assert not shelf.waiting


async def test_what_was_unused_for_longest_makes_room(shelf: Shelf) -> None:
    workshop_of(shelf).may_work.set()
    for table in ("a", "b", "a", "c"):
        await take(shelf, table)
    assert [title.table for title in shelf.kept] == ["a", "c"]
    assert files(shelf) == ["a-open.gz", "c-open.gz"]


async def test_one_address_cannot_ask_for_everything_at_once(shelf: Shelf) -> None:
    asking = [asyncio.create_task(take(shelf, "t", eyes)) for eyes in "012"]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await take(shelf, "t", "3")
    assert refused.value.kind == "too-fast"
    other = asyncio.create_task(take(shelf, "t", "4", address="elsewhere"))
    workshop_of(shelf).may_work.set()
    await asyncio.gather(*asking, other)
    await take(shelf, "t", "3")


async def test_what_could_not_be_made_is_tried_again(shelf: Shelf) -> None:
    workshop = workshop_of(shelf)
    workshop.may_work.set()
    workshop.fails = True
    with pytest.raises(Refusal) as refused:
        await take(shelf, "t")
    assert refused.value.kind == "fault"
    workshop.fails = False
    await take(shelf, "t")
    assert len(workshop.asked) == 2


def golden_record() -> Record:
    return read_record(sorted(GOLDEN.glob("*.json"))[0].read_bytes())


async def test_the_workshop_survives_work_that_fails_and_is_replaced_when_it_dies(tmp_path: Path) -> None:
    workshop = Workshop()
    path = tmp_path / "film.gz"
    with pytest.raises(WorkFailed):
        await workshop.do(MakeFilm(RECORD, card("t"), "open", str(path)))
    assert workshop.process is not None
    first = workshop.process.pid
    await workshop.do(MakeFilm(golden_record(), card("t"), "public", str(path)))
    assert workshop.process.pid == first
    replay = json.loads(gzip.decompress(path.read_bytes()))
    assert len(replay["frames"]) == len(golden_record().entries) + 1

    workshop.process.kill()
    await workshop.process.wait()
    await workshop.do(MakeFilm(golden_record(), card("t"), "open", str(path)))
    second = workshop.process.pid
    assert second != first
    await workshop.close()
    assert not is_alive(second)


def test_a_film_is_the_same_compressed_and_plain(tmp_path: Path) -> None:
    words = os.urandom(1000) * 500
    path = tmp_path / "film.gz"
    path.write_bytes(gzip.compress(words))
    pieces = list(plain(path.open("rb")))
    assert b"".join(pieces) == words
    assert max(map(len, pieces)) <= 65_536
    assert b"".join(compressed(path.open("rb"))) == path.read_bytes()


async def test_the_workshop_ends_when_its_server_is_killed(start_server: StartServer) -> None:
    server = start_server()
    table = await finished_table(server)
    assert server.get(f"/api/tables/{table}/replay")["frames"]
    assert server.process is not None
    children = children_of(server.process.pid)
    assert len(children) == 1
    server.kill()
    wait_until(lambda: not is_alive(children[0]))


def children_of(process: int) -> list[int]:
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, check=False)
    return [int(number) for number in told.stdout.split()]


async def test_a_replay_comes_from_another_process_that_ends_with_the_server(tmp_path: Path) -> None:
    server = ServerInside(
        tmp_path,
        bot_most_seconds=0.001,
        bot_least_seconds=0,
        window_most_seconds=0.001,
        window_least_seconds=0,
    ).start()
    path = f"/api/tables/{await finished_table(server)}/replay?eyes=open"
    assert zipped(server, path.replace("replay?eyes=open", "verify"))["ok"]
    plain_one = server.get(path)
    assert zipped(server, path) == plain_one
    assert len(plain_one["frames"]) > 5
    process = server.lobby.shelf.workshop.process
    assert process is not None
    assert process.pid != os.getpid()
    server.stop()
    wait_until(lambda: not is_alive(process.pid))


def zipped(server: ServerInside, path: str) -> Any:
    """As a browser asks for it."""
    request = urllib.request.Request(server.url + path, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        return json.loads(gzip.decompress(answer.read()))
