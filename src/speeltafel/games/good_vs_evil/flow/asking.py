"""Questions to one player, and what happens when nobody answers."""

from collections.abc import Sequence

from speeltafel.engine import Chance, Move, Now, Procedure
from speeltafel.games.good_vs_evil.state import Table


class Asking(Procedure):
    """A procedure that asks one player at a time."""

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """GE-R42: what is done for a player who does not answer; at random where nothing else is said."""
        return chance.pick(moves)


def ask(
    table: Table, frame: Asking, seat: int, question: tuple[str, str, str], moves: Sequence[Move], now: Now
) -> None:
    """Ask for one of the moves (kind, rule, clock); for a player who has left the answer comes by itself (GE-R41)."""
    if seat in table.leaving:
        frame.answer(table, seat, frame.late(table, seat, moves, now.chance), now)
    else:
        kind, rule, clock = question
        table.ask(seat, kind, moves, rule, clock)


def any_card(hand: list[int], chance: Chance) -> int:
    """The kind of a random card, each card with the same chance."""
    return chance.pick([kind for kind, count in enumerate(hand) for _ in range(count)])
