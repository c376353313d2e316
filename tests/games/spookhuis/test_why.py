"""Why can't I? Whatever is touched in vain, the answer is a rule about that very thing at that very moment."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from speeltafel.engine import ASKED, Match, Thing
from speeltafel.games.spookhuis.board import GATE, IS_KEY, IS_TRACK, KEY_ROOMS, cell_at
from speeltafel.games.spookhuis.cards import ENCOUNTERS, IS_HORROR, IS_ITEM, KEYS, OWN_TURN, PROTECTIVE
from speeltafel.games.spookhuis.flow.horrors.losses import Losing
from speeltafel.games.spookhuis.flow.trial import Trial
from speeltafel.games.spookhuis.moves import GO, Frighten, Look, Rotate
from speeltafel.kit.playing import start, steps
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import HARMLESS, E, Night, W, corridor, dead_end, table_of
from tests.games.spookhuis.test_worlds import rich_moments

RIDING = ("depart", "branch", "teleport", "wall")
OWN_RULE = {
    "mirror": "SH-155",
    "umbrella": "SH-153",
    "parchment": "SH-154",
    "cross": "SH-150",
    "garlic": "SH-147",
}


class Asker:
    """Somebody who looks at the table and wonders."""

    def __init__(self, match: Match, seat: int) -> None:
        self.table = table_of(match)
        self.seat = seat
        self.player = self.table.players[seat]
        self.mine = self.table.active == seat
        asked = [decision for decision in match.decisions() if decision.waits == ASKED]
        self.kind = next((decision.kind for decision in asked if decision.seat == seat), "")
        self.waiting = asked[0].kind
        self.turn = {"SH-021"} if self.mine else {"SH-022"}
        self.driven = self.mine and self.waiting in RIDING and self.kind == ""


def expected(asker: Asker, thing: Thing) -> set[str]:
    """The rules that would help this person, by what was touched and what is going on."""
    if asker.waiting == "haircut":
        return {"SH-005"}
    if asker.waiting == "board" and not (asker.kind and thing.kind in ("tile", "rotation")):
        return {"SH-137"}
    return EXPECTED[thing.kind](asker, thing.id)


def for_card(asker: Asker, card: Any) -> set[str]:
    """Every sort of card has its own moments."""
    if asker.kind == "hand-in":
        frame = asker.table.frames[-1]
        return {"SH-161"} if isinstance(frame, Losing) and frame.what == "key" else {"SH-165"}
    if card in KEYS:
        return {"file-give": {"SH-R67"}, "file-take": {"SH-R67"}, "surplus": {"SH-129"}}.get(
            asker.kind, {"SH-120"}
        )
    if asker.kind in ("file-give", "file-take"):
        return {"SH-145"}
    if asker.player.has(card):
        return for_horror(asker) if card in IS_HORROR else for_item(asker, card)
    return for_open_card(asker, card)


def for_horror(asker: Asker) -> set[str]:
    """Frightening is for whoever is asked: the Frightener, or the left neighbour."""
    return {"frighten": {"SH-R31"}, "key-room": {"SH-098"}}.get(asker.waiting, {"SH-085"})


def for_item(asker: Asker, item: str) -> set[str]:
    if item in PROTECTIVE:
        return for_ward(asker, item)
    if item in OWN_TURN:
        return {"SH-R63"} if item == "wrench" and asker.kind == "rotate" else {"SH-R72"}
    if item == "lamp":
        return {"rotate": {"SH-140", "SH-141"}, "set-off": {"SH-140"}}.get(asker.kind, {"SH-R72"})
    if item == "compass":
        return {"SH-R62"} if asker.kind == "rotate" else {"SH-149"}
    return {"SH-R67", "SH-R72"} if item == "file" else {"SH-R72"}


def for_ward(asker: Asker, item: str) -> set[str]:
    """What it stops, or that nothing frightens now."""
    frame = asker.table.frames[-1]
    if asker.kind not in ("test", "meet") or not isinstance(frame, Trial):
        return {"SH-087"}
    by_cause = {"horror": OWN_RULE.get(item, ""), "scare": "SH-R28", "curse": "SH-R51", "ambush": "SH-087"}
    return {by_cause[frame.cause]}


def for_open_card(asker: Asker, card: str) -> set[str]:
    """How it would leave."""
    if card in ENCOUNTERS:
        return {"SH-R37"}
    if card in IS_ITEM:
        return {"SH-144"} if card == "book" else {"SH-146"}
    if asker.kind == "surplus":
        return {"SH-128"}
    return {{"dracula": "SH-174", "werewolf": "SH-182", "black_hood": "SH-164"}[card]}


def for_tile(asker: Asker, cell: Any) -> set[str]:
    """A tile is turned, chosen for an item, or reached through a wall."""
    if asker.kind in ("wrench", "dice", "file-take"):
        rooms = (
            {"dice": "SH-R66", "file-take": "SH-R67"}
            if cell in KEY_ROOMS
            else {"dice": "SH-159", "file-take": "SH-145"}
        )
        return {rooms.get(asker.kind, "SH-R63")}
    if asker.driven:
        return {"SH-R54"}
    if asker.kind in RIDING:
        return on_the_way(asker, cell)
    if asker.player.ghost:
        return {"SH-030"}
    if asker.kind == "board":
        return {"SH-028"} if cell == GATE else {"SH-136"}
    if asker.kind == "rotate":
        return {"SH-172"} if asker.table.derailed else {"SH-028"} if cell == GATE else {"SH-024", "SH-R13"}
    return {"SH-023"} if asker.kind == "set-off" else asker.turn


def on_the_way(asker: Asker, cell: int) -> set[str]:
    if asker.kind == "teleport":
        return {"SH-046"}
    if not asker.table.player().ghost:
        return {"SH-R61"} if asker.table.lamp and asker.kind == "wall" else {"SH-034"}
    track = IS_TRACK[asker.table.board[cell] // 6]
    return {"SH-034", "SH-067", "SH-R23"} if track else {"SH-068"}


def for_rotation(asker: Asker, turned: Any) -> set[str]:
    cell = int(turned.split("/")[0])
    usual = for_tile(asker, cell)
    off_board = {"SH-029"} if IS_KEY[asker.table.board[cell] // 6] else set()
    return usual | off_board if asker.kind in ("rotate", "board") else usual


def for_exit(asker: Asker, way: Any) -> set[str]:
    if asker.driven:
        return {"SH-R54"}
    by_kind = {
        "depart": {"SH-R06"},
        "branch": {"SH-041", "SH-R10"},
        "teleport": {"SH-034"},
        "wall": {"SH-034"},
    }
    return by_kind.get(asker.kind, asker.turn)


def for_teleporter(asker: Asker, node: Any) -> set[str]:
    if asker.player.ghost:
        return {"SH-051"}
    if asker.kind == "teleport":
        return {"SH-R17"}
    if not asker.mine:
        return {"SH-045"}
    return {"SH-172"} if asker.table.derailed else {"SH-045", "SH-046", "SH-048"}


def for_room(asker: Asker, room: Any) -> set[str]:
    if asker.kind in ("dice", "file-take"):
        return {"SH-R66"} if asker.kind == "dice" else {"SH-R67"}
    if asker.player.ghost:
        return {"SH-057"}
    there = asker.player.cell == KEY_ROOMS[room] and asker.mine and asker.waiting == "key-room"
    return {"SH-098"} if there else {"SH-099"}


def for_player(asker: Asker, other: Any) -> set[str]:
    if asker.kind == "pass-on":
        return {"SH-171", "SH-185", "SH-R53"}
    if asker.player.ghost:
        return {"SH-R36"}
    if asker.mine and asker.player.cell == GATE:
        return {"SH-097"}
    return {"SH-R44"} if asker.kind == "ambush" and asker.table.players[other].ghost else {"SH-090"}


def for_slot(asker: Asker, slot: Any) -> set[str]:
    if asker.kind == "crack":
        return {"SH-122"}
    if asker.player.ghost:
        return {"SH-065"}
    there = asker.mine and asker.player.cell == GATE and asker.table.phase > 2
    if not there:
        return {"SH-119"}
    return {"SH-121"} if asker.player.keys else {"SH-118"}


def for_pile(asker: Asker, pile: Any) -> set[str]:
    if pile == "horrors":
        return {"SH-086"}
    ghosts, once, there = {
        "items": ("SH-064", "SH-109", "SH-107"),
        "meetings": ("SH-063", "SH-104", "SH-101"),
    }[pile]
    return {ghosts} if asker.player.ghost else {once, there}


def for_button(asker: Asker, tag: Any) -> set[str]:
    if tag == "decline" and asker.kind == "hand-in":
        return {"SH-161", "SH-165"}
    special = {
        ("go", "rotate"): "SH-024",
        ("spare", "key-room"): "SH-098",
        ("decline", "key-room"): "SH-098",
        ("decline", "crack"): "SH-R69",
    }
    if (tag, asker.kind) in special:
        return {special[tag, asker.kind]}
    usual = {
        "begin": "SH-137",
        "spare": "SH-085",
        "roll": "SH-079",
        "take-key": "SH-099",
        "draw": "SH-104",
        "crack": "SH-120",
        "shed": "SH-164",
    }
    if tag == "stop":
        return {"SH-034"} if asker.mine else asker.turn
    return {usual[tag]} if tag in usual else asker.turn


EXPECTED = {
    "card": for_card,
    "tile": for_tile,
    "rotation": for_rotation,
    "exit": for_exit,
    "teleporter": for_teleporter,
    "room": for_room,
    "player": for_player,
    "slot": for_slot,
    "loot": lambda asker, loot: {"SH-R43"} if loot == "hand" else {"SH-094"},
    "pile": for_pile,
    "button": for_button,
}


def positions() -> Iterator[Match]:
    """Moments of many games: poor and rich ones, all seat counts, all options."""
    yielded: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(GAMES):
        for match in moments_of(seats, options, seed):
            kind = next(decision.kind for decision in match.decisions() if decision.waits == ASKED)
            yielded[kind] += 1
            if yielded[kind] < 12 or yielded[kind] % 10 == 0:
                yield match


GAMES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"board": "players", "first_player": "haircut"}),
    (5, {"turn_round_when_blocked": True, "ghost_wall_into_key_rooms": True}),
    (3, {"ambush": "classic"}),
    (0, {}),
    (0, {}),
    (0, {"always_horror": True}),
    (0, {}),
]
"""Seats, none for a game with full hands."""


def moments_of(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    if not seats:
        yield from (match for match, _ in rich_moments(seed, **options))
        return
    match = start(("spookhuis", seats, options), seed, record=False)
    for _ in steps(match, seed):
        yield match


def test_every_answer_is_about_what_was_touched() -> None:
    kinds: Counter[str] = Counter()
    for match in positions():
        for seat in range(match.table.seats):
            asker = Asker(match, seat)
            kinds[asker.kind] += 1
            for thing in match.game.things(match.view(seat), seat):
                found = match.why(seat, thing)
                if found:
                    assert found in match.game.catalogue()
                    assert found in expected(asker, thing), (asker.kind, asker.waiting, thing, found)
    assert len(kinds) > 20, kinds
    assert sum(kinds.values()) > 1000


# Single answers -----------------------------------------------------------------------------------


def frightened(card: str, *hand: str) -> Night:
    """Player 0 is struck by this card."""
    night = dead_end()
    night.morale(1, 1)
    night.hand(0, *hand)
    night.hand(1, card, HARMLESS)
    night.begin().ride()
    night.play(Frighten(card))
    return night


def why(night: Night, seat: int, kind: str, id: int | str) -> str:
    return night.match.why(seat, Thing(kind, id))


@rule("SH-150", "SH-153", "SH-154", "SH-155", "SH-147", "SH-087")
def test_an_item_that_does_not_help_says_what_it_helps_against() -> None:
    night = frightened("ghoul", *OWN_RULE, "pistol")
    assert [why(night, 0, "card", item) for item in OWN_RULE] == list(OWN_RULE.values())
    assert why(night, 0, "card", "pistol") == "", "this one can be used"
    assert why(night, 2, "card", HARMLESS) == "SH-085"


@rule("SH-R28")
def test_nothing_keeps_ghosts_off() -> None:
    night = corridor()
    night.hand(0, "parchment")
    night.cart(1, 1, 0)
    night.ghost(1)
    night.begin().ride()
    assert night.asked() == (0, "test")
    assert why(night, 0, "card", "parchment") == "SH-R28"


@rule("SH-R31", "SH-098")
def test_who_is_not_asked_does_not_frighten() -> None:
    night = dead_end()
    night.morale(1, 1)
    night.begin().ride()
    assert why(night, 2, "card", HARMLESS) == "SH-R31"
    night = corridor()
    night.begin().ride()
    assert night.asked() == (1, "key-room")
    assert why(night, 2, "card", HARMLESS) == "SH-098"
    assert why(night, 1, "button", "spare") == "SH-098"


@rule("SH-R54")
def test_a_cart_that_somebody_else_drives() -> None:
    night = corridor()
    night.lay(1, 0, "O1")
    night.player(0).steered = True
    night.begin().ride()
    assert night.waiting().seat == 2
    assert why(night, 0, "exit", E) == "SH-R54"
    assert why(night, 0, "tile", 3) == "SH-R54"


@rule("SH-024", "SH-R13", "SH-R14", "SH-028", "SH-029")
def test_a_tile_says_why_it_cannot_be_turned_like_this() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.begin()
    assert why(night, 0, "tile", GATE) == "SH-028"
    assert why(night, 0, "tile", 0) == "SH-024", "it does not free the cart"
    night = corridor().begin()
    assert why(night, 0, "rotation", f"{KEY_ROOMS[0]}/3") == "SH-029"
    assert why(night, 0, "rotation", f"{KEY_ROOMS[0]}/6") == "SH-R14", "that is no turn at all"
    assert why(night, 0, "tile", KEY_ROOMS[0]) == ""


@rule("SH-140", "SH-023", "SH-045")
def test_after_the_rotation() -> None:
    night = corridor()
    night.hand(0, "lamp", "dice")
    night.begin().play(Rotate(cell_at(-1, -1), 1))
    assert night.asked() == (0, "set-off")
    assert why(night, 0, "card", "lamp") == "SH-140"
    assert why(night, 0, "tile", 3) == "SH-023"
    assert why(night, 0, "teleporter", 7) == "SH-045"


@rule("SH-119", "SH-118", "SH-121", "SH-120")
def test_locks_and_keys() -> None:
    night = corridor()
    night.keys(0, 1)
    night.begin()
    assert why(night, 0, "slot", 0) == "SH-119"
    assert why(night, 0, "card", "key_1") == "SH-120"
    for keys, looks, answer in (((), [], "SH-118"), ((1,), [Look(0)], "SH-121")):
        night = corridor()
        night.cart(0, 1, 0, W)
        night.hand(0, "dice")
        night.keys(0, *keys)
        night.begin().ride(*looks)
        assert night.asked() == (0, "end-turn")
        assert why(night, 0, "slot", 0) == answer


@pytest.mark.parametrize(
    "id", [-(2**31), 2**31 - 1, "", "é", "1/2/3", "-1/-1", "9999999999/1", "²/1", "x" * 64]
)
@pytest.mark.parametrize("kind", [*EXPECTED, "", "nonsense"])
def test_whatever_is_asked_gets_a_rule(kind: str, id: int | str) -> None:
    night = corridor()
    night.begin()
    assert why(night, 0, kind, id) in night.match.game.catalogue()
    night.play(GO)
    assert why(night, 2, kind, id) in night.match.game.catalogue()
