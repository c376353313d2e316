"""Which cards win: drawn, played, held at the end; and which are never played."""

from collections.abc import Iterable

import msgspec
import polars as pl

from speeltafel.lab.rates import rate
from speeltafel.lab.report.shares import Bar, with_fair

USES = ("drawn", "played", "held")


class CardFigure(msgspec.Struct, frozen=True):
    """One card: how often it went through hands, and how those did who drew, played or held it (None: nobody)."""

    card: str
    times: dict[str, int]
    wins: dict[str, Bar | None]


def card_figures(cards: pl.DataFrame, seats: pl.DataFrame) -> list[CardFigure]:
    """All cards that anybody had."""
    known = cards.join(with_fair(seats).select("game", "seat", "share", "fair"), on=["game", "seat"])
    wins = {use: won_with(known, use) for use in USES}
    totals = known.group_by("card").agg(pl.col(*USES).sum()).sort("card")
    return [
        CardFigure(
            row["card"], {use: row[use] for use in USES}, {use: wins[use].get(row["card"]) for use in USES}
        )
        for row in totals.to_dicts()
    ]


def won_with(known: pl.DataFrame, use: str) -> dict[str, Bar]:
    """The win rate of those seats that drew, played or held a card at least once."""
    rows = (
        known.filter(pl.col(use) > 0)
        .group_by("card")
        .agg(pl.col("share").sum(), pl.len(), pl.col("game").n_unique().alias("games"), pl.col("fair").mean())
    )
    return {
        row["card"]: Bar(row["card"], rate(row["share"], row["len"], row["games"]), row["fair"])
        for row in rows.to_dicts()
    }


def never_played(deck: Iterable[str], figures: Iterable[CardFigure]) -> list[str]:
    """Cards of the deck that nobody played in all these games."""
    played = {figure.card for figure in figures if figure.times["played"]}
    return [card for card in deck if card not in played]
