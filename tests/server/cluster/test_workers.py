"""Several workers look like one server: one port, every table, through whichever worker."""

import asyncio
import http.client
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import speeltafel
from speeltafel.engine import read_record
from tests.server.cluster.worker_server import WorkerServer, is_alive, wait_for_table, wait_until
from tests.server.player import Chooser, Player, random_move
from tests.server.process import HttpProblem
from tests.server.tables import Ticket, bots, make_table, person, player, two_people

SERVICE_RESTART = 1012
QUICK_GAME = {"quick": True, "nope_window_seconds": 0}


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WorkerServer]:
    """Two workers that most tests share."""
    server = WorkerServer(tmp_path_factory.mktemp("pair"), workers=2)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WorkerServer]:
    """Two workers for a cruel test."""
    server = WorkerServer(tmp_path_factory.mktemp("own_pair"), workers=2)
    server.start()
    yield server
    server.stop()


def one_table_each(server: WorkerServer, **more: Any) -> list[Ticket]:
    """A table of the first worker and one of the second."""
    tickets: dict[int, Ticket] = {}
    while len(tickets) < server.workers:
        ticket = make_table(server, [person("Anna"), person("Ben")], options=QUICK_GAME, **more)
        tickets.setdefault(server.owner(ticket["table"]), ticket)
    return [tickets[number] for number in range(server.workers)]


class Kept:
    """One connection for many requests, as browsers and proxies keep it."""

    def __init__(self, server: WorkerServer) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        given = {"Content-Type": "application/json"} if body is not None else {}
        self.line.request(method, path, json.dumps(body) if body is not None else None, given)
        local = self.line.sock.getsockname()
        answer = json.loads(self.line.getresponse().read())
        assert self.line.sock.getsockname() == local, "the connection was closed"
        return answer


# One port


async def test_tables_of_every_worker_are_played_to_the_end(pair: WorkerServer) -> None:
    games = [await two_people(pair, bot_count=1, options=QUICK_GAME) for _ in range(4)]
    assert {pair.owner(ticket["table"]) for ticket, _, _ in games} == {0, 1}

    await asyncio.gather(
        *(one.play(random_move(seat)) for _, *both in games for seat, one in enumerate(both))
    )

    for ticket, anna, ben in games:
        record = read_record(msgspec.json.encode(pair.get(f"/api/tables/{ticket['table']}/record")))
        assert speeltafel.verify(record).result == record.result
        assert record.result is not None
        assert anna.result == ben.result
        assert anna.result is not None
        assert anna.result["winners"] == list(record.result.winners)
        assert pair.get(f"/api/tables/{ticket['table']}/verify")["ok"]
    assert pair.metric("speeltafel_sockets") >= 8


def test_new_tables_go_to_the_workers_in_turn_although_the_connection_is_kept(pair: WorkerServer) -> None:
    kept = Kept(pair)
    made = [kept.ask("POST", "/api/tables", {"game": "good-vs-evil", "seats": bots(2)}) for _ in range(6)]
    owners = [pair.owner(ticket["table"]) for ticket in made]
    assert 2 <= sum(owners) <= 4


def test_a_kept_connection_goes_to_whomever_each_request_belongs(pair: WorkerServer) -> None:
    tables = [ticket["table"] for ticket in one_table_each(pair)]
    kept = Kept(pair)
    before = pair.metric("speeltafel_passed_on_total")

    for _ in range(3):
        assert [kept.ask("GET", f"/api/tables/{table}")["table"] for table in tables] == tables

    assert pair.metric("speeltafel_passed_on_total") >= before + 5


def test_a_guest_joins_through_the_wrong_worker(pair: WorkerServer) -> None:
    here, there = one_table_each(pair)
    open_table = there["table"]
    while pair.owner(open_table) != 1 or open_table == there["table"]:
        open_table = make_table(pair, [{"kind": "open"}, *bots(1)])["table"]
    kept = Kept(pair)
    kept.ask("GET", f"/api/tables/{here['table']}")

    ticket = kept.ask("POST", f"/api/tables/{open_table}/join", {"name": "Ben"})

    assert ticket["table"] == open_table
    assert kept.ask("GET", f"/api/tables/{open_table}")["seats"][0]["name"] == "Ben"


