"""Playing by correspondence: who may, and what people say beforehand."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from speeltafel.engine import Game, IllegalMove, Move
from speeltafel.server.common.refusals import Refusal
from speeltafel.server.storage.entries import Ordered, SeatEntry, Withheld
from speeltafel.server.table.connection import Connection
from speeltafel.server.table.live import LiveTable
from speeltafel.server.table.slow import Kept
from speeltafel.server.wire import Orders, Place

CARDS_NEEDED: Final = "at a table by correspondence everybody needs a player card"
BY_ARRIVAL: Final = "arrival"
"""What options call a race that the first to arrive wins."""


def check_slow(
    game: Game, hours: int, place: Place, seats: Sequence[SeatEntry], options: dict[str, Any]
) -> None:
    """Only where there are turns, everybody has a screen of their own, and the table knows whom to call."""
    if not hours:
        return
    if game.timed:
        raise slow_refusal("race", f"{game.slug} is a race: it cannot be played by correspondence")
    if place != "online":
        raise slow_refusal("place", "by correspondence everybody plays on a screen of their own")
    if BY_ARRIVAL in options.values():
        raise slow_refusal(
            "arrival", "by correspondence nobody can be the first to react: choose a draw by lot"
        )
    if any(entry.kind == "person" and not entry.member for entry in seats):
        raise Refusal("no-card", CARDS_NEEDED, reason="slow-card")


def slow_refusal(why: str, detail: str) -> Refusal:
    """Why a table cannot be played by correspondence; the page says it beside that choice."""
    return Refusal("bad-options", detail, reason=f"slow-{why}")


def check_together(table: LiveTable) -> None:
    """What makes sense only while people are at the table together."""
    if table.ledger.choices.hours:
        raise Refusal(
            "not-now", "this table is played by correspondence: it neither pauses nor replaces anybody"
        )


async def order(table: LiveTable, connection: Connection, message: Orders) -> None:
    """What to do in windows for who is away: asked of everybody alike, whatever they hold."""
    slow = table.ledger.slow
    if slow is None or table.match.result is not None:
        raise Refusal("not-now", "only a running game by correspondence takes orders")
    if slow.orders.get(message.seat) != message.order:
        await table.append(Ordered(message.seat, message.order))
        table.tell("arranged", table.ledger)
        table.show()


async def withhold(table: LiveTable, connection: Connection, seat: int, decision: int, chosen: Move) -> None:
    """Keep an answer until the window closes. Who gives the same one again is shown the same again."""
    slow = table.ledger.slow
    kept = Kept(decision, msgspec.to_builtins(chosen))
    if slow is not None and slow.kept.get(seat) == kept:
        connection.shown = None
        table.show()
        return
    if chosen not in table.match.decision(seat).moves:
        refusal = table.match.refusal(seat, chosen)
        rule, text = (refusal.rule, refusal.text) if isinstance(refusal, IllegalMove) else ("", str(refusal))
        raise Refusal("illegal", text, rule)
    await table.append(Withheld(seat, decision, kept.move))
    table.tell("arranged", table.ledger)
    table.show()
