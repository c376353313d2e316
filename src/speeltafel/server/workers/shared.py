"""A worker's share of the tables, and how it reaches the others."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import cycle
from pathlib import Path
from zlib import crc32

import msgspec

from speeltafel.server.common.keys import new_table_id
from speeltafel.server.lobby.share import Share
from speeltafel.server.wire import TableCard
from speeltafel.server.workers import doors
from speeltafel.server.workers.turn import Turn

SECONDS_TO_ANSWER = 2.0
"""A lobby does not wait longer for the tables of a worker that is just being started again."""
CARDS = msgspec.json.Decoder(list[TableCard])


class WorkerShare(Share):
    """The tables whose names say that they are this worker's."""

    def __init__(self, number: int, outer_doors: list[socket.socket]) -> None:
        self.number = number
        self.doors = outer_doors
        self.count = len(outer_doors)
        self.rotation: Iterator[int] = cycle([*range(number, self.count), *range(number)])
        """Whose turn it is to make a table: browsers and proxies keep connections, so chance would not be fair."""

    def owns(self, table: str) -> bool:
        return owner(table, self.count) == self.number

    def new_table_id(self) -> str:
        while not self.owns(table := new_table_id()):
            pass
        return table

    def turn_to_write(self, database: Path) -> AbstractContextManager[object]:
        return Turn(database.with_name("writing.lock"))

    def worker_for(self, method: str, path: str) -> int:
        """Who answers a request."""
        match [part for part in path.split("/") if part]:
            case ["api", "tables"] | ["api", "lessons", _, _] if method == "POST":
                return next(self.rotation)
            case ["api", "tables", table, *_]:
                return owner(table, self.count)
        return self.number

    async def other_cards(self) -> list[TableCard]:
        others = [door for number, door in enumerate(self.doors) if number != self.number]
        answers = await asyncio.gather(*map(ask_for_cards, others))
        return [card for cards in answers for card in cards]


def owner(table: str, workers: int) -> int:
    """The worker of a table.

    >>> owner("k3j7mnp2qr", 4)
    0
    """
    return crc32(table.encode()) % workers


async def ask_for_cards(door: socket.socket) -> list[TableCard]:
    """The tables of another worker's lobby; none when it does not answer."""
    ours, theirs = socket.socketpair()
    with theirs:
        try:
            doors.put(door, doors.LIST, b"", theirs.fileno())
        except OSError:
            ours.close()
            return []
    reader, writer = await asyncio.open_unix_connection(sock=ours)
    try:
        answer = await asyncio.wait_for(reader.read(), SECONDS_TO_ANSWER)
    except TimeoutError:
        return []
    finally:
        writer.close()
    return CARDS.decode(answer) if answer else []


async def tell_cards(line: socket.socket, cards: list[TableCard]) -> None:
    """The answer to that."""
    _, writer = await asyncio.open_unix_connection(sock=line)
    writer.write(msgspec.json.encode(cards))
    writer.close()
