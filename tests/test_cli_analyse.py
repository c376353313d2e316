"""`speeltafel analyse`, as a person uses it."""

import json
import re
from pathlib import Path

import pytest

import speeltafel as house
from speeltafel.analysis import Analysis
from speeltafel.analysis.plan import CARES
from speeltafel.engine import write_record
from speeltafel.lab.driver import play_out
from tests.analysis.test_accounts import GLANCE, played
from tests.test_cli import speeltafel


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(played("good-vs-evil", 3)))
    return path


@pytest.fixture(autouse=True)
def glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both depths look only briefly here."""
    for depth in ("quick", "deep"):
        monkeypatch.setitem(CARES, depth, GLANCE)


def analyse(*words: str) -> tuple[str, str, int]:
    done = speeltafel("analyse", *words, "--jobs", "1")
    assert "Traceback" not in done.stderr
    return done.stdout, done.stderr, done.returncode


@pytest.mark.parametrize(("language", "title"), [("en", "Luck and skill"), ("nl", "Geluk en kunnen")])
def test_it_tells_luck_and_skill_and_the_moments_that_mattered(
    record: Path, language: str, title: str
) -> None:
    out, _, code = analyse(str(record), "--language", language)

    assert code == 0
    assert title in out
    assert out.count("player 1") > 1
    assert not re.search(r"look-[a-z]+", out), "every sentence has its words"


def test_it_writes_one_page_that_needs_nothing_else(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"

    out, _, code = analyse(str(record), "--html", str(page), "--lang", "nl")

    text = page.read_text(encoding="utf-8")
    assert code == 0
    assert str(page) in out.replace("\n", "")
    assert text.startswith('<!doctype html><html lang="nl">')
    assert text.count("<polyline") == 2 * 3, "two sides of three curves"
    assert not re.search(r"(src|href)=|https?://|@import|<script", text)
    assert not re.search(r"look-[a-z]+", text)


def test_names_cannot_break_the_page(tmp_path: Path) -> None:
    path, page = tmp_path / "game.json", tmp_path / "page.html"
    match = house.start("high-card", ["<script>alert(1)</script>", "Bo & co"], seed=1)
    play_out(match, [match.game.bot("normal", seat) for seat in range(2)])
    assert match.record is not None
    path.write_bytes(write_record(match.record))

    _, _, code = analyse(str(path), "--html", str(page))

    assert code == 0
    assert "<script" not in page.read_text(encoding="utf-8")


def test_a_game_without_judgement_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(played("high-card", 2)))

    out, _, code = analyse(str(path))

    assert code == 0
    assert "cannot be judged at a glance" in out


def test_it_prints_json_that_can_be_read_again(record: Path) -> None:
    out, err, code = analyse(str(record), "--json")

    assert (code, err) == (0, "")
    assert json.loads(out)["format"] == 1
    assert Analysis.__struct_fields__[0] == "format"


def test_deep_says_before_how_long_it_takes(record: Path) -> None:
    _, err, code = analyse(str(record), "--depth", "deep")

    assert code == 0
    assert re.search(r"A deep look takes about \d+ (seconds|minutes?) here\.", err)


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda kept: "not json", "this is not a record of a game"),
        (lambda kept: json.dumps(kept | {"game": "chess"}), "chess"),
        (lambda kept: json.dumps(kept | {"version": "0"}), "recorded with good-vs-evil 0"),
        (lambda kept: json.dumps(kept | {"entries": kept["entries"][:7], "result": None}), "not over"),
        (lambda kept: json.dumps(kept | {"entries": kept["entries"][1:]}), "broken at entry"),
        (lambda kept: json.dumps(kept | {"luck": kept["luck"][3:]}), "broken at"),
    ],
    ids=["no record", "foreign game", "other rules", "unfinished", "a move is missing", "chance is missing"],
)
def test_what_cannot_be_analysed_gets_one_clear_line(record: Path, spoil: object, line: str) -> None:
    assert callable(spoil)
    record.write_text(spoil(json.loads(record.read_bytes())))

    out, err, code = analyse(str(record))

    assert (out, code) == ("", 2)
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("changed", "words", "line"),
    [
        ({"game": "chess"}, (), "het spel van dit verslag is hier niet"),
        ({"entries": [], "result": None}, (), "dit spel is nog niet uit"),
        ({"version": "0"}, (), "dit is geen verslag van een spel, of het is kapot"),
        ({}, ("--html", "."), "is een map"),
    ],
    ids=["foreign game", "unfinished", "other rules", "a folder"],
)
def test_who_asks_in_dutch_is_refused_in_dutch(
    record: Path, changed: dict[str, object], words: tuple[str, ...], line: str
) -> None:
    record.write_text(json.dumps(json.loads(record.read_bytes()) | changed))

    out, err, code = analyse(str(record), *words, "--lang", "nl")

    assert (out, code) == ("", 2)
    assert line in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("nowhere.json",), "cannot be read"),
        (("game.json", "--depth", "endless"), "--depth"),
        (("game.json", "--html", "."), "is a folder"),
        (("game.json", "--html", "no/such/place.html"), "cannot be written"),
    ],
)
def test_what_was_asked_wrongly_gets_one_clear_line(
    record: Path, words: tuple[str, ...], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)

    out, err, code = analyse(*words)

    assert (out, code) == ("", 2)
    assert line in err
