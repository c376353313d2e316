"""Reports: their figures are checked against little computations of their own, their sentences against the intervals."""

import math
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

import speeltafel
from speeltafel.engine import Match
from speeltafel.games.good_vs_evil.events import Began
from speeltafel.games.hydes_attack.material import MATERIAL
from speeltafel.games.hydes_attack.state import SAVED
from speeltafel.lab import make_plan, play_out, rate, run
from speeltafel.lab.plan import USUAL, Plan
from speeltafel.lab.report import building, charts, page
from speeltafel.lab.report.course import Mean, course_of, length_of, luck_of, mean_of
from speeltafel.lab.report.findings import Finding, about_group, compared, findings, is_sure
from speeltafel.lab.report.naming import Naming
from speeltafel.lab.report.shares import Bar, Group, tells
from speeltafel.lab.variations import variations
from speeltafel.texts import Texts
from tests.test_cli import speeltafel as command

GAMES = 3
TABLES = [table for table in USUAL if table != "luck"]
"""Luck takes seconds to measure, and has tests of its own."""


def plan(slug: str) -> Plan:
    """A few games of normal bots."""
    game = speeltafel.load(slug)
    return make_plan(slug, GAMES, ["bot"] * building.usual_seats(game), seed=2, tables=TABLES)


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, building.Report]:
    """A small report of every game, without comparisons."""
    folder = tmp_path_factory.mktemp("reports")
    found = {}
    for slug in speeltafel.games.HOUSE:
        summary = run(plan(slug), out=folder / slug)
        found[slug] = building.read(
            speeltafel.load(slug), plan(slug), folder / slug, summary.endings, skill=None, effects=[]
        )
    return found


def replayed(slug: str) -> list[Match]:
    """The same games again, in a bare loop."""
    matches = []
    for number in range(GAMES):
        match = speeltafel.start(slug, 4, seed=f"2/{number}", record=False)
        players = [match.game.bot("normal", hash((2, number, seat))) for seat in range(4)]
        play_out(match, players)
        matches.append(match)
    return matches


def group(report: building.Report, kind: str, name: str) -> dict[str, Bar]:
    """The bars of a group by name."""
    [found] = [group for group in report.groups if (group.kind, group.name) == (kind, name)]
    return {bar.name: bar for bar in found.bars}


def test_good_vs_evil_wins_by_place_are_counted_right(reports: dict[str, building.Report]) -> None:
    wins: Counter[str] = Counter()
    for match in replayed("good-vs-evil"):
        [first] = [event.seat for event in match.opening if isinstance(event, Began)]
        assert match.result is not None
        wins[str((match.result.winners[0] - first) % 4 + 1)] += 1
    found = group(reports["good-vs-evil"], "trait", "place")
    assert {name: bar.rate.wins for name, bar in found.items() if bar.rate.wins} == wins
    assert {bar.fair for bar in found.values()} == {0.25}


def test_creatures_wins_by_seat_are_counted_right(reports: dict[str, building.Report]) -> None:
    wins = [0.0] * 4
    for match in replayed("creatures-and-outcasts"):
        totals = match.table.totals()
        best = [seat for seat in range(4) if totals[seat] == min(totals)]
        for seat in best:
            wins[seat] += 1 / len(best)
    found = group(reports["creatures-and-outcasts"], "seat", "seat")
    assert [found[str(seat + 1)].rate for seat in range(4)] == [rate(won, GAMES) for won in wins]


def test_hydes_attack_targets_saved_by_location_are_counted_right(
    reports: dict[str, building.Report],
) -> None:
    saved: Counter[str] = Counter()
    for match in replayed("hydes-attack"):
        for location, fate in enumerate(match.table.fates):
            saved[MATERIAL.location_names[location]] += fate == SAVED
    found = group(reports["hydes-attack"], "occasion", "location")
    assert {name: bar.rate.wins for name, bar in found.items()} == {name: saved[name] for name in found}


def test_spookhuis_wins_by_place_are_counted_right(reports: dict[str, building.Report]) -> None:
    wins: dict[str, float] = {}
    for match in replayed("spookhuis"):
        assert match.result is not None
        for winner in match.result.winners:
            place = str((winner - match.table.first) % 4 + 1)
            wins[place] = wins.get(place, 0.0) + 1 / len(match.result.winners)
    found = group(reports["spookhuis"], "trait", "place")
    assert {name: bar.rate.wins for name, bar in found.items() if bar.rate.wins} == wins


