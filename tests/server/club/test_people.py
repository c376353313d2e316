"""Meeting others: who is here, lines between people, invitations, a table for who looks for one; and the host's house."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import update

from speeltafel.server.club.keeping_house import House
from speeltafel.server.club.members import Member, Members
from speeltafel.server.club.people import INVITATIONS_PER_HOUR, TO_ONE_PER_HOUR, People
from speeltafel.server.club.seeking import Seeking
from speeltafel.server.club.sittings import Sittings
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.club import MemberRow, WishRow
from speeltafel.server.storage.opening import Storage, open_storage
from speeltafel.server.wire.club import ChangeCard, MakeCard, Seek
from tests.server.conftest import StartServer
from tests.server.process import HttpProblem, ServerProcess
from tests.server.tables import person


@pytest.fixture
async def storage(stored: Settings) -> AsyncIterator[Storage]:
    opened = await open_storage(stored)
    yield opened
    await opened.close()


@pytest.fixture
def people(storage: Storage) -> People:
    return People(storage.keeper)


async def made(people: People, *names: str) -> list[Member]:
    members = Members(people.keeper)
    return [(await members.make(MakeCard(name)))[0] for name in names]


def names(cards: list[Any]) -> list[str]:
    return [card.name for card in cards]


async def test_who_is_here_is_seen_unless_they_hide_or_a_line_is_drawn(people: People) -> None:
    anna, ben, carl, dora = await made(people, "Anna", "Ben", "Carl", "Dora")
    assert names(await people.here(anna)) == ["Ben", "Carl", "Dora"]
    await Members(people.keeper).change(ben, ChangeCard(hidden=True))
    await people.draw_line(carl.id, anna.id, "block", on=True)
    assert names(await people.here(anna)) == ["Dora"]
    assert names(await people.here(carl)) == ["Dora"]
    async with people.keeper.changing() as connection:
        await connection.execute(update(MemberRow).where(MemberRow.id == dora.id).values(seen=1))
    assert await people.here(anna) == []


async def test_a_mute_keeps_nobody_away_and_a_line_can_be_taken_back(people: People) -> None:
    anna, ben = await made(people, "Anna", "Ben")
    await people.draw_line(anna.id, ben.id, "mute", on=True)
    assert names(await people.lines(anna.id, "mute")) == ["Ben"]
    await people.check_meeting(anna.id, {ben.id})
    await people.draw_line(anna.id, ben.id, "block", on=True)
    for one, other in ((anna, ben), (ben, anna)):
        with pytest.raises(Refusal) as refused:
            await people.check_meeting(one.id, {other.id})
        assert refused.value.kind == "bad-seats"
    await people.draw_line(anna.id, ben.id, "block", on=False)
    await people.check_meeting(ben.id, {anna.id})


async def test_an_invitation_is_shown_once_and_never_to_who_drew_a_line(people: People) -> None:
    anna, ben, carl = await made(people, "Anna", "Ben", "Carl")
    with pytest.raises(Refusal):
        await people.invite(anna, ben.id, "table")
    await Sittings(people.keeper).note("table", "good-vs-evil", frozenset({anna.id}))
    await people.draw_line(carl.id, anna.id, "block", on=True)
    for guest in (ben, ben, carl):
        await people.invite(anna, guest.id, "table")
    assert [one.inviter.name for one in await people.invitations(ben.id)] == ["Anna"]
    assert await people.invitations(carl.id) == []
    await people.answer(ben.id, "table", accepted=True)
    assert await people.invitations(ben.id) == []


async def test_who_has_just_sat_down_may_invite_though_it_is_noted_a_moment_later(people: People) -> None:
    anna, ben = await made(people, "Anna", "Ben")

    async def note() -> None:
        await asyncio.sleep(0.3)
        await Sittings(people.keeper).note("table", "good-vs-evil", frozenset({anna.id}))

    await asyncio.gather(people.invite(anna, ben.id, "table"), note())
    assert [one.table for one in await people.invitations(ben.id)] == ["table"]


async def test_a_flood_of_invitations_is_stopped(people: People) -> None:
    """Also when all of them are sent at the same moment."""
    anna, *guests = await made(people, "Anna", *(f"Guest {number}x" for number in range(40)))
    await Sittings(people.keeper).note("table", "good-vs-evil", frozenset({anna.id}))
    asked = (people.invite(anna, guest.id, "table") for guest in guests)
    done = await asyncio.gather(*asked, return_exceptions=True)
    refused = [one for one in done if isinstance(one, BaseException)]
    assert len(done) - len(refused) == INVITATIONS_PER_HOUR
    assert {(type(one), getattr(one, "reason", "")) for one in refused} == {(Refusal, "invite-hour")}


@pytest.mark.parametrize("blocked", [False, True])
async def test_nobody_is_asked_again_and_again_by_one_person(people: People, blocked: bool) -> None:
    """Who was blocked gets the same answer as anybody."""
    anna, ben = await made(people, "Anna", "Ben")
    await people.draw_line(ben.id, anna.id, "block", on=blocked)
    for number in range(TO_ONE_PER_HOUR + 1):
        await Sittings(people.keeper).note(f"t{number}", "good-vs-evil", frozenset({anna.id}))
        if number < TO_ONE_PER_HOUR:
            await people.invite(anna, ben.id, f"t{number}")
            await people.answer(ben.id, f"t{number}", accepted=False)
    with pytest.raises(Refusal) as refused:
        await people.invite(anna, ben.id, f"t{TO_ONE_PER_HOUR}")
    assert refused.value.reason == "invite-one"


class Tables:
    """Counts the tables that are made."""

    def __init__(self) -> None:
        self.made: list[tuple[str, int]] = []

    async def make(self, game: str, seats: int) -> str:
        self.made.append((game, seats))
        await asyncio.sleep(0.01)
        return f"table{len(self.made)}"


async def test_who_wants_the_same_comes_together_at_one_table(people: People) -> None:
    tables = Tables()
    seeking = Seeking(people.keeper, people, tables.make)
    wanted = Seek("good-vs-evil", 3, wait=60)
    first = await seeking.wish(wanted, "", "Anna")
    assert (first.table, first.found, first.seats) == ("", 1, 3)
    await seeking.wish(Seek("good-vs-evil", 2), "", "Other number")
    await seeking.wish(Seek("spookhuis", 3), "", "Other game")
    second = await seeking.wish(wanted, "", "Ben")
    assert second.found == 2
    third = await seeking.wish(wanted, "", "Carl")
    looked = await asyncio.gather(*(seeking.look(one.secret) for one in (first, second, third)))
    assert {one.table for one in looked} <= {"table1", ""}
    assert {(await seeking.look(one.secret)).table for one in (first, second, third)} == {"table1"}
    assert tables.made == [("good-vs-evil", 3)]


async def test_after_the_wait_there_is_a_table_for_who_is_there(people: People) -> None:
    tables = Tables()
    seeking = Seeking(people.keeper, people, tables.make)
    wish = await seeking.wish(Seek("good-vs-evil", 4, wait=60), "", "Anna")
    async with people.keeper.changing() as connection:
        await connection.execute(update(WishRow).values(until=WishRow.until - 60))
    assert (await seeking.look(wish.secret)).table == "table1"


async def test_nobody_is_brought_to_who_drew_a_line(people: People) -> None:
    anna, ben = await made(people, "Anna", "Ben")
    await people.draw_line(anna.id, ben.id, "block", on=True)
    seeking = Seeking(people.keeper, people, Tables().make)
    await seeking.wish(Seek("good-vs-evil", 2), anna.id, "Anna")
    assert (await seeking.wish(Seek("good-vs-evil", 2), ben.id, "Ben")).found == 1


async def test_a_wish_that_was_given_up_counts_no_more(people: People) -> None:
    seeking = Seeking(people.keeper, people, Tables().make)
    wish = await seeking.wish(Seek("good-vs-evil", 2), "", "Anna")
    await seeking.give_up(wish.secret)
    assert (await seeking.wish(Seek("good-vs-evil", 2), "", "Ben")).found == 1
    with pytest.raises(Refusal):
        await seeking.look(wish.secret)


async def test_the_hosts_key_is_told_once_and_a_new_one_ends_the_old(storage: Storage) -> None:
    house = House(storage.keeper)
    key = await house.first_key()
    assert await house.first_key() == ""
    await house.check(key)
    other = await house.new_key()
    await house.check(other)
    for wrong in (key, "", other[:-1]):
        with pytest.raises(Refusal) as refused:
            await house.check(wrong)
        assert refused.value.kind == "not-yours"


async def test_figures_are_counted_on_either_storage(storage: Storage, people: People) -> None:
    await made(people, "Anna", "Ben")
    figures = await House(storage.keeper).figures()
    assert (figures.members, figures.tables) == (2, 0)
    assert figures.bytes > 10_000
    assert sorted(names(await House(storage.keeper).members())) == ["Anna", "Ben"]


def card(server: ServerProcess, name: str) -> tuple[str, str]:
    made = server.post("/api/club/cards", {"name": name})
    return made["card"]["member"], f"Bearer {made['secret']}"


def test_a_blocked_member_gets_no_seat_and_is_not_told_why(server: ServerProcess) -> None:
    anna, hers = card(server, "Anna apart")
    ben, his = card(server, "Ben apart")
    server.post("/api/club/lines", {"member": ben, "kind": "block", "on": True}, Authorization=hers)
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]}
    table = server.post("/api/tables", plan, Authorization=hers)["table"]
    with pytest.raises(HttpProblem) as refused:
        server.post(f"/api/tables/{table}/join", {"name": "Ben"}, Authorization=his)
    assert refused.value.body["text"] == "there is no seat for this card at this table"
    assert anna not in str(refused.value.body)


def test_the_host_bans_with_the_key_of_the_first_start(start_server: StartServer) -> None:
    server = start_server()
    key = next(line for line in server.log.read_text().splitlines() if "host's key" in line)
    host = "Host " + key.split('"key": "')[1].split('"')[0]
    member, bearer = card(server, "Unwanted")
    page = server.post("/api/club/host/ban", {"member": member, "days": -1}, Authorization=host)
    assert page["members"][0]["banned"] > 0
    with pytest.raises(HttpProblem) as banned:
        server.get("/api/club/card", Authorization=bearer)
    assert (banned.value.status, banned.value.body["kind"]) == (403, "banned")
    server.post("/api/club/host/ban", {"member": member, "days": 0}, Authorization=host)
    assert server.get("/api/club/card", Authorization=bearer)["name"] == "Unwanted"
    with pytest.raises(HttpProblem) as refused:
        server.get("/api/club/host", Authorization=bearer)
    assert refused.value.status == 403
    server.stop()
    server.start()
    assert server.log.read_text().count("host's key") == 1
