"""Cards leave a hand: played on the trick, laid down as a set, or discarded because Thing blocks them."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Any

from speeltafel.engine import EVERYONE, Now, Procedure, Step
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.facts import CLOSED, LAID, STUCK
from speeltafel.games.creatures_and_outcasts.flow.effects import GiveTop, MoveWednesday, Swap, TakeFromClosed
from speeltafel.games.creatures_and_outcasts.flow.ending import end_round
from speeltafel.games.creatures_and_outcasts.flow.round_effects import start_round_effect, triggers
from speeltafel.games.creatures_and_outcasts.legal import plays
from speeltafel.games.creatures_and_outcasts.material import effect_of, material
from speeltafel.games.creatures_and_outcasts.moves import Play
from speeltafel.games.creatures_and_outcasts.state import Table


def play_cards(table: Table, seat: int, card: int, count: int, now: Now) -> None:
    """CO-031, CO-037, CO-085: face up on the play pile, then whatever it sets off."""
    leave_hand(table, seat, card, count)
    table.trick.extend([card] * count)
    table.last_player = seat
    if now.listening:
        now.emit(events.Played(seat=seat, card=str(card), count=count))
    if effect_of(card) in PROCEDURES or triggers(table, card):
        table.push(Consequences(seat=seat, card=card))


def leave_hand(table: Table, seat: int, card: int, count: int) -> None:
    """CO-R03: the row of passes is broken."""
    hand = table.hands[seat]
    first = bisect_left(hand, card)
    del hand[first : first + count]
    table.passed = 0
    table.acted = True
    table.facts.append((LAID, EVERYONE, seat, card, count))


@dataclass
class Consequences(Procedure):
    """CO-R54: first the round effect, then the effect of the card, once also for a pair (CO-087)."""

    seat: int = 0
    card: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (round_effect, card_effect)


def round_effect(table: Table, frame: Consequences, now: Now) -> None:
    """CO-131, CO-R53"""
    if triggers(table, frame.card):
        start_round_effect(table, frame.seat, now)


def card_effect(table: Table, frame: Consequences, now: Now) -> None:
    """CO-037"""
    procedure = PROCEDURES.get(effect_of(frame.card))
    if procedure is not None:
        table.push(procedure(seat=frame.seat))


@dataclass
class PlayAgain(Procedure):
    """Faceless: one more card on top of the 2 (CO-099 to CO-103)."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (play_second_card,)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        play_cards(table, seat, int(move.card), 1 if isinstance(move, Play) else 2, now)


def play_second_card(table: Table, frame: PlayAgain, now: Now) -> None:
    """CO-100 to CO-102, CO-R18, CO-R19, CO-R20: mandatory if possible; no pass and no set (CO-R08)."""
    moves = plays(table, frame.seat)
    if moves:
        table.ask(frame.seat, "second-card", moves, "CO-100", "choice")
    else:
        show_that_nothing_fits(table, frame.seat, now)


def show_that_nothing_fits(table: Table, seat: int, now: Now) -> None:
    """CO-101, CO-102: everybody sees that there is no second card, and may draw conclusions from it."""
    rules = table.trick_rules()
    if rules.size == 1:
        table.facts.append((STUCK, EVERYONE, seat, *sorted(rules.playable[table.top])))
    if now.listening:
        now.emit(events.Stuck(seat=seat))


def lay_set(table: Table, seat: int, card: int, now: Now) -> None:
    """CO-122, CO-123, CO-R05, CO-R46"""
    kind = material().outcasts[card]
    lay_on_closed(table, seat, card, kind.set_size)
    if now.listening:
        now.emit(events.SetLaid(seat=seat, card=str(card), count=kind.set_size))
    if kind.set_effect == "end-round":
        end_round(table, "hyde")
    else:
        table.push(MoveWednesday(seat=seat))


def discard_blocked(table: Table, seat: int, now: Now) -> None:
    """CO-075, CO-R39"""
    count = len(table.hands[seat])
    lay_on_closed(table, seat, table.thing, count)
    if now.listening:
        now.emit(events.BlockedDiscarded(seat=seat, card=str(table.thing), count=count))


def lay_on_closed(table: Table, seat: int, card: int, count: int) -> None:
    """CO-R05: shown, then face down on top of the closed pile."""
    leave_hand(table, seat, card, count)
    table.closed.extend([card] * count)
    table.facts.append((CLOSED, EVERYONE, *[card] * count))


PROCEDURES: dict[str, type[PlayAgain] | type[Swap] | type[TakeFromClosed] | type[GiveTop]] = {
    "play-again": PlayAgain,
    "swap": Swap,
    "take-from-closed": TakeFromClosed,
    "give-top-of-closed": GiveTop,
}
