"""The Hyde's attack, step by step."""

from dataclasses import dataclass

from speeltafel.engine import EVERYONE, Move, Now, Procedure, Result, Step
from speeltafel.games.hydes_attack.cards import CARDS, SIX, STRENGTHS, SYMBOLS, kind, name, owner, seen_by_all
from speeltafel.games.hydes_attack.deck import discard_revealed
from speeltafel.games.hydes_attack.events import (
    Attacked,
    Barred,
    Lost,
    NotSwapped,
    Revealed,
    RoundEnded,
    Swapped,
    TargetSaved,
    TargetWounded,
    Won,
)
from speeltafel.games.hydes_attack.hands import hand_kinds, learn, take_from_hand
from speeltafel.games.hydes_attack.material import MATERIAL, NEVERMORE, OUTER
from speeltafel.games.hydes_attack.moves import LOCATION_NAMES, PASS, SWAP, Swap
from speeltafel.games.hydes_attack.options import need
from speeltafel.games.hydes_attack.powers import card_worth, counts, effects, may_swap, total
from speeltafel.games.hydes_attack.state import (
    NOWHERE,
    SAVED,
    WOUNDED,
    Table,
    attack_number,
    losses,
)


@dataclass
class Attack(Procedure):
    """HA-075 to HA-090, in the order of HA-R31"""

    location: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (
            take_cards,
            reveal,
            offer_swap,
            discard_barred,
            judge,
            end_game,
            collect_tokens,
            clear_away,
            return_pawns,
        )

    def answer(self, table: Table, seat: int, move: Move, now: Now) -> None:
        if isinstance(move, Swap):
            swap(table, seat, move, now)
        elif now.listening:
            now.emit(NotSwapped(seat=seat))


def take_cards(table: Table, attack: Attack, now: Now) -> None:
    """HA-075, HA-077: only the cards of this location; its token stays there (HA-076)."""
    table.striking = attack.location
    if now.listening:
        number = attack_number(table)
        points = need(table.options, table.seats, number)
        now.emit(Attacked(location=LOCATION_NAMES[attack.location], number=number, need=points))


def reveal(table: Table, attack: Attack, now: Now) -> None:
    """HA-078"""
    pile = table.piles[attack.location]
    table.piles[attack.location] = []
    table.revealed = [seen_by_all(card) for card in pile]
    if now.listening:
        now.emit(revealed(table, attack.location, pile))


def revealed(table: Table, location: int, pile: list[int]) -> Revealed:
    """HA-R13: the cards, what each counts, and the total as it stands."""
    counted = tuple(card_worth(table, location, card) for card in pile)
    reached = total(table, location, pile)
    return Revealed(
        location=LOCATION_NAMES[location],
        seats=tuple(map(owner, pile)),
        cards=tuple(map(name, pile)),
        counts=counted,
        added=reached - sum(counted),
        total=reached,
    )


def offer_swap(table: Table, attack: Attack, now: Now) -> None:
    """HA-080, HA-R42: asked whether or not a card matches, so that the question tells nothing."""
    if all(kind(card) == SIX for card in table.revealed):
        return
    for seat in range(table.seats):
        if table.hands[seat] and may_swap(effects(table, seat)):
            table.ask(seat, "swap", swaps(table, seat), "HA-106", "swap")


def swaps(table: Table, seat: int) -> list[Move]:
    """HA-106, HA-107, HA-108, HA-R14, HA-R15: every matching pair of printed faces, never a 6."""
    shown = dict.fromkeys([kind(card) for card in table.revealed if kind(card) != SIX])
    moves: list[Move] = [PASS]
    for mine in hand_kinds(table, seat):
        moves += [SWAP[mine][theirs] for theirs in shown if match(mine, theirs)]
    return moves


def match(one: int, other: int) -> bool:
    """The same symbol or the same number."""
    return SYMBOLS[one] == SYMBOLS[other] or STRENGTHS[one] == STRENGTHS[other]


def swap(table: Table, seat: int, move: Swap, now: Now) -> None:
    """HA-111, HA-113: everybody sees both cards."""
    given, taken = CARDS[move.card], CARDS[move.revealed]
    take_from_hand(table, seat, given, frozenset({given}))
    table.revealed[table.revealed.index(seen_by_all(taken))] = seen_by_all(given)
    table.hands[seat].append(taken)
    learn(table, EVERYONE, seat, taken)
    if now.listening:
        points = total(table, table.striking, table.revealed)
        now.emit(Swapped(seat=seat, card=move.card, revealed=move.revealed, total=points))


def discard_barred(table: Table, attack: Attack, now: Now) -> None:
    """HA-079: what does not count here leaves before the adding up."""
    place = (LOCATION_NAMES[attack.location],)
    barred = [
        card for card in table.revealed if not counts(place, SYMBOLS[kind(card)], STRENGTHS[kind(card)])
    ]
    if not barred:
        return
    table.revealed = [card for card in table.revealed if card not in barred]
    discard_revealed(table, barred)
    if now.listening:
        now.emit(Barred(location=place[0], cards=tuple(map(name, barred))))


def judge(table: Table, attack: Attack, now: Now) -> None:
    """HA-081 to HA-086: the total against the need of this attack."""
    reached = total(table, attack.location, table.revealed)
    needed = need(table.options, table.seats, attack_number(table))
    saved = reached >= needed
    table.fates[attack.location] = SAVED if saved else WOUNDED
    table.attacks.append((attack.location, reached, needed))
    if now.listening:
        verdict = TargetSaved if saved else TargetWounded
        target = MATERIAL.target_names[table.targets[attack.location]]
        now.emit(verdict(location=LOCATION_NAMES[attack.location], target=target, total=reached, need=needed))


RANKS = ("mastered", "intermediate", "beginner")


def end_game(table: Table, attack: Attack, now: Now) -> None:
    """HA-100, HA-101, HA-R02: at the verdict, before anything is tidied up."""
    lost = losses(table)
    everybody = tuple(range(table.seats))
    if lost >= MATERIAL.injuries_to_lose:
        now.emit(Lost(losses=lost))
        table.end(Result((), (1,) * table.seats, "hyde"))
    elif len(table.attacks) == OUTER:
        rank = RANKS[min(lost, 2)]
        now.emit(Won(rank=rank, losses=lost))
        table.end(Result(everybody, (1,) * table.seats, rank))


def collect_tokens(table: Table, attack: Attack, now: Now) -> None:
    """HA-087, HA-088: the token of the attacked location is not among them."""
    table.bag, table.tokens = table.tokens, []
    table.striking = NOWHERE
    if now.listening:
        now.emit(RoundEnded(bag=len(table.bag)))


def clear_away(table: Table, attack: Attack, now: Now) -> None:
    """HA-089"""
    discard_revealed(table, table.revealed)
    table.revealed = []


def return_pawns(table: Table, attack: Attack, now: Now) -> None:
    """HA-090"""
    table.pawns = [NEVERMORE] * table.seats
