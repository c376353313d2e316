"""The table and the sequence of play."""

from dataclasses import dataclass, field
from typing import Any, Final

from speeltafel.engine import Now, Procedure, Result, Step, only
from speeltafel.engine import Table as BaseTable

from speeltafel.workshop.high_card.moves import Dealt, Laid, Lay, Options, Scored

CARDS: Final = [number for number in range(1, 11) for _ in range(3)]
"""Three cards of each number from 1 to 10."""
NOT_YET: Final = 0


@dataclass
class Table(BaseTable):
    """Hands, the deck that is left, cards that were laid, and points."""

    options: Options = field(default_factory=Options)
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    played: list[list[int]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


@dataclass
class Round(Procedure):
    """HC-003: everybody lays a card, all are turned over, the highest scores; again until the hands are empty."""

    laid: list[int] = field(default_factory=list)

    def steps(self) -> tuple[Step, ...]:
        return (everybody_lays, turn_over, next_round)

    def answer(self, table: Any, seat: int, move: Lay, now: Now) -> None:
        table.hands[seat].remove(move.card)
        self.laid[seat] = move.card


def set_up(options: Options, seats: int, now: Now) -> Table:
    """HC-002: as many cards each as there are rounds."""
    table = Table(seats=seats, options=options, deck=CARDS[:], points=[0] * seats)
    now.chance.shuffle(table.deck)
    for seat in range(seats):
        table.hands.append(sorted(table.deck.pop() for _ in range(options.rounds)))
        now.emit(Dealt(seat=seat, hand=list(table.hands[seat]), to=only(seat)))
    table.push(Round(laid=[NOT_YET] * seats))
    return table


def everybody_lays(table: Table, frame: Round, now: Now) -> None:
    """HC-003: at the same time, so nobody knows what the others lay."""
    for seat in range(table.seats):
        if frame.laid[seat] == NOT_YET:
            moves = [Lay(card) for card in sorted(set(table.hands[seat]))]
            table.ask(seat, "lay", moves, "HC-003", "lay")


def turn_over(table: Table, frame: Round, now: Now) -> None:
    """HC-004: the highest card scores the number of the round, equal highest ones nothing."""
    highest = max(frame.laid)
    winner = frame.laid.index(highest) if frame.laid.count(highest) == 1 else None
    if winner is not None:
        table.points[winner] += len(table.played) + 1
    table.played.append(frame.laid)
    now.emit(Laid(cards=list(frame.laid)))
    now.emit(Scored(seat=winner))


def next_round(table: Table, frame: Round, now: Now) -> None:
    """HC-005: most points win; equal points share the win."""
    if table.hands[0]:
        frame.laid = [NOT_YET] * table.seats
        frame.at = 0
        return
    most = max(table.points)
    winners = tuple(seat for seat, points in enumerate(table.points) if points == most)
    ranks = tuple(1 + sum(other > points for other in table.points) for points in table.points)
    table.end(Result(winners, ranks, "points", tuple(table.points)))
