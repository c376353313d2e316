"""Who does not come to a table of a contest, or walks out: the evening goes on, and they are last."""

import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.club.contests.entries import Ended, RoundBegan
from speeltafel.server.club.members import Member
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.entries import SeatChanged, StoodUp
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire.contests import ContestCard, ContestTable, CorrectResult
from tests.server.club.halls import Hall

MINUTES = 5


@pytest.fixture
async def hall(stored: Settings) -> AsyncIterator[Hall]:
    opened = await Hall.open(stored)
    yield opened
    await opened.close()


async def opened(hall: Hall, people: Sequence[Member], kind: str = "swiss", **more: object) -> ContestCard:
    """A contest whose first round has begun, at one table for all."""
    wanted: dict[str, object] = {"rounds": 2, "wait": MINUTES, **more}
    contest = (await hall.call(people[0], kind, [len(people)], **wanted)).contest  # type: ignore[arg-type]
    await hall.enter(contest, *people)
    return await hall.contests.begin_round(contest, people[0].id)


async def come(hall: Hall, table: ContestTable, *members: Member) -> None:
    """They open the table: their browsers promise a value for the shuffle."""
    live = await hall.club.lobby.find(table.table)
    for seat, entry in enumerate(live.ledger.seats):
        if entry.member in {member.id for member in members}:
            await live.append(SeatChanged(seat, msgspec.structs.replace(entry, promise="0" * 64)))


async def after(hall: Hall, contest: str, minutes: float, monkeypatch: pytest.MonkeyPatch) -> Contest:
    """What has become of it so much later."""
    monkeypatch.setattr(wall, "clock", lambda: time.time() + 60 * minutes)
    await hall.contests.look_after(contest)
    return await hall.settled(contest)


def is_waiting(live: LiveTable) -> bool:
    return live.ledger.phase == "waiting"


def seat_of(table: ContestTable, member: Member) -> int:
    return [seat.member for seat in table.seats].index(member.id)


