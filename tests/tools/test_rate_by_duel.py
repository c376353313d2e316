"""A match against *normal* puts a level where the rating of a person who plays like it would come to rest."""

from pathlib import Path

import msgspec
import pytest

from speeltafel.lab.duel import Duel
from speeltafel.lab.rates import rate
from speeltafel.server.rating.bots import BotSkill
from speeltafel.server.rating.skill import Skill, after
from tools import rate_bots
from tools.rate_bots import known_before, write
from tools.rate_by_duel import at_rest, main

GAME = "good-vs-evil"
NORMAL = Skill(25.0, 3.0)


@pytest.fixture(autouse=True)
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_bots, "FOLDER", tmp_path)
    write(GAME, "2", [], {(GAME, "normal"): BotSkill(*NORMAL, games=100)})


def match(tmp_path: Path, wins: int, *bots: str, game: str = GAME, games: int = 300) -> Path:
    first, second = rate(wins, games), rate(games - wins, games)
    found = Duel(game, games, 4, (bots[0], bots[1]), first, second, 0.25, {}, 1.0, {}, 7)
    file = tmp_path / "row.json"
    file.write_bytes(msgspec.json.encode(found))
    return file


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_wins_a_fair_share_stands_where_the_others_do_and_who_wins_more_above(seats: int) -> None:
    fair = 1 / seats
    found = [at_rest(share, NORMAL, seats) for share in (fair / 2, fair, (1 + fair) / 2)]
    assert found == sorted(found)
    assert found[1] == pytest.approx(NORMAL.mu, abs=0.01)


def test_a_person_who_wins_as_much_comes_to_rest_there() -> None:
    """Forty of a hundred against three: the sums that people's ratings are made of, a few hundred games long."""
    rests, own = at_rest(0.4, NORMAL, 4), Skill(25.0, 3.0)
    for number in range(600):
        places = [1, 2, 2, 2] if number * 2 % 5 < 2 else [2, 1, 2, 2]
        own = Skill(after([[own], [NORMAL], [NORMAL], [NORMAL]], places)[0][0].mu, 3.0)
    assert own.mu == pytest.approx(rests, abs=1.5)


def test_the_file_of_the_game_says_where_a_level_stands_and_how_sure_that_is(tmp_path: Path) -> None:
    main([str(match(tmp_path, 105, "bot:strong", "bot:normal"))])
    runs, standing = known_before(GAME)
    strong = standing[GAME, "strong"]
    assert 27 < strong.mu < 29
    assert 0 < strong.sigma < 1.5
    assert (runs[-1].games, runs[-1].seed) == (strong.games, 7) == (300, 7)
    assert standing[GAME, "normal"].mu == NORMAL.mu
    main([str(match(tmp_path, 30, "bot:strong", "bot:normal", games=60))])
    runs, again = known_before(GAME)
    assert again[GAME, "strong"].sigma > strong.sigma
    assert [run.games for run in runs] == [60], "the later match alone counts, and is told"


@pytest.mark.parametrize(
    "file",
    [
        lambda folder: folder / "nothing.json",
        lambda folder: match(folder, 105, "bot:strong", "bot:novice"),
        lambda folder: match(folder, 105, "bot:normal", "bot:normal"),
        lambda folder: match(folder, 105, "random", "bot:normal"),
        lambda folder: match(folder, 300, "bot:strong", "bot:normal"),
        lambda folder: match(folder, 105, "bot:strong", "bot:normal", game="rush-out"),
    ],
)
def test_what_says_nothing_about_a_level_gets_a_line_and_changes_nothing(
    file: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = known_before(GAME)
    assert callable(file)
    with pytest.raises(SystemExit):
        main([str(file(tmp_path))])
    assert "error: " in capsys.readouterr().err
    assert known_before(GAME) == before
