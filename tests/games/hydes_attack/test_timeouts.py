"""What happens when a player does not answer in time."""

import speeltafel
from speeltafel.engine import QuickChance
from speeltafel.games.hydes_attack import GAME
from speeltafel.games.hydes_attack.moves import PASS, SILENCE, STAY, Play, PlayThing, SendThing
from speeltafel.games.hydes_attack.options import Options
from tests.games.hydes_attack.layout import Scene, lay


def late(scene: Scene) -> object:
    """The move that is made for the player."""
    return GAME.timeout(scene.table, scene.decision, scene.match.late_chance(scene.decision.seat))


def test_an_outcast_is_drawn_by_lot() -> None:
    match = speeltafel.start("hydes-attack", 2, seed=1)
    decision = match.decisions()[0]
    drawn = {match.game.timeout(match.table, decision, QuickChance(seed)) for seed in range(40)}
    assert drawn == set(decision.moves)


def test_a_bot_ends_the_turn() -> None:
    scene = lay("yoko ajax", hands="S5 W5 B1/M2", thing="E1", holder=0, bag="jericho", deck="T5")
    steps = []
    while scene.decision.seat == 0:
        steps.append(scene.decision.kind)
        scene.match.timeout(0)
    assert steps == ["move", "play", "discard", "thing"]
    assert sum(map(len, scene.table.piles)) == 1
    assert scene.view(None).discarded == ("bee_1",)
    assert (scene.view(0).thing_holder, scene.view(0).thing_card) == (0, "eye_1")


def test_all_questions_of_a_turn_share_its_clock() -> None:
    scene = lay("yoko ajax", hands="S5 W5 B1/M2", thing="E1", holder=0, signals="after_play")
    turns: list[int] = []
    clocks: list[str] = []
    while len(clocks) < 6:
        turns.append(GAME.turn(scene.table))
        clocks.append(scene.decision.clock)
        scene.do(scene.moves[-1])
    assert clocks == ["turn"] * 6
    assert turns == [turns[0]] * 5 + [turns[0] + 1]
    assert GAME.turn_clocks == {"turn"}


def test_thing_stays_and_keeps_its_card() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, thing_step=True)
    assert late(scene) == SendThing(None, 0)


def test_a_card_drawn_for_thing_goes_to_thing() -> None:
    scene = lay(hands="S2 W2 B2/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="T5")
    scene.do(STAY, PlayThing("crypt"))
    assert late(scene) == SendThing("bat_5", 0)


def test_without_a_drawn_card_thing_gets_the_lowest() -> None:
    scene = lay(hands="S5 W2 B4/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="")
    scene.do(STAY, PlayThing("crypt"))
    assert late(scene) == SendThing("werewolf_2", 0)


def test_an_empty_hand_leaves_thing_empty() -> None:
    scene = lay(hands="/M2", thing="E1", holder=0, pawns="crypt nevermore", deck="")
    scene.do(STAY, PlayThing("crypt"))
    assert late(scene) == SendThing(None, 0)


def test_no_answer_is_no_remark() -> None:
    scene = lay(hands="S2/M2", pawns="crypt nevermore", signals="after_play")
    scene.do(STAY, Play("siren_2", "crypt"))
    assert late(scene) == SILENCE


def test_no_answer_is_no_swap() -> None:
    scene = lay("wednesday ajax", hands="S2/M2", piles={"crypt": "S5"}, attack="crypt")
    assert late(scene) == PASS


def test_the_clocks() -> None:
    scene = lay("wednesday ajax", hands="S2/M2", piles={"crypt": "S5"}, attack="crypt")
    assert GAME.seconds(Options(), scene.decision.clock) == 45
    assert GAME.seconds(Options(), lay().decision.clock) == 90
    assert GAME.seconds(Options(turn_seconds=0), lay().decision.clock) == 0
