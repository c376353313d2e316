"""Notices outside the page: off unless chosen, one per turn, quiet at night, never into the host's own network."""

import json
import socket
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.club import posting
from tests.server.club.listening import Browser, Listener
from tests.server.club.slowness import DAY, HOUR, Friend, MovedServer, is_move, slow_game, until
from tests.server.process import HttpProblem, ServerProcess

MINUTE = 60
ALL = {"turns": True, "reminders": True, "language": "nl", "zone": "UTC"}


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[MovedServer]:
    server = MovedServer(tmp_path, private_webhooks="true").start()
    yield server
    server.stop()


def put_forward_to(server: MovedServer, hour: float) -> None:
    """To this hour of the next day or of this one."""
    now = datetime.fromtimestamp(server.now, UTC)
    passed = now.hour * HOUR + now.minute * MINUTE + now.second
    server.put_forward((hour * HOUR - passed) % DAY)


async def test_one_notice_per_turn_and_one_before_time_is_up(moved: MovedServer, listener: Listener) -> None:
    anna, ben = Friend(moved, "Anna"), Friend(moved, "Ben")
    anna.post("/api/club/notices", ALL | {"webhook": f"{listener.url}/hook"})
    table = await slow_game([anna, ben])
    await until(lambda: moved.get(f"/api/tables/{table}")["due"])
    moved.put_forward(2 * MINUTE)
    await until(lambda: listener.notices(table))
    moved.kill()
    moved.start()
    moved.put_forward(HOUR)
    moved.put_forward(17 * HOUR)
    first, second = await until(lambda: len(told := listener.notices(table)) == 2 and told)
    assert (first["kind"], second["kind"]) == ("turn", "soon")
    assert first["body"] == "Je bent aan de beurt."
    assert first["link"].endswith(f"/table/{table}")
    assert first["text"] == first["content"]
    assert first["link"] in first["text"]
    # Anna moves: what is asked of Ben is told to nobody, for he chose nothing.
    await whole_turn(anna, table)
    moved.put_forward(HOUR)
    chosen = anna.get("/api/club/notices")
    assert (chosen["turns"], chosen["webhook"]) == (True, f"{listener.url}/hook")
    assert len(listener.notices(table)) == 2
    assert not ben.get("/api/club/notices")["turns"]


async def whole_turn(anna: Friend, table: str) -> None:
    """The first player draws, and hides a Kitten if that came."""
    await anna.move(table, is_move("draw"))
    while 0 in anna.server.get(f"/api/tables/{table}")["asked"]:
        await anna.move(table, lambda move: True)


async def test_who_answers_at_once_is_told_nothing(moved: MovedServer, listener: Listener) -> None:
    anna, ben = Friend(moved, "Anna"), Friend(moved, "Ben")
    anna.post("/api/club/notices", ALL | {"webhook": f"{listener.url}/hook"})
    table = await slow_game([anna, ben])
    await whole_turn(anna, table)
    carl = Friend(moved, "Carl")
    carl.post("/api/club/notices", ALL | {"webhook": f"{listener.url}/hook"})
    other = await slow_game([carl, ben])
    moved.put_forward(2 * MINUTE)
    await until(lambda: listener.notices(other))
    assert listener.notices(table) == []


async def test_in_quiet_hours_nothing_is_told_and_then_it_is(moved: MovedServer, listener: Listener) -> None:
    anna, ben = Friend(moved, "Anna"), Friend(moved, "Ben")
    anna.post(
        "/api/club/notices",
        ALL | {"webhook": f"{listener.url}/hook", "quiet": [22 * 60, 7 * 60], "reminders": False},
    )
    ben.post("/api/club/notices", ALL | {"webhook": f"{listener.url}/hook"})
    put_forward_to(moved, 23)
    table = await slow_game([anna, ben], hours=72)
    loud = await slow_game([ben, anna], hours=72)
    moved.put_forward(2 * MINUTE)
    await until(lambda: listener.notices(loud))
    assert listener.notices(table) == []
    put_forward_to(moved, 7.1)
    assert await until(lambda: listener.notices(table))


async def test_a_browser_decrypts_what_it_is_pushed(moved: MovedServer, listener: Listener) -> None:
    anna, ben = Friend(moved, "Anna"), Friend(moved, "Ben")
    browser = Browser(listener)
    key = anna.get("/api/club/notices")["push_key"]
    assert urlsafe_b64decode(key + "=")[0] == 4
    assert anna.post("/api/club/push", browser.subscription())["pushed"]
    anna.post("/api/club/notices", {"turns": True, "reminders": False, "language": "en"})
    table = await slow_game([anna, ben])
    moved.put_forward(2 * MINUTE)
    heard = (await until(lambda: listener.heard))[0]
    told = browser.read(heard)
    assert (told["kind"], told["table"], told["body"]) == ("turn", table, "It is your turn.")
    assert b"turn" not in heard.body
    assert heard.headers["authorization"].endswith(f"k={key}")
    assert signed_for(heard.headers["authorization"])["aud"] == listener.url
    # A browser that wants none any more is not asked again.
    listener.status = 410
    anna.post("/api/club/notices/test", {})
    assert not anna.get("/api/club/notices")["pushed"]


