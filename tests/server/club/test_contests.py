"""Tournaments and leagues: rounds open their tables, results come in by themselves, the log is the truth."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import insert

from speeltafel.engine import commitment
from speeltafel.pairing import meetings, rests
from speeltafel.server.club import club
from speeltafel.server.club.contests.entries import Corrected, Ended
from speeltafel.server.club.contests.store import Overtaken, UnknownContest
from speeltafel.server.club.members import Member
from speeltafel.server.club.telling import Finished
from speeltafel.server.common import wall
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.common.settings import Settings
from speeltafel.server.lobby.lobby import UnknownTable
from speeltafel.server.storage.club import RatingRow
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.wire.contests import CorrectResult, EnterContest, MakeContest
from tests.server.club.halls import GAME, Hall

NAMES = ("Anna", "Ben", "Carl", "Dora", "Eva", "Finn", "Gust", "Hana", "Ida")


@pytest.fixture
async def hall(stored: Settings) -> AsyncIterator[Hall]:
    opened = await Hall.open(stored)
    yield opened
    await opened.close()


async def test_a_swiss_evening_of_nine_at_three_tables(hall: Hall) -> None:
    people = await hall.people(*NAMES)
    contest = (await hall.call(people[0], "swiss", [3], rounds=2)).contest
    await hall.enter(contest, *people)
    card = await hall.contests.begin_round(contest, people[0].id)
    assert [len(table.seats) for table in card.rounds[0].tables] == [3, 3, 3]
    assert {table.phase for table in card.rounds[0].tables} == {"waiting"}
    await hall.play_round(contest)
    second = await hall.contests.begin_round(contest, people[0].id)
    assert len(second.rounds) == 2
    done = await hall.play_round(contest)
    assert done.closed
    assert max(meetings(done.history()).values()) == 1
    shown = await hall.contests.card(contest, "")
    assert shown.phase == "over"
    assert sum(row.points for row in shown.standings) == 2 * 9 * 60
    assert [row.place for row in shown.standings] == sorted(row.place for row in shown.standings)
    assert commitment(shown.secret) == shown.commitment == card.commitment


async def test_the_seats_are_those_of_the_members_cards(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "round-robin", [2])).contest
    await hall.enter(contest, anna, ben)
    table = (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0]
    ledger = (await hall.club.lobby.find(table.table)).ledger
    assert [seat.member for seat in ledger.seats] == [seat.member for seat in table.seats]
    assert {seat.name for seat in ledger.seats} == {"Anna", "Ben"}
    assert ledger.created.contest == contest
    assert not ledger.choices.latecomers


async def test_results_that_nobody_heard_are_read_from_the_logs_by_another_process(
    hall: Hall, stored: Settings
) -> None:
    """The process that played the game dies before it tells the contest."""
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "round-robin", [2])).contest
    await hall.enter(contest, anna, ben)
    await hall.contests.begin_round(contest, anna.id)
    hall.club.lobby.listeners["over"].remove(hall.contests.hear)
    unheard = await hall.play_round(contest)
    assert unheard.results == {}
    other = await Hall.open(stored)
    try:
        await other.contests.look_after(contest)
        found = await other.read(contest)
    finally:
        await other.close()
    assert len(found.results) == 1
    assert found.closed


async def test_tables_that_a_round_names_and_nobody_opened_are_opened_later(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "round-robin", [2])).contest
    await hall.enter(contest, anna, ben)
    found = await hall.read(contest)
    drawn = await hall.contests.coming(found)
    assert drawn is not None
    await hall.contests.write(found, hall.contests.began(drawn))
    table = found.unfinished()[0].table
    with pytest.raises(UnknownTable):
        await hall.club.lobby.find(table)
    assert await shown_table(hall, contest) == "", "nobody can go there yet"
    await hall.contests.look_after(contest)
    assert await shown_table(hall, contest) == table
    assert (await hall.club.lobby.find(table)).ledger.phase == "waiting"


async def shown_table(hall: Hall, contest: str) -> str:
    """The first table of the first round, as browsers see it."""
    return (await hall.contests.card(contest, "")).rounds[0].tables[0].table


async def test_a_table_that_was_just_opened_is_named_before_it_is_noted(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall.club.lobby.journal, "note", lambda note: None)
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "round-robin", [2])).contest
    await hall.enter(contest, anna, ben)
    began = await hall.contests.begin_round(contest, anna.id)
    assert began.rounds[0].tables[0].table
    assert began.rounds[0].tables[0].phase == "waiting"


async def test_two_who_write_at_once_do_not_both_write(hall: Hall) -> None:
    anna, ben, carl = await hall.people("Anna", "Ben", "Carl")
    contest = (await hall.call(anna, "swiss", [2])).contest
    await hall.enter(contest, anna, ben, carl)
    one, other = await hall.read(contest), await hall.read(contest)
    assert await hall.contests.go_on(one)
    with pytest.raises(Overtaken):
        await hall.contests.go_on(other)
    with pytest.raises(Overtaken):
        await hall.contests.store.append(other, Ended("nowhere", [1, 2], 0))
    assert len((await hall.read(contest)).rounds) == 1


async def test_all_who_press_at_the_same_moment_take_part(hall: Hall) -> None:
    people = await hall.people(*NAMES)
    contest = (await hall.call(people[0], "swiss", [3])).contest
    await asyncio.gather(*(hall.contests.enter(contest, member, EnterContest()) for member in people))
    assert sorted((await hall.read(contest)).active()) == sorted(member.id for member in people)


async def test_who_corrects_while_somebody_enters_is_heard_once(hall: Hall) -> None:
    anna, ben, carl, dora = await hall.people("Anna", "Ben", "Carl", "Dora")
    contest = (await hall.call(anna, "swiss", [2], rounds=2)).contest
    await hall.enter(contest, anna, ben)
    table = (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0].table
    await asyncio.gather(
        hall.contests.correct(contest, anna.id, CorrectResult(table, [1, 2], "Ben went home")),
        hall.contests.enter(contest, carl, EnterContest()),
        hall.contests.enter(contest, dora, EnterContest()),
    )
    found = await hall.read(contest)
    assert len(found.active()) == 4
    assert sum(isinstance(entry, Corrected) for entry in found.log) == 1


async def test_who_has_no_table_rests_once_or_plays_against_bots(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    contest = (await hall.call(people[0], "swiss", [2], rounds=3)).contest
    await hall.enter(contest, *people)
    for _ in range(3):
        await hall.contests.begin_round(contest, people[0].id)
        done = await hall.play_round(contest)
    assert set(rests(done.history()).values()) == {1}
    card = await hall.contests.card(contest, "")
    assert [row.byes for row in card.standings] == [1, 1, 1]

    contest = (await hall.call(people[0], "swiss", [2], rounds=1, odd="bot")).contest
    await hall.enter(contest, *people)
    card = await hall.contests.begin_round(contest, people[0].id)
    odd = [table for table in card.rounds[0].tables if any(not seat.member for seat in table.seats)]
    assert len(odd) == 1
    assert card.rounds[0].resting == []
    done = await hall.play_round(contest)
    assert rests(done.history()).total() == 1
    assert len((await hall.contests.card(contest, "")).standings) == 3


async def test_late_entry_and_drop_out(hall: Hall) -> None:
    anna, ben, carl, dora, eva = await hall.people("Anna", "Ben", "Carl", "Dora", "Eva")
    contest = (await hall.call(anna, "swiss", [2], rounds=2)).contest
    await hall.enter(contest, anna, ben, carl, dora)
    await hall.contests.begin_round(contest, anna.id)
    await hall.play_round(contest)
    await hall.contests.enter(contest, anna, EnterContest(name="eva"))
    card = await hall.contests.leave(contest, ben, "")
    assert [entrant.late for entrant in card.entrants] == [False, False, False, False, True]
    second = (await hall.contests.begin_round(contest, anna.id)).rounds[1]
    seated = {seat.member for table in second.tables for seat in table.seats}
    assert seated == {anna.id, carl.id, dora.id, eva.id}
    done = await hall.contests.card(contest, "")
    assert next(row for row in done.standings if row.who == ben.id).out


async def test_who_leaves_before_the_first_round_was_never_there(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "swiss", [2])).contest
    await hall.enter(contest, anna, ben)
    card = await hall.contests.leave(contest, ben, "")
    assert [entrant.member for entrant in card.entrants] == [anna.id]
    assert [(news.text, news.name) for news in card.news[-2:]] == [("entered", "Ben"), ("withdrew", "Ben")]
    with pytest.raises(Refusal, match="not enough"):
        await hall.contests.begin_round(contest, anna.id)


async def test_nobody_enters_a_knock_out_that_has_begun_but_who_left_comes_back(hall: Hall) -> None:
    """Who was not in the first round would wait for ever."""
    anna, ben, carl, dora = await hall.people("Anna", "Ben", "Carl", "Dora")
    contest = (await hall.call(anna, "knock-out", [2])).contest
    await hall.enter(contest, anna, ben, carl)
    await hall.contests.begin_round(contest, anna.id)
    with pytest.raises(Refusal) as refused:
        await hall.enter(contest, dora)
    assert refused.value.reason == "contest-cup-late"
    await hall.contests.leave(contest, ben, "")
    await hall.enter(contest, ben)
    assert (await hall.read(contest)).active() == [anna.id, ben.id, carl.id]


async def test_a_round_robin_goes_on_after_late_entries_until_everybody_has_met(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben", "Carl", "Dora", "Eva")
    contest = (await hall.call(people[0], "round-robin", [2], by_itself=True)).contest
    await hall.enter(contest, *people[:4])
    await hall.contests.begin_round(contest, people[0].id)
    await hall.contests.enter(contest, people[4], EnterContest())
    for _ in range(12):
        done = await hall.play_round(contest)
        if done.closed:
            break
    assert done.closed
    assert len(meetings(done.history())) == 10


async def test_only_the_organiser_changes_a_contest(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "swiss", [2])).contest
    await hall.enter(contest, anna, ben)
    card = await hall.contests.begin_round(contest, anna.id)
    table = card.rounds[0].tables[0].table
    for attempt in (
        hall.contests.begin_round(contest, ben.id),
        hall.contests.close(contest, ben.id),
        hall.contests.correct(contest, ben.id, CorrectResult(table, [1, 2], "I won")),
        hall.contests.leave(contest, ben, anna.id),
        hall.contests.enter(contest, ben, EnterContest(name="Anna")),
        hall.contests.begin_table(await hall.club.lobby.find(table), ben.id),
    ):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.kind == "not-yours"
    assert (await hall.contests.card(contest, anna.id)).yours
    assert not (await hall.contests.card(contest, ben.id)).yours
    assert not (await hall.contests.card(contest, "")).yours


async def test_a_corrected_result_counts_and_everybody_sees_why(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "swiss", [2], rounds=1)).contest
    await hall.enter(contest, anna, ben)
    table = (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0]
    done = await hall.play_round(contest)
    turned = [3 - place for place in done.results[table.table].places]
    wanted = CorrectResult(table.table, turned, "  <b>Ben</b> had to leave\n early ")
    card = await hall.contests.correct(contest, anna.id, wanted)
    shown = card.rounds[0].tables[0]
    assert [seat.place for seat in shown.seats] == turned
    assert shown.correction is not None
    assert (shown.correction.reason, shown.correction.by.name) == ("<b>Ben</b> had to leave early", "Anna")
    assert shown.correction.changed
    assert card.news[-1].text == "corrected"
    first = shown.seats[turned.index(1)].member
    assert card.standings[0].who == first
    with pytest.raises(Refusal):
        await hall.contests.correct(contest, anna.id, CorrectResult(table.table, [1, 2, 3], "too many"))


async def test_a_table_that_was_never_played_can_be_given_a_result(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "swiss", [2], rounds=1)).contest
    await hall.enter(contest, anna, ben)
    table = (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0].table
    card = await hall.contests.correct(contest, anna.id, CorrectResult(table, [1, 2], "nobody came"))
    assert card.phase == "over"
    given = card.rounds[0].tables[0].correction
    assert given is not None
    assert not given.changed
    assert [news.text for news in card.news][-2:] == ["entered-result", "closed"]
    changed = await hall.contests.correct(
        contest, anna.id, CorrectResult(table, [2, 1], "Ben came after all")
    )
    assert [news.text for news in changed.news][-3:] == ["entered-result", "closed", "corrected"]


async def test_a_knock_out_with_best_of_three(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben", "Carl", "Dora")
    contest = (await hall.call(people[0], "knock-out", [2], best_of=3, by_itself=True)).contest
    await hall.enter(contest, *people)
    await hall.contests.begin_round(contest, people[0].id)
    for _ in range(20):
        done = await hall.play_round(contest)
        if done.closed:
            break
    assert done.closed
    assert [played.numbers() for played in done.rounds] == [[1, 2], [1]]
    for played in done.rounds:
        for number in played.numbers():
            series = played.series(number)
            assert 2 <= len(series) <= 3
            assert series[0].seats == series[1].seats[::-1]
    card = await hall.contests.card(contest, "")
    assert [row.place for row in card.standings] == [1, 2, 3, 3]
    final = done.outcome(done.rounds[-1], 1)
    assert final is not None
    assert card.standings[0].who == final.finish[0]
    assert [row.out for row in card.standings] == [False, True, True, True]


async def test_a_knock_out_of_six_gives_the_first_two_a_bye(hall: Hall) -> None:
    people = await hall.people(*NAMES[:6])
    contest = (await hall.call(people[0], "knock-out", [2])).contest
    await hall.enter(contest, *people)
    card = await hall.contests.begin_round(contest, people[0].id)
    assert card.rounds[0].resting == [people[0].id, people[1].id]
    assert card.rounds_planned == 3
    await hall.play_round(contest)
    card = await hall.contests.begin_round(contest, people[0].id)
    assert [table.seats[0].member for table in card.rounds[1].tables] == [people[0].id, people[1].id]


async def test_the_seeds_of_a_knock_out_go_by_rating_and_then_by_entry(hall: Hall) -> None:
    people = await hall.people(*NAMES[:6])
    contest = (await hall.call(people[0], "knock-out", [2])).contest
    await hall.enter(contest, *people)
    for member, mu in ((people[4], 40.0), (people[3], 30.0)):
        rating = {"member_id": member.id, "ladder": GAME, "mu": mu, "sigma": 2.0, "games": 40, "changed": 0}
        async with hall.club.keeper.changing() as connection:
            await connection.execute(insert(RatingRow).values(rating))
    card = await hall.contests.begin_round(contest, people[0].id)
    assert card.rounds[0].resting == [people[4].id, people[3].id]
    ranked = (await hall.read(contest)).rounds[0].began.ranked
    assert ranked == [people[number].id for number in (4, 3, 0, 1, 2, 5)]


async def test_tables_of_a_contest_count_for_ratings_if_it_was_chosen(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "swiss", [2], rounds=1, rated=True, options={})).contest
    await hall.enter(contest, anna, ben)
    card = await hall.contests.begin_round(contest, anna.id)
    assert card.rated
    await hall.play_round(contest)
    ratings = [await hall.club.boards.ratings(member.id) for member in (anna, ben)]
    assert [(one.ladder, one.games) for [one] in ratings] == [(GAME, 1), (GAME, 1)]
    assert sorted(one.points > 1000 for [one] in ratings) == [False, True]


async def test_two_cards_of_one_browser_play_for_the_contest_and_not_for_ratings(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    for member in (anna, ben):
        await hall.club.browsers.note(member.id, "the mark of a browser")
    contest = (await hall.call(anna, "swiss", [2], rounds=1, rated=True, options={})).contest
    await hall.enter(contest, anna, ben)
    table = (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0].table
    assert not (await hall.club.lobby.find(table)).ledger.choices.rated


async def test_who_wants_notices_is_told_that_the_table_is_open_and_once(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    async with hall.club.choosing.changing(anna.id) as chosen:
        chosen.turns, chosen.webhook, chosen.language = True, "https://chat.example.org/anna", "nl"
    contest = (await hall.call(anna, "swiss", [2], rounds=1, hours=24)).contest
    await hall.enter(contest, anna, ben)
    table = (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0].table
    await hall.settled(contest)
    board = (await hall.read(contest)).boards()[0]
    await hall.contests.calling.call(board)
    [notice] = await hall.club.sending.notices.ripe(9)
    assert (notice.member_id, notice.table_id, notice.kind) == (anna.id, table, "round")
    told = await hall.club.sending.worded(notice, await hall.club.choosing.of(anna.id))
    assert told is not None
    assert told.body == "Je tafel van het toernooi staat klaar."
    assert told.link.endswith(f"/table/{table}")


async def test_a_league_begins_on_its_day_and_has_its_weeks(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    today = wall.today()
    contest = (
        await hall.call(people[0], "league", [2], first=today.isoformat(), days=7, legs=2, odd="bye")
    ).contest
    await hall.enter(contest, *people)
    await hall.contests.begin_leagues()
    card = await hall.contests.card(contest, "")
    assert (card.phase, card.rounds_planned) == ("running", 6)
    assert card.rounds[0].first == today.isoformat()
    assert card.rounds[0].last == (today + timedelta(days=6)).isoformat()
    await hall.play_round(contest)
    assert len((await hall.read(contest)).rounds) == 1, "the second round waits for its week"


async def test_a_league_that_began_weeks_ago_catches_up(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    first = (wall.today() - timedelta(days=8)).isoformat()
    contest = (await hall.call(people[0], "league", [2], first=first)).contest
    await hall.enter(contest, *people)
    await hall.contests.begin_leagues()
    await hall.play_round(contest)
    assert len((await hall.read(contest)).rounds) == 2


async def test_every_team_of_a_challenge_gets_the_same_deal_and_nobody_sees_it_before_the_end(
    hall: Hall,
) -> None:
    people = await hall.people("Anna", "Ben", "Carl", "Dora")
    wanted = MakeContest(name="Against the Hyde", kind="challenge", game="hydes-attack", sizes=[2], rounds=1)
    card = await hall.contests.make(people[0], wanted)
    for member, team in zip(people, ("Crows", "Crows", "Owls", "Owls"), strict=True):
        await hall.contests.enter(card.contest, member, EnterContest(team=team))
    began = await hall.contests.begin_round(card.contest, people[0].id)
    assert [bool(table.table) for table in began.rounds[0].tables] == [True, False]
    found = await hall.read(card.contest)
    tables = [board.table for board in found.boards()]
    hall.chance.seed(3)
    await hall.play(tables[0])
    lives = [await hall.club.lobby.find(table) for table in tables]
    await hall.settled(card.contest)
    with pytest.raises(Refusal, match="others still play"):
        await hall.club.lobby.record(tables[0])
    hall.chance.seed(3)
    await hall.play(tables[1])
    await hall.settled(card.contest)
    records = [await hall.club.lobby.record(table) for table in tables]
    assert records[0].secret == records[1].secret
    assert records[0].shares == records[1].shares == []
    dealt = [live.ledger.first_moment() for live in lives]
    assert [dealt[0].view(seat) for seat in (0, 1)] == [dealt[1].view(seat) for seat in (0, 1)]
    # Whoever does the same has the same luck, to the last card.
    assert [entry.move for entry in records[0].entries] == [entry.move for entry in records[1].entries]
    assert [entry.luck for entry in records[0].entries] == [entry.luck for entry in records[1].entries]
    shown = await hall.contests.card(card.contest, "")
    assert shown.phase == "over"
    assert commitment(shown.secret) == card.commitment
    assert {row.who for row in shown.standings} == {"Crows", "Owls"}
    assert all(table.table for table in shown.rounds[0].tables)


async def test_a_team_is_told_of_by_its_name_and_wins_or_loses_as_the_organiser_says(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben")
    contest = (
        await hall.call(people[0], "challenge", [2], game="hydes-attack", options={}, rounds=1)
    ).contest
    for member, team in zip(people, ("Owls", "Crows"), strict=True):
        await hall.contests.enter(contest, member, EnterContest(team=team))
    await hall.contests.begin_round(contest, people[0].id)
    await hall.play_round(contest)
    card = await hall.contests.card(contest, people[0].id)
    assert [news.text for news in card.news[-4:]] == ["deal", "team-ended", "team-ended", "closed"]
    assert {news.team for news in card.news[-3:-1]} == {"Owls", "Crows"}
    for table in card.rounds[0].tables:
        places = [1, 1] if table.team == "Owls" else [2, 2]
        wanted = CorrectResult(table.table, places, "counted again")
        card = await hall.contests.correct(contest, people[0].id, wanted)
    assert {table.team: table.score for table in card.rounds[0].tables} == {"Owls": 1000, "Crows": 0}
    assert [(row.who, row.points) for row in card.standings] == [("Owls", 1000), ("Crows", 0)]
    assert (card.news[-1].text, card.news[-1].team) == ("team-corrected", "Crows")


async def test_who_writes_the_name_of_a_team_in_other_letters_joins_it(hall: Hall) -> None:
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "challenge", [2], game="hydes-attack", options={})).contest
    await hall.contests.enter(contest, anna, EnterContest(team="Night Owls"))
    await hall.contests.enter(contest, ben, EnterContest(team="night owls "))
    assert (await hall.read(contest)).teams() == {"Night Owls": [anna.id, ben.id]}


async def test_a_team_has_room_for_as_many_as_a_table(hall: Hall) -> None:
    people = await hall.people("Anna", "Ben", "Carl")
    wanted = MakeContest(name="Against the Hyde", kind="challenge", game="hydes-attack", sizes=[2])
    contest = (await hall.contests.make(people[0], wanted)).contest
    for member in people[:2]:
        await hall.contests.enter(contest, member, EnterContest(team="Crows"))
    with pytest.raises(Refusal, match="complete"):
        await hall.contests.enter(contest, people[2], EnterContest(team=" Crows "))
    with pytest.raises(Refusal, match="name"):
        await hall.contests.enter(contest, people[2], EnterContest())


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [
        (MakeContest("x", "challenge", "good-vs-evil", [2]), "bad-options"),
        (MakeContest("x", "swiss", "good-vs-evil", [6]), "bad-seats"),
        (MakeContest("x", "swiss", "chess", [2]), "bad-options"),
        (MakeContest("x", "knock-out", "good-vs-evil", [2], through=2), "bad-options"),
        (MakeContest("x", "league", "good-vs-evil", [2], first="2026-02-30"), "bad-options"),
        (MakeContest("x", "swiss", "good-vs-evil", [2], rated=True, pace="none"), "rated"),
        (MakeContest("x", "challenge", "hydes-attack", [2], rated=True), "rated"),
        (MakeContest("x", "league", "rush-out", [3], hours=24), "bad-options"),
        (MakeContest(" \u200b ", "swiss", "good-vs-evil", [2], options={"nonsense": 1}), "bad-options"),
    ],
)
async def test_what_cannot_be_played_is_refused(hall: Hall, wanted: MakeContest, kind: str) -> None:
    (anna,) = await hall.people("Anna")
    with pytest.raises(Refusal) as refused:
        await hall.contests.make(anna, wanted)
    assert refused.value.kind == kind


async def test_nobody_calls_for_more_contests_than_anybody_can_play(hall: Hall) -> None:
    (anna,) = await hall.people("Anna")
    for _ in range(5):
        last = await hall.call(anna, "swiss", [2])
    with pytest.raises(Refusal) as refused:
        await hall.call(anna, "swiss", [2])
    assert refused.value.kind == "too-fast"
    await hall.contests.close(last.contest, anna.id)
    await hall.call(anna, "swiss", [2])
    assert len(await hall.contests.listed()) == 6


async def test_an_unknown_contest_is_unknown(hall: Hall) -> None:
    with pytest.raises(UnknownContest):
        await hall.contests.card("nowhere", "")


async def table_of_two(hall: Hall) -> tuple[Member, str]:
    """Anna and Ben are about to play."""
    anna, ben = await hall.people("Anna", "Ben")
    contest = (await hall.call(anna, "round-robin", [2])).contest
    await hall.enter(contest, anna, ben)
    return anna, (await hall.contests.begin_round(contest, anna.id)).rounds[0].tables[0].table


async def noted(hall: Hall, member: Member) -> list[str]:
    """The tables on somebody's card, once everything on the side is done."""
    await hall.club.chores.waiting.join()
    return [game.table for game in await hall.club.album.games(member.id, most=9)]


