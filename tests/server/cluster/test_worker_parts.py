"""The parts of the workers, one by one."""

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState

from speeltafel.engine import BadSetup
from speeltafel.server.common.keys import new_table_id
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.serve import serve
from speeltafel.server.storage.opening import open_file, prepare_storage
from speeltafel.server.web.network import listen
from speeltafel.server.workers import alone, doors, passing
from speeltafel.server.workers.alone import alone_on
from speeltafel.server.workers.passing import PassingOn
from speeltafel.server.workers.shared import WorkerShare, ask_for_cards, owner
from speeltafel.server.workers.supervisor import Supervisor, WorkersFailed
from speeltafel.server.workers.turn import Turn


@pytest.fixture
def two_doors() -> Iterator[doors.Doors]:
    """The doors of two workers that are not there."""
    made = doors.Doors.make(2)
    for door in (*made.outer, *made.inner):
        door.setblocking(False)
    yield made
    for door in (*made.outer, *made.inner):
        door.close()


# The host's choice


@pytest.mark.parametrize("workers", [0, -1, 65])
def test_a_wrong_number_of_workers_is_refused(workers: int) -> None:
    with pytest.raises(BadSetup, match=r"a setting of the server is wrong: .* in --workers"):
        serve(workers=workers, open_page=False)


def test_the_number_of_workers_is_a_setting() -> None:
    assert Settings.read({}).workers == 1
    assert Settings.read({"SPEELTAFEL_WORKERS": "4"}).workers == 4
    assert Settings.read({"SPEELTAFEL_WORKERS": "4"}, workers=2).workers == 2


@pytest.mark.parametrize("workers", [2, 3, 4, 64])
@pytest.mark.parametrize("amount", [64, 65, 127, 5000])
def test_the_parts_of_the_workers_are_together_what_the_host_allows(workers: int, amount: int) -> None:
    whole = Settings(workers=workers, tables=amount, posts_per_minute=amount)
    parts = [whole.for_worker(number) for number in range(workers)]
    assert sum(part.tables for part in parts) == amount
    assert sum(part.posts_per_minute for part in parts) == amount
    assert max(part.tables for part in parts) - min(part.tables for part in parts) <= 1


def test_every_worker_may_do_something() -> None:
    whole = Settings(workers=4, tables=2, posts_per_minute=1)
    assert [whole.for_worker(number).tables for number in range(4)] == [1, 1, 1, 1]
    assert whole.for_worker(3).posts_per_minute == 1


def test_a_system_that_cannot_pass_connections_on_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(socket, "send_fds")
    monkeypatch.setattr("speeltafel.server.serve.write_logs", lambda: None)
    with pytest.raises(BadSetup, match="--workers"):
        serve(workers=2, open_page=False, data=str(tmp_path))
    with pytest.raises(BadSetup, match="--workers"):
        doors.Doors.make(2)


def test_a_port_in_use_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=f"port {port} of 127.0.0.1 cannot be used"):
            listen("127.0.0.1", port)


# Whose table it is


def test_new_names_are_the_own_workers(two_doors: doors.Doors) -> None:
    for number in (0, 1):
        share = WorkerShare(number, two_doors.outer)
        assert all(share.owns(share.new_table_id()) for _ in range(20))


def test_names_are_spread_evenly_and_always_alike() -> None:
    names = [new_table_id() for _ in range(3000)]
    counts = [sum(owner(name, 3) == number for name in names) for number in range(3)]
    assert min(counts) > 800
    assert owner("k3j7mnp2qr", 4) == owner("k3j7mnp2qr", 4)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/{}",
        "/api/tables/{}/",
        "//api/tables//{}/join",
        "/api/tables/{}/socket",
        "/api/tables/{}/qr.svg",
    ],
)
def test_every_way_to_write_a_table_leads_to_its_worker(two_doors: doors.Doors, path: str) -> None:
    share = WorkerShare(0, two_doors.outer)
    for name in (new_table_id() for _ in range(20)):
        assert share.worker_for("GET", path.format(name)) == owner(name, 2)


@pytest.mark.parametrize(
    "path", ["/", "/table/k3j7mnp2qr", "/api/tables", "/api/games", "/metrics", "/health"]
)
def test_what_is_about_no_table_is_answered_anywhere(two_doors: doors.Doors, path: str) -> None:
    assert [WorkerShare(number, two_doors.outer).worker_for("GET", path) for number in (0, 1)] == [0, 1]


@pytest.mark.parametrize("path", ["/api/tables", "/api/lessons/good-vs-evil/draw"])
def test_new_tables_are_made_by_the_workers_in_turn(two_doors: doors.Doors, path: str) -> None:
    share = WorkerShare(0, two_doors.outer)
    assert {share.worker_for("POST", path) for _ in range(2)} == {0, 1}


