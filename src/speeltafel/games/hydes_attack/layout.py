"""A table in the middle of a game, described in a few words.

Cards are written as a letter and a strength: S Siren, W Werewolf, B Bee, M Medusa, T Bat, E Eye; `6` is Bianca's card.
In a pile `M3:1` was played by seat 1, `M3:1t` came from Thing, `S1:1o` was one of several 1s.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from speeltafel.engine import BadSetup
from speeltafel.games.hydes_attack.cards import CARDS, EMPTY, SIX, kept_by, kind, played_by, seen_by_all
from speeltafel.games.hydes_attack.flow import Attack, Cycle, HandThing, TakeTurn
from speeltafel.games.hydes_attack.material import LOCATIONS, MATERIAL
from speeltafel.games.hydes_attack.moves import LOCATION, OUTCAST
from speeltafel.games.hydes_attack.options import Options, need
from speeltafel.games.hydes_attack.state import NOWHERE, SAVED, WOUNDED, Table

SYMBOL: Final = {"S": "siren", "W": "werewolf", "B": "bee", "M": "medusa", "T": "bat", "E": "eye"}
RING: Final = "crypt jericho pilgrim_village art_shed woods"
TARGETS: Final = "twos_to_fours ones_to_threes medusa_plus bat_plus eye_plus"
SIXTH: Final = "6"


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn (of the first cycle's order), an attack, or the Thing step of a turn."""

    outcasts: str = "enid ajax"
    """One for each seat."""
    hands: list[str] = []
    thing: str = ""
    """The card that Thing holds."""
    holder: int | None = None
    """With whom Thing stands; if nobody is named, with the player before the one on turn."""
    pawns: str = ""
    """Where each stands; if not said, everybody is at Nevermore."""
    piles: dict[str, str] = {}
    ring: str = RING
    targets: str = TARGETS
    """Who is at each location, in the order crypt, jericho, pilgrim_village, art_shed, woods."""
    bag: str = RING
    tokens: str = ""
    attacks: str = ""
    """Past attacks, like `crypt+ woods-` (saved, wounded)."""
    deck: str | None = None
    """The cards on top; below them lies what is not laid out. With "" the deck is empty."""
    discard: str = ""
    sixes: int | None = None
    turn: int = 0
    attack: str = ""
    """Where the Hyde attacks now."""
    thing_step: bool = False
    """Whether the turn has come to passing on Thing."""


def lay(layout: Layout, options: Options) -> Table:
    """The table that a layout describes."""
    outcasts = layout.outcasts.split()
    seats = len(outcasts)
    if not 0 <= layout.turn < seats or len(layout.hands) > seats:
        raise BadSetup(f"there are {seats} outcasts: no hand and no turn for more")
    holder = (layout.turn - 1) % seats if layout.holder is None else layout.holder
    table = Table(
        seats=seats,
        options=options,
        ring=tuple(places(layout.ring)),
        targets=ordered_targets(layout.targets),
        outcasts=[OUTCAST[one_of(OUTCAST, name, "outcast")] for name in outcasts],
        turn=layout.turn,
        pawns=places(layout.pawns or "nevermore " * seats),
        hands=[[number(card) for card in hand.split()] for hand in layout.hands],
        known=[[] for _ in range(seats + 1)],
        thing=kept_by(number(layout.thing), holder) if layout.thing else EMPTY,
        holder=holder,
        piles=[[] for _ in range(LOCATIONS)],
        bag=places(layout.bag),
        tokens=places(layout.tokens),
        fates=[0] * LOCATIONS,
        discard=[seen_by_all(number(card)) for card in layout.discard.split()],
        asked=[0] * seats,
    )
    table.hands += [[] for _ in range(seats - len(table.hands))]
    for location, cards in layout.piles.items():
        (place,) = places(location)
        table.piles[place] = [pile_card(text) for text in cards.split()]
    lay_attacks(table, layout.attacks)
    usual_sixes = MATERIAL.sixes if "bianca" in outcasts else 0
    table.sixes = usual_sixes if layout.sixes is None else layout.sixes
    table.deck = rest_of_deck(table, layout.deck)
    lay_procedures(table, layout)
    return table


def ordered_targets(targets: str) -> tuple[int, ...]:
    """The targets by location."""
    named = targets.split()
    if len(named) != len(RING.split()):
        raise BadSetup(f"each of {RING} needs one target")
    by_location = dict(zip(RING.split(), named, strict=True))
    names = MATERIAL.location_names[1:]
    known = {name: number for number, name in enumerate(MATERIAL.target_names)}
    return (NOWHERE, *(known[one_of(known, by_location[location], "target")] for location in names))


def lay_attacks(table: Table, attacks: str) -> None:
    """Attacks that are over, just saved or not at all."""
    for past, text in enumerate(attacks.split()):
        (location,), saved = places(text[:-1]), text.endswith("+")
        table.fates[location] = SAVED if saved else WOUNDED
        needed = need(table.options, table.seats, past + 1)
        table.attacks.append((location, needed if saved else 0, needed))


def rest_of_deck(table: Table, deck: str | None) -> list[int]:
    """The named cards on top; below them everything that lies nowhere else."""
    top = [number(card) for card in (deck or "").split()]
    zones = [*table.hands, *table.piles, table.discard, [table.thing] if table.thing != EMPTY else []]
    used = Counter(kind(card) for zone in zones for card in zone) + Counter(top)
    rest = Counter(MATERIAL.deck)
    for card, count in used.items():
        if card != SIX and count > rest[card]:
            raise BadSetup(f"the box has only {rest[card]} of {MATERIAL.card_names[card]}, not {count}")
    rest.subtract(used)
    return [] if deck == "" else [*rest.elements(), *reversed(top)]


def lay_procedures(table: Table, layout: Layout) -> None:
    """Where the game stands."""
    if layout.attack:
        (location,) = places(layout.attack)
        table.tokens += [place for place in table.bag if place != location]
        table.bag = []
        table.push(Cycle(at=2, turns=table.seats))
        table.push(Attack(location=location))
        return
    table.push(Cycle(at=0, turns=layout.turn + 1))
    seat = layout.turn
    table.push(HandThing(seat=seat) if layout.thing_step else TakeTurn(seat=seat))


# Words


def places(text: str) -> list[int]:
    """Locations by their names."""
    return [LOCATION[one_of(LOCATION, word, "location")] for word in text.split()]


def named(card: str) -> str:
    """The full name of a card: `M3` is `medusa_3`."""
    if card == SIXTH:
        return "six"
    return f"{SYMBOL.get(card[:1], '?')}_{card[1:]}"


def number(card: str) -> int:
    """A card by its short name."""
    return CARDS[one_of(CARDS, named(card), "card")]


def pile_card(text: str) -> int:
    """A card in a pile with its owner."""
    card, _, marks = text.partition(":")
    owner = int(marks[0]) if marks[:1].isdecimal() else 0
    known = seen_by_all(SIX) if card == SIXTH else kept_by(number(card), owner)
    return played_by(known, owner, "t" in marks, "o" in marks)


def one_of(known: Iterable[str], word: str, what: str) -> str:
    """A word that there is."""
    if word not in known:
        raise BadSetup(f"there is no {what} called {word!r}; there are: {', '.join(known)}")
    return word