async def test_a_socket_opened_at_the_wrong_worker_is_at_the_right_table(pair: WorkerServer) -> None:
    here, there = one_table_each(pair)
    line = socket.create_connection(("127.0.0.1", pair.port))
    answer = ask_raw(line, f"GET /api/tables/{here['table']} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert here["table"] in answer
    before = pair.metric("speeltafel_passed_on_total")

    line.setblocking(False)
    anna = player(pair, there)
    anna.socket = await connect(anna.url, sock=line, max_size=None)
    await anna.greet()
    ben = await player(pair, there, key=1).arrive()
    await anna.send(type="start", id="start")
    await asyncio.gather(anna.play(random_move(1)), ben.play(random_move(2)))

    assert anna.result is not None
    assert pair.metric("speeltafel_passed_on_total") > before


def test_a_request_may_come_in_pieces(pair: WorkerServer) -> None:
    body = json.dumps({"name": "Ben"}).encode()
    for owner in (0, 1):
        table = ""
        while not table or pair.owner(table) != owner:
            table = make_table(pair, [{"kind": "open"}, *bots(1)])["table"]
        head = (
            f"POST /api/tables/{table}/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        ).encode()
        with socket.create_connection(("127.0.0.1", pair.port), timeout=30) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            assert table in ask_raw(line, head[:20], head[20:60], head[60:], body[:5], body[5:])


def test_a_request_behind_another_workers_is_left_for_a_new_connection(pair: WorkerServer) -> None:
    here, there = (ticket["table"] for ticket in one_table_each(pair))
    ask = "GET /api/tables/{} HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", pair.port), timeout=30) as line:
        line.sendall((ask.format(here) + ask.format(there)).encode())
        answers = read_to_the_end(line)
    assert answers.count("HTTP/1.1 200") == 1
    assert f'"table":"{here}"' in answers


def test_an_endless_head_is_refused(pair: WorkerServer) -> None:
    with socket.create_connection(("127.0.0.1", pair.port), timeout=30) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX-Long: ")
        with suppress(ConnectionError):
            for _ in range(20):
                line.sendall(b"x" * 10_000)
        with suppress(ConnectionResetError):
            assert "413" in read_to_the_end(line)


def test_an_unknown_table_is_unknown_to_all(pair: WorkerServer) -> None:
    kept = Kept(pair)
    for name in ("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"):
        assert kept.ask("GET", f"/api/tables/{name}")["kind"] == "unknown"


def test_the_lobby_shows_the_tables_of_all(pair: WorkerServer) -> None:
    made = {ticket["table"] for ticket in one_table_each(pair, listed=True)}
    for _ in range(4):
        cards = pair.get("/api/tables")
        assert made <= {card["table"] for card in cards}
        assert [card["created"] for card in cards] == sorted((c["created"] for c in cards), reverse=True)


async def test_a_rematch_stays_with_its_worker(pair: WorkerServer) -> None:
    for ticket in one_table_each(pair):
        both = [await player(pair, ticket, key=key).arrive() for key in (0, 1)]
        await both[0].send(type="start", id="start")
        await asyncio.gather(*(one.play(random_move(seat)) for seat, one in enumerate(both)))
        for seat, one in enumerate(both):
            await one.send(type="rematch", seat=seat)
        while not all(one.card["next"] for one in both):
            await asyncio.gather(*(one.next() for one in both if not one.card["next"]))

        assert pair.owner(both[0].card["next"]) == pair.owner(ticket["table"])
        followed = await both[0].follow()
        arrived = await Player(pair.socket_url(both[1].card["next"]), *both[1].secrets_held).arrive()
        await asyncio.gather(followed.play(random_move(3)), arrived.play(random_move(4)))
        assert followed.result is not None


# Limits


@pytest.mark.parametrize(
    ("limits", "kind"),
    [({"posts_per_minute": "6"}, "too-fast"), ({"tables": "5"}, "storage")],
)
def test_the_workers_together_allow_what_the_host_set(
    tmp_path: Path, limits: dict[str, str], kind: str
) -> None:
    server = WorkerServer(tmp_path, workers=2, **limits)
    server.start()
    try:
        told = [make_or_hear(server) for _ in range(20)]
    finally:
        server.stop()
    (limit,) = limits.values()
    assert told.count("made") == int(limit)
    assert set(told) == {"made", kind}


def make_or_hear(server: WorkerServer) -> str:
    """Make a table; how that went."""
    try:
        make_table(server, bots(2))
    except HttpProblem as problem:
        return str(problem.body["kind"])
    return "made"


# Life and death


async def test_a_killed_worker_costs_its_tables_nothing_and_the_others_never_notice(
    own_pair: WorkerServer,
) -> None:
    server = own_pair
    hit, spared = one_table_each(server)
    at_hit = [await player(server, hit, key=key).arrive() for key in (0, 1)]
    at_spared = [await player(server, spared, key=key).arrive() for key in (0, 1)]
    for table in (at_hit, at_spared):
        await table[0].send(type="start", id="start")
    playing = [asyncio.create_task(play_until_lost(one, random_move(n))) for n, one in enumerate(at_hit)]
    while sum(len(one.acknowledged) for one in at_hit) < 4 and not all(task.done() for task in playing):
        await asyncio.wait(playing, timeout=0.001)

    os.kill(server.process_of(hit["table"]), signal.SIGKILL)
    await asyncio.gather(*playing)
    await asyncio.gather(*(one.play(random_move(9 + n)) for n, one in enumerate(at_spared)))
    assert at_spared[0].result is not None

    promised = [question for one in at_hit for question in one.acknowledged]
    assert promised
    wait_for_table(server, hit["table"])
    for one in at_hit:
        one.sent = {key: question for key, question in one.sent.items() if question in promised}
        await one.arrive()
    await asyncio.gather(*(one.play(random_move(n)) for n, one in enumerate(at_hit)))
    record = read_record(msgspec.json.encode(server.get(f"/api/tables/{hit['table']}/record")))
    assert speeltafel.verify(record).result == record.result
    for seat, one in enumerate(at_hit):
        mine = sum(entry.seat == seat and not entry.late for entry in record.entries)
        assert mine >= len(one.acknowledged)
    assert len(server.started()) == 3


