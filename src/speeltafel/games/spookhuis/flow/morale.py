"""Morale: turning the dial, losing loans, becoming a Ghost, and how the game ends."""

from dataclasses import dataclass

from speeltafel.engine import Now, Procedure, Result
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import BALANCE
from speeltafel.games.spookhuis.flow import secrets
from speeltafel.games.spookhuis.flow.piles import (
    discard,
    discard_horror,
    discard_openly,
    remove_laid,
    return_key,
    take,
)
from speeltafel.games.spookhuis.state import Player, Table


@dataclass
class TurnFrame(Procedure):
    """The frame of a turn, down to which everything is dropped when its player becomes a Ghost."""


def change_morale(table: Table, seat: int, change: int, cause: str, now: Now) -> None:
    """SH-083, SH-R38, SH-R78: turn the dial, at most up to the cap; at 0 the player is a Ghost."""
    player = table.players[seat]
    if player.ghost:
        return
    before = player.morale
    player.morale = max(0, min(BALANCE.morale_cap, before + change))
    if now.listening and player.morale != before:
        now.emit(
            events.MoraleChanged(seat=seat, change=player.morale - before, morale=player.morale, cause=cause)
        )
    if player.morale <= 0:
        become_ghost(table, seat, now)


def gain_morale(table: Table, seat: int, points: int, cause: str, now: Now) -> int:
    """SH-R38: a loan; returns the points that were really given."""
    before = table.players[seat].morale
    change_morale(table, seat, points, cause, now)
    return table.players[seat].morale - before


def suffer(table: Table, seat: int, change: int, cause: str, now: Now) -> None:
    """SH-R40: what a test did to morale; a failed one takes the Book along, and both are added."""
    player = table.players[seat]
    if not table.passed and player.has_laid("book"):
        change -= wear_off(table, seat, "book", now)
    change_morale(table, seat, change, cause, now)


def wear_off(table: Table, seat: int, card: str, now: Now) -> int:
    """SH-112, SH-116: a limited item is discarded; returns the points to take off."""
    gained = remove_laid(table.players[seat], card)
    discard(table, card)
    if now.listening:
        now.emit(events.WoreOff(seat=seat, item=card))
    return gained


def lose_laid_item(table: Table, seat: int, card: str, now: Now) -> None:
    """SH-116: an open item was lost, its points go with it."""
    gained = remove_laid(table.players[seat], card)
    change_morale(table, seat, -gained, card, now)


def become_ghost(table: Table, seat: int, now: Now) -> None:
    """SH-052 to SH-057, SH-R82"""
    player = table.players[seat]
    player.ghost = True
    player.morale = 0
    if now.listening:
        now.emit(events.BecameGhost(seat=seat))
    hand_in_everything(table, seat, player, now)
    if not table.living():
        most_terror_wins(table, "haunted", now)
    elif seat == table.active:
        end_turn_at_once(table)


def hand_in_everything(table: Table, seat: int, player: Player, now: Now) -> None:
    """SH-053, SH-054, SH-R82: all but the horrors in hand."""
    for card in player.items():
        take(table, player, card)
        discard_openly(table, seat, card, now)
    secrets.all_are(player.hand, "horror")
    while player.keys:
        return_key(table, seat, 0, now)
    for laid in player.laid:
        discard_openly(table, seat, laid.card, now)
    player.laid.clear()
    player.placements.clear()
    player.steered = False
    player.derailed = False


def end_turn_at_once(table: Table) -> None:
    """SH-055: whatever was going on in the turn is over; a horror being settled is discarded (SH-R84)."""
    discard_horror(table)
    frames = table.frames
    while not isinstance(frames[-1], TurnFrame):
        frames.pop()
    frames[-1].finish()


def score_terror(table: Table, ghosts: list[int], now: Now) -> None:
    """SH-076, SH-R26: each Ghost involved gets a point."""
    for ghost in ghosts:
        player = table.players[ghost]
        player.terror += 1
        if now.listening:
            now.emit(events.Scored(seat=ghost, terror=player.terror))


def check_terror_goal(table: Table, now: Now) -> None:
    """SH-139, SH-R75"""
    if table.options.terror_end and any(p.terror >= BALANCE.terror_goal for p in table.players):
        most_terror_wins(table, "terror", now)


def most_terror_wins(table: Table, reason: str, now: Now) -> None:
    """SH-004, SH-R74: the Ghost with the most Terror Points, ties shared."""
    ghosts = [seat for seat, player in enumerate(table.players) if player.ghost]
    best = max((table.players[seat].terror for seat in ghosts), default=0)
    end_game(table, [seat for seat in ghosts if table.players[seat].terror == best], reason, now)


def end_game(table: Table, winners: list[int], reason: str, now: Now) -> None:
    """The result: winners first, then the living, then the Ghosts by Terror Points."""
    order = [(seat not in winners, p.ghost, -p.terror) for seat, p in enumerate(table.players)]
    ranks = tuple(1 + sum(other < mine for other in order) for mine in order)
    scores = tuple(player.terror for player in table.players)
    if now.listening:
        now.emit(events.Over(winners=tuple(winners), reason=reason))
    table.end(Result(tuple(winners), ranks, reason, scores))
