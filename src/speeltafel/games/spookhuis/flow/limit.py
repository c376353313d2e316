"""Phase 4: the last items of the turn, the card limit, and surplus cards for the next player."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Step, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import BALANCE, IS_ITEM, OWN_TURN
from speeltafel.games.spookhuis.flow import secrets
from speeltafel.games.spookhuis.flow.items import Asking, own_turn_moves
from speeltafel.games.spookhuis.flow.morale import lose_laid_item
from speeltafel.games.spookhuis.flow.piles import discard_openly
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.moves import GO, SetAside, set_aside
from speeltafel.games.spookhuis.state import Player, Table


@dataclass
class CheckLimit(Asking):
    """SH-127 to SH-130: items may still be played; set cards aside, one by one, until 5 are left."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (ask_for_surplus, ask_for_items)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, SetAside):
            self.repeat()
            put_aside(table, seat, move.card, now)


def counted(player: Player) -> int:
    """SH-128, SH-129: hand and open items; no keys, encounters or curses."""
    return len(player.hand) + len(player.open_items())


def ask_for_surplus(table: Table, check: CheckLimit, now: Now) -> None:
    """SH-127, SH-130: the owner chooses."""
    player = table.players[check.seat]
    if counted(player) <= BALANCE.hand_limit:
        return
    cards = [held.card for held in player.hand] + player.open_items()
    moves: list[Move] = [set_aside(card) for card in cards]
    table.ask(check.seat, "surplus", moves + own_turn_moves(table, check.seat), "SH-130", "turn")


def ask_for_items(table: Table, check: CheckLimit, now: Now) -> None:
    """SH-R72: who might hold an item of the own turn, and was not asked since the ride, is asked before it ends."""
    if not table.offered and secrets.may_hold(table, check.seat, OWN_TURN):
        table.ask(check.seat, "end-turn", [GO, *own_turn_moves(table, check.seat)], "SH-R72", "turn")


def put_aside(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-131, SH-R70: face down for the next player; an open item takes its points along."""
    player = table.players[seat]
    heir = table.left_of(seat)
    if player.has(card):
        secrets.set_aside(table, player, card, only(seat, heir))
        to = only(seat, heir)
    else:
        table.aside.append(Held(card, table.everybody(), table.everybody()))
        to = -1
    if now.listening:
        now.emit(events.Surplus(seat=seat, heir=heir, count=1, cards=(card,), to=to))
    if not player.has(card) and player.has_laid(card):
        lose_laid_item(table, seat, card, now)


def take_surplus(table: Table, seat: int, now: Now) -> None:
    """SH-131, SH-R70: before anything else; a Ghost discards the items."""
    player = table.players[seat]
    if player.ghost:
        for item in [held for held in table.aside if held.card in IS_ITEM]:
            table.aside.remove(item)
            discard_openly(table, seat, item.card, now)
        secrets.all_are(table.aside, "horror")
    player.hand += table.aside
    table.aside.clear()
