"""Which moments of a record are worth a look, and how much effort each may take."""

from collections.abc import Mapping
from typing import Final

import msgspec

from speeltafel.bots import effort_of
from speeltafel.engine import EVERYONE, Effort, Entry, Event, Game, Match, NotOver, Record, Thinking
from speeltafel.engine.match import open_replay, repeat_entry

DEPTHS: Final = ("quick", "deep")
PLANNED: Final = 4
"""How much less far it is looked (and half as often) in a game whose players plan: a choice takes as long as many elsewhere."""


class Care(msgspec.Struct, frozen=True):
    """How closely a moment is looked at."""

    walks: int
    """Games that are played on from a moment, for each seat and each alternative."""
    worlds: int
    depth: int
    """Choices that are played on before a forecast, at most; a game may look less far."""
    options: int
    """Alternatives that are weighed."""
    iterations: int
    """How long a search looks for them."""
    level: str
    enough: float
    """The standard error with which a sample may stop."""
    seconds: float
    """In a race, the time between two moments."""


CARES: Final[Mapping[str, Care]] = {
    "quick": Care(
        walks=48, worlds=48, depth=6, options=4, iterations=90, level="strong", enough=0.012, seconds=1.0
    ),
    "deep": Care(
        walks=400, worlds=400, depth=16, options=6, iterations=0, level="master", enough=0.004, seconds=0.5
    ),
}


class Plan(msgspec.Struct, frozen=True):
    """The entries before which the game is looked at; the last one is after the end."""

    entries: list[int]
    choices: frozenset[int]
    """Those of them at which alternatives are weighed."""


def make_plan(game: Game, record: Record, care: Care) -> Plan:
    """Play the record once, to see where somebody chose or something came to light; in a race, second by second."""
    match = open_replay(game, record)
    found: list[int] = []
    choices: set[int] = set()
    for number, entry in enumerate(record.entries):
        if game.timed:
            worth = not found or entry.at >= record.entries[found[-1]].at + care.seconds
            repeat_entry(match, entry, number)
        else:
            chosen = is_choice(match, entry)
            worth = tells(repeat_entry(match, entry, number)) or chosen or bool(entry.luck) or entry.left
            choices.update({number} if chosen else ())
        if worth or number == 0:
            found.append(number)
    if match.result is None:
        raise NotOver("this game is not over: an analysis looks back on finished games")
    return Plan([*found, len(record.entries)], frozenset(choices))


def is_choice(match: Match, entry: Entry) -> bool:
    """Whether somebody could have done something else."""
    if entry.seat is None or entry.left:
        return False
    decision = match.table.decision(entry.seat)
    return decision is not None and (len(decision.moves) > 1 or decision.waits != 0)


def tells(events: list[Event]) -> bool:
    """Whether more happened than that a forced move was made: something was shown to somebody, or much happened at once."""
    return len(events) > 1 or any(event.to != EVERYONE for event in events)


def effort_for(game: Game, care: Care) -> Effort:
    """As deep as a thinking player of this game looks before it judges."""
    if game.timed:
        return Effort(care.walks, worlds=care.worlds, depth=0)
    strong = effort_of(game, "strong")
    depth = min(strong.depth if strong is not None else Effort(1).depth, care.depth)
    if isinstance(game, Thinking):
        return Effort(max(2, care.walks // 2), worlds=care.worlds, depth=depth // PLANNED)
    return Effort(care.walks, worlds=care.worlds, depth=depth)
