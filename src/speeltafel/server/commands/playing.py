"""Moves, and what people may do about the course of the game: take back, play again."""

from functools import cache, partial

import msgspec

from speeltafel.engine import Game
from speeltafel.engine import Move as GameMove
from speeltafel.engine.abilities import Foreseeing
from speeltafel.server.commands.lessons import teach
from speeltafel.server.commands.slowly import withhold
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Followed, Undone
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import (
    Because,
    Hasten,
    Move,
    Preview,
    Previewed,
    Rematch,
    Undo,
    UndoRequest,
    Why,
)


async def move(table: LiveTable, connection: Connection, message: Move) -> None:
    """Answer a decision. What is due by then happens first, however busy the table is."""
    if table.match.wake() is not None:
        await table.driver.pass_time(table.match)
    table.open_decision(message.seat, message.decision)
    chosen = read_move(table, message.move)
    if table.ledger.slow is not None and table.ledger.slow.window:
        await withhold(table, connection, message.seat, message.decision, chosen)
    elif not teach(table, connection, message.seat, chosen):
        await table.do(partial(table.match.play, message.seat, chosen, table.clock.now()))


def read_move(table: LiveTable, raw: msgspec.Raw) -> GameMove:
    """A move of this game."""
    try:
        return move_decoder(table.ledger.game).decode(raw)
    except RecursionError:
        raise Refusal("malformed", "the move is nested too deeply") from None
    except msgspec.DecodeError as error:
        raise Refusal("illegal", f"this is not a move of this game: {error}") from None


@cache
def move_decoder(game: Game) -> "msgspec.json.Decoder[GameMove]":
    """Reads the moves of a game."""
    return msgspec.json.Decoder(game.moves)


async def why(table: LiveTable, connection: Connection, message: Why) -> None:
    """Name the rule that says why nothing can be done with a thing."""
    connection.send(Because(message.id, table.match.why(message.seat, message.thing)))


async def preview(table: LiveTable, connection: Connection, message: Preview) -> None:
    """Show what a move would open up, from what the seat may know."""
    chosen = read_move(table, message.move)
    match = table.match
    game = match.game
    marks = (
        game.preview(match.view(message.seat), message.seat, chosen) if isinstance(game, Foreseeing) else ()
    )
    connection.send(Previewed(message.id, list(marks)))


async def undo(table: LiveTable, connection: Connection, message: Undo) -> None:
    """Take back the last move: an unfinished step freely, anything else when every person at the table agrees."""
    request = table.undo_request
    if not message.agree:
        say_no(table, connection)
    elif request is None:
        ask_back(table, connection, message.seat)
    else:
        table.undo_request = UndoRequest(
            request.seat, [seat for seat in request.waiting_for if seat != message.seat]
        )
    if table.undo_request is not None and not table.undo_request.waiting_for:
        await take_back(table, table.undo_request.seat)
    table.show_card()


def say_no(table: LiveTable, connection: Connection) -> None:
    """Refuse or withdraw it. What was refused once is not asked again, until there is another move."""
    request, table.undo_request = table.undo_request, None
    if request is not None and request.seat not in connection.seats:
        table.undo_refused = True
        table.show()


def ask_back(table: LiveTable, connection: Connection, seat: int) -> None:
    """Ask everybody else who is here, where it concerns them."""
    if table.undo_refused:
        raise Refusal("undo-refused", "the others want this move to stand")
    if not table.may_undo(seat):
        raise Refusal(
            "not-now", "this cannot be taken back: something became known, was drawn, or was not yours"
        )
    others = [other for other in table.people() if other != seat and other not in connection.seats]
    table.undo_request = UndoRequest(seat, [] if table.is_unfinished(seat) else others)


async def take_back(table: LiveTable, seat: int) -> None:
    """Undo, and show everybody the table as it was."""
    table.undo_request = None
    await table.append(Undone(seat))
    for connection in table.connections:
        for eyes in connection.eyes:
            connection.seen[eyes] = min(connection.seen.get(eyes, 0), table.ledger.history.count(eyes))
    table.driver.note_decisions()
    table.show(undone=True)


async def hasten(table: LiveTable, connection: Connection, message: Hasten) -> None:
    """Who is out sees the end at once, when only bots play on. It may have come already."""
    if table.match.result is None and not table.only_bots_play():
        raise Refusal("not-now", "somebody still plays")
    table.hasty = True
    table.driver.make_haste()


async def rematch(table: LiveTable, connection: Connection, message: Rematch) -> None:
    """Once more, when every person who is here wants it."""
    if table.match.result is None:
        raise Refusal("not-now", "the game is not over yet")
    table.rematch.add(message.seat)
    if not table.ledger.next and table.rematch.issuperset(table.people()):
        await table.append(Followed(await table.make_rematch(table)))
    table.show_card()
