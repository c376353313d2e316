"""Names of members who came when fewer letters were known to look alike."""

import asyncio

import pytest
from sqlalchemy import text, update

from speeltafel.server.club.members import Members
from speeltafel.server.common.names import alike
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.club import MemberRow
from speeltafel.server.storage.opening import prepare_storage
from speeltafel.server.storage.schema import SCHEMA
from speeltafel.server.wire.club import ChangeCard, MakeCard
from tests.server.club.rows import rows

OLD = [("Bill", "bill"), ("BiIl", "biil"), ("Ank0", "ank0"), ("Dora", "anko")]
"""Names with the keys of then. The third now gets the key that the fourth gives up."""


async def make_old(stored: Settings) -> None:
    """As a server of the schema before left it, the first the oldest."""
    async with rows(stored) as keeper:
        members = Members(keeper)
        for number, (_, key) in enumerate(OLD):
            made, _ = await members.make(MakeCard(f"Somebody {number + 2}"))
            async with keeper.changing() as connection:
                changed = {"name": OLD[number][0], "alike": key, "created": number}
                await connection.execute(update(MemberRow).where(MemberRow.id == made.id).values(changed))
        async with keeper.changing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0005'"))
            await connection.execute(text("DELETE FROM understood WHERE schema = '0006'"))


async def test_old_names_are_compared_as_names_are_today_and_nobody_loses_the_card(stored: Settings) -> None:
    await make_old(stored)
    assert await asyncio.to_thread(prepare_storage, stored) == ("0005", SCHEMA)
    async with rows(stored) as keeper:
        members = Members(keeper)
        for fresh in ("Bi1l", "ankO", "D0ra"):
            with pytest.raises(Refusal, match="has this name already"):
                await members.make(MakeCard(fresh))
        called = {name: await members.named(name) for name, _ in OLD}
        assert [found and found.name for found in called.values()] == [name for name, _ in OLD]
        # The older has the name, however it is written.
        assert await members.named("bi1l") == called["Bill"]

        younger = called["BiIl"]
        assert younger is not None
        await members.change(younger, ChangeCard(name="BiIl", face="a1"))
        with pytest.raises(Refusal, match="has this name already"):
            await members.change(younger, ChangeCard(name="bill"))
        await members.change(younger, ChangeCard(name="Billy"))
        found = await members.named("bi11y")
        assert found is not None
        assert (found.id, found.face) == (younger.id, "a1")


def test_letters_that_look_like_latin_ones_are_read_so() -> None:
    """Cherokee, Lisu, phonetic small capitals, and the usual ones."""
    written = (
        "\u13aanna",
        "\ua4ee\ua4e0\ua4e0\ua4ee",
        "\u1d00\u0274\u0274\u1d00",
        "\u0410nn\u0430",
        "\uff21nna",
    )
    assert {alike(name) for name in written} == {"anna"}
