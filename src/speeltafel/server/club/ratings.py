"""Ratings of members, as rows: after every rated game, in the order of the log, whatever order games were noted in.

`rated` is what every game changed, `ratings` what came of it. Both follow from `played` and `seated` alone: a game that comes
late is counted in its place, and everything after it anew.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from speeltafel.server.club.telling import SeatTold, Told
from speeltafel.server.rating.bots import marks
from speeltafel.server.rating.skill import BEGINNER, Skill, after, drifted
from speeltafel.server.storage.club import PlayedRow, RatedRow, RatingRow, SeatedRow
from speeltafel.server.storage.keeping import Keeper

ONE_AT_A_TIME: Final = "ratings"
TOLD: Final = msgspec.json.Decoder(Told)
SEAT_TOLD: Final = msgspec.json.Decoder(SeatTold)

Place = tuple[str, str]
"""A member on a ladder."""


class Seat(NamedTuple):
    """Somebody in a finished game: a member or a bot; a guest is neither."""

    seat: int
    member: str
    level: str
    place: int
    side: str
    ladder: str
    deserted: bool


class RatedGame(NamedTuple):
    """A game that counts."""

    table: str
    arrival: int
    ended: int
    height: int | None
    """How high all of them climbed together; None where they play against each other."""
    seats: list[Seat]


class Ratings:
    """How good members are."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def note(self, table: str) -> None:
        """A game was noted: if it was rated, count it, unless it is counted already."""
        async with self.keeper.changing(ONE_AT_A_TIME) as connection:
            query = select(PlayedRow.game, PlayedRow.arrival).where(
                (PlayedRow.table_id == table) & PlayedRow.rated
            )
            played = (await connection.execute(query)).first()
            known = select(RatedRow.table_id).where(RatedRow.table_id == table)
            if played is not None and await connection.scalar(known) is None:
                await self.count_from(connection, played.game, played.arrival)

    async def again(self, game: str) -> int:
        """Count all games from the first; how many there are."""
        async with self.keeper.changing(ONE_AT_A_TIME) as connection:
            return await self.count_from(connection, game, 0)

    async def games(self) -> list[str]:
        """The games in which somebody was ever rated."""
        query = select(PlayedRow.game).where(PlayedRow.rated).distinct().order_by(PlayedRow.game)
        async with self.keeper.reading() as connection:
            return list(await connection.scalars(query))

    # How it works

    async def count_from(self, connection: AsyncConnection, game: str, arrival: int) -> int:
        """Everything from this entry of the log on, anew."""
        of_game = (RatedRow.ladder == game) | RatedRow.ladder.startswith(f"{game}/", autoescape=True)
        later = of_game & (RatedRow.arrival >= arrival)
        before = select(RatedRow.member_id, RatedRow.ladder).where(later).distinct()
        touched: set[Place] = {(row.member_id, row.ladder) for row in await connection.execute(before)}
        await connection.execute(delete(RatedRow).where(later))
        book = Book(connection, arrival)
        games = await games_from(connection, game, arrival)
        for played in games:
            rows = await book.count(played)
            touched |= {(row["member_id"], row["ladder"]) for row in rows}
            if rows:
                await connection.execute(insert(RatedRow), rows)
        for place in sorted(touched):
            await sum_up(connection, place)
        return len(games)


class Book:
    """What is known about everybody while games are counted one after the other."""

    def __init__(self, connection: AsyncConnection, arrival: int) -> None:
        self.connection = connection
        self.arrival = arrival
        self.known: dict[Place, Skill] = {}

    async def count(self, played: RatedGame) -> list[dict[str, Any]]:
        """What a game changes: a row for every member in it. With somebody unknown in it, it counts for nobody."""
        if played.height is not None:
            reached = Skill(float(played.height), 0.0)
            stayed = [seat for seat in played.seats if seat.member and not seat.deserted]
            return [row(played, seat, reached) for seat in stayed]
        sides = list(by_side(played.seats).values())
        before = [[await self.skill(seat) for seat in side] for side in sides]
        found = [[skill for skill in side if skill is not None] for side in before]
        if len(sides) < 2 or [len(side) for side in found] != [len(side) for side in sides]:
            return []
        rows = []
        for side, skills in zip(sides, after(found, places_of(sides)), strict=True):
            for seat, skill in zip(side, skills, strict=True):
                if seat.member:
                    self.known[seat.member, seat.ladder] = skill
                    rows.append(row(played, seat, skill))
        return rows

    async def skill(self, seat: Seat) -> Skill | None:
        """How good somebody was before this game."""
        if seat.member:
            return drifted(await self.member(seat.member, seat.ladder))
        known = marks(seat.ladder).get(seat.level)
        return None if known is None else known.skill

    async def member(self, member: str, ladder: str) -> Skill:
        """How good a member is by now, or was before the first game that is counted."""
        if (member, ladder) not in self.known:
            mine = (RatedRow.member_id == member) & (RatedRow.ladder == ladder)
            query = select(RatedRow.mu, RatedRow.sigma).where(mine & (RatedRow.arrival < self.arrival))
            found = (await self.connection.execute(query.order_by(RatedRow.arrival.desc()).limit(1))).first()
            self.known[member, ladder] = BEGINNER if found is None else Skill(found.mu, found.sigma)
        return self.known[member, ladder]


