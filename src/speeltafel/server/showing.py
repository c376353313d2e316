"""What each browser is shown: its own view, decisions and events, and what everybody may know."""

from typing import TYPE_CHECKING

from speeltafel.engine import ASKED, Decision, Match, Window
from speeltafel.server.connection import Connection
from speeltafel.server.history import Eyes
from speeltafel.server.wire import Clock, DecisionCard, SeatCard, State, TableCard, Viewpoint, Waiting

if TYPE_CHECKING:
    from speeltafel.server.live import LiveTable


def table_card(table: "LiveTable") -> TableCard:
    """The table, as everybody sees it."""
    ledger = table.ledger
    return TableCard(
        table=ledger.table,
        game=ledger.created.game,
        phase=ledger.phase,
        place=ledger.created.place,
        options=ledger.options,
        seats=[seat_card(table, seat) for seat in range(len(ledger.seats))],
        listed=ledger.listed,
        commitment=ledger.commitment,
        created=ledger.created.at,
        watching=sum(not connection.seats for connection in table.connections),
        tv=any(connection.tv for connection in table.connections),
        paused_by=table.paused_by,
        undo=table.undo_request,
        rematch=sorted(table.rematch),
        next=ledger.next,
        free_talk=table.free_talk(),
    )


def seat_card(table: "LiveTable", seat: int) -> SeatCard:
    entry = table.ledger.seats[seat]
    return SeatCard(
        seat=seat,
        kind=entry.kind,
        name=entry.name,
        level=entry.level,
        connected=table.is_connected(seat),
        stand_in=seat in table.stand_ins,
    )


def state(table: "LiveTable", match: Match, connection: Connection, undone: bool = False) -> State | None:
    """The game for this browser, or None when nothing changed for it."""
    asked = waiting(table, match)
    shown = [
        (match.view(eyes), own_decisions(match, eyes), table.ledger.history.count(eyes), table.may_undo(eyes))
        for eyes in connection.eyes
    ]
    summary = (shown, [(who.seat, who.kind) for who in asked], match.result)
    if summary == connection.shown and not undone:
        return None
    connection.shown = summary
    viewpoints = [
        Viewpoint(
            seat=eyes,
            view=view,
            decisions=[decision_card(table, decision) for decision in decisions],
            events=list(table.ledger.history.since(eyes, connection.seen.get(eyes, 0))),
            first_event=connection.seen.get(eyes, 0),
            may_undo=undo,
        )
        for eyes, (view, decisions, _, undo) in zip(connection.eyes, shown, strict=True)
    ]
    connection.seen = {eyes: table.ledger.history.count(eyes) for eyes in connection.eyes}
    return State(viewpoints=viewpoints, waiting=asked, result=match.result, undone=undone)


def own_decisions(match: Match, eyes: Eyes) -> list[Decision]:
    """What is asked of these eyes."""
    return [decision for decision in match.decisions() if decision.seat == eyes]


def decision_card(table: "LiveTable", decision: Decision) -> DecisionCard:
    return DecisionCard(
        number=decision.number,
        kind=decision.kind,
        rule=decision.rule,
        moves=list(decision.moves),
        clock=clock_card(table, decision),
        optional=decision.waits != ASKED,
    )


def clock_card(table: "LiveTable", decision: Decision) -> Clock | None:
    """The running clock of a decision."""
    deadline = table.deadlines.get((decision.seat, decision.number))
    if deadline is None:
        return None
    left = max(0.0, deadline.at - table.clock.now())
    return Clock(name=decision.clock, left_ms=int(left * 1000), total_ms=int(deadline.seconds * 1000))


def waiting(table: "LiveTable", match: Match) -> list[Waiting]:
    """Whom the table waits for. A window names all it called, so that nobody sees who has passed already."""
    asked = [decision for decision in match.decisions() if decision.waits == ASKED]
    frames = match.table.frames
    if not asked or not frames or not isinstance(frames[-1], Window):
        return [Waiting(d.seat, d.kind, d.rule, clock_card(table, d)) for d in asked]
    window, clock = frames[-1], clock_card(table, asked[0])
    called = []
    for seat in window.called:
        kind, rule, _ = window.question(match.table, seat)
        called.append(Waiting(seat, kind, rule, clock))
    return called
