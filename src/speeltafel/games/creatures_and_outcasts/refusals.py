"""Why a move is not possible now: the rule that says so. It rests on nothing that the seat does not know."""

from typing import Final

from speeltafel.engine import Move
from speeltafel.games.creatures_and_outcasts.flow.countdown import Countdown, GetReady
from speeltafel.games.creatures_and_outcasts.flow.rounds import Race
from speeltafel.games.creatures_and_outcasts.material import material, opening_number
from speeltafel.games.creatures_and_outcasts.moves import (
    Block,
    Claim,
    DiscardBlocked,
    Give,
    LaySet,
    Pass,
    PlaceWednesday,
    Play,
    PlayPair,
    Ready,
    Silent,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY

NOT_YOUR_TURN: Final = "CO-036"
NOT_IN_HAND: Final = "CO-031"
OWN_TURN: Final = ("turn", "second-card")
RACING: Final = ("race", "raced")

WAITS: Final[dict[type, str]] = {GetReady: "counted", Countdown: "countdown", Race: "raced"}
"""What a seat that is not asked waits for, by what is going on."""

NOTHING_NOW: Final = {"over": "CO-058", "next-round": "CO-030", "counted": "CO-030", "countdown": "CO-022"}
"""Moments at which nobody can do anything with cards, and why."""

ANSWERS: Final[dict[str, tuple[type[Move], str]]] = {
    "swap-partner": (SwapWith, "CO-R30"),
    "swap-gift": (Give, "CO-R31"),
    "take": (Take, "CO-R23"),
    "treat": (Treat, "CO-R26"),
    "block": (Block, "CO-070"),
    "place-wednesday": (PlaceWednesday, "CO-126"),
}
"""By the question: what answers it, and the rule that says which answers are good."""

DUTIES: Final = {"swap-partner": "CO-106", "swap-gift": "CO-106", "take": "CO-110", "treat": "CO-R27"}
"""By the question: why it cannot be passed by. The others say so themselves."""

WHEN: Final[dict[type[Move], str]] = {
    Ready: "CO-030",
    SwapWith: "CO-104",
    Give: "CO-105",
    Take: "CO-048",
    Block: "CO-070",
    Treat: "CO-114",
    PlaceWednesday: "CO-126",
}
"""By the move: when it can be made."""

TOO_LOW: Final = {
    "descending": "CO-089",
    "skip-one": "CO-091",
    "equal-allowed": "CO-093",
    "odd-only": "CO-082",
    "pairs-only": "CO-086",
}
"""By the active character's rule: why a number does not fit on the last one."""


def moment(table: Table, seat: int) -> str:
    """What this seat is asked, or what it waits for."""
    if table.result is not None:
        return "over"
    decision = table.decision(seat)
    return decision.kind if decision is not None else WAITS.get(type(table.frames[-1]), "waiting")


def asked_rule(table: Table, seat: int) -> str:
    """The rule that asks this seat something now, or makes it wait."""
    now = moment(table, seat)
    decision = table.decision(seat)
    if now in NOTHING_NOW:
        return NOTHING_NOW[now]
    if now in RACING:
        return "CO-024"
    return decision.rule if decision is not None else NOT_YOUR_TURN


def number_on(face: str) -> int:
    """The number of a card as people write it; `EMPTY` for anything else."""
    return next((number for number in material().outcasts if str(number) == face), EMPTY)


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    now = moment(table, seat)
    if now in NOTHING_NOW:
        return NOTHING_NOW[now]
    if now in ANSWERS:
        return why_not_answer(table, seat, now, move)
    if now in RACING:
        return why_not_in_race(table, seat, now, move)
    return why_not_in_turn(table, seat, now, move)


def why_not_answer(table: Table, seat: int, now: str, move: Move) -> str:
    """Moves that do not answer the open question, or not well."""
    kind, rule = ANSWERS[now]
    if isinstance(move, Pass):
        return DUTIES.get(now, asked_rule(table, seat))
    if not isinstance(move, kind):
        return asked_rule(table, seat)
    if isinstance(move, Take) and number_on(move.card) == table.thing != EMPTY:
        return "CO-112"
    if isinstance(move, Give) and number_on(move.card) not in table.hands[seat]:
        return "CO-105"
    return asked_rule(table, seat) if now == "place-wednesday" else rule


def why_not_in_race(table: Table, seat: int, now: str, move: Move) -> str:
    """CO-024, CO-R08 to CO-R11"""
    if isinstance(move, LaySet):
        return "CO-R08"
    if not isinstance(move, Claim | Silent):
        return "CO-024"
    if now == "race":
        return "CO-R11"
    race = table.frames[-1]
    return "CO-R09" if isinstance(race, Race) and seat in race.silent else "CO-R10"


def why_not_in_turn(table: Table, seat: int, now: str, move: Move) -> str:
    """In the own turn, or while somebody else has it."""
    if isinstance(move, Play | PlayPair):
        size = 1 if isinstance(move, Play) else 2
        return why_not_play(table, seat, number_on(move.card), size) if now in OWN_TURN else NOT_YOUR_TURN
    if isinstance(move, Pass):
        return "CO-100" if now == "second-card" else NOT_YOUR_TURN
    if isinstance(move, LaySet):
        return why_not_set(now, number_on(move.card))
    if isinstance(move, DiscardBlocked):
        return why_not_discard(table, now)
    if isinstance(move, Claim | Silent):
        return "CO-098" if opening_number() in table.hands[seat] else "CO-024"
    return WHEN[type(move)]


def why_not_play(table: Table, seat: int, card: int, size: int) -> str:
    """Why a number cannot be played."""
    rules = table.trick_rules()
    held = table.hands[seat].count(card)
    if not held:
        return NOT_IN_HAND
    if card == table.thing:
        return why_not_blocked(table, seat, held)
    if card not in rules.playable[EMPTY]:
        return "CO-081"
    if size != rules.size or held < size:
        return why_not_size(table, card, rules.size)
    return why_not_on_top(table, card)


def why_not_blocked(table: Table, seat: int, held: int) -> str:
    """CO-073, CO-075, CO-078: a blocked number may still leave the hand in other ways."""
    kind = material().outcasts[table.thing]
    if kind.set_size and held >= kind.set_size:
        return "CO-078"
    return "CO-075" if held == len(table.hands[seat]) else "CO-073"


def why_not_size(table: Table, card: int, needed: int) -> str:
    """CO-031, CO-085, CO-088, CO-094"""
    if needed == 2:
        return "CO-088" if material().outcasts[card].copies == 1 else "CO-085"
    return "CO-094" if material().rule_of.get(table.active) == "equal-allowed" else "CO-031"


def why_not_on_top(table: Table, card: int) -> str:
    """CO-032, CO-033, or what the active character makes of them."""
    rule = material().rule_of.get(table.active, "")
    if rule == "descending" and card == table.top:
        return "CO-090"
    if rule == "skip-one" and card == table.top + 1:
        return "CO-092"
    return "CO-033" if rule not in TOO_LOW and card == table.top else fitting_rule(table)


def fitting_rule(table: Table) -> str:
    """CO-032, or what the active character makes of it."""
    return TOO_LOW.get(material().rule_of.get(table.active, ""), "CO-032")


def why_not_set(now: str, card: int) -> str:
    """CO-122, CO-125, CO-R08"""
    if card not in {kind.number for kind in material().sets}:
        return "CO-125"
    return "CO-R08" if now == "second-card" else "CO-122"


def why_not_discard(table: Table, now: str) -> str:
    """CO-075, CO-100, CO-R39"""
    if now == "second-card":
        return "CO-100"
    return "CO-R39" if now == "turn" and table.thing != EMPTY else "CO-075"
