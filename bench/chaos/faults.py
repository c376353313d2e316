"""What can go wrong, and for how long."""

import asyncio
import math
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from bench.chaos.cluster import NO_LIMIT, ChaosNode, Cluster

OWNED: Final = "SELECT leases.table_id FROM leases JOIN nodes ON nodes.id = leases.node WHERE nodes.place LIKE '%:' || $1"
SECONDS_OF_SLEEP: Final = 8.0
"""More than a lease, a beat and the way back: whoever slept so long has lost its tables."""


@dataclass
class Outage:
    """Tables whose node was taken away."""

    kind: str
    at: float
    tables: list[str]


@dataclass(eq=False)
class Span:
    """From the moment at which something goes wrong until that is over."""

    begun: float
    ended: float = math.inf


@dataclass
class Faults:
    """At random, one after the other, some at the same time. At least one node is always left alone."""

    cluster: Cluster
    chance: random.Random
    done: Counter[str] = field(default_factory=Counter)
    outages: list[Outage] = field(default_factory=list)
    struck: set[int] = field(default_factory=set)
    """Nodes that something is done to."""
    services: asyncio.Lock = field(default_factory=asyncio.Lock)
    late: bool = False
    """Whether the time is over: what has not begun does not begin any more."""
    only: str = ""
    """Words that a kind must have in its name."""
    deck: list[str] = field(default_factory=list)
    """Kinds that are still to come before any comes again."""
    spans: list[Span] = field(default_factory=list)
    """When something was broken."""

    def next_kind(self) -> str:
        """Every kind comes once before any comes twice."""
        if not self.deck:
            self.deck = [name for name in (*self.kinds(), *self.shared()) if self.only in name]
            self.chance.shuffle(self.deck)
        return self.deck.pop()

    def kinds(self) -> dict[str, Callable[[ChaosNode], Awaitable[None]]]:
        """Those that concern one node, which has to be free for it."""
        return {
            "kill -9 a node": self.kill,
            "stop a node, continue it": self.put_to_sleep,
            "stop a node for a moment": self.doze,
            "SIGTERM to a node": self.ask_to_leave,
            "cut a node off PostgreSQL": self.cut_database,
            "stall a node's PostgreSQL": self.stall_database,
            "cut a node off Redis": self.cut_bus,
            "stall a node's Redis": self.stall_bus,
            "fill a node's disk": self.fill_disk,
        }

    def shared(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Those that concern all."""
        return {
            "restart Redis": self.restart_redis,
            "restart PostgreSQL": self.restart_postgres,
            "crash PostgreSQL": self.crash_postgres,
        }

    async def strike(self) -> None:
        """One fault, from its beginning to its end."""
        name = self.next_kind()
        if name in self.shared():
            async with self.services:
                with self.broken():
                    await self.shared()[name]()
        else:
            number = await self.free_node()
            if number is None:
                return
            try:
                with self.broken():
                    await self.kinds()[name](self.cluster.nodes[number])
            finally:
                self.struck.discard(number)
        self.done[name] += 1

    @contextmanager
    def broken(self) -> Iterator[None]:
        """Something is wrong meanwhile."""
        span = Span(time.monotonic())
        self.spans.append(span)
        yield
        span.ended = time.monotonic()

    def alone(self, outage: Outage, lived: float) -> bool:
        """Whether nothing else was wrong from the moment at which a node was taken away until its table lived again."""
        wrong = [span for span in self.spans if span.begun < lived and span.ended > outage.at]
        return len(wrong) == 1

    async def free_node(self) -> int | None:
        """A node that nothing is done to, when another one is left besides; none when there was none in time."""
        while not self.late:
            free = [number for number in range(len(self.cluster.nodes)) if number not in self.struck]
            if len(free) > 1:
                number = self.chance.choice(free)
                self.struck.add(number)
                return number
            await asyncio.sleep(0.1)
        return None

    # One node

    async def kill(self, node: ChaosNode) -> None:
        await self.end(node, "kill", signal.SIGKILL)

    async def put_to_sleep(self, node: ChaosNode) -> None:
        await self.note_outage("sleep", node)
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(SECONDS_OF_SLEEP)
        node.signal(signal.SIGCONT)

    async def doze(self, node: ChaosNode) -> None:
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 4))
        node.signal(signal.SIGCONT)

    async def ask_to_leave(self, node: ChaosNode) -> None:
        await self.end(node, "leave", signal.SIGTERM)

    async def cut_database(self, node: ChaosNode) -> None:
        node.database.cut()
        await asyncio.sleep(self.chance.uniform(0.1, 6))
        node.database.heal()

    async def stall_database(self, node: ChaosNode) -> None:
        node.database.stall()
        await asyncio.sleep(self.chance.uniform(0.5, 6))
        node.database.heal()

    async def cut_bus(self, node: ChaosNode) -> None:
        node.bus.cut()
        await asyncio.sleep(self.chance.uniform(0.1, 4))
        node.bus.heal()

    async def stall_bus(self, node: ChaosNode) -> None:
        node.bus.stall()
        await asyncio.sleep(self.chance.uniform(0.5, 6))
        node.bus.heal()

    async def fill_disk(self, node: ChaosNode) -> None:
        """Not one byte more goes into any file of the node: its log, its replays."""
        node.limit_files(0)
        await asyncio.sleep(self.chance.uniform(1, 5))
        node.limit_files(NO_LIMIT)

    # All

    async def restart_redis(self) -> None:
        self.cluster.redis.stop()
        await asyncio.sleep(self.chance.uniform(0, 2))
        self.cluster.redis.start()

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.restart)

    async def crash_postgres(self) -> None:
        await asyncio.to_thread(self.cluster.postgres.restart, immediate=True)

    # What came of it

    async def note_outage(self, kind: str, node: ChaosNode) -> None:
        """Which tables lose their node now."""
        rows = await self.cluster.ask(OWNED, str(node.pid))
        self.outages.append(Outage(kind, time.monotonic(), [row["table_id"] for row in rows]))

    async def end(self, node: ChaosNode, kind: str, sign: signal.Signals) -> None:
        """Until the node has been started again and is well: before that no other one is taken away."""
        await asyncio.to_thread(node.wait_until_well)
        await self.note_outage(kind, node)
        ended = node.ended = asyncio.Event()
        node.signal(sign)
        await ended.wait()
        await asyncio.to_thread(node.wait_until_well)