def by_side(seats: Sequence[Seat]) -> dict[str, list[Seat]]:
    """Who wins and loses together; everybody is a side where all play alone.

    >>> seat = Seat(0, "a", "", 1, "", "high-card", False)
    >>> list(by_side([seat, seat._replace(seat=1), seat._replace(seat=2, side="team")]))
    ['seat 0', 'seat 1', 'team']
    """
    sides: dict[str, list[Seat]] = {}
    for seat in seats:
        sides.setdefault(seat.side or f"seat {seat.seat}", []).append(seat)
    return sides


def places_of(sides: Sequence[Sequence[Seat]]) -> list[int]:
    """The places of all sides. Who played alone and walked out is last, however well a bot played on."""
    last = 1 + max(seat.place for side in sides for seat in side)
    return [
        last if len(side) == 1 and side[0].deserted else min(seat.place for seat in side) for side in sides
    ]


def row(played: RatedGame, seat: Seat, skill: Skill) -> dict[str, Any]:
    return {
        "table_id": played.table,
        "seat": seat.seat,
        "member_id": seat.member,
        "ladder": seat.ladder,
        "arrival": played.arrival,
        "ended": played.ended,
        "mu": skill.mu,
        "sigma": skill.sigma,
    }


async def games_from(connection: AsyncConnection, game: str, arrival: int) -> list[RatedGame]:
    """The rated games of a kind from this entry of the log on, the first first.

    One question: between two of them another node may note a game, whose seats would belong to no game.
    """
    columns = (PlayedRow.arrival, PlayedRow.ended, PlayedRow.told, *SeatedRow.__table__.columns)
    query = select(*columns).join(SeatedRow, PlayedRow.table_id == SeatedRow.table_id)
    wanted = query.where((PlayedRow.game == game) & PlayedRow.rated & (PlayedRow.arrival >= arrival))
    games: dict[str, RatedGame] = {}
    for one in await connection.execute(wanted.order_by(PlayedRow.arrival, SeatedRow.seat)):
        if one.table_id not in games:
            games[one.table_id] = RatedGame(one.table_id, one.arrival, one.ended, height_of(one.told), [])
        told = SEAT_TOLD.decode(one.figures)
        seat = Seat(one.seat, one.member_id, one.level, one.place, told.side, told.ladder, told.deserted)
        games[one.table_id].seats.append(seat)
    return list(games.values())


def height_of(told: bytes) -> int | None:
    climb = TOLD.decode(told).climb
    return None if climb is None else climb.height


async def sum_up(connection: AsyncConnection, place: Place) -> None:
    """What all games of a member on a ladder come to: the last rating, or the greatest height of those that climb."""
    member, ladder = place
    there = (RatedRow.member_id == member) & (RatedRow.ladder == ladder)
    await connection.execute(
        delete(RatingRow).where((RatingRow.member_id == member) & (RatingRow.ladder == ladder))
    )
    columns = (RatedRow.mu, RatedRow.sigma, RatedRow.ended)
    last = (
        await connection.execute(select(*columns).where(there).order_by(RatedRow.arrival.desc()).limit(1))
    ).first()
    if last is None:
        return
    count = select(func.count(), func.max(RatedRow.mu)).select_from(RatedRow).where(there)
    games, best = (await connection.execute(count)).one()
    values = {
        "member_id": member,
        "ladder": ladder,
        "mu": last.mu if last.sigma else best,
        "sigma": last.sigma,
        "games": games,
        "changed": last.ended,
    }
    await connection.execute(insert(RatingRow).values(values))
