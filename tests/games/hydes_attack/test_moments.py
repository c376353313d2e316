"""When may what be done? Every permission at every moment of a turn and of an attack, for every outcast."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from speeltafel.engine import Move
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.signals import SIGNALS
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay

OUTCASTS = MATERIAL.outcast_names
PLACES = ["nevermore", "jericho", "crypt", "woods"]
"""In the middle, in a location that was attacked, in an open one, and in the one that has to be left."""
THING = ["mine", "mine, empty", "another's"]


@dataclass(frozen=True)
class Situation:
    """Where a turn begins: who, where, with whom Thing stands, and whether the table asks for remarks."""

    outcast: str
    here: str
    thing: str
    remarks: bool

    @property
    def closed(self) -> bool:
        """No card is played here (HA-042, HA-R11)."""
        return self.here in ("nevermore", "jericho")

    @property
    def plays(self) -> bool:
        """A card can be played from here: here, or next door by Eugene (HA-040, HA-129, HA-R18)."""
        return not self.closed or self.outcast == "eugene"


@dataclass(frozen=True)
class Permission:
    """A type of move, the question at which it is offered, and who has it when; the rules say so."""

    move: str
    question: str
    when: Callable[[Situation], bool]


PERMISSIONS = [
    # HA-032: one step or none; HA-036: not in The Woods. The walk asks where the pawn stands before it moves.
    Permission("go", "move", lambda it: True),
    Permission("stay", "move", lambda it: it.here != "woods"),
    # HA-040, HA-049
    Permission("play", "play", lambda it: it.plays),
    # HA-043, HA-045, HA-R29
    Permission("play-thing", "play", lambda it: it.plays and it.thing == "mine"),
    # HA-125, HA-128, HA-R19: he holds two 1s
    Permission("play-ones", "play", lambda it: it.plays and it.outcast == "ajax"),
    # HA-117, HA-119, HA-R21
    Permission("play-six", "play", lambda it: it.plays and it.outcast == "bianca"),
    # HA-R17: optional only where nobody else could play
    Permission("skip", "play", lambda it: it.closed and it.outcast == "eugene"),
    # HA-053, HA-R40
    Permission("remark", "signal", lambda it: it.remarks),
    Permission("silence", "signal", lambda it: it.remarks),
    # HA-134, HA-136, HA-137: whether or not she played
    Permission("discard", "discard", lambda it: it.outcast == "yoko"),
    # HA-059, HA-060, HA-064, HA-065
    Permission("send-thing", "thing", lambda it: it.thing != "another's"),
]

STEPS = ["move", "play", "signal", "discard", "thing"]
"""HA-031, with a remark after the play where the table asks for it, and Yoko's discard before Thing (HA-R22)."""


def offered(scene: Scene) -> set[str]:
    return {tag(move) for move in scene.moves}


def tag(move: Move) -> str:
    return str(type(move).__struct_config__.tag)


def allowed(it: Situation, question: str, played: str) -> set[str]:
    """What the rules allow at this question, after this play."""
    if question == "signal" and played in ("", "skip"):
        return set()
    return {may.move for may in PERMISSIONS if may.question == question and may.when(it)}


def begin(it: Situation) -> Scene:
    """The turn of seat 0, with two 1s in hand."""
    others = [name for name in OUTCASTS if name != it.outcast][:2]
    return lay(
        " ".join([it.outcast, *others]),
        hands="S1 W1 B2/M2 T2 E2/T3 T4 E3",
        thing="" if it.thing == "mine, empty" else "E4",
        holder=1 if it.thing == "another's" else 0,
        pawns=f"{it.here} nevermore nevermore",
        attacks="jericho+",
        bag="crypt pilgrim_village art_shed woods",
        deck="T5 E5 M5 B5",
        signals="after_play" if it.remarks else "off",
    )


SITUATIONS = [Situation(*parts) for parts in product(OUTCASTS, PLACES, THING, (False, True))]


