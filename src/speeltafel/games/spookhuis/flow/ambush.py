"""The ambush: two rolls, and perhaps a stolen card."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import Move, Now, Procedure, Step, only
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.flow import secrets
from speeltafel.games.spookhuis.flow.morale import lose_laid_item, suffer
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.moves import STEAL_HAND, StealItem, StealKey
from speeltafel.games.spookhuis.state import Table


@dataclass
class Robbery(Procedure):
    """SH-092 to SH-096, SH-R41, SH-R42"""

    attacker: int = 0
    victim: int = 0
    success: bool = False
    hand_is_empty: bool = False
    """SH-R43: the attacker was told that the hand holds no item."""

    def steps(self) -> tuple[Step, ...]:
        return (first_roll, pay_for_success, choose_loot, second_roll, pay_for_guilt)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        steal(table, self, move, now)


def first_roll(table: Table, robbery: Robbery, now: Now) -> None:
    """SH-092, SH-R41: thrown by the victim (classic: by the attacker), always against the attacker's morale."""
    classic = table.options.ambush == "classic"
    thrower = robbery.attacker if classic else robbery.victim
    table.push(Trial(seat=robbery.attacker, cause="ambush", thrower=thrower))


def pay_for_success(table: Table, robbery: Robbery, now: Now) -> None:
    """SH-093, SH-096: the attacker has to fail; success costs 1 before anything is stolen (SH-R42)."""
    robbery.success = not table.passed
    if now.listening:
        now.emit(events.AmbushOver(seat=robbery.attacker, victim=robbery.victim, success=robbery.success))
    if robbery.success:
        suffer(table, robbery.attacker, -1, "ambush", now)


def choose_loot(table: Table, robbery: Robbery, now: Now) -> None:
    """SH-094, SH-R43: an open item, a face-down key, or the hand, whatever it holds."""
    victim = table.players[robbery.victim]
    if not robbery.success or victim.ghost:
        return
    moves: list[Move] = [StealItem(card) for card in victim.open_items()]
    moves += [StealKey(place) for place in range(len(victim.keys))]
    if victim.hand and not robbery.hand_is_empty:
        moves.append(STEAL_HAND)
    if moves:
        table.ask(robbery.attacker, "steal", moves, "SH-094", "turn")


def steal(table: Table, robbery: Robbery, move: Move, now: Now) -> None:
    """SH-094: take what was named."""
    if isinstance(move, StealItem):
        steal_open_item(table, robbery, move.item, now)
    elif isinstance(move, StealKey):
        steal_key(table, robbery, move.place, now)
    else:
        steal_from_hand(table, robbery, now)


def steal_open_item(table: Table, robbery: Robbery, card: str, now: Now) -> None:
    """SH-R43: it goes to the thief's hand, and the victim's morale is corrected."""
    public = table.everybody()
    table.players[robbery.attacker].hand.append(Held(card, public, public))
    if now.listening:
        now.emit(events.Stole(seat=robbery.attacker, victim=robbery.victim, zone="open", card=card))
    lose_laid_item(table, robbery.victim, card, now)


def steal_key(table: Table, robbery: Robbery, place: int, now: Now) -> None:
    """SH-R46: only the two know which key it is."""
    attacker, victim = robbery.attacker, robbery.victim
    privy = only(attacker, victim)
    key = secrets.steal_key(table, table.players[victim], table.players[attacker], place, privy)
    if now.listening:
        to = -1 if key.sure == table.everybody() else privy
        now.emit(events.Stole(seat=attacker, victim=victim, zone="keys", card=key.card, to=to))


def steal_from_hand(table: Table, robbery: Robbery, now: Now) -> None:
    """SH-R43: a random item; without one the attacker chooses again."""
    attacker, victim = robbery.attacker, robbery.victim
    items = table.players[victim].items()
    if not items:
        robbery.hand_is_empty = True
        secrets.all_are(table.players[victim].hand, "horror")
        robbery.repeat()
        if now.listening:
            now.emit(events.FoundNothing(seat=attacker, victim=victim))
        return
    privy = only(attacker, victim)
    card = now.chance.pick(items)
    secrets.steal_item(table, table.players[victim], table.players[attacker], card, privy)
    if now.listening:
        now.emit(events.Stole(seat=attacker, victim=victim, zone="hand", card=card, to=privy))


def second_roll(table: Table, robbery: Robbery, now: Now) -> None:
    """SH-095, SH-R41: the attacker rolls, also after a failed ambush (classic: the victim tests itself)."""
    classic = table.options.ambush == "classic"
    tested = robbery.victim if classic else robbery.attacker
    if table.players[tested].ghost:
        robbery.finish()
        return
    table.push(Trial(seat=tested, cause="ambush"))


def pay_for_guilt(table: Table, robbery: Robbery, now: Now) -> None:
    """SH-095: a roll above morale costs 1."""
    classic = table.options.ambush == "classic"
    if not table.passed:
        suffer(table, robbery.victim if classic else robbery.attacker, -1, "ambush", now)
