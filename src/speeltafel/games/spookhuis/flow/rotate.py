"""Phase 1: rotating a tile."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis import events, traffic
from speeltafel.games.spookhuis.flow.items import light_lamp, own_turn_moves, play_own_turn, read_compass
from speeltafel.games.spookhuis.moves import GO, Go, Rotate, use
from speeltafel.games.spookhuis.rails import by_lamp, faces_wall
from speeltafel.games.spookhuis.state import Table


@dataclass
class RotateTile(Procedure):
    """SH-023 to SH-030: one tile, or none; with the Compass two."""

    seat: int = 0
    rotated: bool = False

    def steps(self) -> tuple[Step, ...]:
        return (ask_for_rotation,)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Go):
            return
        if isinstance(move, Rotate):
            rotate(table, seat, move, now)
            self.rotated = True
            if table.rotations:
                self.repeat()
        elif move.item == "lamp":
            light_lamp(table, seat, now)
        else:
            self.repeat()
            play_item(table, seat, move.item, now)


def ask_for_rotation(table: Table, phase: RotateTile, now: Now) -> None:
    """SH-023, SH-024, SH-R16"""
    rotations, forced = traffic.rotation_choice(table)
    moves: list[Move] = [*rotations] if forced else [GO, *rotations]
    moves += items_now(table, phase)
    table.ask(phase.seat, "rotate", moves, "SH-024" if forced else "SH-023", "turn")


def items_now(table: Table, phase: RotateTile) -> list[Move]:
    """SH-R72: Lamp and Compass belong to this phase; items of the own turn may be played too."""
    seat = phase.seat
    player = table.players[seat]
    moves = own_turn_moves(table, seat)
    if player.has("compass") and table.rotations:
        moves.append(use("compass"))
    if player.has("lamp") and not phase.rotated and lamp_helps(table, seat):
        moves.append(use("lamp"))
    return moves


def lamp_helps(table: Table, seat: int) -> bool:
    """SH-R16, SH-R61: the cart can ride, or stands at a wall with something behind it."""
    player = table.players[seat]
    if traffic.ways_out(table, seat, traffic.teleporters_lit(table)):
        return True
    barred = traffic.barred_for(table.board, table.players, seat)
    return faces_wall(table.board, player.cell, player.exit) and bool(
        by_lamp(table.board, barred, player.cell)
    )


def rotate(table: Table, seat: int, move: Rotate, now: Now) -> None:
    """SH-023, SH-R12, SH-R18: the tile with its carts; the teleporters go out."""
    traffic.turn_tile(table, move.cell, move.turns)
    table.rotations -= 1
    table.shifted = True
    if now.listening:
        now.emit(events.Rotated(seat=seat, cell=move.cell, turns=move.turns))


def play_item(table: Table, seat: int, item: str, now: Now) -> None:
    """An item of this phase or of the own turn."""
    if item == "compass":
        read_compass(table, seat, now)
    else:
        play_own_turn(table, seat, item, now)