@rule(
    "HA-031",
    "HA-040",
    "HA-042",
    "HA-043",
    "HA-045",
    "HA-049",
    "HA-053",
    "HA-059",
    "HA-117",
    "HA-125",
    "HA-129",
)
@rule("HA-136", "HA-137", "HA-R11", "HA-R17", "HA-R18", "HA-R22", "HA-R29", "HA-032", "HA-036", "HA-130")
@pytest.mark.parametrize("it", SITUATIONS, ids=str)
def test_at_every_moment_of_a_turn_what_the_rules_allow_is_offered_and_nothing_else(it: Situation) -> None:
    """Every way to play is walked to the end of the turn."""
    ways = sorted(allowed(after_moving(it), "play", "")) or [""]
    for way in ways:
        walk(it, way)


def after_moving(it: Situation) -> Situation:
    """Who has to leave The Woods goes to The Crypt."""
    return Situation(it.outcast, "crypt", it.thing, it.remarks) if it.here == "woods" else it


def walk(it: Situation, way: str) -> None:
    scene = begin(it)
    for question in STEPS:
        expected = allowed(it, question, way)
        if not expected:
            continue
        assert (scene.decision.seat, scene.decision.kind) == (0, question)
        assert offered(scene) == expected
        scene.do(answer(scene, question, way))
        it = after_moving(it)
    assert (scene.decision.seat, scene.decision.kind) == (1, "move")


def answer(scene: Scene, question: str, way: str) -> Move:
    """Stay if that is possible, else go to The Crypt; play in this way; anything else at the later questions."""
    if question == "move":
        return next(
            move for move in scene.moves if tag(move) == "stay" or getattr(move, "location", "") == "crypt"
        )
    return next(move for move in scene.moves if question != "play" or tag(move) == way)


# At an attack


def attacks() -> Iterator[tuple[str, str, str, str, bool]]:
    """Who, where the pawn stands, the cards that are revealed, the own hand, and whether a swap is asked for."""
    for outcast, here in product(OUTCASTS, ["nevermore", "crypt", "jericho"]):
        yield outcast, here, "S5:1 B3:1", "S1 W2", outcast == "wednesday"
        yield outcast, here, "S5:1 B3:1", "T4", outcast == "wednesday"
        yield outcast, here, "S5:1 B3:1", "", False
        yield outcast, here, "6:1", "S1 W2", False
        yield outcast, here, "", "S1 W2", False


@rule("HA-106", "HA-107", "HA-108", "HA-112", "HA-R15", "HA-R42", "HA-080")
@pytest.mark.parametrize(("outcast", "here", "pile", "hand", "asks"), list(attacks()))
def test_at_an_attack_wednesday_is_asked_wherever_she_stands_and_nobody_else(
    outcast: str, here: str, pile: str, hand: str, asks: bool
) -> None:
    other = "bianca" if outcast != "bianca" else "enid"
    scene = lay(
        f"{outcast} {other}",
        hands=f"{hand}/M2",
        pawns=f"{here} nevermore",
        piles={"crypt": pile},
        attack="crypt",
    )
    asked = [(decision.seat, decision.kind) for decision in scene.match.decisions()]
    assert asked == [(0, "swap") if asks else (0, "move")]
    if asks:
        assert offered(scene) == ({"pass", "swap"} if hand == "S1 W2" else {"pass"})


@rule("HA-108")
def test_wednesday_swaps_once_at_each_attack() -> None:
    scene = lay("wednesday enid", hands="S1 S2/M2", piles={"crypt": "S5:1 S4:1"}, attack="crypt")
    scene.do(next(move for move in scene.moves if tag(move) == "swap"))
    assert scene.decision.kind == "move"


# What is said


@rule("HA-053", "HA-R40")
@pytest.mark.parametrize("signals", ["any_time", "after_play", "off"])
def test_signals_are_there_at_every_moment_of_a_table_that_has_them(signals: str) -> None:
    for outcast in OUTCASTS:
        scene = lay(
            f"{outcast} {'enid' if outcast != 'enid' else 'ajax'}", hands="S1 W1 B2/M2 T2 E2", signals=signals
        )
        for _ in range(12):
            found = tuple(scene.match.game.signals_at(scene.table))
            assert found == (SIGNALS if signals == "any_time" else ())
            scene.do(scene.moves[-1])
