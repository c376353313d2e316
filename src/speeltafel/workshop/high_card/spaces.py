"""High Card in numbers, for programs that learn."""

from speeltafel.engine.spaces import BySeat, Fields, Number, Row, Spaces, Word, Words

from speeltafel.workshop.high_card.table import CARDS
from speeltafel.workshop.high_card.view import PlayerView, View

NUMBERS = tuple(dict.fromkeys(CARDS))
MOST_ROUNDS = 6

SPACES = Spaces(
    zero_sum=True,
    moves={"Lay.card": NUMBERS},
    view=Fields(
        View,
        {
            "seat": None,
            "hand": Words(NUMBERS, most=3),
            "my_card": Word(NUMBERS),
            "players": BySeat(
                Fields(PlayerView, {"seat": None, "cards": Number(MOST_ROUNDS), "points": Number(21)})
            ),
            "played": Row(MOST_ROUNDS, BySeat(Word(NUMBERS))),
            "deck": Number(len(CARDS)),
        },
    ),
)
