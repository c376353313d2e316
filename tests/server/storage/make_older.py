"""A small database with a finished and a running game of each game, to be kept when a game's version is raised.

python -m tests.server.storage.make_older tests/server/storage/data/NAME.sqlite3.gz
"""

import asyncio
import gzip
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.player import random_move
from tests.server.process import ServerProcess
from tests.server.tables import bots, make_table, person, player

SEATS = {"good-vs-evil": 3, "creatures-and-outcasts": 3, "hydes-attack": 3, "spookhuis": 3, "rush-out": 3}
MOVES = 6


async def running(server: ServerProcess, game: str) -> str:
    ticket = make_table(server, [person("Anna"), *bots(SEATS[game] - 1)], game=game)
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.hear("state")
    await anna.play(random_move(1), moves=MOVES)
    await anna.send(type="say", seat=0, text="Tot morgen!")
    await anna.leave()
    return str(ticket["table"])


async def finished(server: ServerProcess, game: str) -> str:
    ticket = make_table(server, [person("Anna"), *bots(SEATS[game] - 1)], game=game)
    anna = await player(server, ticket).arrive()
    await anna.send(type="start")
    await anna.send(type="say", seat=0, text="Veel geluk!")
    await anna.hear("state")
    await anna.send(type="leave", seat=0)
    while anna.result is None:
        await anna.next(600)
    await anna.leave()
    return str(ticket["table"])


async def play(server: ServerProcess) -> None:
    games = [finished(server, game) for game in SEATS] + [running(server, game) for game in SEATS]
    await asyncio.gather(*games)


def main(kept: Path) -> None:
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(folder).start()
    asyncio.run(play(server))
    server.stop()
    copy = folder / "copy.sqlite3"
    with sqlite3.connect(folder / "speeltafel.sqlite3") as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    kept.write_bytes(gzip.compress(copy.read_bytes()))
    shutil.rmtree(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
