"""Good vs Evil in numbers, for programs that learn."""

from typing import Final

from speeltafel.engine.spaces import (
    AtSeat,
    BySeat,
    Fields,
    Maybe,
    Number,
    Row,
    Seat,
    Spaces,
    Word,
    Words,
)
from speeltafel.games.good_vs_evil.legal import GODCAT_AS, WITHOUT_TARGET, groups
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    DECK_KINDS,
    DEFUSE,
    FAVOR,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    HAND_KINDS,
    LAST_CAT,
    NAMES,
    NOPE,
    TARGETED_ATTACK,
    material,
)
from speeltafel.games.good_vs_evil.moves import NAMEABLE, Play
from speeltafel.games.good_vs_evil.quick import KINDS, MOST_LAID, OWED, Quick
from speeltafel.games.good_vs_evil.sheets import MOST_CARDS, PILE, SIGHTINGS
from speeltafel.games.good_vs_evil.view import ActionView, DuelView, PlayerView, SightingView, View, Waiting

HAND: Final = NAMES[:HAND_KINDS]
DECK: Final = NAMES[:DECK_KINDS]
ALL: Final = material().counts
MOST: Final = max(ALL)
EFFECTS: Final = (*NAMES[ARMAGEDDON:NOPE], "pair", "triple")


def sets(size: int) -> list[tuple[str, ...]]:
    """Every set of this size that counts as a kind."""
    found: list[tuple[str, ...]] = []
    for kind in range(DEFUSE, GODCAT):
        ferals = ALL[FERAL_CAT] if FIRST_CAT <= kind <= LAST_CAT else 0
        found += groups(size, kind, ALL[kind], ferals, int(kind != NOPE))
    return found


def possible(move: object) -> bool:
    """Godcat stands for any card but Armageddon."""
    return not isinstance(move, Play) or not move.godcat or move in GODCAT_AS


SPACES: Final = Spaces(
    zero_sum=True,
    quick=Quick,
    moves={
        "Play.card": [NAMES[ARMAGEDDON], *(NAMES[kind] for kind in WITHOUT_TARGET)],
        "PlayOn.card": (NAMES[TARGETED_ATTACK], NAMES[FAVOR]),
        "Pair.cards": sets(2),
        "Triple.cards": sets(3),
        "Triple.named": NAMEABLE,
        "Give.card": NAMES[DEFUSE:HAND_KINDS],
        "Insert.place": range(PILE),
    },
    others=frozenset({"PlayOn.target", "Pair.target", "Triple.target", "Duel.opponent"}),
    possible=possible,
    view=Fields(
        View,
        {
            "seat": None,
            "hand": Words(HAND, MOST),
            "players": BySeat(
                Fields(
                    PlayerView,
                    {
                        "seat": None,
                        "cards": Number(MOST_CARDS),
                        "known": Words(DECK, MOST),
                        "lacking": Words(HAND),
                        "fell_to": None,
                    },
                )
            ),
            "pile": Number(PILE),
            "kittens": Number(ALL[0]),
            "discard": Words(DECK, MOST),
            "mat": Words(NAMES[GODCAT:]),
            "turn": Seat(),
            "owed": Number(OWED),
            "action": Maybe(
                Fields(
                    ActionView,
                    {
                        "seat": Seat(),
                        "cards": Words(HAND, MOST_LAID),
                        "effect": Word(EFFECTS),
                        "target": Seat(),
                        "named": Word(NAMEABLE),
                        "nopes": Row(ALL[NOPE], Seat()),
                    },
                )
            ),
            "duel": Maybe(
                Fields(DuelView, {"seat": Seat(), "opponent": Seat(), "opponent_card": Word(NAMES[GODCAT:])})
            ),
            "danger": Seat(),
            "looking_at": Word(DECK),
            "seen": Row(
                SIGHTINGS,
                Fields(SightingView, {"card": Word(DECK), "earliest": Number(PILE), "latest": Number(PILE)}),
            ),
            "waiting": AtSeat(Fields(Waiting, {"seat": None, "kind": Word(KINDS)})),
            "removed": None,
        },
    ),
)
