"""How much things weigh for a player, in points. They were found by playing some hundred thousand games."""

from typing import Final, NamedTuple

from speeltafel.engine.judgement import read_weights


class Weights(NamedTuple):
    """What a player expects of the others, and what it takes care of."""

    help_now: float
    """What a turn brings to a place that may be attacked in this round."""
    help_this_round: float
    """What a turn of this round brings to the places that are attacked later, all together."""
    help_between: float
    """What a player brings to a place in a whole round between now and its attack."""
    help_then: float
    """What a turn in the round of a later attack brings to its place."""
    doubt: float
    doubt_of_turns: float
    doubt_later: float
    """How far from that it may turn out: at once, for the turns still to come, and at a later attack."""
    patience: float
    """What a point that stays for a later attack is worth in any case, as a share of the game."""
    keep: float
    """What it costs to let a card go, for each point it could count."""
    keep_turns: float
    """With fewer own turns to come than this, cards are kept less and less."""
    one_place: float
    """How much the place where a card fits best says about it; the rest is what it counts on average."""
    six: float
    """What it costs to spend a 6 while there are turns enough to spend it later."""
    fresh_card: float
    """Playing Thing's card brings a new card besides the one drawn back."""
    reach: float
    """How much of a turn is lost when the next place cannot be reached."""
    lend: float
    """What it costs to give a card to Thing, for each point it could count."""
    unknown_card: float
    """What a hidden card of another player counts."""


SEASONED: Final = Weights(*read_weights(__package__, Weights._fields)[0])
"""What makes the best table: see `python -m tools.fit hydes-attack`."""

TRUSTING: Final = Weights(
    help_now=3.4,
    help_this_round=1.2,
    help_between=2.6,
    help_then=2.6,
    doubt=1.0,
    doubt_of_turns=0.8,
    doubt_later=2.5,
    patience=0.001,
    keep=0.35,
    keep_turns=3.0,
    one_place=0.6,
    six=2.5,
    fresh_card=0.4,
    reach=0.5,
    lend=0.38,
    unknown_card=3.6,
)
"""Counts on more help than comes in this round and on less later: spreads its cards over too many places."""
