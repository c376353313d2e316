"""What speaks for a move of The Hyde's Attack, from what its player sees."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from speeltafel.engine import Move, Reason, because
from speeltafel.games.hydes_attack.cards import CARDS, STRENGTHS
from speeltafel.games.hydes_attack.moves import (
    LOCATION_NAMES,
    ChooseOutcast,
    Discard,
    Go,
    Pass,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
    Remark,
    SendThing,
    Silence,
    Skip,
    Stay,
    Swap,
)
from speeltafel.games.hydes_attack.signals import COVERED, FOCUS, GOING, KEEP_THING, LITTLE_HELP, THING_TO_ME
from speeltafel.games.hydes_attack.view import LocationView, View

NEVERMORE: Final = LOCATION_NAMES[0]
THIN: Final = 2
"""A pile of so few cards will not hold an attack."""
STRONG: Final = 4
"""What a card must count to be a reason of its own."""
CLOSE: Final = 5
"""So many points short an attack is worth another card."""


def reasons(view: View, seat: int, move: Move) -> Sequence[Reason]:
    """The most telling first."""
    speak = SPEAKERS.get(type(move))
    return list(speak(view, seat, move)) if speak else []


# Places


def place_of(view: View, location: str) -> LocationView | None:
    """An outer location; none for Nevermore."""
    return next((place for place in view.locations if place.location == location), None)


def open_places(view: View) -> list[LocationView]:
    """Where a target still has to be saved."""
    return [place for place in view.locations if place.fate == "open"]


def at_risk(view: View, location: str) -> Iterator[Reason]:
    """How near the attack is."""
    if list(view.bag) == [location]:
        yield because("strikes-here", location=location, need=view.need)
    elif location in view.bag:
        yield because("may-strike", location=location, count=len(view.bag))


def best_card(place: LocationView) -> tuple[str, int]:
    """The own card that counts most there, and how much."""
    return max(place.worth.items(), key=lambda entry: entry[1], default=("", 0))


def go(view: View, seat: int, move: Go | Stay) -> Iterator[Reason]:
    location = move.location if isinstance(move, Go) else view.players[seat].location
    place = place_of(view, location)
    if place is None:
        yield because("next-to-all", location=location)
        return
    if list(view.bag) == [location]:
        yield from at_risk(view, location)
    yield from fits(view, seat, place)
    if place.fate == "open" and location in view.bag and len(place.pile) <= THIN:
        yield because("thin-pile", location=location, count=len(place.pile), need=view.need)
    if view.players[seat].outcast == "enid" and location in view.bag:
        yield because("enid-adds", location=location)
    yield from asked_for(view, seat, location)
    yield from at_risk(view, location)
    if place.must_leave:
        yield because("must-leave", location=location)
    elif place.fate == "open" and location not in view.bag:
        yield because("for-later", location=location)


def fits(view: View, seat: int, place: LocationView) -> Iterator[Reason]:
    """A card that counts well there, in the hand or held by Thing."""
    card, counted = best_card(place)
    if place.fate == "open" and card and (counted > STRENGTHS[CARDS[card]] or counted >= STRONG):
        held = "fits-there" if card in view.players[seat].cards else "thing-fits-there"
        yield because(held, card=card, points=counted, location=place.location)


def asked_for(view: View, seat: int, location: str) -> Iterator[Reason]:
    """What others said about a place."""
    for said in reversed(view.said):
        if said.location == location and said.seat != seat and said.phrase in (FOCUS, LITTLE_HELP):
            yield because("asked-for", seat=said.seat, location=location)
            return


# Cards


def play(view: View, seat: int, move: Play | PlayThing | PlayOnes | PlaySix) -> Iterator[Reason]:
    place = place_of(view, move.location)
    if place is None:
        return
    counted = counts(view, place, move)
    yield from towards(view, place, counted)
    if isinstance(move, PlaySix):
        yield because("six", location=move.location)
    elif isinstance(move, PlayOnes):
        yield because("ones", count=len(move.cards) + move.thing, points=counted)
    elif isinstance(move, PlayThing):
        yield because("thing-free", points=counted)
    else:
        yield from one_card(view, place, move.card, counted)
    yield from asked_for(view, seat, move.location)
    yield from at_risk(view, move.location)


def counts(view: View, place: LocationView, move: Any) -> int:
    """What a play counts there, as far as its player knows the cards."""
    if isinstance(move, PlaySix):
        return STRENGTHS[CARDS["six"]]
    cards = list(move.cards) if isinstance(move, PlayOnes) else [move.card] if isinstance(move, Play) else []
    if (isinstance(move, PlayThing) or (isinstance(move, PlayOnes) and move.thing)) and view.thing_card:
        cards.append(view.thing_card)
    return sum(place.worth.get(card, 0) for card in cards)


def towards(view: View, place: LocationView, counted: int) -> Iterator[Reason]:
    """How far the own cards reach there."""
    mine = place.mine + counted
    if counted and place.location in view.bag and mine >= view.need:
        yield because("enough-alone", points=mine, need=view.need)
    elif counted and list(view.bag) == [place.location]:
        yield because("strikes-here", location=place.location, need=view.need)


def one_card(view: View, place: LocationView, card: str, counted: int) -> Iterator[Reason]:
    """Why this card of the hand and no other."""
    plain = STRENGTHS[CARDS[card]]
    elsewhere = max([other.worth.get(card, 0) for other in open_places(view)], default=0)
    if not counted:
        yield because("counts-nothing", card=card, location=place.location)
    elif counted > plain:
        yield because("counts-more", card=card, points=counted, location=place.location)
    elif counted >= STRONG and counted >= elsewhere:
        yield because("counts-best", card=card, points=counted)
    kept = [other for other in view.players[view.seat or 0].cards if place.worth.get(other, 0) > counted]
    if kept:
        stronger = max(kept, key=lambda other: place.worth[other])
        yield because("keeps-stronger" if len(view.bag) > 1 else "keeps-for-next", card=stronger)
    elif counted == plain and counted < STRONG:
        yield because("strongest-here", card=card, points=counted)


def skip(view: View, seat: int, move: Skip) -> Iterator[Reason]:
    yield because("saves-card", count=view.players[seat].hand)


def discard(view: View, seat: int, move: Discard) -> Iterator[Reason]:
    counted = {place.location: place.worth.get(move.card, 0) for place in open_places(view)}
    best = max(counted, key=lambda location: counted[location], default="")
    hand = view.players[seat].cards
    weakest = min(hand, key=lambda card: sum(place.worth.get(card, 0) for place in open_places(view)))
    if best and move.card == weakest:
        yield because("counts-least", card=move.card, points=counted[best])
    barred = [location for location, points in counted.items() if not points]
    if barred:
        yield because("worth-nothing", card=move.card, location=barred[0])


# Thing and words


def send_thing(view: View, seat: int, move: SendThing) -> Iterator[Reason]:
    card = move.card or view.thing_card
    near = reach(view, move.player)
    useful = [(place.worth.get(card, 0), place.location) for place in near] if card else []
    counted, location = max(useful, default=(0, ""))
    if said_by(view, move.player, THING_TO_ME) and move.player != seat:
        yield because("asked-thing", player=move.player)
    if card and counted and move.player != seat:
        yield because("thing-helps", player=move.player, card=card, points=counted, location=location)
    elif move.player == seat and card:
        yield because("thing-stays", card=card)
    if move.card is not None and view.thing_full:
        yield because("thing-takes", card=move.card)


def reach(view: View, player: int) -> list[LocationView]:
    """Open places that a player stands on or next to."""
    here = view.players[player].location
    names = [place.location for place in view.locations]
    if here not in names:
        return open_places(view)
    at = names.index(here)
    near = {here, names[at - 1], names[(at + 1) % len(names)]}
    return [place for place in open_places(view) if place.location in near]


def said_by(view: View, seat: int, phrase: str) -> bool:
    """Whether somebody said this."""
    return any(said.seat == seat and said.phrase == phrase for said in view.said)


def remark(view: View, seat: int, move: Remark) -> Iterator[Reason]:
    place = place_of(view, move.location) if move.location else None
    if place is not None and move.phrase == COVERED:
        yield because("say-covered", points=place.mine)
    elif place is not None and move.phrase in (FOCUS, LITTLE_HELP):
        yield because("say-focus", location=place.location, points=place.mine)
    elif place is not None and move.phrase == GOING:
        yield because("say-going", location=place.location)
    elif move.phrase in (THING_TO_ME, KEEP_THING):
        yield because("say-thing")


def silence(view: View, seat: int, move: Silence) -> Iterator[Reason]:
    yield because("say-nothing")


# An attack, and the beginning


def swap(view: View, seat: int, move: Swap) -> Iterator[Reason]:
    place = place_of(view, view.striking or "")
    if place is None or view.total is None:
        return
    gain = place.worth.get(move.card, 0) - view.counts[view.revealed.index(move.revealed)]
    if view.total < view.need <= view.total + gain:
        yield because("swap-saves", total=view.total + gain, need=view.need)
    elif STRENGTHS[CARDS[move.revealed]] > STRENGTHS[CARDS[move.card]] and view.total + gain >= view.need:
        yield because("swap-better-hand", card=move.revealed)
    elif gain:
        yield because("swap-changes", points=view.total + gain, need=view.need)


def no_swap(view: View, seat: int, move: Pass) -> Iterator[Reason]:
    if view.total is not None and view.total >= view.need:
        yield because("enough-already", total=view.total, need=view.need)
    elif view.total is not None and view.need - view.total > CLOSE:
        yield because("too-far", total=view.total, need=view.need)


def choose_outcast(view: View, seat: int, move: ChooseOutcast) -> Iterator[Reason]:
    yield because(f"outcast-{move.outcast}")


SPEAKERS: Final[dict[type, Callable[[View, int, Any], Iterator[Reason]]]] = {
    Go: go,
    Stay: go,
    Play: play,
    PlayThing: play,
    PlayOnes: play,
    PlaySix: play,
    Skip: skip,
    Discard: discard,
    SendThing: send_thing,
    Remark: remark,
    Silence: silence,
    Swap: swap,
    Pass: no_swap,
    ChooseOutcast: choose_outcast,
}
