"""Dracula and the Werewolf: the round loss, and what happens when they meet somebody."""

from dataclasses import dataclass, field

from speeltafel.engine import Now, Procedure, Step
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.board import GATE
from speeltafel.games.spookhuis.cards import WANDERING
from speeltafel.games.spookhuis.flow.morale import change_morale, suffer
from speeltafel.games.spookhuis.flow.piles import lift_curse, remove_laid
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.lying import Laid
from speeltafel.games.spookhuis.state import Table


@dataclass
class Meetings(Procedure):
    """SH-R48, SH-R49: the meetings of one ride in the order of the path; a card that moved works no more."""

    rider: int = 0
    path: list[int] = field(default_factory=list)
    settled: list[tuple[str, int, int]] = field(default_factory=list)
    """Meetings that are over: card, holder, met player."""

    def steps(self) -> tuple[Step, ...]:
        return (meet_next,)


def meet_next(table: Table, meetings: Meetings, now: Now) -> None:
    """The next meeting that has not happened yet."""
    used = [card for card, _, _ in meetings.settled if not still_there(table, meetings, card)]
    for card, holder, met in encounters_on(table, meetings.rider, meetings.path):
        if card not in used and (card, holder, met) not in meetings.settled:
            meetings.settled.append((card, holder, met))
            meetings.repeat()
            table.push(Meeting(card=card, holder=holder, met=met))
            return


def still_there(table: Table, meetings: Meetings, card: str) -> bool:
    """Whether a card lies where it lay in all its meetings of this ride."""
    return all(table.players[holder].has_laid(card) for other, holder, _ in meetings.settled if other == card)


def encounters_on(table: Table, rider: int, path: list[int]) -> list[tuple[str, int, int]]:
    """SH-R48, SH-R49: in path order, the rider's cards first; not in the Gatehouse."""
    found: list[tuple[str, int, int]] = []
    for cell in path:
        for other in table.around(rider):
            if cell == GATE or table.players[other].cell != cell or table.players[other].ghost:
                continue
            found += [(card, rider, other) for card in WANDERING if table.players[rider].has_laid(card)]
            found += [(card, other, rider) for card in WANDERING if table.players[other].has_laid(card)]
    return found


def curses_roam(table: Table) -> bool:
    """Whether Dracula or the Werewolf is about."""
    return any(laid.card in WANDERING for player in table.players for laid in player.laid)


@dataclass
class Meeting(Procedure):
    """SH-174, SH-181: the met player takes a test."""

    card: str = ""
    holder: int = 0
    met: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (test_met_player, settle_meeting)


def test_met_player(table: Table, meeting: Meeting, now: Now) -> None:
    """SH-176, SH-183: Garlic or Pistol may be shown, then the die falls."""
    if now.listening:
        now.emit(events.CurseMet(seat=meeting.holder, victim=meeting.met, card=meeting.card))
    table.push(Trial(seat=meeting.met, cause="curse", card=meeting.card))


def settle_meeting(table: Table, meeting: Meeting, now: Now) -> None:
    """SH-R51, SH-R52: shown an item, nothing happens at all."""
    if table.warded:
        return
    if meeting.card == "dracula":
        settle_dracula(table, meeting, now)
    else:
        settle_werewolf(table, meeting, now)


def settle_dracula(table: Table, meeting: Meeting, now: Now) -> None:
    """SH-174, SH-175, SH-R50"""
    if table.passed:
        lift_curse(table, meeting.holder, "dracula", now)
        return
    hand_over(table, meeting, now)
    change_morale(table, meeting.holder, 3, "dracula", now)
    suffer(table, meeting.met, 0, "dracula", now)


def settle_werewolf(table: Table, meeting: Meeting, now: Now) -> None:
    """SH-181, SH-182"""
    change_morale(table, meeting.holder, 1, "werewolf", now)
    if table.passed:
        lift_curse(table, meeting.holder, "werewolf", now)
        suffer(table, meeting.met, -1, "werewolf", now)
        return
    hand_over(table, meeting, now)
    suffer(table, meeting.met, -3, "werewolf", now)


def hand_over(table: Table, meeting: Meeting, now: Now) -> None:
    """The card moves to the met player."""
    remove_laid(table.players[meeting.holder], meeting.card)
    table.players[meeting.met].laid.append(Laid(meeting.card))
    if now.listening:
        now.emit(events.Cursed(seat=meeting.met, card=meeting.card))


def dracula_drains(table: Table, seat: int, now: Now) -> None:
    """SH-173: 1 morale at the start of each own turn."""
    if table.players[seat].has_laid("dracula"):
        change_morale(table, seat, -1, "dracula", now)
