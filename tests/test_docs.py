"""Examples in the README, the docs and the docstrings run."""

import doctest
import importlib
import pkgutil
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import speeltafel
from speeltafel.cli import app
from speeltafel.engine import Record, commitment, read_record, write_record
from speeltafel.lab.driver import answer, next_decision
from speeltafel.server.replay.replays import proof

ROOT = Path(__file__).parents[1]
PAGES = [path for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if path.exists()]
FENCED = re.compile(r"^```(?:sh|console)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SKETCH = re.compile(r"^class \w+\((Window|Procedure|Event|Move)\):", re.MULTILINE)


def blocks() -> list[tuple[str, str]]:
    """Every Python example that is meant to run; sketches of classes are for reading."""
    return [
        (page.name, block)
        for page in PAGES
        for block in BLOCK.findall(page.read_text(encoding="utf-8"))
        if not SKETCH.search(block)
    ]


def lay_out(page: str, folder: Path) -> None:
    """The files that the examples of a page read, as a server gives them."""
    if page == "fairness.md":
        record = fair_game()
        (folder / "record.json").write_bytes(write_record(record))
        (folder / "proof.json").write_bytes(msgspec.json.encode(proof(record)))


def fair_game() -> Record:
    """A finished game with the values of two browsers in its draw."""
    shares = ["a value", "another"]
    match = speeltafel.start("good-vs-evil", seats=3, shares=shares)
    players = [match.game.bot("normal", seat) for seat in range(3)]
    while match.result is None:
        decision = next_decision(match)
        answer(match, players[decision.seat], decision)
    assert match.record is not None
    return msgspec.structs.replace(match.record, promises=[*map(commitment, shares), ""])


@pytest.mark.parametrize(("page", "block"), blocks(), ids=[name for name, _ in blocks()])
def test_an_example_runs(page: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(page, tmp_path)
    monkeypatch.chdir(tmp_path)
    run(page, block)


def run(page: str, block: str) -> None:
    exec(compile(block, page, "exec"), {"__name__": "__example__"})


def commands() -> list[str]:
    """Every command that a page wants to be typed, without what it says about it at the end of the line."""
    lines = [
        line
        for page in PAGES
        for block in FENCED.findall(page.read_text(encoding="utf-8"))
        for line in block.splitlines()
        if line.startswith("speeltafel ") and "[" not in line
    ]
    return sorted({re.split(r" {2,}| #", line)[0] for line in lines})


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_docs_is_one_that_there_is(command: str) -> None:
    """Read as it would be when it is typed, and not carried out."""
    app.parse_args(shlex.split(command)[1:], exit_on_error=False, print_error=False)


def with_another_secret(record: Record) -> None:
    record.secret += "!"


def with_another_value(record: Record) -> None:
    record.shares[0] += "!"


def with_another_first_card(record: Record) -> None:
    record.luck[0] += 1


def with_another_last_outcome(record: Record) -> None:
    last = next(entry for entry in reversed(record.entries) if entry.luck)
    last.luck[-1] += 1


def with_a_draw_that_nobody_asked_for(record: Record) -> None:
    record.entries[-1].luck.append(0)


@pytest.mark.parametrize(
    "forge",
    [
        with_another_secret,
        with_another_value,
        with_another_first_card,
        with_another_last_outcome,
        with_a_draw_that_nobody_asked_for,
    ],
)
def test_what_is_checked_by_hand_finds_every_forgery(
    forge: Callable[[Record], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out("fairness.md", tmp_path)
    forged = read_record((tmp_path / "record.json").read_bytes())
    forge(forged)
    (tmp_path / "record.json").write_bytes(write_record(forged))
    [block] = [block for page, block in blocks() if page == "fairness.md"]
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AssertionError):
        run("fairness.md", block)


LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def links(page: Path) -> list[Path]:
    """Files that a page points to."""
    return [(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: str(doc.relative_to(ROOT)))
def test_every_link_leads_somewhere(doc: Path) -> None:
    assert [link for link in links(doc) if not link.exists()] == []


def test_every_page_is_reached_from_the_readme() -> None:
    reached, pages = set(), [ROOT / "README.md"]
    while pages:
        page = pages.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            pages += [link for link in links(page) if link.exists()]
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in reached] == []


def modules() -> list[str]:
    """Every module of the package, but the one that only a migration can run."""
    found = pkgutil.walk_packages(speeltafel.__path__, "speeltafel.")
    return [module.name for module in found if not module.name.endswith("migrations.env")]


@pytest.mark.parametrize("module", modules())
def test_the_docstrings_of_a_module_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
