"""Bots at a table use what may be done at any moment, while a person is asked."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.state import Table
from speeltafel.server.table.live import LiveTable
from tests.server.inside import ServerInside
from tests.server.tables import bots, make_table, person, player

BOT = 1

Question = tuple[str, list[int], bool]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[ServerInside]:
    server = ServerInside(tmp_path, bot_least_seconds=0.01, bot_most_seconds=0.02).start()
    yield server
    server.stop()


def house(live: LiveTable) -> Table:
    table = live.match.table
    assert isinstance(table, Table)
    return table


def ask_the_person(live: LiveTable) -> None:
    """It is the person's turn to choose the way; the bot of seat 1 holds a File and useless keys, and knows the code."""
    table = house(live)
    everybody = table.everybody()
    bot = table.players[BOT]
    bot.hand.append(Held("file", 1 << BOT, 1 << BOT))
    wrong = next(kind for kind in range(1, 7) if f"key_{kind}" not in {h.card for h in table.code[:3]})
    bot.keys.append(Held(f"key_{wrong}", everybody, everybody))
    table.stock[wrong] -= 1
    table.code = [msgspec.structs.replace(held, seen=1 << BOT, sure=1 << BOT) for held in table.code]
    live.match.offer([])
    live.driver.note_decisions()


def question(live: LiveTable) -> Question:
    """Whose question is open, whom it asks, and whether the bot still has its File."""
    table = house(live)
    asked = [decision for decision in table.open if decision.waits == 0]
    return asked[0].kind, [decision.seat for decision in asked], table.players[BOT].has("file")


def wait_for(server: ServerInside, table: str, wanted: Callable[[Question], bool]) -> Question:
    """Look at the open question until it is the one."""
    for _ in range(1000):
        found = server.at(table, question)
        if wanted(found):
            return found
        time.sleep(0.02)
    raise AssertionError(f"the table waits at {server.at(table, question)}")


async def test_a_bot_files_a_key_while_a_person_thinks(inside: ServerInside) -> None:
    seats = [person("Anna"), *bots(2)]
    ticket = make_table(inside, seats, game="spookhuis", options={"turn_seconds": 0, "reply_seconds": 0})
    anna = await player(inside, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    asked = wait_for(inside, ticket["table"], lambda found: found[1] == [0])[0]

    inside.at(ticket["table"], ask_the_person)
    assert inside.at(ticket["table"], question) == (asked, [0], True)
    useless = inside.at(ticket["table"], useless_keys)
    wait_for(inside, ticket["table"], lambda found: found == (asked, [0], False))
    assert inside.at(ticket["table"], useless_keys) == useless - 1, "the key from the File fits a lock"


def useless_keys(live: LiveTable) -> int:
    """Keys of the bot that fit no lock."""
    locks = {held.card for held in house(live).code[:3]}
    return sum(key.card not in locks for key in house(live).players[BOT].keys)
