"""The small words of the wire: names, numbers and choices with their limits."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 2

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[str, Meta(pattern="^[0-9a-z]{0,24}$", max_length=24)]
"""A drawn face: what it is made of, one character for each part. Empty: none was chosen."""
MaybeName = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
MaybeSecret = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""SHA-256 of a text, in lower-case hexadecimal digits."""
MaybeHash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
MessageId = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=280)]
Word = Annotated[str, Meta(max_length=60)]

SeatKind = Literal["open", "person", "bot"]
Place = Literal["online", "device", "tv"]
Pace = Literal["none", "relaxed", "normal", "fast", "own"]
"""How much time people have; `own`: exactly what the clocks of the options say."""
Leaving = Literal["bot", "out"]
"""What becomes of the seat of who leaves during the game: a bot plays it, or it is out of the game."""
Order = Literal["pass", "ask", "react"]
"""What to do in windows of a slow table: let everything pass, call me, or react whenever it hits me and I can."""
Phase = Literal["waiting", "shuffling", "playing", "over"]


class Choices(Struct, kw_only=True):
    """What a table chooses beside its seats and the options of its game."""

    listed: bool = False
    """Shown in the lobby."""
    leaving: Leaving = "bot"
    """What becomes of the seat of who leaves during the game."""
    pace: Pace = "normal"
    """How much time people have. Alone against bots and around one device nobody is hurried, unless it is `own`."""
    latecomers: bool = True
    """Who comes by the link of the running game may take the seat of a bot, or one that was given up."""

    coach: bool = False
    """Everybody at the table may ask the coach, and everybody sees it. Who plays alone against bots always may."""

    rated: bool = False
    """The game counts for ratings: everybody has a player card, nobody asks the coach or takes back, clocks run."""
    hours: Annotated[int, Meta(ge=0, le=24 * 14)] = 0
    """Correspondence: so many hours for each move; 0: people are at the table together."""

    def chosen(self) -> dict[str, Any]:
        """These and nothing else, for a message or an entry that has them too."""
        return {name: getattr(self, name) for name in Choices.__struct_fields__}
