"""Replays and proofs that were made: each is made once, and kept while there is room."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, NamedTuple
from zlib import MAX_WBITS, decompressobj

from speeltafel.engine import Record
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.replay.workshop import MakeFilm, MakeProof, Work, WorkFailed, Workshop
from speeltafel.server.wire import TableCard

CHUNK_BYTES = 65_536
PROOF = "proof"
GZIP = MAX_WBITS + 16


class Title(NamedTuple):
    """What a replay or a proof is called on the shelf."""

    table: str
    eyes: str


class Shelf:
    """Compressed files in a folder that goes away with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workshop = Workshop()
        self.folder = TemporaryDirectory(prefix="speeltafel-replays-", ignore_cleanup_errors=True)
        self.kept: OrderedDict[Title, int] = OrderedDict()
        """How large each one is, the longest unused first."""
        self.making: dict[Title, asyncio.Task[None]] = {}
        self.waiting: Counter[str] = Counter()
        """How many replays are being made for an address."""

    async def film(self, record: Record, card: TableCard, eyes: str, address: str) -> BinaryIO:
        """A replay."""
        title = Title(card.table, eyes)
        return await self.take(title, MakeFilm(record, card, eyes, str(self.path(title))), address)

    async def proof(self, record: Record, table: str, address: str) -> BinaryIO:
        """Whether a game was fair."""
        title = Title(table, PROOF)
        return await self.take(title, MakeProof(record, str(self.path(title))), address)

    async def take(self, title: Title, work: Work, address: str) -> BinaryIO:
        """An open file. Who asks for one that is being made waits with the others."""
        while title not in self.kept:
            await self.wait_for(title, work, address)
        self.kept.move_to_end(title)
        return self.path(title).open("rb")

    async def wait_for(self, title: Title, work: Work, address: str) -> None:
        if self.waiting[address] >= self.settings.replays_per_address:
            raise Refusal("too-fast", "wait until the replays that you asked for are ready")
        self.waiting[address] += 1
        try:
            if title not in self.making:
                self.making[title] = asyncio.create_task(self.make(title, work))
            await asyncio.shield(self.making[title])
        except WorkFailed:
            raise Refusal("fault", "this replay could not be made") from None
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()

    async def make(self, title: Title, work: Work) -> None:
        """Have it made, and let go of others when there is no more room."""
        try:
            await self.workshop.do(work)
            self.kept[title] = self.path(title).stat().st_size
            while sum(self.kept.values()) > self.settings.replay_bytes and len(self.kept) > 1:
                oldest, _ = self.kept.popitem(last=False)
                self.path(oldest).unlink()
        finally:
            del self.making[title]

    def forget(self, table: str) -> None:
        """Replays of this table are made anew for who asks next."""
        for title in [title for title in self.kept if title.table == table]:
            del self.kept[title]
            self.path(title).unlink()

    def path(self, title: Title) -> Path:
        return Path(self.folder.name) / f"{title.table}-{title.eyes}.gz"

    async def close(self) -> None:
        """The server ends."""
        await self.workshop.close()
        self.folder.cleanup()


def compressed(film: BinaryIO) -> Iterator[bytes]:
    """As it lies on the shelf, piece by piece."""
    with film:
        while chunk := film.read(CHUNK_BYTES):
            yield chunk


def plain(film: BinaryIO) -> Iterator[bytes]:
    """For who cannot read it compressed; each piece is small, however well it was compressed."""
    opened = decompressobj(GZIP)
    for chunk in compressed(film):
        rest = chunk
        while rest:
            yield opened.decompress(rest, CHUNK_BYTES)
            rest = opened.unconsumed_tail
    yield opened.flush()
