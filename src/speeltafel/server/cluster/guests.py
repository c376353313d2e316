"""The owner's side: browsers that came to another node, at a table of this one."""

import asyncio
from collections.abc import Callable

import structlog

from speeltafel.server.cluster.bus import Bus
from speeltafel.server.cluster.letters import Came, Ended, Said, Told
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.lobby.lobby import Lobby, UnknownTable
from speeltafel.server.socket.gate import Gate
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.older import Unreadable
from speeltafel.server.web.visit import Visit

log = structlog.get_logger()


class GuestLine:
    """A browser's line that leads over the bus."""

    def __init__(self, bus: Bus, node: str, number: int) -> None:
        self.bus = bus
        self.node = node
        self.number = number
        self.listener: Callable[[bytes], None] | None = None
        self.is_too_much: Callable[[], bool] | None = None
        self.writable = Gate()
        self.told = 0
        self.gone = asyncio.Event()

    def say(self, text: bytes) -> None:
        if not self.gone.is_set():
            self.bus.send(self.node, Told(self.bus.node, self.number, self.told, text))
            self.told += 1

    def hang_up(self) -> None:
        self.end(cut=False)

    def cut(self) -> None:
        self.end(cut=True)

    def end(self, cut: bool) -> None:
        """Say so to the other node, once."""
        if not self.gone.is_set():
            self.gone.set()
            self.bus.send(self.node, Ended(self.bus.node, self.number, cut))

    def hold(self) -> None:
        """Nothing can be held back over the bus: who says more than can be carried out has to come again."""
        self.cut()

    def release(self) -> None:
        """Nothing was held back."""

    @property
    def unsent(self) -> int:
        return 0


class Guest:
    """One of them, from coming to leaving."""

    def __init__(self, bus: Bus, lobby: Lobby, came: Came) -> None:
        self.line = GuestLine(bus, came.sender, came.number)
        self.lobby = lobby
        self.table = came.table
        self.heard = 0
        with structlog.contextvars.bound_contextvars(request=came.request, table=came.table):
            self.visit = Visit(self.line, lobby, came.address)
            self.task = asyncio.create_task(self.stay())

    async def stay(self) -> None:
        """As `web/sockets.py` does for browsers of this node."""
        try:
            self.lobby.crowd.come(self.visit)
            self.visit.begin(await self.lobby.find(self.table))
            await self.line.gone.wait()
        except (UnknownTable, Unreadable):
            self.visit.connection.close("unknown-table")
        except (Refusal, StorageFailed):
            self.line.cut()
        except Exception:
            log.exception("guest failed", table=self.table)
            self.visit.connection.close("fault")
        finally:
            self.lobby.crowd.go(self.visit)
            await self.visit.end()

    def hear(self, said: Said) -> None:
        """The browser says something; when something before it is missing, it has to come anew."""
        if said.place != self.heard:
            self.line.cut()
            return
        self.heard += 1
        if self.line.listener is not None:
            self.line.listener(said.text)

    def leave(self) -> None:
        """The browser, or the node it came to, is gone."""
        self.line.gone.set()


class Guests:
    """All of them, by the node they came to and their number there."""

    def __init__(self, bus: Bus, lobby: Lobby) -> None:
        self.bus = bus
        self.lobby = lobby
        self.present: dict[tuple[str, int], Guest] = {}

    def come(self, came: Came) -> None:
        """One more."""
        key = (came.sender, came.number)
        guest = self.present[key] = Guest(self.bus, self.lobby, came)
        guest.task.add_done_callback(lambda _: self.present.pop(key, None))

    def hear(self, said: Said) -> None:
        """One of them says something; who is not known is told to come anew."""
        guest = self.present.get((said.sender, said.number))
        if guest is None:
            self.bus.send(said.sender, Ended(self.bus.node, said.number, cut=True))
        else:
            guest.hear(said)

    def leave(self, node: str, number: int) -> None:
        """One of them is gone."""
        guest = self.present.get((node, number))
        if guest is not None:
            guest.leave()

    def leave_all(self, node: str | None = None) -> None:
        """The bus has forgotten them, or the node they came to is gone."""
        for (came_to, _), guest in list(self.present.items()):
            if node is None or came_to == node:
                guest.leave()