async def test_a_lobby_never_reads_the_table_of_another(two_doors: doors.Doors, tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    prepare_storage(settings)
    storage = open_file(settings)
    lobby = Lobby(settings, storage, WorkerShare(0, two_doors.outer))
    with pytest.raises(Refusal, match="a socket of its own"):
        await lobby.find(WorkerShare(1, two_doors.outer).new_table_id())
    await storage.close()


# Doors


def test_a_connection_goes_through_a_door_with_what_was_read_of_it(two_doors: doors.Doors) -> None:
    ours, theirs = socket.socketpair()
    with ours:
        with theirs:
            doors.put(two_doors.outer[1], doors.CONNECTION, b"GET /", theirs.fileno())
        (parcel,) = doors.take(two_doors.inner[1])
        assert (parcel.kind, parcel.content) == (doors.CONNECTION, b"GET /")
        with parcel.connection:
            parcel.connection.send(b"still open")
            assert ours.recv(100) == b"still open"
    assert list(doors.take(two_doors.inner[0])) == []


def test_the_largest_request_goes_through_whole(two_doors: doors.Doors) -> None:
    content = b"x" * doors.MOST_BYTES
    ours, theirs = socket.socketpair()
    with ours, theirs:
        doors.put(two_doors.outer[0], doors.CONNECTION, content, theirs.fileno())
        (parcel,) = doors.take(two_doors.inner[0])
        parcel.connection.close()
    assert parcel.content == content


def fill(door: socket.socket) -> None:
    """Let so much wait at a door that nothing more fits."""
    with socket.socket() as waiting, suppress(OSError):
        for _ in range(10_000):
            doors.put(door, doors.CONNECTION, b"x" * 10_000, waiting.fileno())
        raise AssertionError("everything fits")


async def test_who_waits_too_long_at_a_door_is_told_to_try_again(
    two_doors: doors.Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "SECONDS_AT_THE_DOOR", 0.1)
    fill(two_doors.outer[1])
    server = await asyncio.get_running_loop().create_server(worker(0, two_doors), "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(ask_for(1, two_doors))
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert b'"kind":"not-now"' in answer


async def test_a_connection_goes_on_in_another_worker_and_comes_back(two_doors: doors.Doors) -> None:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(worker(0, two_doors), "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        answered = []
        for owner_of_table, comes_through in ((0, None), (1, 1), (1, None), (0, 0)):
            writer.write(ask_for(owner_of_table, two_doors))
            if comes_through is not None:
                parcel = await next_parcel(two_doors.inner[comes_through])
                make = partial(worker(comes_through, two_doors), first=parcel.content)
                await loop.connect_accepted_socket(make, parcel.connection)
            answered.append((await asyncio.wait_for(reader.readuntil(b"!"), 20))[-2:])
        writer.close()
    assert answered == [b"0!", b"1!", b"1!", b"0!"]


def worker(number: int, all_doors: doors.Doors) -> Callable[..., PassingOn]:
    """Makes the connections of a worker that answers with its number."""

    async def app(scope: object, receive: object, send: Callable[[object], Awaitable[None]]) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"%d!" % number})

    config = uvicorn.Config(app, ws="none", log_config=None)
    share = WorkerShare(number, all_doors.outer)
    return partial(PassingOn, share, seconds=60.0, config=config, server_state=ServerState(), app_state={})


def ask_for(number: int, all_doors: doors.Doors) -> bytes:
    """A request about a table of this worker."""
    table = WorkerShare(number, all_doors.outer).new_table_id()
    return f"GET /api/tables/{table} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


async def next_parcel(door: socket.socket) -> doors.Parcel:
    waits = asyncio.Event()
    asyncio.get_running_loop().add_reader(door, waits.set)
    await asyncio.wait_for(waits.wait(), 20)
    asyncio.get_running_loop().remove_reader(door)
    return next(doors.take(door))


async def test_a_lobby_does_without_the_tables_of_a_worker_that_does_not_answer(
    two_doors: doors.Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speeltafel.server.workers.shared.SECONDS_TO_ANSWER", 0.05)
    assert await ask_for_cards(two_doors.outer[1]) == []
    fill(two_doors.outer[1])
    assert await ask_for_cards(two_doors.outer[1]) == []


# Turns


def test_writers_take_turns(tmp_path: Path) -> None:
    first, second = (Turn(tmp_path / "writing.lock") for _ in range(2))
    entered = threading.Event()

    def write() -> None:
        with second:
            entered.set()

    with first:
        thread = threading.Thread(target=write)
        thread.start()
        assert not entered.wait(0.1)
    thread.join(20)
    assert entered.is_set()


# One server on the same data


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "SECONDS_TO_WAIT", 0.1)
    with alone_on(tmp_path):
        with pytest.raises(BadSetup, match=f"another server has the data in {tmp_path}"), alone_on(tmp_path):
            pass
        (tmp_path / "other").mkdir()
        with alone_on(tmp_path / "other"):
            pass
    with alone_on(tmp_path):
        pass


# The supervisor


class Hopeless(Supervisor):
    """Its workers end at once."""

    def command(self, number: int) -> list[str]:
        return [sys.executable, "-c", "raise SystemExit(7)"]


def test_the_supervisor_gives_up_when_a_worker_ends_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    settings = Settings(data=str(tmp_path), workers=2)
    (listener,) = listen("127.0.0.1", 0)
    with alone_on(tmp_path) as lock, listener:
        supervisor = Hopeless(settings, [listener], lock)
        with pytest.raises(WorkersFailed, match=r"ended 3 times right after its start .* exit code 7"):
            supervisor.run()
    assert all(worker.process.returncode is not None for worker in supervisor.workers)
