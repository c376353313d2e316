"""Creatures & Outcasts in numbers, for programs that learn."""

from typing import Final, get_args

from speeltafel.engine.spaces import (
    Also,
    AtSeat,
    AtWord,
    BySeat,
    Fields,
    Maybe,
    Number,
    Row,
    Seat,
    Spaces,
    Unlike,
    Word,
    Words,
)
from speeltafel.games.creatures_and_outcasts.material import RoundEffectKind, faces, material
from speeltafel.games.creatures_and_outcasts.view import (
    CharacterSighting,
    MemoryView,
    PlayerView,
    RoundEffectView,
    View,
    Waiting,
)

NUMBERS: Final = tuple(faces(material().outcasts))
COPIES: Final = max(kind.copies for kind in material().outcasts.values())
CHARACTERS: Final = material().characters
CLOSED: Final = len(material().deck)
POINTS: Final = 1000
PASSES: Final = 20
"""So often nobody passes on the same number in one round."""
KINDS: Final = (
    "turn",
    "race",
    "second-card",
    "swap-partner",
    "swap-gift",
    "take",
    "block",
    "treat",
    "place-wednesday",
    "next-round",
)

MEMORY: Final = Fields(
    MemoryView,
    {
        "closed": Row(CLOSED, Word(NUMBERS)),
        "characters": AtWord(
            "character",
            CHARACTERS,
            Fields(
                CharacterSighting,
                {
                    "character": Unlike(""),
                    "earliest": Number(len(CHARACTERS)),
                    "latest": Number(len(CHARACTERS)),
                },
            ),
        ),
        "held": BySeat(Words(NUMBERS, COPIES)),
        "lacking": BySeat(Words(NUMBERS)),
        "passes": BySeat(Words(NUMBERS, PASSES)),
    },
)

SPACES: Final = Spaces(
    zero_sum=True,
    moves={
        "card": NUMBERS,
        "Take.place": range(CLOSED),
        "Block.place": range(CLOSED),
        "PlaceWednesday.place": range(len(CHARACTERS)),
    },
    follows=frozenset({"Take.card", "Block.card"}),
    others=frozenset({"SwapWith.player"}),
    view=Fields(
        View,
        {
            "seat": None,
            "hand": Words(NUMBERS, COPIES),
            "players": BySeat(
                Fields(
                    PlayerView,
                    {"seat": None, "team": None, "cards": Number(20), "hand": Maybe(Words(NUMBERS, COPIES))},
                )
            ),
            "round": Number(material().rounds),
            "rounds": None,
            "turn": Seat(),
            "trick": Also(Words(NUMBERS, COPIES), Row(2, Word(NUMBERS), newest=True)),
            "cards_per_play": Number(2),
            "last_player": Seat(),
            "closed": Number(CLOSED),
            "looking_at": Unlike(None),
            "characters": Number(len(CHARACTERS)),
            "characters_left": Words(CHARACTERS),
            "looking_at_characters": Maybe(Row(len(CHARACTERS), Word(CHARACTERS))),
            "active": Word(CHARACTERS),
            "used": Words(CHARACTERS),
            "blocked": Word(NUMBERS),
            "swap_with": Seat(),
            "taken": Word(NUMBERS),
            "round_effect": Maybe(
                Fields(
                    RoundEffectView,
                    {
                        "card": Word(NUMBERS),
                        "character": Word(CHARACTERS),
                        "effect": Word(get_args(RoundEffectKind)),
                    },
                )
            ),
            "points": None,
            "totals": BySeat(Number(POINTS)),
            "shown": None,
            "youngest": Seat(),
            "countdown": None,
            "deal": None,
            "teams": None,
            "memory_log": None,
            "memory": MEMORY,
            "waiting": AtSeat(Fields(Waiting, {"seat": None, "kind": Word(KINDS)})),
        },
    ),
)
"""The closed pile that one looks through is in the memory, card by card; rows of finished rounds are in the totals."""
