"""The database of the simulation: the statements of `storage/postgres`, said in Python, and counted."""

import heapq
from collections import Counter

from speeltafel.server.storage.postgres.leases import LEASE_SECONDS
from tools.scale.world import World


class Database:
    """Who is alive, who drives which table since which epoch, and how long each log is."""

    def __init__(self, world: World, fenced: bool = True) -> None:
        self.world = world
        self.fenced = fenced
        """Whether an entry is stored only for who holds the lease; without that the simulation has to find faults."""
        self.until: dict[str, float] = {}
        self.ends: list[tuple[float, str]] = []
        self.living: frozenset[str] = frozenset()
        self.leases: dict[int, tuple[str, int]] = {}
        self.entries: Counter[int] = Counter()
        self.asked: Counter[str] = Counter()
        self.stale = 0
        """Entries that were stored for a node which another one had followed already: must stay 0."""
        self.refused = 0
        """Entries that were not stored, because another node drives the table by now."""

    def is_alive(self, node: str) -> bool:
        return self.until.get(node, 0.0) > self.world.now

    def beat(self, node: str) -> bool:
        """Whether the node was silent for longer than a lease."""
        self.asked["beat"] += 1
        late = not self.is_alive(node)
        self.until[node] = self.world.now + LEASE_SECONDS
        heapq.heappush(self.ends, (self.until[node], node))
        if node not in self.living:
            self.living |= {node}
        return late

    def alive(self) -> frozenset[str]:
        self.asked["alive"] += 1
        while self.ends and self.ends[0][0] <= self.world.now:
            _, node = heapq.heappop(self.ends)
            if not self.is_alive(node):
                self.living -= {node}
        self.asked["rows of alive"] += len(self.living)
        return self.living

    def claim(self, table: int, node: str) -> tuple[str, int]:
        """Take a table that nobody alive drives; who holds it now, and since which epoch."""
        self.asked["claim"] += 1
        holder, epoch = self.leases.get(table, ("", 0))
        if holder != node and not self.is_alive(holder):
            self.leases[table] = (node, epoch + 1)
        return self.leases[table]

    def holder(self, table: int) -> str:
        self.asked["holder"] += 1
        return self.leases.get(table, ("", 0))[0]

    def own(self, node: str) -> dict[int, int]:
        self.asked["own"] += 1
        return {table: epoch for table, (holder, epoch) in self.leases.items() if holder == node}

    def append(self, table: int, node: str, epoch: int) -> bool:
        """Store an entry; whether it was."""
        self.asked["append"] += 1
        current = self.leases.get(table) == (node, epoch)
        if not current and self.fenced:
            self.refused += 1
            return False
        self.stale += not current
        self.entries[table] += 1
        return True

    def leave(self, node: str) -> None:
        """Hand over everything at once."""
        for table, (holder, epoch) in self.leases.items():
            if holder == node:
                self.leases[table] = ("", epoch)
        self.until.pop(node, None)
        self.living -= {node}
