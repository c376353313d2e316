"""Playing items: at any moment, in the own turn, and the choices they bring."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis import events, traffic
from speeltafel.games.spookhuis.board import IS_TRACK, KEY_ROOMS
from speeltafel.games.spookhuis.cards import BALANCE, ITEMS, KEY_NAMES, OWN_TURN, number_of
from speeltafel.games.spookhuis.flow.code import change_code, look_at
from speeltafel.games.spookhuis.flow.morale import change_morale, gain_morale
from speeltafel.games.spookhuis.flow.piles import discard, place_of_key, return_key, take
from speeltafel.games.spookhuis.lying import Held, Laid
from speeltafel.games.spookhuis.moves import LOOK, PICK_ROOM, PICK_TILE, HandIn, Use, use
from speeltafel.games.spookhuis.state import NOBODY, RIDE_PHASE, Player, Table


@dataclass
class Asking(Procedure):
    """A procedure whose questions may also be answered with an item; the question is then asked again.

    It offers the active player the items of the own turn, and whoever else is asked those for any moment.
    """

    def in_own_turn(self) -> bool:
        """Whether the questions belong to the turn of the active player."""
        return True

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Use):
            self.repeat()
            play_own_turn(table, seat, move.item, now)
            return
        if self.in_own_turn() and seat == table.active:
            table.offered = True
        self.decide(table, seat, move, now)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        """Take any other answer."""
        raise NotImplementedError


# What may be played ------------------------------------------------------------------------------


def anytime_moves(table: Table, seat: int) -> list[Move]:
    """SH-113, SH-R72: Book, Gin and File."""
    player = table.players[seat]
    return [use(card) for card in player.anytime() if card != "file" or can_file(table, player)]


def own_turn_moves(table: Table, seat: int) -> list[Move]:
    """SH-R72: what the active player may play between the phases, anytime items included."""
    player = table.players[seat]
    own = [held.card for held in player.hand if held.card in OWN_TURN]
    return [*(use(card) for card in own if is_useful(table, card)), *anytime_moves(table, seat)]


def is_useful(table: Table, card: str) -> bool:
    """SH-R63: the Pipe Wrench needs two tiles that may be swapped; the others always find something to do."""
    return card != "wrench" or any(traffic.can_swap(table, cell) for cell in track_cells(table))


def can_file(table: Table, player: Player) -> bool:
    """SH-145, SH-R67: a key to give, and another kind to take."""
    return any(fileable(table, key) for key in player.kinds())


def fileable(table: Table, key: str) -> list[int]:
    """SH-R67: rooms, by number, with a key of another kind."""
    own = number_of(key)
    return [room for room, kind in enumerate(table.rooms) if kind != own and table.stock[kind]]


def track_cells(table: Table) -> list[int]:
    """Cells with ordinary track tiles (SH-R63)."""
    return [cell for cell, pose in enumerate(table.board) if IS_TRACK[pose // 6]]


# Playing -----------------------------------------------------------------------------------------


def spend(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-110, SH-112: a single-use item is discarded, a limited one is laid open; both leave the hand."""
    take(table, table.players[seat], card)
    if ITEMS[card].lasts == "once":
        discard(table, card)
    if now.listening:
        now.emit(events.Used(seat=seat, item=card))


