"""What a player can do, and the question it answers."""

from typing import ClassVar, Final

import msgspec

ASKED: Final = 0
"""The game waits for this answer."""
OPTIONAL: Final = 1
"""May be answered by the frame on top while others are waited for; nobody waits for it."""
INTERRUPT: Final = 2
"""May be answered at any moment; the game sets the present question aside and comes back to it."""


class Move(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, repr_omit_defaults=True
):
    """One thing a player does. Subclasses are frozen structs with a tag and a few plain fields.

    A field too many is refused: whoever sent it meant another move than the one that would be read.

    >>> class Play(Move, frozen=True, tag="play"):
    ...     card: str
    ...     twice: bool = False
    >>> Play("nope")
    Play(card='nope')
    """

    reversible: ClassVar[bool] = False
    """True when it tells nobody anything new, so that it may be taken back."""
    costs: ClassVar[tuple[str, ...]] = ()
    """Fields that say what is given up for it: who advises does not take them for different things to do."""


SHOWN: Final = 4
"""How many moves of a decision are shown when it is printed."""


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat. `moves` is the one truth about what is legal.

    >>> import speeltafel
    >>> speeltafel.position("good-vs-evil", hands=["shuffle", "nope"], pile="kitten mer").decision(0)
    <Decision: seat 0, turn (GE-031), 2 moves: Draw(), Play(card='shuffle')>
    """

    seat: int
    kind: str
    moves: list[Move]
    rule: str
    clock: str = ""
    number: int = 0
    waits: int = ASKED

    def copy(self) -> "Decision":
        """The same question with a list of its own, to be handed out."""
        return msgspec.structs.replace(self, moves=self.moves[:])

    def __repr__(self) -> str:
        moves = [str(move) for move in self.moves[:SHOWN]] + ["…"] * (len(self.moves) > SHOWN)
        count = "1 move" if len(self.moves) == 1 else f"{len(self.moves)} moves"
        return f"<Decision: seat {self.seat}, {self.kind} ({self.rule}), {count}: {', '.join(moves)}>"


class Climb(msgspec.Struct, frozen=True):
    """How high a table climbed that wins or loses together: higher is better, 0 is a lost game.

    `marks` are text ids of the game that say it: the difficulty, and what was reached.
    """

    height: int
    marks: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranks` has 1 for the best seat; `reason` is a text id.

    >>> Result(winners=(0, 2), ranks=(1, 3, 1), reason="points").words()
    'won by seat 0 and seat 2 (points)'
    """

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()

    def words(self) -> str:
        """In a few words, for whoever prints a game."""
        winners = " and ".join(f"seat {seat}" for seat in self.winners) or "nobody"
        return f"won by {winners} ({self.reason})"
