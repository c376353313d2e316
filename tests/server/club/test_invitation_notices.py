"""Who asked for it is told outside the page of an invitation: once, not at night, not without end, never about a block."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.club.listening import Browser, Listener
from tests.server.club.slowness import HOUR, Friend, MovedServer, until
from tests.server.tables import person

MINUTE = 60
WANTED = {"turns": False, "reminders": False, "invitations": True, "language": "nl", "zone": "UTC"}


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[MovedServer]:
    server = MovedServer(tmp_path, private_webhooks="true").start()
    yield server
    server.stop()


def ask(host: Friend, *guests: Friend) -> str:
    """A new table of the host's, to which these are asked."""
    ticket: Any = host.post("/api/tables", {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]})
    table: str = ticket["table"]
    for guest in guests:
        host.post("/api/club/invitations", {"member": guest.member, "table": table})
    return table


async def test_who_wants_to_hear_of_invitations_is_told_once_in_each_way(
    moved: MovedServer, listener: Listener
) -> None:
    anna, ben, carl = (Friend(moved, name) for name in ("Anna", "Ben", "Carl"))
    browser = Browser(listener)
    ben.post("/api/club/push", browser.subscription())
    assert not ben.get("/api/club/notices")["invitations"]
    assert ben.post("/api/club/notices", WANTED | {"webhook": f"{listener.url}/hook"})["invitations"]
    carl.post("/api/club/notices", WANTED | {"invitations": False, "webhook": f"{listener.url}/other"})
    table = ask(anna, ben, carl)
    anna.post("/api/club/invitations", {"member": ben.member, "table": table})
    moved.put_forward(2 * MINUTE)
    await until(lambda: len(listener.heard) == 2)
    (hook,) = listener.notices(table)
    assert (hook["kind"], hook["body"]) == ("invited", "Iemand vraagt je aan tafel.")
    assert hook["title"] == "Exploding Kittens: Good vs Evil"
    assert hook["link"].endswith(f"/table/{table}")
    (sealed,) = (heard for heard in listener.heard if heard.path != "/hook")
    assert browser.read(sealed)["table"] == table
    moved.put_forward(HOUR)
    ben.post("/api/club/notices/test", {})
    assert len(listener.notices(table)) == 1
    assert listener.notices(table, "/other") == []


async def test_who_has_answered_or_drew_a_line_is_not_told(moved: MovedServer, listener: Listener) -> None:
    anna, ben, carl = (Friend(moved, name) for name in ("Anna", "Ben", "Carl"))
    for friend in (ben, carl):
        friend.post("/api/club/notices", WANTED | {"webhook": f"{listener.url}/hook"})
    answered = ask(anna, ben)
    ben.post("/api/club/invitations/answer", {"table": answered, "accept": False})
    carl.post("/api/club/lines", {"member": anna.member, "kind": "block", "on": True})
    blocked = ask(anna, carl)
    by_link = ask(Friend(moved, "Eva"), ben)
    ben.post(f"/api/tables/{by_link}/join", {"name": "x"})
    told = ask(anna, ben)
    withdrawn = ask(Friend(moved, "Dora"), carl)
    moved.put_forward(2 * MINUTE)
    await until(lambda: listener.notices(told) and listener.notices(withdrawn))
    assert listener.notices(answered) == []
    assert listener.notices(by_link) == []
    assert [one["table"] for one in ben.get("/api/club/people")["invitations"]] == [told]
    assert listener.notices(blocked) == []


async def test_invitations_wait_until_quiet_hours_are_over_and_are_told_six_times_in_an_hour(
    moved: MovedServer, listener: Listener
) -> None:
    ben = Friend(moved, "Ben")
    minute = int(moved.now // MINUTE) % (24 * 60)
    quiet = [(minute - 30) % (24 * 60), (minute + 120) % (24 * 60)]
    ben.post("/api/club/notices", WANTED | {"webhook": f"{listener.url}/hook", "quiet": quiet})
    tables = [ask(Friend(moved, f"Host {number}"), ben) for number in range(8)]
    moved.put_forward(HOUR)
    ben.post("/api/club/notices/test", {})
    assert len(listener.heard) == 1
    moved.put_forward(HOUR + 5 * MINUTE)
    await until(lambda: sum(len(listener.notices(table)) for table in tables) == 6)
    moved.put_forward(HOUR)
    ben.post("/api/club/notices/test", {})
    assert [len(listener.notices(table)) for table in tables] == [1] * 6 + [0] * 2
    assert len(ben.get("/api/club/people")["invitations"]) == 8
