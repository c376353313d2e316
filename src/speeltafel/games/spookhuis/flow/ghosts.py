"""Ghosts and the living on one track: who scares whom after a ride."""

from dataclasses import dataclass, field

from speeltafel.engine import Now, Procedure, Step
from speeltafel.games.spookhuis import events
from speeltafel.games.spookhuis.board import IS_KEY, IS_TRACK
from speeltafel.games.spookhuis.flow.morale import check_terror_goal, score_terror, suffer
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.state import Table


@dataclass
class Scare(Procedure):
    """SH-075 to SH-077: one test for all Ghosts involved."""

    seat: int = 0
    ghosts: list[int] = field(default_factory=list)

    def steps(self) -> tuple[Step, ...]:
        return (test_nerves, settle_scare)


def test_nerves(table: Table, scare: Scare, now: Now) -> None:
    """SH-071, SH-R28: no card, and no item helps; morale may still be raised."""
    if now.listening:
        now.emit(events.Scared(seat=scare.seat, ghosts=tuple(scare.ghosts)))
    table.push(Trial(seat=scare.seat, cause="scare"))


def settle_scare(table: Table, scare: Scare, now: Now) -> None:
    """SH-075, SH-076, SH-R26, SH-R75: on failure 1 morale in all, and 1 point for each Ghost."""
    if table.passed:
        return
    score_terror(table, scare.ghosts, now)
    suffer(table, scare.seat, -1, "scare", now)
    if table.result is None:
        check_terror_goal(table, now)


def scares_after_ride(table: Table, rider: int, path: list[int]) -> list[Scare]:
    """SH-072 to SH-074, SH-R25 to SH-R27: who has to take a test, in order."""
    cells = [cell for cell in dict.fromkeys(path) if haunted(table, cell)]
    others = table.around(rider)
    if table.players[rider].ghost:
        met = [seat for cell in cells for seat in others if table.players[seat].cell == cell]
        return [Scare(seat=seat, ghosts=[rider]) for seat in met if not table.players[seat].ghost]
    ghosts = [seat for cell in cells for seat in others if table.players[seat].cell == cell]
    ghosts = [seat for seat in ghosts if table.players[seat].ghost]
    return [Scare(seat=rider, ghosts=ghosts)] if ghosts else []


def haunted(table: Table, cell: int) -> bool:
    """SH-191, SH-R24, SH-R28: track and Key Rooms; the other rooms are safe."""
    tile = table.board[cell] // 6
    return IS_TRACK[tile] or IS_KEY[tile]
