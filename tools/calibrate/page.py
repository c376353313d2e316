"""The table of a game in docs/analysis.md, and the same on the screen."""

from pathlib import Path

from tools.calibrate.cases import SEAT, TABLE
from tools.calibrate.tenths import ENOUGH, GOAL, Score, Tenth

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "analysis.md"
IMAGES = ROOT / "docs" / "images"
HEAD = (
    "| foretold | from the table: foretold | came (95 %) | decisions, games "
    "| from what a seat knows: foretold | came (95 %) | decisions, games |\n"
    "|---|---|---|---|---|---|---|\n"
)


def write(slug: str, name: str, scores: dict[str, Score]) -> None:
    """Put a game's table and picture between its marks on the page."""
    begin, end = marks(slug)
    text = PAGE.read_text()
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}\n{told(slug, name, scores)}{end}{after}")


def marks(slug: str) -> tuple[str, str]:
    return f"<!-- calibration of {slug} -->", f"<!-- end of {slug} -->"


def told(slug: str, name: str, scores: dict[str, Score]) -> str:
    """A picture, a sentence and a table."""
    picture = f"![Forecast and outcome in {name}](images/calibration-{slug}.svg)"
    return f"\n### {name}\n\n{picture}\n\n{sentence(scores)}\n\n{table(scores)}\n"


def sentence(scores: dict[str, Score]) -> str:
    """How far off it is, and what it is worth."""
    whole, own = scores[TABLE], scores[SEAT]
    return (
        f"{whole.games:,} games, {whole.cases:,} forecasts. In the tenths with forecasts of at least {ENOUGH} games it is off "
        f"by at most {100 * whole.worst():.1f} points from the table and {100 * own.worst():.1f} points from what a seat "
        f"knows (goal: {100 * GOAL:.0f}). Brier score {whole.brier:.4f} from the table, where a forecast that knows only seat "
        f"and number of living players has {whole.brier_of_seats:.4f}; from what a seat knows {own.brier:.4f} and "
        f"{own.brier_of_seats:.4f} on the same decisions."
    )


def table(scores: dict[str, Score]) -> str:
    """A row for every tenth; italics where it is too few games to tell."""
    rows = {source: {tenth.low: tenth for tenth in score.tenths} for source, score in scores.items()}
    lows = sorted({low for found in rows.values() for low in found})
    lines = [
        f"| {100 * low:.0f} to {100 * low + 10:.0f} % | {cells(rows[TABLE].get(low))} | {cells(rows[SEAT].get(low))} |\n"
        for low in lows
    ]
    return HEAD + "".join(lines)


def cells(tenth: Tenth | None) -> str:
    if tenth is None:
        return " | | "
    came = f"{percent(tenth.came)} ({percent(tenth.least)} to {percent(tenth.most)})"
    found = [percent(tenth.foretold), came, f"{tenth.cases:,}, {tenth.games:,}"]
    return " | ".join(found if tenth.counts() else [f"*{cell}*" for cell in found])


def percent(share: float) -> str:
    """
    >>> percent(0.123)
    '12.3'
    """
    return f"{100 * share:.1f}"
