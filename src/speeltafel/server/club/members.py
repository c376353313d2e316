"""Members: who they are by the secret of their device, and what their card says."""

import secrets
from time import time
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from speeltafel.server.common.keys import READABLE, hashed, new_secret
from speeltafel.server.common.names import alike, clean_name, told_apart
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.club import DeviceRow, MemberRow
from speeltafel.server.storage.keeping import Keeper, Taken
from speeltafel.server.wire.club import ChangeCard, MakeCard, OwnCard, Shown

SEEN_EVERY: Final = 300
"""Seconds after which it is noted again that somebody is here."""
TAKEN: Final = "somebody here has this name already: choose another one"


class Member(NamedTuple):
    """A member, at one of their devices."""

    id: str
    name: str
    face: str
    shown: Shown
    hidden: bool
    created: int
    seen: int
    banned: int
    device: str

    def card(self) -> OwnCard:
        """For the member's own eyes."""
        return OwnCard(
            self.id, self.name, self.face, self.shown, self.hidden, self.created, device=self.device
        )


COLUMNS: Final = (
    MemberRow.id,
    MemberRow.name,
    MemberRow.face,
    MemberRow.shown,
    MemberRow.hidden,
    MemberRow.created,
    MemberRow.seen,
    MemberRow.banned,
)


class Members:
    """What the database says about them."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def make(self, wanted: MakeCard) -> tuple[Member, str]:
        """A new card, and the secret of the device that asked for it."""
        name, now, member = checked_name(wanted.name), int(time()), new_id()
        values = {
            "id": member,
            "name": name,
            "alike": alike(name),
            "face": wanted.face,
            "shown": "members",
            "hidden": False,
            "created": now,
            "seen": now,
            "recovery": "",
            "choices": b"{}",
            "banned": 0,
        }
        secret = new_secret()
        device = device_values(member, secret, wanted.device, now)
        try:
            async with self.keeper.changing() as connection:
                await connection.execute(insert(MemberRow).values(values))
                await connection.execute(insert(DeviceRow).values(device))
        except Taken:
            raise Refusal("name-taken", TAKEN) from None
        return Member(member, name, wanted.face, "members", False, now, now, 0, device["id"]), secret

    async def holding(self, secret: str) -> Member | None:
        """Whose card the device with this secret holds; it is noted that they are here."""
        query = (
            select(*COLUMNS, DeviceRow.id.label("device"))
            .join(DeviceRow, DeviceRow.member_id == MemberRow.id)
            .where(DeviceRow.secret == hashed(secret))
        )
        async with self.keeper.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        member = Member(**row._mapping)
        if member.seen < time() - SEEN_EVERY:
            await self.note_seen(member)
        return member

    async def note_seen(self, member: Member) -> None:
        """They are here, with this device."""
        now = int(time())
        async with self.keeper.changing() as connection:
            await connection.execute(update(MemberRow).where(MemberRow.id == member.id).values(seen=now))
            await connection.execute(update(DeviceRow).where(DeviceRow.id == member.device).values(seen=now))

    async def one(self, member: str) -> Member | None:
        """A member, at no device."""
        return await self.first(MemberRow.id == member)

    async def named(self, name: str) -> Member | None:
        """The member who has this name, however it is written; who is called exactly so comes first."""
        found = await self.first(MemberRow.alike == alike(name))
        if found is not None and found.name != (exact := clean_name(name)):
            return await self.first(MemberRow.name == exact) or found
        return found

    async def first(self, condition: Any) -> Member | None:
        async with self.keeper.reading() as connection:
            row = (await connection.execute(select(*COLUMNS).where(condition))).first()
        return None if row is None else Member(**row._mapping, device="")

    async def change(self, member: Member, wanted: ChangeCard) -> Member:
        """What is given is changed, the rest stays."""
        given = {name: getattr(wanted, name) for name in wanted.__struct_fields__}
        values = {name: value for name, value in given.items() if value is not None}
        if wanted.name is not None:
            values["name"] = checked_name(wanted.name)
            if values["name"] != member.name:
                values["alike"] = alike(values["name"])
        if values:
            try:
                async with self.keeper.changing() as connection:
                    await connection.execute(
                        update(MemberRow).where(MemberRow.id == member.id).values(values)
                    )
            except Taken:
                raise Refusal("name-taken", TAKEN) from None
        values.pop("alike", None)
        return member._replace(**values)

    async def add_device(self, member: str, name: str) -> str:
        """One more device of this member; its secret."""
        secret, now = new_secret(), int(time())
        async with self.keeper.changing() as connection:
            others = select(DeviceRow.name).where(DeviceRow.member_id == member)
            own_name = told_apart(clean_name(name), await connection.scalars(others))
            await connection.execute(insert(DeviceRow).values(device_values(member, secret, own_name, now)))
        return secret

    async def rename_device(self, member: str, device: str, name: str) -> None:
        """Its owner calls it so, to tell it from the others."""
        async with self.keeper.changing() as connection:
            own = (DeviceRow.member_id == member) & (DeviceRow.id == device)
            await connection.execute(update(DeviceRow).where(own).values(name=checked_name(name)))

    async def remove_device(self, member: str, device: str) -> None:
        """From now on it opens nothing."""
        async with self.keeper.changing() as connection:
            own = (DeviceRow.member_id == member) & (DeviceRow.id == device)
            await connection.execute(delete(DeviceRow).where(own))


def checked_name(name: str) -> str:
    """A name that can be seen, and stand in the address of a profile.

    >>> checked_name(" A/B "), checked_name("A\uff0fB")
    ('A B', 'A B')
    """
    # Some signs become a slash only when they are cleaned.
    clean = clean_name(clean_name(name).replace("/", " "))
    if not clean.strip("."):
        raise Refusal("bad-name", "a name needs at least one letter that can be seen")
    return clean


def new_id() -> str:
    """Short, and no secret: it stands in links and logs."""
    return "".join(secrets.choice(READABLE) for _ in range(10))


def device_values(member: str, secret: str, name: str, now: int) -> dict[str, Any]:
    return {
        "id": new_id(),
        "member_id": member,
        "secret": hashed(secret),
        "name": clean_name(name),
        "created": now,
        "seen": now,
        "push": None,
    }
