"""Mijnheer Vanderhusen and the Hand: the victim chooses what to lose."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis.flow.morale import lose_laid_item
from speeltafel.games.spookhuis.flow.piles import discard_openly, place_of_key, return_key, take
from speeltafel.games.spookhuis.moves import HandIn
from speeltafel.games.spookhuis.state import Player, Table


@dataclass
class Losing(Procedure):
    """SH-161, SH-165: hand in a key, or an item."""

    seat: int = 0
    what: str = ""

    def steps(self) -> tuple[Step, ...]:
        return (choose_loss,)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        hand_in(table, seat, move.card, now)


def at_stake(player: Player, what: str) -> list[str]:
    """SH-R60: the kinds of keys, or the items in hand and on the table."""
    return player.kinds() if what == "key" else player.items() + player.open_items()


def lose(table: Table, victim: int, what: str) -> None:
    """SH-161, SH-165, SH-R60: who has nothing loses nothing; who has one thing is asked like anybody else."""
    if at_stake(table.players[victim], what):
        table.push(Losing(seat=victim, what=what))


def choose_loss(table: Table, losing: Losing, now: Now) -> None:
    """Which one."""
    moves: list[Move] = [HandIn(card) for card in at_stake(table.players[losing.seat], losing.what)]
    table.ask(losing.seat, "hand-in", moves, "SH-161" if losing.what == "key" else "SH-165", "reply")


def hand_in(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-161: a key goes back to its room. SH-165, SH-116: an item is discarded, with its points if it lay open."""
    player = table.players[seat]
    if card.startswith("key_"):
        return_key(table, seat, place_of_key(player, card), now)
    elif player.has(card):
        take(table, player, card)
        discard_openly(table, seat, card, now)
    else:
        discard_openly(table, seat, card, now)
        lose_laid_item(table, seat, card, now)
