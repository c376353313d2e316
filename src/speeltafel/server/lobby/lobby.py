"""All tables: made, found in memory or read from their log, and let go when nobody needs them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

import structlog

from speeltafel.engine import Record
from speeltafel.server.aside.thinking import Thinkers
from speeltafel.server.commands.holders import Holder
from speeltafel.server.common.keys import code_of
from speeltafel.server.common.metrics import TABLES
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.driving.driver import Driver
from speeltafel.server.lobby.crowd import Crowd
from speeltafel.server.lobby.making import first_entry, once_more
from speeltafel.server.lobby.opening import read_table
from speeltafel.server.lobby.share import Share
from speeltafel.server.replay.replays import as_played_today, finished_record
from speeltafel.server.replay.shelf import Shelf
from speeltafel.server.replay.studies import Studies
from speeltafel.server.socket.outbox import Post
from speeltafel.server.storage import entries
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.entries import Created
from speeltafel.server.storage.older import Memory, OlderGame, Unreadable
from speeltafel.server.storage.opening import Storage
from speeltafel.server.table.ledger import Ledger
from speeltafel.server.table.live import LiveTable, Occasion
from speeltafel.server.table.showing import table_card
from speeltafel.server.wire import CreateTable, TableCard, Ticket

log = structlog.get_logger()

LISTED_WITHIN_SECONDS = 24 * 3600.0
MOST_LISTED = 50
CODE_TRIES = 20
SECONDS_TO_HAND_OVER = 2.0
"""Who cannot end a move by then is fenced by the next owner."""


class UnknownTable(Exception):
    """No table has this name."""


class Elsewhere(Refusal):
    """Another node drives this table."""

    def __init__(self) -> None:
        super().__init__("not-now", "another machine drives this table: try again")


class Lobby:
    """The tables of this process."""

    def __init__(self, settings: Settings, storage: Storage, share: Share) -> None:
        self.settings = settings
        self.share = share
        self.storage = storage
        self.journal = storage.journal
        self.archive = storage.archive
        storage.ownership.tell(self.let_go)
        self.tables: dict[str, LiveTable] = {}
        self.listeners: dict[Occasion, list[Callable[[Ledger], None]]] = {
            "seated": [],
            "moved": [],
            "arranged": [],
            "over": [],
        }
        """Who wants to know of tables of this process; they are told when it is on the disk."""
        self.leaving = False
        """Whether this process is about to end, and takes nothing more."""
        self.arriving: dict[str, asyncio.Task[None]] = {}
        """Tables that are being read."""
        self.may_be_shown: Callable[[Created], Awaitable[bool]] = always
        """Whether a finished game may be looked at: not while others still play the same deal."""
        self.may_begin: Callable[[Ledger], Awaitable[bool]] = always
        """Whether a table may begin by itself: not when a contest has its result already."""
        self.is_unwanted: Callable[[frozenset[str]], Awaitable[bool]] = nobody
        """Whether the host has banned one of these members."""
        self.post = Post()
        self.crowd = Crowd(settings)
        self.shelf = Shelf(settings)
        self.thinkers = Thinkers(settings.thinkers)
        self.studies = Studies(settings, storage.analyses, self.played_today)

    async def find(self, table: str) -> LiveTable:
        """The table with this name, from its log if need be."""
        if table not in self.tables:
            self.check_own(table)
            await asyncio.shield(self.arriving.get(table) or self.bring(table))
        found = self.tables.get(table)
        if found is None:
            # Taken by another node in this very moment.
            raise Elsewhere
        return found

    def bring(self, table: str) -> "asyncio.Task[None]":
        """Read a table once, for all who wait for it."""

        async def read() -> None:
            self.add(await self.read(table))

        def arrived(task: "asyncio.Task[None]") -> None:
            del self.arriving[table]
            if not task.cancelled():
                # Whoever waited may be gone.
                task.exception()

        task = self.arriving[table] = asyncio.create_task(read())
        task.add_done_callback(arrived)
        return task

    def check_own(self, table: str) -> None:
        """A table in two processes would be two tables."""
        if not self.share.owns(table):
            # Only a socket that moves on to a rematch of a time with fewer or more workers comes here.
            raise Refusal("not-now", "this table needs a socket of its own")

    async def read(self, table: str) -> Ledger:
        """The table that a log describes, or what can be said about it."""
        if not await self.archive.knows(table):
            raise UnknownTable(table)
        await self.claim(table)
        try:
            log_entries = await self.archive.entries(table)
            phase = await self.archive.phase(table)
            return await asyncio.to_thread(read_table, table, log_entries, phase)
        except Unreadable:
            # A node of another version may know better.
            await self.storage.ownership.release(table)
            raise

    async def claim(self, table: str) -> None:
        """Drive a table from now on, if nobody else does."""
        if self.leaving:
            raise Elsewhere
        if await self.storage.ownership.claim(table):
            self.let_go(table)
            raise Elsewhere

    async def record(self, table: str) -> Record:
        """The record of a finished game, also of one that today's rules cannot show."""
        try:
            return finished_record((await self.shown(table)).ledger)
        except OlderGame as older:
            if older.kind != "older-finished":
                raise
        memory = Memory.read(table, await self.archive.entries(table))
        await self.check_shown(memory.created)
        return memory.record()

    async def played_today(self, table: str) -> Record:
        """The record of a finished game that today's rules can show."""
        return as_played_today((await self.shown(table)).ledger)

    async def shown(self, table: str) -> LiveTable:
        """A table whose game may be looked back upon."""
        live = await self.find(table)
        await self.check_shown(live.ledger.created)
        return live

    async def check_shown(self, created: Created) -> None:
        """Refuse to show a deal that others still have to play."""
        if not await self.may_be_shown(created):
            raise Refusal(
                "not-now", "others still play this deal: it can be looked at when the challenge is over"
            )

    async def create(self, wanted: CreateTable, holder: Holder | None = None) -> Ticket:
        """A new table; whose maker has a card, sits with it."""
        created, keys, host = first_entry(wanted, holder)
        table = await self.open(created)
        return Ticket(table.ledger.table, keys, table.ledger.commitment, host)

    async def rematch(self, table: LiveTable) -> str:
        """A new table for the same people."""
        return (await self.open(once_more(table))).ledger.table

    async def wake(self) -> None:
        """After a restart, bring back what people could find in the lobby; when it cannot be read, each comes when it is opened."""
        try:
            names = await self.archive.listed(LISTED_WITHIN_SECONDS, MOST_LISTED)
            for name in filter(self.share.owns, names):
                with suppress(UnknownTable, Unreadable, Elsewhere):
                    await self.find(name)
            await self.studies.wake(self.share.owns)
        except StorageFailed as error:
            log.warning("the lobby cannot be read now", error=str(error))

    async def listed(self) -> list[TableCard]:
        """The tables anybody may find, the latest first."""
        cards = [*self.own_cards(), *await self.share.other_cards()]
        return sorted(cards, key=lambda card: -card.created)[:MOST_LISTED]

    def own_cards(self) -> list[TableCard]:
        """Those of this process."""
        tables = [
            table
            for table in self.tables.values()
            if table.ledger.choices.listed and table.ledger.phase != "over"
        ]
        tables.sort(key=lambda table: -table.ledger.created.at)
        return [table_card(table) for table in tables[:MOST_LISTED]]

    async def open(self, created: Created, named: str = "") -> LiveTable:
        """Store the first entry of a table, under a new name or one that was made for it, and let it live."""
        if len(self.tables) >= self.settings.tables:
            raise Refusal("storage", "this server has as many tables as it can carry: try again later")
        ledger = Ledger(named or await self.new_table_id(), created)
        try:
            await self.claim(ledger.table)
            await self.journal.append(ledger.table, 1, entries.write(created))
        except StorageFailed as error:
            log.error("table not stored", error=str(error))
            raise Refusal("storage", "the server cannot store a table now") from None
        self.journal.note(ledger.note())
        log.info(
            "created",
            table=ledger.table,
            game=created.game,
            seats=len(created.seats),
            rematch=created.rematch,
        )
        table = self.add(ledger)
        self.tell("seated", ledger)
        return table

    async def new_table_id(self) -> str:
        """A name whose code leads to no other table, if one is quickly found."""
        taken = {code_of(table) for table in await self.running()}
        table = self.share.new_table_id()
        for _ in range(CODE_TRIES):
            if code_of(table) not in taken:
                break
            table = self.share.new_table_id()
        return table

    async def running(self) -> list[str]:
        """Tables that wait or play: those of this process, and what the disk knows of others."""
        own = [name for name, table in self.tables.items() if table.ledger.phase != "over"]
        return own + [
            name for name in await self.archive.running(LISTED_WITHIN_SECONDS) if name not in self.tables
        ]

    async def called(self, code: str) -> str:
        """The table with this code, however it is typed."""
        wanted = code.strip().upper()
        for table in await self.running():
            if code_of(table) == wanted:
                return table
        raise UnknownTable(wanted)

    def add(self, ledger: Ledger) -> LiveTable:
        table = LiveTable(
            ledger,
            self.journal,
            self.archive,
            self.settings,
            self.rematch,
            self.thinkers,
            Driver,
            self.let_go,
            self.tell,
            self.claim,
        )
        self.tables[ledger.table] = table
        TABLES.set(len(self.tables))
        return table

    def tell(self, what: Occasion, ledger: Ledger) -> None:
        """Something happened at a table that others may want to know."""
        for listener in self.listeners[what]:
            listener(ledger)

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at, for ever."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds / 2))
            latest = monotonic() - self.settings.idle_seconds
            for name, table in list(self.tables.items()):
                if not table.connections and table.touched < latest and not table.lock.locked():
                    table.driver.stop()
                    del self.tables[name]
                    await self.storage.ownership.release(name)
            TABLES.set(len(self.tables))

    def let_go(self, name: str) -> None:
        """Somebody else drives this table by now: whoever is here comes back, and finds it there."""
        table = self.tables.pop(name, None)
        if table is not None:
            table.gone = True
            table.driver.stop()
            for connection in list(table.connections):
                connection.drop()

    async def hand_over(self) -> None:
        """Let go of all tables, each between two moves, so that other nodes can drive them at once."""
        self.leaving = True
        await asyncio.gather(*map(self.hand_over_one, list(self.tables.values())))

    async def hand_over_one(self, table: LiveTable) -> None:
        with suppress(Refusal, TimeoutError, StorageFailed):
            async with asyncio.timeout(SECONDS_TO_HAND_OVER), table.lock:
                await self.storage.ownership.release(table.ledger.table)
        self.let_go(table.ledger.table)

    def stop(self) -> None:
        """Stop everything that happens by itself."""
        for table in self.tables.values():
            table.driver.stop()


async def nobody(members: frozenset[str]) -> bool:
    """Everybody is welcome, unless somebody knows better."""
    return False


async def always(asked: Created | Ledger) -> bool:
    """Every game may begin, and be shown when it is over, unless somebody knows better."""
    return True
