"""Every bot against every other, from every seat."""

import json
import re

import pytest

import speeltafel
from speeltafel.engine import BadSetup
from speeltafel.lab.ratings import rated
from speeltafel.lab.stopwatch import Thought, timed
from speeltafel.lab.tournament import fixtures, seatings_of, tournament
from tests.test_cli import speeltafel as command

speeltafel.register("high-card", "examples.high_card")


def test_the_better_is_rated_higher_and_wins_more() -> None:
    found = tournament("good-vs-evil", ["random", "bot"], deals=20).standings[0]
    best, worst = found.ratings
    assert (best.name, worst.name) == ("bot", "random")
    assert best.strength > worst.strength + 4
    against = found.matrix["bot"]["random"]
    assert against.low > 0.5
    assert against.wins + found.matrix["random"]["bot"].wins == found.games == 20 * 2
    assert found.think["bot"] > found.think["random"] > 0


def test_equals_are_rated_alike() -> None:
    """Where each hand is one card, the deal decides: whoever sits everywhere in turn wins half of it."""
    found = tournament("high-card", ["random", "bot"], deals=10, seats=4, options={"rounds": 1}).standings[0]
    assert found.matrix["bot"]["random"].share == 0.5


def test_the_same_seed_gives_the_same_standings() -> None:
    bots = ["random", "bot:novice"]
    found = tournament("good-vs-evil", bots, deals=3, seats=2, seed=4, jobs=2).standings[0]
    expected = tournament("good-vs-evil", bots, deals=3, seats=2, seed=4).standings[0]
    assert (found.ratings, found.matrix, found.length) == (expected.ratings, expected.matrix, expected.length)


def test_nobody_meets_another_twice_before_all_others() -> None:
    bots = ["bot:novice", "bot:normal", "random"]
    pairs = [meeting.bots for meeting in fixtures("good-vs-evil", bots, 2, {}, deals=2, seed=0)]
    assert len({frozenset(pair) for pair in pairs[:3]}) == 3
    assert pairs[3:] == pairs[:3]


@pytest.mark.parametrize(
    ("slug", "seats", "expected"),
    [("hydes-attack", 2, [(), (0, 1)]), ("rush-out", 3, [(0,), (1, 2)]), ("high-card", 2, [(0,), (1,)])],
)
def test_sides_and_whole_tables_are_seatings_too(slug: str, seats: int, expected: object) -> None:
    match = speeltafel.start(slug, seats, seed=1)
    assert sorted(seatings_of(match.game, match)) == expected


def test_where_all_win_together_the_same_deal_is_compared() -> None:
    found = tournament("hydes-attack", ["bot", "random"], deals=4).standings[0]
    assert found.games == 8
    assert found.matrix["bot"]["random"].of == 4
    assert found.ratings[0].name == "bot"


def test_options_are_compared_side_by_side() -> None:
    across = [{"rounds": 1}]
    usual, short = tournament("high-card", ["bot", "random"], deals=2, across=across).standings
    assert (usual.options, short.options) == ({}, {"rounds": 1})
    assert short.length["max"] < usual.length["min"]


def test_a_draw_is_half_a_win() -> None:
    ratings = rated(["a", "b"], [(("a", "b"), 0.5)] * 5)
    assert ratings[0].strength == ratings[1].strength == 25
    assert ratings[0].high - ratings[0].low < rated(["a", "b"], [])[0].high - rated(["a", "b"], [])[0].low


def test_a_stopwatch_counts_the_outermost_question_only() -> None:
    class Wordy:
        def choose(self, view: object, decision: object) -> str:
            return self.look(view, decision)

        def look(self, view: object, decision: object) -> str:
            return "this"

    thought = Thought()
    player = timed(Wordy(), thought)  # type: ignore[arg-type]
    player.choose(None, None)  # type: ignore[arg-type]
    assert thought.times == 1


@pytest.mark.parametrize("bots", [["bot"], ["bot", "bot"], ["bot", "genius"]])
def test_what_is_no_tournament_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match=r"two different bots|no player called 'genius'"):
        tournament("good-vs-evil", bots)


def test_the_command_prints_ratings_and_matrix_in_both_languages() -> None:
    words = ("tournament", "good-vs-evil", "--bots", "bot", "random", "--deals", "3")
    english = command(*words).stdout
    assert "strength" in english
    assert "6 games of 2 players, 6 of each pair" in english
    assert re.search(r"\(\d+ – \d+\)", english), "a share comes with its interval"
    dutch = command(*words, "--across", "quick=true", "--lang", "nl").stdout
    assert "sterkte" in dutch
    assert "quick=true" in dutch
    assert json.loads(command(*words, "--json").stdout)["bots"] == ["bot", "random"]
    assert "two different bots" in command("tournament", "good-vs-evil").stderr
