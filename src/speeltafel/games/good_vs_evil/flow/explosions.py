"""Kittens, Defuses, and who is left."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from speeltafel.engine import Chance, Move, Now, Result, Step, only
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow.asking import Asking, ask
from speeltafel.games.good_vs_evil.flow.cards import discard
from speeltafel.games.good_vs_evil.flow.order import finish_turn, pass_the_turn
from speeltafel.games.good_vs_evil.material import DEFUSE, GODCAT, KITTEN, NAMES, NUMBER
from speeltafel.games.good_vs_evil.moves import SAVE_BY_DEFUSE, SAVE_BY_GODCAT, Save, inserts
from speeltafel.games.good_vs_evil.state import FELL, HID_KITTEN, ON_MAT, Table

LEFT: Final = -1
"""Not an explosion: the player left for good."""


@dataclass
class MeetKitten(Asking):
    """GE-045 to GE-059: a Kitten was drawn; save yourself and hide it, or die."""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (save_or_die, hide_kitten)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Save):
            save(table, seat, NUMBER[move.card], KITTEN, now)
        else:
            put_back(table, seat, move.place, now)

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return SAVE_BY_DEFUSE if SAVE_BY_DEFUSE in moves else chance.pick(moves)


def meet_kitten(table: Table, seat: int, now: Now) -> None:
    """GE-045: shown to everybody at once."""
    if now.listening:
        now.emit(events.DrewKitten(seat=seat))
    table.push(MeetKitten(seat=seat))


def save_or_die(table: Table, frame: MeetKitten, now: Now) -> None:
    """GE-R12. Whoever is known to hold Godcat is always asked, so that the question tells nothing about a Defuse."""
    seat = frame.seat
    hand = table.hands[seat]
    if hand[GODCAT]:
        moves: list[Move] = [SAVE_BY_DEFUSE, SAVE_BY_GODCAT] if hand[DEFUSE] else [SAVE_BY_GODCAT]
        ask(table, frame, seat, ("save", "GE-R12", "insert"), moves, now)
    elif hand[DEFUSE]:
        save(table, seat, DEFUSE, KITTEN, now)
    else:
        frame.finish()
        explode(table, seat, KITTEN, now)
        settle_death(table, seat, now)


def save(table: Table, seat: int, card: int, danger: int, now: Now) -> None:
    """GE-052, GE-084, GE-092"""
    discard(table, seat, card)
    if now.listening:
        now.emit(events.Saved(seat=seat, card=NAMES[card], danger=NAMES[danger]))
        if card == GODCAT:
            now.emit(events.GodcatHome(seat=seat))


def hide_kitten(table: Table, frame: MeetKitten, now: Now) -> None:
    """GE-053, GE-R36"""
    ask(table, frame, frame.seat, ("insert", "GE-053", "insert"), inserts(len(table.pile) + 1), now)


def put_back(table: Table, seat: int, place: int, now: Now) -> None:
    """GE-054, GE-056, GE-058: hidden from the others; the turn is over."""
    table.pile.insert(len(table.pile) - place, KITTEN)
    table.facts.append((HID_KITTEN, seat, place))
    if now.listening:
        now.emit(events.Hidden(seat=seat, place=place, to=only(seat)))
    finish_turn(table, now)


def explode(table: Table, seat: int, danger: int, now: Now) -> None:
    """GE-006, GE-047, GE-R33: out, with the hand face up on the discard pile, sorted by kind."""
    hand = table.hands[seat]
    cards = [KITTEN] if danger == KITTEN else []
    cards += [kind for kind in range(GODCAT) for _ in range(hand[kind])]
    table.discard.extend(cards)
    table.hands[seat] = [0] * len(hand)
    table.living.remove(seat)
    table.fallen.append(seat)
    table.dangers.append(danger)
    table.facts.append((FELL, seat))
    if hand[GODCAT]:
        table.godcat = ON_MAT
    if now.listening:
        tell_explosion(seat, danger, cards, bool(hand[GODCAT]), now)


def tell_explosion(seat: int, danger: int, cards: list[int], had_godcat: bool, now: Now) -> None:
    """Announce that somebody is out."""
    shown = tuple(NAMES[card] for card in cards)
    now.emit(events.Exploded(seat=seat, danger=danger_name(danger), cards=shown))
    if had_godcat:
        now.emit(events.GodcatHome(seat=seat))


def danger_name(danger: int) -> str:
    """The text id of what somebody fell to."""
    return "left" if danger == LEFT else NAMES[danger]


def settle_death(table: Table, seat: int, now: Now) -> None:
    """GE-R48, GE-R13: is one player left? If it was the active player, the owed turns lapse."""
    if len(table.living) == 1:
        win(table, now)
    elif seat == table.turn:
        pass_the_turn(table, now)


def win(table: Table, now: Now) -> None:
    """GE-007, GE-043, GE-008: one winner; all others lost alike (GE-R49)."""
    winner = table.living[0]
    ranks = tuple(1 if seat == winner else 2 for seat in range(table.seats))
    if now.listening:
        tell_end(table, winner, now)
    table.end(Result((winner,), ranks, danger_name(table.dangers[-1])))


def tell_end(table: Table, winner: int, now: Now) -> None:
    """Announce the winner, and what nobody knew as long as it mattered (GE-029)."""
    now.emit(events.Won(seat=winner))
    if table.options.quick:
        now.emit(events.TookOut(cards=tuple(NAMES[card] for card in sorted(table.removed))))


def depart(table: Table, seat: int, now: Now) -> None:
    """GE-R41: counts as exploded without a Kitten, unless the player is dead by now."""
    if seat in table.living:
        explode(table, seat, LEFT, now)
        settle_death(table, seat, now)
