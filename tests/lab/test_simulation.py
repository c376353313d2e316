"""The same plan gives the same games and the same files, however it is played and however often it is broken off."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import BadSetup
from speeltafel.lab import (
    Plan,
    Summary,
    make_plan,
    play_out,
    read_tables,
    run,
    simulate,
    simulation,
    spread,
    store,
)
from speeltafel.lab import part as parts
from speeltafel.lab.plan import TABLES

PLAYERS = ["bot", "random", "random"]


def plan(games: int = 60, tables: tuple[str, ...] = TABLES, part_size: int = 10) -> Plan:
    """A short plan in several parts, with everything noted."""
    return make_plan("good-vs-evil", games, PLAYERS, seed=5, tables=tables, part_size=part_size)


def work(wanted: Plan) -> list[parts.Job]:
    """All parts of a plan."""
    return [parts.job(wanted, number) for number in range(wanted.parts)]


def content(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def without_time(summary: Summary) -> Summary:
    summary.seconds = summary.decisions_per_second = 0.0
    return summary


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Summary, dict[str, bytes]]:
    """The plan as one process plays it."""
    folder = tmp_path_factory.mktemp("lab") / "alone"
    return without_time(run(plan(), out=folder)), content(folder)


def test_a_simulation_is_the_bare_loop() -> None:
    wins, lengths = [0.0, 0.0, 0.0], 0
    for number in range(12):
        match = speeltafel.start("good-vs-evil", 3, seed=f"5/{number}", events=False, record=False)
        order = [PLAYERS[(seat + number) % 3] for seat in range(3)]
        players = [make_player(match.game, kind, hash((5, number, seat))) for seat, kind in enumerate(order)]
        lengths += play_out(match, players)
        assert match.result is not None
        wins[match.result.winners[0]] += 1
    summary = simulate("good-vs-evil", 12, PLAYERS, seed=5)
    assert (summary.wins_by_seat, summary.decisions) == (wins, lengths)


@pytest.mark.parametrize("slug", speeltafel.slugs())
def test_who_watches_changes_nothing(slug: str, tmp_path: Path) -> None:
    """Luck takes seconds in some games, so that only one of them measures it here."""
    seats = speeltafel.load(slug).seat_counts[0]
    tables = [table for table in TABLES if table != "luck" or slug == "good-vs-evil"]
    options = speeltafel.load(slug).advice(seats)
    bare = simulate(slug, 2, ["bot"] * seats, seed=4, options=options)
    watched = simulate(
        slug, 2, ["bot"] * seats, seed=4, options=options, out=tmp_path / "watched", tables=tables
    )
    assert without_time(watched) == without_time(bare)


def test_processes_write_the_same_bytes(alone: tuple[Summary, dict[str, bytes]], tmp_path: Path) -> None:
    summary = run(plan(), jobs=2, out=tmp_path / "many")
    assert (without_time(summary), content(tmp_path / "many")) == alone


def playing_process() -> int:
    """One of the processes that joblib started from here."""
    children = psutil.Process().children()
    return int(next(child.pid for child in children if "LokyProcess" in " ".join(child.cmdline())))


def test_a_process_that_is_killed_is_not_missed(
    alone: tuple[Summary, dict[str, bytes]], tmp_path: Path
) -> None:
    kept = store.open_store(tmp_path / "killed", plan())
    for number, part in enumerate(spread.spread(parts.play_part, work(plan()), jobs=2)):
        kept.write(part)
        if number == 0:
            os.kill(playing_process(), signal.SIGKILL)
    assert content(tmp_path / "killed") == alone[1]


KILLED = """
import os, signal, sys
from pathlib import Path
from speeltafel.lab import run
from tests.lab.test_simulation import plan

done = 0
def progress(games):
    global done
    done += games
    if done == 25:
        os.kill(os.getpid(), signal.SIGKILL)

