"""Texts go in and out as the library would have it, however they are cut up on the way."""

import json
import socket
import time
from itertools import pairwise
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from speeltafel.server.socket.frames import are_whole, framed, short_text
from tests.server.player import Message
from tests.server.process import ServerProcess
from tests.server.tables import make_table, person

LENGTHS = [0, 1, 125, 126, 127, 65535, 65536]
texts = st.binary(max_size=300)


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=mask))


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_goes_out_as_the_library_writes_it(length: int) -> None:
    assert framed(b"x" * length) == sent(b"x" * length, mask=False)


@given(texts)
def test_a_single_short_text_is_read_at_once(text: bytes) -> None:
    assert short_text(sent(text)) == (text if len(text) <= 125 else None)


@given(texts, st.integers(0, 310), st.binary(min_size=1, max_size=4))
def test_anything_else_is_left_to_the_library(text: bytes, cut: int, more: bytes) -> None:
    whole = sent(text)
    assert short_text(whole[: min(cut, len(whole) - 1)]) is None
    assert short_text(whole + more) is None
    assert short_text(sent(text, Opcode.BINARY)) is None
    assert short_text(sent(text, fin=False)) is None
    assert short_text(sent(text, mask=False)) is None


@given(st.lists(texts, max_size=4), st.data())
def test_frames_are_whole_when_they_end_with_what_was_read(parts: list[bytes], data: st.DataObject) -> None:
    frames = [sent(part, Opcode.PONG if len(part) < 20 else Opcode.TEXT) for part in parts]
    together = b"".join(frames)
    assert are_whole(together)
    ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
    cut = data.draw(st.integers(0, len(together)))
    assert are_whole(together[:cut]) == (cut in ends)


@pytest.mark.parametrize("length", LENGTHS)
def test_frames_of_every_length_are_whole(length: int) -> None:
    frame = sent(b"x" * length)
    assert are_whole(frame)
    assert not are_whole(frame[:-1])
    assert not are_whole(sent(b"x" * length, fin=False))


class RawBrowser:
    """A browser that says what it wants in pieces of its choice."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        address = server.socket_url(table)
        self.protocol = ClientProtocol(parse_uri(address))
        self.heard: list[Message] = []
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname or "", parts.port or 80), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol.send_request(self.protocol.connect())
        self.socket.sendall(b"".join(self.protocol.data_to_send()))

    def say(self, *messages: Message) -> bytes:
        for message in messages:
            self.protocol.send_text(json.dumps(message).encode())
        return b"".join(self.protocol.data_to_send())

    def hear(self, kind: str, count: int = 1) -> list[Message]:
        """All messages of a kind so far, when there are enough."""
        while len(found := [message for message in self.heard if message["type"] == kind]) < count:
            self.protocol.receive_data(self.socket.recv(1 << 16))
            frames = [event for event in self.protocol.events_received() if isinstance(event, Frame)]
            self.heard += [json.loads(bytes(frame.data)) for frame in frames if frame.opcode is Opcode.TEXT]
        return found


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cuts=st.lists(st.integers(1, 400), max_size=8))
def test_texts_in_any_pieces_arrive_once_and_in_order(server: ServerProcess, cuts: list[int]) -> None:
    ticket = make_table(server, [person("Anna"), {"kind": "bot"}])
    browser = RawBrowser(server, ticket["table"])
    while browser.protocol.state.name != "OPEN":
        browser.protocol.receive_data(browser.socket.recv(1 << 16))
        browser.protocol.events_received()
    hello = {"type": "hello", "keys": [{"secret": ticket["keys"][0]["secret"]}]}
    browser.socket.sendall(browser.say(hello))
    browser.hear("welcome")
    stream = browser.say(*({"type": "ping", "id": f"{n}"} for n in range(12)))
    places = sorted({0, *(cut % len(stream) for cut in cuts), len(stream)})
    for start, end in pairwise(places):
        browser.socket.sendall(stream[start:end])
        time.sleep(0.002)
    browser.socket.sendall(browser.say({"type": "ping", "id": "last"}))
    answers = browser.hear("pong", 13)
    assert [answer["id"] for answer in answers] == [*(f"{n}" for n in range(12)), "last"]
    browser.socket.close()