async def test_an_end_that_nobody_noted_is_noted_at_the_next_look(hall: Hall) -> None:
    anna, table = await table_of_two(hall)
    over = hall.club.lobby.listeners["over"]
    heard = list(over)
    over.clear()
    await hall.play(table)
    assert await noted(hall, anna) == []
    over.extend(heard)
    await hall.club.note_missing()
    assert await noted(hall, anna) == [table]


async def test_a_database_that_is_away_for_a_moment_loses_no_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = await table_of_two(hall)
    note, failures = hall.club.history.note, [StorageFailed("away"), StorageFailed("away")]

    async def fails_twice(game: Finished) -> bool:
        if failures:
            raise failures.pop()
        return await note(game)

    monkeypatch.setattr(hall.club.history, "note", fails_twice)
    monkeypatch.setattr(club, "PAUSES", (0.0001, 0.0001))
    await hall.play(table)
    assert await noted(hall, anna) == [table]


async def test_a_game_that_could_not_be_noted_is_noted_at_the_next_look(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = await table_of_two(hall)

    async def fails(game: Finished) -> bool:
        raise KeyError(game.table)

    with monkeypatch.context() as broken:
        broken.setattr(hall.club.history, "note", fails)
        await hall.play(table)
        assert await noted(hall, anna) == []
    await hall.club.note_missing()
    assert await noted(hall, anna) == [table]
