"""A thousand nodes with tables, browsers and accidents in virtual time, by the same rules as `storage/postgres/leases.py`.

    python -m tools.scale simulate [--nodes 1000] [--tables 10000] [--seconds 300] [--unfenced]

Nodes are killed (and others started in their place), sleep as with SIGSTOP, or end in order. Browsers come back to any
node, as the client does: at once, and then after longer and longer pauses. It tells how long tables were without a driver,
whether an entry of a node that had lost its table was ever stored, and what the database was asked for.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from tools.scale.database import Database
from tools.scale.node import Node
from tools.scale.world import World

FIRST_PAUSE, GROWTH, LONGEST_PAUSE = 0.3, 1.3, 4.0
"""How a browser comes back (web/src/lib/play/live.svelte.ts)."""
NOTICE_SECONDS = 10.0
"""How long it takes on average until somebody at a table whose node sleeps opens it anew."""
CALM_SECONDS = 60.0
"""How long nothing more is broken at the end, before tables without a driver are counted."""
READ_SECONDS = 0.05
"""How long a node takes to read a table from its log."""


@dataclass
class Plan:
    """What is simulated."""

    nodes: int = 1000
    tables: int = 10_000
    seconds: float = 300.0
    move_seconds: float = 10.0
    """Between two entries of a table."""
    away: float = 0.1
    """The share of browsers that come to another node than the one that drives their table."""
    kills_a_second: float = 0.5
    sleeps_a_second: float = 0.5
    stops_a_second: float = 0.1
    fenced: bool = True
    seed: int = 1


@dataclass
class Findings:
    """What was seen."""

    faults: Counter[str] = field(default_factory=Counter)
    takeovers: dict[str, list[float]] = field(
        default_factory=lambda: {"killed": [], "asleep": [], "ended": []}
    )
    """Seconds without a driver for each table and kind of fault: from the kill, or from when somebody first asked."""
    orphans: int = 0
    """Tables without a living driver at the end, though their browsers ask."""
    believers: int = 0
    """Moments at which a node that woke up believed to drive a table that another one has."""
    stale: int = 0
    refused: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    visits: int = 0


class Simulation:
    """All of it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.world = World(plan.seed)
        self.database = Database(self.world, plan.fenced)
        self.found = Findings()
        self.nodes: dict[str, Node] = {}
        self.served: dict[int, str] = {}
        """The node to which the browsers of a table come."""
        self.waiting: dict[int, tuple[float, str]] = {}
        """Tables whose browsers look for a driver: since when, and why."""
        self.started = 0
        self.ends = 0.0
        """When nothing more is broken."""

    def run(self) -> Findings:
        """From an empty cluster to the end."""
        for _ in range(self.plan.nodes):
            self.world.after(self.world.chance.uniform(0.0, 1.0), self.start_node)
        self.world.run(3.0)
        for table in range(self.plan.tables):
            self.world.after(self.world.chance.uniform(0.0, 5.0), partial(self.seek, table, 0))
        self.world.run(10.0)
        self.ends = self.world.now + self.plan.seconds
        self.database.asked.clear()
        for kind, rate in (
            ("kill", self.plan.kills_a_second),
            ("sleep", self.plan.sleeps_a_second),
            ("stop", self.plan.stops_a_second),
        ):
            self.plan_fault(kind, rate)
        for table in range(self.plan.tables):
            self.plan_write(table)
        self.world.run(self.ends)
        return self.conclude()

    def conclude(self) -> Findings:
        found = self.found
        asked = self.database.asked.copy()
        self.world.run(self.world.now + CALM_SECONDS)
        found.orphans = sum(not self.is_driven(table) for table in range(self.plan.tables))
        found.stale, found.refused, found.asked = self.database.stale, self.database.refused, asked
        return found

    def is_driven(self, table: int) -> bool:
        holder, epoch = self.database.leases.get(table, ("", 0))
        node = self.nodes.get(holder)
        return node is not None and node.epochs.get(table) == epoch

    # Browsers

    def seek(self, table: int, tries: int) -> None:
        """The browsers of a table come to a node, and again while nobody drives it."""
        self.found.visits += 1
        node = self.some_node(table)
        if node.dead or node.asleep:
            self.come_again(table, tries)
        else:
            node.asked_for(table, lambda driver: self.answered(table, tries, driver))

    def some_node(self, table: int) -> Node:
        """That of the proxy's hash, or any other one."""
        names = list(self.nodes)
        if self.world.chance.random() < self.plan.away or table not in self.served:
            return self.nodes[self.world.chance.choice(names)]
        served = self.nodes.get(self.served[table])
        return (
            served
            if served is not None and not served.asleep
            else self.nodes[self.world.chance.choice(names)]
        )

    def answered(self, table: int, tries: int, driver: str) -> None:
        node = self.nodes.get(driver)
        if node is None or node.asleep:
            self.come_again(table, tries)
            return
        self.served[table] = driver
        if table in self.waiting:
            since, why = self.waiting.pop(table)
            self.found.takeovers[why].append(self.world.now + READ_SECONDS - since)

    def come_again(self, table: int, tries: int) -> None:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * GROWTH**tries)
        self.world.after(pause, lambda: self.seek(table, tries + 1))

    def lost(self, table: int, why: str) -> None:
        """The browsers of a table notice that nobody is there."""
        if table not in self.waiting:
            self.waiting[table] = (self.world.now, why)
            self.seek(table, 0)

    def let_go(self, node: Node, table: int) -> None:
        """A node found that it does not drive a table any more."""
        if self.served.get(table) == node.name:
            self.lost(table, "asleep")

    # Tables

    def plan_write(self, table: int) -> None:
        self.world.after(self.world.chance.expovariate(1 / self.plan.move_seconds), lambda: self.write(table))

    def write(self, table: int) -> None:
        """Something happens at the table, where its browsers are served."""
        node = self.nodes.get(self.served.get(table, ""))
        if node is not None:
            node.do(partial(node.write, table))
        self.plan_write(table)

    # Accidents

    def start_node(self) -> None:
        self.started += 1
        name = f"node-{self.started}"
        self.nodes[name] = Node(name, self.world, self.database, self.let_go)

    def plan_fault(self, kind: str, rate: float) -> None:
        if rate > 0 and self.world.now < self.ends:
            self.world.after(self.world.chance.expovariate(rate), lambda: self.strike(kind, rate))

    def strike(self, kind: str, rate: float) -> None:
        if self.world.now > self.ends:
            return
        node = self.nodes[self.world.chance.choice(list(self.nodes))]
        if not node.asleep:
            self.found.faults[kind] += 1
            {"kill": self.kill, "sleep": self.put_to_sleep, "stop": self.stop}[kind](node)
        self.plan_fault(kind, rate)

    def kill(self, node: Node) -> None:
        """As `kill -9` does; sockets end at once, and a new node comes after a while."""
        node.dead = True
        del self.nodes[node.name]
        for table in list(node.epochs):
            self.lost(table, "killed")
        self.world.after(self.world.chance.uniform(2.0, 10.0), self.start_node)

    def stop(self, node: Node) -> None:
        """As SIGTERM does: tables are handed over at once."""
        self.database.leave(node.name)
        node.dead = True
        del self.nodes[node.name]
        for table in list(node.epochs):
            self.lost(table, "ended")
        self.world.after(self.world.chance.uniform(2.0, 10.0), self.start_node)

    def put_to_sleep(self, node: Node) -> None:
        """For a moment, or for longer than a lease. Browsers do not notice by themselves; somebody opens the page anew."""
        seconds = self.world.chance.choice((0.5, 2.0, 4.0, 10.0, 30.0))
        node.sleep(seconds)
        for table in list(node.epochs):
            noticed = self.world.chance.expovariate(1 / NOTICE_SECONDS)
            if noticed < seconds:
                self.world.after(noticed, partial(self.miss, node, table))
        self.world.after(seconds, lambda: self.wake(node))

    def miss(self, node: Node, table: int) -> None:
        if node.asleep and not node.dead and self.served.get(table) == node.name:
            self.lost(table, "asleep")

    def wake(self, node: Node) -> None:
        """At once everything is due that waited, whoever drives the tables by now."""
        if node.dead:
            return
        for table, epoch in list(node.epochs.items()):
            self.found.believers += self.database.leases.get(table) != (node.name, epoch)
            node.write(table)
