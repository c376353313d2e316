"""What a seat may know, as one message."""

from typing import Literal

import msgspec

from speeltafel.engine import UNKNOWN, Window
from speeltafel.engine import View as BaseView
from speeltafel.games.creatures_and_outcasts.flow.countdown import counting_down
from speeltafel.games.creatures_and_outcasts.flow.effects import (
    BlockNumber,
    MoveWednesday,
    Swap,
    TakeFromClosed,
)
from speeltafel.games.creatures_and_outcasts.knowledge import Memory
from speeltafel.games.creatures_and_outcasts.material import faces, material
from speeltafel.games.creatures_and_outcasts.state import NOBODY, Table
from speeltafel.games.creatures_and_outcasts.trick import EMPTY


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees them."""

    seat: int
    team: int
    cards: int
    passed: bool
    hand: list[str] | None
    """The open hand, in the advanced variant's third round."""


class CharacterSighting(msgspec.Struct, frozen=True):
    """A character whose place in the stack, counted from the top, is known or narrowed down."""

    character: str
    earliest: int
    latest: int


class MemoryView(msgspec.Struct, frozen=True):
    """What this seat saw and could remember. Bots use it; a screen does not show it (CO-R68)."""

    closed: list[str | None]
    """The closed pile, top first."""
    characters: list[CharacterSighting]
    held: list[list[str]]
    """By seat: cards that are certainly in that hand."""
    lacking: list[list[str]]
    """By seat: numbers that are certainly not in that hand."""
    passes: list[list[str]]
    """By seat: the numbers it passed on, where any higher card would have done, since it last got a card."""


class RoundEffectView(msgspec.Struct, frozen=True):
    """Advanced variant: this round's effect and what starts it."""

    card: str
    character: str
    effect: str
    done: bool


class Waiting(msgspec.Struct, frozen=True):
    """Somebody is being asked. In the race everybody stays here until it is over."""

    seat: int
    kind: str


class View(BaseView, frozen=True):
    """The whole table through one seat's eyes."""

    seat: int | None
    hand: list[str]
    players: list[PlayerView]
    round: int
    rounds: int
    turn: int | None
    direction: Literal["clockwise", "counter-clockwise"]
    trick: list[str]
    """The play pile, the last card on top."""
    cards_per_play: int
    last_player: int
    closed: int
    looking_at: list[str] | None
    """The closed pile, top first, while this seat chooses from it."""
    characters: int
    characters_left: list[str]
    """Which characters the stack holds, in no order."""
    looking_at_characters: list[str] | None
    """The character stack, top first, while this seat puts Wednesday into it."""
    active: str | None
    used: list[str]
    blocked: str | None
    swap_with: int | None
    """Whose card was just taken for a swap."""
    taken: str | None
    """That card, for those who saw it."""
    open_hands: bool
    round_effect: RoundEffectView | None
    points: list[list[int]]
    """The score pad: one row for each finished round, one number for each column."""
    totals: list[int]
    shown: list[list[str]]
    """All hands at the end of the last round."""
    youngest: int
    countdown: int | None
    """Seconds until all hands are turned up at once, while the table counts them down."""
    deal: int
    """How many cards everybody gets at the start of a round."""
    teams: int
    memory_log: bool
    """The log hides the numbers of earlier tricks (CO-R68)."""
    memory: MemoryView
    waiting: list[Waiting]