run(plan(), out=Path(sys.argv[1]), progress=progress)
"""


def test_after_a_kill_only_what_is_missing_is_played(
    alone: tuple[Summary, dict[str, bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "broken off"
    done = subprocess.run([sys.executable, "-c", KILLED, str(folder)], timeout=120, check=False)
    assert done.returncode == -signal.SIGKILL
    assert sorted(path.name for path in folder.glob("part-*")) == ["part-00000", "part-00001"]
    played: list[int] = []

    def noted(work: parts.Job, progress: spread.Progress) -> parts.Part:
        played.append(work.number)
        return parts.play_part(work, progress)

    monkeypatch.setattr(simulation, "play_part", noted)
    summary = run(plan(), out=folder)
    assert played == [2, 3, 4, 5]
    assert (without_time(summary), content(folder)) == alone


@pytest.mark.parametrize("kept", [True, False])
def test_who_stops_a_run_is_told_what_remains(kept: bool, tmp_path: Path) -> None:
    where = ["--out", str(tmp_path / "games"), "--tables", "games"] if kept else []
    words = ["simulate", "good-vs-evil", "--games", "1000000", "--seats", "2", "--jobs", "1", *where]
    command = [sys.executable, "-u", "-m", "speeltafel", *words]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    try:
        if kept:
            wait_for(lambda: any((tmp_path / "games").glob("part-*")))
        else:
            wait_for(lambda: psutil.Process(running.pid).cpu_times().user > 2)
        running.send_signal(signal.SIGINT)
        said = running.stderr.read()
    finally:
        running.kill()
    assert running.wait() == 130
    assert ("the same command goes on" if kept else "Nothing is kept") in " ".join(said.split())
    assert "Traceback" not in said


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def test_what_was_half_written_is_swept_away(tmp_path: Path) -> None:
    run(plan(10), out=tmp_path)
    (tmp_path / ".coming-00001-1").mkdir()
    (tmp_path / ".coming-00001-1" / "games.parquet").write_bytes(b"half")
    run(plan(20), out=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lab.json", "part-00000", "part-00001"]


def test_more_games_are_added_to_a_part_that_was_short(tmp_path: Path) -> None:
    run(plan(15, ("games",)), out=tmp_path / "grown")
    run(plan(25, ("games",)), out=tmp_path / "grown")
    run(plan(25, ("games",)), out=tmp_path / "at once")
    assert content(tmp_path / "grown") == content(tmp_path / "at once")
    assert read_tables(tmp_path / "grown", "games").collect()["game"].to_list() == list(range(25))


def test_one_part_is_held_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory does not grow with the number of games: a part is written before the next is played."""
    happened: list[str] = []

    def play(work: parts.Job, progress: spread.Progress) -> parts.Part:
        happened.append(f"play {work.number}")
        return parts.play_part(work, progress)

    def write(self: store.Store, part: parts.Part) -> None:
        happened.append(f"write {part.number}")

    monkeypatch.setattr(simulation, "play_part", play)
    monkeypatch.setattr(store.Store, "write", write)
    run(plan(30), out=tmp_path)
    assert happened == ["play 0", "write 0", "play 1", "write 1", "play 2", "write 2"]


def test_processes_are_handed_a_bounded_number_of_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "WAVE", 2)
    handed: list[int] = []

    def pieces() -> Iterator[parts.Job]:
        for piece in work(plan(12, (), part_size=1)):
            handed.append(piece.number)
            yield piece

    arriving = spread.spread(parts.play_part, pieces(), jobs=2)
    next(arriving)
    assert len(handed) == 4
    assert len(list(arriving)) == 11


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"games": 0}, "at least 1"),
        ({"tables": ("games", "moods")}, "no table 'moods'"),
        ({"part_size": 0}, "at least 1"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        make_plan("good-vs-evil", **{"games": 5, "players": PLAYERS, **given})  # type: ignore[arg-type]


def test_a_folder_with_other_games_is_left_alone(tmp_path: Path) -> None:
    run(plan(20, ("games",)), out=tmp_path)
    before = content(tmp_path)
    with pytest.raises(BadSetup, match="seed 5, not 6"):
        run(make_plan("good-vs-evil", 20, PLAYERS, seed=6, tables=["games"], part_size=10), out=tmp_path)
    with pytest.raises(BadSetup, match="game good-vs-evil, not hydes-attack"):
        run(make_plan("hydes-attack", 20, PLAYERS, seed=5, tables=["games"], part_size=10), out=tmp_path)
    with pytest.raises(BadSetup, match="20 games already"):
        run(plan(10, ("games",)), out=tmp_path)
    assert content(tmp_path) == before


@pytest.mark.parametrize("label", ["no json", "[]", '{"schema": 99}'])
def test_a_folder_that_is_not_ours_is_left_alone(label: str, tmp_path: Path) -> None:
    (tmp_path / "lab.json").write_text(label)
    with pytest.raises(BadSetup, match=r"not a folder of the lab|was written with schema"):
        run(plan(10), out=tmp_path)
    assert content(tmp_path) == {"lab.json": label.encode()}


def test_a_file_in_the_way_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadSetup, match="choose a new or an empty one"):
        run(plan(10), out=tmp_path)
    with pytest.raises(BadSetup, match="not a folder of the lab"):
        run(plan(10), out=tmp_path / "notes.txt")


@pytest.mark.parametrize(
    ("library", "extra"), [("joblib", "sim"), ("polars", "sim"), ("distributed", "cluster")]
)
def test_a_missing_extra_gets_a_clear_line(
    library: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(BadSetup, match=rf"{library} is missing: pip install 'speeltafel\[{extra}\]'"):
        run(plan(20), jobs=2, cluster="local" if library == "distributed" else "", out=tmp_path / "out")


def test_without_joblib_one_process_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spread.usual_jobs(100) == spread.cores()
    assert spread.usual_jobs(1) == 1
    monkeypatch.setitem(sys.modules, "joblib", None)
    assert spread.usual_jobs(100) == 1
