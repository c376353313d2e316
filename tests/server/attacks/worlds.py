"""The same game twice, over real sockets, in two worlds that seat 0 may not be able to tell apart."""

import asyncio
import random
from dataclasses import dataclass
from typing import Any

from speeltafel.engine import QuickChance, clone
from speeltafel.server.table.history import History
from speeltafel.server.table.live import LiveTable
from tests.server.inside import ServerInside
from tests.server.player import Message, Player
from tests.server.tables import make_table, person

SEATS = 4


@dataclass(frozen=True)
class Step:
    """What a seat does at each of the two tables."""

    seat: int
    numbers: tuple[int, int]
    moves: tuple[Any, Any]


class Pair:
    """The same game twice; the second one in another world."""

    steps_per_world = 4
    volatile = frozenset({"left_ms", "table", "created", "at"})
    """What differs between any two tables."""

    def __init__(self, server: ServerInside, game: str, options: Message, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        seats = [person(name) for name in ("Anna", "Ben", "Cas", "Dea")]
        self.tickets = [make_table(server, seats, game=game, options=options) for _ in range(2)]
        self.rooms: list[list[Player]] = []
        self.compared = 0
        self.hidden_differences = 0
        self.hidden_choices = 0

    async def begin(self) -> None:
        for ticket in self.tickets:
            url = self.server.socket_url(ticket["table"])
            room = [
                await Player(url, key["secret"], host=ticket["host"], root=f"root {key['seat']}").arrive()
                for key in ticket["keys"]
            ]
            await room[0].send(type="start")
            self.rooms.append(room)
            for one in room:
                await one.hear("state")
            await settle(room)
            for one in room:
                # In which order browsers open their values is nobody's secret, and never the same.
                one.heard = [message for message in one.heard if message["type"] != "draw"]

    def table(self, number: int, act: Any) -> Any:
        return self.server.at(self.tickets[number]["table"], act)

    async def another_world(self, step: int) -> None:
        """Give the second table a world that seat 0 of the first cannot tell from its own, and look afresh."""
        table, history, time = self.table(0, copy_of)
        world = self.table(0, lambda live: live.match.game.sample_world(table, 0, QuickChance(step)))

        for decision in world.open:
            # Who had answered in the first world may be asked anew in this one; later questions must count on from there.
            world.asked[decision.seat] = max(world.asked[decision.seat], decision.number)

        def swap(live: LiveTable) -> None:
            live.match.table = world
            live.match.now.at = time
            live.ledger.history = history
            live.clock.elapsed += max(0.0, time - live.clock.now())
            live.deadlines = {}
            live.driver.note_decisions()
            live.show()

        self.table(1, swap)
        for room in self.rooms:
            await settle(room)
            await self.look_afresh(room)
        self.compare("a new look")

    async def look_afresh(self, room: list[Player]) -> None:
        """Everybody closes the page and opens it again."""
        for seat, old in enumerate(room):
            await old.leave()
            room[seat] = await Player(old.url, *old.secrets_held, host=old.host).arrive()
            await room[seat].hear("state")
        await settle(room)
        for one in room:
            one.heard = [last(one.heard, "welcome"), last(one.heard, "state")]

    def knowledge(self, number: int) -> Any:
        """What the rules let seat 0 know."""
        return self.table(
            number,
            lambda live: (
                live.match.view(0),
                list(live.ledger.history.of(0)),
                own_moves(live),
                live.match.result,
            ),
        )

    def compare(self, when: str) -> None:
        """The traffic of seat 0 must be equal."""
        first, second = (plain(room[0].heard, self.volatile) for room in self.rooms)
        assert first == second, f"seat 0 can tell the worlds apart after {when}: {difference(first, second)}"
        self.compared += len(first)
        others = [[plain(one.heard, self.volatile) for one in room[1:]] for room in self.rooms]
        self.hidden_differences += others[0] != others[1]

    def next_move(self) -> "Step | None":
        """The same move in both worlds, or two moves of another seat that seat 0 perhaps cannot tell apart."""
        same: list[Step] = []
        different: list[Step] = []
        for seat in range(SEATS):
            for ours, theirs in zip(
                self.rooms[0][seat].decisions(), self.rooms[1][seat].decisions(), strict=False
            ):
                numbers = ours[1]["number"], theirs[1]["number"]
                moves, other_moves = ours[1]["moves"], theirs[1]["moves"]
                same += [Step(seat, numbers, (move, move)) for move in moves if move in other_moves]
                if seat != 0 and ours[1]["kind"] == theirs[1]["kind"]:
                    choices = self.chance.choice(moves), self.chance.choice(other_moves)
                    different.append(Step(seat, numbers, choices))
        steps = different if different and self.chance.random() < 0.5 else same
        return self.chance.choice(steps) if steps else None

    async def play(self, step: "Step") -> None:
        for room, number, move in zip(self.rooms, step.numbers, step.moves, strict=True):
            await room[step.seat].send(type="move", seat=step.seat, decision=number, move=move, id="m")
            await room[step.seat].hear("accepted")
            await settle(room)

    async def go_through(self, worlds: int | None = None) -> None:
        """Go from world to world until the game or so many of them are over; then everybody leaves."""
        number = 0
        while number != worlds and await self.step(number):
            number += 1
        await asyncio.gather(*(one.leave() for room in self.rooms for one in room))

    async def step(self, number: int) -> bool:
        """Another world, then moves in both as long as seat 0 may not tell them apart. False when it is over."""
        await self.another_world(number)
        for _ in range(self.steps_per_world):
            move = self.next_move()
            if not await self.proceed(move) or self.knowledge(0) != self.knowledge(1):
                break
            self.hidden_choices += move is not None and move.moves[0] != move.moves[1]
            self.compare(f"{move} in world {number}")
        return bool(self.table(0, lambda live: live.match.result is None))

    async def proceed(self, move: "Step | None") -> bool:
        """Let something happen in both worlds, if anything can."""
        if move is not None:
            await self.play(move)
        return move is not None


def copy_of(live: LiveTable) -> Any:
    history = History(SEATS)
    history.entries += live.ledger.history.whole()
    return clone(live.match.table), history, live.match.time


def own_moves(live: LiveTable) -> Any:
    return [(d.number, d.kind, d.moves) for d in live.match.decisions() if d.seat == 0]


def last(messages: list[Message], kind: str) -> Message:
    return next(message for message in reversed(messages) if message["type"] == kind)


def plain(message: Any, volatile: frozenset[str]) -> Any:
    """A message without what differs between any two tables."""
    if isinstance(message, dict):
        return {
            key: plain(value, volatile)
            for key, value in message.items()
            if key not in volatile or isinstance(value, dict)
        }
    if isinstance(message, list):
        return [plain(value, volatile) for value in message]
    return message


def difference(ours: Any, theirs: Any, path: str = "") -> str:
    """Where two messages differ first."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        pairs = [(key, ours[key], theirs[key]) for key in ours]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [(str(number), *pair) for number, pair in enumerate(zip(ours, theirs, strict=True))]
    else:
        return f"{path}: {ours} / {theirs}"
    return next(difference(a, b, f"{path}/{key}") for key, a, b in pairs if a != b)


async def settle(room: list[Player]) -> None:
    """Wait until the server has said everything: it answers a question only after what it had to say before."""
    for one in room:
        await one.send(type="why", seat=one.seat_numbers()[0], thing={"kind": "settled"}, id="settled")
        await one.hear("because")
        one.heard = [message for message in one.heard if message["type"] != "because"]
