"""Turns: play or pass, then draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from speeltafel.engine import EVERYONE, Chance, Move, Now, Step, only
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow.asking import Asking
from speeltafel.games.good_vs_evil.flow.explosions import depart, meet_kitten
from speeltafel.games.good_vs_evil.flow.order import finish_turn
from speeltafel.games.good_vs_evil.flow.plays import lay_down
from speeltafel.games.good_vs_evil.legal import legal_plays
from speeltafel.games.good_vs_evil.material import KITTEN, NAMES
from speeltafel.games.good_vs_evil.moves import DRAW, Draw
from speeltafel.games.good_vs_evil.state import DREW, Table


@dataclass
class Turns(Asking):
    """GE-031: play or pass, as often as you like, then draw. The frame stays for the whole game."""

    def steps(self) -> tuple[Step, ...]:
        return TURN_STEPS

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        self.at = 0
        if type(move) is Draw:
            draw(table, seat, now)
        else:
            lay_down(table, seat, move, now)

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return DRAW


def settle_departures(table: Table, turns: Turns, now: Now) -> None:
    """GE-R41: who leaves for good goes when no action is running."""
    while table.leaving and table.result is None:
        depart(table, table.leaving.pop(0), now)


def play_or_pass(table: Table, turns: Turns, now: Now) -> None:
    """GE-031, GE-038"""
    seat = table.turn
    table.ask(seat, "turn", legal_plays(table, seat), "GE-031", "main_action")


TURN_STEPS: Final[tuple[Step, ...]] = (settle_departures, play_or_pass)


def draw(table: Table, seat: int, now: Now) -> None:
    """GE-036: the turn ends with the top card of the pile."""
    card = table.pile.pop()
    if card == KITTEN:
        table.facts.append((DREW, seat, card, EVERYONE))
        meet_kitten(table, seat, now)
        return
    table.facts.append((DREW, seat, card, 1 << seat))
    table.hands[seat][card] += 1
    if now.listening:
        now.emit(events.Drew(seat=seat, card=NAMES[card], to=only(seat)))
    finish_turn(table, now)
