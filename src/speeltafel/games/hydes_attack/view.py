"""What a seat may know: its own cards, what it saw, and what lies open."""

from functools import cache

import msgspec

from speeltafel.engine import View as BaseView
from speeltafel.games.hydes_attack.cards import (
    EMPTY,
    SIX,
    from_thing,
    kind,
    knows,
    name,
    owner,
    strength,
    together,
)
from speeltafel.games.hydes_attack.hands import known_cards
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES
from speeltafel.games.hydes_attack.options import need
from speeltafel.games.hydes_attack.powers import card_worth, effects, sixes, total
from speeltafel.games.hydes_attack.signals import REMARKS
from speeltafel.games.hydes_attack.state import NOWHERE, Table, attack_number, losses

IDLE_TURNS = 2
"""So many turns in a row without a card are more than a detour."""
FATES = ("open", "saved", "wounded")
BARS = tuple((*map(str, place.bars_strength), *place.bars_symbol) for place in MATERIAL.locations)


class PileCard(msgspec.Struct, frozen=True):
    """A face-down card. `card` and `strength` are None where the seat does not know them (HA-R36)."""

    seat: int
    source: str
    card: str | None
    strength: int | None


class LocationView(msgspec.Struct, frozen=True):
    """An outer location with its target, its pile and what happened there."""

    location: str
    bars: tuple[str, ...]
    """The strengths and symbols that are worth nothing here."""
    must_leave: bool
    target: str
    fate: str
    seen: bool
    """The Hyde was seen here this round: no attack here now (HA-072)."""
    pile: tuple[PileCard, ...]
    worth: dict[str, int]
    """What each of the seat's own cards would count here."""
    mine: int
    """What the cards count that this seat itself played here, as far as it is reminded of them (HA-R37)."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player as this seat sees them; `cards` are the hand cards it knows."""

    outcast: str
    location: str
    hand: int
    cards: tuple[str, ...]
    sixes: int
    """The 6 cards that lie in front of this player (HA-014)."""


class AttackView(msgspec.Struct, frozen=True):
    """An attack that is over."""

    location: str
    total: int
    need: int
    saved: bool


class SaidView(msgspec.Struct, frozen=True):
    """A remark; `location` is None when it is about Thing."""

    seat: int
    phrase: str
    location: str | None


class View(BaseView, frozen=True):
    """The table as one seat (None: a spectator) may know it."""

    seat: int | None
    level: str
    cast: tuple[str, ...]
    """Every outcast in the box."""
    locations: tuple[LocationView, ...]
    """The five outer locations in ring order."""
    players: tuple[PlayerView, ...]
    first: int
    turn: int
    sixes: int
    thing_holder: int
    thing_full: bool
    thing_card: str | None
    deck: int
    discard: int
    discarded: tuple[str, ...]
    """The open discard pile, the top card last (HA-R27)."""
    bag: tuple[str, ...]
    """HA-R33: the tokens still in the bag, in ring order."""
    attack: int
    need: int
    needs: tuple[int, ...]
    striking: str | None
    """The location of the attack that is going on."""
    revealed: tuple[str, ...]
    counts: tuple[int, ...]
    """What each of the revealed cards counts."""
    total: int | None
    attacks: tuple[AttackView, ...]
    losses: int
    limit: int
    """With so many wounded targets the game is lost."""
    idling: bool
    """Two turns in a row went by in which this seat played none of the cards it holds."""
    round_began: int
    """The turn with which this round began: what was said since then is about the attack that comes now."""
    said: tuple[SaidView, ...]
    """The remarks so far, at a table that gives signals after a play."""


