"""Which horror does what when its special action happens (SH-160)."""

from speeltafel.engine import Now
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import CURSES, PLACING
from speeltafel.games.spookhuis.flow.horrors.losses import lose
from speeltafel.games.spookhuis.flow.piles import discard_horror
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.state import Table


def special_action(table: Table, victim: int, now: Now) -> None:
    """SH-161 to SH-168, SH-172 to SH-180: carried out after the dial was set."""
    card = table.horror
    if card in CURSES:
        stay(table, victim, card, now)
        return
    discard_horror(table)
    if card == "vanderhusen":
        lose(table, victim, "key")
    elif card == "hand":
        lose(table, victim, "item")
    else:
        haunt_next_turn(table, victim, card, now)


def stay(table: Table, victim: int, card: str, now: Now) -> None:
    """SH-163, SH-173, SH-180, SH-R35: the card stays open before the victim."""
    table.horror = ""
    table.players[victim].laid.append(Laid(card))
    if now.listening:
        now.emit(events.Cursed(seat=victim, card=card))


def haunt_next_turn(table: Table, victim: int, card: str, now: Now) -> None:
    """SH-162, SH-166, SH-172, SH-177, SH-R47: something that happens in the victim's next turn."""
    player = table.players[victim]
    if card in PLACING:
        player.placements.append(card)
    elif card == "horla":
        player.steered = True
    elif card == "ghost_train":
        player.derailed = True
    if now.listening:
        now.emit(events.Haunted(seat=victim, card=card))
