"""Frightening: a horror card strikes, is warded off or tested, turns the dial and does its special action."""

from dataclasses import dataclass, field
from typing import Any

from speeltafel.engine import Move, Now, Step
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.cards import CHAINS, HORRORS
from speeltafel.games.spookhuis.flow.horrors.chains import targets
from speeltafel.games.spookhuis.flow.horrors.special import special_action
from speeltafel.games.spookhuis.flow.items import Asking, anytime_moves
from speeltafel.games.spookhuis.flow.morale import suffer
from speeltafel.games.spookhuis.flow.piles import discard_horror
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.moves import DECLINE, PassOn
from speeltafel.games.spookhuis.state import NOBODY, Table


@dataclass
class Fright(Asking):
    """SH-081, SH-082, SH-087 to SH-089: `table.horror` strikes the victim."""

    victim: int = 0
    by: int = NOBODY
    frightened: list[int] = field(default_factory=list)
    """Everybody whom this card has frightened (SH-185)."""

    def in_own_turn(self) -> bool:
        return False

    def steps(self) -> tuple[Step, ...]:
        return (strike_victim, take_consequences, act_specially, pass_it_on)

    def decide(self, table: Any, seat: int, move: Any, now: Now) -> None:
        if not isinstance(move, PassOn):
            discard_horror(table)
            return
        if now.listening:
            now.emit(events.PassedOn(seat=seat, victim=move.player, card=table.horror))
        self.by = seat
        self.victim = move.player
        self.at = 0


def strike_victim(table: Table, fright: Fright, now: Now) -> None:
    """SH-087, SH-089: an item or the test."""
    fright.frightened.append(fright.victim)
    if now.listening:
        by = None if fright.by == NOBODY else fright.by
        now.emit(events.Frightened(seat=fright.victim, card=table.horror, by=by))
    table.push(Trial(seat=fright.victim, cause="horror", card=table.horror))


def take_consequences(table: Table, fright: Fright, now: Now) -> None:
    """SH-081, SH-088: the dial first."""
    if table.warded:
        discard_horror(table)
        fright.finish()
        return
    card = HORRORS[table.horror]
    suffer(table, fright.victim, card.success if table.passed else card.failure, card.id, now)


def act_specially(table: Table, fright: Fright, now: Now) -> None:
    """SH-082, SH-R84: then the special action, unless the victim is a Ghost by now."""
    card = HORRORS[table.horror]
    happens = card.special == ("success" if table.passed else "failure")
    if table.players[fright.victim].ghost or not happens:
        discard_horror(table)
    elif card.id not in CHAINS:
        special_action(table, fright.victim, now)


def pass_it_on(table: Table, fright: Fright, now: Now) -> None:
    """SH-169, SH-170, SH-184, SH-186: the Rickshaw or the Wendigo may strike somebody else; else it is discarded."""
    if not table.horror:
        return
    victims = targets(table, table.horror, fright.by, fright.frightened)
    if not victims:
        discard_horror(table)
        return
    moves: list[Move] = [DECLINE, *(PassOn(seat) for seat in victims), *anytime_moves(table, fright.victim)]
    table.ask(fright.victim, "pass-on", moves, "SH-169" if table.horror == "rickshaw" else "SH-184", "reply")
