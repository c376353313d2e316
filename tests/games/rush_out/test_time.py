"""Time is in the rules: dice in the air, windows, the race clock, and races decided by the order of arrival."""

import random

import pytest

import speeltafel
from speeltafel.engine import Game, Match, clone
from speeltafel.engine.clock import PacedBot, VirtualClock
from speeltafel.engine.spaces import WAIT
from speeltafel.games.rush_out.legal import refresh
from speeltafel.games.rush_out.material import scenarios
from speeltafel.games.rush_out.moves import Fill, Place, Roll, Tidy
from speeltafel.games.rush_out.state import RACE, Table
from speeltafel.games.rush_out.ticks import Ticks
from speeltafel.kit.playing import choose, do
from speeltafel.kit.rules import rule
from tests.games.rush_out.layout import HUNTER, WARRIOR, WIZARD, Race

SPIDER, BRIDGE, GATE = "giant_spider", "rope_bridge", "chained_gate"


def race(**options: object) -> Race:
    return Race("training_1", 3, **options).trials(SPIDER, BRIDGE, GATE).spells("static_storm", "imp", "jolt")


def run(scenario: str, seats: int, seed: int, level: str = "master", **options: object) -> Match:
    chosen = {"scenario": scenario, "lone_hero": seats == 2, **options}
    match = speeltafel.start("rush-out", seats, chosen, seed=seed)
    VirtualClock(match, [match.game.bot(level, seed + seat) for seat in range(seats)], seed).run()
    return match


@rule("RO-R67")
def test_after_the_race_clock_the_team_with_the_smaller_share_left_wins() -> None:
    given = race(race_seconds=60).piles(trials=3)
    given.wait(60)
    assert given.match.result is not None
    assert (given.match.result.reason, given.match.result.winners) == ("time", (WARRIOR, HUNTER))


@rule("RO-R67")
def test_a_tie_after_fifteen_minutes_goes_to_the_wizard() -> None:
    given = Race("training_1", 3)
    given.wait(899)
    assert given.running()
    given.wait(1)
    assert given.match.result is not None
    assert given.match.result.winners == (WIZARD,)


@rule("RO-R67")
def test_the_race_ends_when_a_seat_has_rolled_three_thousand_times() -> None:
    given = race()
    given.player(WARRIOR).rolls = 2998
    given.play(WARRIOR, Roll())
    assert given.running()
    given.wait(0.6)
    given.play(WARRIOR, Roll())
    assert given.match.result is not None


@rule("RO-R18", "RO-075")
def test_hands_on_the_heroes_take_discard_and_draw_by_hand() -> None:
    given = race(hands_on=True)
    top = given.table.trial_pile[-1]
    given.solve(SPIDER)
    assert given.placed(WARRIOR) == 3
    given.play(HUNTER, Tidy(SPIDER))
    assert (given.placed(WARRIOR), given.table.trials[0]) == (0, SPIDER)
    given.play(WARRIOR, Tidy(SPIDER))
    assert given.table.trials[0] == ""
    given.play(HUNTER, Tidy(SPIDER))
    assert given.table.trials[0] == top


@rule("RO-R18")
def test_hands_on_the_wizard_does_every_step_of_his_spell() -> None:
    given = race(hands_on=True).lying(WARRIOR, SPIDER, "sword")
    top = given.table.spell_pile[-1]
    given.cast("static_storm")
    assert given.refused(WARRIOR, Tidy("static_storm")) == "RO-R18"
    assert given.player(WIZARD).on == "static_storm"
    given.play(WIZARD, Tidy("static_storm"))
    assert (given.player(WIZARD).on, given.placed(WARRIOR)) == ("", 1)
    given.play(WIZARD, Tidy("static_storm"))
    assert given.placed(WARRIOR) == 0
    given.play(WIZARD, Tidy("static_storm"))
    given.play(WIZARD, Tidy("static_storm"))
    assert given.table.spells[0] == top


def test_every_roll_is_in_the_air_for_the_same_time() -> None:
    given = race(tumble_ms=800)
    for seat in (WIZARD, WARRIOR, HUNTER):
        given.play(seat, Roll())
        assert given.player(seat).lands_at == pytest.approx(given.match.time + 0.8)


def test_clicking_faster_than_the_dice_allow_gains_nothing() -> None:
    given = race()
    given.play(WARRIOR, Roll())
    for _ in range(20):
        given.wait(0.02)
        assert given.refused(WARRIOR, Roll()) == "RO-033"
    assert given.player(WARRIOR).rolls == 1


def test_time_does_not_run_backwards_for_a_forged_move() -> None:
    given = race()
    with pytest.raises(speeltafel.engine.IllegalMove):
        given.match.play(WARRIOR, Roll(), given.match.time - 1)
    assert given.player(WARRIOR).rolls == 0


def test_what_others_do_does_not_make_an_open_question_stale() -> None:
    given = race().dice(WARRIOR, "sword fire key").dice(HUNTER, "sword")
    number = given.match.decision(WARRIOR).number
    given.play(HUNTER, Place(0, SPIDER, 0))
    given.play(WIZARD, Roll())
    assert given.match.decision(WARRIOR).number == number
    given.play(WARRIOR, Fill(SPIDER))
    assert given.match.decision(WARRIOR).number == number + 1


def test_a_landing_is_a_new_question() -> None:
    given = Race("scenario_3", 3).curse("sealed_lips")
    given.play(WARRIOR, Roll())
    number = given.match.decision(WARRIOR).number
    given.wait(0.6)
    assert given.match.decision(WARRIOR).number == number + 1