async def test_a_table_begins_without_who_has_not_come_and_they_are_last(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    card = await opened(hall, people)
    table = card.rounds[0].tables[0]
    await come(hall, table, *people[:2])
    live = await hall.club.lobby.find(table.table)
    await after(hall, card.contest, MINUTES - 0.5, monkeypatch)
    assert is_waiting(live)
    await after(hall, card.contest, MINUTES + 0.1, monkeypatch)
    assert not is_waiting(live)
    assert live.ledger.gone == {seat_of(table, people[2])}
    await hall.play(table.table)
    done = await hall.settled(card.contest)
    places = done.results[table.table].places
    assert places[seat_of(table, people[2])] == 3
    assert sorted(places) in ([1, 2, 3], [1, 1, 3]), "where the bot won, the others may share the place"
    shown = (await hall.contests.card(card.contest, "")).rounds[0].tables[0]
    assert [seat.absent for seat in shown.seats] == [seat.member == people[2].id for seat in shown.seats]


async def test_who_comes_after_all_plays_for_a_place(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    card = await opened(hall, people)
    table = card.rounds[0].tables[0]
    await come(hall, table, *people[:2])
    await after(hall, card.contest, MINUTES + 0.1, monkeypatch)
    live = await hall.club.lobby.find(table.table)
    await live.append(StoodUp(seat_of(table, people[2]), gone=False))
    await hall.play(table.table)
    done = await hall.settled(card.contest)
    assert done.results[table.table].absent == []
    assert live.match.result is not None
    assert done.results[table.table].places == list(live.match.result.ranks)


async def test_standing_up_after_the_end_costs_nothing(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben")
    card = await opened(hall, people)
    table = card.rounds[0].tables[0]
    hall.club.lobby.listeners["over"].remove(hall.contests.hear)
    await hall.play(table.table)
    live = await hall.club.lobby.find(table.table)
    assert live.match.result is not None
    winner = list(live.match.result.ranks).index(1)
    await live.append(StoodUp(winner, gone=True))
    await hall.contests.look_after(card.contest)
    done = await hall.settled(card.contest)
    assert done.results[table.table].places[winner] == 1


async def test_where_one_came_to_a_table_of_two_they_win_without_a_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    card = await opened(hall, (anna, ben))
    table = card.rounds[0].tables[0]
    await come(hall, table, ben)
    done = await after(hall, card.contest, MINUTES + 0.1, monkeypatch)
    assert done.is_decided(done.rounds[0])
    shown = await hall.contests.card(card.contest, "")
    assert [(row.who, row.points) for row in shown.standings] == [(ben.id, 120), (anna.id, 0)]
    assert (shown.news[-1].text, shown.news[-1].name) == ("walkover", "Ben")


async def test_where_nobody_came_nobody_gets_points_until_the_organiser_says_otherwise(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    card = await opened(hall, (anna, ben))
    table = card.rounds[0].tables[0].table
    done = await after(hall, card.contest, MINUTES + 0.1, monkeypatch)
    assert done.is_decided(done.rounds[0])
    shown = await hall.contests.card(card.contest, "")
    assert [row.points for row in shown.standings] == [0, 0]
    assert shown.news[-1].text == "nobody-came"
    assert [seat.absent for seat in shown.rounds[0].tables[0].seats] == [True, True]
    told = CorrectResult(table, [1, 1], "the door was shut")
    corrected = await hall.contests.correct(card.contest, anna.id, told)
    assert [row.points for row in corrected.standings] == [60, 60]
    assert corrected.news[-1].text == "entered-result"
    assert not any(seat.absent for seat in corrected.rounds[0].tables[0].seats)


async def test_a_knock_out_goes_on_with_the_better_seed_where_nobody_came(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    card = await opened(hall, (anna, ben), "knock-out")
    done = await after(hall, card.contest, MINUTES + 0.1, monkeypatch)
    assert done.closed
    assert (await hall.contests.card(card.contest, "")).standings[0].who == done.rounds[0].began.ranked[0]


async def test_without_a_wait_a_table_stays_open_until_the_organiser_begins(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    card = await opened(hall, people, wait=0)
    table = card.rounds[0].tables[0]
    assert table.due == 0
    await come(hall, table, *people[:2])
    await after(hall, card.contest, 60 * 24, monkeypatch)
    assert is_waiting(await hall.club.lobby.find(table.table))


async def test_a_league_waits_until_its_last_day_is_over_in_greenwich_wherever_the_server_is(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    try:
        people = await hall.people("Anna", "Ben")
        card = await opened(hall, people, "league", wait=1, days=7, first=wall.today().isoformat())
    finally:
        monkeypatch.undo()
        time.tzset()
    last = date.fromisoformat(card.rounds[0].last)
    assert datetime.fromtimestamp(card.rounds[0].tables[0].due, UTC) == datetime.combine(
        last + timedelta(days=1), datetime.min.time(), UTC
    )


async def test_a_league_begins_by_the_day_in_greenwich(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half past eleven in the evening in New York: in Greenwich its first day has come."""
    people = await hall.people("Anna", "Ben")
    contest = (await hall.call(people[0], "league", [2], first="2030-03-02")).contest
    await hall.enter(contest, *people)
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    try:
        monkeypatch.setattr(wall, "clock", datetime(2030, 3, 1, 23, 59, tzinfo=UTC).timestamp)
        await hall.contests.begin_leagues()
        assert (await hall.read(contest)).phase == "registering"
        monkeypatch.setattr(wall, "clock", datetime(2030, 3, 2, 0, 1, tzinfo=UTC).timestamp)
        await hall.contests.begin_leagues()
        assert (await hall.read(contest)).phase == "running"
    finally:
        monkeypatch.undo()
        time.tzset()


async def test_what_happens_in_a_contest_has_the_time_of_the_wall_clock(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a table decided without a game, one that was played, and what the organiser says."""
    people = await hall.people("Anna", "Ben", "Carl", "Dora")
    contest = (await hall.call(people[0], "round-robin", [2], wait=MINUTES, by_itself=True)).contest
    await hall.enter(contest, *people)
    card = await hall.contests.begin_round(contest, people[0].id)
    monkeypatch.setattr(wall, "clock", lambda: card.created + 60.0 * (MINUTES + 1))
    await hall.play(card.rounds[0].tables[0].table)
    await hall.contests.look_after(contest)
    done = await hall.settled(contest)
    ended = [entry.at for entry in done.log if isinstance(entry, (Ended, RoundBegan))]
    assert ended[1:] == [card.created + 60 * (MINUTES + 1)] * 3


async def test_a_table_that_was_decided_without_a_game_does_not_begin_when_they_come(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    card = await opened(hall, (anna, ben))
    table = card.rounds[0].tables[0]
    live = await hall.club.lobby.find(table.table)
    await come(hall, table, ben)
    assert await hall.club.lobby.may_begin(live.ledger)
    await after(hall, card.contest, MINUTES + 0.1, monkeypatch)
    await come(hall, table, anna)
    assert not await hall.club.lobby.may_begin(live.ledger)
    with pytest.raises(Refusal) as refused:
        await hall.contests.begin_table(live, anna.id)
    assert refused.value.reason == "contest-decided"
    assert is_waiting(live)
