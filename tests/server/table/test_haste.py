"""Who is out may let the bots hurry, when nobody else plays on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.engine import Match
from speeltafel.games.good_vs_evil.layout import DEAD
from tests.games.good_vs_evil.layout import lay
from tests.server.inside import ServerInside
from tests.server.player import Player
from tests.server.tables import bots, make_table, person, player
from tools.gallery.positions import Position
from tools.gallery.studio import put

NEVER = 3000


@pytest.fixture
def dawdling(tmp_path: Path) -> Iterator[ServerInside]:
    """A server whose bots never move by themselves."""
    server = ServerInside(
        tmp_path,
        bot_least_seconds=NEVER,
        bot_most_seconds=NEVER,
        window_least_seconds=NEVER,
        window_most_seconds=NEVER,
    ).start()
    yield server
    server.stop()


async def at(server: ServerInside, match: Match, people: int = 1) -> Player:
    """The first player of a game that stands like this."""
    seats = match.table.seats
    ticket = make_table(server, [*map(person, ("Anna", "Ben")[:people]), *bots(seats - people)])
    anna, *_ = [await player(server, ticket, key).arrive() for key in range(people)]
    await anna.send(type="start", id="start")
    await anna.hear("state")
    position = Position("good-vs-evil", "laid", seats, match.table, match.time, ())
    server.at(ticket["table"], lambda live: put(live, position))
    await anna.hear("state")
    return anna


def haste(anna: Player) -> str:
    assert anna.state is not None
    return str(anna.state["haste"])


async def test_the_bots_play_to_the_end_at_once(dawdling: ServerInside) -> None:
    anna = await at(dawdling, lay(DEAD, "mer", "troll", pile="kitten mer", turn=1).match)
    assert haste(anna) == "may"
    await anna.send(type="hasten", seat=0, id="now")
    await anna.hear("accepted")
    while anna.result is None:
        await anna.next()
        assert anna.result is not None or haste(anna) == "on"


@pytest.mark.parametrize(("first", "people"), [(DEAD, 2), ("defuse", 1)])
async def test_nobody_is_hurried_who_plays(dawdling: ServerInside, first: str, people: int) -> None:
    anna = await at(dawdling, lay(first, "mer", "troll", pile="kitten mer", turn=1).match, people)
    assert haste(anna) == "no"
    await anna.send(type="hasten", seat=0, id="now")
    assert (await anna.hear("refused"))["kind"] == "not-now"