def signed_for(authorization: str) -> Any:
    from py_vapid import Vapid02

    assert Vapid02.verify(authorization)
    token = authorization.split("t=")[1].split(",")[0].split(".")[1]
    return json.loads(urlsafe_b64decode(token + "=" * (-len(token) % 4)))


def has_more(listener: Listener, table: str, before: int) -> bool:
    return len(listener.notices(table)) > before


async def test_what_does_not_arrive_is_tried_a_few_times(moved: MovedServer, listener: Listener) -> None:
    anna, ben = Friend(moved, "Anna"), Friend(moved, "Ben")
    anna.post("/api/club/notices", {"turns": True, "reminders": False, "webhook": f"{listener.url}/hook"})
    listener.status = 302
    table = await slow_game([anna, ben])
    for before in range(4):
        moved.put_forward(30 * MINUTE)
        await until(partial(has_more, listener, table, before))
    moved.put_forward(5 * HOUR)
    listener.status = 200
    anna.post("/api/club/notices/test", {})
    assert len(listener.notices(table)) == 4


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8080/hook",
        "http://localhost/hook",
        "http://[::1]/hook",
        "https://10.1.2.3/",
        "http://192.168.1.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::ffff:127.0.0.1]/",
        "http://0.0.0.0/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://017700000001/",
        "http://[fe80::1]/",
        "http://[fd00::1]/",
        "http://[::ffff:169.254.169.254]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[::127.0.0.1]/",
        "http://100.64.0.1/",
        "http://127.1/",
        "ftp://example.org/",
        "https://user:password@example.org/",
        "nothing",
    ],
)
def test_an_address_in_the_hosts_own_network_is_refused(server: ServerProcess, address: str) -> None:
    anna = Friend(server, f"A {hash(address) % 10**12}")
    with pytest.raises(HttpProblem) as refused:
        anna.post("/api/club/notices", {"turns": True, "reminders": False, "webhook": address})
    assert refused.value.body["kind"] == "bad-address"
    keys = Browser(Listener()).subscription()["keys"]
    with pytest.raises(HttpProblem) as refused:
        anna.post("/api/club/push", {"endpoint": address, "keys": keys})
    assert refused.value.body["kind"] == "bad-address"


def test_the_answer_does_not_tell_an_unknown_name_from_one_of_the_hosts_own_network(
    server: ServerProcess,
) -> None:
    anna = Friend(server, "Asks for names")
    answers = []
    for address in ("http://no-such-name.invalid/", "http://localhost/", "http://10.1.2.3/"):
        with pytest.raises(HttpProblem) as refused:
            anna.post("/api/club/notices", {"turns": True, "reminders": False, "webhook": address})
        answers.append((refused.value.status, refused.value.body))
    assert answers == [answers[0]] * 3


def test_what_lies_on_this_machine_is_its_own_network_whatever_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A public address of the host's own passes by every wall around the machine."""
    assert posting.is_this_machine("127.0.0.1")
    assert not posting.is_this_machine("192.0.2.1")
    monkeypatch.setattr(posting, "is_public", lambda address: True)
    with pytest.raises(posting.Forbidden):
        posting.checked_address(posting.checked_url("http://127.0.0.1:5432/"), private=False)


@pytest.mark.parametrize("addresses", [("93.184.215.14", "10.0.0.1"), ("10.0.0.1", "93.184.215.14")])
def test_one_address_in_the_hosts_own_network_is_enough_to_refuse_a_name(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, str]
) -> None:
    """Whoever connects later might take either."""
    found = [(2, 1, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    url = posting.checked_url("https://chat.example/hook")
    with pytest.raises(posting.Forbidden):
        posting.checked_address(url, private=False)
    assert posting.checked_address(url, private=True) == addresses[0]


def test_a_name_that_leads_elsewhere_a_moment_later_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, listener: Listener
) -> None:
    """The connection goes to the address that was checked, and the name is resolved once."""
    asked: list[str] = []
    port = listener.server.server_address[1]

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        address = "93.184.215.14" if len(asked) == 1 else "127.0.0.1"
        return [(2, 1, 6, "", (address, port))]

    reached: list[str] = []

    def connect(address: tuple[str, int], timeout: float) -> Any:
        reached.append(address[0])
        raise OSError("far away")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(posting.NotSent):
        posting.post(f"http://chat.example:{port}/hook", b"{}", {}, private=False)
    assert (asked, reached) == (["chat.example"], ["93.184.215.14"])
    with pytest.raises(posting.Forbidden):
        posting.post(f"http://chat.example:{port}/hook", b"{}", {}, private=False)
    assert listener.heard == []
