"""A door between a node and a service that can be cut, stalled and opened again."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

PIECE = 65_536

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Link:
    """Everything goes through as it comes, unless it is cut (nothing connects) or stalled (nothing passes)."""

    def __init__(self, reach: Callable[[], Awaitable[Ends]]) -> None:
        self.reach = reach
        self.whole = True
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.writers: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> int:
        """The port of the door."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        """Every connection is lost, and new ones are too."""
        self.whole = False
        for writer in self.writers:
            writer.transport.abort()

    def stall(self) -> None:
        """Nothing is lost and nothing arrives."""
        self.flowing.clear()

    def heal(self) -> None:
        """What was stalled arrives late; new connections are made."""
        self.whole = True
        self.flowing.set()

    def close(self) -> None:
        """For good."""
        self.cut()
        if self.server is not None:
            self.server.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of the node."""
        if not self.whole:
            writer.transport.abort()
            return
        try:
            there, back = await self.reach()
        except OSError:
            writer.transport.abort()
            return
        pair = {writer, back}
        self.writers |= pair
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.writers -= pair

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self.flowing.wait()
                writer.write(piece)
                await writer.drain()
        writer.transport.abort()
