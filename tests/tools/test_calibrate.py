"""The forecast is compared with what comes: the counting is right, and the page shows it."""

import random
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import speeltafel
from tools import fit
from tools.calibrate import page
from tools.calibrate.__main__ import main
from tools.calibrate.cases import KNOWN, SEAT, TABLE, Case, play
from tools.calibrate.gathering import gather
from tools.calibrate.picture import draw
from tools.calibrate.tenths import ENOUGH, score
from tools.mixed import mixed

GROUP = (2, 0, 2, True)


def cases(foretold: float, came: float, games: int = 400) -> list[Case]:
    """A forecast that is always the same, and what comes so often."""
    return [Case(game, TABLE, foretold, float(game % 100 < 100 * came), GROUP) for game in range(games)]


def test_a_true_forecast_is_not_off_and_a_false_one_is() -> None:
    assert score(cases(0.25, 0.25)).worst() == 0.0
    assert score(cases(0.25, 0.45)).worst() == pytest.approx(0.2)


def test_a_tenth_of_few_games_does_not_count() -> None:
    assert score(cases(0.25, 1.0, ENOUGH - 1)).worst() == 0.0


def test_every_forecast_falls_into_its_tenth() -> None:
    found = score([*cases(0.0, 0.0), *cases(0.1, 0.1), *cases(0.99, 1.0), *cases(1.0, 1.0)]).tenths
    assert [(tenth.low, tenth.cases) for tenth in found] == [(0.0, 400), (0.1, 400), (0.9, 800)]


def test_an_interval_counts_games_not_decisions() -> None:
    """The same game asked a hundred times tells no more than asked once."""
    once, often = (score(cases(0.25, 0.25) * times).tenths[0] for times in (1, 100))
    assert (often.least, often.most) == pytest.approx((once.least, once.most))
    assert once.least < 0.25 < once.most


def test_the_brier_score_stands_beside_that_of_who_knows_only_seats() -> None:
    knowing = [Case(game, TABLE, float(game % 2), float(game % 2), GROUP) for game in range(10)]
    assert (score(knowing).brier, score(knowing).brier_of_seats) == (0.0, 0.25)


@pytest.mark.parametrize("slug", ["good-vs-evil", "rush-out"])
def test_a_game_is_asked_at_every_decision_and_told_what_came(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KNOWN, slug, 0.1)
    found = play(slug, number=2, seed=0)
    assert len(found) > 50
    assert {case.source for case in found} == {TABLE, SEAT}
    assert all(0.0 <= case.foretold <= 1.0 for case in found)
    assert {case.came for case in found} == {0.0, 1.0}
    assert found == play(slug, number=2, seed=0)


def test_the_page_keeps_what_stands_around(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, end = page.marks("rush-out")
    monkeypatch.setattr(page, "PAGE", tmp_path / "analysis.md")
    page.PAGE.write_text(f"# Before\n{begin}\nyesterday\n{end}\nafter\n")
    scores = {TABLE: score(cases(0.25, 0.25)), SEAT: score(cases(0.35, 0.3, 50))}
    page.write("rush-out", "Rush Out!", scores)
    text = page.PAGE.read_text()
    assert text.startswith(f"# Before\n{begin}\n\n### Rush Out!")
    assert text.endswith(f"{end}\nafter\n")
    assert "yesterday" not in text
    assert "| 20 to 30 % | 25.0 | 25.0 (20.8 to 29.2) | 400, 400 |" in text
    assert "*35.0*" in text


def test_the_picture_is_a_picture_that_says_its_numbers() -> None:
    scores = {TABLE: score(cases(0.25, 0.25)), SEAT: score(cases(0.35, 0.3, 50))}
    root = ElementTree.fromstring(draw("Creatures & Outcasts", scores))
    assert root.get("aria-label") == "Creatures & Outcasts: forecast against outcome, 400 games"
    tips = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]
    assert any(tip.startswith("foretold 25.0 %, came 25.0 %") for tip in tips)


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def quickly(slug: str, number: int, seed: int) -> list[Case]:
        played.append(number)
        return cases(0.25, 0.25, number + 1)

    monkeypatch.setattr("tools.calibrate.gathering.play", quickly)
    file = tmp_path / "kept" / "rush-out-7.jsonl"
    first = list(gather("rush-out", 2, 7, file))
    file.write_bytes(file.read_bytes() + b'[[0,"ta')
    assert list(gather("rush-out", 3, 7, file)) == [*first, cases(0.25, 0.25, 3)]
    assert played == [0, 1, 2]


@pytest.mark.parametrize("words", [[], ["chess"], ["rush-out", "--all"], ["rush-out", "--games", "0"]])
def test_a_wrong_call_gets_a_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "error:" in capsys.readouterr().err


def test_mixed_games_are_all_kinds_of_games_and_the_same_for_the_same_seed() -> None:
    for slug in ("creatures-and-outcasts", "rush-out"):
        tables = [mixed(slug, f"test/{number}").match for number in range(40)]
        assert {match.table.seats for match in tables} == set(speeltafel.load(slug).seat_counts)
        assert len({str(match.options) for match in tables}) > 3
        assert mixed(slug, "test/0").match.table == tables[0].table


def test_a_fit_finds_the_weights_that_made_the_winners() -> None:
    truth, luck = np.array([1.5, -1.0]), random.Random(3)
    samples = []
    for _ in range(4000):
        figures = [[luck.gauss(0, 1), luck.gauss(0, 1)] for _ in range(3)]
        powers = np.exp(np.array(figures) @ truth)
        winner = luck.choices(range(3), powers)[0]
        samples.append(fit.Sample(1, figures, [float(side == winner) for side in range(3)], 0))
    assert fit.least_loss(*fit.padded(samples)) == pytest.approx(truth, abs=0.12)


def test_figures_that_tell_nothing_are_not_learnt_by_heart() -> None:
    """Forty moments of each of a few games, with as many figures as games: what foretells unseen games best is nothing."""
    luck, samples = random.Random(5), []
    for game in range(40):
        winner = luck.randrange(2)
        row = [luck.gauss(0, 1) for _ in range(40)]
        end = [float(side == winner) for side in range(2)]
        samples += [fit.Sample(1, [row, [0.0] * 40], end, game % fit.PARTS)] * 40
    chances = 1 / (
        1
        + np.exp(
            -np.array([sample.figures[0] for sample in samples])
            @ list(fit.fitted(samples, 1, tuple(map(str, range(40)))).values())
        )
    )
    assert max(abs(chances - 0.5)) < 0.35
