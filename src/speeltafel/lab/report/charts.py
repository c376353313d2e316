"""The pictures of a report. They are narrow, so that a phone shows them at full size and a screen shows several."""

import textwrap
from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import vl_convert

from speeltafel.lab.report.course import Course, Length
from speeltafel.lab.report.shares import Bar

WHOLE: Final = 318
"""Pixels of a picture with names: the plot gets what these leave."""
WIDE: Final = 300
LETTER: Final = 6.6
"""Pixels of a letter, about."""
LETTERS: Final = 24
"""In a line of a name; a longer one takes several."""
TITLE_LETTERS: Final = 40
NOTE_LETTERS: Final = 58
"""In a line above a picture, and in a line of what is said below it."""
ROW: Final = 20
LINE: Final = 14
"""Of a name in a row that has several."""
SURE: Final = "#0f766e"
OPEN: Final = "#94a3b8"
FAIR: Final = "#b45309"
INK: Final = "#334155"
PALE: Final = "#ccfbf1"

Chart = dict[str, Any]
"""A picture as Vega-Lite."""


class Labels:
    """What is written on the axes, in the reader's language."""

    def __init__(self, **words: str) -> None:
        self.words = words

    def __getitem__(self, name: str) -> str:
        return self.words[name]


def rates_chart(bars: Sequence[Bar], names: Sequence[str], labels: Labels) -> Chart:
    """Points with their intervals, one above the other; what would be fair is a dashed line."""
    lines = [textwrap.wrap(name, LETTERS) or [""] for name in names]
    longest = max((len(line) for each in lines for line in each), default=0)
    extent, row = round(LETTER * longest) + 12, max(ROW, *(LINE * len(each) for each in lines), 0)
    rows = [
        {
            "name": "\n".join(name),
            "share": bar.rate.share,
            "low": bar.rate.low,
            "high": bar.rate.high,
            "fair": bar.fair,
            "sure": bar.is_sure or bar.fair is None,
        }
        for bar, name in zip(bars, lines, strict=True)
    ]
    axis = alt.Axis(
        format="%",
        tickCount=4,
        title=labels["share"],
        labelOverlap="parity",
        labelSeparation=9,
        labelFlush=False,
    )
    side = alt.Y(
        "name:N",
        sort=["\n".join(name) for name in lines],
        title=None,
        axis=alt.Axis(
            labelExpr="split(datum.label, '\\n')",
            labelLineHeight=LINE,
            labelLimit=0,
            minExtent=extent,
            maxExtent=extent,
        ),
    )
    colour = alt.condition("datum.sure", alt.value(SURE), alt.value(OPEN))
    base = alt.Chart(given(rows)).encode(y=side)
    interval = base.mark_rule(strokeWidth=5, opacity=0.45, strokeCap="round").encode(
        x=alt.X("low:Q", axis=axis, scale=alt.Scale(zero=False, nice=True)), x2="high:Q", color=colour
    )
    point = base.mark_circle(size=70, opacity=1).encode(x="share:Q", color=colour)
    fair = base.mark_tick(color=FAIR, thickness=2, size=ROW * 0.8).encode(x="fair:Q")
    return finished(alt.layer(interval, fair, point), WHOLE - extent, row * max(2, len(rows)))


def length_chart(length: Length, labels: Labels) -> Chart:
    """How many games are how long."""
    rows = [{"from": low, "to": high, "games": count} for low, high, count in length.histogram]
    bars = (
        alt.Chart(given(rows))
        .mark_bar(color=SURE, opacity=0.75)
        .encode(
            x=alt.X(
                "from:Q",
                bin="binned",
                title=labels["length"],
                axis=alt.Axis(tickCount=6, labelOverlap="parity", labelSeparation=9, labelFlush=False),
            ),
            x2="to:Q",
            y=alt.Y("games:Q", title=labels["games"], axis=alt.Axis(tickCount=4)),
        )
    )
    marks = [{"at": length.quantiles["p50"]}, {"at": length.quantiles["p99"]}]
    rule = alt.Chart(given(marks)).mark_rule(color=FAIR, strokeDash=[4, 3], strokeWidth=2).encode(x="at:Q")
    return finished(alt.layer(bars, rule), WIDE, 150)


def curve_chart(course: Course, labels: Labels) -> Chart:
    """What was foretold of who won in the end: the mean, and the half of all games around it."""
    rows = [{"at": at, "share": share, "low": low, "high": high} for at, share, low, high in course.curve]
    base = alt.Chart(given(rows)).encode(
        x=alt.X("at:Q", title=labels["progress"], axis=alt.Axis(format="%", tickCount=5))
    )
    band = base.mark_area(color=PALE).encode(y=alt.Y("low:Q", scale=alt.Scale(domain=[0, 1])), y2="high:Q")
    line = base.mark_line(color=SURE, strokeWidth=3).encode(
        y=alt.Y("share:Q", title=labels["forecast"], axis=alt.Axis(format="%", tickCount=5))
    )
    return finished(alt.layer(band, line), WIDE, 150)


def given(values: Sequence[dict[str, Any]]) -> Any:
    """The numbers of a picture, in the picture itself."""
    data: Any = alt.Data
    return data(values=values)


def finished(chart: Any, width: int, height: int) -> Chart:
    """The look of all of them."""
    styled = chart.properties(width=width, height=height, background="transparent").configure(
        font="sans-serif",
        axis=alt.AxisConfig(
            labelColor=INK,
            titleColor=INK,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            gridColor="#e2e8f0",
            domainColor="#cbd5e1",
            tickColor="#cbd5e1",
        ),
        view=alt.ViewConfig(stroke=None),
    )
    found: Chart = styled.to_dict()
    return found


def titled(chart: Chart, title: str, note: str) -> Chart:
    """A picture that says by itself what it shows."""
    lines = textwrap.wrap(title, TITLE_LETTERS), textwrap.wrap(note, NOTE_LETTERS)
    head = {"text": lines[0], "subtitle": lines[1], "anchor": "start", "frame": "bounds", "offset": 12}
    colours = {"color": INK, "subtitleColor": INK, "fontSize": 14, "subtitleFontSize": 11}
    return {**chart, "title": head | colours}


def svg(chart: Chart) -> str:
    """The picture as SVG."""
    return str(vl_convert.vegalite_to_svg(chart))


def png(chart: Chart) -> bytes:
    """The picture as PNG, sharp on a good screen and on paper."""
    return bytes(vl_convert.vegalite_to_png({**chart, "background": "white"}, scale=2))
