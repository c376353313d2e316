"""Who is away from a table, and what others need from them."""

from speeltafel.engine import Move
from speeltafel.engine.abilities import Race
from speeltafel.server.table.standing import Standing


def lost_seats(table: Standing) -> dict[int, float]:
    """Seats whose player is away and for whom nobody stands in yet; lessons and slow tables wait."""
    if table.ledger.lesson is not None or table.ledger.slow is not None:
        return {}
    return {seat: lost for seat, lost in table.lost.items() if seat not in table.stand_ins}


def absent_moves(table: Standing) -> list[tuple[int, Move]]:
    """What others need from players who are away."""
    match = table.match
    if not isinstance(match.game, Race):
        return []
    away = [seat for seat in table.silence.away if not table.is_bots(seat)]
    moves = [(seat, match.game.for_absent(match.table, seat)) for seat in away]
    return [(seat, move) for seat, move in moves if move is not None]
