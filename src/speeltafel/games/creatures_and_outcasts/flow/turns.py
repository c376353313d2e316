"""Turns: play, pass, lay down a set or blocked cards; and what happens when everybody has passed."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import EVERYONE, Now, Procedure, Step
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.facts import PASSED
from speeltafel.games.creatures_and_outcasts.flow.all_pass import AllPass
from speeltafel.games.creatures_and_outcasts.flow.effects import draw_top
from speeltafel.games.creatures_and_outcasts.flow.ending import end_round
from speeltafel.games.creatures_and_outcasts.flow.order import holder_from
from speeltafel.games.creatures_and_outcasts.flow.plays import discard_blocked, lay_set, play_cards
from speeltafel.games.creatures_and_outcasts.legal import turn_moves
from speeltafel.games.creatures_and_outcasts.moves import DiscardBlocked, LaySet, Play, PlayPair
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table


@dataclass
class Turns(Procedure):
    """CO-031: one action, then the turn goes on. The frame stays for the whole round."""

    def steps(self) -> tuple[Step, ...]:
        return (choose_action, settle)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Play):
            play_cards(table, seat, int(move.card), 1, now)
        elif isinstance(move, PlayPair):
            play_cards(table, seat, int(move.card), 2, now)
        elif isinstance(move, LaySet):
            lay_set(table, seat, int(move.card), now)
        elif isinstance(move, DiscardBlocked):
            discard_blocked(table, seat, now)
        else:
            pass_turn(table, seat, now)


def choose_action(table: Table, turns: Turns, now: Now) -> None:
    """CO-031, CO-039, CO-075, CO-122"""
    table.ask(table.turn, "turn", turn_moves(table, table.turn), "CO-031", "turn")


def pass_turn(table: Table, seat: int, now: Now) -> None:
    """CO-039, CO-040, CO-095, CO-R21"""
    table.passed |= 1 << seat
    if table.trick and table.trick_rules().upward:
        table.facts.append((PASSED, EVERYONE, seat, table.top))
    if now.listening:
        now.emit(events.Passed(seat=seat))
    if table.closed and table.trick_rules().draws:
        draw_top(table, seat, now)


def settle(table: Table, turns: Turns, now: Now) -> None:
    """CO-R40: the action is complete. Whoever did not just pass may have left one player with cards."""
    turns.at = 0
    if not table.passed and len(table.with_cards()) <= 1:
        end_round(table, "one-left")
    elif table.passed and everybody_passed(table):
        table.push(AllPass())
    else:
        table.turn = holder_from(table, table.next_seat(table.turn), now)


def everybody_passed(table: Table) -> bool:
    """CO-042, CO-R01, CO-R02: players without cards do not count."""
    spares_last = table.options.all_pass == "all-but-last" and bool(table.trick)  # noqa: S105
    spared = table.last_player if spares_last else NOBODY
    return all(table.passed >> seat & 1 or seat == spared for seat in table.with_cards())
