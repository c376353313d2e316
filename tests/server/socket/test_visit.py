"""A browser that says more than can be carried out has to wait."""

import asyncio
from pathlib import Path
from typing import Any, cast

from speeltafel.server.common.settings import Settings
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.lobby.share import Share
from speeltafel.server.socket.line import Line
from speeltafel.server.storage.opening import open_file, prepare_storage
from speeltafel.server.web.visit import MOST_UNREAD, Visit
from speeltafel.server.wire import CreateTable, SeatPlan


class FakeLine:
    """A line that nobody listens to."""

    listener: Any = None

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.told: list[str] = []
        self.said = 0

    def say(self, text: bytes) -> None:
        self.said += 1

    def hold(self) -> None:
        self.told.append("pause")

    def release(self) -> None:
        self.told.append("go on")

    def hang_up(self) -> None:
        self.said += 1


async def test_a_hurried_browser_waits_until_its_table_is_there(tmp_path: Path) -> None:
    settings = Settings.read({}, data=str(tmp_path))
    prepare_storage(settings)
    lobby = Lobby(settings, open_file(settings), Share())
    line = FakeLine()
    visit = Visit(cast(Line, line), lobby, "192.0.2.1")
    for _ in range(MOST_UNREAD - 1):
        line.listener(b"nonsense")
    assert line.told == []
    line.listener(b"nonsense")
    assert line.told == ["pause"]

    seats = [SeatPlan(kind="person", mine=True, name=name) for name in ("Anna", "Ben")]
    ticket = await lobby.create(CreateTable(game="good-vs-evil", seats=seats))
    visit.begin(await lobby.find(ticket.table))
    assert line.told == ["pause", "go on"]
    assert not visit.inbox
    line.writable.set()
    await visit.end()
    await lobby.storage.close()
