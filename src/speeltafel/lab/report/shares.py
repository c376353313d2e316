"""Win rates by what a seat is, and how often things went well: each with its interval and what would be fair."""

from collections.abc import Mapping
from typing import Any

import msgspec
import polars as pl

from speeltafel.engine import Ledger
from speeltafel.lab.rates import Rate, rate


class Bar(msgspec.Struct, frozen=True):
    """One value of a group: how often it wins or goes well, beside what it would be if the value made no difference."""

    name: str
    rate: Rate
    fair: float | None

    @property
    def difference(self) -> float:
        """How much more than fair."""
        return self.rate.share - (self.fair if self.fair is not None else self.rate.share)

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves fair out."""
        return self.fair is not None and not self.rate.low <= self.fair <= self.rate.high


class Group(msgspec.Struct, frozen=True):
    """Bars that belong together: all places, all outcasts, all locations."""

    kind: str
    """seat, side, trait, ending or occasion."""
    name: str
    bars: list[Bar]


def groups(
    seats: pl.DataFrame, occasions: pl.DataFrame, ledger: type[Ledger], endings: Mapping[str, int]
) -> list[Group]:
    """All groups of a game; where everybody wins together, seats are no group."""
    known = with_fair(seats)
    sides = known["side"].drop_nulls().n_unique()
    found = [by_side(known)] if sides else [by_value(known, "seat", "seat")]
    found += [by_value(known, trait, "trait") for trait in ledger.traits if tells(known, trait)]
    found += [by_ending(endings), *by_occasion(occasions, ledger)]
    return [group for group in found if len(group.bars) > 1 or group.kind == "side"]


def tells(seats: pl.DataFrame, trait: str) -> bool:
    """Whether a trait can make a difference: not where it is but another word for the side, nor where all games end alike."""
    if seats["side"].drop_nulls().n_unique() == 1 and trait == "place":
        return False
    pairs = seats.select("side", trait).unique()
    renamed = len(pairs) == pairs["side"].n_unique() == pairs[trait].n_unique() > 1
    return not renamed and seats["share"].n_unique() > 1


def by_ending(endings: Mapping[str, int]) -> Group:
    """How often games end in which way; no way is fairer than another."""
    games = sum(endings.values())
    often = sorted(endings.items(), key=lambda each: (-each[1], each[0]))
    return Group("ending", "ending", [Bar(reason, rate(count, games), None) for reason, count in often])


def with_fair(seats: pl.DataFrame) -> pl.DataFrame:
    """What a seat would win if nothing but its side mattered."""
    return seats.with_columns(fair=pl.col("share").mean().over(pl.col("side").fill_null("")))


def by_side(seats: pl.DataFrame) -> Group:
    """Sides against each other, each half of the wins if the game is even; no measure for a table that plays together."""
    sides = seats.group_by("game", "side", maintain_order=True).agg(pl.col("won").any())
    names = sides["side"].unique(maintain_order=True).to_list()
    fair = 1 / len(names) if len(names) > 1 else None
    games = seats["game"].n_unique()
    won = {row["side"]: row["won"] for row in sides.group_by("side").agg(pl.col("won").sum()).to_dicts()}
    return Group("side", "side", [Bar(name, rate(won[name], games), fair) for name in names])


def by_value(seats: pl.DataFrame, column: str, kind: str) -> Group:
    """The wins of seats by one of their columns. Seats of one game win or lose together, so games count, not seats."""
    rows = seats.group_by(column).agg(
        pl.col("share").sum(), pl.len(), pl.col("game").n_unique().alias("games"), pl.col("fair").mean()
    )
    bars = [
        Bar(named(row[column]), rate(row["share"], row["len"], row["games"]), row["fair"])
        for row in rows.sort(column).to_dicts()
    ]
    return Group(kind, column, bars)


def named(value: Any) -> str:
    """Seats are counted from 1."""
    return str(value + 1) if isinstance(value, int) else str(value)


def by_occasion(occasions: pl.DataFrame, ledger: type[Ledger]) -> list[Group]:
    """How often things went well, by what they were; fair is how often they do on the whole.

    Where it is always exactly one of them, as with the endings of a round, there is nothing to compare with.
    """
    rows = occasions.group_by("subject", "name").agg(
        pl.col("good").sum(), pl.len(), pl.col("game").n_unique().alias("games")
    )
    found = []
    for (subject,), of_subject in rows.sort("subject", "name").group_by("subject", maintain_order=True):
        whole = float(of_subject["good"].sum()) / float(of_subject["len"].sum())
        fair = None if subject in ledger.one_of else whole
        bars = [
            Bar(row["name"], rate(row["good"], row["len"], row["games"]), fair)
            for row in of_subject.to_dicts()
        ]
        found.append(Group("occasion", str(subject), bars))
    return found
