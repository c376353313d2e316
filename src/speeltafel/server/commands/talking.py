"""What people say at the table, and who hears it: the game decides."""

from time import monotonic, time

from speeltafel.server.common.catalogue import text_ids
from speeltafel.server.common.names import clean_line
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Talked
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.wire import Phrase, Say, Signal, Talk

SIGNAL_SECONDS = 5
"""How long a seat waits between two signals."""
SIGNALS_PER_TURN = 3
"""How many signals a seat gives in one turn, in games that count their turns."""


async def say(table: LiveTable, connection: Connection, message: Say) -> None:
    """Free words."""
    take_breath(connection)
    name = table.ledger.seats[message.seat].name if message.seat is not None else ""
    await tell(table, Talk(name=name, seat=message.seat, text=clean_line(message.text)))


async def phrase(table: LiveTable, connection: Connection, message: Phrase) -> None:
    """A quick phrase of the game."""
    take_breath(connection)
    if message.phrase not in text_ids(table.ledger.game, "phrase-"):
        raise Refusal("talk", "this game has no such phrase")
    name = table.ledger.seats[message.seat].name
    await tell(table, Talk(name=name, seat=message.seat, phrase=message.phrase))


async def signal(table: LiveTable, connection: Connection, message: Signal) -> None:
    """A signal of the game."""
    if message.signal not in table.signals():
        raise Refusal("talk", "this table has no such signal")
    if monotonic() < table.may_signal.get(message.seat, 0.0):
        raise Refusal("too-fast", f"one signal every {SIGNAL_SECONDS} seconds")
    if signals_this_turn(table, message.seat) >= SIGNALS_PER_TURN:
        raise Refusal("too-fast", f"{SIGNALS_PER_TURN} signals in a turn")
    await give_signal(table, message.seat, message.signal)
    table.may_signal[message.seat] = monotonic() + SIGNAL_SECONDS


async def give_signal(table: LiveTable, seat: int, word: str) -> None:
    """Let people and bots know a seat's signal."""
    name = table.ledger.seats[seat].name
    await tell(table, Talk(name=name, seat=seat, signal=word))
    table.driver.hear(seat, word)


def signals_this_turn(table: LiveTable, seat: int) -> int:
    """How many signals this seat gave since the turn began; none in games that count no turns."""
    now = turn(table)
    if now == 0:
        return 0
    return sum(
        said.talk.turn == now and said.talk.seat == seat and bool(said.talk.signal)
        for said in table.ledger.talk
    )


def turn(table: LiveTable) -> int:
    """The turn of the running game, where it counts them."""
    match = table.ledger.match
    return 0 if match is None else match.game.turn(match.table)


async def tell(table: LiveTable, talk: Talk) -> None:
    """Let everybody hear it who may, and refuse it when that is nobody."""
    listeners = [seat for seat in range(len(table.ledger.seats)) if hears(table, talk, seat)]
    public = hears(table, talk, None)
    if not public and not set(listeners) - {talk.seat}:
        raise Refusal("talk", "the table does not allow this now")
    talk.at, talk.turn = milliseconds(), turn(table)
    talked = Talked(talk, listeners, public)
    await table.append(talked)
    for connection in table.connections:
        if heard_by(talked, connection):
            connection.send(talk)


def take_breath(connection: Connection) -> None:
    """Nobody talks without end."""
    if not connection.words.take():
        raise Refusal("too-fast", "let others talk, too")


def milliseconds() -> int:
    """Now, for people."""
    return int(time() * 1000)


def hears(table: LiveTable, talk: Talk, listener: int | None) -> bool:
    """Whether words reach a listener. Before the start and after the end everybody may talk with everybody."""
    match, speaker = table.ledger.match, talk.seat
    if match is None or match.result is not None or (speaker is not None and speaker == listener):
        return True
    if speaker is not None and talk.signal:
        return match.game.hears_signal(match.table, speaker, listener)
    return match.game.hears(match.table, speaker, listener, free=bool(talk.text))


def heard_by(talked: Talked, connection: Connection) -> bool:
    """Whether this browser hears it."""
    if not connection.seats:
        return talked.public
    return any(seat in talked.listeners for seat in connection.seats)
