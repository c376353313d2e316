"""The curves of an analysis as a picture (SVG)."""

from collections.abc import Sequence
from html import escape

from speeltafel.analysis.structure import WHOLE, Analysis, Point
from speeltafel.analysis.telling import Teller

WIDE, HIGH = 960.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 24.0, 16.0, 12.0
COLOURS = ("#f2b544", "#58b7d9", "#ea7d6a", "#82c46c", "#b794e6", "#e39bc0", "#c9a27a", "#9fb3c8")
DASHES = ("", "14 7", "3 7", "16 6 3 6", "8 5", "2 4 10 4", "22 6", "5 3")
"""A second sign beside the colour."""
GRID = (0, 25, 50, 75, 100)


def colour(seat: int) -> str:
    """The colour of a seat, the same as at the table."""
    return COLOURS[seat % len(COLOURS)]


def groups(analysis: Analysis) -> list[list[int]]:
    """The seats that share a curve: sides where people win together."""
    return [line.seats for line in analysis.sides] or [[seat] for seat in range(len(analysis.names))]


def picture(teller: Teller) -> str:
    """Both sides of the curve, with the moments that mattered."""
    analysis = teller.analysis
    known = [[mean(point.known, seats) for point in analysis.points] for seats in groups(analysis)]
    table = [[mean(point.table, seats) for point in analysis.points] for seats in groups(analysis)]
    title = escape(teller.texts.say("look-curve"))
    return (
        f'<svg viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" aria-label="{title}">{grid()}'
        f'<g class="from-known">{layer(analysis, known)}</g><g class="from-table">{layer(analysis, table)}</g></svg>'
    )


def layer(analysis: Analysis, curves: Sequence[Sequence[float]]) -> str:
    """One side: a curve for everybody, and the numbered moments on them."""
    across = places(analysis.points, analysis.timed)
    lines = [
        curve(across, chances, seats[0]) for chances, seats in zip(curves, groups(analysis), strict=True)
    ]
    marks = []
    for number, moment in enumerate(analysis.moments, 1):
        group = next(n for n, seats in enumerate(groups(analysis)) if moment.seat in seats)
        at = moment.point + 1
        marks.append(mark(across[at], height(curves[group][at]), groups(analysis)[group][0], number))
    return "".join(lines + marks)


def mean(chances: Sequence[int], seats: Sequence[int]) -> float:
    """What the members of a side could expect, together."""
    return sum(chances[seat] for seat in seats) / len(seats)


def places(points: Sequence[Point], timed: bool) -> list[float]:
    """Where every moment stands: by its number, in a race by its second."""
    along = [point.at if timed else float(number) for number, point in enumerate(points)]
    span = (along[-1] - along[0]) or 1.0
    return [LEFT + (WIDE - LEFT - RIGHT) * (one - along[0]) / span for one in along]


def height(chance: float) -> float:
    """Where a chance stands."""
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance / WHOLE)


def curve(across: Sequence[float], chances: Sequence[float], seat: int) -> str:
    """One line."""
    spots = " ".join(f"{x:.1f},{height(chance):.1f}" for x, chance in zip(across, chances, strict=True))
    return f'<polyline class="curve" points="{spots}" stroke="{colour(seat)}" {dashes(seat)}/>'


def dashes(seat: int) -> str:
    """How the line of a seat is broken."""
    pattern = DASHES[seat % len(DASHES)]
    return f'stroke-dasharray="{pattern}" ' if pattern else ""


def mark(x: float, y: float, seat: int, number: int) -> str:
    """A moment that mattered."""
    return (
        f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{colour(seat)}"/>'
        f'<text class="number" x="{x:.1f}" y="{y + 4.5:.1f}">{number}</text>'
    )


def grid() -> str:
    """Lines at every quarter."""
    return "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{height(y * 100):.1f}" y2="{height(y * 100):.1f}"/>'
        f'<text class="scale" x="{LEFT - 8}" y="{height(y * 100) + 4:.1f}" text-anchor="end">{y}</text>'
        for y in GRID
    )


def legend(teller: Teller) -> str:
    """Whose line is whose."""
    items = []
    for line in teller.lines():
        seat = line.seats[0]
        sample = f'<svg viewBox="0 0 44 14" aria-hidden="true"><line x1="2" x2="42" y1="7" y2="7" stroke="{colour(seat)}" stroke-width="4" {dashes(seat)}/></svg>'
        items.append(f"<li>{sample}{escape(teller.owner(line))}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'
