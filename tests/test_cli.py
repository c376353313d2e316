"""The command line, as a person uses it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest


def speeltafel(*words: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-c", "from speeltafel.cli import main; main()", *words]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=cwd, timeout=120, check=False
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game between bots."""
    path = tmp_path / "game.json"
    done = speeltafel("play", "good-vs-evil", "--people", "0", "--seats", "3", "--record", str(path))
    assert done.returncode == 0
    return path


def test_games_lists_every_game_in_both_languages() -> None:
    assert "good-vs-evil" in speeltafel("games").stdout
    assert "spelers" in speeltafel("games", "--lang", "nl").stdout


def test_a_rule_is_printed_in_dutch_whatever_the_case_of_its_id() -> None:
    printed = speeltafel("rules", "good-vs-evil", "ge-041", "--lang", "nl").stdout
    assert printed.startswith("GE-041")
    assert "kaarten" in printed


def test_simulate_prints_exactly_the_promised_keys() -> None:
    done = speeltafel(
        "simulate",
        "good-vs-evil",
        "--games",
        "5",
        "--seats",
        "4",
        "--bots",
        "bot",
        "random",
        "--seed",
        "3",
        "--json",
    )
    summary = json.loads(done.stdout)
    assert list(summary) == [
        "game",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins_by_seat",
        "wins_by_bot",
        "length",
        "endings",
        "sides",
        "seats",
        "bots",
    ]
    assert summary["finished"] == 5
    assert sum(summary["wins_by_bot"].values()) == 5


def test_the_same_seed_simulates_the_same_games() -> None:
    runs = [
        speeltafel("simulate", "good-vs-evil", "--games", "4", "--seats", "3", "--json").stdout
        for _ in range(2)
    ]
    first, second = (json.loads(run) for run in runs)
    assert first["decisions"] == second["decisions"]
    assert first["wins_by_seat"] == second["wins_by_seat"]


def test_a_person_plays_to_the_end_with_hands_covered_from_the_other(tmp_path: Path) -> None:
    typed = "\n" * 4 + "1\n" * 3000
    done = speeltafel(
        "play", "good-vs-evil", "--people", "2", "--seats", "3", "--seed", "5", typed=typed, cwd=tmp_path
    )
    assert "Pass the keyboard to" in done.stdout
    assert (tmp_path / "game.json").exists()


def test_a_person_can_search_ask_for_the_rule_and_stop(tmp_path: Path) -> None:
    done = speeltafel("play", "good-vs-evil", "--seed", "1", typed="r\n?\nzzz\nq\n", cwd=tmp_path)
    assert "GE-" in done.stdout
    assert 'No line contains "zzz"' in done.stdout
    assert "The game was stopped" in done.stdout


def test_a_finished_game_is_proved_told_and_shown(record: Path) -> None:
    assert "Proved" in speeltafel("verify", str(record)).stdout
    assert "wins!" in speeltafel("replay", str(record)).stdout
    assert "Draw pile" in speeltafel("replay", str(record), "--step", "3", "--seat", "2").stdout


def test_a_record_with_one_changed_card_is_not_proved(record: Path) -> None:
    kept = json.loads(record.read_text())
    kept["luck"][5] = (kept["luck"][5] + 1) % 5
    record.write_text(json.dumps(kept))
    done = speeltafel("verify", str(record))
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("words", "clue"),
    [
        (["play", "checkers"], "there is no game called 'checkers'"),
        (["play", "spookhuis", "--step-in", "sometimes"], "sometimes"),
        (["simulate", "good-vs-evil", "--seats", "9"], "2 to 5 players"),
        (["simulate", "good-vs-evil", "--bots", "genius"], "there is no player called 'genius'"),
        (["simulate", "good-vs-evil", "--bots", "bot:hard"], "play as: normal"),
        (["simulate", "rush-out", "--seats", "3", "--bots", "bot:hard"], "novice, skilled, master"),
        (
            ["simulate", "good-vs-evil", "--bots", "random:normal"],
            "there is no player called 'random:normal'",
        ),
        (
            ["simulate", "good-vs-evil", "--seats", "2", "--bots", "bot", "bot", "bot"],
            "3 bots are named for 2",
        ),
        (["simulate", "good-vs-evil", "--seats", "0"], "2 to 5 players"),
        (["play", "good-vs-evil", "--people", "9"], "9 people do not fit"),
        (["play", "good-vs-evil", "--people", "-1"], "-1 people do not fit"),
        (["play", "good-vs-evil", "--name", "Noor", "Sam"], "2 names are given for 1 people"),
        (["play", "good-vs-evil", "--bots", "bot:hard"], "play as: normal"),
        (["play", "good-vs-evil", "-o", "quick=7"], "quick"),
        (["simulate", "good-vs-evil", "--games", "0"], "at least 1"),
        (["simulate", "good-vs-evil", "--games", "many"], "many"),
        (["simulate", "good-vs-evil", "-o", "quick=perhaps"], "quick"),
        (["simulate", "good-vs-evil", "-o", "fast=true"], "fast"),
        (["simulate", "good-vs-evil", "-o", "quick"], "name=value"),
        (["rules", "good-vs-evil", "GE-999"], "has no rule"),
        (["verify", "nowhere.json"], "cannot be read"),
        (["replay", "nowhere.json"], "cannot be read"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(words: list[str], clue: str) -> None:
    done = speeltafel(*words)
    assert done.returncode == 2
    assert clue in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"game": "good-vs-evil"}', "\x00\x01"])
def test_a_broken_record_gets_one_clear_line(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(broken)
    done = speeltafel("verify", str(path))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_race_in_real_time_is_watched_in_the_terminal_and_played_in_the_browser(tmp_path: Path) -> None:
    refused = speeltafel("play", "rush-out")
    assert refused.returncode == 2
    assert "--people 0" in refused.stderr
    path = tmp_path / "race.json"
    watched = speeltafel(
        "play", "rush-out", "--people", "0", "--seats", "3", "--seed", "2", "--record", str(path)
    )
    assert "The game is over." in watched.stdout
    assert speeltafel("verify", str(path)).returncode == 0
