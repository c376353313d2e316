"""`speeltafel verify`, with and without what a browser kept: it says what is proved, and what is not."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from speeltafel.engine import Record, Seen, write_record
from tests.engine.draws import again, at_once, kept_by_anna
from tests.test_cli import speeltafel


@pytest.fixture(scope="module")
def drawn_again() -> Record:
    return again()


def verified(folder: Path, record: Record, seen: Seen | None = None, *more: str) -> str:
    """What the command prints, in one line."""
    (folder / "record.json").write_bytes(write_record(record))
    words = ["verify", "record.json", *more]
    if seen is not None:
        (folder / "seen.json").write_bytes(msgspec.json.encode(seen))
        words += ["--seen", "seen.json"]
    done = speeltafel(*words, cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return " ".join(done.stdout.split())


def test_a_record_alone_says_what_only_a_browser_can_prove(tmp_path: Path) -> None:
    told = verified(tmp_path, at_once())
    assert "the values of Anna, Ben and Cas are those which were promised" in told
    assert "were away or silent: bot." in told
    assert "Not proved: that all this was fixed before the first card" in told
    assert "came to nothing" not in told


def test_with_what_the_browser_kept_it_is_a_proof(tmp_path: Path, drawn_again: Record) -> None:
    told = verified(tmp_path, drawn_again, kept_by_anna(drawn_again))
    assert "Draw 1 came to nothing, because a value was not opened: Ben." in told
    assert "the game that it was shown" in told
    assert "nobody could choose what was dealt. The browser's own value, that of Anna, is in it." in told
    assert told.count("Not proved") == told.count("could choose between the draws") == 1
    first = at_once()
    assert "Not proved" not in verified(tmp_path, first, kept_by_anna(first))


def test_the_same_in_dutch(tmp_path: Path, drawn_again: Record) -> None:
    told = verified(tmp_path, drawn_again, kept_by_anna(drawn_again), "--lang", "nl")
    assert "Trekking 1 verviel, omdat een getal niet getoond werd: Ben." in told
    assert "niemand kon kiezen wat er gedeeld werd" in told
    assert told.count("Niet bewezen") == told.count("kon tussen de trekkingen kiezen") == 1


def test_who_was_left_out_gets_no_proof(tmp_path: Path, drawn_again: Record) -> None:
    kept = kept_by_anna(drawn_again)
    told = verified(tmp_path, drawn_again, msgspec.structs.replace(kept, values={}))
    assert "Not proved to this browser: that nobody could choose" in told
    told = verified(tmp_path, drawn_again, msgspec.structs.replace(kept, values={}, events={}))
    assert "because the browser had no seat" in told


def test_an_old_record_is_proved_for_what_it_says(tmp_path: Path) -> None:
    old = msgspec.structs.replace(at_once(), promises=[])
    told = verified(tmp_path, old)
    assert "every outcome of chance from the revealed secret" in told
    assert "Not proved: that whoever dealt had no choice" in told


def test_a_game_from_a_chosen_seed_proves_no_chance(tmp_path: Path) -> None:
    done = speeltafel("play", "good-vs-evil", "--people", "0", "--seats", "3", "--seed", "4", cwd=tmp_path)
    assert done.returncode == 0
    assert "dealt from a chosen seed" in " ".join(
        speeltafel("verify", "game.json", cwd=tmp_path).stdout.split()
    )


@pytest.mark.parametrize(
    ("seen", "clue"),
    [
        (
            {"draws": [{"commitment": "0" * 64, "promises": ["", "", "", ""]}]},
            "not those which the browser was told",
        ),
        ({"events": {0: []}}, "was shown another game"),
        ({"names": ["Anna\x1b[2J"]}, "not those which the browser was told"),
        ({"surprise": 1}, "not what a browser keeps"),
    ],
)
def test_what_does_not_fit_gets_one_clear_line(
    tmp_path: Path, drawn_again: Record, seen: dict[str, Any], clue: str
) -> None:
    kept = msgspec.to_builtins(kept_by_anna(drawn_again)) | seen
    (tmp_path / "seen.json").write_bytes(msgspec.json.encode(kept))
    (tmp_path / "record.json").write_bytes(write_record(drawn_again))
    done = speeltafel("verify", "record.json", "--seen", "seen.json", cwd=tmp_path)
    assert done.returncode == 2
    assert clue in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_missing_file_gets_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "record.json").write_bytes(write_record(at_once()))
    done = speeltafel("verify", "record.json", "--seen", "nowhere.json", cwd=tmp_path)
    assert done.returncode == 2
    assert "cannot be read" in done.stderr
