"""Who drives which table. A node is alive while its row says so, by the database's clock; its tables are its own as long.

Every change of hands gives a table an epoch that no table ever had, and every append is fenced by node and epoch: a node
that slept and wakes up cannot write, nor can what a lost connection still carries. Only tables that somebody drives have a
lease.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog

from speeltafel.engine import BadSetup
from speeltafel.server.common.neighbours import PROTOCOL, check_neighbours, own_place
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.storage.postgres.connecting import Line, is_away

log = structlog.get_logger()

LEASE_SECONDS: Final = 3.0
"""How long a node that is not heard of keeps its tables."""
BEAT_SECONDS: Final = 1.0
SECONDS_TO_START: Final = 20.0
SECONDS_TO_FORGET: Final = 3600.0
NOBODY: Final = "-"
"""Who held the table a moment ago has just let it go: the next who comes takes it."""

BEAT: Final = """
WITH before AS (SELECT until < now() AS late FROM nodes WHERE id = $1)
INSERT INTO nodes (id, version, until, protocol, place) VALUES ($1, $2, now() + make_interval(secs => $3), $4, $5)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING coalesce((SELECT late FROM before), true) AS late
"""
FORGET: Final = "DELETE FROM nodes WHERE until < now() - make_interval(secs => $1)"
ORPHANED: Final = "DELETE FROM leases WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node)"
CLAIM: Final = """
INSERT INTO leases AS held (table_id, node, epoch) VALUES ($1, $2, nextval('lease_epochs'))
ON CONFLICT (table_id) DO UPDATE SET node = $2, epoch = excluded.epoch
WHERE held.node = $2 OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = held.node AND nodes.until > now())
RETURNING node, epoch
"""
HOLDER: Final = "SELECT node FROM leases WHERE table_id = $1"
DRIVER: Final = """
SELECT node FROM leases JOIN nodes ON nodes.id = leases.node AND nodes.until > now() WHERE table_id = $1
"""
OWN: Final = "SELECT table_id, epoch FROM leases WHERE node = $1"
RELEASE: Final = "DELETE FROM leases WHERE table_id = $1 AND node = $2 AND epoch = $3"
GOODBYE: Final = "DELETE FROM leases WHERE node = $1"
LEAVE: Final = "DELETE FROM nodes WHERE id = $1"
ALIVE: Final = "SELECT id, version, protocol, place FROM nodes WHERE until > now()"


class Leases:
    """The tables of this node."""

    def __init__(self, url: str, node: str, version: str) -> None:
        self.node = node
        self.version = version
        self.line = Line(url, node)
        self.pulse = Line(url, node)
        """For beats alone: however many ask for tables, the node lives."""
        self.epochs: dict[str, int] = {}
        """Tables that this node drives."""
        self.alive: frozenset[str] = frozenset({node})
        """Nodes that were alive at the last beat."""
        self.on_loss: Callable[[str], None] = ignore
        """Told of every table that another node has taken."""
        self.on_beat: Callable[[], None] = rest
        """Told after every beat, when it is known who is alive."""
        self.beating: asyncio.Task[None] | None = None

    def tell(self, lost: Callable[[str], None]) -> None:
        """Call this for every table that another node has taken."""
        self.on_loss = lost

    async def start(self) -> None:
        """Be alive from now on, among nodes that understand each other."""
        await self.first_beat()
        try:
            check_neighbours(await self.line.fetch(ALIVE))
        except BadSetup:
            await self.close()
            raise
        self.beating = asyncio.create_task(self.keep_beating())

    async def first_beat(self) -> None:
        """A database that restarts at the same moment is waited for."""
        until = asyncio.get_running_loop().time() + SECONDS_TO_START
        while True:
            try:
                return await self.beat()
            except Exception as error:
                if not is_away(error) or asyncio.get_running_loop().time() > until:
                    raise
                log.warning("the database is away", error=type(error).__name__)
            await asyncio.sleep(BEAT_SECONDS)

    async def claim(self, table: str) -> str:
        """Take a table that nobody alive drives; the other node that drives it, or nothing when it is ours."""
        if table in self.epochs:
            return ""
        rows = await self.ask(CLAIM, table, self.node)
        if rows:
            self.epochs[table] = rows[0]["epoch"]
            return ""
        held = await self.ask(HOLDER, table)
        return str(held[0]["node"]) if held else NOBODY

    async def holder(self, table: str) -> str:
        """The other node, alive now, that drives a table."""
        if table in self.epochs:
            return ""
        rows = await self.ask(DRIVER, table)
        node = str(rows[0]["node"]) if rows else ""
        return node if node != self.node else ""

    async def release(self, table: str) -> None:
        """Let go of a table, so that anybody may take it at once."""
        epoch = self.epochs.pop(table, None)
        if epoch is not None:
            await self.ask(RELEASE, table, self.node, epoch)

    async def ask(self, query: str, *values: object) -> list[Any]:
        """What the database says; it may be away for a moment."""
        try:
            return await self.line.fetch(query, *values)
        except Exception as error:
            if not is_away(error):
                raise
            raise StorageFailed(type(error).__name__) from None

    def doubt(self, table: str) -> None:
        """Nobody knows what became of an append: claim the table again, with another epoch, before anything else."""
        self.epochs.pop(table, None)

    def lose(self, table: str) -> None:
        """Somebody else drives it by now."""
        if self.epochs.pop(table, None) is not None:
            log.warning("another node has taken a table", table=table)
            self.on_loss(table)

    async def keep_beating(self) -> None:
        """For ever; a database that is away is asked again."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Exception as error:
                # Whatever it is: a node that does not beat any more loses its tables and does not know it.
                log.warning("the database is away", error=type(error).__name__, exc_info=not is_away(error))

    async def beat(self) -> None:
        """Say that this node is alive. After a silence, look what was taken meanwhile."""
        rows = await self.pulse.fetch(BEAT, self.node, self.version, LEASE_SECONDS, PROTOCOL, own_place())
        if rows[0]["late"]:
            await self.pulse.fetch(FORGET, SECONDS_TO_FORGET)
            await self.pulse.fetch(ORPHANED)
            await self.compare()
        self.alive = frozenset(row["id"] for row in await self.pulse.fetch(ALIVE))
        self.on_beat()

    async def compare(self) -> None:
        """Give up what others have taken."""
        own = {row["table_id"]: row["epoch"] for row in await self.pulse.fetch(OWN, self.node)}
        for table, epoch in list(self.epochs.items()):
            if own.get(table) != epoch:
                self.lose(table)

    async def close(self) -> None:
        """Hand over all tables at once."""
        if self.beating is not None:
            self.beating.cancel()
        self.epochs.clear()
        try:
            await self.line.fetch(GOODBYE, self.node)
            await self.line.fetch(LEAVE, self.node)
        except Exception as error:
            if not is_away(error):
                raise
        await self.line.close()
        await self.pulse.close()


def ignore(table: str) -> None:
    """Nobody has to be told."""


def rest() -> None:
    """Nobody looks around."""
