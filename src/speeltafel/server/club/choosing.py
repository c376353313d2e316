"""What a member chose: notices, quiet hours, vacations. Kept with the card, as JSON."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select, update

from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import MemberRow
from speeltafel.server.storage.entries import Span
from speeltafel.server.storage.keeping import Keeper


class Chosen(Struct, omit_defaults=True):
    """All of it; nothing is told outside the page unless somebody chose it."""

    turns: bool = False
    """A notice when it is your turn."""
    reminders: bool = False
    """Another one before your time is up."""
    invitations: bool = False
    """One when somebody asks you to a table."""
    webhook: str = ""
    quiet: tuple[int, int] | None = None
    """No notices from this minute of the day until that one."""
    zone: str = ""
    """Whose day that is: the name of a time zone."""
    offset: int = 0
    """Minutes east of Greenwich, where the zone is not known here."""
    language: str = "en"
    page: str = ""
    """How this member reaches the server, for links."""
    away: list[Span] = []
    tested: int = 0
    """When a notice was last tried out."""


class Choosing:
    """The choices of every member."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def of(self, member: str) -> Chosen:
        """What somebody chose; nobody knows anything of who left."""
        async with self.keeper.reading() as connection:
            found = await connection.scalar(select(MemberRow.choices).where(MemberRow.id == member))
        return msgspec.json.decode(found or b"{}", type=Chosen)

    @asynccontextmanager
    async def changing(self, member: str) -> AsyncIterator[Chosen]:
        """Change it there: all is kept at the end, or nothing. What others keep with the card stays."""
        mine = MemberRow.id == member
        async with self.keeper.changing(f"choices/{member}") as connection:
            found = await connection.scalar(select(MemberRow.choices).where(mine))
            if found is None:
                raise Refusal("no-card", "this card is not known here")
            rest: dict[str, Any] = msgspec.json.decode(found or b"{}")
            chosen = msgspec.convert(rest, Chosen)
            yield chosen
            others = {name: value for name, value in rest.items() if name not in Chosen.__struct_fields__}
            kept = msgspec.json.encode(others | msgspec.to_builtins(chosen))
            await connection.execute(update(MemberRow).where(mine).values(choices=kept))
