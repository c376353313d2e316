"""Why a move is not possible now: the rule that says so."""

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    DEFUSE,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    KITTEN,
    LAST_CAT,
    NAMES,
    NOPE,
    NUMBER,
)
from speeltafel.games.good_vs_evil.moves import (
    Draw,
    Duel,
    Give,
    Insert,
    Nope,
    Pair,
    Pick,
    Play,
    PlayOn,
    Save,
    Triple,
)
from speeltafel.games.good_vs_evil.state import ON_MAT, Table

CATS = range(FIRST_CAT, FERAL_CAT + 1)
NOTHING_ELSE_RUNS = "GE-R39"
NOT_IN_HAND = "GE-032"


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    if seat not in table.living:
        return "GE-R46"
    decision = table.decision(seat)
    kind = decision.kind if decision else ""
    if isinstance(move, Nope):
        return why_not_nope(table, seat, kind)
    if isinstance(move, Draw | Play | PlayOn | Pair | Triple):
        if kind != "turn":
            return NOTHING_ELSE_RUNS if seat == table.turn else "GE-039"
        return why_not_play(table, seat, move)
    if isinstance(move, Insert) and kind == "insert":
        return "GE-R36"
    if isinstance(move, Give) and kind == "give":
        return "GE-109"
    if isinstance(move, Pick) and kind == "pick":
        return "GE-R34"
    if isinstance(move, Save):
        return "GE-R12"
    if isinstance(move, Duel) and kind == "duel-deal":
        return "GE-R44"
    return NOTHING_ELSE_RUNS


def why_not_nope(table: Table, seat: int, kind: str) -> str:
    """GE-083, GE-125, GE-R25"""
    if kind == "nope":
        return "GE-083" if table.hands[seat][GODCAT] else NOT_IN_HAND
    return "GE-125" if table.turn != seat else "GE-R25"


def why_not_play(table: Table, seat: int, move: Move) -> str:
    """Why this cannot be played in the play-or-pass part."""
    if isinstance(move, Play):
        return why_not_single(table, seat, move.card, move.godcat)
    if isinstance(move, PlayOn):
        return why_not_aimed(table, seat, move)
    if isinstance(move, Pair | Triple):
        return why_not_combination(table, seat, move)
    return NOTHING_ELSE_RUNS


def why_not_single(table: Table, seat: int, name: str, godcat: bool) -> str:
    """A single card without a target."""
    kind = NUMBER.get(name, KITTEN)
    if godcat and kind == NOPE:
        return "GE-083"
    if kind == KITTEN or name == "devilcat":
        return "GE-R18"
    if kind == ARMAGEDDON and table.godcat != ON_MAT:
        return "GE-063"
    if FIRST_CAT <= kind <= LAST_CAT:
        return "GE-130"
    if kind in (DEFUSE, NOPE, FERAL_CAT, GODCAT):
        return "GE-R25"
    held = table.hands[seat][GODCAT if godcat else kind]
    return "GE-R07" if held else NOT_IN_HAND


def why_not_aimed(table: Table, seat: int, move: PlayOn) -> str:
    """A single card with a target."""
    held = GODCAT if move.godcat else NUMBER.get(move.card, KITTEN)
    if held == KITTEN or not table.hands[seat][held]:
        return NOT_IN_HAND
    if move.target == seat:
        return "GE-R44"
    if move.target not in table.living:
        return "GE-R46"
    return "GE-R08" if move.card == "favor" else "GE-R25"


def why_not_combination(table: Table, seat: int, move: Pair | Triple) -> str:
    """A pair or a triple."""
    kinds = [NUMBER.get(name, KITTEN) for name in move.cards]
    hand = table.hands[seat]
    if any(kind == KITTEN or kinds.count(kind) > [*hand, 0][kind] for kind in kinds):
        return NOT_IN_HAND
    special = any(kind not in CATS and kind != GODCAT for kind in kinds) or isinstance(move, Triple)
    if special and not table.options.special_combos:
        return "GE-R26"
    if GODCAT in kinds and NOPE in kinds:
        return "GE-R19"
    if len(kinds) != (2 if isinstance(move, Pair) else 3):
        return "GE-149"
    if len({kind for kind in kinds if kind not in (FERAL_CAT, GODCAT)}) > 1:
        return "GE-136" if all(kind in CATS for kind in kinds) else "GE-148"
    if move.target == seat or move.target not in table.living:
        return "GE-R44"
    if isinstance(move, Triple) and move.named not in NAMES[1 : GODCAT + 1]:
        return "GE-R10"
    return "GE-R08" if not any(table.hands[move.target]) else "GE-140"
