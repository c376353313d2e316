"""What happened, as sentences for one reader."""

from collections.abc import Sequence

from speeltafel.engine import Event, Game, Match
from speeltafel.engine.redaction import redacted
from speeltafel.texts import Texts


def sentences(events: list[Event], seat: int | None, match: Match, texts: Texts) -> list[str]:
    """The lines of the log, through a seat's eyes."""
    told = joined(redacted(events, seat), match.game)
    lines = [texts.event(event, match.names, seat) for event in told]
    return [line for line in lines if line]


def joined(events: Sequence[Event], game: Game) -> list[Event]:
    """Events in a row that are told in one sentence, as one event."""
    found: list[Event] = []
    for event in events:
        both = game.joined(found[-1], event) if found else None
        if both is None:
            found.append(event)
        else:
            found[-1] = both
    return found
