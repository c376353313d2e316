"""What a person can touch, what moves use of it, and why nothing can be done with it now."""

from collections.abc import Callable
from typing import Any, Final

from speeltafel.engine import PLAYER, Move, Thing
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.material import DEFUSE, FAVOR, FERAL_CAT, GODCAT, NAMES, NOPE, NUMBER
from speeltafel.games.good_vs_evil.moves import (
    DRAW,
    KEEP,
    PASS,
    SWAP,
    TO_HAND,
    TO_TOP,
    Duel,
    Give,
    Insert,
    Pair,
    Pick,
    Play,
    PlayOn,
    Save,
    Triple,
)
from speeltafel.games.good_vs_evil.moves import NOPE as SAY_NOPE
from speeltafel.games.good_vs_evil.refusals import (
    CATS,
    NOT_IN_HAND,
    NOTHING_ELSE_RUNS,
    OUT_OF_TURN,
    asked,
    why_not,
    why_not_combination,
    why_not_now,
    why_out,
)
from speeltafel.games.good_vs_evil.state import Table
from speeltafel.games.good_vs_evil.view import View

CARD: Final = "card"
"""A card of the own hand, by its kind."""
TOGETHER: Final = "together"
"""A card of the own hand that is to go with others: their kinds and its own, joined by `+`."""
PILE: Final = "pile"
MAT: Final = "mat"
"""Godcat or Devilcat on the mat."""
STACK: Final = "stack"
"""The play that can still be Noped."""
CAT: Final = "cat"
"""Godcat or Devilcat in the hand of the one who deals them for a duel."""
DUEL: Final = "duel"
"""The card that lies before this seat in a duel."""
KITTEN: Final = "kitten"
"""The Kitten that somebody has just drawn."""
PLACE: Final = "place"
"""A place in the pile for the Kitten, from the top."""
BOTTOM: Final = "bottom"
"""The bottom card, in front of the one who looks at it."""
BACK: Final = "back"
"""A card in the fan of somebody who is being robbed."""
BUTTON: Final = "button"

DRAW_PILE, DISCARD_PILE = Thing(PILE, "draw"), Thing(PILE, "discard")
BUTTONS: Final[dict[int | str, Move]] = {
    "pass": PASS,
    "keep": KEEP,
    "swap": SWAP,
    "hand": TO_HAND,
    "top": TO_TOP,
}
ASKED_FOR: Final[dict[str, tuple[Thing, ...]]] = {
    "heck": (Thing(BOTTOM), Thing(BUTTON, "hand"), Thing(BUTTON, "top")),
    "duel-deal": (Thing(CAT, "godcat"), Thing(CAT, "devilcat")),
    "duel-choice": (Thing(BUTTON, "keep"), Thing(BUTTON, "swap")),
}
"""What the questions put on the screen of the one who is asked."""


def things(view: View, seat: int) -> list[Thing]:
    """Everything on this seat's screen that a person might touch."""
    mine = [waiting.kind for waiting in view.waiting if waiting.seat == seat]
    return [
        *(Thing(CARD, kind) for kind in dict.fromkeys(view.hand)),
        *(Thing(PLAYER, player.seat) for player in view.players),
        DRAW_PILE,
        DISCARD_PILE,
        *(Thing(MAT, cat) for cat in view.mat),
        *stage(view),
        *(thing for kind in mine for thing in ASKED_FOR.get(kind, ())),
        *(Thing(PLACE, place) for place in range(view.pile + 1) if "insert" in mine),
    ]


def stage(view: View) -> list[Thing]:
    """What everybody sees in the middle."""
    found = []
    if view.action is not None:
        found += [Thing(STACK), Thing(BUTTON, "pass")]
    if view.duel is not None and view.duel.opponent is not None:
        found += [Thing(DUEL, view.duel.seat), Thing(DUEL, view.duel.opponent)]
    if view.danger is not None:
        found.append(Thing(KITTEN))
    if any(waiting.kind == "pick" for waiting in view.waiting):
        found += [Thing(BACK, "plain"), Thing(BACK, "godcat")]
    return found


def about(move: Move) -> tuple[Thing, ...]:
    """The things that a move uses."""
    use = USES.get(type(move))
    if use is not None:
        return use(move)
    return tuple(Thing(BUTTON, name) for name, pressed in BUTTONS.items() if pressed == move)


def used_cards(move: Pair | Triple) -> tuple[Thing, ...]:
    return (*(Thing(CARD, name) for name in dict.fromkeys(move.cards)), Thing(PLAYER, move.target))


def used_card(move: Play | PlayOn) -> Thing:
    return Thing(CARD, "godcat" if move.godcat else move.card)


USES: Final[dict[type[Move], Callable[[Any], tuple[Thing, ...]]]] = {
    type(DRAW): lambda move: (DRAW_PILE,),
    Play: lambda move: (used_card(move),),
    PlayOn: lambda move: (used_card(move), Thing(PLAYER, move.target)),
    Pair: used_cards,
    Triple: used_cards,
    type(SAY_NOPE): lambda move: (Thing(CARD, "nope"), Thing(STACK)),
    Give: lambda move: (Thing(CARD, move.card),),
    Pick: lambda move: (Thing(BACK, move.what),),
    type(TO_TOP): lambda move: (Thing(BUTTON, move.to), Thing(BOTTOM)),
    Save: lambda move: (Thing(CARD, move.card), Thing(KITTEN)),
    Insert: lambda move: (Thing(PLACE, move.place), Thing(KITTEN)),
    Duel: lambda move: (Thing(CAT, move.card), Thing(PLAYER, move.opponent)),
}


