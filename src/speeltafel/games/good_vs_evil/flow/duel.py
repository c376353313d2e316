"""Armageddon: the duel with Godcat and Devilcat."""

from dataclasses import dataclass
from typing import Any

from speeltafel.engine import EVERYONE, Move, Now, Step, only
from speeltafel.games.good_vs_evil import events
from speeltafel.games.good_vs_evil.flow.asking import Asking, ask
from speeltafel.games.good_vs_evil.flow.cards import gain
from speeltafel.games.good_vs_evil.flow.explosions import explode, save, win
from speeltafel.games.good_vs_evil.flow.order import finish_turn, pass_the_turn
from speeltafel.games.good_vs_evil.material import DEFUSE, DEVILCAT, GODCAT
from speeltafel.games.good_vs_evil.moves import KEEP_OR_SWAP, Duel, Swap, duel
from speeltafel.games.good_vs_evil.state import IN_DUEL, Table


@dataclass
class Armageddon(Asking):
    """GE-065 to GE-078, step by step."""

    seat: int = 0
    opponent: int = -1
    opponent_blessed: bool = False
    """Whether Godcat lies in front of the opponent."""

    def steps(self) -> tuple[Step, ...]:
        return (take_both, deal_both, keep_or_swap, turn_over, face_devilcat, end_duel)

    def answer(self, table: Table, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Duel):
            self.opponent = move.opponent
            self.opponent_blessed = move.card == "godcat"
            if now.listening:
                now.emit(events.DuelDealt(seat=seat, opponent=move.opponent, card=move.card, to=only(seat)))
            return
        if isinstance(move, Swap):
            self.opponent_blessed = not self.opponent_blessed
        if now.listening:
            now.emit(events.DuelChosen(seat=seat, choice="swap" if isinstance(move, Swap) else "keep"))

    def blessed(self) -> int:
        """Who has Godcat in front."""
        return self.opponent if self.opponent_blessed else self.seat

    def cursed(self) -> int:
        """Who has Devilcat in front."""
        return self.seat if self.opponent_blessed else self.opponent


def armageddon(table: Table, seat: int, target: int, named: int, now: Now) -> None:
    """GE-061"""
    table.push(Armageddon(seat=seat))


def take_both(table: Table, frame: Armageddon, now: Now) -> None:
    """GE-065"""
    table.godcat = IN_DUEL
    if now.listening:
        now.emit(events.DuelBegan(seat=frame.seat))


def deal_both(table: Table, frame: Armageddon, now: Now) -> None:
    """GE-066 to GE-069: the opponent is chosen only now, after the last moment for a Nope."""
    moves: list[Move] = []
    for other in table.others(frame.seat):
        moves.extend(duel(other))
    ask(table, frame, frame.seat, ("duel-deal", "GE-067", "duel_deal"), moves, now)


def keep_or_swap(table: Table, frame: Armageddon, now: Now) -> None:
    """GE-070"""
    ask(table, frame, frame.opponent, ("duel-choice", "GE-070", "duel_choice"), KEEP_OR_SWAP, now)


def turn_over(table: Table, frame: Armageddon, now: Now) -> None:
    """GE-071, GE-072, GE-R45"""
    if now.listening:
        now.emit(events.DuelRevealed(blessed=frame.blessed(), cursed=frame.cursed()))
    gain(table, frame.blessed(), GODCAT, EVERYONE)


def face_devilcat(table: Table, frame: Armageddon, now: Now) -> None:
    """GE-073, GE-091 to GE-094: a Defuse if there is one; nothing goes back into the pile."""
    cursed = frame.cursed()
    if table.hands[cursed][DEFUSE]:
        save(table, cursed, DEFUSE, DEVILCAT, now)
    else:
        explode(table, cursed, DEVILCAT, now)
    if now.listening:
        now.emit(events.DevilcatHome())


def end_duel(table: Table, frame: Armageddon, now: Now) -> None:
    """GE-077, GE-079, GE-R14, GE-R15, GE-R48: first the win, then the end of one turn of the one who played it."""
    if len(table.living) == 1:
        win(table, now)
    elif frame.seat in table.living:
        finish_turn(table, now)
    else:
        pass_the_turn(table, now)
