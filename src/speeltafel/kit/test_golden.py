"""Golden records play again exactly as they were kept."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine import read_record
from speeltafel.kit.golden import FOLDER, goldens, tell
from speeltafel.kit.setups import KITS

RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_gives_the_same_game_view_by_view(path: Path) -> None:
    record = read_record(path.read_bytes())
    kept = path.with_suffix(".txt").read_text("utf-8").splitlines()
    for number, (now, before) in enumerate(zip(tell(record), kept, strict=True)):
        assert now == before, f"line {number + 1} of {path.stem}.txt"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_is_complete_and_proved(path: Path) -> None:
    match = speeltafel.verify(read_record(path.read_bytes()))
    assert match.result is not None


@pytest.mark.parametrize("slug", list(KITS))
def test_every_golden_game_is_kept(slug: str) -> None:
    kept = {path.stem for path in RECORDS if path.parent.name == slug}
    assert kept == {golden.name for golden in goldens(slug)}