async def test_a_worker_killed_between_promise_and_opening_loses_no_promise(own_pair: WorkerServer) -> None:
    hit, _ = one_table_each(own_pair)
    people = [await player(own_pair, hit, key, opens=key == 0).arrive() for key in (0, 1)]
    await people[0].send(type="start", id="start")
    told = await people[1].hear("draw", waiting_for=[1])

    os.kill(own_pair.process_of(hit["table"]), signal.SIGKILL)
    wait_for_table(own_pair, hit["table"])
    people[1].opens = True
    for one in people:
        await one.arrive()
    await asyncio.gather(*(one.play(random_move(n)) for n, one in enumerate(people)))

    record = read_record(msgspec.json.encode(own_pair.get(f"/api/tables/{hit['table']}/record")))
    assert record.promises == told["promises"]
    assert record.shares == [one.chains[0][1] for one in people]
    assert speeltafel.verify(record).result == record.result


async def test_stopping_ends_all_processes_although_sockets_are_open(own_pair: WorkerServer) -> None:
    browsers = [await player(own_pair, ticket).arrive() for ticket in one_table_each(own_pair)]
    processes = [process for _, process in own_pair.started()]
    assert all(map(is_alive, processes))

    own_pair.stop()

    assert not any(map(is_alive, processes))
    for one in browsers:
        with pytest.raises(ConnectionClosed) as closed:
            await one.hear("no such message")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVICE_RESTART
    assert not (own_pair.data / "metrics").exists()


def test_workers_end_with_their_supervisor(own_pair: WorkerServer) -> None:
    processes = [process for _, process in own_pair.started()]
    own_pair.kill()
    wait_until(lambda: not any(map(is_alive, processes)))


async def test_started_again_at_once_after_its_supervisor_was_killed_it_carries_on(
    own_pair: WorkerServer,
) -> None:
    server = own_pair
    tickets = one_table_each(server)
    tables = [[await player(server, ticket, key=key).arrive() for key in (0, 1)] for ticket in tickets]
    for both in tables:
        await both[0].send(type="start", id="start")
        await asyncio.gather(*(one.hear("state") for one in both))
    old = [process for _, process in server.started()]

    server.kill()
    server.start()
    wait_until(lambda: len(server.started()) == 4)
    assert not any(map(is_alive, old)), "two processes had the same tables"
    for ticket, both in zip(tickets, tables, strict=True):
        wait_for_table(server, ticket["table"])
        for one in both:
            await one.arrive()
        await asyncio.gather(*(one.play(random_move(seat)) for seat, one in enumerate(both)))
        assert both[0].result is not None


def test_a_new_start_waits_for_a_worker_that_cannot_end_yet(own_pair: WorkerServer) -> None:
    server = own_pair
    table = one_table_each(server)[0]["table"]
    old = [process for _, process in server.started()]
    os.kill(old[0], signal.SIGSTOP)
    again = threading.Thread(target=server.start)
    try:
        server.kill()
        wait_until(lambda: not is_alive(old[1]))
        again.start()
        wait_until(lambda: "another server has this data: waiting" in server.log.read_text())
        assert len(server.started()) == 2
    finally:
        os.kill(old[0], signal.SIGCONT)
    again.join()
    wait_until(lambda: len(server.started()) == 4)
    wait_for_table(server, table)
    assert not is_alive(old[0])


async def test_tables_go_on_with_fewer_and_with_more_workers(own_pair: WorkerServer) -> None:
    server = own_pair
    tickets = one_table_each(server, listed=True)
    names = {ticket["table"] for ticket in tickets}
    for workers in (3, 1):
        server.again_with(workers)
        # The first worker answers before the others are there, and its lobby does not wait long for their tables.
        wait_until(lambda: {card["table"] for card in server.get("/api/tables")} == names)
    for ticket in tickets:
        both = [await player(server, ticket, key=key).arrive() for key in (0, 1)]
        await both[0].send(type="start", id="start")
        await asyncio.gather(*(one.play(random_move(seat)) for seat, one in enumerate(both)))
        assert both[0].result is not None


async def play_until_lost(one: Player, choose: Chooser) -> None:
    with suppress(ConnectionClosed, OSError):
        await one.play(choose)


def ask_raw(line: socket.socket, *pieces: bytes) -> str:
    """Send a request piece by piece and read the answer, which names its length."""
    for piece in pieces:
        line.sendall(piece)
        # Long enough for a worker to read the piece on its own; it does not matter when it does not.
        time.sleep(0.01)
    answer = http.client.HTTPResponse(line)
    answer.begin()
    return answer.read().decode()


def read_to_the_end(line: socket.socket) -> str:
    received = b""
    while piece := line.recv(65_536):
        received += piece
    return received.decode()
