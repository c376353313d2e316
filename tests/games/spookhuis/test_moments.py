"""Every item at every moment of a turn: what is offered to whoever is asked, and to somebody who looks on."""

import re
from collections.abc import Callable

import pytest

import speeltafel
from speeltafel.engine import QuickChance
from speeltafel.games.spookhuis.board import FREE, cell_at
from speeltafel.games.spookhuis.cards import ANYTIME, ITEMS, OWN_TURN
from speeltafel.games.spookhuis.game import GAME
from speeltafel.games.spookhuis.lying import Held
from speeltafel.games.spookhuis.moves import (
    CRACK,
    DECLINE,
    DRAW,
    GO,
    ROLL,
    SPARE,
    STOP,
    TAKE_KEY,
    Ambush,
    Frighten,
    HandIn,
    PickRoom,
    Rotate,
    Use,
    Vote,
    use,
)
from speeltafel.kit.rules import rule
from tests.games.spookhuis.layout import HARMLESS, E, Night, W, corridor, dead_end, table_of

ALL = tuple(ITEMS)
ANY = set(ANYTIME)
OWN = set(OWN_TURN) | ANY
NONE: set[str] = set()


def ready(night: Night, *, asked: int = 0) -> Night:
    """Whoever will be asked and player 2 hold every item, and keys to file."""
    for seat in {asked, 2}:
        night.hand(seat, *ALL, HARMLESS)
        night.keys(seat, 2, 3, 4)
    for other in {0, 1} - {asked}:
        night.hand(other, "golem", HARMLESS)
    return night


# How to come to each moment


def rotating() -> Night:
    return ready(corridor()).begin()


def setting_off() -> Night:
    night = rotating()
    night.play(Rotate(cell_at(-1, -1), 1))
    return night


def losing() -> Night:
    night = ready(corridor())
    night.laid(0, "dracula")
    return night.begin()


def placed() -> Night:
    night = ready(corridor())
    night.player(0).placements = ["klara"]
    return night.begin()


def departing() -> Night:
    night = ready(corridor())
    night.cart(0, 1, 0, FREE)
    night.begin().ride()
    return night


def branching() -> Night:
    night = ready(corridor())
    night.lay(1, 0, "Y3")
    night.begin().ride()
    return night


def driving() -> Night:
    night = ready(corridor(), asked=2)
    night.lay(1, 0, "Y3")
    night.player(0).steered = True
    night.hand(1, "book", HARMLESS)
    night.begin().ride()
    return night


def teleporting() -> Night:
    night = ready(corridor())
    node = night.match.view(0).teleporters[0]
    night.player(0).cell, night.player(0).exit = node // 6, node % 6
    night.begin().ride()
    return night


def walled() -> Night:
    night = ready(dead_end())
    night.begin().play(use("lamp"))
    return night


def hooded() -> Night:
    night = ready(corridor())
    night.laid(0, "black_hood")
    night.dice(10)
    night.begin().ride()
    return night


def frightened() -> Night:
    night = ready(dead_end())
    night.morale(1, 1)
    night.begin().ride()
    night.play(Frighten(HARMLESS))
    return night


def scared() -> Night:
    night = ready(corridor())
    night.cart(1, 1, 0)
    night.ghost(1)
    night.begin().ride()
    return night


def met() -> Night:
    night = ready(corridor())
    night.laid(1, "dracula")
    night.cart(1, 1, 0, W)
    night.begin().ride()
    return night


def frightening() -> Night:
    night = ready(dead_end(), asked=1)
    night.morale(1, 1)
    night.begin().ride()
    return night


def in_key_room() -> Night:
    night = ready(corridor(), asked=1)
    night.begin().ride()
    return night


def passing_on() -> Night:
    night = ready(dead_end())
    night.morale(1, 1)
    night.hand(1, "wendigo", HARMLESS)
    night.dice(1)
    night.begin().ride()
    night.play(Frighten("wendigo"), ROLL)
    return night


