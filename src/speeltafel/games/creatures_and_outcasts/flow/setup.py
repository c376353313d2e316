"""Before the first round."""

from speeltafel.engine import Now
from speeltafel.games.creatures_and_outcasts.flow.rounds import Rounds
from speeltafel.games.creatures_and_outcasts.options import Options
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table


def set_up(options: Options, seats: int, now: Now) -> Table:
    """CO-R12: the youngest is chosen by the table or by lot, once for the whole game."""
    table = Table(seats=seats, options=options)
    table.youngest = now.chance.below(seats) if options.youngest == NOBODY else options.youngest
    table.push(Rounds())
    return table
