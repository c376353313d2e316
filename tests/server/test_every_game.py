"""The server knows no game: every game of the house is played on it, by a person and bots."""

import asyncio
from typing import Any

import pytest

import speeltafel
from speeltafel.games import PACKAGES
from tests.server.player import random_move
from tests.server.process import ServerProcess
from tests.server.tables import bots, person, player

OF_THE_HOUSE = [slug for slug, package in PACKAGES.items() if package.startswith("speeltafel.")]
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
    await asyncio.wait([playing], timeout=12)
    playing.cancel()
    by_others = [event for event in anna.events[0] if event.get("seat") not in {None, 0}]
    assert len(anna.acknowledged) > 3
    assert len(by_others) > 3
