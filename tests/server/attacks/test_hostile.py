"""Bad messages get a typed refusal and change nothing."""

import json
import string
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from speeltafel.engine import commitment
from speeltafel.server.wire import RefusalKind
from tests.server.conftest import StartServer
from tests.server.process import ServerProcess
from tests.server.tables import make_table, person

Message = dict[str, Any]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
TYPES = [
    "hello",
    "configure",
    "start",
    "open",
    "move",
    "why",
    "say",
    "phrase",
    "signal",
    "undo",
    "pause",
    "rematch",
    "leave",
]
FIELDS = [
    "thing",
    "seat",
    "decision",
    "move",
    "id",
    "text",
    "phrase",
    "agree",
    "on",
    "name",
    "keys",
    "seats",
    "options",
    "value",
]
ALMOST = st.builds(
    lambda kind, fields: {"type": kind} | fields,
    st.sampled_from(TYPES) | st.text(max_size=8),
    st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=6),
)
VALUE = commitment("Anna's")
PATIENT = settings(
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Table:
    """Anna plays against a bot that waits for her; the socket is hers."""

    def __init__(self, server: ServerProcess) -> None:
        options = {"nope_race": "commit", "main_action_seconds": 0, "start_player": "seat-1"}
        self.server = server
        self.heard: list[Message] = []
        self.ticket = make_table(server, [person("Anna"), {"kind": "bot"}], options=options)
        self.socket = self.connect()
        self.send({"type": "start"})
        self.send({"type": "open", "seat": 0, "value": VALUE})
        self.state = self.receive("state")

    def connect(self) -> ClientConnection:
        socket = connect(self.server.socket_url(self.ticket["table"]), legacy=True)
        key = {"secret": self.ticket["keys"][0]["secret"], "promise": commitment(VALUE)}
        socket.send(json.dumps({"type": "hello", "keys": [key], "host": self.ticket["host"]}))
        return socket

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, *kinds: str) -> Message:
        while True:
            message: Message = json.loads(self.socket.recv(timeout=10))
            self.heard.append(message)
            if message["type"] in kinds:
                return message

    def refusal(self, message: Any) -> Message:
        self.send(message)
        return self.receive("refused", "accepted", "state", "because")

    def now(self) -> Message:
        """The state as a new browser of the same seat sees it."""
        socket = self.connect()
        try:
            while (message := json.loads(socket.recv(timeout=10)))["type"] != "state":
                pass
        finally:
            socket.close()
        viewpoint: Message = message["viewpoints"][0]
        return viewpoint

    @property
    def decision(self) -> Message:
        decision: Message = self.state["viewpoints"][0]["decisions"][0]
        return decision

    def move(self, **changes: Any) -> Message:
        message = {
            "type": "move",
            "seat": 0,
            "decision": self.decision["number"],
            "move": self.decision["moves"][0],
            "id": "m",
        }
        return message | changes


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    at_table = Table(server)
    before = at_table.now()
    yield at_table
    assert at_table.now() == before, "a refused message changed something"
    at_table.socket.close()


@PATIENT
@given(message=ALMOST | JSON)
def test_nonsense_is_refused(table: Table, message: Any) -> None:
    if isinstance(message, dict) and message.get("type") in {
        "start",
        "leave",
        "pause",
        "say",
        "rematch",
        "undo",
    }:
        message = message | {"seat": 9}
    answer = table.refusal(json.dumps(message))
    assert answer["type"] == "refused"
    assert answer["kind"] in get_args(RefusalKind)
    assert answer["text"] == f"refused-{answer['kind']}"


