"""The table of The Hyde's Attack drawn with characters: one line a location, the players, Thing, and the own hand."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from speeltafel.engine.sketch import Drawn, Line, Say, Sketch, Span, chips, columns, labelled, named
from speeltafel.games.hydes_attack.view import LocationView, PileCard, PlayerView, SaidView, View

SHOWN: Final = frozenset(View.__struct_fields__)
FATES: Final = {"open": ("·", "dim"), "saved": ("✔", "bold green"), "wounded": ("✘", "bold red")}
SEEN: Final = ("◉", "bold magenta")
STRUCK: Final = ("⚔", "bold red")
HIDDEN: Final = "▮"
REMARKS: Final = 3
"""How many of the last remarks are shown."""


class Drawing(Drawn):
    """How the game draws its table."""

    def sketch(self, view: Any, names: list[str], say: Say) -> Sketch:
        """All of a view."""
        legend = (((say("sketch-signs"), "dim"),), *place_texts(view, say), *discarded(view, say))
        return Sketch(tuple(lines(view, names, say)), SHOWN, legend)


def lines(view: View, names: list[str], say: Say) -> list[Line]:
    """How it stands, the ring, the players, what is going on, and the hand."""
    return [
        *standing(view, say),
        *columns([head(say), *(location_row(view, place, names, say) for place in view.locations)]),
        *columns([player_row(view, seat, names, say) for seat in range(len(view.players))]),
        *around(view, names, say),
        *attack(view, say),
        *own(view, say),
    ]


def standing(view: View, say: Say) -> list[Line]:
    """The level, which attack comes, and how many targets are lost."""
    needs = ", ".join(map(str, view.needs))
    level: Span = (f"{named(say, view.level)}   ", "bold")
    number = attack_number(view)
    points = say("sketch-attack", attack=number, need=view.needs[number - 1], needs=needs)
    return [(level, (points, "")), lost(view, say)]


def attack_number(view: View) -> int:
    """The attack that comes or goes on; one that was just judged is still on the table."""
    judged = view.striking is not None and bool(view.attacks) and view.attacks[-1].location == view.striking
    return len(view.attacks) if judged else min(view.attack, len(view.needs))


def lost(view: View, say: Say) -> Line:
    """One sign for each target that was attacked."""
    signs = [FATES["saved" if attack.saved else "wounded"] for attack in view.attacks]
    return ((say("sketch-lost", losses=view.losses, limit=view.limit) + "  ", ""), *signs)


# Locations ----------------------------------------------------------------------------------------


def head(say: Say) -> list[Line]:
    """What stands in the columns."""
    labels = ("view-location", "view-target", "sketch-mine", "view-pile")
    return [((f"  {say(labels[0])}", "bold"),), *(((say(label), "bold"),) for label in labels[1:])]


def location_row(view: View, place: LocationView, names: list[str], say: Say) -> list[Line]:
    """A location: its fate, target, what the own cards count, and its pile."""
    return [
        (sign(view, place), (f" {named(say, place.location)}", "bold" if place.fate == "open" else "dim")),
        ((named(say, place.target), "yellow" if place.fate == "open" else "dim"),),
        ((str(place.mine) if place.mine else "", "bold"),),
        pile(place.pile, names, say),
    ]


def sign(view: View, place: LocationView) -> Span:
    """Struck now, seen this round, saved, wounded, or open."""
    if view.striking == place.location:
        return STRUCK
    return SEEN if place.seen else FATES[place.fate]


def pile(cards: Iterable[PileCard], names: list[str], say: Say) -> Line:
    """The cards of each owner, those that the viewer knows by name, the others by their number."""
    found: dict[int, list[str]] = {}
    for card in cards:
        found.setdefault(card.seat, []).append(face(card, say))
    return tuple(
        span for seat, faces in found.items() for span in ((f"{names[seat]} ", ""), *in_short(faces))
    )


def in_short(faces: list[str]) -> Line:
    """Equal faces once, with their number."""
    counts = Counter(sorted(faces, key=lambda one: one != HIDDEN))
    words = [f"{one}×{count}" if count > 1 else one for one, count in counts.items()]
    return (*((f"{word} ", "") for word in words), (" ", ""))


def face(card: PileCard, say: Say) -> str:
    """Its name, or its back."""
    if card.card is not None:
        return f"[{named(say, card.card)}]"
    return HIDDEN if card.strength is None else f"[{card.strength}]"


# Players ------------------------------------------------------------------------------------------


def player_row(view: View, seat: int, names: list[str], say: Say) -> list[Line]:
    """A player: outcast, where, how many cards, which of them are known."""
    player: PlayerView = view.players[seat]
    turn = seat == view.turn
    mark: Span = ("» ", "bold yellow") if turn else ("  ", "")
    known = () if seat == view.seat else chips([named(say, card) for card in player.cards], "green")
    thing: Line = ((say("sketch-thing") + "  ", "magenta"),) if seat == view.thing_holder else ()
    first = f" {say('sketch-first')}" if seat == view.first else ""
    sixes: Line = ((f"{say('view-sixes')}: {player.sixes}  ", "yellow"),) if player.sixes else ()
    return [
        (mark, (names[seat], "bold" if turn else ""), (first, "dim")),
        ((named(say, player.outcast) if player.outcast else say("value-none"), "cyan"),),
        ((named(say, player.location), ""),),
        ((say("sketch-cards", count=player.hand), ""),),
        (*thing, *sixes, *known),
    ]


def around(view: View, names: list[str], say: Say) -> list[Line]:
    """Thing's card, the piles, the bag, what was said."""
    held = say("sketch-nothing") if not view.thing_full else say("sketch-hidden-card")
    thing = chips([named(say, view.thing_card)], "magenta") if view.thing_card else ((held, ""),)
    bag = ", ".join(named(say, place) for place in view.bag) or say("value-none")
    piles = say("sketch-piles", deck=view.deck, discard=view.discard)
    found = [
        labelled(say("card-thing"), *thing, (f"   {piles}", "dim")),
        labelled(say("view-bag"), (bag, "")),
    ]
    said = [span for one in view.said[-REMARKS:] for span in remark(one, names, say)]
    return [*found, tuple(said)] if said else found


