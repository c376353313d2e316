"""The test: one roll against morale, and what may be played before the die falls."""

from dataclasses import dataclass
from typing import Any, Final

from speeltafel.engine import Move, Now, Procedure, Step
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import BALANCE, PROTECTORS, REPELLENTS
from speeltafel.games.spookhuis.flow.items import anytime_moves, play_anytime
from speeltafel.games.spookhuis.flow.piles import show, take
from speeltafel.games.spookhuis.moves import ROLL, Roll, use
from speeltafel.games.spookhuis.state import NOBODY, Table


@dataclass
class Trial(Procedure):
    """SH-079, SH-114: the tested player is asked, then the die falls. `table.passed` tells how it went.

    `cause` is "horror" (fitting items ward it off), "curse" (Garlic and Pistol are only shown), "scare" or
    "ambush" (nothing helps). `thrower` throws the die when it is not the tested player.
    """

    seat: int = 0
    cause: str = ""
    thrower: int = NOBODY
    card: str = ""

    def steps(self) -> tuple[Step, ...]:
        return (ask_tested_player, throw)

    def answer(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if isinstance(move, Roll):
            return
        if move.item in protectors(self):
            ward_off(table, self, move.item, now)
            self.finish()
        else:
            self.repeat()
            play_anytime(table, seat, move.item, now)


def protectors(trial: Trial) -> frozenset[str]:
    """SH-087, SH-R28, SH-R51: the items that stop this fright."""
    if trial.cause == "horror":
        return PROTECTORS[trial.card]
    return frozenset(REPELLENTS) if trial.cause == "curse" else frozenset()


def ask_tested_player(table: Table, trial: Trial, now: Now) -> None:
    """SH-087, SH-114, SH-R73: ward off, raise morale, or roll. Asked whatever the hand holds."""
    player = table.players[trial.seat]
    stops = protectors(trial)
    moves: list[Move] = [ROLL]
    moves += [use(held.card) for held in player.hand if held.card in stops]
    moves += anytime_moves(table, trial.seat)
    kind, rule = QUESTIONS.get(trial.cause, ("test", "SH-079"))
    table.ask(trial.seat, kind, moves, rule, "reply")


QUESTIONS: Final = {"horror": ("test", "SH-087"), "curse": ("meet", "SH-R51")}


def ward_off(table: Table, trial: Trial, item: str, now: Now) -> None:
    """SH-088, SH-111, SH-R51: no test; a lasting item returns to the hand, the Pistol is spent on a card."""
    table.warded = True
    player = table.players[trial.seat]
    if item == "pistol" and trial.cause == "horror":
        take(table, player, item)
        table.item_discard.append(item)
    else:
        show(table, player, item)
    if now.listening and trial.cause == "curse":
        now.emit(events.Repelled(seat=trial.seat, item=item, card=trial.card))
    elif now.listening:
        now.emit(events.Warded(seat=trial.seat, item=item, card=trial.card))


def throw(table: Table, trial: Trial, now: Now) -> None:
    """SH-079, SH-080, SH-R01: the one function that compares a roll with morale."""
    morale = table.players[trial.seat].morale
    roll = 1 + now.chance.below(BALANCE.die_faces)
    table.roll = roll
    table.warded = False
    table.passed = roll < morale or (roll == morale and table.options.equal_roll_succeeds)
    if now.listening:
        thrower = trial.seat if trial.thrower == NOBODY else trial.thrower
        now.emit(
            events.Rolled(
                seat=trial.seat,
                thrower=thrower,
                roll=roll,
                morale=morale,
                passed=table.passed,
                cause=trial.cause,
            )
        )


def throw_die(table: Table, seat: int, cause: str, now: Now) -> int:
    """SH-R02: a roll that is no test."""
    table.roll = 1 + now.chance.below(BALANCE.die_faces)
    if now.listening:
        now.emit(events.Thrown(seat=seat, roll=table.roll, cause=cause))
    return table.roll


def throw_for(table: Table, seat: int, cause: str, count: int, now: Now) -> int:
    """One of so many things, each with an equal part of the faces; faces that are left over are thrown again."""
    while True:
        part = part_of(throw_die(table, seat, cause, now), count)
        if part < count:
            return part


def part_of(roll: int, count: int) -> int:
    """Which of so many equal parts of the die a face belongs to; `count` or more for those left over."""
    return (roll - 1) // (BALANCE.die_faces // count)


def settle_tie(table: Table, tied: list[int], cause: str, now: Now) -> int:
    """SH-005, SH-084, SH-R02: the die decides between players, before everybody's eyes."""
    while len(tied) > 1:
        table.roll = 1 + now.chance.below(BALANCE.die_faces)
        part = part_of(table.roll, len(tied))
        found = tied[part] if part < len(tied) else None
        if now.listening:
            now.emit(events.TieRolled(tied=tuple(tied), roll=table.roll, seat=found, cause=cause))
        if found is not None:
            return found
    return tied[0]