def why_untouchable(table: Table, seat: int, thing: Thing) -> str:
    """The rule that says why nothing can be done with this thing now."""
    lying = LYING.get(thing.kind)
    if lying is not None:
        return lying(table, seat, thing.id)
    out = why_out(table, seat)
    if out:
        return out
    why = REASONS.get(thing.kind)
    return present_rule(table, seat) if why is None else why(table, seat, thing.id)


def present_rule(table: Table, seat: int) -> str:
    """What the seat is asked now, or why it is not asked."""
    decision = table.decision(seat)
    return decision.rule if decision else why_not_now(table, seat)


# What a person wants who touches it


def why_not_card(table: Table, seat: int, name: Any) -> str:
    """The card that this seat would play."""
    card = NUMBER.get(name, 0)
    if not 0 < card <= GODCAT or not table.hands[seat][card]:
        return NOT_IN_HAND
    if card == NOPE:
        return why_not(table, seat, SAY_NOPE)
    if card == GODCAT:
        return why_not_now(table, seat, godcat=True)
    if asked(table, seat) == "turn":
        return why_not_in_turn(table, seat, card)
    return why_not_now(table, seat)


def why_not_in_turn(table: Table, seat: int, card: int) -> str:
    """GE-R08: a card that needs a victim with cards; else what its own rule says."""
    hand = table.hands[seat]
    partners = CATS if card == FERAL_CAT else (card, FERAL_CAT)
    combines = card in CATS and sum(hand[cat] for cat in (*partners, GODCAT)) > 1
    if not table.with_cards(seat) and (card == FAVOR or combines):
        return "GE-R08"
    return why_not(table, seat, Play(NAMES[card]))


def why_not_together(table: Table, seat: int, names: Any) -> str:
    """GE-131 to GE-149: a card that does not go with those chosen before."""
    if asked(table, seat) != "turn":
        return present_rule(table, seat)
    cards = tuple(str(names).split("+"))
    victim = next(iter(table.with_cards(seat)), seat)
    move = Pair(cards, victim) if len(cards) <= 2 else Triple(cards, victim, "defuse")
    why = why_not_combination(table, seat, move)
    return why_not_card(table, seat, cards[-1]) if why in UNLIKE and is_stray(cards) else why


UNLIKE: Final = {"GE-148", "GE-R26"}
"""Rules about cards that do not match, or may not even where they do."""


def is_stray(cards: tuple[str, ...]) -> bool:
    """The card that was touched is like no other, and is never played by itself: its own rule says more."""
    *before, touched = cards
    return touched not in before and NUMBER.get(touched) in (DEFUSE, NOPE, *CATS)


def why_not_player(table: Table, seat: int, other: Any) -> str:
    """GE-R44, GE-R46: who can be chosen; GE-R07, GE-R08, GE-R40: what one is chosen for."""
    kind = asked(table, seat)
    if kind not in CHOOSING:
        return "GE-R40" if kind == "nope" else present_rule(table, seat)
    if other == seat:
        return "GE-R44"
    if other not in table.living:
        return "GE-R46"
    return "GE-R08" if kind == "turn" and not any(table.hands[other]) else "GE-R07"


CHOOSING: Final = {"turn", "pick", "duel-deal"}
"""Questions at which a player is chosen, or was."""


def why_not_pile(table: Table, seat: int, pile: Any) -> str:
    """GE-036: only the one whose turn it is draws, and draws last."""
    kind = asked(table, seat)
    if kind in ("insert", "heck", "save"):
        return present_rule(table, seat)
    if kind == "turn":
        return "GE-036"
    return NOTHING_ELSE_RUNS if seat == table.turn else OUT_OF_TURN


def why_not_kitten(table: Table, seat: int, kitten: Any) -> str:
    """GE-050: only the one who drew it can do anything about it."""
    return present_rule(table, seat) if asked(table, seat) in ("insert", "save") else "GE-050"


def why_not_duel(table: Table, seat: int, before: Any) -> str:
    """GE-061, GE-068, GE-070: the opponent decides, the one who dealt knows, all others wait."""
    top = table.frames[-1]
    if isinstance(top, Armageddon) and seat == top.seat:
        return "GE-070"
    return present_rule(table, seat) if asked(table, seat) == "duel-choice" else "GE-061"


def why_not_button(table: Table, seat: int, name: Any) -> str:
    move = BUTTONS.get(name)
    return present_rule(table, seat) if move is None else why_not(table, seat, move)


REASONS: Final[dict[str, Callable[[Table, int, Any], str]]] = {
    CARD: why_not_card,
    TOGETHER: why_not_together,
    PLAYER: why_not_player,
    STACK: lambda table, seat, stack: why_not(table, seat, SAY_NOPE),
    KITTEN: why_not_kitten,
    PLACE: lambda table, seat, place: "GE-R36" if asked(table, seat) == "insert" else "GE-053",
    BACK: lambda table, seat, back: "GE-R34" if asked(table, seat) == "pick" else "GE-133",
    DUEL: why_not_duel,
    CAT: lambda table, seat, cat: "GE-067",
    BOTTOM: lambda table, seat, bottom: "GE-112",
    BUTTON: why_not_button,
}


# What only lies there


def why_not_on_mat(table: Table, seat: int, cat: Any) -> str:
    """GE-090, GE-091: only an Armageddon takes them from there."""
    return "GE-091" if cat == "devilcat" else "GE-090"


def why_not_from_pile(table: Table, seat: int, pile: Any) -> str:
    """GE-R33: the discard pile is there to be browsed, for everybody and always."""
    if pile == DISCARD_PILE.id:
        return "GE-R33"
    return why_out(table, seat) or why_not_pile(table, seat, pile)


LYING: Final[dict[str, Callable[[Table, int, Any], str]]] = {
    MAT: why_not_on_mat,
    PILE: why_not_from_pile,
}
