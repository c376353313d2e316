"""Creatures & Outcasts' side of the kit."""

from collections import Counter
from typing import Any

from speeltafel.engine import Decision, Move, Picture, Procedure
from speeltafel.games.creatures_and_outcasts.flow import (
    BlockNumber,
    Countdown,
    GetReady,
    GiveTop,
    MoveWednesday,
    PlayAgain,
    Race,
    Swap,
    TakeFromClosed,
    Turns,
)
from speeltafel.games.creatures_and_outcasts.knowledge import Memory
from speeltafel.games.creatures_and_outcasts.material import character_number, faces
from speeltafel.games.creatures_and_outcasts.material import material as box
from speeltafel.games.creatures_and_outcasts.moves import Block, Claim, Give, PlaceWednesday, Silent, Take
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY
from speeltafel.games.creatures_and_outcasts.view import View, view

SETUPS: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {
        "advanced": True,
        "clear_keeps_active": True,
        "closed_transfer": "keep",
        "race": "arrival",
        "ready": "yes",
    },
    {"all_pass": "all-but-last", "vampire_self": False, "youngest": "seat-2", "memory_log": False},
    {"teams": 2, "advanced": True, "team_chat": "open"},
    {"teams": 3},
]


def allowed(options: dict[str, Any], seats: int) -> bool:
    """Teams need equal sizes of at least two."""
    teams = options.get("teams", 0)
    assert isinstance(teams, int)
    return not teams or (seats % teams == 0 and seats // teams > 1)


def material(table: Table) -> Counter[object]:
    """Every outcast card and every character, wherever it lies; before the deal the outcasts are in the box."""
    cards: Counter[object] = Counter(table.trick + table.closed)
    if not table.facts:
        cards.update(box().deck)
    for hand in table.hands:
        cards.update(hand)
    if table.thing != EMPTY:
        cards[table.thing] += 1
    cards.update(table.characters + table.used)
    if table.active:
        cards[table.active] += 1
    return cards


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """The move as another seat may see it."""
    frame = table.frames[-1]
    if isinstance(move, Claim | Silent) and isinstance(frame, Race):
        return move if frame.race or len(table.open) == 1 else "answer"
    if isinstance(move, Give) and isinstance(frame, Swap):
        return move if table.open_hands or viewer == frame.player else "give"
    if isinstance(move, Take):
        return ("take", move.card) if table.open_hands else "take"
    if isinstance(move, Block):
        return ("block", move.card)
    return "place" if isinstance(move, PlaceWednesday) else move


# What a seat believes


def contradictions(table: Table, seat: int | None) -> list[str]:
    """Everything that this seat knows of hands, piles and the swap that runs, and that is not so."""
    if not table.facts:
        return []
    memory = Memory(table, seat)
    stack = [character_number(name) for name in reversed(table.characters)]
    return [
        *wrong_hands(table, memory),
        *wrong_pile("closed pile", memory.closed, table.closed[::-1]),
        *wrong_pile("characters", memory.characters, stack),
        *wrong_box(table),
        *wrong_sights(table, seat),
    ]


def wrong_hands(table: Table, memory: Memory) -> list[str]:
    """Cards that must be in a hand and are not, or must not be and are."""
    found = []
    for holder, hand in enumerate(table.hands):
        missing = memory.known[holder] - Counter(hand)
        surplus = memory.lacking[holder] & set(hand)
        if missing or surplus:
            found.append(f"hand of {holder}: {missing} not there, {surplus} there, it is {hand}")
    return found


def wrong_pile(name: str, picture: Picture, pile: list[int]) -> list[str]:
    """Cards that lie elsewhere than the picture says."""
    found = [f"{name}: {len(picture)} cards, there are {len(pile)}"] if len(picture) != len(pile) else []
    found += [
        f"{name}: {seen.card} at {seen.earliest} to {seen.latest} of {pile}"
        for seen in picture.sightings()
        if seen.card not in pile[seen.earliest : seen.latest + 1]
    ]
    known = Counter(picture.known()) - Counter(pile)
    return [*found, *([f"{name}: {known} too many"] if known else [])]


def wrong_box(table: Table) -> list[str]:
    """Cards that are not in the box, or missing from it."""
    cards = material(table)
    return [] if cards == Counter(box().deck) + Counter(box().characters) else [f"the box holds {cards}"]


def wrong_sights(table: Table, seat: int | None) -> list[str]:
    """What the seat looks at now must be there, and be remembered."""
    seen = view(table, seat)
    known = seen.memory
    pile, stack = faces(reversed(table.closed)), table.characters[::-1]
    placed = [(one.character, one.earliest, one.latest) for one in known.characters]
    wrong = {
        "pile": seen.looking_at not in (None, pile) or (seen.looking_at and known.closed != pile),
        "stack": seen.looking_at_characters not in (None, stack)
        or (seen.looking_at_characters and placed != [(name, at, at) for at, name in enumerate(stack)]),
        "taken": seen.taken is not None and not remembered(table, seat, seen),
        "shown": table.result is not None and table.shown != [tuple(hand) for hand in table.hands],
    }
    return [f"{name} is not so" for name, is_wrong in wrong.items() if is_wrong]


def remembered(table: Table, seat: int | None, seen: View) -> bool:
    """Whether the card of a running swap is in the hand where this seat saw it go."""
    swap = table.frames[-1]
    assert isinstance(swap, Swap)
    there = seen.hand if swap.seat == seat else seen.memory.held[swap.seat]
    return seen.taken == str(swap.taken) and seen.taken in there


# What waits for a choice


QUESTIONS: dict[type[Procedure], str] = {
    PlayAgain: "second-card",
    TakeFromClosed: "take",
    GiveTop: "treat",
    BlockNumber: "block",
    MoveWednesday: "place-wednesday",
}


def unoffered(table: Table) -> list[str]:
    """Whoever the frame on top waits for is asked just that, and nobody else anything."""
    if table.result is not None:
        return [] if not table.open else ["questions after the end"]
    wanted = waits_for(table, table.frames[-1])
    asked = {decision.seat: decision.kind for decision in table.open}
    return [] if asked == wanted else [f"{asked} asked, {wanted} waited for"]


def waits_for(table: Table, frame: Any) -> dict[int, str]:
    """By seat: the question that the frame on top has for it."""
    if isinstance(frame, Race):
        answered = [*frame.silent, *(seat for seat, _ in frame.reactions)]
        return {seat: "race" for seat in range(table.seats) if seat not in answered}
    if isinstance(frame, GetReady):
        return {seat: "next-round" for seat in range(table.seats) if seat not in frame.ready}
    if isinstance(frame, Turns):
        return {table.turn: "turn"}
    if isinstance(frame, Swap):
        return {frame.seat: "swap-partner" if frame.player == NOBODY else "swap-gift"}
    return {} if isinstance(frame, Countdown) else {frame.seat: QUESTIONS[type(frame)]}
