"""Good vs Evil's side of the kit."""

from collections import Counter

from speeltafel.engine import ASKED, UNKNOWN, Decision, Move, Picture, Procedure
from speeltafel.engine.picture import Floater
from speeltafel.games.good_vs_evil.flow.deeds import Favor, Steal
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten
from speeltafel.games.good_vs_evil.flow.plays import NO_ONE, Action
from speeltafel.games.good_vs_evil.flow.turns import Turns
from speeltafel.games.good_vs_evil.knowledge import Memory
from speeltafel.games.good_vs_evil.material import HAND_KINDS, KITTEN
from speeltafel.games.good_vs_evil.moves import Duel, Give, Insert
from speeltafel.games.good_vs_evil.state import IN_DUEL, Table

SETUPS: list[dict[str, object]] = [
    {},
    {"quick": True, "nope_race": "arrival"},
    {"special_combos": False, "attack_carry": "fresh"},
    {"nope_race": "commit", "poll_author": True, "start_player": "seat-2"},
    {"memory_aid": False},
]


def material(table: Table) -> Counter[int]:
    """Every card, wherever it lies; Godcat is counted by its holder."""
    cards = Counter(table.pile + table.discard + table.removed)
    for hand in table.hands:
        cards.update({kind: count for kind, count in enumerate(hand[:15]) if count})
    cards[KITTEN] += sum(isinstance(frame, MeetKitten) for frame in table.frames)
    assert sum(hand[15] for hand in table.hands) == (table.godcat >= 0)
    return cards


def contradictions(table: Table, seat: int | None) -> list[str]:
    """Everything that this seat remembers of hands and pile and that is not so."""
    memory = Memory(table, seat if seat in table.living else None)
    wrong = [
        f"hand {holder}: {claim}" for holder in table.living for claim in wrong_about(memory, table, holder)
    ]
    if not fits(memory.picture, table.pile[::-1]):
        wrong.append(f"the pile is {table.pile[::-1]}, not {memory.picture.cards} {loose(memory.picture)}")
    return wrong + [
        f"no {sight.card} from {sight.earliest} to {sight.latest}"
        for sight in memory.picture.sightings()
        if sight.card not in table.pile[::-1][sight.earliest : sight.latest + 1]
    ]


def wrong_about(memory: Memory, table: Table, holder: int) -> list[str]:
    """What is wrongly believed of one hand."""
    hand, known = table.hands[holder], memory.at_least[holder]
    wrong = [f"{known[kind]} of {kind}" for kind in range(HAND_KINDS) if known[kind] > hand[kind]]
    return wrong + [f"no {kind}" for kind in memory.lacking[holder] if hand[kind]]


def fits(picture: Picture, pile: list[int]) -> bool:
    """Whether the pile, top first, is one of those that the picture allows."""
    return len(picture) == len(pile) and allows(pile, picture.cards, 0, picture.floaters)


def allows(pile: list[int], cards: list[int], passed: int, floaters: list[Floater]) -> bool:
    """The same for the rest of a pile, when so many of the ordered cards are above it."""
    if not pile:
        return True
    leaders = [one for one in floaters if one.low <= passed <= one.high and one.card in (UNKNOWN, pile[0])]
    if any(
        allows(pile[1:], cards, passed, [other for other in floaters if other is not one]) for one in leaders
    ):
        return True
    ordered = passed < len(cards) and cards[passed] in (UNKNOWN, pile[0])
    return ordered and allows(pile[1:], cards, passed + 1, floaters)


def loose(picture: Picture) -> list[tuple[int, int, int]]:
    return [(floater.card, floater.low, floater.high) for floater in picture.floaters]


def knows(table: Table, seat: int | None) -> object:
    """What the seat could remember, also where the table shows no memory aid; the dead remember with everybody."""
    memory = Memory(table, seat if seat in table.living else None)
    return (
        memory.picture.cards,
        loose(memory.picture),
        memory.at_least,
        [sorted(one) for one in memory.lacking],
    )


def unoffered(table: Table) -> list[str]:
    """Who should be asked by what is going on, and is not; who is asked without need."""
    if table.result is not None:
        return []
    expected = sorted(waited_for(table.frames[-1], table))
    asked = sorted(decision.seat for decision in table.open if decision.waits == ASKED)
    wrong = [] if asked == expected else [f"asked: {asked}, not {expected}"]
    wrong += [f"{seat} has left" for seat in table.leaving if table.decision(seat)]
    if table.leaving and isinstance(table.frames[-1], Turns):
        wrong.append(f"{table.leaving} should be gone")
    dueling = any(isinstance(frame, Armageddon) for frame in table.frames)
    return wrong if (table.godcat == IN_DUEL) == dueling else [*wrong, "Godcat is lost in a duel"]


def waited_for(frame: Procedure, table: Table) -> list[int]:
    """Whose answer the procedure on top needs."""
    if isinstance(frame, Action):
        answered = frame.silent + [seat for seat, _ in frame.reactions]
        return [seat for seat in frame.called if seat not in answered]
    if isinstance(frame, Armageddon):
        return [frame.seat if frame.opponent == NO_ONE else frame.opponent]
    if isinstance(frame, Favor):
        return [frame.giver]
    if isinstance(frame, Steal):
        return [frame.thief]
    return [table.turn]


def face(table: Table, decision: Decision, move: Move, viewer: int) -> object:
    """The move as another seat may see it."""
    if isinstance(move, Insert):
        return "insert"
    if isinstance(move, Give) and move.card != "godcat":
        favor = table.frames[-1]
        assert isinstance(favor, Favor)
        return move if viewer == favor.taker else "give"
    if isinstance(move, Duel):
        return ("duel", move.opponent)
    return move
