"""Everybody's luck and choices add up to the last digit, and each of them is what it is said to be."""

from functools import cache
from itertools import pairwise

import msgspec
import pytest

import speeltafel
from speeltafel.analysis import Analysis, Care, LookBack
from speeltafel.engine import BadSetup, BrokenRecord, Record
from speeltafel.lab.driver import play_out

GLANCE = Care(walks=3, worlds=3, depth=6, options=2, iterations=6, level="strong", enough=0.0, seconds=2.0)
"""So little that whole games are analysed in seconds: accounts must add up however rough the samples are."""
TABLES = [
    ("good-vs-evil", 3),
    ("creatures-and-outcasts", 2),
    ("hydes-attack", 2),
    ("spookhuis", 3),
    ("rush-out", 3),
    ("high-card", 2),
]


@cache
def played(slug: str, seats: int) -> Record:
    """A game between normal bots."""
    match = speeltafel.start(slug, seats, seed=2)
    play_out(match, [match.game.bot("normal", seat) for seat in range(seats)])
    assert match.record is not None
    return match.record


@cache
def looked_back(slug: str, seats: int) -> Analysis:
    look_back = LookBack(speeltafel.load(slug), played(slug, seats), care=GLANCE)
    return look_back.conclude([one for _, one in look_back.measure(range(look_back.total))])


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_luck_and_choices_add_up_exactly_to_final_minus_initial(slug: str, seats: int) -> None:
    analysis = looked_back(slug, seats)

    for seat, line in enumerate(analysis.lines):
        assert line.luck + line.choices + line.others + line.play == line.end - line.start
        by_step = [step.luck[seat] + step.choice[seat] for step in analysis.steps]
        assert line.deal + sum(by_step) == line.end - line.start
    for side in analysis.sides:
        assert side.luck + side.choices + side.others + side.play == side.end - side.start


def test_luck_is_the_chance_after_an_outcome_less_the_average_over_those_that_could_have_come() -> None:
    """The average is what the player could expect after the move that was played, over worlds and draws."""
    analysis = looked_back("good-vs-evil", 3)
    places = {point.entry: number for number, point in enumerate(analysis.points)}

    for choice in analysis.choices:
        number = places[choice.entry]
        step, after = analysis.steps[number], analysis.points[number + 1].known[choice.seat]
        average = choice.options[choice.played].chance
        assert step.by == choice.seat
        assert abs(step.luck[choice.seat] - (after - average)) <= 2, "but for rounding"


def test_a_choice_costs_what_the_best_alternative_was_worth_more_in_the_same_worlds() -> None:
    for choice in looked_back("good-vs-evil", 3).choices:
        chances = [option.chance for option in choice.options]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= choice.cost <= chances[0] - chances[choice.played] + 2


def test_the_last_point_is_the_result_from_both_sides() -> None:
    record, analysis = played("good-vs-evil", 3), looked_back("good-vs-evil", 3)

    assert record.result is not None
    won = [10_000 if seat in record.result.winners else 0 for seat in range(3)]
    assert analysis.points[-1].known == analysis.points[-1].table == won


def test_a_side_has_the_choices_of_all_its_members() -> None:
    analysis = looked_back("hydes-attack", 2)

    (side,) = analysis.sides
    assert side.seats == [0, 1]
    assert side.choices == sum(line.choices for line in analysis.lines)
    assert side.others == 0


def test_in_a_race_the_dice_are_the_luck_and_what_remains_is_play() -> None:
    analysis = looked_back("rush-out", 3)

    assert [line.side for line in analysis.sides] == ["wizard", "heroes"]
    assert any(step.luck[0] for step in analysis.steps)
    assert all(line.choices == line.others == 0 for line in analysis.lines)
    times = [point.at for point in analysis.points]
    # A moment is looked at as it was before its entry, a little earlier than the entry itself.
    assert all(late - early > GLANCE.seconds / 2 for early, late in pairwise(times[:-1]))


def test_work_can_be_shared_and_gives_the_same_analysis() -> None:
    look_back = LookBack(speeltafel.load("good-vs-evil"), played("good-vs-evil", 3), care=GLANCE)
    halves = [range(1, look_back.total, 2), range(0, look_back.total, 2)]

    parts = dict(one for half in halves for one in look_back.measure(half))
    shared = look_back.conclude([parts[number] for number in range(look_back.total)])

    assert shared == looked_back("good-vs-evil", 3)


def test_an_analysis_survives_json() -> None:
    analysis = looked_back("good-vs-evil", 3)

    again = msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis)

    assert msgspec.to_builtins(again) == msgspec.json.decode(msgspec.json.encode(analysis))
    assert again.lines == analysis.lines


def test_who_leaves_answers_for_all_that_changed_by_it() -> None:
    match = speeltafel.start("good-vs-evil", 3, seed=5)
    bots = [match.game.bot("normal", seat) for seat in range(3)]
    match.leave(2)
    play_out(match, bots)
    assert match.record is not None
    look_back = LookBack(match.game, match.record, care=GLANCE)

    analysis = look_back.conclude([one for _, one in look_back.measure(range(look_back.total))])

    assert (analysis.steps[0].by, analysis.steps[0].luck) == (2, [0, 0, 0])
    assert analysis.lines[2].choices < 0


def test_a_game_that_is_not_over_is_not_looked_back_upon() -> None:
    record = played("good-vs-evil", 3)
    half = msgspec.structs.replace(record, entries=record.entries[:9], result=None)

    with pytest.raises(BrokenRecord, match="not over"):
        LookBack(speeltafel.load("good-vs-evil"), half)


def test_there_are_two_depths() -> None:
    with pytest.raises(BadSetup, match="quick or deep"):
        LookBack(speeltafel.load("good-vs-evil"), played("good-vs-evil", 3), depth="endless")
