"""Why a move is not possible now: the rule that says so."""

from typing import Final

from speeltafel.engine import Move
from speeltafel.games.creatures_and_outcasts.flow.countdown import counting_down
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
    Silent,
    SwapWith,
    Take,
    Treat,
)
from speeltafel.games.creatures_and_outcasts.state import Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY

NOT_YOUR_TURN: Final = "CO-036"
NOT_IN_HAND: Final = "CO-031"
MUST_FINISH: Final = "CO-037"

TOO_LOW: Final = {
    "descending": "CO-089",
    "skip-one": "CO-091",
    "equal-allowed": "CO-093",
    "odd-only": "CO-082",
    "pairs-only": "CO-086",
}
"""By the active character's rule: why a number does not fit on the last one."""

ANSWERS: Final[dict[str, tuple[type[Move], str]]] = {
    "swap-partner": (SwapWith, "CO-R30"),
    "swap-gift": (Give, "CO-R31"),
    "treat": (Treat, "CO-R26"),
    "block": (Block, "CO-070"),
    "place-wednesday": (PlaceWednesday, "CO-126"),
}
"""By the question: what answers it, and the rule that says which answers are good."""

EQUAL: Final = {"descending": "CO-090", "skip-one": "CO-092"}


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    decision = table.decision(seat)
    kind = decision.kind if decision else ""
    if counting_down(table) is not None:
        return "CO-022"
    if isinstance(move, Claim | Silent):
        return why_not_race(table, seat, kind)
    if kind == "race":
        return "CO-R08" if isinstance(move, LaySet) else "CO-024"
    if isinstance(move, Play | PlayPair):
        return why_not_play(table, seat, kind, int(move.card), 1 if isinstance(move, Play) else 2)
    if isinstance(move, Pass):
        return "CO-100" if kind == "second-card" else MUST_FINISH if kind else NOT_YOUR_TURN
    if isinstance(move, LaySet):
        return why_not_set(kind, move)
    if isinstance(move, DiscardBlocked):
        return "CO-075" if kind == "turn" and table.thing == EMPTY else "CO-R39"
    return why_not_choice(table, kind, move)


def why_not_race(table: Table, seat: int, kind: str) -> str:
    """CO-024, CO-098, CO-R11"""
    if kind == "race":
        return "CO-R11"
    return "CO-098" if opening_number() in table.hands[seat] else "CO-024"


def why_not_play(table: Table, seat: int, kind: str, card: int, size: int) -> str:
    """Why a number cannot be played."""
    if kind not in ("turn", "second-card"):
        return MUST_FINISH if kind else NOT_YOUR_TURN
    rules = table.trick_rules()
    held = table.hands[seat].count(card)
    if not held:
        return NOT_IN_HAND
    if card == table.thing:
        return "CO-073"
    if card not in rules.playable[EMPTY]:
        return "CO-081"
    if size != rules.size or held < size:
        return why_not_size(table, card, size, rules.size)
    rule = material().rule_of.get(table.active, "")
    ordinary = "CO-033" if card == table.top else "CO-032"
    return EQUAL.get(rule, TOO_LOW.get(rule, ordinary)) if card == table.top else TOO_LOW.get(rule, ordinary)


def why_not_size(table: Table, card: int, size: int, needed: int) -> str:
    """CO-031, CO-085, CO-088, CO-094"""
    if needed == 2:
        return "CO-088" if material().outcasts[card].copies == 1 else "CO-085"
    return "CO-094" if material().rule_of.get(table.active) == "equal-allowed" else "CO-031"


def why_not_set(kind: str, move: LaySet) -> str:
    """CO-122, CO-125, CO-R08"""
    if kind == "turn":
        return "CO-125" if int(move.card) not in {kind.number for kind in material().sets} else "CO-122"
    return "CO-R08" if kind else NOT_YOUR_TURN


def why_not_choice(table: Table, kind: str, move: Move) -> str:
    """Answers to a question that was not asked, or that do not answer it."""
    if isinstance(move, Take) and kind == "take":
        return "CO-112" if int(move.card) == table.thing else "CO-R23"
    answers = ANSWERS.get(kind)
    if answers is not None and isinstance(move, answers[0]):
        return answers[1]
    return MUST_FINISH if kind else NOT_YOUR_TURN
