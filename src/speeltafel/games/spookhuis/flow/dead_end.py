"""Phase 3 at a dead end: the Frightener's card, then perhaps an ambush."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Step
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.flow.ambush import Robbery
from speeltafel.games.spookhuis.flow.fright import Fright
from speeltafel.games.spookhuis.flow.items import Asking, anytime_moves, own_turn_moves
from speeltafel.games.spookhuis.flow.piles import refill, strike
from speeltafel.games.spookhuis.flow.trial import settle_tie
from speeltafel.games.spookhuis.moves import DECLINE, SPARE, Ambush, Frighten, Spare, frighten
from speeltafel.games.spookhuis.state import NOBODY, Table


@dataclass
class DeadEnd(Asking):
    """SH-084 to SH-097: fright first, ambush afterwards."""

    seat: int = 0
    frightener: int = NOBODY

    def steps(self) -> tuple[Step, ...]:
        return (find_frightener, ask_frightener, ask_for_ambush)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Frighten):
            strike(table, seat, move.card, now)
            table.push(Fright(victim=self.seat, by=seat))
        elif isinstance(move, Spare):
            if now.listening:
                now.emit(events.Spared(seat=seat, victim=self.seat))
        elif isinstance(move, Ambush):
            if now.listening:
                now.emit(events.Ambushed(seat=seat, victim=move.player))
            table.push(Robbery(attacker=seat, victim=move.player))


def find_frightener(table: Table, place: DeadEnd, now: Now) -> None:
    """SH-084, SH-R02, SH-R30, SH-R31, SH-R32: the lowest of the others, Ghosts counting 0; an empty supply is refilled."""
    others = table.around(place.seat)
    lowest = min(table.players[seat].morale for seat in others)
    tied = [seat for seat in others if table.players[seat].morale == lowest]
    place.frightener = settle_tie(table, tied, "frightener", now)
    if now.listening:
        now.emit(events.Frightener(seat=place.frightener, victim=place.seat))
    if not table.players[place.frightener].horrors():
        refill(table, place.frightener, now)


def ask_frightener(table: Table, place: DeadEnd, now: Now) -> None:
    """SH-085: one card, or an explicit pass."""
    moves = horror_moves(table, place.frightener)
    if moves:
        table.ask(place.frightener, "frighten", [SPARE, *moves], "SH-085", "reply")


def horror_moves(table: Table, seat: int) -> list[Move]:
    """The horrors in hand, and items for any moment; nothing when no horror could be had (SH-R34)."""
    horrors: list[Move] = [frighten(card) for card in table.players[seat].horrors()]
    return horrors + anytime_moves(table, seat) if horrors else []


def ask_for_ambush(table: Table, place: DeadEnd, now: Now) -> None:
    """SH-090, SH-091, SH-R44: living players who stand here."""
    here = table.players[place.seat].cell
    victims = [
        s for s in table.around(place.seat) if table.players[s].cell == here and not table.players[s].ghost
    ]
    if not victims:
        return
    moves: list[Move] = [DECLINE, *(Ambush(seat) for seat in victims), *own_turn_moves(table, place.seat)]
    table.ask(place.seat, "ambush", moves, "SH-090", "turn")
