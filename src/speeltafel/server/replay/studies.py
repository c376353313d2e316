"""Analyses of finished games: one after the other, beside the tables, each once and for good."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog
from msgspec import Raw

from speeltafel.analysis import Analysis
from speeltafel.analysis.measuring import Measured
from speeltafel.engine import Record
from speeltafel.server.common.faults import told
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.replay.study import Answer, Order, Study, StudyFailed
from speeltafel.server.storage.analyses import Analyses
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.wire import Look

log = structlog.get_logger()

PIECE = 2
"""Moments that are measured between two looks at who waits."""
TRIES = 2
"""How often a piece is begun: a process can die, and get a successor."""

FindRecord = Callable[[str], Awaitable[Record]]


class Wanted(msgspec.Struct):
    """An analysis that is being made, or waits for it."""

    table: str
    address: str = ""
    record: Record | None = None
    """Read when its turn comes, if nobody has it at hand."""
    done: int = 0
    total: int = 0


class Studies:
    """The line of those who wait, and the one who works."""

    def __init__(self, settings: Settings, kept: Analyses, find: FindRecord) -> None:
        self.settings = settings
        self.kept = kept
        self.find = find
        self.study = Study()
        self.line: dict[str, Wanted] = {}
        """By table, in the order of asking; the first one is being made."""
        self.failed: set[str] = set()
        self.working: asyncio.Task[None] | None = None

    async def ask(self, table: str, record: Record, address: str) -> Look:
        """Begin, unless it is done or under way. Where too many wait it says so."""
        report = await self.kept.report(table)
        if report is not None or table in self.line:
            return self.told(table, report)
        self.check_room(address)
        self.failed.discard(table)
        self.put(Wanted(table, address, record))
        try:
            await self.kept.ask(table)
        except StorageFailed:
            del self.line[table]
            raise Refusal("storage", "the server cannot keep an analysis now") from None
        self.work()
        return self.told(table, None)

    async def look(self, table: str) -> Look:
        """How far it is."""
        return self.told(table, await self.kept.report(table))

    async def wake(self, owns: Callable[[str], bool]) -> None:
        """After a restart, go on with what was asked for before."""
        for table in await self.kept.unfinished(self.settings.analyses_waiting):
            if owns(table):
                self.put(Wanted(table))
        self.work()

    async def close(self) -> None:
        """The server ends; what is not done stays asked for."""
        if self.working is not None:
            self.working.cancel()
            with suppress(asyncio.CancelledError):
                await self.working
        await self.study.close()

    def told(self, table: str, report: bytes | None) -> Look:
        if report is not None:
            analysis = msgspec.json.decode(zlib.decompress(report), type=Analysis)
            return Look("done", analysis=analysis)
        wanted = self.line.get(table)
        if wanted is None:
            return Look("failed" if table in self.failed else "none")
        ahead = list(self.line).index(table)
        return Look("waiting" if ahead else "working", wanted.done, wanted.total, ahead)

    def check_room(self, address: str) -> None:
        """Nobody can load the server with this."""
        if len(self.line) >= self.settings.analyses_waiting:
            raise Refusal("too-fast", "many games are being looked back upon: try again in a few minutes")
        own = sum(wanted.address == address for wanted in self.line.values())
        if own >= self.settings.analyses_per_address:
            raise Refusal("too-fast", "wait until the analyses that you asked for are ready")

    def put(self, wanted: Wanted) -> None:
        self.line[wanted.table] = wanted

    def work(self) -> None:
        """Let somebody work as long as somebody waits."""
        if self.line and (self.working is None or self.working.done()):
            self.working = asyncio.create_task(self.work_off())

    async def work_off(self) -> None:
        while self.line:
            wanted = next(iter(self.line.values()))
            try:
                await self.make(wanted)
            except Exception as error:
                log.error("an analysis cannot be made", table=wanted.table, **told(error))
                self.failed.add(wanted.table)
                with suppress(StorageFailed):
                    await self.kept.forget(wanted.table)
            del self.line[wanted.table]

    async def make(self, wanted: Wanted) -> None:
        """Moment by moment, then the whole."""
        record = Raw(msgspec.json.encode(wanted.record or await self.find(wanted.table)))
        wanted.total = (await self.have(Order(record))).total
        measured: list[Measured] = []
        while wanted.done < wanted.total:
            numbers = list(range(wanted.done, min(wanted.done + PIECE, wanted.total)))
            measured += (await self.have(Order(record, numbers))).measured
            wanted.done = len(measured)
        report = (await self.have(Order(record, measured=measured))).report
        await self.kept.keep(wanted.table, zlib.compress(bytes(report)))

    async def have(self, order: Order) -> Answer:
        """The answer to an order, from a new process if need be. Nobody may cancel what the process is doing."""
        for _ in range(TRIES - 1):
            with suppress(StudyFailed):
                return await asyncio.shield(asyncio.ensure_future(self.study.do(order)))
        return await asyncio.shield(asyncio.ensure_future(self.study.do(order)))
