"""A browser without a screen: says hello, remembers what it is told, answers decisions."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from speeltafel.engine import commitment

Message = dict[str, Any]
Chooser = Callable[[Message, Message], Any]
"""From a viewpoint and one of its decisions to a move."""


def random_move(seed: int) -> Chooser:
    chance = random.Random(seed)
    return lambda viewpoint, decision: chance.choice(decision["moves"])


LINKS = 20
"""How many values a browser draws at once, each the promise of the one before it."""


def chain(root: str) -> list[str]:
    """The values of a seat, from the first draw to the last; the very first is its promise."""
    links = [commitment(root)]
    for _ in range(LINKS):
        links.append(commitment(links[-1]))
    return links[::-1]


class Player:
    """One socket at one table. It listens all the time, and opens its values when everybody is bound."""

    def __init__(
        self,
        url: str,
        *secrets_held: str,
        host: str = "",
        role: str = "player",
        root: str = "",
        opens: bool = True,
    ) -> None:
        self.url = url
        self.secrets_held = secrets_held
        self.host = host
        self.role = role
        self.root = root or secrets.token_hex(16)
        self.chains = [chain(f"{self.root} {number}") for number in range(len(secrets_held))]
        self.opens = opens
        """Whether it opens its values by itself."""
        self.draws: list[Message] = []
        self.opened: dict[int, str] = {}
        """The last value of each seat."""
        self.said: set[str] = set()
        self.inbox: asyncio.Queue[Message | Exception] = asyncio.Queue()
        self.listening: asyncio.Task[None] | None = None
        self.heard: list[Message] = []
        self.events: dict[int | None, list[Message]] = {}
        self.state: Message | None = None
        self.card: Message = {}
        self.acknowledged: list[tuple[int, int]] = []
        self.sent: dict[str, tuple[int, int]] = {}
        self.socket: ClientConnection | None = None

    async def arrive(self) -> "Player":
        """Connect and say hello, with what was seen before."""
        self.socket = await connect(self.url, max_size=None)
        self.inbox = asyncio.Queue()
        return await self.greet()

    async def follow(self) -> "Player":
        """The same browser at the rematch, on the same socket."""
        again = Player(self.url, *self.secrets_held, host=self.host, role=self.role)
        again.socket, again.inbox = self.socket, self.inbox
        await self.stop_listening()
        return await again.greet(table=self.card["next"])

    async def greet(self, table: str = "") -> "Player":
        keys = [
            {"secret": secret, "promise": values[0], "seen": len(self.events.get(seat, ()))}
            for secret, values, seat in zip(self.secrets_held, self.chains, self.seat_numbers(), strict=True)
        ]
        self.listen()
        seen = len(self.events.get(None, ()))
        await self.send(type="hello", keys=keys, host=self.host, role=self.role, seen=seen, table=table)
        await self.hear("welcome")
        return self

    def seat_numbers(self) -> list[int]:
        seats: list[int] = next((m["seats"] for m in self.heard if m["type"] == "welcome"), [])
        return seats or [-1] * len(self.secrets_held)

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = 20) -> Message:
        """The next message."""
        message = await asyncio.wait_for(self.inbox.get(), seconds)
        if isinstance(message, Exception):
            raise message
        self.remember(message)
        return message

    async def hear(self, kind: str, seconds: float = 20, **wanted: Any) -> Message:
        """The next message of this kind."""
        while True:
            message = await self.next(seconds)
            if message["type"] == kind and all(message[key] == value for key, value in wanted.items()):
                return message

    async def leave(self) -> None:
        assert self.socket is not None
        await self.stop_listening()
        await self.socket.close()

    def listen(self) -> None:
        """Read what comes, whatever the test waits for."""
        self.said = set()
        self.listening = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.socket is not None
        try:
            while True:
                message: Message = json.loads(await self.socket.recv())
                if message["type"] == "draw":
                    self.draws.append(message)
                    await self.open_values(message)
                self.inbox.put_nowait(message)
        except ConnectionClosed as error:
            self.inbox.put_nowait(error)

    async def stop_listening(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.wait([self.listening])

    async def open_values(self, draw: Message) -> None:
        """Open every value that the table waits for, once on each socket."""
        for seat, value in self.asked_for(draw) if self.opens else ():
            if value not in self.said and seat in draw["waiting_for"]:
                self.said.add(value)
                self.opened[seat] = value
                await self.send(type="open", seat=seat, value=value)

    def asked_for(self, draw: Message) -> Iterator[tuple[int, str]]:
        """Seats of this browser that are bound, and the values to open."""
        for values in self.chains:
            for seat, promise in enumerate(draw["promises"]):
                if promise in values[:-1]:
                    yield seat, values[values.index(promise) + 1]

    def remember(self, message: Message) -> None:
        self.heard.append(message)
        match message["type"]:
            case "state":
                self.state = message
                for viewpoint in message["viewpoints"]:
                    known = self.events.setdefault(viewpoint["seat"], [])
                    assert len(known) >= viewpoint["first_event"], "events are missing"
                    known[viewpoint["first_event"] :] = viewpoint["events"]
            case "welcome" | "table":
                self.card = message["table"]
            case "accepted" if message["id"] in self.sent:
                self.acknowledged.append(self.sent[message["id"]])

    def decisions(self) -> list[tuple[Message, Message]]:
        """What this browser may answer now: viewpoint and decision."""
        viewpoints = self.state["viewpoints"] if self.state else []
        return [(viewpoint, decision) for viewpoint in viewpoints for decision in viewpoint["decisions"]]

    @property
    def result(self) -> Message | None:
        return self.state["result"] if self.state else None

    async def answer(self, choose: Chooser) -> bool:
        """Answer the first decision that has not been answered yet, if there is one."""
        for viewpoint, decision in self.decisions():
            key = (viewpoint["seat"], decision["number"])
            if key not in self.sent.values():
                self.sent[f"{key[0]}/{key[1]}"] = key
                await self.send(
                    type="move",
                    seat=key[0],
                    decision=key[1],
                    move=choose(viewpoint, decision),
                    id=f"{key[0]}/{key[1]}",
                )
                return True
        return False

    async def play(self, choose: Chooser, moves: int = 100_000) -> None:
        """Answer everything until the game is over or enough moves were sent."""
        while self.result is None and moves > 0:
            if await self.answer(choose):
                moves -= 1
            else:
                await self.next()
