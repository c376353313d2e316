"""Before the first round."""

from speeltafel.engine import Now
from speeltafel.games.creatures_and_outcasts.flow.rounds import Rounds
from speeltafel.games.creatures_and_outcasts.options import Options
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table


def set_up(options: Options, seats: int, now: Now) -> Table:
    """CO-R12: the youngest is chosen by the table or by lot, once for the whole game."""
    table = Table(seats=seats, options=options)
    chosen = youngest_seat(options)
    table.youngest = now.chance.below(seats) if chosen == NOBODY else chosen
    table.push(Rounds())
    return table


def youngest_seat(options: Options) -> int:
    """CO-R12: the seat that the table named, or nobody."""
    return NOBODY if options.youngest == "lot" else int(options.youngest.removeprefix("seat-")) - 1
