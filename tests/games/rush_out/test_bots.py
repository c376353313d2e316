"""Bots: they answer legally, help each other, and neither side is hopeless."""

from typing import Any

import pytest

import speeltafel
from speeltafel.engine import Decision, Game, Move
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.bot import LEVELS, Level, Racer
from speeltafel.games.rush_out.estimate import dragon_threat
from speeltafel.games.rush_out.moves import Aim, Fill, Inspire, Name, Repel, Roll, Yield
from speeltafel.games.rush_out.state import Table, colours_on
from tests.games.rush_out.layout import BARD, HUNTER, WARRIOR, WIZARD, Race

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


def test_a_hero_helps_the_mate_who_waits_rather_than_beginning_something_new() -> None:
    given = Race("training_1").trials("crossroads", SPIDER, GATE).lying(HUNTER, "crossroads", "foot key fire")
    given.dice(WARRIOR, "sword sword heart")
    assert answer(given, WARRIOR) == Fill("crossroads")


def test_under_a_whirlwind_the_bard_gives_the_own_die_that_shows_least_and_keeps_the_point() -> None:
    given = Race("scenario_6", 4).spells("cyclone").dice(BARD, "joker sword fire").dice(HUNTER, "fire")
    given.player(BARD).experience = ["wolf_pack"]
    given.cast("cyclone")
    given.play(WIZARD, Name(BARD))
    assert given.may(BARD, Inspire(HUNTER, 0))
    assert answer(given, BARD) == Yield(2)


def test_of_two_heroes_who_wait_on_different_cards_one_leaves() -> None:
    given = Race("training_1").trials("ogre_jailer", "stone_guardian", "river_of_lava")
    given.lying(WARRIOR, "ogre_jailer", "sword sword key").lying(HUNTER, "stone_guardian", "foot key fire")
    answers = [answer(given, WARRIOR), answer(given, HUNTER)]
    assert sorted(map(str, answers)) == ["None", "Roll(back=7)"]


def test_a_third_hero_goes_to_another_card() -> None:
    given = Race("training_1", seats=4).trials("ogre_jailer", SPIDER, BRIDGE)
    given.lying(WARRIOR, "ogre_jailer", "sword sword key").lying(HUNTER, "ogre_jailer", "heart")
    given.dice(BARD, "key key foot")
    assert answer(given, BARD) == Fill(BRIDGE)


@pytest.mark.parametrize("scenario", ["training_2", "scenario_5"])
def test_bots_move_legally_and_never_crowd_a_card(scenario: str) -> None:
    match = speeltafel.start("rush-out", 5, {"scenario": scenario}, seed=6, events=False, record=False)
    clock = VirtualClock(match, [match.game.bot("master", seat) for seat in range(5)], seed=6)
    together = 0
    while match.result is None:
        clock.step()
        table = match.table
        assert isinstance(table, Table)
        heroes = [len(colours_on(spot)) for spot in table.spots.values()]
        assert max(heroes, default=0) <= 2
        together += 2 in heroes
    assert together > 20


def test_a_hero_pushes_the_dragon_back_in_time() -> None:
    given = Race("training_2").trials(SPIDER, BRIDGE, GATE)
    given.table.dragon = 3
    given.dice(WARRIOR, "joker sword sword")
    assert answer(given, WARRIOR) == Fill("dragon_tile")


def test_a_dragon_two_fields_away_is_near_when_an_open_spell_moves_it_two() -> None:
    given = Race("training_2").spells("imp", "mimic", "living_roots")
    given.table.dragon = 2
    assert dragon_threat(given.match.view(WARRIOR)) == 2
    given.spells("wing_beat", "mimic", "living_roots")
    assert dragon_threat(given.match.view(WARRIOR)) == 3


def test_a_hero_leaves_a_card_for_the_dragon() -> None:
    given = (
        Race("training_2").trials("river_of_lava", BRIDGE, "stone_guardian").lying(WARRIOR, BRIDGE, "foot")
    )
    given.table.dragon = 3
    given.dice(WARRIOR, "sword sword")
    assert answer(given, WARRIOR) == Roll(back=1)


def test_a_hero_heals_when_souls_run_out_and_races_on_while_they_do_not() -> None:
    given = Race("scenario_4").trials(SPIDER, BRIDGE, GATE).hurt(HUNTER)
    given.table.souls = 2
    given.dice(WARRIOR, "heart heart sword")
    assert answer(given, WARRIOR) == Fill("hunter")
    given.table.souls = 7
    given.dice(WARRIOR, "sword sword heart")
    assert answer(given, WARRIOR) == Fill(SPIDER)


def test_a_hero_goes_for_the_last_life_of_the_wizard() -> None:
    given = Race("scenario_5").trials("duel_of_flames", SPIDER, GATE)
    given.table.lives = 1
    given.dice(WARRIOR, "sword sword heart")
    assert answer(given, WARRIOR) == Fill("duel_of_flames")


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


def test_the_wizard_knocks_off_the_die_that_is_hardest_to_replace() -> None:
    given = Race("training_1").trials("crumbling_stairs", BRIDGE, GATE).spells("jolt")
    given.lying(WARRIOR, "crumbling_stairs", "sword heart")
    given.cast("jolt")
    assert answer(given, WIZARD) == Aim("crumbling_stairs", 2)


def test_the_wizard_sends_the_dragon_when_that_wins() -> None:
    given = Race("training_2").trials(SPIDER, BRIDGE, GATE).spells("imp", "ember_call", "jolt")
    given.dice(WIZARD, "fire fire plant plant plant")
    assert answer(given, WIZARD) == Fill("imp")
    given.table.dragon = 3
    given.ask()
    assert answer(given, WIZARD) == Fill("ember_call")


# Pace


class Watched(Racer):
    """Notes when it looked and what it decided."""

    def __init__(self, level: Level, seed: int, clock: list[VirtualClock]) -> None:
        super().__init__(level, seed)
        self.clock = clock
        self.decided: list[tuple[float, Move]] = []

    def look(self, view: Any, decision: Decision) -> Move | None:
        move = super().look(view, decision)
        if move is not None:
            self.decided.append((self.clock[0].match.time, move))
        return move


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_acts_on_what_it_saw_its_reaction_time_ago(level: str) -> None:
    match = speeltafel.start("rush-out", 3, {"race_seconds": 20}, seed=2)
    clock: list[VirtualClock] = []
    bots = [Watched(LEVELS[level], seat, clock) for seat in range(3)]
    clock.append(VirtualClock(match, bots, seed=2))
    clock[0].run()
    assert match.record is not None
    done = [entry for entry in match.record.entries if entry.seat == WARRIOR]
    assert len(done) > 10
    seen = {(round(at + LEVELS[level].reaction, 6), move) for at, move in bots[WARRIOR].decided}
    assert all((round(entry.at, 6), entry.move) in seen for entry in done)


def test_better_levels_react_and_roll_faster() -> None:
    novice, normal, strong, master = (LEVELS[name] for name in Game.levels)
    assert novice.reaction > normal.reaction > strong.reaction > master.reaction
    assert novice.cycle > normal.cycle > strong.cycle > master.cycle