def test_rush_out_sides_and_seconds_are_counted_right(reports: dict[str, building.Report]) -> None:
    matches = replayed("rush-out")
    wizards = sum(match.result.winners == (0,) for match in matches if match.result)
    found = group(reports["rush-out"], "side", "side")
    assert found["wizard"].rate == rate(wizards, GAMES)
    assert found["heroes"].rate == rate(GAMES - wizards, GAMES)
    longest = max(match.time for match in matches)
    assert math.isclose(reports["rush-out"].length.quantiles["max"], longest, rel_tol=1e-9)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("slug", speeltafel.games.HOUSE)
def test_a_page_has_all_its_words(
    slug: str, language: str, reports: dict[str, building.Report], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures take seconds to draw: here they are left out."""
    monkeypatch.setattr(charts, "svg", lambda chart: "<svg ></svg>")
    texts = Texts(speeltafel.load(slug), language)
    html = page.page(reports[slug], texts)
    assert not re.search(
        r"\{\{|(report|finding|trait|occasion|option|side)-[a-z]+[ <]", re.sub(r'"[^"]*"', "", html)
    )
    assert html.count("<svg") == len(page.pictures(reports[slug], texts))


def test_every_variation_has_words() -> None:
    for slug in speeltafel.games.HOUSE:
        for language in ("en", "nl"):
            naming = Naming(Texts(speeltafel.load(slug), language))
            names = [naming.option(each.option, each.value) for each in variations(speeltafel.load(slug), 4)]
            assert len(set(names)) == len(names) > 1
            assert not any(name.startswith("option-") for name in names)


def bars(*wins: int) -> Group:
    """A group of places in a thousand games."""
    return Group(
        "trait", "place", [Bar(str(place), rate(won, 1000), 0.25) for place, won in enumerate(wins, 1)]
    )


def test_only_what_the_interval_supports_is_said() -> None:
    naming = Naming(Texts(speeltafel.load("good-vs-evil"), "en"))
    said = [finding.words for finding in about_group(bars(281, 240, 250, 229), naming)]
    assert said == [
        "Place in the order of play: the first wins 3.1 points more than its share "
        "(28.1\u00a0% instead of 25.0\u00a0%; 25.4\u00a0% to 31.0\u00a0%)."
    ]


def test_where_many_are_looked_at_more_is_asked() -> None:
    doubtful = Bar("nope", rate(281, 1000), 0.25)
    assert is_sure(doubtful, 1.0)
    assert not is_sure(doubtful, 1.68)
    assert is_sure(Bar("nope", rate(200, 1000), 0.25), 1.68)
    assert not is_sure(Bar("nope", rate(200, 1000), None), 1.0)


def test_the_lead_changes_hands_and_is_taken_for_good() -> None:
    """Seat 0 leads, then seat 1, then seat 0, who wins: two changes, decided after half of the game."""
    forecasts = pl.DataFrame(
        [
            (0, 0, 0.6),
            (0, 1, 0.4),
            (2, 0, 0.3),
            (2, 1, 0.7),
            (3, 0, 0.8),
            (3, 1, 0.2),
            (4, 0, 1.0),
            (4, 1, 0.0),
        ],
        schema={"number": pl.UInt32, "seat": pl.UInt8, "share": pl.Float32},
        orient="row",
    ).with_columns(game=pl.lit(0))
    games = pl.DataFrame({"game": [0], "decisions": [4]})
    seats = pl.DataFrame(
        {"game": [0, 0], "seat": [0, 1], "won": [True, False], "side": [None, None]},
        schema_overrides={"seat": pl.UInt8, "side": pl.String},
    )
    course = course_of(forecasts, games, seats)
    assert course is not None
    assert (course.changes.value, course.decided.value) == (2, 0.5)
    assert [round(share, 3) for _, share, _, _ in course.curve] == [0.6, 0.3, 0.8]


def test_luck_is_a_share_with_an_interval() -> None:
    rows = pl.DataFrame({"game": [0, 0, 1], "luck": [0.2, 0.1, 0.3], "choice": [0.1, 0.0, 0.1]})
    luck = luck_of(rows)
    assert luck is not None
    assert math.isclose(luck.share.value, 0.75)
    assert math.isclose(luck.share.high - luck.share.low, 0.0, abs_tol=1e-9)
    assert (luck.share.of, luck.moves) == (2, 3)
    assert luck_of(rows.filter(pl.col("game") == 0)) is None


def test_means_differ_when_their_difference_is_sure() -> None:
    first = mean_of(pl.Series([1.0, 2.0, 3.0] * 100))
    assert not first.differs(Mean(2.1, 2.0, 2.2, 300))
    assert first.differs(Mean(2.3, 2.2, 2.4, 300))


def test_pictures_are_svg_and_png(reports: dict[str, building.Report], tmp_path: Path) -> None:
    texts = Texts(speeltafel.load("rush-out"), "en")
    small = reports["rush-out"]
    small.groups, small.cards = small.groups[:1], []
    page.write_images(small, texts, tmp_path / "images")
    drawn = (tmp_path / "images" / "length.svg").read_text()
    assert drawn.startswith("<svg")
    assert "Rush Out!: How long a game takes" in drawn, "a picture may be shown without its page"
    assert (tmp_path / "images" / "length.png").read_bytes().startswith(b"\x89PNG")
    assert charts.WHOLE < 390 - 60, "a phone shows pictures at full size"


def test_the_command_writes_a_page_and_keeps_its_games(tmp_path: Path) -> None:
    out, data = tmp_path / "page.html", tmp_path / "data"
    words = ["report", "good-vs-evil", "--games", "2", "--seats", "2", "--bots", "random", "--jobs", "1"]
    where = ["--no-compare", "--out", str(out), "--data", str(data)]
    done = command(*words, *where, "--language", "nl")
    assert (done.returncode, str(out) in done.stdout) == (0, True)
    html = out.read_text(encoding="utf-8")
    assert "Wat we leerden" in html
    assert html.count("<svg") > 5
    assert not re.search(r"(src|href)=\"(?!#)|url\((?!#)|@import|<script", html), "a page needs no network"
    assert (data / "base" / "part-00000" / "games.parquet").exists()
    again = command("report", "spookhuis", *where)
    assert "holds other games (game good-vs-evil, not spookhuis)" in again.stderr


def test_variations_and_skill_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "LEAST", 3)
    monkeypatch.setattr(building, "SKILL_DEALS", 1)
    told: list[int] = []
    found = building.make_report(
        "good-vs-evil", games=4, seats=2, bots=["random"], jobs=1, progress=told.append
    )
    assert [effect.games for effect in found.effects] == [3, 3, 3]
    assert found.skill is not None
    assert sum(told) == building.games_in("good-vs-evil", 4, 2)
    texts = Texts(speeltafel.load("good-vs-evil"), "en")
    assert all(isinstance(each, Finding) for said in findings(found, texts).values() for each in said)
    html = page.page(found, texts)
    assert "Other ways to play" in html
    assert "normal beats novice" in html
    assert f"in {found.skill.of} games of 2 (orange" in html
    assert "Own moves:" not in html, "of so few games luck is not measured"


def test_games_that_are_all_of_one_length_are_said_to_be(reports: dict[str, building.Report]) -> None:
    games = pl.DataFrame({"game": [0, 1], "decisions": [40, 40], "seconds": [None, None]})
    alike = msgspec.structs.replace(reports["good-vs-evil"], length=length_of(games))
    first = findings(alike, Texts(speeltafel.load("good-vs-evil"), "en"))["course"][0]
    assert first.words == "Every game takes 40 decisions."


def test_what_a_normal_bot_wins_of_a_novice_is_kept_beside_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "SKILL_DEALS", 1)
    asked: dict[str, Any] = {"seats": 2, "bots": ["random"], "jobs": 1, "data": tmp_path}
    monkeypatch.setattr(building, "variations", lambda game, seats: [])
    first = building.make_report("good-vs-evil", games=2, seed=1, **asked)
    monkeypatch.setattr(building, "tournament", None)
    told: list[int] = []
    again = building.make_report("good-vs-evil", games=2, seed=1, progress=told.append, **asked)
    assert again.skill == first.skill is not None
    assert sum(told) == building.games_in("good-vs-evil", 2, 2)
    (tmp_path / "skill.json").write_text('{"game": "spookhuis"}')
    with pytest.raises(TypeError, match="not callable"):
        building.make_report("good-vs-evil", games=2, seed=1, **asked)


def test_where_all_games_end_alike_nothing_is_said_of_cards_and_characters(
    reports: dict[str, building.Report],
) -> None:
    alike = reports["hydes-attack"]
    assert alike.ends_alike
    assert not any(group.kind == "trait" for group in alike.groups)
    texts = Texts(speeltafel.load("hydes-attack"), "en")
    assert not any(picture.subject == "cards" for picture in page.pictures(alike, texts))
    assert findings(alike, texts)["cards"][0].words.startswith("All games end alike")
    assert not reports["spookhuis"].ends_alike


def test_a_trait_that_is_but_another_word_for_the_side_is_no_group() -> None:
    seats = pl.DataFrame(
        {
            "side": ["wizard", "heroes", "heroes"],
            "role": ["wizard", "hero", "hero"],
            "character": ["wizard", "elf", "dwarf"],
            "share": [0.0, 1.0, 1.0],
        }
    )
    assert not tells(seats, "role")
    assert tells(seats, "character")
    assert not tells(seats.with_columns(share=pl.lit(1.0)), "character")


def test_endings_of_which_one_always_comes_are_compared_with_nothing(
    reports: dict[str, building.Report],
) -> None:
    endings = group(reports["creatures-and-outcasts"], "occasion", "ending")
    assert math.isclose(sum(bar.rate.share for bar in endings.values()), 1, abs_tol=1e-3)
    assert {bar.fair for bar in endings.values()} == {None}
    opened = group(reports["creatures-and-outcasts"], "occasion", "opening")
    assert None not in {bar.fair for bar in opened.values()}


def test_of_two_sides_one_sentence_is_enough() -> None:
    naming = Naming(Texts(speeltafel.load("rush-out"), "en"))
    sides = Group("side", "side", [Bar("wizard", rate(380, 1000), 0.5), Bar("heroes", rate(620, 1000), 0.5)])
    [said] = about_group(sides, naming)
    assert "12 points more" in said.words


def test_cards_for_more_players_are_not_called_unplayed() -> None:
    ledger = speeltafel.load("rush-out").ledger
    options = speeltafel.load("rush-out").read_options({})
    more = set(ledger.deck(options, 5)) - set(ledger.deck(options, 4))
    assert "last_gate" in more
    assert set(ledger.deck(options, 2)) == set(ledger.deck(options, 3))


@pytest.mark.parametrize("library", ["altair", "vl_convert", "openskill"])
def test_a_missing_extra_gets_a_clear_line(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget: dict[str, Any] = {name: None for name in sys.modules if name.partition(".")[0] == library}
    for name in {**forget, library: None}:
        monkeypatch.setitem(sys.modules, name, None)
    done = command("report", "good-vs-evil", "--games", "1")
    assert done.returncode == 2
    assert "is missing: pip install 'speeltafel[sim]'" in done.stderr


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    done = command("report", "good-vs-evil", "--out", str(tmp_path / "nowhere" / "page.html"))
    assert (done.returncode, "cannot be written" in done.stderr) == (2, True)


def test_a_side_is_not_compared_with_a_player() -> None:
    """Two teams of two win half of the games each, a player of four a quarter: that says nothing about who begins."""
    mean = Mean(0.25, 0.2, 0.3, 100)
    alone, teams = (building.Effect("teams", 0, 100, mean, mean, sides, None) for sides in (False, True))
    assert [figure for figure, _, _ in compared(alone, teams)] == ["length"]
    assert [figure for figure, _, _ in compared(alone, alone)] == ["length", "leader"]


@pytest.mark.parametrize(("few", "sure"), [((1, 20), False), ((4, 20), False), ((0, 200), True)])
def test_a_share_of_a_few_games_is_not_said_to_differ_from_a_share_of_many(
    few: tuple[int, int], sure: bool
) -> None:
    """One of twenty is no less than 18 of a hundred: the interval of the twenty reaches beyond that."""
    wins = [pl.Series([1.0] * won + [0.0] * (of - won)) for won, of in (few, (18, 100))]
    one, other = (building.share_of(each) for each in wins)
    assert one.differs(other) is sure
    assert other.differs(one) is sure


def test_a_place_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    outcome = command(
        "report", "good-vs-evil", "--out", str(tmp_path / "x.html"), "--images", str(tmp_path / "file")
    )
    assert outcome.returncode
    assert "is a file: name a folder for the pictures" in outcome.stderr
    assert "Traceback" not in outcome.stderr
