"""Whose turn it is, and how many turns are owed."""

from speeltafel.engine import Now
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.state import Table


def finish_turn(table: Table, now: Now) -> None:
    """GE-R02: one owed turn is done; at none the next player starts a normal one."""
    table.owed -= 1
    if table.owed == 0:
        pass_the_turn(table, now)
    elif now.listening:
        now.emit(events.TurnsLeft(seat=table.turn, turns=table.owed))


def pass_the_turn(table: Table, now: Now) -> None:
    """GE-039, GE-R13: the next living player, one turn, no attack."""
    table.turn = table.next_seat(table.turn)
    table.owed = 1
    table.under_attack = False
    if now.listening:
        now.emit(events.TurnBegan(seat=table.turn))


def hand_over_turns(table: Table, victim: int, now: Now) -> None:
    """GE-096 to GE-101, GE-R01: two turns and those that a player under attack still owed."""
    carried = table.owed if table.under_attack else 0
    if carried == 1 and table.options.attack_carry == "fresh":
        carried = 0
    table.turn = victim
    table.owed = 2 + carried
    table.under_attack = True
    if now.listening:
        now.emit(events.MustTake(seat=victim, turns=table.owed))
