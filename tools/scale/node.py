"""A node of the simulation: it beats, is asked for tables, takes them over, writes, sleeps and dies."""

from collections.abc import Callable

from speeltafel.server.storage.postgres.leases import BEAT_SECONDS
from tools.scale.database import Database
from tools.scale.world import Act, World

LEAST_SECONDS, MOST_SECONDS = 0.0005, 0.02
"""How long the database takes to answer, there and back."""


class Node:
    """One process. What is due while it sleeps happens when it wakes up, as with SIGSTOP and SIGCONT."""

    def __init__(
        self, name: str, world: World, database: Database, on_loss: Callable[["Node", int], None]
    ) -> None:
        self.name = name
        self.world = world
        self.database = database
        self.on_loss = on_loss
        """Told of every table that another node has taken: its browsers are let go, and come again."""
        self.epochs: dict[int, int] = {}
        """Tables that it drives, or believes to."""
        self.alive: frozenset[str] = frozenset()
        self.dead = False
        self.asleep_until = 0.0
        self.do(self.beat)

    @property
    def asleep(self) -> bool:
        return self.world.now < self.asleep_until

    def do(self, act: Act) -> None:
        """Do something now, or when it wakes up; the dead do nothing."""
        if self.dead:
            return
        if self.asleep:
            self.world.after(self.asleep_until - self.world.now, lambda: self.do(act))
        else:
            act()

    def query(self, ask: Callable[[], object], then: Callable[[object], None]) -> None:
        """The database does it on half of the way, however the node fares meanwhile; the answer comes at the end."""
        way = self.world.chance.uniform(LEAST_SECONDS, MOST_SECONDS) / 2

        def arrive() -> None:
            answer = ask()
            self.world.after(way, lambda: self.do(lambda: then(answer)))

        self.world.after(way, arrive)

    # Being alive

    def beat(self) -> None:
        self.query(lambda: self.database.beat(self.name), self.beaten)

    def beaten(self, late: object) -> None:
        if late:
            self.query(lambda: self.database.own(self.name), self.compare)
        self.query(self.database.alive, self.look_round)
        self.world.after(BEAT_SECONDS, lambda: self.do(self.beat))

    def look_round(self, alive: object) -> None:
        assert isinstance(alive, frozenset)
        self.alive = alive

    def compare(self, own: object) -> None:
        """Give up what others have taken."""
        assert isinstance(own, dict)
        for table, epoch in list(self.epochs.items()):
            if own.get(table) != epoch:
                self.lose(table, epoch)

    def sleep(self, seconds: float) -> None:
        self.asleep_until = self.world.now + seconds

    # Tables

    def asked_for(self, table: int, told: Callable[[str], None]) -> None:
        """A browser came for a table: who drives it now. Nobody is named where it has to come again."""
        if table in self.epochs:
            told(self.name)
        else:
            self.query(
                lambda: self.database.holder(table), lambda holder: self.find(table, str(holder), told)
            )

    def find(self, table: int, holder: str, told: Callable[[str], None]) -> None:
        if holder != self.name and holder in self.alive:
            told(holder)
        else:
            self.query(
                lambda: self.database.claim(table, self.name), lambda held: self.claimed(table, held, told)
            )

    def claimed(self, table: int, held: object, told: Callable[[str], None]) -> None:
        assert isinstance(held, tuple)
        holder, epoch = held
        if holder == self.name:
            self.epochs[table] = epoch
        told(holder if holder == self.name else "")

    def write(self, table: int) -> None:
        """A move, a clock or a bot: an entry with the epoch of the lease. Who is fenced gives the table up."""
        epoch = self.epochs.get(table)
        if epoch is not None:
            self.query(
                lambda: self.database.append(table, self.name, epoch),
                lambda stored: None if stored else self.lose(table, epoch),
            )

    def lose(self, table: int, epoch: int) -> None:
        if self.epochs.get(table) == epoch:
            del self.epochs[table]
            self.on_loss(self, table)
