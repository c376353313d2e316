"""Who is expected to come far in a contest: by rating, and who has none in the order of entry."""

from collections.abc import Sequence

from sqlalchemy import select

from speeltafel.server.rating.points import certain
from speeltafel.server.rating.skill import Skill
from speeltafel.server.storage.club import RatingRow
from speeltafel.server.storage.keeping import Keeper


async def seeded(keeper: Keeper, game: str, members: Sequence[str]) -> list[str]:
    """These members, the best first. Where a game has several ladders, the best of them counts."""
    of_game = (RatingRow.ladder == game) | RatingRow.ladder.startswith(f"{game}/", autoescape=True)
    columns = (RatingRow.member_id, RatingRow.mu, RatingRow.sigma)
    query = select(*columns).where(of_game & RatingRow.member_id.in_(members))
    known: dict[str, float] = {}
    async with keeper.reading() as connection:
        for row in await connection.execute(query):
            worth = certain(Skill(row.mu, row.sigma))
            known[row.member_id] = max(worth, known.get(row.member_id, worth))
    rated = sorted((one for one in members if one in known), key=lambda one: -known[one])
    return [*rated, *(one for one in members if one not in known)]