def robbed_by_hand() -> Night:
    night = ready(dead_end())
    night.morale(1, 1)
    night.morale(0, 5)
    night.hand(1, "hand", HARMLESS)
    night.dice(10)
    night.begin().ride()
    night.play(Frighten("hand"), ROLL)
    return night


def lurking() -> Night:
    night = ready(dead_end())
    night.morale(1, 1)
    night.cart(1, 1, 0, W)
    night.begin().ride()
    night.play(SPARE)
    return night


def stealing() -> Night:
    night = lurking()
    night.dice(10)
    night.play(Ambush(1), ROLL)
    return night


def at_the_keys() -> Night:
    night = ready(corridor())
    night.dice(1)
    night.begin().ride()
    night.play(Frighten(HARMLESS), ROLL)
    return night


def in_room(tile: str) -> Night:
    night = ready(corridor())
    night.lay(2, 0, tile)
    night.begin().ride()
    return night


def at_the_gate() -> Night:
    night = ready(corridor())
    night.cart(0, 1, 0, W)
    night.begin().ride()
    return night


def cracking() -> Night:
    night = at_the_gate()
    night.play(CRACK)
    return night


def overloaded() -> Night:
    night = ready(dead_end())
    night.morale(1, 1)
    night.begin().ride()
    night.play(SPARE)
    return night


def ending() -> Night:
    night = ready(dead_end())
    night.morale(1, 1)
    night.hand(0, "dice", "lamp", "cross", "book", "compass")
    night.begin().ride()
    night.play(SPARE)
    return night


def using(item: str) -> Night:
    night = rotating()
    night.play(use(item))
    return night


def filing() -> Night:
    night = using("file")
    night.play(HandIn("key_2"))
    return night


def dicing() -> Night:
    night = using("dice")
    night.play(PickRoom(0))
    return night


BEFORE_RIDE = OWN | {"compass"}
MOMENTS: list[tuple[str, Callable[[], Night], set[str], set[str]]] = [
    # The kind of the question, how to get there, what whoever is asked may play, what an onlooker may play.
    ("rotate", rotating, BEFORE_RIDE | {"lamp"}, ANY),  # SH-140, SH-149, SH-R72
    ("set-off", setting_off, BEFORE_RIDE, ANY),  # SH-149, SH-R72: the lamp comes instead of a rotation
    ("upkeep", losing, OWN, ANY),  # SH-R85
    ("placement", placed, OWN, ANY),  # SH-R58, SH-R72
    ("depart", departing, ANY, ANY),  # SH-113, SH-R72: nothing of the own turn during a ride
    ("branch", branching, ANY, ANY),
    ("branch", driving, ANY, ANY),  # SH-R54: whoever drives is asked
    ("teleport", teleporting, ANY, ANY),
    ("wall", walled, ANY, ANY),
    ("shed", hooded, NONE, NONE),  # SH-R72: the roll is half settled
    ("test", frightened, {"cross", "pistol"} | ANY, ANY),  # SH-087, SH-114
    ("test", scared, ANY, ANY),  # SH-R28
    ("meet", met, {"garlic", "pistol"} | ANY, ANY),  # SH-176, SH-183, SH-R51
    ("frighten", frightening, ANY, ANY),  # SH-113
    ("key-room", in_key_room, ANY, ANY),
    ("pass-on", passing_on, ANY, ANY),
    ("hand-in", robbed_by_hand, NONE, NONE),  # SH-R72: half settled
    ("ambush", lurking, OWN, ANY),  # SH-R72
    ("steal", stealing, NONE, NONE),
    ("take-key", at_the_keys, OWN, ANY),
    ("draw-item", lambda: in_room("I1"), OWN, ANY),
    ("draw-meeting", lambda: in_room("M1"), OWN, ANY),
    ("gatehouse", at_the_gate, OWN, ANY),
    ("crack", cracking, NONE, NONE),  # SH-R69
    ("surplus", overloaded, OWN, ANY),
    ("end-turn", ending, OWN, ANY),
    ("lorgnette", lambda: using("lorgnette"), NONE, NONE),
    ("whistle", lambda: using("whistle"), NONE, NONE),
    ("wrench", lambda: using("wrench"), NONE, NONE),
    ("dice", dicing, NONE, NONE),
    ("file-give", lambda: using("file"), NONE, NONE),
    ("file-take", filing, NONE, NONE),
]