def view(table: Table, seat: int | None) -> View:
    """HA-025, HA-041, HA-050: built from what lies open and what this seat saw."""
    seats, options = table.seats, table.options
    striking = table.striking != NOWHERE
    return View(
        seat=seat,
        level=options.level,
        cast=MATERIAL.outcast_names,
        locations=tuple([location_view(table, location, seat) for location in table.ring]),
        players=tuple([player_view(table, player, seat) for player in range(seats)]),
        first=table.first,
        turn=table.turn,
        sixes=table.sixes,
        thing_holder=table.holder,
        thing_full=table.thing != EMPTY,
        thing_card=thing_card(table, seat),
        deck=len(table.deck),
        discard=len(table.discard),
        discarded=tuple(map(name, table.discard)) if options.open_discard else (),
        bag=tuple([LOCATION_NAMES[location] for location in table.ring if location in table.bag]),
        attack=attack_number(table),
        need=need(options, seats, attack_number(table)),
        needs=MATERIAL.levels[options.level].need[seats],
        striking=LOCATION_NAMES[table.striking] if striking else None,
        revealed=tuple(map(name, table.revealed)),
        counts=tuple([card_worth(table, table.striking, card) for card in table.revealed]),
        total=total(table, table.striking, table.revealed) if striking else None,
        attacks=tuple([attack_view(*attack) for attack in table.attacks]),
        losses=losses(table),
        limit=MATERIAL.injuries_to_lose,
        idling=seat is not None and table.idle[seat] > IDLE_TURNS and bool(table.hands[seat]),
        round_began=round_began(table),
        said=tuple([said_view(*remark) for remark in table.said]),
    )


def round_began(table: Table) -> int:
    """HA-027, HA-028: as many whole cycles ago as tokens were drawn, and then the turns of this one."""
    return table.turns - len(table.tokens) * table.seats - (table.turn - table.first) % table.seats


def location_view(table: Table, location: int, seat: int | None) -> LocationView:
    pile = table.piles[location]
    mine = [card for card in pile if owner(card) == seat and remembers(table, card, seat)]
    return LocationView(
        location=LOCATION_NAMES[location],
        bars=BARS[location],
        must_leave=MATERIAL.locations[location].must_leave,
        target=MATERIAL.target_names[table.targets[location]],
        fate=FATES[table.fates[location]],
        seen=location in table.tokens,
        pile=tuple([pile_card(card, remembers(table, card, seat)) for card in pile]),
        worth=worth_here(table, location, seat),
        mine=sum([card_worth(table, location, card) for card in mine]),
    )


def worth_here(table: Table, location: int, seat: int | None) -> dict[str, int]:
    """HA-047: the own hand, and Thing's card while it stands here with the seat."""
    if seat is None:
        return {}
    cards = table.hands[seat]
    if table.holder == seat and table.thing != EMPTY:
        cards = [*cards, table.thing]
    return {name(card): card_worth(table, location, card) for card in cards}


@cache
def pile_card(card: int, shown: bool) -> PileCard:
    """HA-R36: owner and origin are public, the face only for those who know it."""
    source = "six" if kind(card) == SIX else "thing" if from_thing(card) else "hand"
    if source == "six" or shown:
        return PileCard(owner(card), source, name(card), strength(card))
    return PileCard(owner(card), source, None, 1 if together(card) else None)


def remembers(table: Table, card: int, seat: int | None) -> bool:
    """HA-R37: whether the screen may remind this seat of a card it saw."""
    return seat is not None and table.options.memory_aid and knows(card, seat)


def player_view(table: Table, player: int, seat: int | None) -> PlayerView:
    hand = table.hands[player]
    known = hand if player == seat else reminded_of(table, player, seat)
    chosen = player < len(table.outcasts)
    return PlayerView(
        outcast=MATERIAL.outcast_names[table.outcasts[player]] if chosen else "",
        location=LOCATION_NAMES[table.pawns[player]],
        hand=len(hand),
        cards=tuple(sorted(map(name, known))),
        sixes=table.sixes if chosen and sixes(effects(table, player)) else 0,
    )


def reminded_of(table: Table, player: int, seat: int | None) -> list[int]:
    """HA-R37: what the screen shows of another hand."""
    return known_cards(table, player, seat) if table.options.memory_aid else []


def thing_card(table: Table, seat: int | None) -> str | None:
    """HA-025: the holder sees the card; who saw it before remembers it."""
    if table.thing == EMPTY or seat is None:
        return None
    if table.holder == seat or remembers(table, table.thing, seat):
        return name(table.thing)
    return None


def said_view(seat: int, signal: int) -> SaidView:
    return SaidView(seat, REMARKS[signal].phrase, REMARKS[signal].location)


def attack_view(location: int, reached: int, needed: int) -> AttackView:
    return AttackView(LOCATION_NAMES[location], reached, needed, reached >= needed)
