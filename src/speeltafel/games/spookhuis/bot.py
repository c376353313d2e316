"""A player that knows the haunted house: it plans the ride, saves its nerves, frightens well and haunts as a Ghost."""

import random
from collections.abc import Callable
from typing import Final

from speeltafel.engine import Decision, Move
from speeltafel.games.spookhuis.cards import HORRORS, IS_ITEM
from speeltafel.games.spookhuis.moves import (
    BEGIN,
    CRACK,
    DECLINE,
    GO,
    ROLL,
    SHED,
    SPARE,
    STEAL_HAND,
    Ambush,
    Frighten,
    HandIn,
    Look,
    PassOn,
    PickRoom,
    Rotate,
    SetAside,
    StealItem,
    StealKey,
    Steer,
    Teleport,
    ThroughWall,
    Unlock,
    Use,
    use,
)
from speeltafel.games.spookhuis.planning import Plan, best_plan
from speeltafel.games.spookhuis.rails import BEHIND_WALL, IN_ROOM
from speeltafel.games.spookhuis.scouting import Chart, chart_for
from speeltafel.games.spookhuis.tricks import first_of_two, swap_for, tile_to_swap, trick
from speeltafel.games.spookhuis.view import View
from speeltafel.games.spookhuis.wishes import ESCAPE, Wishes, expected_loss, hunting_ground, prey_value

KEEP: Final = {
    "pistol": 6,
    "lorgnette": 5,
    "garlic": 2,
    "cross": 5,
    "mirror": 4,
    "umbrella": 4,
    "parchment": 4,
}
KEEP_OTHER_ITEM: Final = 2.5
DANGEROUS: Final = 2
"""With so many keys a player may soon escape."""
WEARY: Final = 20
"""After so many rounds everybody has gone in circles for long enough; most games are over after ten."""
RESTLESS: Final = 0.25
"""How often somebody then turns any tile, so that the rails lead elsewhere."""


