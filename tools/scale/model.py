"""What a number of tables asks of nodes, PostgreSQL and Redis, from a few measured figures."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from speeltafel.server.storage.postgres.leases import BEAT_SECONDS

SIZES: Final = [10**power for power in range(2, 7)]
DAY: Final = 86_400


@dataclass(frozen=True)
class Figures:
    """What was measured or is assumed; each can be given on the command line."""

    moves: float = 1.0
    """moves a second at a table (people's pace)"""
    people: float = 2.0
    """browsers at a table"""
    move_ms: float = 0.5
    """processor time of a node for a move, ms (bench.cluster_load)"""
    database_ms: float = 0.16
    """processor time of PostgreSQL for a move, ms (bench.cluster_load)"""
    letter_ms: float = 0.11
    """processor time of both nodes for a letter over the bus, ms (bench.cluster_load)"""
    letters: float = 3.5
    """letters for a forwarded move (bench.cluster_load)"""
    table_kb: float = 82.0
    """memory of a running table with its people, kB (bench.memory)"""
    node_mb: float = 82.0
    """memory of a node without tables, MB (bench.memory)"""
    row_bytes: float = 236.0
    """an entry of the log with its indexes, bytes (bench.cluster_load)"""
    wal_bytes: float = 478.0
    """what PostgreSQL writes ahead for an entry, bytes (bench.cluster_load)"""
    busy: float = 0.5
    """the share of a core that a node may use, so that the slowest moves stay quick (chosen)"""
    most_tables: float = 5000.0
    """tables in the memory of one node (SPEELTAFEL_TABLES)"""
    hashed: float = 0.02
    """browsers that a proxy which hashes by table sends to another node (chosen: joining, rematches, takeovers)"""
    primary_rows: float = 20_000.0
    """rows a second that one PostgreSQL primary takes (assumed: eight cores, batches of many rows)"""
    bus_letters: float = 100_000.0
    """letters a second that one Redis carries (assumed)"""
    tables_an_hour: float = 3.0
    """new tables an hour for each that runs (chosen: a game takes twenty minutes)"""


@dataclass(frozen=True)
class Estimate:
    """What so many tables ask for."""

    figures: Figures
    tables: int

    @property
    def rows(self) -> float:
        """Entries a second."""
        return self.tables * self.figures.moves

    @property
    def nodes(self) -> int:
        """Processes, each on a core of its own; two at least, so that one may die."""
        f = self.figures
        by_time = self.rows * (f.move_ms + f.hashed * f.letters * f.letter_ms) / 1000 / f.busy
        return max(2, ceil(by_time), ceil(self.tables / f.most_tables))

    @property
    def tables_a_node(self) -> float:
        return self.tables / self.nodes

    @property
    def memory_a_node(self) -> float:
        """MB."""
        return self.figures.node_mb + self.tables_a_node * self.figures.table_kb / 1000

    @property
    def postgres_connections(self) -> int:
        """One to write, one for leases, one to read; a storm of readers can make it sixteen for each node."""
        return 3 * self.nodes

    @property
    def redis_connections(self) -> int:
        """One to listen and one to write."""
        return 2 * self.nodes

    @property
    def commits(self) -> float:
        """Group commits a second: at people's pace nearly every move has its own, until a node has many."""
        a_node = self.rows / self.nodes
        return self.nodes * min(a_node, 250.0)

    @property
    def database_cores(self) -> float:
        return self.rows * self.figures.database_ms / 1000

    @property
    def partitions(self) -> int:
        """Primaries among which tables are shared, by the rows that one of them takes."""
        return max(1, ceil(self.rows / self.figures.primary_rows))

    @property
    def log_a_day(self) -> float:
        """Bytes."""
        return self.rows * self.figures.row_bytes * DAY

    @property
    def wal_a_day(self) -> float:
        """Bytes."""
        return self.rows * self.figures.wal_bytes * DAY

    @property
    def alive_rows(self) -> float:
        """Rows a second of the question who is alive: every node asks for all."""
        return self.nodes**2 / BEAT_SECONDS

    def letters(self, share: float) -> float:
        """Letters a second when this share of browsers is served through the bus."""
        return self.rows * self.figures.letters * share

    @property
    def letters_hashed(self) -> float:
        return self.letters(self.figures.hashed)

    @property
    def letters_anyhow(self) -> float:
        """Behind a proxy that knows nothing of tables."""
        return self.letters(1 - 1 / self.nodes)

    @property
    def code_rows(self) -> float:
        """Rows a second that are read to find a free four-letter code: every new table looks at all running ones."""
        return self.tables * self.figures.tables_an_hour / 3600 * self.tables


LINES: Final[list[tuple[str, Callable[[Estimate], str]]]] = [
    ("moves a second = rows a second", lambda e: number(e.rows)),
    ("browsers", lambda e: number(e.tables * e.figures.people)),
    ("nodes (a core each)", lambda e: number(e.nodes)),
    ("tables a node", lambda e: number(e.tables_a_node)),
    ("memory a node, MB", lambda e: number(e.memory_a_node)),
    ("connections to PostgreSQL", lambda e: number(e.postgres_connections)),
    ("connections to Redis", lambda e: number(e.redis_connections)),
    ("group commits a second, at most", lambda e: number(e.commits)),
    ("cores for PostgreSQL", lambda e: f"{e.database_cores:,.1f}"),
    ("partitions (primaries)", lambda e: number(e.partitions)),
    ("log a day", lambda e: size(e.log_a_day)),
    ("written ahead a day", lambda e: size(e.wal_a_day)),
    ("letters a second, hashing proxy", lambda e: number(e.letters_hashed)),
    ("letters a second, any proxy", lambda e: number(e.letters_anyhow)),
    ("rows a second: who is alive", lambda e: number(e.alive_rows)),
    ("rows a second: free codes", lambda e: number(e.code_rows)),
]


def number(value: float) -> str:
    """Two digits that mean something.

    >>> number(1234567), number(12)
    ('1,200,000', '12')
    """
    digits = len(str(int(value)))
    rounded = round(value, 2 - digits) if digits > 2 else round(value)
    return f"{rounded:,.0f}"


def size(value: float) -> str:
    """Bytes in words.

    >>> size(2_210_000_000)
    '2.2 GB'
    """
    for unit, bytes_ in (("PB", 1e15), ("TB", 1e12), ("GB", 1e9), ("MB", 1e6)):
        if value >= bytes_:
            return f"{number(value / bytes_) if value >= 10 * bytes_ else f'{value / bytes_:.1f}'} {unit}"
    return f"{value:.0f} B"


def rows(figures: Figures) -> list[list[str]]:
    """The table, with its head."""
    estimates = [Estimate(figures, tables) for tables in SIZES]
    head = ["tables", *(f"{estimate.tables:,}" for estimate in estimates)]
    return [head, *([name, *map(tell, estimates)] for name, tell in LINES)]


def markdown(figures: Figures) -> str:
    """As it stands in docs/scale.md."""
    head, *lines = rows(figures)
    under = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, under, *lines))
