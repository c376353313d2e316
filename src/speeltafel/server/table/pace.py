"""How much time people have: the clocks of the game, at the pace that the table chose."""

from speeltafel.engine import Decision, Match, Move
from speeltafel.engine.lessons.tuition import in_window
from speeltafel.server.table.ledger import Ledger

FACTORS = {"none": 0.0, "relaxed": 3.0, "normal": 1.0, "fast": 0.5, "own": 1.0}


def stretch(ledger: Ledger) -> float:
    """What every clock is multiplied by. Who plays alone against bots, or around one device, is not hurried, unless the game is rated.

    The clocks of a race are its rules: no pace changes them.
    """
    if ledger.game.timed or ledger.choices.pace == "own":
        return 1.0
    unhurried = is_alone(ledger) and not ledger.choices.rated
    return 0.0 if unhurried or ledger.created.place == "device" else FACTORS[ledger.choices.pace]


def is_alone(ledger: Ledger) -> bool:
    """One person against bots."""
    return ledger.is_alone()


def let_pass(ledger: Ledger, match: Match, decision: Decision) -> Move | None:
    """What a lone person need not do by hand: let a window pass in which nothing else is possible.

    Among people it would tell who has nothing to say; bots are told nothing by it.
    """
    return decision.moves[0] if len(decision.moves) == 1 and in_window(match) and is_alone(ledger) else None