class Fairgoer:
    """Sees a view and its own question, and answers in milliseconds."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.goals: dict[int, tuple[int, int]] = {}
        """The round and the stop for which a tile was turned, by seat."""
        self.answers: dict[str, Callable[[View, Decision], Move | None]] = {
            "board": lambda view, decision: BEGIN,
            "haircut": lambda view, decision: None,
            "rotate": self.rotate,
            "depart": self.steer,
            "branch": self.steer,
            "teleport": self.steer,
            "wall": self.steer,
            "upkeep": self.keep_up,
            "test": self.face_test,
            "meet": self.face_test,
            "frighten": self.frighten,
            "key-room": self.frighten,
            "ambush": self.ambush,
            "steal": self.steal,
            "gatehouse": self.open_gate,
            "crack": self.unlock,
            "lorgnette": self.look,
            "dice": self.swap_rooms,
            "wrench": self.swap_tiles,
            "whistle": self.change_code,
            "pass-on": self.pass_on,
            "hand-in": self.hand_in,
            "file-give": self.hand_in,
            "file-take": self.pick_room,
            "surplus": self.set_aside,
            "end-turn": self.end_turn,
            "set-off": self.end_turn,
            "placement": self.end_turn,
            "shed": lambda view, decision: SHED,
        }

    def choose(self, view: View, decision: Decision) -> Move:
        """One of the decision's moves."""
        answer = self.answers.get(decision.kind)
        move = answer(view, decision) if answer else None
        if move is not None and move in decision.moves:
            return move
        plain = [move for move in decision.moves if not isinstance(move, Use)]
        return (
            plain[0]
            if decision.kind.startswith(("draw", "take"))
            else self.random.choice(plain or decision.moves)
        )

    # Phases 1 and 2

    def rotate(self, view: View, decision: Decision) -> Move | None:
        """The rotation that opens the best ride; useful items first. Who rides in circles tries something else."""
        if view.round > WEARY and self.random.random() < RESTLESS:
            return self.random.choice([move for move in decision.moves if isinstance(move, Rotate)] or [GO])
        plan = best_plan(view, decision.seat, decision.moves, Wishes(view, decision.seat))
        return self.item_before(view, decision, plan) or plan.move

    def item_before(self, view: View, decision: Decision, plan: Plan) -> Move | None:
        """An item, or the first of two rotations, that does better than this ride."""
        seat, wishes = decision.seat, Wishes(view, decision.seat)
        item = self.useful_item(view, decision, wishes)
        if item is not None:
            return item
        usable = [move.item for move in decision.moves if isinstance(move, Use)]
        better = trick(view, seat, usable, plan, wishes)
        self.goals[seat] = (view.round, better.stop if better else plan.stop)
        if better is None and view.rotations > 1 and plan.stop % 4 != IN_ROOM:
            return first_of_two(view, seat, decision.moves, wishes)
        return better.move if better else None

    def swap_rooms(self, view: View, decision: Decision) -> Move | None:
        """Bring the key that is needed to where the ride will end."""
        return swap_for(view, decision.seat, decision.moves, Wishes(view, decision.seat))

    def swap_tiles(self, view: View, decision: Decision) -> Move | None:
        """The tiles for which the wrench was played."""
        return tile_to_swap(view, decision.seat, decision.moves, Wishes(view, decision.seat))

    def change_code(self, view: View, decision: Decision) -> Move | None:
        """A lock that there is no key for yet."""
        wishes = Wishes(view, decision.seat)
        slots = [move for move in decision.moves if isinstance(move, Look)]
        return next((move for move in slots if wishes.known[move.slot] not in wishes.keys), None)

    def useful_item(self, view: View, decision: Decision, wishes: Wishes) -> Move | None:
        """Items worth playing now."""
        me = wishes.me
        usable = [move.item for move in decision.moves if isinstance(move, Use)]
        if "lorgnette" in usable and wishes.unknown and me.morale >= 4:
            return use("lorgnette")
        if "book" in usable and me.morale <= 6:
            return use("book")
        if "file" in usable and worth_filing(view, wishes):
            return use("file")
        return use("gin") if "gin" in usable and me.morale <= 3 else None

    def steer(self, view: View, decision: Decision) -> Move | None:
        """The way with the best end, for the own cart; for another one the worst."""
        rider = view.active if view.active is not None else decision.seat
        ways = [move for move in decision.moves if not isinstance(move, Use)]
        if view.players[rider].ghost:
            return max(ways, key=lambda move: self.haunting(view, rider, move))
        wishes, chart = Wishes(view, rider), chart_for(view, rider)
        sign = 1 if rider == decision.seat else -1
        known, goal = self.goals.get(rider, (0, -1))
        if sign > 0 and known == view.round:
            wishes.worth[goal // 24 * 4 + goal % 4] = ESCAPE
        return max(ways, key=lambda move: sign * riding(wishes, chart, move, sign))

    def haunting(self, view: View, rider: int, move: Move) -> float:
        """What a Ghost can hope for."""
        if isinstance(move, ThroughWall):
            return prey_value(view, (move.cell,)) + hunting_ground(view, move.cell)
        here = view.players[rider].cell
        if not isinstance(move, Steer):
            return hunting_ground(view, here)
        trips = chart_for(view, rider).trips_via(move.exit)
        ends = [prey_value(view, trip.path) + hunting_ground(view, trip.stop // 24) for trip in trips]
        return max(ends, default=hunting_ground(view, here))

    # At any moment

    def interject(self, view: View, decision: Decision) -> Move | None:
        """In another's turn: a key worth filing, and morale before a thief takes what keeps this player alive."""
        wishes = Wishes(view, decision.seat)
        usable = [move.item for move in decision.moves if isinstance(move, Use)]
        if "file" in usable and worth_filing(view, wishes):
            return use("file")
        if loans_at_risk(view, decision.seat) >= wishes.me.morale:
            return next((use(item) for item in ("gin", "book") if item in usable), None)
        return None

    # Tests

    def keep_up(self, view: View, decision: Decision) -> Move | None:
        """Before a loss of morale: raise it when little is left."""
        book = use("book")
        return book if book in decision.moves and view.players[decision.seat].morale <= 6 else GO

    def face_test(self, view: View, decision: Decision) -> Move | None:
        """Ward off what costs; the Pistol only against what hurts."""
        morale = view.players[decision.seat].morale
        usable = [move.item for move in decision.moves if isinstance(move, Use)]
        loss = expected_loss(view.horror, morale) if view.horror else 2.0
        for item in usable:
            if item not in ("book", "gin", "file", "pistol") and loss > 0:
                return use(item)
        if "pistol" in usable and (decision.kind == "meet" or loss >= 1.4 or morale <= 3):
            return use("pistol")
        if "book" in usable and morale <= 6:
            return use("book")
        return use("gin") if "gin" in usable and morale <= 3 else ROLL

    # Frightening and robbing

    def frighten(self, view: View, decision: Decision) -> Move | None:
        """The worst horror for whoever is near escaping; others are spared, or get the mildest."""
        victim = view.active if view.active is not None else decision.seat
        morale = view.players[victim].morale
        cards = [move for move in decision.moves if isinstance(move, Frighten)]
        if view.players[decision.seat].ghost or len(view.players[victim].keys) >= DANGEROUS:
            return max(cards, key=lambda move: expected_loss(move.card, morale), default=SPARE)
        if SPARE in decision.moves:
            return SPARE
        return min(cards, key=lambda move: expected_loss(move.card, morale))

    def pass_on(self, view: View, decision: Decision) -> Move | None:
        """Whoever is nearest to escaping gets it."""
        targets = [move for move in decision.moves if isinstance(move, PassOn)]
        return max(targets, key=lambda move: threat(view, move.player), default=DECLINE)

    def ambush(self, view: View, decision: Decision) -> Move | None:
        """Only for a key that is needed, and with morale to spare."""
        wishes = Wishes(view, decision.seat)
        if not 3 <= wishes.me.morale <= 7:
            return DECLINE
        for move in decision.moves:
            if isinstance(move, Ambush) and any(
                key in wishes.needed for key in view.players[move.player].keys
            ):
                return move
        return DECLINE

    def steal(self, view: View, decision: Decision) -> Move | None:
        """A key that is needed, any key, a hand card, an open item."""
        needed = Wishes(view, decision.seat).needed
        held = view.players[view.ambushed].keys if view.ambushed is not None else []
        keys = [move for move in decision.moves if isinstance(move, StealKey)]
        if keys:
            return max(keys, key=lambda move: held[move.place] in needed)
        items = [move for move in decision.moves if isinstance(move, StealItem)]
        return STEAL_HAND if STEAL_HAND in decision.moves else items[0]

    # The code

    def open_gate(self, view: View, decision: Decision) -> Move | None:
        """Crack what is known, else look at what is not."""
        wishes = Wishes(view, decision.seat)
        if wishes.ready() and CRACK in decision.moves:
            return CRACK
        return self.look(view, decision) or DECLINE

    def look(self, view: View, decision: Decision) -> Move | None:
        """A slot not seen yet."""
        for move in decision.moves:
            if isinstance(move, Look) and not view.slots[move.slot].card:
                return move
        return None

    def unlock(self, view: View, decision: Decision) -> Move | None:
        """Fitting keys first."""
        known = Wishes(view, decision.seat).known
        for move in decision.moves:
            if isinstance(move, Unlock) and known[move.slot] == move.key:
                return move
        return None

    # Losing cards

    def hand_in(self, view: View, decision: Decision) -> Move | None:
        """What is needed least."""
        wishes = Wishes(view, decision.seat)
        cards = [move for move in decision.moves if isinstance(move, HandIn)]
        return min(cards, key=lambda move: self.dearness(wishes, move.card))

    def pick_room(self, view: View, decision: Decision) -> Move | None:
        """A key that is needed."""
        wishes = Wishes(view, decision.seat)
        rooms = [move for move in decision.moves if isinstance(move, PickRoom)]
        return max(rooms, key=lambda move: view.rooms[move.room].key in wishes.needed)

    def set_aside(self, view: View, decision: Decision) -> Move | None:
        """The least useful card."""
        wishes = Wishes(view, decision.seat)
        cards = [move for move in decision.moves if isinstance(move, SetAside)]
        return min(cards, key=lambda move: self.dearness(wishes, move.card))

    def end_turn(self, view: View, decision: Decision) -> Move | None:
        """Items that are worth playing before the turn is over."""
        return self.useful_item(view, decision, Wishes(view, decision.seat)) or GO

    def dearness(self, wishes: Wishes, card: str) -> float:
        """How much a card is wanted."""
        if card in HORRORS:
            return expected_loss(card, 6) / 2
        if card in IS_ITEM:
            return KEEP.get(card, KEEP_OTHER_ITEM)
        return 10.0 if card in wishes.known else 4.0 if card in wishes.candidates else 0.0


def riding(wishes: Wishes, chart: Chart, move: Move, sign: int) -> float:
    """The worth of a choice on the ride; whoever drives another's cart counts on the worst end."""
    if isinstance(move, ThroughWall):
        if move.cell in wishes.rooms:
            return wishes.rooms[move.cell]
        return wishes.value(move.cell * 24 + BEHIND_WALL)
    if isinstance(move, Steer):
        stops = chart.stops_via(move.exit)
    elif isinstance(move, Teleport):
        stops = chart.stops_from_rim(move.cell * 6 + move.exit)
    else:
        return -1.3 * wishes.fear()
    values = [wishes.value(stop) for stop in stops]
    if not values:
        return -5.0
    return max(values) if sign > 0 else min(values)


def worth_filing(view: View, wishes: Wishes) -> bool:
    """A key that fits no lock, and one to be had that does."""
    spare = any(key not in wishes.known for key in wishes.keys) and bool(wishes.needed)
    return spare and any(room.count and room.key in wishes.needed for room in view.rooms)


def loans_at_risk(view: View, seat: int) -> int:
    """The most morale that a thief could take with an open item, while this player is being ambushed."""
    if view.ambushed != seat:
        return 0
    return max((laid.gained for laid in view.players[seat].laid if laid.card in IS_ITEM), default=0)


def threat(view: View, seat: int) -> float:
    """How near a player is to escaping."""
    player = view.players[seat]
    return 2.0 * len(player.keys) + 0.1 * player.morale
