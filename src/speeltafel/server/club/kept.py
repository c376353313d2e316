"""What the club as a whole keeps, made once."""

from collections.abc import Callable

from sqlalchemy import insert, select

from speeltafel.server.storage.club import ClubRow
from speeltafel.server.storage.keeping import Keeper, Taken


async def kept(keeper: Keeper, name: str, make: Callable[[], bytes]) -> bytes:
    """What the club keeps under this name; the first time it is made."""
    query = select(ClubRow.value).where(ClubRow.name == name)
    async with keeper.reading() as connection:
        found: bytes | None = await connection.scalar(query)
    if found is not None:
        return bytes(found)
    first = make()
    try:
        async with keeper.changing() as connection:
            await connection.execute(insert(ClubRow).values(name=name, value=first))
    except Taken:
        return await kept(keeper, name, make)
    return first
