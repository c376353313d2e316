"""Ratings as rows, on either storage: the same in whatever order games are noted, and when they are counted again."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from speeltafel.engine import Climb
from speeltafel.server.club.boards import Boards, is_beyond
from speeltafel.server.club.leaving import STRANGER, Leaving
from speeltafel.server.club.members import Members
from speeltafel.server.club.ratings import Ratings
from speeltafel.server.common.settings import Settings
from speeltafel.server.rating import bots
from speeltafel.server.rating.bots import ORDER, BotSkill, like, marks, standing
from speeltafel.server.rating.skill import BEGINNER, Skill, after
from speeltafel.server.storage.club import MemberRow, PlayedRow, RatedRow, RatingRow, SeatedRow
from speeltafel.server.storage.keeping import Keeper
from speeltafel.server.wire.club import MakeCard
from tests.server.club.rows import Sat, played, rows

PEOPLE = ("anna", "ben", "cas", "dea")


def alone(members: Sequence[str], places: Sequence[int]) -> list[Sat]:
    pairs = zip(members, places, strict=True)
    return [Sat(member, "", place, "", "spookhuis") for member, place in pairs]


def race(wizard: str, heroes: Sequence[str], wizard_wins: bool) -> list[Sat]:
    """Whoever is called by a level is a bot."""

    def seat(who: str, side: str, place: int) -> Sat:
        bot = who not in PEOPLE
        return Sat("" if bot else who, who if bot else "", place, side, f"rush-out/{side}")

    first, second = (1, 2) if wizard_wins else (2, 1)
    return [seat(wizard, "wizard", first), *(seat(hero, "heroes", second) for hero in heroes)]


async def dump(keeper: Keeper) -> list[Any]:
    async with keeper.reading() as connection:
        rated = select(*RatedRow.__table__.columns).order_by(RatedRow.table_id, RatedRow.seat)
        ratings = select(*RatingRow.__table__.columns).order_by(RatingRow.member_id, RatingRow.ladder)
        return [tuple(row) for query in (rated, ratings) for row in await connection.execute(query)]


def many_games(seed: int) -> list[tuple[str, int, str, list[Sat], Climb | None]]:
    chance = random.Random(seed)
    games: list[tuple[str, int, str, list[Sat], Climb | None]] = []
    for arrival in range(1, 31):
        kind = chance.randrange(3)
        if kind == 0:
            who = chance.sample(PEOPLE, chance.randint(2, 4))
            places = chance.sample(range(1, len(who) + 1), len(who))
            games.append((f"t{arrival}", arrival, "spookhuis", alone(who, places), None))
        elif kind == 1:
            wizard, *heroes = chance.sample([*PEOPLE, "normal", "strong"], 4)
            games.append(
                (f"t{arrival}", arrival, "rush-out", race(wizard, heroes, chance.random() < 0.5), None)
            )
        else:
            who = chance.sample(PEOPLE, 3)
            seats = [Sat(one, "", 1, "table", "hydes-attack") for one in who]
            climb = Climb(chance.randrange(10), ("value-expert", "value-mastered"))
            games.append((f"t{arrival}", arrival, "hydes-attack", seats, climb))
    return games


@pytest.mark.parametrize("order", [1, 2])
async def test_in_any_order_and_again_it_is_the_same(stored: Settings, order: int) -> None:
    async with rows(stored) as keeper:
        ratings, games = Ratings(keeper), many_games(seed=5)
        for game in games:
            await played(keeper, *game)
            await ratings.note(game[0])
        expected = await dump(keeper)
        assert len(expected) > 60

        for slug in await ratings.games():
            await ratings.again(slug)
        assert await dump(keeper) == expected

        async with keeper.changing() as connection:
            for row in (PlayedRow, SeatedRow, RatedRow, RatingRow):
                await connection.execute(delete(row))
        random.Random(order).shuffle(games)
        for game in games:
            await played(keeper, *game)
            await ratings.note(game[0])
        assert await dump(keeper) == expected


async def test_a_game_counts_once_and_only_if_it_is_rated(stored: Settings) -> None:
    async with rows(stored) as keeper:
        ratings = Ratings(keeper)
        await played(keeper, "friendly", 1, "spookhuis", alone(["anna", "ben"], [1, 2]), rated=False)
        await ratings.note("friendly")
        assert await dump(keeper) == []
        await played(keeper, "serious", 2, "spookhuis", alone(["anna", "ben"], [1, 2]))
        await ratings.note("serious")
        once = await dump(keeper)
        await ratings.note("serious")
        assert await dump(keeper) == once
        assert [row[4] for row in once if row[0] in ("anna", "ben")] == [1, 1]


@pytest.mark.parametrize("stored", ["postgres"], indirect=True)
async def test_a_game_that_another_node_notes_in_the_middle_of_counting_stops_nothing(
    stored: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = [f"later {number}" for number in range(7)]
    async with rows(stored) as keeper, rows(stored) as elsewhere:
        await played(keeper, "first", 1, "spookhuis", alone(["anna", "ben"], [1, 2]))
        execute = AsyncConnection.execute

        async def another_is_noted_after_each(self: AsyncConnection, *asked: Any, **how: Any) -> Any:
            found = await execute(self, *asked, **how)
            if self.engine is keeper.engine and later:
                arrival = 9 - len(later)
                await played(elsewhere, later.pop(0), arrival, "spookhuis", alone(["cas", "dea"], [1, 2]))
            return found

        monkeypatch.setattr(AsyncConnection, "execute", another_is_noted_after_each)
        ratings = Ratings(keeper)
        await ratings.note("first")
        monkeypatch.undo()
        assert later == []
        for number in range(7):
            await ratings.note(f"later {number}")
        counted = await dump(keeper)
        assert {row[0] for row in counted} >= {"first", *(f"later {number}" for number in range(7))}
        await ratings.again("spookhuis")
        assert await dump(keeper) == counted


async def test_with_a_guest_at_the_table_it_counts_for_nobody(stored: Settings) -> None:
    async with rows(stored) as keeper:
        await played(keeper, "t", 1, "spookhuis", alone(["anna", ""], [1, 2]))
        await Ratings(keeper).note("t")
        assert await dump(keeper) == []


async def test_who_climbed_equally_high_shares_a_place(stored: Settings) -> None:
    async with rows(stored) as keeper:
        anna, ben, cas = [(await Members(keeper).make(MakeCard(name)))[0] for name in ("Anna", "Ben", "Cas")]
        for number, (together, height) in enumerate([((cas,), 3), ((anna, ben), 5)], start=1):
            seats = [Sat(one.id, "", 1, "table", "hydes-attack") for one in together]
            await played(keeper, f"t{number}", number, "hydes-attack", seats, Climb(height, ()))
        await Ratings(keeper).again("hydes-attack")
        board = await Boards(keeper).leaderboard("hydes-attack", "", "", anna)
    assert [(rung.rank, rung.name) for rung in board.rungs] == [(1, "Anna"), (1, "Ben"), (3, "Cas")]


async def test_who_walks_out_is_last_though_a_bot_won_for_them(stored: Settings) -> None:
    async with rows(stored) as keeper:
        seats = [
            Sat("anna", "", 1, "", "spookhuis", deserted=True),
            Sat("ben", "", 2, "", "spookhuis"),
        ]
        await played(keeper, "t", 1, "spookhuis", seats)
        await Ratings(keeper).note("t")
        found = {row[0]: row[2] for row in await dump(keeper) if row[0] in PEOPLE}
        assert found["anna"] < BEGINNER.mu < found["ben"]


async def test_a_member_who_leaves_leaves_the_ratings_of_others_as_they_are(stored: Settings) -> None:
    async with rows(stored) as keeper:
        ratings = Ratings(keeper)
        card = {
            "id": "ben",
            "name": "Ben",
            "alike": "ben",
            "face": "",
            "shown": "public",
            "hidden": False,
            "created": 0,
            "seen": 0,
            "recovery": "",
            "choices": b"{}",
            "banned": 0,
        }
        async with keeper.changing() as connection:
            await connection.execute(insert(MemberRow).values(card))
        for game in many_games(seed=6):
            await played(keeper, *game)
            await ratings.note(game[0])
        before = [row for row in await dump(keeper) if "ben" not in row]
        await Leaving(keeper).delete("ben")
        after_that = await dump(keeper)
        assert not any("ben" in row for row in after_that)
        assert [row for row in after_that if not is_strangers(row)] == before
        for slug in await ratings.games():
            await ratings.again(slug)
        assert await dump(keeper) == after_that
        async with keeper.reading() as connection:
            told = b"".join(await connection.scalars(select(PlayedRow.told)))
        assert b'"ben"' not in told
        assert b'"anna"' in told


def is_strangers(row: Sequence[Any]) -> bool:
    return any(isinstance(value, str) and value.startswith(STRANGER) for value in row)


def test_a_wizard_is_a_match_for_several_heroes() -> None:
    equal = Skill(25.0, 3.0)
    heroes, wizard = after([[equal] * 3, [equal]], [1, 2])
    upset = after([[equal] * 3, [equal]], [2, 1])
    assert heroes[0].mu - 25 == pytest.approx(25 - upset[0][0].mu, rel=0.01)
    assert wizard[0].mu < 25 < upset[1][0].mu


def test_no_level_of_bots_stands_above_a_harder_one() -> None:
    for ladder in ("good-vs-evil", "creatures-and-outcasts", "spookhuis", "rush-out/heroes"):
        stand = standing(ladder)
        assert [mark.skill.mu for mark in stand] == sorted({mark.skill.mu for mark in stand})
        levels = [level for mark in stand for level in mark.levels]
        assert levels == sorted(marks(ladder), key=ORDER.index)


def test_levels_that_the_measuring_shows_the_wrong_way_round_stand_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {
        "normal": BotSkill(25.0, 3.0, 100),
        "strong": BotSkill(29.4, 1.0, 200),
        "master": BotSkill(28.8, 1.1, 160),
    }
    monkeypatch.setattr(bots, "marks", lambda ladder: known)
    normal, together = standing("good-vs-evil")
    assert (normal.levels, together.levels) == (("normal",), ("strong", "master"))
    assert 28.8 < together.skill.mu < 29.4
    assert together.games == 360


async def test_how_somebody_plays_is_said_when_enough_is_known(stored: Settings) -> None:
    async with rows(stored) as keeper:
        anna = (await Members(keeper).make(MakeCard("Anna")))[0]
        seen = []
        for number in range(1, 41):
            seats = [
                Sat(anna.id, "", 1 + number % 2, "", "spookhuis"),
                Sat("", "normal", 2 - number % 2, "", "spookhuis"),
            ]
            await played(keeper, f"t{number}", number, "spookhuis", seats)
            await Ratings(keeper).note(f"t{number}")
            [card] = await Boards(keeper).ratings(anna.id)
            seen.append((card.margin <= 400, card.early, card.like))
        last = await Boards(keeper).change(anna.id, "t40")
        first = await Boards(keeper).change(anna.id, "t1")
        unknown = await Boards(keeper).change(anna.id, "t41")
    assert {(close, early) for close, early, _ in seen} == {(False, True), (True, False)}
    assert all(bool(like) == close for close, _, like in seen)
    assert (first.before, first.before_margin) == (1000, 667)
    assert (last.points, last.margin) == (card.points, card.margin)
    assert (last.before, last.before_margin) == (card.curve[-2].points, card.curve[-2].margin)
    assert not unknown.counted


def test_bots_of_a_race_stand_in_the_order_of_their_levels_and_people_between_them() -> None:
    for ladder in ("rush-out/heroes", "rush-out/wizard"):
        stand = marks(ladder)
        assert [*stand] == ["novice", "normal", "strong", "master"]
        assert all(known.games >= 60 for known in stand.values())
        assert like(ladder, stand["strong"].mu + 0.5) == "strong"
        assert is_beyond(ladder, Skill(stand["master"].mu + 5, 2.0))
        assert not is_beyond(ladder, Skill(stand["master"].mu + 5, 3.0))
    assert like("hydes-attack", 25.0) == ""
    assert not is_beyond("hydes-attack", Skill(99.0, 1.0))