def played(night: Night, seat: int) -> set[str]:
    decision = night.table.decision(seat)
    return {move.item for move in decision.moves if isinstance(move, Use)} if decision else set()


@rule("SH-113", "SH-114", "SH-R72", "SH-R85", "SH-R28", "SH-R51")
@pytest.mark.parametrize(("kind", "come", "asked", "onlooker"), MOMENTS)
def test_items_are_offered_when_their_moment_has_come(
    kind: str, come: Callable[[], Night], asked: set[str], onlooker: set[str]
) -> None:
    night = come()
    seat, found = night.asked()
    assert found == kind
    assert played(night, seat) == asked & held(night, seat)
    assert played(night, 2 if seat != 2 else 1) == onlooker & held(night, 2 if seat != 2 else 1)


def held(night: Night, seat: int) -> set[str]:
    return set(night.cards(seat))


@rule("SH-R72")
def test_before_the_game_begins_nothing_can_be_played() -> None:
    match = speeltafel.start(
        "spookhuis", 3, {"first_player": "haircut", "board": "players"}, seed=1, record=False
    )
    table = table_of(match)
    for player in table.players:
        player.hand.append(Held("book", 15, 15))
    assert not GAME.offers(table)
    for seat in range(3):
        match.play(seat, Vote(0))
    assert [decision.kind for decision in match.decisions()] == ["board"]


def test_no_question_is_left_out() -> None:
    asked = {kind for kind, *_ in MOMENTS} | {"haircut", "board"}
    texts = (speeltafel.load("spookhuis").folder() / "texts" / "en.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^decision-([a-z-]+) =", texts, re.MULTILINE))
    assert {kind for kind in kinds if not kind.endswith("-wait")} == asked | {"anytime"}


# When time runs out -------------------------------------------------------------------------------

NOTHING = {
    "rotate": GO,
    "set-off": GO,
    "upkeep": GO,
    "placement": GO,
    "end-turn": GO,
    "wall": STOP,
    "test": ROLL,
    "frighten": SPARE,
    "ambush": DECLINE,
    "pass-on": DECLINE,
    "gatehouse": DECLINE,
    "take-key": TAKE_KEY,
    "draw-item": DRAW,
    "draw-meeting": DRAW,
    "meet": use("garlic"),
}
"""What happens to whoever does not answer; for all other questions it is any answer that plays no item."""


@rule("SH-085", "SH-098", "SH-R51", "SH-R68", "SH-R69", "SH-164")
@pytest.mark.parametrize(("kind", "come"), [(kind, come) for kind, come, *_ in MOMENTS])
def test_what_happens_when_time_runs_out(kind: str, come: Callable[[], Night]) -> None:
    night = come()
    timeout, decision = night.match.game.timeout, night.waiting()
    found = {timeout(night.table, decision, QuickChance(luck)) for luck in range(60)}
    plain = {move for move in decision.moves if not isinstance(move, Use)}
    if kind in NOTHING:
        assert found == {NOTHING[kind]}
    else:
        assert found <= plain
        assert len(found) > 1 or len(plain) == 1


@rule("SH-024")
def test_who_must_turn_a_tile_and_does_not_turns_one_at_random() -> None:
    night = dead_end()
    night.cart(0, 1, 0, E)
    night.begin()
    found = {night.match.game.timeout(night.table, night.waiting(), QuickChance(luck)) for luck in range(60)}
    assert len(found) > 1
    assert all(isinstance(move, Rotate) for move in found)
