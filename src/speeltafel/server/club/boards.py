"""How good members are, for people to look at: a member's ratings with their curves, leaderboards by ladder and month."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from speeltafel.server.club.album import TOLD, may_see
from speeltafel.server.club.members import Member
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.rating.bots import like, standing
from speeltafel.server.rating.points import certain, is_comparable, is_sure, margin, points
from speeltafel.server.rating.skill import BEGINNER, Skill
from speeltafel.server.storage.club import MemberRow, PlayedRow, RatedRow, RatingRow
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.wire.history import (
    BotMark,
    CurvePoint,
    LadderCard,
    Leaderboard,
    Peak,
    RatingCard,
    RatingChange,
    Rung,
)

CURVE: Final = 300
"""So many of the latest points are drawn."""
RECENT: Final = 10
SHOWN: Final = 100
"""So many rungs of a ladder."""


class Climbed(NamedTuple):
    """One rated game of a member on a ladder."""

    member: str
    ended: int
    skill: Skill
    table: str
    seats: int
    told: bytes


class Boards:
    """Ratings, to be looked at."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def ratings(self, member: str) -> list[RatingCard]:
        """Every ladder that a member is on, the one with most games first."""
        mine = RatingRow.member_id == member
        query = select(RatingRow.ladder, RatingRow.games).where(mine).order_by(RatingRow.games.desc())
        async with self.keeper.reading() as connection:
            ladders = (await connection.execute(query)).all()
        return [
            rating_card(one.ladder, one.games, await self.climbed(one.ladder, RatedRow.member_id == member))
            for one in ladders
        ]

    async def climbed(self, ladder: str, *conditions: Any) -> list[Climbed]:
        """Rated games on a ladder, the first first."""
        columns = (
            RatedRow.member_id,
            RatedRow.ended,
            RatedRow.mu,
            RatedRow.sigma,
            RatedRow.table_id,
            PlayedRow.seats,
            PlayedRow.told,
        )
        query = select(*columns).join(PlayedRow, PlayedRow.table_id == RatedRow.table_id)
        wanted = query.where(RatedRow.ladder == ladder, *conditions).order_by(RatedRow.arrival)
        async with self.keeper.reading() as connection:
            return [
                Climbed(row.member_id, row.ended, Skill(row.mu, row.sigma), row.table_id, row.seats, row.told)
                for row in await connection.execute(wanted)
            ]

    async def change(self, member: str, table: str) -> RatingChange:
        """What a rated game changed for a member; nothing yet while it is not counted."""
        columns = (RatedRow.ladder, RatedRow.arrival, RatedRow.mu, RatedRow.sigma)
        mine = select(*columns).where(RatedRow.member_id == member)
        async with self.keeper.reading() as connection:
            now = (await connection.execute(mine.where(RatedRow.table_id == table))).first()
            if now is None:
                return RatingChange()
            earlier = mine.where(RatedRow.ladder == now.ladder, RatedRow.arrival < now.arrival)
            found = (await connection.execute(earlier.order_by(RatedRow.arrival.desc()).limit(1))).first()
        if not now.sigma:
            return RatingChange(counted=True, ladder=now.ladder)
        before = Skill(found.mu, found.sigma) if found else BEGINNER
        after = Skill(now.mu, now.sigma)
        return RatingChange(
            True, now.ladder, points(before), margin(before), points(after), margin(after), is_sure(after)
        )

    async def ladders(self) -> list[LadderCard]:
        """Every ladder with somebody on it."""
        query = select(RatingRow.ladder, func.count()).group_by(RatingRow.ladder).order_by(RatingRow.ladder)
        async with self.keeper.reading() as connection:
            return [
                LadderCard(*split(ladder), members) for ladder, members in await connection.execute(query)
            ]

    async def leaderboard(self, game: str, side: str, month: str, visitor: Member | None) -> Leaderboard:
        """Everybody on a ladder whom the visitor may see; in a month, everybody who played a rated game in it."""
        ladder = f"{game}/{side}" if side else game
        games = await self.climbed(ladder)
        if month:
            begin, end = month_of(month)
            played = [one for one in games if begin <= one.ended < end]
        else:
            played = games
        return Leaderboard(
            game=game,
            side=side,
            sides=[one.side for one in await self.ladders() if one.game == game and one.side],
            month=month,
            months=sorted({f"{datetime.fromtimestamp(one.ended, UTC):%Y-%m}" for one in games}, reverse=True),
            rungs=await self.rungs(ladder, played, visitor),
            bots=[
                BotMark(list(levels), points(skill), margin(skill), games)
                for levels, skill, games in standing(ladder)
            ],
        )

    async def rungs(self, ladder: str, games: Sequence[Climbed], visitor: Member | None) -> list[Rung]:
        by_member: dict[str, list[Climbed]] = {}
        for one in games:
            by_member.setdefault(one.member, []).append(one)
        columns = (MemberRow.id, MemberRow.name, MemberRow.face, MemberRow.shown)
        query = select(*columns).where(MemberRow.id.in_(sorted(by_member)))
        async with self.keeper.reading() as connection:
            members = [row for row in await connection.execute(query) if may_see(row.shown, row.id, visitor)]
        members.sort(key=lambda row: (-height(by_member[row.id]), row.name))
        rungs: list[Rung] = []
        heights = [height(by_member[row.id]) for row in members]
        for row in members[:SHOWN]:
            own = by_member[row.id]
            rungs.append(
                Rung(
                    rank=1 + heights.index(height(own)),
                    name=row.name,
                    face=row.face,
                    you=visitor is not None and visitor.id == row.id,
                    **rating(ladder, len(own), own),
                )
            )
        return rungs


