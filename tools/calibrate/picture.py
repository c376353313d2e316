"""The plot: what was foretold from left to right, what came from bottom to top. On the diagonal both are the same."""

from tools.calibrate.cases import SEAT, TABLE
from tools.calibrate.tenths import GOAL, Score, Tenth

SIDE = 360
LEFT, TOP = 62, 74
BARS = 46
ASIDE = 2.5
"""How far the two forecasts stand apart, so that both are seen."""
WIDTH, HEIGHT = LEFT + SIDE + 34, TOP + SIDE + BARS + 62
INK, FAINT, GRID, GROUND = "#22303c", "#6b7a86", "#e6eaee", "#ffffff"
COLOURS = {TABLE: "#1f6f8b", SEAT: "#d1603d"}
NAMES = {TABLE: "from what lies on the table", SEAT: "from what a seat knows"}
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"


def draw(name: str, scores: dict[str, Score]) -> str:
    """The whole picture as SVG."""
    label = f"{name}: forecast against outcome, {scores[TABLE].games} games"
    parts = [frame(), title(name, scores[TABLE]), legend()]
    for source in (SEAT, TABLE):
        parts += [mark(tenth, COLOURS[source], source == TABLE) for tenth in scores[source].tenths]
    parts.append(bars(scores[TABLE]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{escaped(label)}" font-family="{FONT}" font-size="11" fill="{INK}">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{GROUND}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def across(share: float) -> float:
    return round(LEFT + SIDE * share, 1)


def up(share: float) -> float:
    return round(TOP + SIDE * (1.0 - share), 1)


def frame() -> str:
    """Grid, axes, the diagonal and the band that is the goal."""
    lines = []
    for step in range(0, 11, 2):
        share = step / 10
        lines += [
            f'<path d="M{across(share)} {up(0)}V{up(1)}M{across(0)} {up(share)}H{across(1)}" stroke="{GRID}"/>',
            text(across(share), up(0) + 16, f"{step * 10}", "middle"),
            text(LEFT - 8, up(share) + 4, f"{step * 10} %", "end"),
        ]
    corners = [(0, 0), (0, GOAL), (1 - GOAL, 1), (1, 1), (1, 1 - GOAL), (GOAL, 0)]
    band = " ".join(f"{across(x)},{up(y)}" for x, y in corners)
    return "\n".join(
        [
            *lines,
            f'<polygon points="{band}" fill="{COLOURS[TABLE]}" opacity="0.10"/>',
            f'<path d="M{across(0)} {up(0)}L{across(1)} {up(1)}" stroke="{FAINT}" stroke-dasharray="4 4"/>',
            text(across(0.5), up(0) + 34, "chance to win that was foretold, in %", "middle"),
            f'<g transform="translate(17 {up(0.5)}) rotate(-90)">{text(0, 0, "how often it came", "middle")}</g>',
        ]
    )


def title(name: str, score: Score) -> str:
    """What it is, and the numbers that say it all."""
    line = f"{score.games:,} games. Brier score {score.brier:.3f}, by seats and living players alone {score.brier_of_seats:.3f}"
    heading = f'<text x="{LEFT}" y="26" font-size="16" font-weight="600">{escaped(name)}</text>'
    return f"{heading}\n{text(LEFT, 43, line, 'start')}"


def legend() -> str:
    """Which colour is which."""
    parts = []
    for number, source in enumerate((TABLE, SEAT)):
        x = LEFT + 6 + 178 * number
        parts += [dot(x, 58, 4.5, COLOURS[source], source == TABLE), text(x + 10, 62, NAMES[source], "start")]
    return "\n".join(parts)


def mark(tenth: Tenth, colour: str, full: bool) -> str:
    """One tenth with its interval; faint where there are too few games to tell."""
    x, shade = across(tenth.foretold) + (-ASIDE if full else ASIDE), 1.0 if tenth.counts() else 0.3
    line = f'<path d="M{x} {up(tenth.least)}V{up(tenth.most)}" stroke="{colour}" stroke-width="1.6"/>'
    tip = (
        f"<title>foretold {100 * tenth.foretold:.1f} %, came {100 * tenth.came:.1f} % "
        f"({100 * tenth.least:.1f} to {100 * tenth.most:.1f}), {tenth.cases} decisions of {tenth.games} games</title>"
    )
    return f'<g opacity="{shade}">{tip}{line}{dot(x, up(tenth.came), 4.5, colour, full)}</g>'


def dot(x: float, y: float, size: float, colour: str, full: bool) -> str:
    inside = colour if full else GROUND
    return f'<circle cx="{x}" cy="{y}" r="{size}" fill="{inside}" stroke="{colour}" stroke-width="1.6"/>'


def bars(score: Score) -> str:
    """How often each tenth was foretold."""
    most, floor = max(tenth.cases for tenth in score.tenths), HEIGHT - 14
    found = [text(LEFT - 8, floor - 4, "how often", "end")]
    for tenth in score.tenths:
        tall = round(BARS * 0.8 * tenth.cases / most, 1)
        x = across(tenth.low) + 3
        found.append(
            f'<rect x="{x}" y="{floor - tall}" width="{SIDE / 10 - 6}" height="{tall}" rx="1.5" '
            f'fill="{COLOURS[TABLE]}" opacity="0.55"/>'
        )
    return "\n".join(found)


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{FAINT}">{escaped(words)}</text>'


def escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
