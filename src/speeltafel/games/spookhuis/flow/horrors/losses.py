"""Mijnheer Vanderhusen and the Hand: the victim chooses what to lose."""

from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis.flow.morale import lose_laid_item
from speeltafel.games.spookhuis.flow.piles import discard_openly, place_of_key, return_key, take
from speeltafel.games.spookhuis.moves import HandIn
from speeltafel.games.spookhuis.state import Table


@dataclass
class Losing(Procedure):
    """SH-161, SH-165: hand in one of these cards."""

    seat: int = 0
    rule: str = ""
    cards: list[str] = field(default_factory=list)

    def steps(self) -> tuple[Step, ...]:
        return (choose_loss,)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        hand_in(table, seat, move.card, now)


def lose_key(table: Table, victim: int, now: Now) -> None:
    """SH-161, SH-R60: without a key nothing happens."""
    lose_one_of(table, victim, table.players[victim].kinds(), "SH-161", now)


def lose_item(table: Table, victim: int, now: Now) -> None:
    """SH-165, SH-R60: from the hand or from the table; without an item nothing happens."""
    player = table.players[victim]
    lose_one_of(table, victim, player.items() + player.open_items(), "SH-165", now)


def lose_one_of(table: Table, victim: int, cards: list[str], rule: str, now: Now) -> None:
    """A choice only where there is one."""
    if len(cards) == 1:
        hand_in(table, victim, cards[0], now)
    elif cards:
        table.push(Losing(seat=victim, rule=rule, cards=cards))


def choose_loss(table: Table, losing: Losing, now: Now) -> None:
    """Which one."""
    moves: list[Move] = [HandIn(card) for card in losing.cards]
    table.ask(losing.seat, "hand-in", moves, losing.rule, "reply")


def hand_in(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-161: a key goes back to its room. SH-165, SH-116: an item is discarded, with its points if it lay open."""
    player = table.players[seat]
    if card.startswith("key_"):
        return_key(table, seat, place_of_key(player, card), now)
    elif player.has(card):
        take(player, card)
        discard_openly(table, seat, card, now)
    else:
        discard_openly(table, seat, card, now)
        lose_laid_item(table, seat, card, now)
