"""One node of several: an application that serves every table, its own and those that others drive."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar
from litestar.types import Receive, Send

from speeltafel.server.cluster.bus import Bus
from speeltafel.server.cluster.guests import Guests
from speeltafel.server.cluster.letters import (
    Answered,
    AnyLetter,
    Asked,
    Came,
    Ended,
    Forgot,
    Left,
    Listed,
    Listing,
    Said,
    Told,
)
from speeltafel.server.cluster.relay import Relay, answer_here
from speeltafel.server.common.settings import Settings
from speeltafel.server.common.tracing import request_id, table_of, traced
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.lobby.share import Share
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.postgres.leases import Leases
from speeltafel.server.web.app import create_app
from speeltafel.server.wire import TableCard

log = structlog.get_logger()

SECONDS_FOR_CARDS: Final = 1.0
CARDS: Final = msgspec.json.Decoder(list[TableCard])


class ClusterShare(Share):
    """Every table may be ours; what others have in the lobby is asked over the bus."""

    def __init__(self) -> None:
        self.ask: Callable[[], Any] | None = None

    async def other_cards(self) -> list[TableCard]:
        cards: list[TableCard] = [] if self.ask is None else await self.ask()
        return cards


class Node:
    """The application of a node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.share = ClusterShare()
        self.app: Litestar = create_app(settings, self.share, lifespan=[self.taking_part])
        self.answering: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        node = await self.elsewhere(scope)
        if not node:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.relay.socket(node, table_of(scope["path"]), scope, receive, send)
        else:
            await self.relay.request(node, scope, receive, send)

    @asynccontextmanager
    async def taking_part(self, app: Litestar) -> AsyncIterator[None]:
        """Be reached by the other nodes while the application runs."""
        self.lobby: Lobby = app.state.lobby
        ownership = self.lobby.storage.ownership
        assert isinstance(ownership, Leases)
        self.leases = ownership
        self.bus = Bus(self.settings.bus, ownership.node)
        self.relay = Relay(self.bus, self.settings)
        self.guests = Guests(self.bus, self.lobby)
        self.bus.on_letter, self.bus.on_lost, self.bus.on_gone = self.read, self.forget, self.miss
        self.bus.on_back = self.tell_what_was_lost
        self.share.ask = self.others_cards
        await self.bus.start()
        self.leases.on_beat = self.look_around
        yield
        self.guests.leave_all()
        await self.bus.close()

    async def hand_over(self) -> None:
        """Before the sockets are closed: whoever comes back finds another owner at once."""
        await self.lobby.hand_over()

    async def elsewhere(self, scope: Any) -> str:
        """The other node that drives the table which a request is about; nothing when there is none."""
        if scope["type"] not in ("http", "websocket"):
            return ""
        table = table_of(scope["path"])
        if not table or table in self.lobby.tables:
            return ""
        try:
            return await self.leases.holder(table)
        except StorageFailed:
            return ""

    # Letters

    def read(self, letter: AnyLetter) -> None:
        """What another node writes."""
        match letter:
            case Forgot():
                self.miss(letter.sender)
            case Came():
                self.guests.come(letter)
            case Said():
                self.guests.hear(letter)
            case Left():
                self.guests.leave(letter.sender, letter.number)
            case Told():
                self.relay.tell(letter)
            case Ended():
                self.relay.end(letter)
            case Asked():
                self.answer(letter)
            case Listing():
                cards = msgspec.json.encode(self.lobby.own_cards())
                self.bus.send(letter.sender, Listed(self.bus.node, letter.number, cards))
            case Answered() | Listed():
                self.relay.answer(letter.sender, letter.number, letter)

    def answer(self, asked: Asked) -> None:
        async def answer() -> None:
            with traced(request_id(asked.headers), asked.path):
                self.bus.send(asked.sender, await answer_here(self.app, asked, self.bus.node))

        task = asyncio.create_task(answer())
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    def forget(self) -> None:
        """The bus was away: whoever depends on it begins anew."""
        self.guests.leave_all()
        self.relay.cut_all(lambda node: True)

    def tell_what_was_lost(self) -> None:
        """Browsers at other nodes would wait for what never comes."""
        for node in self.leases.alive - {self.bus.node}:
            self.bus.send(node, Forgot(self.bus.node, 0))

    def miss(self, gone: str) -> None:
        """A node does not read its letters."""
        self.guests.leave_all(gone)
        self.relay.cut_all(lambda node: node == gone)

    def look_around(self) -> None:
        """Notice nodes that are dead by the database's clock."""
        alive = self.leases.alive
        self.relay.cut_all(lambda node: node not in alive)
        for node in {came_to for came_to, _ in self.guests.present} - alive:
            self.guests.leave_all(node)

    async def others_cards(self) -> list[TableCard]:
        """The tables of all other nodes that anybody may find; who does not answer in time has none."""
        others = self.leases.alive - {self.bus.node}
        answers = await asyncio.gather(*map(self.cards_of, others), return_exceptions=True)
        return [card for cards in answers if isinstance(cards, list) for card in cards]

    async def cards_of(self, node: str) -> list[TableCard]:
        number = next(self.relay.numbers)
        listing = Listing(self.bus.node, number)
        listed: Listed = await asyncio.wait_for(self.relay.ask(node, number, listing), SECONDS_FOR_CARDS)
        return CARDS.decode(listed.cards)
