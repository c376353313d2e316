"""Every refusal cites the rule that forbids the move."""

import pytest

import speeltafel
from speeltafel.engine import IllegalMove, NotAsked
from speeltafel.games.hydes_attack.moves import (
    PASS,
    SKIP,
    STAY,
    ChooseOutcast,
    Discard,
    Go,
    Play,
    PlaySix,
    PlayThing,
    SendThing,
    Swap,
)
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import lay


@rule("HA-004")
def test_an_outcast_that_is_taken() -> None:
    match = speeltafel.start("hydes-attack", 2, seed=1)
    match.play(0, ChooseOutcast("enid"))
    with pytest.raises(IllegalMove, match="one player only") as refused:
        match.play(1, ChooseOutcast("enid"))
    assert refused.value.rule == "HA-004"


@pytest.mark.parametrize(
    ("move", "rule_id"),
    [
        (Play("siren_2", "crypt"), "HA-031"),
        (PlayThing("crypt"), "HA-031"),
        (PlaySix("siren_2", "crypt"), "HA-031"),
        (SKIP, "HA-031"),
        (Discard("siren_2"), "HA-134"),
        (SendThing(None, 1), "HA-059"),
        (Swap("siren_2", "siren_5"), "HA-080"),
        (PASS, "HA-080"),
        (ChooseOutcast("yoko"), "HA-012"),
        (Go("jericho_street"), "HA-034"),
    ],
)
def test_a_move_out_of_its_step(move: object, rule_id: str) -> None:
    scene = lay(hands="S2 W2 B2/M2", pawns="crypt nevermore")
    assert scene.refuses(move) == rule_id  # type: ignore[arg-type]


def test_a_place_that_does_not_exist() -> None:
    scene = lay(hands="S2/M2", pawns="crypt nevermore").do(STAY)
    assert scene.refuses(Play("siren_2", "atlantis")) == "HA-132"


def test_a_player_who_is_not_on_turn_is_not_asked() -> None:
    scene = lay(hands="S2/M2")
    with pytest.raises(NotAsked):
        scene.match.play(1, STAY)
