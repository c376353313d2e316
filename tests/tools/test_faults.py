"""Faults that are planted to see whether the tests bite."""

import ast
from pathlib import Path

import pytest

import speeltafel
from tools.faults import Fault, chosen, faults_in, faults_of
from tools.project_copy import ROOT

SOURCE = '''
class Drew(Event):
    secret: ClassVar[tuple[str, ...]] = ("card",)


def draw(table, seat, now):
    """Æ: a letter of two bytes before everything else."""
    if len(table.pile) < 1 and table.hands[seat]:
        now.emit(Drew(card=table.pile[0], to=only(seat)))
'''


def planted(source: str) -> set[str]:
    return {
        source[: fault.start] + fault.instead + source[fault.end :]
        for fault in faults_in(Path("events.py"), source)
    }


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('= ("card",)', "= ()"),
        ("to=only(seat)", "to=-1"),
        ("< 1", "< 2"),
        ("table.hands[seat]", "table.hands[(seat + 1) % table.seats]"),
        ("now.emit(Drew(card=table.pile[0], to=only(seat)))", "pass"),
        (
            "len(table.pile) < 1 and table.hands[seat]",
            "(not (len(table.pile) < 1 and table.hands[seat]))",
        ),
    ],
)
def test_each_kind_of_fault_is_found(right: str, wrong: str) -> None:
    assert SOURCE.replace(right, wrong, 1) in planted(SOURCE)


@pytest.mark.parametrize("slug", ["good-vs-evil", "rush-out"])
def test_a_planted_fault_is_another_program(slug: str, tmp_path: Path) -> None:
    package = Path(str(speeltafel.load(slug).folder())).relative_to(ROOT)
    for fault in chosen(faults_of(ROOT, package), 25, seed=1):
        before = (ROOT / fault.path).read_text("utf-8")
        (tmp_path / fault.path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / fault.path).write_text(before, "utf-8")
        fault.plant(tmp_path)
        after = (tmp_path / fault.path).read_text("utf-8")
        assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(before))


def test_every_kind_gets_its_share() -> None:
    faults = [Fault(Path("a.py"), kind, line, 0, 0, "") for kind in ("leak", "skip") for line in range(9)]
    assert sorted(fault.kind for fault in chosen(faults, 6, seed=1)) == ["leak"] * 3 + ["skip"] * 3