def play_anytime(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-143, SH-146, SH-145: the items for any moment."""
    spend(table, seat, card, now)
    if card == "book":
        lay_open(table, seat, card, BALANCE.book_bonus, 0, now)
    elif card == "gin":
        lay_open(table, seat, card, BALANCE.gin_bonus, BALANCE.gin_rounds, now)
    else:
        table.push(Filing(seat=seat))


def lay_open(table: Table, seat: int, card: str, bonus: int, markers: int, now: Now) -> None:
    """SH-115, SH-R38: it lies open and remembers what it really gave."""
    gained = gain_morale(table, seat, bonus, card, now)
    table.players[seat].laid.append(Laid(card, gained, markers))


def play_own_turn(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-151, SH-152, SH-156, SH-159, SH-R64: the cost comes first, and whoever dies of it gets nothing."""
    if card not in OWN_TURN:
        play_anytime(table, seat, card, now)
        return
    spend(table, seat, card, now)
    table.push({"wrench": Wrenching, "dice": Dicing}.get(card, Peeking)(seat=seat, item=card))
    change_morale(table, seat, -ITEMS[card].cost, card, now)


@dataclass
class ItemChoice(Procedure):
    """An item that wants one or two choices."""

    seat: int = 0
    item: str = ""
    chosen: int = NOBODY


@dataclass
class Peeking(ItemChoice):
    """SH-151 Lorgnette and SH-156 Tremor Whistle: choose a code card."""

    def steps(self) -> tuple[Step, ...]:
        return (choose_slot,)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if self.item == "whistle":
            change_code(table, seat, move.slot, now)
        else:
            look_at(table, seat, move.slot, now)


def choose_slot(table: Table, peeking: Peeking, now: Now) -> None:
    """Which of the three slots."""
    table.ask(
        peeking.seat, peeking.item, list(LOOK), "SH-151" if peeking.item != "whistle" else "SH-156", "turn"
    )


@dataclass
class Dicing(ItemChoice):
    """SH-159: the keys of two rooms change places."""

    def steps(self) -> tuple[Step, ...]:
        return (choose_room, choose_room)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if self.chosen == NOBODY:
            self.chosen = move.room
        else:
            swap_rooms(table, seat, self.chosen, move.room, now)


def choose_room(table: Table, dicing: Dicing, now: Now) -> None:
    """SH-R66: two different rooms, empty ones too."""
    rooms: list[Move] = [PICK_ROOM[room] for room in range(len(KEY_ROOMS)) if room != dicing.chosen]
    table.ask(dicing.seat, "dice", rooms, "SH-159", "turn")


def swap_rooms(table: Table, seat: int, room: int, other: int, now: Now) -> None:
    """SH-R66: public, with everything that lies there."""
    table.rooms[room], table.rooms[other] = table.rooms[other], table.rooms[room]
    if now.listening:
        now.emit(events.RoomsSwapped(seat=seat, room=room, other=other))


@dataclass
class Wrenching(ItemChoice):
    """SH-152: two track tiles change places."""

    def steps(self) -> tuple[Step, ...]:
        return (choose_tile, choose_tile)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if self.chosen == NOBODY:
            self.chosen = move.cell
        else:
            swap_tiles(table, seat, self.chosen, move.cell, now)


def choose_tile(table: Table, wrenching: Wrenching, now: Now) -> None:
    """SH-R63: ordinary track tiles, so that nobody is locked in."""
    if wrenching.chosen == NOBODY:
        cells = [cell for cell in track_cells(table) if traffic.can_swap(table, cell)]
    else:
        cells = traffic.swappable(table, wrenching.chosen)
    table.ask(wrenching.seat, "wrench", [PICK_TILE[cell] for cell in cells], "SH-152", "turn")


def swap_tiles(table: Table, seat: int, cell: int, other: int, now: Now) -> None:
    """SH-R63, SH-R18: as they lie, with the carts on them; the teleporters go out."""
    traffic.swap(table, cell, other)
    if table.phase < RIDE_PHASE:
        table.shifted = True
    if now.listening:
        now.emit(events.TilesSwapped(seat=seat, cell=cell, other_cell=other))


@dataclass
class Filing(Procedure):
    """SH-145: one own key for a key from a room of choice."""

    seat: int = 0
    key: str = ""

    def steps(self) -> tuple[Step, ...]:
        return (choose_own_key, choose_new_key)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, HandIn):
            self.key = move.card
        else:
            file_key(table, seat, self.key, move.room, now)


def choose_own_key(table: Table, filing: Filing, now: Now) -> None:
    """SH-R67: a kind that another one can be had for."""
    kinds = [key for key in table.players[filing.seat].kinds() if fileable(table, key)]
    table.ask(filing.seat, "file-give", [HandIn(key) for key in kinds], "SH-145", "turn")


def choose_new_key(table: Table, filing: Filing, now: Now) -> None:
    """SH-R67: a room with a key of another kind."""
    rooms: list[Move] = [PICK_ROOM[room] for room in fileable(table, filing.key)]
    table.ask(filing.seat, "file-take", rooms, "SH-145", "turn")


def file_key(table: Table, seat: int, key: str, room: int, now: Now) -> None:
    """SH-145, SH-R46: both piles are public."""
    player = table.players[seat]
    return_key(table, seat, place_of_key(player, key), now)
    take_key(table, seat, room, now)


def take_key(table: Table, seat: int, room: int, now: Now) -> None:
    """SH-099, SH-100, SH-R46: face down, but everybody saw where it came from."""
    kind = table.rooms[room]
    table.stock[kind] -= 1
    table.players[seat].keys.append(Held(KEY_NAMES[kind], table.everybody(), table.everybody()))
    if now.listening:
        now.emit(events.KeyTaken(seat=seat, key=KEY_NAMES[kind], room=room))


def light_lamp(table: Table, seat: int, now: Now) -> None:
    """SH-140, SH-R61: instead of the rotation."""
    spend(table, seat, "lamp", now)
    table.lamp = True


def read_compass(table: Table, seat: int, now: Now) -> None:
    """SH-149: one more rotation."""
    spend(table, seat, "compass", now)
    table.rotations += 1