@PATIENT
@given(text=st.text(alphabet=string.printable, max_size=200))
def test_what_is_no_json_is_malformed(table: Table, text: str) -> None:
    try:
        json.loads(text)
    except ValueError:
        assert table.refusal(text)["kind"] == "malformed"


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"decision": 0}, "stale"),
        ({"decision": 999}, "stale"),
        ({"seat": 1}, "not-yours"),
        ({"move": {"type": "nonsense"}}, "illegal"),
        ({"move": {"type": "play", "card": "a card nobody has"}}, "illegal"),
        ({"move": None}, "illegal"),
        ({"surprise": 1}, "malformed"),
        ({"seat": "0"}, "malformed"),
        ({"seat": -1}, "malformed"),
        ({"id": "x" * 41}, "malformed"),
        ({"id": "x" * 5000}, "too-large"),
        ({"type": "hello"}, "malformed"),
    ],
)
def test_every_bad_move_has_its_reason(table: Table, changes: Message, kind: str) -> None:
    assert table.refusal(table.move(**changes))["kind"] == kind


@pytest.mark.parametrize("message", ['{"type":"move","seat":0,"decision":%s,"move":%s}', "%.0s%s"])
def test_deep_nesting_is_malformed(table: Table, message: str) -> None:
    """And the reason is told in our own words."""
    for depth in (600, 1500):
        nested = "[" * depth + "]" * depth
        refusal = table.refusal(message % (table.move()["decision"], nested))
        assert refusal["kind"] in {"malformed", "illegal"}
        assert "recursion" not in refusal["detail"]


def test_an_illegal_move_cites_its_rule(table: Table) -> None:
    answer = table.refusal(table.move(move={"type": "nope"}))
    rules = {rule["id"] for rule in table.server.get("/api/games/good-vs-evil/rules")}
    assert answer["kind"] == "illegal"
    assert answer["rule"] in rules


def test_a_binary_message_does_no_harm(table: Table) -> None:
    assert table.refusal(b"\x00\xff\xfe")["kind"] == "malformed"


def test_a_stranger_holds_no_seat(table: Table) -> None:
    with connect(table.server.socket_url(table.ticket["table"])) as stranger:
        stranger.send(json.dumps({"type": "hello", "keys": [{"secret": "guess"}], "host": "guess"}))
        welcome = json.loads(stranger.recv(timeout=10))
        assert welcome["seats"] == []
        assert welcome["host"] is False
        stranger.send(json.dumps(table.move()))
        while (answer := json.loads(stranger.recv(timeout=10)))["type"] != "refused":
            assert answer["type"] in {"state", "table"}
        assert answer["kind"] == "not-yours"


def test_hello_comes_first(table: Table) -> None:
    with connect(table.server.socket_url(table.ticket["table"])) as silent:
        silent.send(json.dumps(table.move()))
        assert json.loads(silent.recv(timeout=10))["kind"] == "no-hello"


def test_a_duplicate_is_refused_as_one(server: ServerProcess) -> None:
    table = Table(server)
    draw = next(move for move in table.decision["moves"] if move["type"] == "draw")
    first = table.move(move=draw)
    table.send(first)
    table.send(first)
    assert table.receive("refused")["kind"] in {"duplicate", "stale"}


def test_an_unknown_table_closes_with_a_reason(server: ServerProcess) -> None:
    with connect(server.socket_url("nosuchtable")) as lost:
        assert json.loads(lost.recv(timeout=10)) == {"type": "closing", "reason": "unknown-table"}


def test_a_huge_message_ends_the_connection_and_nothing_else(server: ServerProcess) -> None:
    table = Table(server)
    before = table.now()
    table.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        table.receive("nothing more")
    assert table.now() == before


def test_flooding_is_slowed_down_and_then_ended(start_server: StartServer) -> None:
    server = start_server(messages_per_second="5", message_burst="10")
    table = Table(server)
    with suppress(ConnectionClosed):
        for _ in range(400):
            table.send({"type": "why", "seat": 0, "thing": {"kind": "pile"}})
    with pytest.raises(ConnectionClosed):
        table.receive("nothing more")
    heard = table.heard
    assert sum(message.get("kind") == "too-fast" for message in heard) > 100
    assert heard[-1] == {"type": "closing", "reason": "flooding"}
