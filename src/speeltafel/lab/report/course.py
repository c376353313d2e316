"""How games go: how long they are, how the lead changes hands, when they are decided, how much is luck."""

import math
from typing import Any

import msgspec
import polars as pl

from speeltafel.lab.rates import SURE

STEPS = 20
"""Points of the curve from the beginning to the end of a game."""
BINS = 24
"""Bars of the histogram."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 %."""

    value: float
    low: float
    high: float
    of: int

    def differs(self, other: "Mean") -> bool:
        """Whether the difference of two means is more than chance gives."""
        less, more = sorted((self, other), key=lambda mean: mean.value)
        # Newcombe's way: of each interval the end that faces the other counts, as shares near 0 or 1 are surer on one side.
        return more.value - less.value > math.hypot(more.value - more.low, less.high - less.value)


class Length(msgspec.Struct, frozen=True):
    """How long games are, in decisions, or in seconds where the clock is part of the rules."""

    unit: str
    mean: Mean
    quantiles: dict[str, float]
    histogram: list[tuple[float, float, int]]
    """From, to, games."""


class Course(msgspec.Struct, frozen=True):
    """How the chance to win wanders; None where the game has no forecast."""

    changes: Mean
    """How often the lead changes hands."""
    decided: Mean
    """After which part of the game the winner leads for good."""
    decided_half: float
    """In half of the games not later than this."""
    curve: list[tuple[float, float, float, float]]
    """Along the game: the forecast for who wins in the end, and the quarter below and above."""
    deal: float | None
    """What part of all there is to decide the deal decides; nothing where all games end alike."""


class Luck(msgspec.Struct, frozen=True):
    """Of what moves its chance to win on a player's own move: the part of luck."""

    share: Mean
    moves: int


def mean_of(values: pl.Series) -> Mean:
    """The mean of a column."""
    count, mean = len(values), number(values.mean())
    half = SURE * number(values.std()) / math.sqrt(max(1, count))
    return Mean(mean, mean - half, mean + half, count)


def number(value: Any) -> float:
    """What polars works out can be nothing, or one of several kinds."""
    return float(value or 0.0)


def length_of(games: pl.DataFrame) -> Length:
    """From the table of games."""
    unit = "decisions" if games["seconds"].null_count() else "seconds"
    lengths = games[unit].cast(pl.Float64)
    places = {"p1": 0.01, "p10": 0.1, "p25": 0.25, "p50": 0.5, "p75": 0.75, "p90": 0.9, "p99": 0.99}
    quantiles = {name: number(lengths.quantile(place)) for name, place in places.items()}
    quantiles |= {"min": number(lengths.min()), "max": number(lengths.max())}
    return Length(unit, mean_of(lengths), quantiles, histogram(lengths))


def histogram(values: pl.Series) -> list[tuple[float, float, int]]:
    """Bars of equal width."""
    low, high = number(values.min()), number(values.max())
    width = max(1.0, math.ceil((high - low + 1) / BINS))
    places = ((values - low) / width).floor().cast(pl.Int64).value_counts().sort(values.name).rows()
    return [(low + place * width, low + (place + 1) * width, count) for place, count in places]


def course_of(forecasts: pl.DataFrame, games: pl.DataFrame, seats: pl.DataFrame) -> Course | None:
    """From the forecasts; None where there are none before the end."""
    rows = sided(forecasts, seats).join(games.select("game", "decisions"), on="game")
    if rows.filter(pl.col("number") < pl.col("decisions")).is_empty():
        return None
    rows = rows.with_columns(progress=pl.col("number") / pl.col("decisions"))
    leads = leaders(rows)
    decided = leads.group_by("game").agg(
        pl.col("progress").filter(~pl.col("won")).max().fill_null(0.0).alias("decided"),
        (pl.col("side") != pl.col("side").shift()).sum().alias("changes"),
    )
    return Course(
        changes=mean_of(decided["changes"]),
        decided=mean_of(decided["decided"]),
        decided_half=number(decided["decided"].median()),
        curve=curve_of(rows),
        deal=deal_of(rows),
    )


def sided(forecasts: pl.DataFrame, seats: pl.DataFrame) -> pl.DataFrame:
    """One row for each side and moment; somebody who plays alone is a side, and so is the game against a whole table."""
    known = seats.select("game", "seat", "won", pl.col("side").fill_null(pl.col("seat").cast(pl.String)))
    rows = (
        forecasts.join(known, on=["game", "seat"])
        .group_by("game", "number", "side", maintain_order=True)
        .agg(pl.col("share").last().cast(pl.Float64), pl.col("won").any())
    )
    if known["side"].n_unique() > 1:
        return rows
    against = rows.with_columns(side=pl.lit("-"), share=1 - pl.col("share"), won=~pl.col("won"))
    return pl.concat([rows, against]).sort("game", "number", "side")


def leaders(rows: pl.DataFrame) -> pl.DataFrame:
    """Who is ahead at each moment, in the order of time."""
    best = rows.sort("game", "number", "share", "side", descending=[False, False, True, False])
    return best.group_by("game", "number", maintain_order=True).first()


def curve_of(rows: pl.DataFrame) -> list[tuple[float, float, float, float]]:
    """What the forecast said of the winner, on the way."""
    winners = rows.filter(pl.col("won") & (pl.col("progress") < 1)).with_columns(
        step=(pl.col("progress") * STEPS).floor() / STEPS
    )
    found = winners.group_by("step").agg(
        pl.col("share").mean(),
        pl.col("share").quantile(0.25).alias("low"),
        pl.col("share").quantile(0.75).alias("high"),
    )
    return found.sort("step").rows()


def deal_of(rows: pl.DataFrame) -> float | None:
    """The variance of the first forecast beside that of the result, each around what its side wins on the whole."""
    first = rows.sort("game", "number").group_by("game", "side", maintain_order=True).first()
    spread = first.group_by("side").agg(
        pl.col("share").var().alias("deal"), pl.col("won").cast(pl.Float64).var().alias("all")
    )
    decided = number(spread["all"].sum())
    return min(1.0, number(spread["deal"].sum()) / decided) if decided else None


def luck_of(luck: pl.DataFrame) -> Luck | None:
    """The part of luck in all squares, with an interval from leaving out one game at a time (jackknife)."""
    sums = luck.group_by("game").agg(pl.col("luck").sum(), pl.col("choice").sum())
    games = len(sums)
    if games < 2:
        return None
    total, chosen = number(sums["luck"].sum()), number(sums["choice"].sum())
    without = (total - sums["luck"]) / (total - sums["luck"] + chosen - sums["choice"])
    share = total / (total + chosen)
    half = SURE * math.sqrt((games - 1) / games * number(((without - number(without.mean())) ** 2).sum()))
    return Luck(Mean(share, max(0.0, share - half), min(1.0, share + half), games), len(luck))
