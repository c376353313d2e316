"""Finished games as people look at them: rows put together, with everybody who played, as far as who looks may see them."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import func, select

from speeltafel.server.club.leaving import STRANGER
from speeltafel.server.club.members import Member
from speeltafel.server.club.telling import SeatTold, Told
from speeltafel.server.storage.club import MemberRow, PlayedRow, SeatedRow
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.wire.history import Company, GamesPage, PlayedGame

PAGE: Final = 50
MOST: Final = 5000
"""So many games of a member make the figures: the latest."""
TOLD: Final = msgspec.json.Decoder(Told)
SEAT_TOLD: Final = msgspec.json.Decoder(SeatTold)


class Known(NamedTuple):
    """A member, as far as others need it."""

    name: str
    face: str
    shown: str


class Sat(NamedTuple):
    """A seat of a finished game."""

    seat: int
    member: str
    level: str
    place: int
    share: float
    told: SeatTold

    @property
    def won(self) -> bool:
        return self.share > 0


class Game(NamedTuple):
    """A finished game of a member, as the rows have it."""

    table: str
    game: str
    arrival: int
    ended: int
    seconds: int
    moves: int
    rated: bool
    told: Told
    mine: Sat
    others: list[Sat]


class Album:
    """The games of members."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def games(self, member: str, most: int, before: int = 0, game: str = "") -> list[Game]:
        """The latest games of a member, or those that ended before one of them."""
        wanted = SeatedRow.member_id == member
        if before:
            wanted &= PlayedRow.arrival < before
        if game:
            wanted &= PlayedRow.game == game
        joined = select(*PlayedRow.__table__.columns).join(
            SeatedRow, SeatedRow.table_id == PlayedRow.table_id
        )
        latest = joined.where(wanted).order_by(PlayedRow.arrival.desc()).limit(most)
        tables = latest.with_only_columns(PlayedRow.table_id).subquery()
        everybody = select(*SeatedRow.__table__.columns).where(
            SeatedRow.table_id.in_(select(tables.c.table_id))
        )
        async with self.keeper.reading() as connection:
            played = (await connection.execute(latest)).all()
            sat: dict[str, list[Sat]] = {}
            for row in await connection.execute(everybody.order_by(SeatedRow.seat)):
                told = SEAT_TOLD.decode(row.figures)
                one = Sat(row.seat, row.member_id, row.level, row.place, row.share, told)
                sat.setdefault(row.table_id, []).append(one)
        return [put_together(row, sat[row.table_id], member) for row in played]

    async def count(self, member: str, game: str = "") -> int:
        """How many games of a member there are."""
        query = select(func.count()).select_from(SeatedRow).where(SeatedRow.member_id == member)
        if game:
            query = query.join(PlayedRow, PlayedRow.table_id == SeatedRow.table_id).where(
                PlayedRow.game == game
            )
        async with self.keeper.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def known(self, members: set[str]) -> dict[str, Known]:
        """Who these members are today; those who left are not among them."""
        columns = (MemberRow.id, MemberRow.name, MemberRow.face, MemberRow.shown)
        query = select(*columns).where(MemberRow.id.in_(sorted(members)))
        async with self.keeper.reading() as connection:
            return {row.id: Known(row.name, row.face, row.shown) for row in await connection.execute(query)}

    async def page(self, member: Member, before: int, game: str) -> GamesPage:
        """A page of a member's own games."""
        found = await self.games(member.id, PAGE + 1, before, game)
        told = await self.told(found[:PAGE], member)
        rest = told[-1].arrival if len(found) > PAGE else 0
        return GamesPage(told, await self.count(member.id, game), rest)

    async def told(self, games: Sequence[Game], visitor: Member | None) -> list[PlayedGame]:
        """Games as this visitor may see them."""
        everybody = {sat.member for game in games for sat in (game.mine, *game.others) if sat.member}
        known = await self.known(everybody)
        return [tell(game, known, visitor) for game in games]


def put_together(row: Any, sat: Sequence[Sat], member: str) -> Game:
    mine = next(one for one in sat if one.member == member)
    return Game(
        row.table_id,
        row.game,
        row.arrival,
        row.ended,
        row.seconds,
        row.moves,
        row.rated,
        TOLD.decode(row.told),
        mine,
        [one for one in sat if one is not mine],
    )


def may_see(shown: str, owner: str, visitor: Member | None) -> bool:
    """Whether a profile is shown to this visitor."""
    if visitor is not None and visitor.id == owner:
        return True
    return shown == "public" or (shown == "members" and visitor is not None)


def tell(game: Game, known: dict[str, Known], visitor: Member | None) -> PlayedGame:
    mine, told = game.mine, game.told
    own = visitor is not None and visitor.id == mine.member
    company = [
        met(sat, known.get(sat.member), told, own or sat is mine, visitor, you=sat is mine)
        for sat in sorted([mine, *game.others], key=lambda sat: (sat.place, sat.seat))
    ]
    return PlayedGame(
        table=game.table,
        game=game.game,
        ended=game.ended,
        seconds=game.seconds,
        moves=game.moves,
        rated=game.rated,
        seat=mine.seat,
        place=mine.place,
        won=mine.won,
        reason=told.reason,
        side=mine.told.side,
        traits=mine.told.traits,
        tallies=mine.told.tallies,
        marks=list(told.climb.marks) if told.climb is not None else [],
        company=company,
        arrival=game.arrival,
    )


def met(
    sat: Sat, member: Known | None, told: Told, sat_there: bool, visitor: Member | None, you: bool
) -> Company:
    """Somebody in a game. Who sat at the table knows who else did; others see whom they may."""
    if sat.level:
        return Company(sat.seat, "bot", told.names[sat.seat], "", sat.level, sat.told.side, sat.place, you)
    if member is not None and (sat_there or may_see(member.shown, sat.member, visitor)):
        return Company(sat.seat, "member", member.name, member.face, "", sat.told.side, sat.place, you)
    left = sat.member.startswith(STRANGER)
    name = told.names[sat.seat] if left or (sat_there and not sat.member) else ""
    return Company(sat.seat, "guest", name, "", "", sat.told.side, sat.place, you)
