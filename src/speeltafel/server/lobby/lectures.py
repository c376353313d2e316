"""Tables for lessons: laid as the lesson says, with one person and others who do what it says."""

from time import time

import msgspec

from speeltafel.engine import Game
from speeltafel.engine.lessons import Lesson, course_of
from speeltafel.server.commands.shuffling import new_seed
from speeltafel.server.common.keys import hashed, new_secret
from speeltafel.server.common.names import clean_name, told_apart
from speeltafel.server.lobby.lobby import Lobby
from speeltafel.server.storage.entries import Created, SeatEntry, Started
from speeltafel.server.wire import CreateTable, SeatKey, SeatPlan, TakeLesson, Ticket

NOVICE = "novice"


class UnknownLesson(Exception):
    """The game has no such lesson."""


async def take_lesson(lobby: Lobby, game: Game, name: str, wanted: TakeLesson) -> Ticket:
    """A table for this lesson, ready to begin."""
    lesson = course_of(game).get(name)
    if lesson is None:
        raise UnknownLesson(name)
    learner = told_apart(clean_name(wanted.name) or "1", [other for other in lesson.names if other])
    if lesson.kind == "game":
        return await lobby.create(first_game(game, lesson, learner))
    return await lay(lobby, game, lesson, learner)


def first_game(game: Game, lesson: Lesson, learner: str) -> CreateTable:
    """A real game against gentle bots."""
    seats = [
        SeatPlan("person", learner, mine=True) if seat == lesson.seat else SeatPlan("bot", name, NOVICE)
        for seat, name in enumerate(lesson.names)
    ]
    return CreateTable(game=game.slug, seats=seats, options=lesson.options, latecomers=False)


async def lay(lobby: Lobby, game: Game, lesson: Lesson, learner: str) -> Ticket:
    """The table as the lesson describes it. Nothing is drawn, so nobody has to promise anything."""
    secret = new_secret()
    seats = [
        SeatEntry(kind="person", name=name, key=hashed(secret))
        if seat == lesson.seat
        else SeatEntry(kind="bot", name=name, level=NOVICE)
        for seat, name in enumerate(lesson.named(learner))
    ]
    created = Created(
        game=game.slug,
        place="online",
        options=msgspec.to_builtins(game.read_options(lesson.options)),
        seats=seats,
        secret=new_seed(),
        host=hashed(secret),
        at=int(time()),
        lesson=lesson.id,
        latecomers=False,
    )
    table = await lobby.open(created)
    async with table.lock:
        await table.append(Started(seats, game.version))
        table.driver.note_decisions()
    return Ticket(table.ledger.table, [SeatKey(lesson.seat, secret)], table.ledger.commitment)
