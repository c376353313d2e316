"""A player's turn."""

from dataclasses import dataclass

from speeltafel.engine import Move, Now, Procedure, Step, only
from speeltafel.games.hydes_attack.cards import (
    CARDS,
    EMPTY,
    ONES,
    SIX,
    kept_by,
    knowers,
    name,
    played_by,
    seen_by_all,
)
from speeltafel.games.hydes_attack.deck import discard_from_hand, draw
from speeltafel.games.hydes_attack.events import (
    Drew,
    Moved,
    OnesPlayed,
    Played,
    SixPlayed,
    Skipped,
    Stayed,
    ThingPlayed,
)
from speeltafel.games.hydes_attack.flow.remark import GiveSignal
from speeltafel.games.hydes_attack.flow.thing import HandThing
from speeltafel.games.hydes_attack.hands import forget, hand_kinds, take_from_hand
from speeltafel.games.hydes_attack.material import MATERIAL, NEVERMORE
from speeltafel.games.hydes_attack.moves import (
    DISCARD,
    GO,
    LOCATION,
    LOCATION_NAMES,
    SKIP,
    STAY,
    Discard,
    Go,
    Play,
    PlayOnes,
    PlaySix,
    PlayThing,
)
from speeltafel.games.hydes_attack.powers import (
    draw_limit,
    effects,
    may_stay,
    neighbours,
    places,
    plays,
)
from speeltafel.games.hydes_attack.state import Table, is_open, reminded


@dataclass
class TakeTurn(Procedure):
    """HA-031"""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (move_pawn, play_power_card, draw_back, send_thing)

    def answer(self, table: Table, seat: int, move: Move, now: Now) -> None:
        match move:
            case Go():
                go(table, seat, move, now)
            case Play():
                play(table, seat, move, now)
            case PlayThing():
                play_thing(table, seat, move, now)
            case PlayOnes():
                play_ones(table, seat, move, now)
            case PlaySix():
                play_six(table, seat, move, now)
            case _ if now.listening:
                here = LOCATION_NAMES[table.pawns[seat]]
                now.emit(Skipped(seat=seat) if move == SKIP else Stayed(seat=seat, location=here))
        if isinstance(move, Play | PlayThing | PlayOnes | PlaySix):
            table.idle[seat] = 0
            if table.options.signals == "after_play":
                table.push(GiveSignal(seat=seat))


# 1 Move


def move_pawn(table: Table, turn: TakeTurn, now: Now) -> None:
    """HA-032: one step or none."""
    table.ask(turn.seat, "move", destinations(table, turn.seat), "HA-032", "turn")


def destinations(table: Table, seat: int) -> list[Move]:
    """HA-033, HA-034, HA-036, HA-R10"""
    here = table.pawns[seat]
    stay: list[Move] = [STAY] if may_stay((LOCATION_NAMES[here],)) else []
    return stay + [GO[location] for location in neighbours(table.ring)[here] if may_enter(table, location)]


def may_enter(table: Table, location: int) -> bool:
    """HA-R10: attacked locations too, unless the data says otherwise."""
    return MATERIAL.may_enter_attacked or location == NEVERMORE or is_open(table, location)


def go(table: Table, seat: int, move: Go, now: Now) -> None:
    table.pawns[seat] = LOCATION[move.location]
    if now.listening:
        now.emit(Moved(seat=seat, location=move.location))


# 2 Play your power card


def play_power_card(table: Table, turn: TakeTurn, now: Now) -> None:
    """HA-040, HA-049, HA-R07: compulsory where a card can be played in the own location."""
    moves = legal_plays(table, turn.seat)
    if moves:
        table.ask(turn.seat, "play", moves, "HA-040", "turn")


def legal_plays(table: Table, seat: int) -> list[Move]:
    """Everything the player can play now; none in Nevermore (HA-042) and without a card (HA-R08)."""
    outcast = effects(table, seat)
    moves: list[Move] = []
    for place in places(outcast, table, seat):
        moves += plays(outcast, table, seat, place)
    if moves and not is_open(table, table.pawns[seat]):
        moves.append(SKIP)
    return moves


def play(table: Table, seat: int, move: Play, now: Now) -> None:
    """HA-041"""
    card = CARDS[move.card]
    take_from_hand(table, seat, card)
    table.piles[LOCATION[move.location]].append(played_by(kept_by(card, seat), seat))
    if now.listening:
        now.emit(Played(seat=seat, location=move.location, card=move.card, to=reminded(table, only(seat))))


def play_thing(table: Table, seat: int, move: PlayThing, now: Now) -> None:
    """HA-043: whoever knew Thing's card knows it in the pile."""
    card, table.thing = table.thing, EMPTY
    table.piles[LOCATION[move.location]].append(played_by(card, seat, from_thing=True))
    if now.listening:
        now.emit(
            ThingPlayed(seat=seat, location=move.location, card=name(card), to=reminded(table, knowers(card)))
        )


def play_ones(table: Table, seat: int, move: PlayOnes, now: Now) -> None:
    """HA-126, HA-128: all in one place; that they are 1s is public (HA-R36)."""
    pile = table.piles[LOCATION[move.location]]
    for one in move.cards:
        table.hands[seat].remove(CARDS[one])
        pile.append(played_by(kept_by(CARDS[one], seat), seat, together=True))
    forget(table, seat, ONES, len(move.cards))
    if move.thing:
        pile.append(played_by(table.thing, seat, from_thing=True, together=True))
        table.thing = EMPTY
    if now.listening:
        count = len(move.cards) + move.thing
        now.emit(
            OnesPlayed(
                seat=seat,
                location=move.location,
                count=count,
                thing=move.thing,
                cards=move.cards,
                to=reminded(table, only(seat)),
            )
        )


def play_six(table: Table, seat: int, move: PlaySix, now: Now) -> None:
    """HA-117, HA-118, HA-121"""
    discard_from_hand(table, seat, CARDS[move.card], now)
    table.sixes -= 1
    table.piles[LOCATION[move.location]].append(played_by(seen_by_all(SIX), seat))
    if now.listening:
        now.emit(SixPlayed(seat=seat, location=move.location))


# 3 Draw


def draw_back(table: Table, turn: TakeTurn, now: Now) -> None:
    """HA-054, HA-055: up to three, Thing's card apart (HA-056); Yoko up to four (HA-133)."""
    hand = table.hands[turn.seat]
    drawn = []
    while len(hand) < draw_limit(effects(table, turn.seat)):
        card = draw(table, now)
        if card == EMPTY:
            break
        hand.append(card)
        drawn.append(name(card))
    if drawn and now.listening:
        now.emit(Drew(seat=turn.seat, count=len(drawn), cards=tuple(drawn), to=only(turn.seat)))
    if len(hand) > MATERIAL.hand_size:
        table.push(DiscardOne(seat=turn.seat))


@dataclass
class DiscardOne(Procedure):
    """HA-134, HA-136"""

    seat: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (choose_discard,)

    def answer(self, table: Table, seat: int, move: Discard, now: Now) -> None:
        discard_from_hand(table, seat, CARDS[move.card], now)


def choose_discard(table: Table, frame: DiscardOne, now: Now) -> None:
    """Any card of the hand, new or old."""
    table.ask(
        frame.seat, "discard", [DISCARD[card] for card in hand_kinds(table, frame.seat)], "HA-134", "turn"
    )


# 4 Send Thing to another player


def send_thing(table: Table, turn: TakeTurn, now: Now) -> None:
    """HA-059: only the player who has Thing in front."""
    if table.holder == turn.seat:
        table.push(HandThing(seat=turn.seat))
