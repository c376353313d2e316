"""The command line, as a person uses it."""

import json
import re
import subprocess
import sys
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec
import pytest

from speeltafel import load, slugs
from speeltafel.cli import main
from speeltafel.cli.games import meaning
from speeltafel.engine import option_values
from speeltafel.texts import Texts


class Done(NamedTuple):
    """What a command printed, and its exit code."""

    stdout: str
    stderr: str
    returncode: int


def speeltafel(*words: str, typed: str = "", cwd: Path | None = None) -> Done:
    """Run the command in this process, as a person at a keyboard would."""
    out, err, code = StringIO(), StringIO(), 0
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        stack.enter_context(chdir(cwd or "."))
        stack.enter_context(patch.object(sys, "argv", ["speeltafel", *words]))
        stack.enter_context(patch.object(sys, "stdin", StringIO(typed)))
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Done(out.getvalue(), err.getvalue(), code)


def test_the_command_is_installed() -> None:
    command = [
        sys.executable,
        "-c",
        "from speeltafel.cli import main; main()",
        "rules",
        "good-vs-evil",
        "GE-999",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


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


@pytest.mark.parametrize("game", slugs())
def test_every_option_of_a_game_is_listed_with_its_values_and_explained(game: str) -> None:
    for lang in ("en", "nl"):
        rules, texts = load(game), Texts(load(game), lang)
        usual = msgspec.structs.asdict(rules.read_options(None))
        for option, values in option_values(rules.options).items():
            assert msgspec.json.encode(usual[option]).decode().strip('"') in values or "…" in values
            assert meaning(option, texts), (lang, option)
        printed = speeltafel("games", game, "--lang", lang).stdout
        assert all(option in printed for option in usual)


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


@pytest.mark.parametrize("people", ["0", "1"])
def test_the_same_seed_gives_the_same_game_whatever_the_language(tmp_path: Path, people: str) -> None:
    told = []
    for language in ("en", "nl"):
        path = tmp_path / f"{language}.json"
        words = [
            "play",
            "good-vs-evil",
            "--people",
            people,
            "--seats",
            "3",
            "--seed",
            "9",
            "--lang",
            language,
        ]
        speeltafel(*words, "--record", str(path), typed="1\n" * 300)
        record = json.loads(path.read_text())
        told.append({part: record[part] for part in ("luck", "entries", "result")})
    assert told[0] == told[1]
    assert told[0]["entries"]


def test_people_are_called_by_the_names_they_give(tmp_path: Path) -> None:
    words = ["play", "good-vs-evil", "--name", "Noor", "--seed", "1"]
    done = speeltafel(*words, typed="q\n", cwd=tmp_path)
    assert "· Noor" in done.stdout
    assert json.loads((tmp_path / "game.json").read_text())["names"] == ["Noor", "Bot 1"]


def test_the_first_step_and_the_first_seat_are_number_1(record: Path) -> None:
    last = len(json.loads(record.read_text())["entries"]) + 1
    for step in (1, last):
        assert f"step {step} of {last}" in speeltafel("replay", str(record), "--step", str(step)).stdout
    for step in (0, last + 1):
        refused = speeltafel("replay", str(record), "--step", str(step))
        assert refused.returncode == 2
        assert f"steps 1 to {last}" in refused.stderr
    assert "seats 1 to 3" in speeltafel("replay", str(record), "--seat", "0").stderr


def test_a_cooperative_game_tells_how_often_the_table_won() -> None:
    done = speeltafel(
        "simulate", "hydes-attack", "--games", "6", "--seats", "2", "--bots", "bot", "random", "--json"
    )
    summary = json.loads(done.stdout)
    assert list(summary["sides"]) == ["table"]
    won = summary["sides"]["table"]["wins"]
    assert summary["wins_by_bot"] == {"bot": won, "random": won}
    assert sum(summary["endings"].values()) == 6


def test_a_game_of_sides_tells_how_often_each_side_won() -> None:
    done = speeltafel("simulate", "rush-out", "--games", "4", "--seats", "3", "--bots", "bot", "--json")
    sides = json.loads(done.stdout)["sides"]
    assert list(sides) == ["wizard", "heroes"]
    assert sides["wizard"]["wins"] + sides["heroes"]["wins"] == 4


def test_figures_are_written_as_the_language_does() -> None:
    words = ["simulate", "good-vs-evil", "--games", "60", "--seats", "2", "--bots", "random"]
    assert re.search(r"\d\.\d{3} beslissingen", speeltafel(*words, "--lang", "nl").stdout)
    assert re.search(r"\d,\d{3} decisions", speeltafel(*words).stdout)


def test_a_ruling_is_called_so_in_dutch() -> None:
    printed = speeltafel("rules", "good-vs-evil", "ge-r05", "--lang", "nl").stdout
    assert "Onze uitspraak" in printed
    assert "ruling" not in printed


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
        (["simulate", "good-vs-evil", "--bots", "bot:hard"], "play as: novice, normal, strong, master"),
        (["simulate", "rush-out", "--seats", "3", "--bots", "bot:hard"], "novice, normal, strong, master"),
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
        (["play", "good-vs-evil", "--bots", "bot:hard"], "play as: novice, normal, strong, master"),
        (["play", "good-vs-evil", "-o", "quick=7"], "quick"),
        (["simulate", "good-vs-evil", "--games", "0"], "at least 1"),
        (["simulate", "rush-out", "--seats", "3", "--bots", "search"], "race against the clock"),
        (["duel", "good-vs-evil", "--bots", "bot"], "a duel needs two kinds of bots"),
        (["duel", "good-vs-evil", "--bots", "bot:best", "bot"], "novice, normal, strong, master"),
        (["duel", "good-vs-evil", "--bots", "bot", "random", "--games", "0"], "at least 1"),
        (["simulate", "good-vs-evil", "--games", "many"], "many"),
        (["simulate", "good-vs-evil", "-o", "quick=perhaps"], "option quick takes true | false, not perhaps"),
        (["simulate", "good-vs-evil", "-o", "fast=true"], "there is no option 'fast'; choose from: quick, "),
        (["simulate", "good-vs-evil", "-o", "give_seconds=-1"], "option give_seconds takes 0 … 600, not -1"),
        (["simulate", "good-vs-evil", "-o", "quick"], "name=value"),
        (["simulate", "good-vs-evil", "--jobs", "0"], "0 processes cannot play"),
        (["simulate", "good-vs-evil", "--tables", "games"], "name a folder too"),
        (["games", "checkers"], "there is no game called 'checkers'"),
        (["tournament", "good-vs-evil", "--bots", "bot", "bot", "random"], "bot is named twice"),
        (["new-game", "abc", "--into", "pyproject.toml"], "cannot be written"),
        (["rules", "good-vs-evil", "GE-999"], "has no rule"),
        (["serve", "--port", "99999", "--no-open"], "no port 99999"),
        (["play", "good-vs-evil", "--record", "/nowhere/game.json"], "give another place with --record"),
        (["games", "--lang", "fr"], "fr"),
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


def test_a_duel_tells_shares_intervals_length_and_who_is_better() -> None:
    done = speeltafel("duel", "good-vs-evil", "--bots", "bot", "random", "--games", "30", "--seats", "4")
    assert done.returncode == 0
    for said in ("bot is better than random", "95 % sure", "Equals would win 25", "Decisions a game"):
        assert said in done.stdout
