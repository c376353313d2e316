"""What a person can touch on the screen, and why nothing can be done with it now."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine import PLAYER, Move, Thing
from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, SIX
from speeltafel.games.hydes_attack.material import MATERIAL, NEVERMORE
from speeltafel.games.hydes_attack.moves import (
    LOCATION_NAMES,
    ChooseOutcast,
    Discard,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Remark,
    SendThing,
    Swap,
)
from speeltafel.games.hydes_attack.powers import draw_limit, effects, may_swap
from speeltafel.games.hydes_attack.refusals import (
    out_of_turn,
    why_not_about,
    why_not_held,
    why_not_in,
    why_not_outcast,
    why_not_six,
    why_not_there,
)
from speeltafel.games.hydes_attack.state import Table
from speeltafel.games.hydes_attack.view import View

CARD: Final = "card"
"""A card of the own hand."""
SIX_CARD: Final = Thing("six")
"""The 6 cards in front of Bianca."""
THING: Final = Thing("thing")
"""Thing and the card that it holds."""
LOCATION: Final = "location"
OUTCAST: Final = "outcast"
"""An outcast in the box."""
REVEALED: Final = "revealed"
"""A revealed card of the attack that goes on."""
DECK: Final = Thing("deck")
DISCARD: Final = Thing("discard")
BAG: Final = Thing("bag")


def things(view: View, seat: int) -> list[Thing]:
    """Everything that lies or stands in front of this seat's eyes."""
    hand = dict.fromkeys(view.players[seat].cards)
    choosing = not all(player.outcast for player in view.players)
    return [
        *(Thing(CARD, card) for card in hand),
        *(Thing(LOCATION, location) for location in (LOCATION_NAMES[NEVERMORE], *places_of(view))),
        *(Thing(PLAYER, player) for player in range(len(view.players))),
        *(Thing(OUTCAST, outcast) for outcast in (view.cast if choosing else ())),
        *(Thing(REVEALED, card) for card in dict.fromkeys(view.revealed)),
        *([SIX_CARD] if view.sixes else []),
        THING,
        DECK,
        DISCARD,
        BAG,
    ]


def places_of(view: View) -> list[str]:
    """The outer locations in ring order."""
    return [place.location for place in view.locations]


def about(move: Move) -> tuple[Thing, ...]:
    """What a move uses. Staying and doing nothing use nothing; a 6 is played by picking the card that goes for it."""
    match move:
        case ChooseOutcast():
            return (Thing(OUTCAST, move.outcast),)
        case Go():
            return (Thing(LOCATION, move.location),)
        case Play() | PlaySix():
            return Thing(CARD, move.card), Thing(LOCATION, move.location)
        case PlayThing():
            return THING, Thing(LOCATION, move.location)
        case PlayOnes():
            held = (THING,) if move.thing else ()
            return *(Thing(CARD, card) for card in move.cards), *held, Thing(LOCATION, move.location)
        case Remark():
            return (Thing(LOCATION, move.location) if move.location else THING,)
        case Discard():
            return (Thing(CARD, move.card),)
        case SendThing():
            given = (Thing(CARD, move.card),) if move.card else ()
            return THING, *given, Thing(PLAYER, move.player)
        case Swap():
            return Thing(CARD, move.card), Thing(REVEALED, move.revealed)
    return ()


# Why not


def why_untouchable(table: Table, seat: int, thing: Thing) -> str:
    """The rule about this thing at this moment."""
    if table.result is not None:
        return out_of_turn(table, seat)
    if len(table.outcasts) < table.seats:
        return outcast_first(table, seat, thing)
    reason = REASONS.get(thing.kind)
    return reason(table, seat, str(thing.id)) if reason else out_of_turn(table, seat)


def outcast_first(table: Table, seat: int, thing: Thing) -> str:
    """HA-R35: before anything else the outcasts are chosen, in seat order."""
    if thing.kind != OUTCAST:
        return "HA-012"
    return why_not_outcast(table, str(thing.id)) if table.decision(seat) else "HA-R35"


def asked(table: Table, seat: int) -> str:
    """The kind of question that this seat is asked."""
    decision = table.decision(seat)
    return decision.kind if decision else ""


def why_not_card(table: Table, seat: int, card: str) -> str:
    """A card of the own hand: the move comes first, one card is played, and only Wednesday swaps."""
    match asked(table, seat):
        case "play" | "signal":
            return "HA-040"
        case "discard":
            return "HA-134"
        case "thing":
            return "HA-R24"
        case "swap":
            return "HA-R12"
    return "HA-106" if table.revealed else out_of_turn(table, seat)


def why_not_six_card(table: Table, seat: int, _: str) -> str:
    """A 6 is Bianca's, and played in her turn for a card of her hand."""
    rule = why_not_six(table, seat)
    if rule != "HA-R21" or not table.hands[seat]:
        return rule
    return "HA-031" if asked(table, seat) == "move" else "HA-117"


def why_not_place(table: Table, seat: int, location: str) -> str:
    """A location: where a pawn cannot go, a card cannot be laid, and Thing never stands."""
    match asked(table, seat):
        case "move":
            return why_not_there(table, seat, location)
        case "play":
            return why_not_in(table, seat, location) or "HA-040"
        case "signal":
            return why_not_about(table, location)
        case "thing":
            return "HA-R38"
        case "swap":
            return "HA-106"
    return out_of_turn(table, seat)


def why_not_thing_itself(table: Table, seat: int, _: str) -> str:
    """Thing, or its card: for its holder alone, in the steps where it has a part."""
    match asked(table, seat):
        case "swap":
            return "HA-R12"
        case _ if table.holder != seat:
            return "HA-045"
        case "play":
            return why_not_held(table, seat)
        case "discard":
            return "HA-R22"
        case "move":
            return "HA-031"
    return "HA-059"


def why_not_player(table: Table, seat: int, player: str) -> str:
    """Another player is chosen for one thing only: to send Thing there."""
    return "HA-061" if asked(table, seat) == "thing" else "HA-059"


def why_not_revealed(table: Table, seat: int, card: str) -> str:
    """A revealed card is swapped by Wednesday, if it matches, and never a 6."""
    if not may_swap(effects(table, seat)):
        return "HA-106"
    return "HA-R15" if CARDS.get(card, EMPTY) == SIX else "HA-R12"


def why_not_deck(table: Table, seat: int, _: str) -> str:
    """Cards are drawn by the game, up to the limit of the outcast."""
    return "HA-133" if draw_limit(effects(table, seat)) > MATERIAL.hand_size else "HA-054"


REASONS: Final[dict[str, Callable[[Table, int, str], str]]] = {
    CARD: why_not_card,
    SIX_CARD.kind: why_not_six_card,
    LOCATION: why_not_place,
    THING.kind: why_not_thing_itself,
    PLAYER: why_not_player,
    OUTCAST: lambda table, seat, outcast: "HA-012",
    REVEALED: why_not_revealed,
    DECK.kind: why_not_deck,
    DISCARD.kind: lambda table, seat, _: "HA-R27",
    BAG.kind: lambda table, seat, _: "HA-069",
}
