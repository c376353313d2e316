"""What a seat of Good vs Evil may know, put into a view."""

import msgspec

from speeltafel.engine import Move, Window
from speeltafel.games.good_vs_evil.flow.deeds import Favor, RaisingHeck
from speeltafel.games.good_vs_evil.flow.duel import Armageddon
from speeltafel.games.good_vs_evil.flow.explosions import MeetKitten, danger_name
from speeltafel.games.good_vs_evil.flow.plays import NO_ONE, Action, effect_name
from speeltafel.games.good_vs_evil.knowledge import Memory, memory_of
from speeltafel.games.good_vs_evil.material import DECK_KINDS, GODCAT, KITTEN, NAMES
from speeltafel.games.good_vs_evil.moves import Duel, Give, Insert
from speeltafel.games.good_vs_evil.state import NOTHING, ON_MAT, Table
from speeltafel.games.good_vs_evil.view import ActionView, DuelView, PlayerView, SightingView, View, Waiting


def view(table: Table, seat: int | None) -> View:
    """What this seat (None: a spectator) may know; the dead see what everybody sees (GE-R46)."""
    memory = remembered(table, seat)
    frames = table.frames
    top = frames[-1] if frames else None
    name_of = NAMES
    return View(
        seat=seat,
        hand=hand_of(table, seat),
        players=[player_view(table, other, memory) for other in range(table.seats)],
        pile=len(table.pile),
        kittens=table.kittens - table.dangers.count(KITTEN) - isinstance(top, MeetKitten),
        discard=[name_of[card] for card in table.discard],
        mat=["godcat", "devilcat"] if table.godcat == ON_MAT else mat_without_godcat(table),
        turn=table.turn,
        owed=table.owed,
        under_attack=table.under_attack,
        action=action_view(top) if isinstance(top, Action) else None,
        duel=duel_view(top, seat) if isinstance(top, Armageddon) else None,
        danger=top.seat if isinstance(top, MeetKitten) else None,
        looking_at=bottom_card(table, seat),
        seen=sightings(memory),
        waiting=waiting(table),
        removed=[name_of[card] for card in sorted(table.removed)] if table.result is not None else [],
    )


def view_beside(table: Table, seat: int | None, beside: View) -> View:
    """As `view`, made from another one of the same moment: what lies open is the same for all."""
    memory = remembered(table, seat)
    top = table.frames[-1] if table.frames else None
    return msgspec.structs.replace(
        beside,
        seat=seat,
        hand=hand_of(table, seat),
        players=[player_view(table, other, memory) for other in range(table.seats)],
        duel=duel_view(top, seat) if isinstance(top, Armageddon) else None,
        looking_at=bottom_card(table, seat),
        seen=sightings(memory),
    )


def remembered(table: Table, seat: int | None) -> Memory | None:
    """What the memory aid shows; the dead know what everybody knows (GE-R46)."""
    return memory_of(table, seat if seat in table.living else None) if table.options.memory_aid else None


def hand_of(table: Table, seat: int | None) -> list[str]:
    """The own cards; a spectator has none."""
    return [] if seat is None else names(table.hands[seat])


def names(hand: list[int]) -> list[str]:
    """A hand sorted by kind, so that its order tells nothing (GE-R33)."""
    name_of = NAMES
    return [name_of[kind] for kind, count in enumerate(hand) for _ in range(count)]


def sightings(memory: Memory | None) -> list[SightingView]:
    """What the viewer knows of the pile."""
    if memory is None:
        return []
    return [SightingView(NAMES[s.card], s.earliest, s.latest) for s in memory.picture.sightings()]


def player_view(table: Table, other: int, memory: Memory | None) -> PlayerView:
    """A player as the viewer sees them."""
    cards, godcat = sum(table.hands[other]), table.godcat == other
    if other not in table.living:
        fell_to = danger_name(table.dangers[table.fallen.index(other)]) if other in table.fallen else None
        return PlayerView(other, False, cards, godcat, [], [], fell_to)
    leaving = other in table.leaving
    if memory is None:
        return PlayerView(other, True, cards, godcat, [], [], leaving=leaving)
    known, lacking = memory.at_least[other], memory.lacking[other]
    return PlayerView(
        seat=other,
        alive=True,
        cards=cards,
        godcat=godcat,
        leaving=leaving,
        known=names(known[:DECK_KINDS]) if known != NOTHING and other != memory.seat else [],
        lacking=[NAMES[kind] for kind in sorted(lacking)] if lacking else [],
    )


def mat_without_godcat(table: Table) -> list[str]:
    """Devilcat lies on the mat while somebody holds Godcat; during a duel the mat is empty."""
    return ["devilcat"] if table.godcat >= 0 else []


def action_view(action: Action) -> ActionView:
    """The play on the stack."""
    return ActionView(
        seat=action.seat,
        cards=[NAMES[card] for card in action.cards],
        effect=effect_name(action.effect),
        target=None if action.target == NO_ONE else action.target,
        named=None if action.named == NO_ONE else NAMES[action.named],
        nopes=action.nopers[:],
        stopped=action.stopped(),
    )


def duel_view(duel: Armageddon, seat: int | None) -> DuelView:
    """GE-068: only the one who dealt knows which card lies where."""
    if duel.opponent == NO_ONE:
        return DuelView(duel.seat, None, None)
    card = "godcat" if duel.opponent_blessed else "devilcat"
    return DuelView(duel.seat, duel.opponent, card if seat == duel.seat else None)


def bottom_card(table: Table, seat: int | None) -> str | None:
    """GE-R04: what the player of Raising Heck looks at."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, RaisingHeck) and top.seat == seat:
        return NAMES[table.pile[0]]
    return None


def seen_as(table: Table, move: Move, viewer: int) -> object:
    """A move as another seat sees it at once; answers in a window are hidden until it closes."""
    if table.waiting > 1:
        return None
    if isinstance(move, Insert):
        return "insert"
    if isinstance(move, Duel):
        return move.opponent
    if isinstance(move, Give) and move.card != NAMES[GODCAT]:
        favor = table.frames[-1]
        return move if isinstance(favor, Favor) and viewer == favor.taker else "give"
    return move


def waiting(table: Table) -> list[Waiting]:
    """Who is being asked, as everybody may see it."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, Window):
        return [Waiting(seat, "nope") for seat in top.called]
    return [Waiting(decision.seat, decision.kind) for decision in table.open]


assert GODCAT == DECK_KINDS, "hands list Godcat right after the kinds of the deck"
