"""Everybody has passed: the trick goes to the closed pile and the next character turns up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from speeltafel.engine import EVERYONE, Now, Procedure, Step
from speeltafel.games.creatures_and_outcasts import events
from speeltafel.games.creatures_and_outcasts.facts import CLOSED, SHUFFLED, TURNED
from speeltafel.games.creatures_and_outcasts.flow.effects import BlockNumber
from speeltafel.games.creatures_and_outcasts.flow.ending import end_round
from speeltafel.games.creatures_and_outcasts.flow.order import holder_from
from speeltafel.games.creatures_and_outcasts.material import character_number, effect_of, material
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY

PATIENCE: Final = 9
"""All-passes without a character and without fewer cards in the hands (CO-R59)."""


@dataclass
class AllPass(Procedure):
    """CO-042 to CO-047"""

    stopped: bool = False
    """The 13 is the last card of this trick (CO-R42)."""
    idle: bool = False
    """Nobody did more than pass since the last all-pass (CO-R58)."""
    discarded: bool = False
    """A character left at this all-pass (CO-R58)."""

    def steps(self) -> tuple[Step, ...]:
        return (clear_the_trick, discard_character, turn_over_character, lead)


def clear_the_trick(table: Table, frame: AllPass, now: Now) -> None:
    """CO-043, CO-R04"""
    top = table.top
    frame.stopped = top != EMPTY and effect_of(top) == "stops-wednesday"
    frame.idle = not table.acted
    table.acted = False
    table.passed = 0
    cards = table.trick
    table.trick = []
    if table.options.closed_transfer == "flip":
        cards.reverse()
    table.closed.extend(cards)
    table.facts.append((CLOSED, EVERYONE, *cards))
    if now.listening:
        now.emit(events.TrickOver(count=len(cards), forget=table.options.memory_log))


def discard_character(table: Table, frame: AllPass, now: Now) -> None:
    """CO-064, CO-065, CO-R17, CO-R56"""
    if table.active and not table.character_stays:
        table.used.append(table.active)
        table.active = ""
        frame.discarded = True


def turn_over_character(table: Table, frame: AllPass, now: Now) -> None:
    """CO-044, CO-063, CO-066"""
    if not table.characters:
        go_on_without_character(table, frame, now)
        return
    character = table.characters.pop()
    table.facts.append((TURNED, EVERYONE, character_number(character)))
    if now.listening:
        now.emit(events.CharacterTurned(character=character))
    arrival = ARRIVALS.get(material().rule_of[character], becomes_active)
    arrival(table, frame, character, now)


def becomes_active(table: Table, frame: AllPass, character: str, now: Now) -> None:
    """CO-045, CO-063: the questions of a trick now ask this character."""
    table.active = character


def wednesday_turns_up(table: Table, frame: AllPass, wednesday: str, now: Now) -> None:
    """CO-050, CO-068, CO-117 to CO-121"""
    if not frame.stopped:
        table.used.append(wednesday)
        end_round(table, "wednesday-came")
        return
    table.characters.append(wednesday)
    now.chance.shuffle(table.characters)
    table.facts.append((SHUFFLED, EVERYONE, len(table.characters)))
    if now.listening:
        now.emit(events.WednesdayStopped(seat=table.last_player))


def thing_turns_up(table: Table, frame: AllPass, thing: str, now: Now) -> None:
    """CO-070, CO-R35, CO-R36"""
    table.active = thing
    if table.closed:
        table.push(BlockNumber(seat=table.last_player))
    elif now.listening:
        now.emit(events.ThingIdle())


def go_on_without_character(table: Table, frame: AllPass, now: Now) -> None:
    """CO-R57, CO-R58, CO-R59: only a round effect of the advanced variant leads here."""
    if now.listening:
        now.emit(events.NoCharacterLeft())
    held = sum(map(len, table.hands))
    if table.fewest == NOBODY or held < table.fewest:
        table.fewest = held
        table.stalled = 0
    else:
        table.stalled += 1
    if (frame.idle and not frame.discarded) or table.stalled >= PATIENCE:
        end_round(table, "stalemate")


ARRIVALS: Final[dict[str, Callable[[Table, AllPass, str, Now], None]]] = {
    "end-round": wednesday_turns_up,
    "block-number": thing_turns_up,
}
"""Characters that do something when they turn up; the others only answer questions."""


def lead(table: Table, frame: AllPass, now: Now) -> None:
    """CO-046, CO-062, CO-083, CO-118, CO-R44"""
    table.turn = holder_from(table, table.last_player, now)
