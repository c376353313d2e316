"""The bot: sees only its view, answers fast, and wins with its like."""

import time

import pytest

import speeltafel
from speeltafel.engine import Match
from speeltafel.engine.talk import speak
from speeltafel.games.hydes_attack.bot import OutcastBot
from speeltafel.games.hydes_attack.moves import STAY, Discard, Go, Play, PlaySix, SendThing, Swap
from speeltafel.kit.rules import rule
from tests.games.hydes_attack.layout import Scene, lay

GAMES = 25


def play(seats: int, seed: int, level: str, bots: str = "normal") -> Match:
    """A whole game of bots that talk to each other."""
    options = {"level": level, "outcasts": "random"}
    match = speeltafel.start("hydes-attack", seats, options, seed=seed, events=False, record=False)
    players = [match.game.bot(bots, seed * 10 + seat) for seat in range(seats)]
    while match.result is None:
        decision = match.decisions()[0]
        match.play(decision.seat, players[decision.seat].choose(match.view(decision.seat), decision))
        speak(match, players, decision.seat)
    return match


def wins(seats: int, level: str, bots: str = "normal") -> float:
    results = [play(seats, seed, level, bots).result for seed in range(GAMES)]
    return sum(bool(result and result.winners) for result in results) / GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_bots_wins_at_beginner_and_at_expert(seats: int) -> None:
    assert wins(seats, "beginner") >= 0.9
    assert wins(seats, "expert") >= 0.75


def test_a_novice_slips() -> None:
    assert wins(3, "expert", "novice") < 0.6 < wins(3, "expert")


def test_a_decision_takes_milliseconds() -> None:
    scene = lay("eugene ajax enid yoko", hands="S1 W2 B3/M2/T2/E2", thing="E5", holder=0)
    bot = OutcastBot(seed=1)
    began = time.process_time()
    for _ in range(50):
        bot.choose(scene.view(0), scene.decision)
    assert (time.process_time() - began) / 50 < 0.02


def answer(scene: Scene) -> object:
    return OutcastBot(seed=1).choose(scene.view(scene.decision.seat), scene.decision)


def test_the_bot_goes_where_the_attack_is_certain() -> None:
    scene = lay(hands="S5 W5 B5/M2", bag="jericho", piles={"jericho": "M5:0 T2:0"}, pawns="crypt nevermore")
    assert answer(scene) == Go("jericho")


def test_the_bot_does_not_play_a_card_that_does_not_count() -> None:
    scene = lay(hands="S3 W2 B3/M2", bag="crypt", pawns="crypt nevermore").do(STAY)
    assert answer(scene) == Play("werewolf_2", "crypt")


def test_yoko_discards_the_weakest_card() -> None:
    scene = lay("yoko enid", hands="S5 W5 B1/M2", deck="T5").do(STAY)
    assert answer(scene) == Discard("bee_1")


def test_bianca_spends_a_six_where_it_saves_the_target() -> None:
    scene = lay(
        "bianca enid",
        hands="S1 S1 B1/M2",
        bag="woods",
        pawns="art_shed nevermore",
        piles={"woods": "W5:0 T4:0"},
    ).do(Go("woods"))
    assert isinstance(answer(scene), PlaySix)


@rule("HA-108")
def test_wednesday_swaps_to_save_and_passes_nothing_good_up() -> None:
    targets = "eye_plus twos_to_fours ones_to_threes medusa_plus bat_plus"
    scene = lay(
        "wednesday ajax", hands="S5 B1/M2", piles={"crypt": "S1 W5 B4"}, attack="crypt", targets=targets
    )
    assert answer(scene) == Swap("siren_5", "siren_1")
    scene = lay(
        "wednesday ajax", hands="S1 B1/M2", piles={"crypt": "S5 W5 B5 T4"}, attack="crypt", targets=targets
    )
    assert answer(scene) == Swap("siren_1", "siren_5")


def test_an_empty_thing_and_an_empty_hand_confuse_no_bot() -> None:
    scene = lay("enid ajax", hands="/M2", holder=0, thing_step=True, deck="")
    assert answer(scene) == SendThing(None, 1)


def test_thing_goes_on_to_the_next_player() -> None:
    scene = lay("enid ajax yoko", hands="S2 W2 B2/M2/T2", thing="E1", holder=0, thing_step=True)
    move = answer(scene)
    assert isinstance(move, SendThing)
    assert move.player == 1
