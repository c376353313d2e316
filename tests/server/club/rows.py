"""Finished games as rows, for tests that need many of them at once."""

import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert

from speeltafel.engine import Climb
from speeltafel.server.club.ratings import Ratings
from speeltafel.server.club.telling import SeatTold, Told
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.club import PlayedRow, SeatedRow
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.storage.moving import engine_of

DAY = 86_400


class Sat(NamedTuple):
    """Somebody in a game: a member or the bot of a level."""

    member: str
    level: str
    place: int
    side: str
    ladder: str
    deserted: bool = False
    traits: Mapping[str, str] = {}
    cards: Mapping[str, int] = {}
    tallies: Mapping[str, int] = {}


@asynccontextmanager
async def rows(stored: Settings) -> AsyncIterator[Keeper]:
    engine = engine_of(stored)
    yield Keeper(engine, nullcontext())
    await engine.dispose()


async def played(
    keeper: Keeper,
    table: str,
    arrival: int,
    game: str,
    seats: Sequence[Sat],
    climb: Climb | None = None,
    rated: bool = True,
    **more: Any,
) -> None:
    """A finished game, as `History` notes it."""
    names = [seat.member or f"Bot {number}" for number, seat in enumerate(seats)]
    told = Told(more.pop("options", {}), more.pop("reason", "points"), [0], [], names, climb)
    row = {
        "table_id": table,
        "number": 9,
        "arrival": arrival,
        "game": game,
        "seats": len(seats),
        "ended": 1_000_000 + arrival,
        "seconds": 60,
        "moves": 10,
        "rated": rated,
        "told": msgspec.json.encode(told),
    }
    sat = [
        {
            "table_id": table,
            "seat": number,
            "member_id": one.member,
            "level": one.level,
            "place": one.place,
            "share": float(one.place == 1 and (climb is None or climb.height > 0)),
            "figures": msgspec.json.encode(
                SeatTold(
                    one.side, one.ladder, dict(one.traits), dict(one.cards), one.deserted, dict(one.tallies)
                )
            ),
        }
        for number, one in enumerate(seats)
    ]
    async with keeper.changing() as connection:
        await connection.execute(insert(PlayedRow).values(row | more))
        await connection.execute(insert(SeatedRow), sat)


async def a_year(stored: Settings, member: str, others: Sequence[str], until: int, games: int = 90) -> None:
    """A year of a member who plays on most weekends, against these members and bots, and gets better."""
    chance = random.Random(7)
    async with rows(stored) as keeper:
        for number in range(games):
            ended = until - DAY * (games - number) * 4 + DAY * chance.randrange(3)
            made = {"ended": ended, "seconds": chance.randrange(200, 2400), "moves": chance.randrange(20, 90)}
            good = chance.random() < 0.3 + 0.4 * number / games
            table, arrival = f"year{number}", 10_000_000 + number
            if number % 4 == 3:
                await climbed(keeper, table, arrival, [member, *others], chance, made)
            elif number % 4 == 2:
                await raced(keeper, table, arrival, [member, *others], good, chance, made)
            else:
                await rode(keeper, table, arrival, [member, *others], good, chance, made)
        for game in await Ratings(keeper).games():
            await Ratings(keeper).again(game)


async def rode(
    keeper: Keeper,
    table: str,
    arrival: int,
    members: Sequence[str],
    good: bool,
    chance: random.Random,
    made: dict[str, Any],
) -> None:
    places = [1, 2, 3] if good else [*chance.sample([2, 3], 1), 1, 3]
    seats = [
        Sat(
            member,
            "",
            place,
            "",
            "spookhuis",
            traits={"place": str(1 + number), "fate": chance.choice(["living", "living", "ghost"])},
            cards={"lamp": chance.randrange(1, 4)},
            tallies={
                "keys": chance.randrange(4),
                "tiles": chance.randrange(20, 60),
                "horrors": chance.randrange(5),
            },
        )
        for number, (member, place) in enumerate(zip(members, places, strict=True))
    ]
    await played(keeper, table, arrival, "spookhuis", seats, None, True, reason="escaped", **made)


async def raced(
    keeper: Keeper,
    table: str,
    arrival: int,
    members: Sequence[str],
    good: bool,
    chance: random.Random,
    made: dict[str, Any],
) -> None:
    wizard = Sat("", "normal", 2 if good else 1, "wizard", "rush-out/wizard", traits={"role": "wizard"})
    place = 1 if good else 2
    heroes = [
        Sat(
            member,
            "",
            place,
            "heroes",
            "rush-out/heroes",
            traits={"role": "hero", "character": chance.choice(["warrior", "hunter"])},
            tallies={
                "rolls": chance.randrange(60, 140),
                "placed": chance.randrange(20, 50),
                "cards": chance.randrange(8),
            },
        )
        for member in members
    ]
    options = {"scenario": chance.choice(["training_1", "training_2", "scenario_1"])}
    await played(keeper, table, arrival, "rush-out", [wizard, *heroes], None, True, options=options, **made)


async def climbed(
    keeper: Keeper,
    table: str,
    arrival: int,
    members: Sequence[str],
    chance: random.Random,
    made: dict[str, Any],
) -> None:
    level, rank = chance.randrange(2), chance.randrange(3)
    marks = (
        f"value-{('beginner', 'expert')[level]}",
        f"value-{('beginner', 'intermediate', 'mastered')[rank]}",
    )
    climb = Climb(1 + 3 * level + rank, marks)
    outcasts = ("yoko", "ajax", "enid", "bianca")
    seats = [
        Sat(member, "", 1, "table", "hydes-attack", traits={"outcast": chance.choice(outcasts)})
        for member in members
    ]
    options = {"level": ("beginner", "expert")[level]}
    await played(keeper, table, arrival, "hydes-attack", seats, climb, True, options=options, **made)
