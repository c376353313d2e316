"""Bots: they answer legally, help each other, and neither side is hopeless."""

import pytest

import speeltafel
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.moves import Aim, Fill, Name, Repel, Roll
from tests.games.rush_out.layout import HUNTER, WARRIOR, WIZARD, Race

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"


def answer(given: Race, seat: int) -> object:
    bot = given.match.game.bot("master", 1)
    return bot.look(given.match.view(seat), given.match.decision(seat))  # type: ignore[attr-defined]


def heroes_win(scenario: str, seats: int, seed: int, levels: tuple[str, str] = ("master", "master")) -> bool:
    match = speeltafel.start("rush-out", seats, {"scenario": scenario}, seed=seed, events=False, record=False)
    bots = [match.game.bot(levels[min(1, seat)], seed * 10 + seat) for seat in range(seats)]
    return WIZARD not in VirtualClock(match, bots, seed).run().winners


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_equal_pace_neither_side_is_hopeless(seats: int) -> None:
    won = sum(heroes_win("training_1", seats, seed) for seed in range(24))
    assert 24 * 0.15 <= won <= 24 * 0.85


def test_the_faster_side_wins_far_more_often() -> None:
    slow = sum(heroes_win("training_1", 3, seed, ("master", "novice")) for seed in range(10))
    fast = sum(heroes_win("training_1", 3, seed, ("novice", "master")) for seed in range(10))
    assert slow <= 2
    assert fast >= 8


def test_a_hero_completes_what_can_be_completed() -> None:
    given = Race("training_1").trials(SPIDER, BRIDGE, GATE).lying(HUNTER, BRIDGE, "foot foot")
    given.dice(WARRIOR, "key sword heart")
    assert answer(given, WARRIOR) == Fill(BRIDGE)


def test_a_hero_pushes_the_dragon_back_in_time() -> None:
    given = Race("training_2").trials(SPIDER, BRIDGE, GATE)
    given.table.dragon = 3
    given.dice(WARRIOR, "joker sword sword")
    assert answer(given, WARRIOR) == Fill("dragon_tile")


def test_a_hero_heals_when_souls_run_out() -> None:
    given = Race("scenario_4").trials(SPIDER, BRIDGE, GATE).hurt(HUNTER)
    given.table.souls = 2
    given.dice(WARRIOR, "heart heart sword")
    assert answer(given, WARRIOR) == Fill("hunter")


def test_the_warrior_uses_the_trait_against_a_near_dragon() -> None:
    given = Race("scenario_6").trials(SPIDER, BRIDGE, GATE)
    given.player(WARRIOR).experience = ["crossroads", "ogre_jailer", "goblin_patrol"]
    given.table.dragon = 3
    given.ask()
    assert answer(given, WARRIOR) == Repel()


def test_a_hero_whose_dice_all_lie_waits_for_the_mate_who_can_still_join() -> None:
    given = (
        Race("training_1").trials("crossroads", BRIDGE, GATE).lying(WARRIOR, "crossroads", "sword fire foot")
    )
    assert answer(given, WARRIOR) is None
    assert isinstance(answer(given, HUNTER), Roll)


def test_the_wizard_aims_at_the_fullest_card_and_spares_nobody_twice() -> None:
    given = Race("scenario_1").trials(SPIDER, "crossroads", GATE).spells("static_storm", "ban_fire")
    given.dissipation("ban_key", WARRIOR).lying(WARRIOR, "crossroads", "sword fire foot").lying(
        HUNTER, SPIDER, "sword"
    )
    given.cast("static_storm")
    assert answer(given, WIZARD) == Aim("crossroads")
    given.play(WIZARD, Aim("crossroads"))
    given.cast("ban_fire")
    assert answer(given, WIZARD) == Name(HUNTER)