@rule("RO-R70")
def test_faces_do_not_depend_on_who_rolls_first() -> None:
    first, second = race(), race()
    for given, order in ((first, (WARRIOR, HUNTER)), (second, (HUNTER, WARRIOR))):
        for seat in order:
            given.play(seat, Roll())
        given.wait(0.6)
    assert first.faces(WARRIOR) == second.faces(WARRIOR)
    assert first.faces(HUNTER) == second.faces(HUNTER)


@pytest.mark.parametrize("delay", [0.02, 0.12, 0.3])
def test_with_delay_and_jitter_late_moves_are_refused_and_cost_nothing(delay: float) -> None:
    """Three players whose moves arrive late; each decided on a table that may have changed since."""
    match = speeltafel.start("rush-out", 3, {"race_seconds": 120}, seed=5)
    jitter = random.Random(str(delay))
    sent: list[tuple[float, int, object]] = []
    refused = played = 0
    while match.result is None:
        for decision in match.decisions():
            if all(seat != decision.seat for _, seat, _ in sent):
                arrives = match.time + delay * (1 + jitter.random())
                sent.append((arrives, decision.seat, jitter.choice(decision.moves)))
        arrives, seat, move = min(sent, key=lambda item: item[:2], default=(float("inf"), -1, None))
        wake = match.wake()
        if wake is not None and wake <= arrives:
            match.advance(max(wake, match.time))
            continue
        sent.remove((arrives, seat, move))
        before = match.game.snapshot(match.table)
        try:
            match.play(seat, move, arrives)  # type: ignore[arg-type]
            played += 1
        except speeltafel.engine.SpeeltafelError:
            refused += 1
            assert match.game.snapshot(match.table) == before
    assert played > refused
    assert match.result is not None
    assert speeltafel.replay(match.record).result == match.result  # type: ignore[arg-type]


# The virtual clock


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "scenario",
    [
        "training_1",
        "training_2",
        "scenario_1",
        "scenario_2",
        "scenario_3",
        "scenario_4",
        "scenario_5",
        "scenario_6",
    ],
)
def test_bots_play_every_setup_to_its_end_on_the_virtual_clock(scenario: str, seats: int) -> None:
    match = run(scenario, seats, 7)
    assert match.result is not None
    assert match.result.reason != "time"


def test_the_same_seed_gives_the_same_race_and_its_record_replays() -> None:
    first, second = run("scenario_2", 4, 3), run("scenario_2", 4, 3)
    assert first.game.snapshot(first.table) == second.game.snapshot(second.table)
    assert first.record is not None
    assert speeltafel.verify(first.record).result == first.result


def test_bots_have_a_pace_and_slower_levels_roll_less() -> None:
    rolls = {}
    for level in Game.levels:
        match = run("training_1", 3, 4, level)
        assert match.record is not None
        count = sum(isinstance(entry.move, Roll) for entry in match.record.entries)
        rolls[level] = count / match.time
        assert isinstance(match.game.bot(level, 1), PacedBot)
    assert rolls["novice"] < rolls["normal"] < rolls["strong"] < rolls["master"]


@pytest.mark.parametrize("seed", range(3))
def test_open_questions_are_always_what_a_fresh_look_would_give(seed: int) -> None:
    """Only seats whose situation changed are asked anew; nobody may be forgotten."""
    options = {"scenario": "scenario_6", "sixth_confusion": 3, "race_seconds": 40}
    match = speeltafel.start("rush-out", 4, options, seed=seed, record=False)
    chooser = random.Random(seed)
    for _ in range(1500):
        if match.result is not None:
            break
        do(match, *choose(match, chooser))
        table = match.table
        assert isinstance(table, Table)
        if table.phase == RACE and match.result is None:
            fresh = clone(table)
            refresh(fresh, range(4))
            assert fresh.open == table.open


@pytest.mark.parametrize("scenario", list(scenarios()))
def test_a_view_made_from_the_view_of_another_seat_is_the_same(scenario: str) -> None:
    match = speeltafel.start("rush-out", 4, {"scenario": scenario, "race_seconds": 30}, seed=3, record=False)
    chooser = random.Random(scenario)
    for _ in range(200):
        if match.result is not None:
            break
        do(match, *choose(match, chooser))
        for other in (None, 0, 2):
            seen = match.view(other)
            for seat in (None, 0, 1, 2, 3):
                assert match.game.view_beside(match.table, seat, seen) == match.view(seat)


# Tick mode


@pytest.mark.parametrize("scenario", ["training_2", "scenario_4"])
def test_tick_mode_plays_whole_games(scenario: str) -> None:
    match = speeltafel.start("rush-out", 4, {"scenario": scenario, "tumble_ms": 300}, seed=2, record=False)
    bots = [match.game.bot("master", seat) for seat in range(4)]
    ticks = Ticks(match, 2)
    while (decision := ticks.decision()) is not None:
        move = bots[decision.seat].choose(match.view(decision.seat), decision)
        ticks.play(move or (WAIT if WAIT in decision.moves else decision.moves[0]))
    assert match.result is not None
    assert 0 < ticks.number <= 3000 * 3


def test_in_a_tick_every_seat_rolls_at_most_once_in_a_fresh_order() -> None:
    match = speeltafel.start("rush-out", 5, {"tumble_ms": 300}, seed=2, record=False)
    ticks = Ticks(match, 2)
    orders: dict[int, list[int]] = {}
    while ticks.number < 6:
        decision = ticks.decision()
        assert decision is not None
        if ticks.rolling:
            orders.setdefault(ticks.number, []).append(decision.seat)
        ticks.play(decision.moves[0] if isinstance(decision.moves[0], Roll) else decision.moves[-1])
    complete = [tuple(order) for number, order in orders.items() if 1 < number < 6]
    assert all(len(order) == len(set(order)) for order in complete)
    assert len(set(complete)) > 1
