"""The turn with its four phases, and the rounds."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis import events, traffic
from speeltafel.games.spookhuis.board import GATE, GATE_BACK, flipped
from speeltafel.games.spookhuis.cards import BALANCE, OWN_TURN
from speeltafel.games.spookhuis.flow.dead_end import DeadEnd
from speeltafel.games.spookhuis.flow.ghosts import scares_after_ride
from speeltafel.games.spookhuis.flow.horrors.curses import Meetings, curses_roam, dracula_drains
from speeltafel.games.spookhuis.flow.horrors.placement import place
from speeltafel.games.spookhuis.flow.horrors.steering import Hooded, hand_over_reins
from speeltafel.games.spookhuis.flow.items import own_turn_moves, play_own_turn
from speeltafel.games.spookhuis.flow.limit import CheckLimit, take_surplus
from speeltafel.games.spookhuis.flow.morale import TurnFrame, change_morale, most_terror_wins, wear_off
from speeltafel.games.spookhuis.flow.ride import Ride
from speeltafel.games.spookhuis.flow.rooms import room_action
from speeltafel.games.spookhuis.flow.rotate import RotateTile
from speeltafel.games.spookhuis.flow.secrets import may_hold
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.moves import GO, Use
from speeltafel.games.spookhuis.rails import DEAD_END, IN_ROOM, faces_wall
from speeltafel.games.spookhuis.state import STUCK, Player, Table


@dataclass
class Rounds(Procedure):
    """SH-022: turn after turn, clockwise, until the game ends."""

    def steps(self) -> tuple[Step, ...]:
        return (next_turn, after_turn)


def next_turn(table: Table, rounds: Rounds, now: Now) -> None:
    """SH-022: the active player plays all phases."""
    table.push(Turn(seat=table.active))


def after_turn(table: Table, rounds: Rounds, now: Now) -> None:
    """SH-031, SH-R15: the Gatehouse is turned over when all have left; SH-R80: dawn after the last round."""
    if not flipped(table.board) and all(player.cell != GATE for player in table.players):
        turn_gatehouse_over(table, now)
    table.active = table.left_of(table.active)
    rounds.at = 0
    if table.active == table.first:
        begin_round(table, now)


def turn_gatehouse_over(table: Table, now: Now) -> None:
    """SH-032: the last cart seems to have rolled off ramp A."""
    table.board[GATE] = GATE_BACK * 6 + table.last_exit
    if now.listening:
        now.emit(events.Flipped(ramp=table.last_exit))


def begin_round(table: Table, now: Now) -> None:
    """SH-R80: after the last round the living have failed."""
    if table.options.dawn and table.round >= table.options.dawn:
        if now.listening:
            now.emit(events.Dawned(round=table.round))
        most_terror_wins(table, "dawn", now)
        return
    table.round += 1
    if now.listening:
        now.emit(events.RoundBegan(round=table.round))


@dataclass
class Turn(TurnFrame):
    """SH-021, SH-R85: what comes first, then rotate, ride, local action, end of turn."""

    seat: int = 0
    placed: bool = False

    def steps(self) -> tuple[Step, ...]:
        return (
            become_active,
            ask_before_losses,
            wear_gin_off,
            lose_to_dracula,
            ask_before_placement,
            rotate_or_be_placed,
            put_on_hood,
            ride,
            be_scared,
            act_locally,
            end_turn,
        )

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Use):
            self.repeat()
            play_own_turn(table, seat, move.item, now)


def become_active(table: Table, turn: Turn, now: Now) -> None:
    """SH-131, SH-R47, SH-R59: the surplus cards; Horla and the Ghost Train work in this turn only."""
    player = table.players[turn.seat]
    table.phase = 0
    table.shifted = False
    table.lamp = False
    table.stop = STUCK
    table.offered = False
    table.derailed = player.derailed
    table.rotations = 0 if player.ghost or player.derailed else 1
    table.driver = turn.seat
    player.derailed = False
    if now.listening:
        now.emit(events.TurnBegan(seat=turn.seat))
    take_surplus(table, turn.seat, now)


def ask_before_losses(table: Table, turn: Turn, now: Now) -> None:
    """SH-113, SH-R72, SH-R85: items may be played before morale is lost. Asked by what lies open, not by what is held."""
    player = table.players[turn.seat]
    if player.hand and (player.has_laid("dracula") or gin_ends(player)):
        moves: list[Move] = [GO, *own_turn_moves(table, turn.seat)]
        table.ask(turn.seat, "upkeep", moves, "SH-R85", "turn")


def gin_ends(player: Player) -> bool:
    """SH-R39: the last marker is about to be removed."""
    return any(laid.card == "gin" and laid.markers == 1 for laid in player.laid)


def wear_gin_off(table: Table, turn: Turn, now: Now) -> None:
    """SH-146, SH-R39: a marker at the start of each own turn; with the last one comes the hangover."""
    player = table.players[turn.seat]
    if gin_ends(player):
        wear_off(table, turn.seat, "gin", now)
        change_morale(table, turn.seat, -BALANCE.gin_hangover, "gin", now)
        return
    player.laid[:] = [
        Laid(laid.card, laid.gained, laid.markers - 1) if laid.markers else laid for laid in player.laid
    ]


def lose_to_dracula(table: Table, turn: Turn, now: Now) -> None:
    """SH-173, SH-R85"""
    dracula_drains(table, turn.seat, now)


def ask_before_placement(table: Table, turn: Turn, now: Now) -> None:
    """SH-R58, SH-R72: a turn without phases 1 and 2 has a moment for items of the own turn too."""
    if table.players[turn.seat].placements and may_hold(table, turn.seat, OWN_TURN):
        table.ask(turn.seat, "placement", [GO, *own_turn_moves(table, turn.seat)], "SH-R72", "turn")


def rotate_or_be_placed(table: Table, turn: Turn, now: Now) -> None:
    """SH-030, SH-R58: phase 1; Ghosts skip it, a placement replaces it together with the ride."""
    table.phase = 1
    player = table.players[turn.seat]
    if player.placements:
        turn.placed = True
        place(table, turn.seat, now)
    elif not player.ghost:
        table.push(RotateTile(seat=turn.seat))


def put_on_hood(table: Table, turn: Turn, now: Now) -> None:
    """SH-162, SH-163, SH-R55: who drives; the Black Hood asks the die before a real ride only."""
    table.phase = 2
    player = table.players[turn.seat]
    if player.steered and not turn.placed:
        hand_over_reins(table, turn.seat, now)
    player.steered = False
    if player.has_laid("black_hood") and not turn.placed and can_ride(table, turn.seat):
        table.push(Hooded(seat=turn.seat))


def can_ride(table: Table, seat: int) -> bool:
    """Whether the cart will leave its tile."""
    player = table.players[seat]
    if table.lamp and faces_wall(table.board, player.cell, player.exit):
        return True
    return bool(traffic.ways_out(table, seat, traffic.teleporters_lit(table)))


def ride(table: Table, turn: Turn, now: Now) -> None:
    """SH-033: phase 2."""
    if not turn.placed:
        table.push(Ride(seat=turn.seat, driver=table.driver))


def be_scared(table: Table, turn: Turn, now: Now) -> None:
    """SH-073, SH-R27, SH-R58: scares first, then Dracula and the Werewolf; a placement brings no meetings."""
    if not table.players[turn.seat].ghost and not turn.placed and curses_roam(table):
        table.push(Meetings(rider=turn.seat, path=table.path))
    for scare in reversed(scares_after_ride(table, turn.seat, table.path)):
        table.push(scare)


def act_locally(table: Table, turn: Turn, now: Now) -> None:
    """SH-R07, SH-R36: phase 3, at a dead end or in a room; none for Ghosts."""
    table.phase = 3
    if table.players[turn.seat].ghost:
        return
    if table.stop == DEAD_END:
        table.push(DeadEnd(seat=turn.seat))
    elif table.stop == IN_ROOM:
        table.push(room_action(table, turn.seat))


def end_turn(table: Table, turn: Turn, now: Now) -> None:
    """SH-127: phase 4."""
    table.phase = 4
    table.push(CheckLimit(seat=turn.seat))
