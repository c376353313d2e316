"""The bus: letters from node to node over Redis. It forgets; who depends on it notices and begins anew."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from prometheus_client import Counter, Gauge
from redis.asyncio import Redis
from redis.exceptions import AuthenticationError, RedisError, ResponseError

from speeltafel.engine import BadSetup
from speeltafel.server.cluster.letters import DECODER, ENCODER, AnyLetter

log = structlog.get_logger()

PREFIX: Final = "speeltafel:node:"
"""Everything of ours begins so: a Redis of several projects does no harm."""
SECONDS_TO_CONNECT: Final = 2.0
SECONDS_BETWEEN: Final = 0.2
SECONDS_OF_SILENCE: Final = 2.0
"""After so much of it the bus is asked for a sign of life."""
SECONDS_TO_ANSWER: Final = 4.0
"""A node that has much to do reads the answer late; a bus that is cut off is noticed at once."""
MOST_WAITING: Final = 20_000
AT_ONCE: Final = 200

LETTERS = Counter("speeltafel_bus_letters_total", "Letters sent to other nodes", ["kind"])
UP = Gauge("speeltafel_bus_up", "Whether the bus can be used")

AWAY: Final = (RedisError, OSError, TimeoutError)


async def check_bus(url: str) -> None:
    """A bus that cannot be used is told in a line, before anybody is let in; not what stands in its address."""
    try:
        client: Any = Redis.from_url(url, socket_connect_timeout=SECONDS_TO_CONNECT)
    except ValueError:
        raise BadSetup("SPEELTAFEL_BUS is no address: redis://host:6379/0") from None
    try:
        await asyncio.wait_for(client.ping(), SECONDS_TO_CONNECT)
    except (AuthenticationError, ResponseError):
        raise BadSetup("the bus does not let us in: correct user and password in SPEELTAFEL_BUS") from None
    except AWAY:
        raise BadSetup("the bus does not answer: start Redis, or correct SPEELTAFEL_BUS") from None
    finally:
        with suppress(*AWAY):
            await client.aclose()


class Bus:
    """One node's letter box."""

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self.client: Any = Redis.from_url(
            url, socket_connect_timeout=SECONDS_TO_CONNECT, socket_timeout=None, health_check_interval=0
        )
        self.listening = False
        self.posting = True
        self.outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.on_letter: Callable[[AnyLetter], None] = ignore
        self.on_lost: Callable[[], None] = ignore
        """The bus forgot everything that was on its way."""
        self.on_gone: Callable[[str], None] = ignore
        """Nobody reads the letters to this node."""
        self.on_back: Callable[[], None] = ignore
        """Letters come and go again, after some were lost."""
        self.whole = True
        """Whether nothing was lost since the others were told."""

    @property
    def up(self) -> bool:
        """Whether letters come and go."""
        return self.listening and self.posting

    async def start(self) -> None:
        """Listen from now on."""
        first = asyncio.Event()
        self.tasks = [asyncio.create_task(self.listen(first)), asyncio.create_task(self.post())]
        await first.wait()

    def send(self, node: str, letter: AnyLetter) -> None:
        """Put a letter on its way. What cannot be sent is lost, and `on_lost` or `on_gone` says so."""
        LETTERS.labels(type(letter).__name__).inc()
        try:
            self.outgoing.put_nowait((node, ENCODER.encode(letter)))
        except asyncio.QueueFull:
            self.lose("too much waits")

    async def close(self) -> None:
        """Send what waits, and stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.outgoing.join(), SECONDS_TO_CONNECT)
        for task in self.tasks:
            task.cancel()
        with suppress(*AWAY):
            await self.client.aclose()

    async def listen(self, first: asyncio.Event) -> None:
        """Read letters for ever, through every loss."""
        while True:
            try:
                async with self.client.pubsub() as box:
                    await box.subscribe(PREFIX + self.node)
                    await self.read_letters(box, first)
            except AWAY as error:
                self.listening = False
                self.lose(type(error).__name__)
                with suppress(*AWAY):
                    # Other connections are as dead as this one; whoever writes next gets a new one.
                    await self.client.connection_pool.disconnect(inuse_connections=False)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def read_letters(self, box: Any, first: asyncio.Event) -> None:
        """Until the line is lost. A line may be dead without a word: who hears nothing asks."""
        asked = False
        while True:
            message = await box.get_message(timeout=SECONDS_TO_ANSWER if asked else SECONDS_OF_SILENCE)
            if message is None and asked:
                raise TimeoutError
            asked = message is None
            if message is None:
                await box.ping()
            elif message["type"] == "subscribe":
                self.listening = True
                self.come_back()
                first.set()
            elif message["type"] == "message":
                self.deliver(message["data"])

    def deliver(self, data: bytes) -> None:
        """What is no letter is not ours, or of a version that should not be here."""
        try:
            letter = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            log.warning("something on the bus is no letter of this version", size=len(data))
            return
        try:
            self.on_letter(letter)
        except Exception:
            log.exception("a letter could not be carried out", kind=type(letter).__name__)

    def come_back(self) -> None:
        """Tell the others what was lost, before anything else, when letters can be sent and come in again."""
        UP.set(self.up)
        if self.up and not self.whole:
            self.whole = True
            self.on_back()

    async def post(self) -> None:
        """Send letters in their order, all that wait in one go."""
        while True:
            batch = [await self.outgoing.get()]
            while len(batch) < AT_ONCE and not self.outgoing.empty():
                batch.append(self.outgoing.get_nowait())
            try:
                async with self.client.pipeline(transaction=False) as pipe:
                    for node, data in batch:
                        pipe.publish(PREFIX + node, data)
                    readers = await asyncio.wait_for(pipe.execute(), SECONDS_TO_ANSWER)
                for node in {node for (node, _), count in zip(batch, readers, strict=True) if not count}:
                    self.on_gone(node)
            except AWAY as error:
                self.posting = False
                self.lose(type(error).__name__)
                await self.answers()
            for _ in batch:
                self.outgoing.task_done()

    async def answers(self) -> None:
        """Return when the bus is there again."""
        while not self.posting:
            await asyncio.sleep(SECONDS_BETWEEN)
            with suppress(*AWAY):
                await asyncio.wait_for(self.client.ping(), SECONDS_TO_CONNECT)
                self.posting = True
        self.come_back()

    def lose(self, why: str) -> None:
        """Everything on its way is lost."""
        self.whole = False
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
            self.outgoing.task_done()
        log.warning("the bus is away", error=why)
        UP.set(self.up)
        self.on_lost()
        self.come_back()


def ignore(*_: object) -> None:
    """Nobody has to be told."""
