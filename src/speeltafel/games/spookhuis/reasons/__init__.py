"""What speaks for a move of Gevangen in het Spookhuis, from what its player sees."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from speeltafel.engine import Move, Reason, because
from speeltafel.games.spookhuis.bot import DANGEROUS
from speeltafel.games.spookhuis.cards import HORRORS, IS_ITEM, PROTECTORS
from speeltafel.games.spookhuis.moves import (
    Ambush,
    Crack,
    Decline,
    Draw,
    Frighten,
    Go,
    HandIn,
    Look,
    PassOn,
    PickRoom,
    Roll,
    Rotate,
    SetAside,
    Shed,
    Spare,
    StealHand,
    StealItem,
    StealKey,
    Steer,
    Stop,
    TakeKey,
    Teleport,
    ThroughWall,
    Unlock,
    Use,
)
from speeltafel.games.spookhuis.reasons.riding import ride, stop, wall
from speeltafel.games.spookhuis.view import View
from speeltafel.games.spookhuis.wishes import Wishes, chance_to_pass

LOW: Final = 4
"""Morale at which a player needs company."""
TOOLS: Final = frozenset({"lamp", "compass", "wrench", "whistle", "dice"})
"""Items that change the ride or the locks; the others keep horrors off."""


def reasons(view: View, seat: int, move: Move) -> Sequence[Reason]:
    """The most telling first."""
    speak = SPEAKERS.get(type(move))
    return list(speak(view, seat, move)) if speak else []


# Nerves


def roll(view: View, seat: int, move: Roll) -> Iterator[Reason]:
    morale = view.players[seat].morale
    percent = round(100 * chance_to_pass(morale))
    yield because("test-odds", morale=morale, percent=percent, **outcomes(view.horror))
    if any(card in IS_ITEM for card in view.hand):
        yield because("saves-items")


def use(view: View, seat: int, move: Use) -> Iterator[Reason]:
    me = view.players[seat]
    if view.horror in HORRORS and move.item in PROTECTORS[view.horror]:
        yield because("wards-off", item=move.item, horror=view.horror)
    if move.item in ("book", "gin"):
        yield because("raises-morale", morale=me.morale)
    elif move.item == "lorgnette" and Wishes(view, seat).unknown:
        yield because("looks-at-code", count=Wishes(view, seat).unknown)
    elif move.item == "file":
        yield because("changes-key")
    else:
        yield because(f"item-{move.item}" if move.item in TOOLS else "item-shield")


def frighten(view: View, seat: int, move: Frighten) -> Iterator[Reason]:
    if view.active is None:
        return
    victim = view.players[view.active]
    if len(victim.keys) >= DANGEROUS:
        yield because("near-escape", player=victim.seat, keys=len(victim.keys))
    yield because(
        "fright-odds",
        player=victim.seat,
        percent=round(100 * (1 - chance_to_pass(victim.morale))),
        **outcomes(move.card),
    )


def outcomes(horror: str) -> dict[str, int]:
    """What the test against this horror does to morale: also a passed one may cost some."""
    if horror not in HORRORS:
        return {"loss": 0, "cost": 0, "gain": 0}
    passed, failed = HORRORS[horror].success, HORRORS[horror].failure
    return {"loss": max(0, -failed), "cost": max(0, -passed), "gain": max(0, passed)}


def spare(view: View, seat: int, move: Spare) -> Iterator[Reason]:
    if view.active is not None and len(view.players[view.active].keys) < DANGEROUS:
        yield because("no-danger", player=view.active, keys=len(view.players[view.active].keys))
    yield because("saves-horror")


def pass_on(view: View, seat: int, move: PassOn) -> Iterator[Reason]:
    player = view.players[move.player]
    yield because("near-escape", player=player.seat, keys=len(player.keys))


# Other players


def ambush(view: View, seat: int, move: Ambush) -> Iterator[Reason]:
    wishes, victim = Wishes(view, seat), view.players[move.player]
    wanted = [key for key in victim.keys if key in wishes.needed]
    if wanted:
        yield because("has-key", player=victim.seat, key=wanted[0])
    elif victim.keys:
        yield because("has-keys", player=victim.seat, keys=len(victim.keys))
    yield because("ambush-odds", percent=ambush_percent(wishes.me.morale))


def ambush_percent(morale: int) -> int:
    """SH-092: the victim rolls, and the attacker succeeds above the own morale."""
    return round(100 * (1 - chance_to_pass(morale)))


def decline(view: View, seat: int, move: Decline) -> Iterator[Reason]:
    kind = next((waiting.kind for waiting in view.waiting if waiting.seat == seat), "")
    if kind == "ambush":
        yield because("ambush-risk", percent=ambush_percent(view.players[seat].morale))
    elif kind == "take-key":
        wishes = Wishes(view, seat)
        if wishes.key_at(view.players[seat].cell) in wishes.keys:
            yield because("needs-none")


def steal_key(view: View, seat: int, move: StealKey) -> Iterator[Reason]:
    held = view.players[view.ambushed].keys if view.ambushed is not None else []
    if move.place < len(held) and held[move.place] in Wishes(view, seat).needed:
        yield because("key-fits", key=held[move.place])
    else:
        yield because("key-unseen")


def steal_card(view: View, seat: int, move: StealItem | StealHand) -> Iterator[Reason]:
    yield because("takes-item", item=move.item) if isinstance(move, StealItem) else because("takes-hidden")


# Rooms, locks and cards


def take_key(view: View, seat: int, move: TakeKey) -> Iterator[Reason]:
    wishes = Wishes(view, seat)
    key = wishes.key_at(view.players[seat].cell)
    if key in wishes.needed:
        yield because("key-fits", key=key)
    elif key in wishes.candidates:
        yield because("key-may-fit", key=key, count=wishes.unknown)


def draw(view: View, seat: int, move: Draw) -> Iterator[Reason]:
    me = view.players[seat]
    if me.morale <= LOW:
        yield because("needs-morale", morale=me.morale)
    yield because("free-card", cards=me.cards)


def look(view: View, seat: int, move: Look) -> Iterator[Reason]:
    if not view.slots[move.slot].card:
        yield because("unknown-lock", count=Wishes(view, seat).unknown)
    else:
        yield because("lock-known")


def crack(view: View, seat: int, move: Crack) -> Iterator[Reason]:
    wishes = Wishes(view, seat)
    yield because("code-known") if wishes.ready() else because("code-gamble", count=wishes.unknown)


def unlock(view: View, seat: int, move: Unlock) -> Iterator[Reason]:
    wishes = Wishes(view, seat)
    if wishes.known[move.slot] == move.key:
        yield because("key-fits", key=move.key)
    elif not wishes.known[move.slot]:
        yield because("key-may-fit", key=move.key, count=len(wishes.candidates))


def part_with(view: View, seat: int, move: HandIn | SetAside) -> Iterator[Reason]:
    wishes = Wishes(view, seat)
    if move.card in HORRORS or move.card in IS_ITEM:
        keys = [key for key in wishes.keys if key in wishes.known]
        yield because("keeps-keys", count=len(keys)) if keys else because("least-useful", card=move.card)
    elif move.card not in wishes.known:
        yield because("fits-nowhere", key=move.card)


def pick_room(view: View, seat: int, move: PickRoom) -> Iterator[Reason]:
    there = view.rooms[move.room]
    if there.key in Wishes(view, seat).needed:
        yield because("key-fits", key=there.key)


def shed(view: View, seat: int, move: Shed) -> Iterator[Reason]:
    yield because("steers-again")


SPEAKERS: Final[dict[type, Callable[[View, int, Any], Iterator[Reason]]]] = {
    Rotate: ride,
    Go: ride,
    Steer: ride,
    Teleport: ride,
    ThroughWall: wall,
    Stop: stop,
    Roll: roll,
    Use: use,
    Frighten: frighten,
    Spare: spare,
    PassOn: pass_on,
    Ambush: ambush,
    Decline: decline,
    StealKey: steal_key,
    StealItem: steal_card,
    StealHand: steal_card,
    TakeKey: take_key,
    Draw: draw,
    Look: look,
    Crack: crack,
    Unlock: unlock,
    HandIn: part_with,
    SetAside: part_with,
    PickRoom: pick_room,
    Shed: shed,
}
