"""What a person can touch, what moves use of it, and why nothing can be done with it now."""

from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import PLAYER, Move, Thing
from speeltafel.games.creatures_and_outcasts.material import material, wednesday
from speeltafel.games.creatures_and_outcasts.moves import (
    CLAIM,
    DISCARD_BLOCKED,
    PASS,
    READY,
    SILENT,
    Block,
    Give,
    LaySet,
    PlaceWednesday,
    Play,
    PlayPair,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.games.creatures_and_outcasts.refusals import (
    asked_rule,
    fitting_rule,
    moment,
    why_not,
)
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.games.creatures_and_outcasts.view import View

CARD: Final = "card"
"""A card of the own hand, by its number."""
PLACE: Final = "place"
"""A card of the closed pile, by its place from the top, while one looks through it."""
GAP: Final = "gap"
"""A place for Wednesday in the character stack."""
SET: Final = "set"
"""The button that lays down a set, by its number."""
BUTTON: Final = "button"
RACE: Final = "race"
"""The spot on which everybody can slam a 1."""
PILE: Final = "pile"
CHARACTER: Final = "character"
"""A character that lies open, or that one looks at."""
BLOCKED: Final = "blocked"
"""The card under the wooden Thing."""
EFFECT: Final = "effect"
"""This round's effect."""

BUTTONS: Final[dict[str, Move]] = {
    "ready": READY,
    "silent": SILENT,
    "pass": PASS,
    "discard-blocked": DISCARD_BLOCKED,
}
TRICK, CLOSED, STACK = (Thing(PILE, name) for name in ("trick", "closed", "characters"))


def things(view: View, seat: int) -> list[Thing]:
    """Everything on this seat's screen that a person might touch."""
    looking = view.looking_at or ()
    stack = view.looking_at_characters or ()
    gaps = len(stack) if wednesday() in stack else 0
    return [
        *hand(view),
        *(Thing(PLAYER, player.seat) for player in view.players),
        *(Thing(PLACE, place) for place in range(len(looking))),
        *(Thing(GAP, place) for place in range(gaps)),
        *(Thing(SET, str(kind.number)) for kind in material().sets),
        *(Thing(BUTTON, name) for name in BUTTONS),
        *(Thing(CHARACTER, name) for name in open_characters(view)),
        *board(view),
    ]


def hand(view: View) -> list[Thing]:
    """The own cards by their numbers; while the table counts down they lie there face down."""
    faces = view.hand if view.countdown is None else [""]
    return [Thing(CARD, face) for face in dict.fromkeys(faces)]


def open_characters(view: View) -> dict[str, None]:
    """Every character that this seat sees."""
    seen = [*([view.active] if view.active else []), *view.used, *(view.looking_at_characters or ())]
    return dict.fromkeys(seen)


def board(view: View) -> list[Thing]:
    """The piles, and what lies beside them."""
    found = [TRICK, CLOSED, STACK]
    if any(one.kind == "race" for one in view.waiting):
        found.append(Thing(RACE))
    if view.blocked is not None:
        found.append(Thing(BLOCKED))
    if view.round_effect is not None:
        found.append(Thing(EFFECT))
    return found


def about(move: Move) -> tuple[Thing, ...]:
    """The things that a move uses."""
    if isinstance(move, Play | PlayPair | Give):
        return (Thing(CARD, move.card),)
    if isinstance(move, LaySet):
        return (Thing(SET, move.card),)
    if isinstance(move, SwapWith | Treat):
        return (Thing(PLAYER, move.player),)
    if isinstance(move, Take | Block):
        return (Thing(PLACE, move.place),)
    if isinstance(move, PlaceWednesday):
        return (Thing(GAP, move.place),)
    if move == CLAIM:
        return (Thing(RACE),)
    return tuple(Thing(BUTTON, name) for name, pressed in BUTTONS.items() if pressed == move)


def why_untouchable(table: Table, seat: int, thing: Thing) -> str:
    """The rule that says why nothing can be done with this thing now."""
    attempt = ATTEMPTS.get(thing.kind)
    move = attempt(table, seat, thing.id) if attempt is not None else None
    if move is not None:
        return why_not(table, seat, move)
    lies_there = LYING.get(thing.kind)
    return asked_rule(table, seat) if lies_there is None else lies_there(table, seat, thing)


# What a person wants who touches it


def use_card(table: Table, seat: int, face: Any) -> Move:
    """Give it back in a swap, else play it."""
    if moment(table, seat) == "swap-gift":
        return Give(str(face))
    return Play(str(face)) if table.trick_rules().size == 1 else PlayPair(str(face))


def choose_player(table: Table, seat: int, player: Any) -> Move:
    """Hand out a card after an 8, else swap."""
    return Treat(player) if moment(table, seat) == "treat" else SwapWith(player)


def choose_place(table: Table, seat: int, place: Any) -> Move:
    """Put Thing there, else take the card; which one it is matters only to who looks through the pile."""
    if moment(table, seat) == "block":
        return Block(place, "")
    there = isinstance(place, int) and 0 <= place < len(table.closed)
    return Take(place, str(table.closed[-1 - place]) if there else "")


ATTEMPTS: Final[dict[str, Callable[[Table, int, Any], Move | None]]] = {
    CARD: use_card,
    PLAYER: choose_player,
    PLACE: choose_place,
    GAP: lambda table, seat, place: PlaceWednesday(place),
    SET: lambda table, seat, face: LaySet(str(face)),
    BUTTON: lambda table, seat, name: BUTTONS.get(name),
    RACE: lambda table, seat, spot: CLAIM,
}


# What only lies there


def why_not_pile(table: Table, seat: int, pile: Thing) -> str:
    """CO-008, CO-032, CO-035, CO-044, CO-048, CO-R23"""
    now = moment(table, seat)
    if pile == CLOSED:
        return asked_rule(table, seat) if now in ("take", "treat", "block") else "CO-048"
    if pile == STACK:
        return asked_rule(table, seat) if now == "place-wednesday" else "CO-044"
    if now == "take":
        return "CO-R23"
    if now == "turn":
        return "CO-035" if table.top == EMPTY else fitting_rule(table)
    return asked_rule(table, seat) if now in ("second-card", "race", "countdown") else "CO-008"


def why_not_character(table: Table, seat: int, character: Thing) -> str:
    """CO-013, CO-064, CO-067, CO-127"""
    if character.id == table.active:
        return "CO-064"
    if character.id in table.used:
        return "CO-067"
    if moment(table, seat) != "place-wednesday":
        return "CO-013"
    return asked_rule(table, seat) if character.id == wednesday() else "CO-127"


LYING: Final[dict[str, Callable[[Table, int, Thing], str]]] = {
    PILE: why_not_pile,
    CHARACTER: why_not_character,
    BLOCKED: lambda table, seat, thing: "CO-R34" if table.thing != EMPTY else "CO-023",
    EFFECT: lambda table, seat, thing: "CO-131" if not table.effect_done else "CO-R53",
}
