"""Laying cards down, the Nope window, and what comes after it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from speeltafel.engine import Chance, Move, Now, Step, Window
from speeltafel.engine.window import close_window, open_window
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow import deeds
from speeltafel.games.good_vs_evil.flow.cards import discard
from speeltafel.games.good_vs_evil.flow.duel import armageddon
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    ATTACK,
    FAVOR,
    GODCAT,
    NAMES,
    NOPE,
    NUMBER,
    RAISING_HECK,
    REVEAL,
    SHUFFLE,
    TARGETED_ATTACK,
    material,
)
from speeltafel.games.good_vs_evil.moves import MAY_NOPE, MAY_ONLY_PASS, PASS, Pair, Play, PlayOn
from speeltafel.games.good_vs_evil.moves import Nope as NopeMove
from speeltafel.games.good_vs_evil.state import Table

NO_ONE: Final = -1
PAIR: Final = 20
TRIPLE: Final = 21

DEEDS: Final = {
    ARMAGEDDON: armageddon,
    ATTACK: deeds.attack,
    TARGETED_ATTACK: deeds.targeted_attack,
    FAVOR: deeds.favor,
    RAISING_HECK: deeds.raising_heck,
    REVEAL: deeds.reveal_the_future,
    SHUFFLE: deeds.shuffle,
    PAIR: deeds.pair,
    TRIPLE: deeds.triple,
}


@dataclass(init=False)
class Action(Window):
    """Cards on the table that may still be Noped (GE-125): the window, then the action itself."""

    seat: int = 0
    effect: int = 0
    cards: list[int] = field(default_factory=list)
    target: int = NO_ONE
    named: int = NO_ONE
    nopers: list[int] = field(default_factory=list)

    def __init__(
        self, seat: int, effect: int, cards: list[int], target: int = NO_ONE, named: int = NO_ONE
    ) -> None:
        self.reopen([], [])
        self.race = False
        self.seat = seat
        self.effect = effect
        self.cards = cards
        self.target = target
        self.named = named
        self.nopers = []

    def steps(self) -> tuple[Step, ...]:
        return ACTION_STEPS

    def question(self, table: Table, seat: int) -> tuple[str, str, str]:
        return "nope", "GE-120", "nope_window"

    def choices(self, table: Table, seat: int) -> list[Move]:
        return MAY_NOPE if table.hands[seat][NOPE] else MAY_ONLY_PASS

    def reacts(self, move: Any) -> bool:
        return type(move) is NopeMove

    def hits(self, table: Table, seat: int) -> bool:
        """GE-120: a Nope hits whose play it stops; a play hits its target, the next player or, Armageddon, everybody."""
        if self.stopped():
            return seat == self.seat
        everybody = self.effect == ARMAGEDDON and seat != self.seat
        return everybody or seat == (table.next_seat(self.seat) if self.effect == ATTACK else self.target)

    def take(self, table: Table, seat: int, move: Any, now: Now) -> None:
        """GE-122: a Nope lies on top; it may be Noped in turn."""
        discard(table, seat, NOPE)
        self.nopers.append(seat)
        if now.listening:
            now.emit(events.Noped(seat=seat, count=len(self.nopers)))
        open_to_nopes(table, self, seat)

    def late(self, table: Table, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """GE-R42"""
        return PASS

    def withdraw_from(self, seat: int) -> None:
        """GE-R41: a Nope that nobody has seen yet goes with the player who leaves."""
        if any(noper == seat for noper, _ in self.reactions):
            self.reactions = [reaction for reaction in self.reactions if reaction[0] != seat]
            self.silent.append(seat)

    def stopped(self) -> bool:
        """GE-123: an odd number of Nopes."""
        return len(self.nopers) % 2 == 1


def lay_down(table: Table, seat: int, move: Any, now: Now) -> None:
    """GE-032: face up on the discard pile, with all that must be announced (GE-R07)."""
    action = announced(seat, move)
    action.race = table.options.nope_race == "arrival"
    for card in action.cards:
        discard(table, seat, card)
    if now.listening:
        tell_play(action, now)
    table.push(action)
    open_to_nopes(table, action, seat)


def announced(seat: int, move: Any) -> Action:
    """The action that a move stands for."""
    kind = type(move)
    if kind is Play:
        effect = NUMBER[move.card]
        return Action(seat, effect, [GODCAT if move.godcat else effect])
    if kind is PlayOn:
        effect = NUMBER[move.card]
        return Action(seat, effect, [GODCAT if move.godcat else effect], move.target)
    cards = [NUMBER[name] for name in move.cards]
    if kind is Pair:
        return Action(seat, PAIR, cards, move.target)
    return Action(seat, TRIPLE, cards, move.target, NUMBER[move.named])


def tell_play(action: Action, now: Now) -> None:
    """Announce a play."""
    cards = tuple(NAMES[card] for card in action.cards)
    target = None if action.target == NO_ONE else action.target
    named = None if action.named == NO_ONE else NAMES[action.named]
    effect = effect_name(action.effect)
    now.emit(events.Played(seat=action.seat, cards=cards, effect=effect, target=target, named=named))
    if NAMES[GODCAT] in cards:
        now.emit(events.GodcatHome(seat=action.seat))


def effect_name(effect: int) -> str:
    """The text id of what a play does."""
    if effect == PAIR:
        return "pair"
    return "triple" if effect == TRIPLE else NAMES[effect]


def open_to_nopes(table: Table, action: Action, author: int) -> None:
    """Ask everybody who might Nope by public knowledge, never only the holders; the author is welcome (GE-R05)."""
    able = [seat for seat in table.living if table.might_nope(seat) and seat not in table.leaving]
    called = [seat for seat in able if seat != author]
    if not called or table.all_nopes_gone(material().counts[NOPE]):
        action.at = 2
        return
    welcome: list[int] = []
    if action.race and author in able:
        welcome.append(author)
    elif table.options.poll_author and author in able:
        called.append(author)
    action.reopen(called, welcome)


def carry_out(table: Table, action: Action, now: Now) -> None:
    """GE-R38: the window is closed and the action begins, unless it was stopped."""
    if action.stopped():
        if now.listening:
            now.emit(events.Stopped(seat=action.seat, effect=effect_name(action.effect)))
        return
    if now.listening:
        count = len(action.nopers)
        now.emit(events.WentAhead(seat=action.seat, effect=effect_name(action.effect), count=count))
    DEEDS[action.effect](table, action.seat, action.target, action.named, now)


ACTION_STEPS: Final[tuple[Step, ...]] = (open_window, close_window, carry_out)
