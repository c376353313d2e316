"""Cards that change place, with what each seat saw of it."""

from speeltafel.engine import EVERYONE, Now, only
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.material import GODCAT, NAMES
from speeltafel.games.good_vs_evil.state import GAINED, LOST, ON_MAT, Table


def discard(table: Table, seat: int, card: int) -> None:
    """A card leaves a hand openly; Godcat goes to the mat instead (GE-086, GE-087)."""
    table.hands[seat][card] -= 1
    table.facts.append((LOST, seat, card, EVERYONE))
    if card == GODCAT:
        table.godcat = ON_MAT
    else:
        table.discard.append(card)


def gain(table: Table, seat: int, card: int, to: int) -> None:
    """A card comes into a hand; `to` are the seats that see which."""
    table.hands[seat][card] += 1
    table.facts.append((GAINED, seat, card, to))
    if card == GODCAT:
        table.godcat = seat


def hand_over(table: Table, giver: int, taker: int, card: int, to: int) -> None:
    """A card goes from hand to hand; `to` are the seats that see which."""
    table.hands[giver][card] -= 1
    table.facts.append((LOST, giver, card, to))
    gain(table, taker, card, to)


def give(table: Table, giver: int, taker: int, card: int, now: Now, stolen: bool) -> None:
    """GE-R35: only the two see the card; Godcat is known to all by its back."""
    to = EVERYONE if card == GODCAT else only(giver, taker)
    hand_over(table, giver, taker, card, to)
    if now.listening:
        now.emit(events.Gave(seat=giver, target=taker, card=NAMES[card], stolen=stolen, to=to))
