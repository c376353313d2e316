"""The server knows no game: every game of the house is played on it, by a person and bots."""

import asyncio
from typing import Any

import pytest

import speeltafel
from speeltafel.games import HOUSE
from tests.server.player import Player, random_move
from tests.server.process import ServerProcess
from tests.server.tables import bots, person, player

OF_THE_HOUSE = list(HOUSE)
IN_TURNS = [slug for slug in OF_THE_HOUSE if not speeltafel.load(slug).timed]
IN_A_HURRY = [slug for slug in OF_THE_HOUSE if speeltafel.load(slug).timed]


def make(server: ServerProcess, slug: str) -> Any:
    seats = max(3, speeltafel.load(slug).seat_counts[0])
    return server.post("/api/tables", {"game": slug, "seats": [person("Anna"), *bots(seats - 1)]})


@pytest.mark.parametrize("slug", IN_TURNS)
async def test_a_person_and_bots_play_to_the_end(server: ServerProcess, slug: str) -> None:
    anna = await player(server, make(server, slug)).arrive()
    await anna.send(type="start")
    await asyncio.wait_for(anna.play(random_move(1)), 120)
    assert anna.result is not None
    assert not [
        message for message in anna.heard if message["type"] == "refused" and message["kind"] == "fault"
    ]


@pytest.mark.parametrize("slug", IN_A_HURRY)
async def test_a_race_goes_on_by_itself(server: ServerProcess, slug: str) -> None:
    anna = await player(server, make(server, slug)).arrive()
    await anna.send(type="start")
    playing = asyncio.create_task(anna.play(random_move(1)))
    async with asyncio.timeout(60):
        while len(anna.acknowledged) <= 3 or len(by_others(anna)) <= 3:
            assert not playing.done(), "the race was over before the others had a hand in it"
            await asyncio.sleep(0.05)
    playing.cancel()


def by_others(anna: Player) -> list[Any]:
    """What the bots have done."""
    return [event for event in anna.events.get(0, []) if event.get("seat") not in {None, 0}]
