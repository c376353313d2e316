"""Curses: they bind the players themselves (scenario 3)."""

from typing import Final

from speeltafel.engine import Move, Now
from speeltafel.games.rush_out.completion import GESTURE, completion_of, go_on, hero_dice_back, make_gesture
from speeltafel.games.rush_out.events import (
    BreachClaimed,
    CardCancelled,
    ClaimFailed,
    CurseLaid,
    DiceGrabbed,
    GestureMade,
    HandRaised,
    HeroSpoke,
    SecondHandSeen,
)
from speeltafel.games.rush_out.moves import Claim, Clap, Grab, HighFive, SecondHand, Speak
from speeltafel.games.rush_out.piles import discard_top, free_field, lay, put_away
from speeltafel.games.rush_out.questions import (
    SPELL_EFFECTS,
    carries_out,
    extra_moves,
    hero_places,
    needs_gesture,
)
from speeltafel.games.rush_out.state import (
    HEROES,
    NUMBERED_LISTS,
    RACE,
    WIZARD,
    Breach,
    Completion,
    Player,
    Table,
    place,
    touch_all,
)

HANDS_MEET_WITHIN: Final = 5.0
CLAIM_WITHIN: Final = 6.0

SPEAK: Final = Speak()
SECOND_HAND: Final = SecondHand()
CLAIM: Final = Claim()


def curse(table: Table, completion: Completion, now: Now) -> None:
    """The card lies beside the board, on the heroes' side (RO-133)."""
    completion.where = free_field(table, completion.card)
    lay(table, completion.card)
    table.curses.append(completion.card)
    if now.listening:
        now.emit(CurseLaid(card=completion.card))


def is_cursed(table: Table, effect: str) -> bool:
    """Two copies do the same as one, and both must go (RO-140)."""
    return any(place(card).effect == effect for card in table.curses)


@hero_places.under("curses")
def with_curses(answer: list[str], table: Table, player: Player) -> list[str]:
    """RO-134"""
    return [*answer, *table.curses]


@needs_gesture.under("curses")
def high_five_curse(answer: bool, table: Table, card: str) -> bool:
    """For cards and the dragon tile, not for a hero tile (RO-138, RO-R51); also for its own completion (RO-R49)."""
    return answer or (is_cursed(table, "high_five") and place(card).kind != "hero_tile")


def lift_curse(table: Table, completion: Completion, now: Now) -> None:
    """RO-134"""
    remove_curse(table, completion.card, now)


def remove_curse(table: Table, card: str, now: Now) -> None:
    """The curse ends; gestures that nobody asks for any more need not be made."""
    table.curses.remove(card)
    put_away(table, card)
    touch_all(table)
    if now.listening:
        now.emit(CardCancelled(card=card))
    for completion in table.completions[:]:
        if completion.waits_for == GESTURE and not table.winner:
            go_on(table, completion, now)


# Gestures


@extra_moves.under("curses")
def under_curses(answer: list[Move], table: Table, player: Player) -> list[Move]:
    if player.seat == table.wizard:
        return [*answer, CLAIM] if may_claim(table) else answer
    answer = answer + gestures(table, player)
    if is_cursed(table, "silence"):
        answer.append(SPEAK)
    if is_cursed(table, "one_hand"):
        answer.append(SECOND_HAND)
    return answer


def gestures(table: Table, player: Player) -> list[Move]:
    """What this hero can do about cards that wait for a gesture."""
    moves: list[Move] = []
    for completion in table.completions:
        if completion.waits_for == GESTURE and player.seat in completion.contributors:
            alone = len(completion.contributors) == 1
            moves.append(Clap(completion.card) if alone else HighFive(completion.card))
            moves.append(Grab(completion.card))
    return moves


