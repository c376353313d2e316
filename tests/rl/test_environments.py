"""The environments pass the tests of the projects whose interfaces they have, at every number of seats."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

import speeltafel
from speeltafel.engine import BadSetup, IllegalMove
from speeltafel.games import HOUSE
from speeltafel.rl import gym_env, parallel_env, pettingzoo_env

Table = tuple[str, int, dict[str, Any]]
SHORT = {"rush-out": {"race_seconds": 20, "start_seconds": 5}}


def tables(slug: str) -> list[Table]:
    """Every number of seats of a game."""
    game = speeltafel.load(slug)
    return [(slug, seats, game.advice(seats) | SHORT.get(slug, {})) for seats in game.seat_counts]


every_table = pytest.mark.parametrize(
    "table", [table for slug in HOUSE for table in tables(slug)], ids=lambda table: f"{table[0]}-{table[1]}"
)
every_race = pytest.mark.parametrize("table", tables("rush-out"), ids=lambda table: str(table[1]))


@pytest.fixture(autouse=True)
def _dict_observations() -> Any:
    """PettingZoo remarks that masks make an observation a dict, as in its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        yield


@every_table
def test_pettingzoo_accepts_a_table(table: Table) -> None:
    api_test(pettingzoo_env(*table), num_cycles=100)
    seed_test(lambda: pettingzoo_env(*table), num_cycles=50)


@every_race
def test_pettingzoo_accepts_a_race_in_which_all_act_at_once(table: Table) -> None:
    parallel_api_test(parallel_env(*table), num_cycles=50)
    parallel_seed_test(lambda: parallel_env(*table), num_cycles=10)


@every_table
def test_gymnasium_accepts_a_seat_against_bots(table: Table) -> None:
    slug, seats, options = table
    check_env(gym_env(slug, seats, options, seat=seats - 1, bots=["random"]), skip_render_check=True)


@pytest.mark.long
@every_table
def test_whole_games_in_every_environment(table: Table) -> None:
    api_test(pettingzoo_env(*table), num_cycles=3000)
    seed_test(lambda: pettingzoo_env(*table), num_cycles=1000)
    slug, seats, options = table
    for seat in range(seats):
        play_seat(gym_env(slug, seats, options, seat=seat, bots=["bot", "random"]))


def play_seat(env: Any, seed: int = 0) -> float:
    """A whole game by random legal actions; what it was worth."""
    vector, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(vector)
        vector, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert "illegal" not in info
    return reward


@pytest.mark.parametrize("slug", HOUSE)
def test_a_seat_plays_to_the_end_against_bots(slug: str) -> None:
    game = speeltafel.load(slug)
    seats = game.seat_counts[0]
    reward = play_seat(gym_env(slug, seats, game.advice(seats) | SHORT.get(slug, {})))
    assert -1 <= reward <= 1


def test_rewards_come_at_the_end_and_add_up() -> None:
    env = pettingzoo_env("good-vs-evil", seats=3)
    env.reset(seed=4)
    chooser, rewards = np.random.default_rng(4), {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] = reward
        if not over:
            assert not any(env.rewards.values())
        env.step(None if over else chooser.choice(seen["action_mask"].nonzero()[0]))
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]


def test_masks_are_the_legal_list() -> None:
    env = pettingzoo_env("good-vs-evil", seats=2)
    env.reset(seed=1)
    names = [env.action_names[number] for number in env.last()[0]["action_mask"].nonzero()[0]]
    assert len(names) == len(env.match.decisions()[0].moves)
    assert names[0] == "draw"
    assert not env.observe(other_agent(env))["action_mask"].any()


def other_agent(env: Any) -> str:
    return next(str(agent) for agent in env.agents if agent != env.agent_selection)


def test_cells_have_names() -> None:
    env = pettingzoo_env("good-vs-evil", seats=2)
    env.reset(seed=1)
    vector = env.last()[0]["observation"]
    told = dict(zip(env.observation_names, vector, strict=True))
    seat = env.match.table.turn
    assert told["pile"] == pytest.approx(len(env.match.table.pile) / 60)
    assert told["turn:+0"] == 1
    assert told["turn:+1"] == 0
    for kind, word in enumerate(("exploding_kitten", "defuse", "armageddon", "attack")):
        assert told[f"hand:{word}"] == pytest.approx(env.match.table.hands[seat][kind] / 6)


def test_an_action_that_is_not_possible_is_refused_and_changes_nothing() -> None:
    env = pettingzoo_env("good-vs-evil", seats=2)
    env.reset(seed=1)
    before = env.match.game.snapshot(env.match.table)
    with pytest.raises(IllegalMove, match=r"action 0 \(wait\) is not possible now"):
        env.step(0)
    with pytest.raises(IllegalMove, match="there is no action 99999"):
        env.step(99999)
    assert env.match.game.snapshot(env.match.table) == before


def test_in_gymnasium_an_action_that_is_not_possible_loses() -> None:
    env = gym_env("good-vs-evil", seats=2, bots=["random"])
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_without_a_seed_every_game_is_another_and_a_seed_repeats_the_row() -> None:
    first, second = pettingzoo_env("good-vs-evil", seats=2), pettingzoo_env("good-vs-evil", seats=2)
    rows = []
    for env in (first, second):
        env.reset(seed=3)
        row = [env.match.table.hands]
        env.reset()
        rows.append([*row, env.match.table.hands])
    assert rows[0] == rows[1]
    assert rows[0][0] != rows[0][1]


def test_what_is_offered_can_be_left_or_used() -> None:
    """An item for any moment is asked of its holder before the others go on."""
    env = pettingzoo_env("spookhuis", seats=3)
    met = 0
    for seed in range(40):
        env.reset(seed=seed)
        chooser = np.random.default_rng(seed)
        for _ in range(150):
            seen, _, over, _, _ = env.last()
            if over:
                break
            met += seen["action_mask"][0]
            env.step(chooser.choice(seen["action_mask"].nonzero()[0]))
        if met:
            return
    raise AssertionError("nobody was offered anything")


def test_what_cannot_be_is_told_in_a_line() -> None:
    with pytest.raises(BadSetup, match=r"has turns.*pettingzoo_env"):
        parallel_env("good-vs-evil", seats=2)
    with pytest.raises(BadSetup, match="2 to 5 players, not 9"):
        pettingzoo_env("good-vs-evil", seats=9)
    with pytest.raises(BadSetup, match="there is no seat 2 at a table of 2"):
        gym_env("good-vs-evil", seats=2, seat=2)
    with pytest.raises(BadSetup, match="there is no player called 'bto'"):
        gym_env("good-vs-evil", seats=2, bots=["bto"])
    with pytest.raises(BadSetup, match="name at least one kind of bot"):
        gym_env("good-vs-evil", seats=2, bots=[])


def test_a_game_that_is_no_numbers_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(type(speeltafel.load("good-vs-evil"))):  # type: ignore[misc]
        def package(self) -> str:
            return "speeltafel.bots"

    from speeltafel.rl.games import spaces_of

    with pytest.raises(BadSetup, match=r"no module speeltafel\.bots\.spaces"):
        spaces_of(Silent())


def test_without_the_extra_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "speeltafel.rl.aec")
    with pytest.raises(BadSetup, match=r"pip install 'speeltafel\[rl\]'"):
        pettingzoo_env("good-vs-evil", seats=2)
