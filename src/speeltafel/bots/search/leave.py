"""What an offer allows besides its moves."""

from typing import Final

from speeltafel.engine import Move


class Leave(Move, frozen=True, tag="leave"):
    """Not a move of any game: an offer is left for now."""


LEAVE: Final = Leave()
