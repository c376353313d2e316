"""Ratings on several nodes: games that end at the same time on different machines, counted as they come and from the log."""

import asyncio
import time
from pathlib import Path
from typing import Any

from speeltafel.server.club.ratings import Ratings
from speeltafel.server.common.settings import Settings
from tests.server.club.rows import rows
from tests.server.player import random_move
from tests.server.process import ServerProcess
from tests.server.tables import person, player

LADDER = "good-vs-evil"
PATIENCE = 60.0
"""For a busy machine."""

Member = tuple[str, str]
"""Name and what the browser says with every call."""


def card(node: ServerProcess, name: str) -> Member:
    made = node.post("/api/club/cards", {"name": name})
    bearer = f"Bearer {made['secret']}"
    node.post("/api/club/card", {"shown": "public"}, Authorization=bearer)
    return name, bearer


async def rated_game(
    node: ServerProcess, other: ServerProcess, host: Member, guest: Member, seed: int
) -> None:
    """A member of each node plays at a table of the first."""
    plan = {
        "game": LADDER,
        "seats": [person("x"), {"kind": "open"}],
        "options": {"quick": True},
        "rated": True,
    }
    ticket = await asyncio.to_thread(node.post, "/api/tables", plan, Authorization=host[1])
    path = f"/api/tables/{ticket['table']}/join"
    joined = await asyncio.to_thread(other.post, path, {"name": guest[0]}, Authorization=guest[1])
    one = await player(node, ticket).arrive()
    two = await player(other, joined | {"host": ""}).arrive()
    await one.send(type="start", id="start")
    await asyncio.gather(one.play(random_move(seed)), two.play(random_move(seed + 1)))
    assert one.result is not None


def ratings(node: ServerProcess, members: list[Member]) -> list[Any]:
    return [node.get(f"/api/club/members/{name}")["ratings"] for name, _ in members]


async def counted(node: ServerProcess, members: list[Member], games: int) -> list[Any]:
    """The ratings when so many games of everybody are in them."""
    end = time.monotonic() + PATIENCE
    while True:
        found = await asyncio.to_thread(ratings, node, members)
        if [one["games"] for cards in found for one in cards] == [games] * len(members):
            return found
        assert time.monotonic() < end, (found, node.log.read_text()[-4000:])
        await asyncio.sleep(0.1)


async def test_three_nodes_count_the_same_as_the_log_from_the_first_game_on(
    nodes: list[ServerProcess], new_database: str, tmp_path: Path
) -> None:
    members = [card(node, name) for node, name in zip(nodes, ("Anna", "Ben", "Cleo"), strict=True)]
    pairs = [(0, 1), (1, 2), (2, 0)]
    await asyncio.gather(
        *(
            rated_game(nodes[one], nodes[two], members[one], members[two], 10 * one + two)
            for one, two in pairs
        )
    )
    found = await counted(nodes[0], members, games=2)
    assert [ratings(node, members) for node in nodes] == [found] * 3

    async with rows(Settings(data=str(tmp_path), database=new_database)) as keeper:
        assert await Ratings(keeper).again(LADDER) == 3
    assert [ratings(node, members) for node in nodes] == [found] * 3
    assert len({card["points"] for [card] in found}) > 1
