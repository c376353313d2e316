"""Setup: the board, the cards, the first player."""

from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine import Chance, Move, Now, Procedure, Step, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.board import (
    CELLS,
    CENTROIDS,
    GATE,
    GATE_TILE,
    ITEM_TILE,
    KEY_ROOMS,
    KEY_TILES,
    MEETING_TILE,
    NEIGHBOUR,
    TRACK_TILES,
    fixed_board,
    turned,
)
from speeltafel.games.spookhuis.cards import BALANCE, ENCOUNTERS, HORRORS, ITEMS, KEYS
from speeltafel.games.spookhuis.flow.code import BOX, SLOTS
from speeltafel.games.spookhuis.flow.piles import HORROR_PILE, ITEM_PILE, MEETING_PILE, give
from speeltafel.games.spookhuis.flow.rooms import hide_stray
from speeltafel.games.spookhuis.flow.trial import settle_tie
from speeltafel.games.spookhuis.flow.turn import Rounds
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.moves import BEGIN, ROTATE, Begin, Vote
from speeltafel.games.spookhuis.options import Options
from speeltafel.games.spookhuis.rails import may_begin, turns_of
from speeltafel.games.spookhuis.state import Player, Table


def set_up(options: Options, seats: int, now: Now) -> Table:
    """SH-005 to SH-019: everything lies ready, the carts stand in the Gatehouse."""
    table = Table(seats=seats, options=options, players=[Player() for _ in range(seats)])
    table.board = fixed_board() if options.board == "fixed" else built_board(now.chance)
    sort_keys(table, now)
    hide_code(table, now)
    deal(table, now)
    table.push(Rounds())
    table.push(Opening())
    return table


def sort_keys(table: Table, now: Now) -> None:
    """SH-007, SH-008: one kind for each Key Room."""
    table.rooms = [key.kind for key in KEYS.values()]
    now.chance.shuffle(table.rooms)
    table.stock = [0] + [BALANCE.keys_of_each_kind] * len(KEYS)


def hide_code(table: Table, now: Now) -> None:
    """SH-009, SH-011, SH-012, SH-013: three in the slots, three in the box, seen by nobody."""
    cards = list(KEYS)
    now.chance.shuffle(cards)
    table.code = [Held(card, 0, 0, BOX if place >= SLOTS else 0) for place, card in enumerate(cards)]


def deal(table: Table, now: Now) -> None:
    """SH-015, SH-016, SH-017: three horrors each; one goes into the items, one into the encounters."""
    table.horrors = list(HORRORS)
    now.chance.shuffle(table.horrors)
    for seat in range(table.seats):
        cards = [table.horrors.pop() for _ in range(BALANCE.horrors_dealt)]
        for card in cards:
            give(table, seat, card, HORROR_PILE)
        if now.listening:
            now.emit(events.Dealt(seat=seat, cards=tuple(cards), to=only(seat)))
    table.items = list(ITEMS)
    table.meetings = list(ENCOUNTERS)
    hide_stray(table, ITEM_PILE, now)
    hide_stray(table, MEETING_PILE, now)


# The variable board -------------------------------------------------------------------------------


def built_board(chance: Chance) -> list[int]:
    """SH-132 to SH-136, SH-R77: shuffled until the start is fair."""
    while True:
        board = shuffled_board(chance)
        if may_begin(board):
            return board


def shuffled_board(chance: Chance) -> list[int]:
    """SH-133, SH-134, SH-135: rooms on their places, track everywhere else, all turned at random."""
    board = [-1] * CELLS
    board[GATE] = GATE_TILE * 6
    for cell, tile in zip(KEY_ROOMS, KEY_TILES, strict=True):
        inward = [d for d in range(6) if NEIGHBOUR[cell * 6 + d] >= 0]
        board[cell] = tile * 6 + chance.pick(inward)
    places = list(CENTROIDS)
    chance.shuffle(places)
    for cell, tile in zip(places, (MEETING_TILE, ITEM_TILE), strict=False):
        board[cell] = tile * 6 + chance.below(6)
    tiles = list(TRACK_TILES)
    chance.shuffle(tiles)
    for cell in range(CELLS):
        if board[cell] < 0:
            board[cell] = tiles.pop() * 6 + chance.below(6)
    return board


# The opening --------------------------------------------------------------------------------------


@dataclass
class Opening(Procedure):
    """SH-005, SH-137: who begins, and a last hand on the board."""

    voters: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)

    def steps(self) -> tuple[Step, ...]:
        return (ask_for_haircuts, find_first_player, ask_for_board, open_doors)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Vote):
            self.voters.append(seat)
            self.votes.append(move.player)
            if now.listening:
                now.emit(events.Voted(seat=seat, player=move.player))
        elif not isinstance(move, Begin):
            self.repeat()
            table.board[move.cell] = turned(table.board, move.cell, move.turns)
            if now.listening:
                now.emit(events.Rotated(seat=seat, cell=move.cell, turns=move.turns))


def ask_for_haircuts(table: Table, opening: Opening, now: Now) -> None:
    """SH-005: everybody names the most hideous haircut."""
    if table.options.first_player == "haircut":
        moves: list[Move] = [Vote(seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            if seat not in opening.voters:
                table.ask(seat, "haircut", moves, "SH-005", "turn")


def find_first_player(table: Table, opening: Opening, now: Now) -> None:
    """SH-005, SH-R02: most votes, or the die; the die decides a tie too."""
    tally = [opening.votes.count(seat) for seat in range(table.seats)]
    tied = [seat for seat in range(table.seats) if tally[seat] == max(tally)]
    if now.listening and table.options.board != "fixed":
        now.emit(events.Built(poses=tuple(table.board)))
    table.first = settle_tie(table, tied, "first", now)
    table.active = table.first
    if now.listening:
        now.emit(events.First(seat=table.first))


def ask_for_board(table: Table, opening: Opening, now: Now) -> None:
    """SH-137, SH-R77: the first player may turn tiles until satisfied, as long as the start stays fair."""
    if table.options.board != "players":
        return
    moves: list[Move] = [BEGIN]
    for cell in range(CELLS):
        moves += [ROTATE[cell][k] for k in turns_of(table.board, cell) if keeps_fair(table.board, cell, k)]
    table.ask(table.first, "board", moves, "SH-137", "board")


def keeps_fair(board: list[int], cell: int, turns: int) -> bool:
    """SH-136: no direct connection from the Gatehouse to a room."""
    after = board[:]
    after[cell] = turned(board, cell, turns)
    return may_begin(after)


def open_doors(table: Table, opening: Opening, now: Now) -> None:
    """The first round begins."""
    if now.listening:
        now.emit(events.RoundBegan(round=table.round))
