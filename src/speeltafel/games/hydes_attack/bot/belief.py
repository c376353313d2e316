"""The table as a bot believes it to be: what its view shows, and nothing where it shows nothing."""

from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, kept_by
from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL
from speeltafel.games.hydes_attack.moves import LOCATION, OUTCAST
from speeltafel.games.hydes_attack.options import Options
from speeltafel.games.hydes_attack.state import NOWHERE, Table
from speeltafel.games.hydes_attack.view import FATES, View

TARGET = {name: target for target, name in enumerate(MATERIAL.target_names)}


def believed_table(view: View, seat: int) -> Table:
    """Enough of the table to ask the rules what this seat could do; the piles and the other hands stay empty."""
    targets, fates = [NOWHERE] * LOCATIONS, [0] * LOCATIONS
    for place in view.locations:
        targets[LOCATION[place.location]] = TARGET[place.target]
        fates[LOCATION[place.location]] = FATES.index(place.fate)
    hands: list[list[int]] = [[] for _ in view.players]
    hands[seat] = [CARDS[card] for card in view.players[seat].cards]
    return Table(
        seats=len(view.players),
        options=Options(),
        ring=tuple([LOCATION[place.location] for place in view.locations]),
        targets=tuple(targets),
        outcasts=[OUTCAST[player.outcast] for player in view.players],
        pawns=[LOCATION[player.location] for player in view.players],
        hands=hands,
        sixes=view.sixes,
        thing=kept_by(CARDS[view.thing_card], seat) if view.thing_card else EMPTY,
        holder=view.thing_holder,
        bag=[LOCATION[location] for location in view.bag],
        fates=fates,
    )
