"""What is good once and for a while: a code from device to device, the challenge of a passkey. Rows hold hashes only."""

from time import time
from typing import Final

from sqlalchemy import delete, insert, select

from speeltafel.server.common.keys import hashed
from speeltafel.server.storage.club import PassRow
from speeltafel.server.storage.keeping import Keeper

SECONDS_GOOD: Final = 600


class Passes:
    """Given out, and taken once."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def give(self, secret: str, kind: str, member: str, content: bytes = b"") -> None:
        """From now on, and for ten minutes, this secret is worth something. Old ones are thrown away."""
        now = int(time())
        row = {
            "id": hashed(secret),
            "kind": kind,
            "member_id": member,
            "until": now + SECONDS_GOOD,
            "content": content,
        }
        async with self.keeper.changing() as connection:
            await connection.execute(delete(PassRow).where(PassRow.until < now))
            await connection.execute(insert(PassRow).values(row))

    async def take(self, secret: str, kind: str) -> tuple[str, bytes] | None:
        """The member it was given for, and what came with it; nothing when it is none, too old, or was taken."""
        wanted = (PassRow.id == hashed(secret)) & (PassRow.kind == kind)
        async with self.keeper.changing("passes") as connection:
            query = select(PassRow.member_id, PassRow.until, PassRow.content).where(wanted)
            row = (await connection.execute(query)).first()
            await connection.execute(delete(PassRow).where(wanted))
        if row is None or row.until < time():
            return None
        return row.member_id, bytes(row.content)
