"""Bots: they answer legally, help each other, and neither side is hopeless."""

from typing import Any

import pytest

import speeltafel
from speeltafel.engine import Decision, Game, Move
from speeltafel.engine.clock import VirtualClock
from speeltafel.games.rush_out.bot import LEVELS, Level, Racer
from speeltafel.games.rush_out.ease import ease
from speeltafel.games.rush_out.estimate import dragon_threat
from speeltafel.games.rush_out.material import scenarios
from speeltafel.games.rush_out.moves import Fill, Inspire, Name, Yield
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


def test_a_dragon_two_fields_away_is_near_when_an_open_spell_moves_it_two() -> None:
    given = Race("training_2").spells("imp", "mimic", "living_roots")
    given.table.dragon = 2
    assert dragon_threat(given.match.view(WARRIOR)) == 2
    given.spells("wing_beat", "mimic", "living_roots")
    assert dragon_threat(given.match.view(WARRIOR)) == 3


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


def test_only_the_side_that_a_setup_favours_takes_its_time() -> None:
    for setup in scenarios():
        for heroes in (2, 3, 4):
            for level in LEVELS:
                both = [ease(level, setup, heroes, wizard) for wizard in (False, True)]
                assert min(both) == 1.0
                assert max(both) <= 2.0
    assert ease("master", "training_1", 1, wizard=True) == 1.0


def test_a_bot_that_takes_its_time_pauses_longer_by_as_much() -> None:
    given = Race("training_1")
    bots = [Racer(LEVELS["strong"], 1), Racer(LEVELS["strong"], 1)]
    decision = given.match.decision(WIZARD)
    for bot in bots:
        bot.look(given.match.view(WIZARD), decision)
    bots[1].ease = 1.5 * bots[0].ease
    assert bots[1].pause(decision) == pytest.approx(1.5 * bots[0].pause(decision))


def test_in_haste_dice_go_where_most_of_them_fit() -> None:
    given = Race("training_1").trials("ogre_jailer", SPIDER, BRIDGE).lying(HUNTER, BRIDGE, "foot key")
    given.dice(WARRIOR, "sword key foot")
    hasty = Racer(Level("novice", cycle=2.4, reaction=0.6, haste=1.0), 1)
    assert hasty.look(given.match.view(WARRIOR), given.match.decision(WARRIOR)) == Fill("ogre_jailer")
    assert answer(given, WARRIOR) == Fill(BRIDGE)
