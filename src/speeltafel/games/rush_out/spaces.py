"""Rush Out! in numbers, for programs that learn: it is played in ticks (see `ticks.py`)."""

from typing import Final

from speeltafel.engine.spaces import (
    BySeat,
    ByWord,
    Fields,
    Maybe,
    Number,
    Row,
    Seat,
    Seats,
    Spaces,
    Unlike,
    Word,
    Words,
)
from speeltafel.games.rush_out.completion import CHOICE, GESTURE, HAND
from speeltafel.games.rush_out.material import (
    HERO_SYMBOLS,
    MOST_HERO_SLOTS,
    MOST_WIZARD_SLOTS,
    WIZARD_SYMBOLS,
    material,
)
from speeltafel.games.rush_out.moves import Aim, Place
from speeltafel.games.rush_out.questions import CHOICES
from speeltafel.games.rush_out.state import (
    COUNTDOWN,
    FREE,
    HEROES,
    LOOSE,
    MARKET,
    NEVER,
    NO_DRAGON,
    ON_THE_PILE,
    RACE,
    READY,
    SETUP,
    TUMBLING,
    UNROLLED,
    WHIRLED,
    WIZARD,
)
from speeltafel.games.rush_out.ticks import Ticks
from speeltafel.games.rush_out.view import (
    BreachView,
    ChoiceView,
    OfferView,
    PlayerView,
    SpotView,
    View,
    WaitingView,
    WishView,
)

CARDS: Final = tuple(material().cards)
EQUIPMENT: Final = tuple(material().equipment)
SCROLLS: Final = tuple(material().scrolls)
CHARACTERS: Final = (*material().heroes, WIZARD)
TEAMS: Final = (HEROES, WIZARD)
SYMBOLS: Final = tuple(dict.fromkeys((*HERO_SYMBOLS, *WIZARD_SYMBOLS)))
DICE: Final = 6
FACES: Final = tuple(range(6))
SLOTS: Final = range(max(MOST_HERO_SLOTS, MOST_WIZARD_SLOTS))
FIELDS: Final = 5
"""Cards that lie open in a row, at most."""


def possible(move: object) -> bool:
    """A card has only so many slots."""
    if not isinstance(move, Place | Aim):
        return True
    card = material().cards[move.card]
    return move.slot < max(len(card.hero), len(card.wizard))


PLAYER: Final = Fields(
    PlayerView,
    {
        "seat": None,
        "hero": Word(CHARACTERS),
        "colour": None,
        "faces": Row(DICE, Word(FACES, (UNROLLED, TUMBLING))),
        "lies": Row(DICE, Word((*SLOTS, WHIRLED), (LOOSE,))),
        "on": Word(CARDS),
        "roll_card": Word(CARDS),
        "lands_at": Unlike(NEVER),
        "yield_by": Unlike(NEVER),
        "experience": Number(10),
        "equipment": Words(EQUIPMENT),
    },
)
SPOT: Final = Fields(
    SpotView,
    {
        "card": Unlike(""),
        "printed": None,
        "hero": Row(MOST_HERO_SLOTS, Unlike(FREE)),
        "wizard": Row(MOST_WIZARD_SLOTS, Unlike(FREE)),
        "owner": Seat(),
        "complete": Word(TEAMS),
    },
)

SPACES: Final = Spaces(
    turns=Ticks,
    moves={
        "Character.character": CHARACTERS,
        "colour": material().colours,
        "Roll.back": range(1 << DICE),
        "die": range(DICE),
        "card": CARDS,
        "Aim.slot": (-1, *SLOTS),
        "slot": SLOTS,
        "scroll": SCROLLS,
        "Want.item": EQUIPMENT,
        "Buy.item": SCROLLS,
    },
    possible=possible,
    view=Fields(
        View,
        {
            "seat": None,
            "jokers": Words(SYMBOLS),
            "bans": Words(SYMBOLS),
            "scenario": None,
            "modules": None,
            "phase": Word((SETUP, READY, RACE, MARKET, COUNTDOWN)),
            "round": Number(5),
            "wizard": Seat(),
            "heroes": Seats(),
            "trophies": ByWord(TEAMS, Number(2)),
            "players": BySeat(PLAYER),
            "trials": Row(FIELDS, Word(CARDS)),
            "spells": Row(FIELDS, Word(CARDS)),
            "spots": ByWord(CARDS, SPOT),
            "dissipations": Words(CARDS),
            "curses": Words(CARDS),
            "trial_top": Word(CARDS),
            "spell_top": Word(CARDS),
            "dragon": Number(ON_THE_PILE, NO_DRAGON),
            "souls": Number(8),
            "lives": Number(6),
            "purse": ByWord(TEAMS, Number(20)),
            "token": Word(TEAMS),
            "equipment": Words(EQUIPMENT),
            "scrolls": Words(SCROLLS),
            "owned_scrolls": Words(SCROLLS),
            "choice": Maybe(
                Fields(ChoiceView, {"kind": Word(tuple(CHOICES)), "card": Word(CARDS), "until": None})
            ),
            "waiting": Row(
                3,
                Fields(
                    WaitingView,
                    {
                        "card": Word(CARDS),
                        "team": Word(TEAMS),
                        "waits_for": Word((CHOICE, GESTURE, HAND)),
                        "seats": Seats(),
                        "raised": Seats(),
                    },
                ),
            ),
            "offered": Row(3, Fields(OfferView, {"card": Word(CARDS), "seats": Seats(), "until": None})),
            "breaches": Row(
                3,
                Fields(
                    BreachView,
                    {"kind": Word(("silence", "one_hand", "gesture")), "seat": Seat(), "until": None},
                ),
            ),
            "wishes": Row(16, Fields(WishView, {"item": Word(EQUIPMENT), "seat": Seat(), "votes": Seats()})),
            "done": Seats(),
            "until": None,
            "winner": Word(TEAMS),
            "reason": None,
        },
    ),
)