def height(games: Sequence[Climbed]) -> float:
    """Where somebody stands among others: what is certain, or the best that was reached, and then how it went lately."""
    last = games[-1].skill
    if last.sigma:
        return certain(last)
    recent = [one.skill.mu for one in games[-RECENT:]]
    return max(one.skill.mu for one in games) + sum(recent) / len(recent) / 100


def rating_card(ladder: str, count: int, games: Sequence[Climbed]) -> RatingCard:
    """With how it came about, where that is a line of points."""
    curve = [
        CurvePoint(one.ended, points(one.skill), margin(one.skill))
        for one in games[-CURVE:]
        if one.skill.sigma
    ]
    return RatingCard(ladder=ladder, curve=curve, **rating(ladder, count, games))


def rating(ladder: str, count: int, games: Sequence[Climbed]) -> dict[str, Any]:
    """What a `Rating` says after these games, of `count` in all."""
    last = games[-1].skill
    peak = None if last.sigma else peak_of(games)
    beyond = peak is None and is_beyond(ladder, last)
    early = peak is None and not beyond and not is_comparable(last)
    return {
        "points": 0 if peak else points(last),
        "margin": 0 if peak else margin(last),
        "sure": peak is not None or is_sure(last),
        "games": count,
        "like": "" if peak or early else hardest(ladder) if beyond else like(ladder, last.mu),
        "early": early and bool(standing(ladder)),
        "beyond": beyond,
        "peak": peak,
    }


def is_beyond(ladder: str, skill: Skill) -> bool:
    """Whether somebody is certainly better than every bot that was measured."""
    levels = standing(ladder)
    return bool(levels) and certain(skill) > levels[-1].skill.mu


def hardest(ladder: str) -> str:
    """The hardest level that was measured."""
    return standing(ladder)[-1].levels[-1]


def peak_of(games: Sequence[Climbed]) -> Peak:
    """The best game; of equals the one with most players, and then the first."""
    best = max(games, key=lambda one: (one.skill.mu, one.seats))
    climb = TOLD.decode(best.told).climb
    return Peak(
        height=int(best.skill.mu),
        marks=list(climb.marks) if climb is not None else [],
        seats=best.seats,
        table=best.table,
        recent=[int(one.skill.mu) for one in games[-RECENT:]],
    )


def split(ladder: str) -> tuple[str, str]:
    """
    >>> split("rush-out/heroes"), split("spookhuis")
    (('rush-out', 'heroes'), ('spookhuis', ''))
    """
    game, _, side = ladder.partition("/")
    return game, side


def month_of(month: str) -> tuple[int, int]:
    """When a month begins and ends.

    >>> month_of("1970-01")
    (0, 2678400)
    """
    try:
        first = datetime.strptime(month, "%Y-%m").replace(tzinfo=UTC)
        following = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    except ValueError:
        raise Refusal("malformed", "a month is written as 2026-11") from None
    return int(first.timestamp()), int(following.timestamp())
