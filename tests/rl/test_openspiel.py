"""The games with turns in OpenSpiel: its own tests, its own search, and what is behind them."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import speeltafel
from speeltafel.engine import BadSetup
from speeltafel.games import HOUSE
from speeltafel.rl import openspiel_game
from speeltafel.rl.position import Position, rules_of

SHORT: dict[str, dict[str, Any]] = {"spookhuis": {"dawn": 8}}
WITH_TURNS = [slug for slug in HOUSE if not speeltafel.load(slug).timed]
TABLES = [(slug, seats) for slug in WITH_TURNS for seats in speeltafel.load(slug).seat_counts]
SLOW = {("creatures-and-outcasts", 5), ("creatures-and-outcasts", 6)}
every_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


@pytest.mark.parametrize(("slug", "seats"), [table for table in TABLES if table not in SLOW])
def test_openspiel_simulates_and_keeps_a_game(slug: str, seats: int) -> None:
    game = openspiel_game(slug, seats, SHORT.get(slug))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@every_table
def test_openspiel_simulates_and_keeps_many_whole_games(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(openspiel_game(slug, seats), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", WITH_TURNS)
def test_a_game_is_loaded_by_its_name(slug: str) -> None:
    seats = speeltafel.load(slug).seat_counts[-1]
    name = f"speeltafel_{slug.replace('-', '_')}"
    assert pyspiel.load_game(f"{name}(players={seats})").num_players() == seats


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("speeltafel_good_vs_evil(players=3,quick=True,nope_race=arrival)")
    assert game.rules.chosen.quick is True
    assert game.rules.chosen.nope_race == "arrival"
    with pytest.raises(BadSetup, match="is for 2 to 5 players"):
        openspiel_game("good-vs-evil", seats=7)


def test_a_race_has_no_place_there() -> None:
    with pytest.raises(BadSetup, match="race without turns"):
        openspiel_game("rush-out", seats=3)


@pytest.mark.parametrize("seats", [2, 4])
def test_openspiels_own_search_plays_good_vs_evil(seats: int) -> None:
    game = openspiel_game("good-vs-evil", seats, {"quick": True})
    chooser = np.random.RandomState(seats)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, chooser), uct_c=1.4, max_simulations=5, random_state=chooser
    )
    state, asked = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() != 1:
            state.apply_action(chooser.choice(state.legal_actions()))
        else:
            asked += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
    assert asked > 0
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("slug", WITH_TURNS)
def test_a_resampled_state_is_the_same_to_its_player_and_another_to_the_others(slug: str) -> None:
    game = openspiel_game(slug, speeltafel.load(slug).seat_counts[-1], SHORT.get(slug))
    chooser, differed = np.random.RandomState(5), False
    state = game.new_initial_state()
    for step in range(400):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0 and step % 3 == 0:
            twin = state.resample_from_infostate(player, chooser.uniform)
            assert twin.current_player() == player
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            differed |= str(twin) != str(state)
        state.apply_action(chooser.choice(state.legal_actions()))
    assert differed


def test_an_information_state_remembers_what_was_seen() -> None:
    """Two games that look alike now but were played differently are told apart by who remembers."""
    game = openspiel_game("good-vs-evil", seats=2)
    first, second = game.new_initial_state(), game.new_initial_state()
    for state in (first, second):
        while state.is_chance_node():
            state.apply_action(0)
    second.position.past.append(second.position.past[-1])
    assert first.observation_string(0) == second.observation_string(0)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_a_copy_goes_its_own_way() -> None:
    position = Position(rules_of("good-vs-evil", 2, b"{}"))
    while position.below:
        position.happen(position.below - 1)
    copy = pickle.loads(pickle.dumps(position))
    before = str(position)
    assert str(copy) == before
    assert copy.rules is position.rules
    copy.answer(copy.decision.moves[0])
    assert str(position) == before
    assert str(copy) != before


def test_chance_gives_every_deal() -> None:
    """The outcomes of chance nodes decide the deal: the last ones give another hand than the first ones."""
    hands = []
    for outcome in (lambda below: 0, lambda below: below - 1):
        position = Position(rules_of("good-vs-evil", 2, b"{}"))
        while position.below:
            position.happen(outcome(position.below))
        hands.append(position.table.hands)  # type: ignore[union-attr]
    assert hands[0] != hands[1]


def test_python_ends_in_peace_when_games_are_registered() -> None:
    """OpenSpiel holds on to what was registered until the very end, when a function could not be freed any more."""
    done = subprocess.run([sys.executable, "-c", "import speeltafel.rl.openspiel"], check=False)
    assert done.returncode == 0
