"""What a player can do, and the question it answers."""

from typing import ClassVar, Final

import msgspec

ASKED: Final = 0
"""The game waits for this answer."""
OPTIONAL: Final = 1
"""May be answered by the frame on top while others are waited for; nobody waits for it."""
INTERRUPT: Final = 2
"""May be answered at any moment; the game sets the present question aside and comes back to it."""


class Move(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One thing a player does. Subclasses are frozen structs with a tag and a few plain fields.

    A field too many is refused: whoever sent it meant another move than the one that would be read.
    """

    reversible: ClassVar[bool] = False
    """True when it tells nobody anything new, so that it may be taken back."""


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat. `moves` is the one truth about what is legal."""

    seat: int
    kind: str
    moves: list[Move]
    rule: str
    clock: str = ""
    number: int = 0
    waits: int = ASKED


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranks` has 1 for the best seat; `reason` is a text id."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()
