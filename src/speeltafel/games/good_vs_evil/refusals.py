"""Why a move is not possible now: the rule that says so."""

from speeltafel.engine import Move
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import Action
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.material import (
    ARMAGEDDON,
    DEFUSE,
    FERAL_CAT,
    FIRST_CAT,
    GODCAT,
    KITTEN,
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
    Pass,
    Pick,
    Play,
    PlayOn,
    Save,
    Triple,
    uses_godcat,
)
from speeltafel.games.good_vs_evil.state import ON_MAT, Table

CATS = range(FIRST_CAT, FERAL_CAT + 1)
NOTHING_ELSE_RUNS = "GE-R39"
OUT_OF_TURN = "GE-039"
NOT_IN_HAND = "GE-032"
NOT_ASKED_TO_NOPE = "GE-R05"


def why_not(table: Table, seat: int, move: Move) -> str:
    """The rule that forbids this move to this seat now."""
    out = why_out(table, seat)
    if out:
        return out
    kind = asked(table, seat)
    if isinstance(move, Nope):
        return why_not_nope(table, seat)
    if isinstance(move, Pass) and isinstance(table.frames[-1], Action):
        return NOT_ASKED_TO_NOPE
    if isinstance(move, Draw | Play | PlayOn | Pair | Triple):
        return (
            why_not_play(table, seat, move) if kind == "turn" else why_not_now(table, seat, uses_godcat(move))
        )
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


def asked(table: Table, seat: int) -> str:
    """What this seat is asked now."""
    decision = table.decision(seat)
    return decision.kind if decision else ""


def why_out(table: Table, seat: int) -> str:
    """GE-007, GE-R46, GE-R41: the game, or the player's part in it, is over."""
    if table.result is not None:
        return "GE-007"
    if seat not in table.living:
        return "GE-R46"
    return "GE-R41" if seat in table.leaving else ""


def why_not_now(table: Table, seat: int, godcat: bool = False) -> str:
    """Why this is no moment to draw or to play anything, with or without Godcat, whatever it is."""
    kind = asked(table, seat)
    if godcat and kind == "nope":
        return "GE-083"
    if godcat and seat != table.turn:
        return "GE-081"
    if kind == "insert":
        return "GE-058"
    if kind == "save":
        return "GE-051"
    return NOTHING_ELSE_RUNS if seat == table.turn else OUT_OF_TURN


def why_not_nope(table: Table, seat: int) -> str:
    """GE-083, GE-R05 while something can be Noped; else GE-050 for a Kitten, GE-125 for what is over or has not come."""
    top = table.frames[-1]
    if isinstance(top, Action):
        hand = table.hands[seat]
        return "GE-083" if hand[GODCAT] and not hand[NOPE] else NOT_ASKED_TO_NOPE
    if isinstance(top, Turns):
        return "GE-125"
    return "GE-050" if isinstance(top, MeetKitten) else "GE-125"


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
    if kind in CATS:
        return "GE-130"
    if kind == DEFUSE and not godcat:
        return "GE-052"
    if kind in (DEFUSE, NOPE, GODCAT):
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
