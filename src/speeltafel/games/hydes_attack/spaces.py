"""The Hyde's Attack in numbers, for programs that learn."""

from itertools import combinations_with_replacement
from typing import Final

from speeltafel.engine.spaces import (
    Bag,
    BySeat,
    ByWord,
    Fields,
    Maybe,
    Number,
    Row,
    Seat,
    Spaces,
    Word,
    Words,
)
from speeltafel.games.hydes_attack.cards import CARD_NAMES, ONES, SIX
from speeltafel.games.hydes_attack.material import MATERIAL, NEVERMORE, OUTER
from speeltafel.games.hydes_attack.moves import PlayOnes, Remark
from speeltafel.games.hydes_attack.signals import REMARKS
from speeltafel.games.hydes_attack.view import (
    FATES,
    AttackView,
    LocationView,
    PileCard,
    PlayerView,
    SaidView,
    View,
)

LOCATIONS: Final = MATERIAL.location_names
OUTSIDE: Final = LOCATIONS[NEVERMORE + 1 :]
CARDS: Final = CARD_NAMES[:SIX]
COPIES: Final = max(MATERIAL.deck.count(card) for card in MATERIAL.deck)
DECK: Final = len(MATERIAL.deck)
PHRASES: Final = tuple(dict.fromkeys(remark.phrase for remark in REMARKS))
STRENGTHS: Final = tuple(sorted({strength for _, strength in MATERIAL.faces}))
LONGEST_PILE: Final = 40
REMEMBERED_REMARKS: Final = 6
POINTS: Final = 100


def several_ones() -> list[tuple[str, ...]]:
    """HA-125: every choice of 1s from a hand, as the moves list them."""
    ones = sorted(CARDS[card] for card in ONES)
    sizes = range(1, MATERIAL.hand_size + 1)
    return [cards for size in sizes for cards in combinations_with_replacement(ones, size)]


def possible(move: object) -> bool:
    """HA-125: two or more 1s, of which one can be Thing's; HA-053: a phrase has its own locations."""
    if isinstance(move, PlayOnes):
        return len(move.cards) + move.thing > 1
    return not isinstance(move, Remark) or move in REMARKS


LOCATION: Final = Fields(
    LocationView,
    {
        "location": Word(OUTSIDE),
        "bars": None,
        "must_leave": None,
        "target": Word(MATERIAL.target_names),
        "fate": Word(FATES),
        "pile": Bag(
            LONGEST_PILE,
            Fields(
                PileCard,
                {
                    "seat": Seat(),
                    "source": Word(("hand", "thing", "six")),
                    "card": Word(CARD_NAMES),
                    "strength": Word(STRENGTHS),
                },
            ),
        ),
        "worth": ByWord(CARD_NAMES, Number(10)),
        "mine": Number(POINTS),
    },
)
"""What a place bars, and whether one must leave it, follows from its name."""

SPACES: Final = Spaces(
    moves={
        "outcast": MATERIAL.outcast_names,
        "Go.location": LOCATIONS,
        "Remark.location": (None, *OUTSIDE),
        "location": OUTSIDE,
        "SendThing.card": (None, *CARDS),
        "PlayOnes.cards": several_ones(),
        "card": CARDS,
        "phrase": PHRASES,
        "revealed": CARDS,
    },
    possible=possible,
    view=Fields(
        View,
        {
            "seat": None,
            "level": None,
            "cast": None,
            "locations": Row(OUTER, LOCATION),
            "players": BySeat(
                Fields(
                    PlayerView,
                    {
                        "outcast": Word(MATERIAL.outcast_names),
                        "location": Word(LOCATIONS),
                        "hand": Number(5),
                        "cards": Words(CARDS, COPIES),
                        "sixes": Number(MATERIAL.sixes),
                    },
                )
            ),
            "first": Seat(),
            "turn": Seat(),
            "sixes": Number(MATERIAL.sixes),
            "thing_holder": Seat(),
            "thing_card": Word(CARDS),
            "deck": Number(DECK),
            "discard": Number(DECK),
            "discarded": Words(CARD_NAMES, COPIES),
            "bag": Words(OUTSIDE),
            "attack": Number(OUTER),
            "need": Number(POINTS),
            "needs": Row(OUTER, Number(POINTS)),
            "striking": Word(OUTSIDE),
            "revealed": Words(CARD_NAMES, COPIES),
            "counts": None,
            "total": Maybe(Number(POINTS)),
            "attacks": Row(
                OUTER,
                Fields(
                    AttackView, {"location": Word(OUTSIDE), "total": Number(POINTS), "need": Number(POINTS)}
                ),
            ),
            "losses": Number(MATERIAL.injuries_to_lose),
            "limit": None,
            "idling": None,
            "round_began": None,
            "said": Row(
                REMEMBERED_REMARKS,
                Fields(SaidView, {"seat": Seat(), "phrase": Word(PHRASES), "location": Word(OUTSIDE)}),
                newest=True,
            ),
        },
    ),
)
