"""The table as a bot believes it to be: what its view shows, and nothing where it shows nothing."""

import msgspec

from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, kept_by, played_by
from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL
from speeltafel.games.hydes_attack.moves import LOCATION, OUTCAST
from speeltafel.games.hydes_attack.options import Options
from speeltafel.games.hydes_attack.state import NOWHERE, Table
from speeltafel.games.hydes_attack.view import FATES, PileCard, View

TARGET = {name: target for target, name in enumerate(MATERIAL.target_names)}
HIDDEN = 0
"""What stands for a card that nobody shows: its kind says nothing, as no seat knows it."""


def believed_table(view: View, seat: int) -> Table:
    """Enough of the table to ask the rules what this seat could do; the other hands stay empty."""
    targets, fates = [NOWHERE] * LOCATIONS, [0] * LOCATIONS
    for place in view.locations:
        targets[LOCATION[place.location]] = TARGET[place.target]
        fates[LOCATION[place.location]] = FATES.index(place.fate)
    hands: list[list[int]] = [[] for _ in view.players]
    hands[seat] = [CARDS[card] for card in view.players[seat].cards]
    return Table(
        seats=len(view.players),
        options=msgspec.convert({"level": view.level}, Options),
        ring=tuple([LOCATION[place.location] for place in view.locations]),
        targets=tuple(targets),
        outcasts=[OUTCAST[player.outcast] for player in view.players],
        pawns=[LOCATION[player.location] for player in view.players],
        hands=hands,
        sixes=view.sixes,
        thing=kept_by(CARDS[view.thing_card], seat) if view.thing_card else EMPTY,
        holder=view.thing_holder,
        bag=[LOCATION[location] for location in view.bag],
        piles=believed_piles(view, seat),
        first=view.first,
        turn=view.turn,
        fates=fates,
        striking=LOCATION[view.striking] if view.striking else NOWHERE,
        revealed=[CARDS[card] for card in view.revealed],
        attacks=[(LOCATION[attack.location], attack.total, attack.need) for attack in view.attacks],
    )


def believed_piles(view: View, seat: int) -> list[list[int]]:
    """The piles; a card that the seat does not know is one that it has not seen."""
    piles: list[list[int]] = [[] for _ in range(LOCATIONS)]
    for place in view.locations:
        piles[LOCATION[place.location]] = [believed_card(card, seat) for card in place.pile]
    return piles


def believed_card(card: PileCard, seat: int) -> int:
    if card.card is not None:
        return played_by(kept_by(CARDS[card.card], seat), card.seat)
    return played_by(HIDDEN, card.seat, together=card.strength == 1)
