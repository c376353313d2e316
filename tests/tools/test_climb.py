"""The weights of The Hyde's Attack can be sought again."""

import random
from importlib import resources
from pathlib import Path

from speeltafel.games import hydes_attack
from speeltafel.games.hydes_attack.weights import SEASONED
from tools import climb


def test_a_climb_takes_one_step_at_a_time_and_tells_better_players_from_worse() -> None:
    changed = climb.nudged(SEASONED, random.Random(1))
    assert sum(now != before for now, before in zip(changed, SEASONED, strict=True)) == 1
    careless = SEASONED._replace(help_now=20.0, help_this_round=20.0, keep=-3.0)
    assert climb.compared(SEASONED, careless, 12, "test").is_clear()
    assert climb.compared(careless, careless, 3, "test") == (0.0, 0.0)


def test_found_weights_are_kept_as_they_are_read(tmp_path: Path) -> None:
    climb.write(SEASONED, tmp_path / "weights.json")
    assert (tmp_path / "weights.json").read_bytes() == (
        resources.files(hydes_attack) / "weights.json"
    ).read_bytes()
