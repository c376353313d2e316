"""Phase 1: rotating a tile."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis import events, traffic
from speeltafel.games.spookhuis.cards import OWN_TURN
from speeltafel.games.spookhuis.flow import secrets
from speeltafel.games.spookhuis.flow.items import light_lamp, own_turn_moves, play_own_turn, read_compass
from speeltafel.games.spookhuis.moves import GO, Go, Rotate, use
from speeltafel.games.spookhuis.rails import by_lamp, faces_wall
from speeltafel.games.spookhuis.state import Table


@dataclass
class RotateTile(Procedure):
    """SH-023 to SH-030: one tile, or none; with the Compass two, and items between rotation and ride (SH-R72)."""

    seat: int = 0
    rotated: bool = False

    def steps(self) -> tuple[Step, ...]:
        return (ask_for_rotation, ask_before_ride)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Go):
            self.finish()
        elif isinstance(move, Rotate):
            rotate(table, seat, move, now)
            self.rotated = True
            if table.rotations:
                self.repeat()
        elif move.item == "lamp":
            light_lamp(table, seat, now)
            self.finish()
        elif move.item == "compass":
            read_compass(table, seat, now)
            self.at = 0
        else:
            self.repeat()
            play_own_turn(table, seat, move.item, now)


def ask_for_rotation(table: Table, phase: RotateTile, now: Now) -> None:
    """SH-023, SH-024, SH-R16"""
    rotations, forced = traffic.rotation_choice(table)
    moves: list[Move] = [*rotations] if forced else [GO, *rotations]
    moves += items_now(table, phase)
    if table.players[phase.seat].has("lamp") and not phase.rotated and lamp_helps(table, phase.seat):
        moves.append(use("lamp"))
    table.ask(phase.seat, "rotate", moves, "SH-024" if forced else "SH-023", "turn")


def ask_before_ride(table: Table, phase: RotateTile, now: Now) -> None:
    """SH-149, SH-R72: after the rotation, whoever might hold the Compass or an item of the own turn is asked."""
    if secrets.may_hold(table, phase.seat, OWN_TURN | {"compass"}):
        table.ask(phase.seat, "set-off", [GO, *items_now(table, phase)], "SH-R72", "turn")


def items_now(table: Table, phase: RotateTile) -> list[Move]:
    """SH-149, SH-R62, SH-R72: items of the own turn, and the Compass, which is of no use under the Ghost Train."""
    moves = own_turn_moves(table, phase.seat)
    if table.players[phase.seat].has("compass") and not table.derailed:
        moves.append(use("compass"))
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
