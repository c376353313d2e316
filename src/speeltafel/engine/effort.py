"""How much a thinking player may spend on a decision."""

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """How long a search goes on. Counted in iterations, so that equal seeds give equal games on any machine."""

    iterations: int
    worlds: int = 100
    """Possible worlds that the iterations take turns in."""
    depth: int = 16
    """Real choices after which the game's judgement is asked, if it has one."""
    patience: int = 5000
    """Choices after which a game that nobody judges counts as undecided."""
    seconds: float = 0.0
    """A server stops a search after this time; 0 means never."""
    rivals: bool = True
    """Whether the others seek their best answers too; else they go by instinct, which takes fewer iterations."""
    explore: float = 1.0
    """How much a search trusts proposals of instinct over what it found."""
    benefit: float = 0.5
    """What a move that instinct always proposes has ahead of one that it never does, after one comparison.

    The doubt shrinks with more comparisons, as luck does: small where a judgement leaves little to luck.
    """
    same_luck: bool = False
    """Whether finalists are compared with the same luck too, not only in the same worlds.

    It pays where one draw after the decision matters more than the decision, and costs a new source of chance each time.
    """
