"""Switches in the data: a copy of the game with an edited file plays by the other side of each."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import speeltafel
from speeltafel.kit.rules import rule

PLAY = """
import json, sys, random
import speeltafel

def destinations(decision):
    return sorted(getattr(move, "location", "stay") for move in decision.moves)

options = {"outcast_1": "eugene", "outcast_2": "ajax", "first_player": 1}
match = speeltafel.start("hydes-attack", 2, options, seed=3, record=False)
told = {"entered": 0, "home": destinations(match.decisions()[0]), "played": []}
chance = random.Random(5)
while match.result is None:
    decision = match.decisions()[0]
    view = match.view(decision.seat)
    fates = {place.location: place.fate for place in view.locations}
    here = view.players[decision.seat].location
    if decision.kind == "move":
        told["entered"] += sum(fates.get(place, "open") != "open" for place in destinations(decision))
    if decision.kind == "play" and here == "nevermore":
        told["played"].append(decision.seat)
    match.play(decision.seat, chance.choice(decision.moves))
told["losses"] = match.view(None).losses
told["attacks"] = len(match.view(None).attacks)
print(json.dumps(told))
"""


SWAP = """
import json
from tests.games.hydes_attack.layout import lay

scene = lay("wednesday bianca", hands="S2/M2", piles={"pilgrim_village": "6 S5"}, attack="pilgrim_village")
print(json.dumps({"swaps": [getattr(move, "revealed", "") for move in scene.moves], "total": scene.view(None).total}))
"""


class Box:
    """A copy of the code whose data can be edited."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        ignored = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(Path(speeltafel.__file__).parents[1], self.source, ignore=ignored)

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.source / "speeltafel" / "games" / "hydes_attack" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def play(self, script: str = PLAY) -> dict[str, object]:
        """What a game by chance (or another script) shows, in a process of its own."""
        folders = f"{self.source}{os.pathsep}{Path(__file__).parents[3]}"
        environment = os.environ | {"PYTHONPATH": folders}
        run = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, check=True, text=True
        )
        told: dict[str, object] = json.loads(run.stdout)
        return told


@pytest.fixture
def box(tmp_path: Path) -> Box:
    return Box(tmp_path)


@rule("HA-R10", "HA-R18", "HA-R01")
def test_as_it_is_attacked_places_are_entered_and_eugene_plays_from_nevermore(box: Box) -> None:
    told = box.play()
    assert told["entered"] != 0
    assert set(told["played"]) == {0}  # type: ignore[call-overload]
    assert told["losses"] == 3


@rule("HA-R10")
def test_attacked_places_can_be_closed(box: Box) -> None:
    box.edit("board.toml", "may_enter_attacked = true", "may_enter_attacked = false")
    told = box.play()
    assert told["entered"] == 0
    assert told["home"] == ["art_shed", "crypt", "jericho", "pilgrim_village", "stay", "woods"]


@rule("HA-R18")
def test_eugene_can_be_kept_from_playing_in_nevermore(box: Box) -> None:
    box.edit("outcasts.toml", "plays_from_nevermore = true", "plays_from_nevermore = false")
    assert box.play()["played"] == []


@rule("HA-R15", "HA-R16")
def test_a_six_that_is_given_a_symbol_is_barred_by_it_but_still_never_swapped(box: Box) -> None:
    assert box.play(SWAP) == {"swaps": ["", "siren_5"], "total": 6}
    box.edit("power_cards.toml", 'symbol = "none"', 'symbol = "siren"')
    assert box.play(SWAP) == {"swaps": ["", "siren_5"], "total": 0}


@rule("HA-R01")
def test_the_number_of_wounds_that_lose_can_be_changed(box: Box) -> None:
    box.edit("board.toml", "injuries_to_lose = 3", "injuries_to_lose = 1")
    told = box.play()
    assert told["losses"] == 1