def place_texts(view: View, say: Say) -> list[Line]:
    """What is special about each location and its target."""
    return [
        labelled(
            named(say, place.location),
            (f"{text_of(say, place.location)} {named(say, place.target)}: {text_of(say, place.target)}", ""),
        )
        for place in view.locations
    ]


def text_of(say: Say, kind: str) -> str:
    """The line of effect of a card."""
    return say(f"card-{kind.replace('_', '-')}.text")


def discarded(view: View, say: Say) -> list[Line]:
    """The open discard pile, at a table that has one."""
    cards = chips([named(say, card) for card in view.discarded], "dim")
    return [labelled(say("view-discarded"), *cards)] if cards else []


def remark(one: SaidView, names: list[str], say: Say) -> Line:
    """What somebody said, and about which place."""
    about = f" ({named(say, one.location)})" if one.location else ""
    return labelled(names[one.seat] + about, (f"“{named(say, one.phrase)}”   ", "italic"))


# An attack, and the hand --------------------------------------------------------------------------


def attack(view: View, say: Say) -> list[Line]:
    """The revealed cards with what each counts, and the sum."""
    if view.striking is None:
        return []
    cards = [f"{named(say, card)} = {count}" for card, count in zip(view.revealed, view.counts, strict=True)]
    need = view.needs[attack_number(view) - 1]
    sum_up = (say("sketch-total", total=view.total or 0, need=need), "bold yellow")
    return [labelled(named(say, view.striking), *chips(cards, "bold"), sum_up)]


def own(view: View, say: Say) -> list[Line]:
    """Each card of the hand, and what it would count in every location."""
    if view.seat is None or not view.players[view.seat].cards:
        return []
    cards = dict.fromkeys([*view.players[view.seat].cards, *view.locations[0].worth])
    rows: list[list[Line]] = [
        [
            ((say("sketch-hand"), "bold"),),
            *(((named(say, place.location), "dim"),) for place in view.locations),
        ]
    ]
    for card in cards:
        counts = [((str(place.worth.get(card, "")), "bold"),) for place in view.locations]
        rows.append([((" " * 2, ""), *own_chip(view, card, say)), *counts])
    return columns(rows)


def own_chip(view: View, card: str, say: Say) -> Line:
    """A card of the hand, with its number when there are several; Thing's card says so."""
    assert view.seat is not None
    count = view.players[view.seat].cards.count(card)
    if not count:
        return (*chips([named(say, card)], "magenta"), (say("sketch-of-thing"), "dim"))
    return chips([named(say, card)] * count, "bold cyan")