def view(table: Table, seat: int | None) -> View:
    """What this seat (None: a spectator) may know (CO-R67)."""
    rules = table.trick_rules()
    swap = running_swap(table)
    return View(
        seat=seat,
        hand=[] if seat is None else faces(table.hands[seat]),
        players=[player_view(table, other) for other in range(table.seats)],
        round=table.round,
        rounds=material().rounds,
        turn=None if table.turn == NOBODY else table.turn,
        direction="clockwise" if rules.step == 1 else "counter-clockwise",
        trick=faces(table.trick),
        cards_per_play=rules.size,
        last_player=table.last_player,
        closed=len(table.closed),
        looking_at=closed_on_show(table, seat),
        characters=len(table.characters),
        characters_left=[name for name in material().characters if name in table.characters],
        looking_at_characters=characters_on_show(table, seat),
        active=table.active or None,
        used=list(table.used),
        blocked=None if table.thing == EMPTY else str(table.thing),
        swap_with=swap.player if swap else None,
        taken=str(swap.taken) if swap and seat_saw(table, swap, seat) else None,
        open_hands=table.open_hands,
        round_effect=round_effect_view(table),
        points=pad(table),
        totals=table.totals(),
        shown=[faces(hand) for hand in table.shown],
        youngest=table.youngest,
        countdown=seconds_to_deal(table),
        deal=material().deal[table.seats],
        teams=table.options.teams,
        memory_log=table.options.memory_log,
        memory=memory_view(table, seat),
        waiting=waiting(table),
    )


def player_view(table: Table, other: int) -> PlayerView:
    """A player as everybody sees them."""
    return PlayerView(
        seat=other,
        team=table.team(other),
        cards=len(table.hands[other]),
        passed=bool(table.passed >> other & 1),
        hand=faces(table.hands[other]) if table.open_hands else None,
    )


def seconds_to_deal(table: Table) -> int | None:
    """CO-022: while the table counts down."""
    countdown = counting_down(table)
    return None if countdown is None else countdown.left


def closed_on_show(table: Table, seat: int | None) -> list[str] | None:
    """CO-R22: only the one who chooses for Siren or Thing looks through the pile."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, TakeFromClosed | BlockNumber) and top.seat == seat:
        return faces(reversed(table.closed))
    return None


def characters_on_show(table: Table, seat: int | None) -> list[str] | None:
    """CO-126, CO-R48"""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, MoveWednesday) and top.seat == seat:
        return table.characters[::-1]
    return None


def running_swap(table: Table) -> Swap | None:
    """A swap whose gift is still to be chosen."""
    top = table.frames[-1] if table.frames else None
    return top if isinstance(top, Swap) and top.taken != UNKNOWN else None


def seat_saw(table: Table, swap: Swap, seat: int | None) -> bool:
    """CO-R31: both partners see the card, and everybody when hands are open."""
    return table.open_hands or seat in (swap.seat, swap.player)


def memory_view(table: Table, seat: int | None) -> MemoryView:
    """What this seat knows besides what lies open and its own hand."""
    memory = Memory(table, seat)
    names = material().characters
    others = [other != seat for other in range(table.seats)]
    return MemoryView(
        closed=[None if card == UNKNOWN else str(card) for card in memory.closed.cards],
        characters=[
            CharacterSighting(names[s.card], s.earliest, s.latest) for s in memory.characters.sightings()
        ],
        held=[
            faces(sorted(known.elements())) if other else []
            for known, other in zip(memory.known, others, strict=True)
        ],
        lacking=[
            faces(sorted(gone)) if other else [] for gone, other in zip(memory.lacking, others, strict=True)
        ],
        passes=[faces(sorted(numbers)) for numbers in memory.passes],
    )


def round_effect_view(table: Table) -> RoundEffectView | None:
    """CO-130: open for all to read from the start of the round."""
    effect = material().round_effects.get(table.round) if table.options.advanced else None
    if effect is None:
        return None
    return RoundEffectView(str(effect.card), effect.character, effect.effect, table.effect_done)


def pad(table: Table) -> list[list[int]]:
    """CO-056, CO-147: the score pad by columns."""
    return [
        [
            sum(row[seat] for seat in range(table.seats) if table.team(seat) == column)
            for column in range(table.columns())
        ]
        for row in table.points
    ]


def waiting(table: Table) -> list[Waiting]:
    """Who is being asked, as everybody may see it."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, Window):
        return [Waiting(seat, "race") for seat in top.called]
    return [Waiting(decision.seat, decision.kind) for decision in table.open]
