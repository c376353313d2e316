"""Nothing on the wire tells a seat what it may not know.

Two tables are played in step. At every turn the second gets another world that seat 0 cannot tell from the first: other
hands, another order of the pile. As long as the rules give seat 0 the same views and events in both, everything that
travels to seat 0's browser must be the same, byte for byte except clocks and names of tables. In a race the tables have
one clock, which the test moves by hand, so that even the times must be the same.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.attacks.worlds import Pair, plain
from tests.server.inside import ServerInside
from tests.server.player import Message
from tests.server.races.worlds import HandClock, RacePair

WORLDS = 14
"""How many worlds of the longer games are compared."""
RACE_WORLDS = 10
"""How many worlds of a race; each goes on until a card is turned up."""


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerInside]:
    monkeypatch.setattr("speeltafel.server.lobby.making.new_seed", lambda: "the same deal for both")
    server = ServerInside(tmp_path).start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("race", "seed", "hidden_choices"),
    [("arrival", 1, 0), ("commit", 2, 1), pytest.param("commit", 3, 1, marks=pytest.mark.long)],
)
async def test_all_traffic_of_a_seat_is_the_same_in_every_world(
    inside: ServerInside, race: str, seed: int, hidden_choices: int
) -> None:
    options = {"nope_race": race, "nope_window_seconds": 600, "main_action_seconds": 600}
    pair = Pair(inside, "good-vs-evil", options, seed)
    await pair.begin()
    dealt = [json.dumps(plain(room[1].heard, pair.volatile)) for room in pair.rooms]
    assert dealt[0] == dealt[1], "not the same deal"

    await pair.go_through()

    assert pair.compared > 60
    assert pair.hidden_choices >= hidden_choices
    assert pair.hidden_differences > 10, "the worlds did not differ for anybody: this test proves nothing"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (
            "creatures-and-outcasts",
            {"race": "commit", "race_seconds": 0, "turn_seconds": 0, "choice_seconds": 0},
        ),
        ("hydes-attack", {}),
        ("spookhuis", {}),
    ],
)
async def test_the_other_games_tell_nothing_on_the_wire(
    inside: ServerInside, game: str, options: Message
) -> None:
    pair = Pair(inside, game, options, seed=5)
    await pair.begin()
    await pair.go_through(WORLDS)
    assert pair.compared > 20
    assert pair.hidden_differences > 2, "the worlds did not differ for anybody: this test proves nothing"


@pytest.mark.parametrize("scenario", ["training_1", "scenario_6"])
async def test_a_race_tells_nothing_on_the_wire(
    inside: ServerInside, monkeypatch: pytest.MonkeyPatch, scenario: str
) -> None:
    pair = RacePair(inside, HandClock(monkeypatch), {"scenario": scenario}, seed=7)
    await pair.begin()
    await pair.go_through(RACE_WORLDS)
    assert pair.compared > 200
    assert pair.other_piles > 100, "the piles did not differ: this test proves nothing"
    assert pair.hidden_differences >= RACE_WORLDS, "the heroes said nothing else: this test proves nothing"
