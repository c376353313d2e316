"""Leaving for good."""

from speeltafel.engine import Now, flow
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow.asking import Asking
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.state import Table


def leave(table: Table, seat: int, now: Now) -> None:
    """GE-R41: a turn that is waiting begins anew without the player; an action that is running goes on first."""
    if now.listening:
        now.emit(events.Left(seat=seat))
    table.leaving.append(seat)
    top = table.frames[-1]
    if isinstance(top, Turns):
        table.withdraw()
        top.at = 0
    else:
        answer_by_itself(table, seat, now)


def answer_by_itself(table: Table, seat: int, now: Now) -> None:
    """GE-R42: what the player was asked just now is settled as if the time had run out."""
    top = table.frames[-1]
    assert isinstance(top, Asking | Action)
    if isinstance(top, Action):
        top.withdraw_from(seat)
    decision = table.decision(seat)
    if decision is not None:
        flow.answer(table, decision, top.late(table, seat, decision.moves, now.chance), now)