def absent_gesture(table: Table, seat: int) -> Move | None:
    """A hero who is away does not keep the other waiting (RO-R53)."""
    for completion in table.completions:
        if completion.waits_for == GESTURE and seat in completion.contributors:
            if len(completion.contributors) == 1:
                return Clap(completion.card)
            if completion.hands and completion.hands != [seat]:
                return HighFive(completion.card)
    return None


@carries_out(HighFive)
def high_five(table: Table, player: Player, move: HighFive, now: Now) -> None:
    """Both hands must come within a few seconds of each other (RO-138, RO-R53)."""
    completion = completion_of(table, move.card, HEROES)
    if (
        completion.hands
        and completion.hands != [player.seat]
        and now.at - completion.raised_at[0] <= HANDS_MEET_WITHIN
    ):
        make(table, completion, now)
        return
    completion.hands = [player.seat]
    completion.raised_at = [now.at]
    touch_all(table)
    if now.listening:
        now.emit(HandRaised(seat=player.seat, card=move.card))


@carries_out(Clap)
def clap(table: Table, player: Player, move: Clap, now: Now) -> None:
    """RO-139"""
    completion = completion_of(table, move.card, HEROES)
    make(table, completion, now)


def make(table: Table, completion: Completion, now: Now) -> None:
    """The gesture is made: the dice come back and the rest follows."""
    completion.hands = completion.contributors[:]
    touch_all(table)
    if now.listening:
        now.emit(GestureMade(card=completion.card, seats=tuple(completion.contributors)))
    go_on(table, completion, now)


# Breaches


@carries_out(Grab)
def grab(table: Table, player: Player, move: Grab, now: Now) -> None:
    """Take the dice without the gesture (RO-R52)."""
    completion = completion_of(table, move.card, HEROES)
    breach(table, "gesture", player, now)
    if now.listening:
        now.emit(DiceGrabbed(seat=player.seat, card=move.card))
    completion.hands = completion.contributors[:]
    completion.by_hand = True
    go_on(table, completion, now)


@carries_out(Speak)
def speak(table: Table, player: Player, move: Speak, now: Now) -> None:
    """RO-136"""
    breach(table, "silence", player, now)
    if now.listening:
        now.emit(HeroSpoke(seat=player.seat))


def is_heard(table: Table, seat: int) -> bool:
    """In a race under the curse of silence a hero is heard only while the wizard may still claim it (RO-136)."""
    broken = any(one.kind == "silence" and one.seat == seat for one in table.breaches)
    return broken or table.phase != RACE or not is_cursed(table, "silence")


@carries_out(SecondHand)
def use_second_hand(table: Table, player: Player, move: SecondHand, now: Now) -> None:
    """RO-137"""
    breach(table, "one_hand", player, now)
    if now.listening:
        now.emit(SecondHandSeen(seat=player.seat))


def breach(table: Table, kind: str, player: Player, now: Now) -> None:
    """Each breach can be claimed once, also two of one hero under one curse (RO-135, RO-R50)."""
    table.breaches.append(Breach(kind, player.seat, now.at + CLAIM_WITHIN))
    touch_all(table)


def may_claim(table: Table) -> bool:
    """Flagged: while a breach is open. Else whenever there is a curse: the wizard must have noticed by himself."""
    return bool(table.breaches) or (bool(table.curses) and not table.options.flag_breaches)


@carries_out(Claim)
def claim(table: Table, player: Player, move: Claim, now: Now) -> None:
    """A breach costs the top card of the spell pile, once; a wrong claim nothing (RO-135, RO-R50)."""
    touch_all(table)
    if not table.breaches:
        if now.listening:
            now.emit(ClaimFailed(seat=player.seat))
        return
    claimed = table.breaches.pop(0)
    if now.listening:
        now.emit(BreachClaimed(seat=claimed.seat))
    discard_top(table, WIZARD, now)


SPELL_EFFECTS["curse"] = curse
NUMBERED_LISTS[HEROES, "curse"] = (make_gesture, hero_dice_back, lift_curse)
