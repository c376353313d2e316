"""A browser without a screen: says hello, remembers what it is told, answers decisions."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
Chooser = Callable[[Message, Message], Any]
"""From a viewpoint and one of its decisions to a move."""


def random_move(seed: int) -> Chooser:
    chance = random.Random(seed)
    return lambda viewpoint, decision: chance.choice(decision["moves"])


class Player:
    """One socket at one table."""

    def __init__(
        self, url: str, *secrets_held: str, host: str = "", role: str = "player", value: str = ""
    ) -> None:
        self.url = url
        self.secrets_held = secrets_held
        self.host = host
        self.role = role
        self.value = value or secrets.token_hex(8)
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
        return await self.greet()

    async def follow(self) -> "Player":
        """The same browser at the rematch, on the same socket."""
        again = Player(self.url, *self.secrets_held, host=self.host, role=self.role)
        again.socket = self.socket
        return await again.greet(table=self.card["next"])

    async def greet(self, table: str = "") -> "Player":
        keys = [
            {"secret": secret, "value": self.value, "seen": len(self.events.get(seat, ()))}
            for secret, seat in zip(self.secrets_held, self.seat_numbers(), strict=True)
        ]
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
        assert self.socket is not None
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
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
        await self.socket.close()

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
