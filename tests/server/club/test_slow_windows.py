"""A window of a slow table tells nothing (GE-120, GE-R42): whatever somebody holds, says beforehand and answers, all others
get the same: over their sockets, by looking afresh, by asking the server, in their notices, and at the same moment."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from speeltafel.engine import QuickChance
from speeltafel.server.common import wall
from speeltafel.server.lobby import making
from speeltafel.server.table.live import LiveTable
from tests.server.attacks.worlds import difference, plain, settle
from tests.server.club.listening import Listener
from tests.server.club.slowness import HOUR, Friend, answer, is_move, slow_game, until
from tests.server.inside import ServerInside
from tests.server.player import Player
from tests.server.process import HttpProblem

PLAYS = is_move("play", "play-on", "pair")
AUTHOR, NOPER, THIRD = range(3)
VOLATILE = frozenset({"left_ms", "table", "created", "at", "due", "link", "text", "content"})
"""What differs between any two tables."""

Act = Callable[["Room"], Awaitable[None]]


class MovedInside(ServerInside):
    """In this process, on a clock that stands still unless a test puts it forward."""

    now = float(int(time.time()))


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MovedInside]:
    server = MovedInside(tmp_path, private_webhooks=True, cards_per_hour=1000)
    monkeypatch.setattr(wall, "clock", lambda: server.now)
    server.start()
    yield server
    server.stop()


class Room:
    """One of several tables with the same deal, at which somebody has just played something, and who looks on."""

    def __init__(self, server: MovedInside, friends: list[Friend], table: str) -> None:
        self.server = server
        self.friends = friends
        self.table = table
        self.watchers: dict[int | None, Player] = {}
        self.begun: Any = None

    async def open(self) -> None:
        """The author, the third and a stranger stay and listen."""
        first = await self.friends[AUTHOR].look(self.table)
        await answer(first, PLAYS)
        await first.leave()
        self.begun = self.asked_for()
        for seat in (AUTHOR, THIRD):
            self.watchers[seat] = await self.friends[seat].look(self.table)
        self.watchers[None] = await Player(self.url, role="spectator").arrive()
        await self.listen()
        self.forget()

    def forget(self) -> None:
        """What was heard until now has been compared; the welcome says which seat somebody has."""
        for one in self.watchers.values():
            one.heard = [message for message in one.heard if message["type"] == "welcome"]

    @property
    def url(self) -> str:
        return self.server.socket_url(self.table)

    async def listen(self) -> None:
        """Until the server has said everything; a stranger cannot ask why."""
        await settle([self.watchers[AUTHOR], self.watchers[THIRD]])
        stranger = self.watchers[None]
        await stranger.send(type="ping", id="settled")
        await stranger.hear("pong")
        stranger.heard = [message for message in stranger.heard if message["type"] != "pong"]

    def asked_for(self) -> Any:
        """What the server tells everybody who asks: the card, the lobby, and what it keeps to itself until the end."""
        listed = [card for card in self.server.get("/api/tables") if card["table"] == self.table]
        shut = [self.refusal(page) for page in ("record", "verify", "replay?eyes=public", "analysis")]
        return [self.server.get(f"/api/tables/{self.table}"), listed, shut]

    def refusal(self, page: str) -> Any:
        try:
            self.server.get(f"/api/tables/{self.table}/{page}")
        except HttpProblem as problem:
            return problem.status, problem.body["kind"]
        return "shown"

    async def told(self, listener: Listener) -> Any:
        """All that anybody but the one in question can get by now."""
        await self.listen()
        heard = [list(one.heard) for one in self.watchers.values()]
        afresh = []
        for seat in (AUTHOR, THIRD, None):
            one = await (Player(self.url).arrive() if seat is None else self.friends[seat].arrive(self.table))
            await one.hear("state")
            afresh.append(one.heard)
            await one.leave()
        await until(self.is_quiet)
        await self.listen()
        self.forget()
        own = [self.friends[seat].get("/api/club/tables").count(self.table) for seat in (AUTHOR, THIRD)]
        notices = [listener.notices(self.table, f"/{self.friends[seat].name}") for seat in (AUTHOR, THIRD)]
        return plain([heard, afresh, self.asked_for(), notices, own], VOLATILE)

    def is_quiet(self) -> bool:
        """Whether everybody who only looked in has gone."""
        return bool(self.server.get(f"/api/tables/{self.table}")["watching"] == 1)

    def has_gone_on(self, due: int) -> bool:
        return self.due() != due

    def due(self) -> int:
        due: int = self.server.get(f"/api/tables/{self.table}")["due"]
        return due

    async def leave(self) -> None:
        for one in self.watchers.values():
            await one.leave()


async def says(order: str, room: Room) -> None:
    """The one in question says something beforehand."""
    one = await room.friends[NOPER].look(room.table)
    await one.send(type="orders", seat=NOPER, order=order, id="order")
    await one.hear("accepted", id="order")
    await one.leave()


async def answers(*given: Any) -> None:
    """The one in question answers, and changes their mind, on one visit after the other."""
    *kinds, room = given
    for kind in kinds:
        await room.friends[NOPER].move(room.table, is_move(kind))


async def holds_none(room: Room) -> None:
    """In this world the one in question has nothing to react with; the author cannot know."""

    def swap(live: LiveTable) -> None:
        for seed in count():
            world = live.match.game.sample_world(live.match.table, AUTHOR, QuickChance(seed))
            if "nope" not in live.match.game.view(world, NOPER).hand:
                live.match.table = world
                return

    room.server.at(room.table, swap)


PASSING: dict[str, list[Act]] = {
    "nobody comes": [],
    "lets it pass": [partial(says, "pass"), partial(answers, "pass")],
    "wants to be asked, and changes their mind": [partial(says, "ask"), partial(answers, "nope", "pass")],
}
"""After which the window ends in silence."""
REACTING: dict[str, list[Act]] = {
    "gives a Nope twice": [partial(answers, "nope", "nope")],
    "Nopes whatever hits": [partial(says, "react")],
}


async def same_rooms(
    server: MovedInside, friends: list[Friend], number: int, monkeypatch: pytest.MonkeyPatch
) -> list[Room]:
    """Tables with the same deal, at which the author can play something and the next one holds a Nope."""
    for seed in count():
        monkeypatch.setattr(making, "new_seed", lambda seed=seed: f"{seed:064x}")
        table = await slow_game(friends, listed=True)
        first, second = await friends[AUTHOR].look(table), await friends[NOPER].look(table)
        fits = any(map(PLAYS, first.decisions()[0][1]["moves"])) and has_nope(second)
        await first.leave()
        await second.leave()
        if fits:
            others = [await slow_game(friends, listed=True) for _ in range(number - 1)]
            return [Room(server, friends, one) for one in (table, *others)]
    raise AssertionError("nobody was ever dealt a Nope")


def has_nope(one: Player) -> bool:
    assert one.state is not None
    return "nope" in one.state["viewpoints"][0]["view"]["hand"]


async def test_all_others_get_the_same_whatever_somebody_holds_says_and_answers(
    inside: MovedInside, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = [Friend(inside, name) for name in ("Anna", "Ben", "Carl")]
    for friend in friends:
        friend.post(
            "/api/club/notices",
            {"turns": True, "reminders": True, "webhook": f"{listener.url}/{friend.name}", "zone": "UTC"},
        )
    acts = PASSING | REACTING
    rooms = dict(zip(acts, await same_rooms(inside, friends, len(acts), monkeypatch), strict=True))
    for name, room in rooms.items():
        await room.open()
        assert room.due() == inside.now + HOUR, f"{name}: a window of another length"
    for name, room in rooms.items():
        for act in acts[name]:
            await act(room)
    await until_noted(inside)
    inside.now += HOUR / 2
    # One after the other, so that the third has been told everywhere.
    await until(lambda: all(listener.notices(room.table, "/Carl") for room in rooms.values()))
    await compare(rooms, listener, "in the middle of it")
    inside.now = min(room.due() for room in rooms.values()) - 10.0
    await until_looked(inside)
    await compare(rooms, listener, "ten seconds before its end")
    assert all(room.due() > inside.now for room in rooms.values()), "a window ended early"
    ends = {name: room.due() for name, room in rooms.items()}
    inside.now += 11
    for name, room in rooms.items():
        await until(partial(room.has_gone_on, ends[name]))
    await compare({name: rooms[name] for name in PASSING}, listener, "after it")
    for room in rooms.values():
        await room.leave()


async def test_the_author_cannot_tell_who_has_something_to_react_with(
    inside: MovedInside, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = [Friend(inside, name) for name in ("Anna", "Ben", "Carl")]
    rooms = await same_rooms(inside, friends, 2, monkeypatch)
    for room in rooms:
        await room.open()
    await holds_none(rooms[1])
    await until_noted(inside)
    inside.now += HOUR / 2
    await until_looked(inside)
    holder, other = [await room.told(listener) for room in rooms]
    # What the third one holds may differ in another world: only the author and strangers are asked.
    for told in (holder, other):
        del told[0][1], told[1][1]
    assert holder == other, difference(holder, other)
    for room in rooms:
        await room.leave()


async def compare(rooms: dict[str, Room], listener: Listener, when: str) -> None:
    """Nobody can tell these rooms from the one to which nobody came."""
    told = {name: await room.told(listener) for name, room in rooms.items()}
    first = told.pop("nobody comes")
    for name, other in told.items():
        assert first == other, f"others can tell {name!r} {when}: {difference(first, other)}"


async def until_noted(server: MovedInside) -> None:
    """Until it is written down who is called at each table: between two ticks of a real clock there is time for that."""
    assert server.loop is not None
    noting = server.app.state.club.chores.waiting.join()
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(noting, server.loop))


async def until_looked(server: MovedInside) -> None:
    """Until every process has looked at what is due, twice."""
    looks = 0
    alarms = server.app.state.club.alarms
    looking = alarms.due

    async def due() -> list[str]:
        nonlocal looks
        found: list[str] = await looking()
        looks += 1
        return found

    alarms.due = due
    await until(lambda: looks >= 2)
    alarms.due = looking
