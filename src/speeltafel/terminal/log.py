"""What happened, as sentences for one reader."""

from collections.abc import Sequence

from speeltafel.engine import Event, Game, Match
from speeltafel.engine.abilities import Summing
from speeltafel.engine.redaction import redacted
from speeltafel.texts import Texts


def sentences(events: list[Event], seat: int | None, match: Match, texts: Texts) -> list[str]:
    """The lines of the log, through a seat's eyes."""
    return told(redacted(events, seat), match.names, seat, texts)


def told(events: Sequence[Event], names: Sequence[str], seat: int | None, texts: Texts) -> list[str]:
    """Events that a seat may know, without what happens too often to be told."""
    loud = [event for event in events if event.__struct_config__.tag not in texts.game.quiet]
    lines = [texts.event(event, names, seat) for event in joined(loud, texts.game)]
    return [line for line in lines if line]


def joined(events: Sequence[Event], game: Game) -> list[Event]:
    """Events in a row that are told in one sentence, as one event."""
    found: list[Event] = []
    for event in events:
        both = game.joined(found[-1], event) if found and isinstance(game, Summing) else None
        if both is None:
            found.append(event)
        else:
            found[-1] = both
    return found
