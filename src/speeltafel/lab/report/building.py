"""What a report is made of: the games are played (or taken up), then read table by table."""

import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl

import speeltafel
from speeltafel.engine import Game
from speeltafel.lab.plan import USUAL, Plan, make_plan
from speeltafel.lab.rates import Rate, rate
from speeltafel.lab.report.cards import CardFigure, card_figures, never_played
from speeltafel.lab.report.course import Course, Length, Luck, Mean, course_of, length_of, luck_of
from speeltafel.lab.report.shares import Group, groups
from speeltafel.lab.simulation import run
from speeltafel.lab.spread import Progress, usual_jobs
from speeltafel.lab.store import read_tables
from speeltafel.lab.tournament import games_of, tournament
from speeltafel.lab.variations import Variation, variations

SHARE: Final = 5
"""A variation gets one game for so many of the usual game."""
LEAST: Final = 20
SIMPLE: Final = ("games", "seats", "forecasts")
"""The tables that a variation is compared by."""
SKILL_DEALS: Final = 20
BETTER, WORSE = "bot:normal", "bot:novice"


class Effect(msgspec.Struct, frozen=True):
    """What a variation changes: each figure beside that of the usual game."""

    option: str
    value: Any
    games: int
    length: Mean
    leader: Mean
    """How often the first side wins, or the first in the order of play, or the table."""
    sides: bool
    """Whether players win together: then the first side is no equal of the first player."""
    changes: Mean | None


class Report(msgspec.Struct):
    """All figures of a report. `skill` is what a normal bot wins of a novice."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    groups: list[Group]
    endings: dict[str, int]
    length: Length
    course: Course | None
    luck: Luck | None
    skill: Rate | None
    cards: list[CardFigure]
    never_played: list[str]
    usual: Effect
    effects: list[Effect]

    @property
    def whole_table(self) -> Rate | None:
        """What all players win together, where they do."""
        sides = [group.bars for group in self.groups if group.kind == "side"]
        return sides[0][0].rate if sides and len(sides[0]) == 1 else None

    @property
    def ends_alike(self) -> bool:
        """Whether all players win all games, or lose them: then no card and no character can win more than another."""
        return self.whole_table is not None and self.whole_table.share in (0.0, 1.0)


def make_report(
    slug: str,
    *,
    games: int = 1000,
    seats: int | None = None,
    bots: Sequence[str] = ("bot",),
    options: dict[str, Any] | None = None,
    seed: int = 0,
    compare: bool = True,
    data: Path | None = None,
    jobs: int | None = None,
    cluster: str = "",
    progress: Progress = lambda games: None,
) -> Report:
    """Play the usual game and its variations, and read what came of it. With `data` the games are kept there."""
    game = speeltafel.load(slug)
    count = seats or usual_seats(game)
    players = [*bots, *[bots[-1]] * (count - len(bots))]
    plan = make_plan(slug, games, players, options=options, seed=seed, tables=USUAL)
    others = variations(game, count) if compare and not options else []
    with ExitStack() as stack:
        folder = data or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        where: dict[str, Any] = {
            "jobs": jobs or usual_jobs(plan.parts),
            "cluster": cluster,
            "progress": progress,
        }
        summary = run(plan, out=folder / "base", **where)
        effects = [effect(varied(plan, each), folder / each.name, each, where) for each in others]
        skill = skill_of(plan, folder, where) if compare and not options else None
        return read(game, plan, folder / "base", dict(summary.endings), skill, effects)


def usual_seats(game: Game) -> int:
    """Four, or as many as the game allows."""
    return min(4, game.seat_counts[-1])


def games_in(slug: str, games: int, seats: int) -> int:
    """How many games a report with comparisons takes."""
    meeting = games_of(slug, seats, {}) * SKILL_DEALS
    return games + len(variations(speeltafel.load(slug), seats)) * fewer(games) + meeting


def fewer(games: int) -> int:
    """How many games a variation gets."""
    return max(LEAST, games // SHARE)


def varied(plan: Plan, variation: Variation) -> Plan:
    """The plan of a variation."""
    return make_plan(
        plan.game,
        fewer(plan.games),
        plan.players,
        options=variation.options,
        seed=plan.seed,
        tables=SIMPLE,
    )


def effect(plan: Plan, folder: Path, variation: Variation, where: dict[str, Any]) -> Effect:
    """Play a variation and read its figures."""
    run(plan, out=folder, **where)
    return effect_of(folder, variation)


def effect_of(folder: Path, variation: Variation) -> Effect:
    """The figures that variations are compared by."""
    games, seats, forecasts = (read_tables(folder, table).collect() for table in SIMPLE)
    course = course_of(forecasts, games, seats)
    return Effect(
        variation.option,
        variation.value,
        len(games),
        length_of(games).mean,
        leader_of(seats),
        seats["side"].null_count() == 0,
        course.changes if course else None,
    )


def leader_of(seats: pl.DataFrame) -> Mean:
    """The wins of the first side, or of the first in the order of play."""
    if seats["side"].null_count() == 0:
        first = seats.filter(pl.col("side") == seats["side"][0]).group_by("game").agg(pl.col("won").any())
        return share_of(first["won"].cast(pl.Float64))
    column, value = ("place", "1") if "place" in seats.columns else ("seat", 0)
    return share_of(seats.filter(pl.col(column) == value)["share"])


def share_of(wins: pl.Series) -> Mean:
    """A share of games: a few games must not look surer than they are."""
    found = rate(float(wins.sum()), len(wins))
    return Mean(found.share, found.low, found.high, found.of)


class Skill(msgspec.Struct, frozen=True):
    """What a normal bot wins of a novice, and what was played to find out."""

    game: str
    version: str
    seats: int
    seed: int
    deals: int
    rate: Rate


def skill_of(plan: Plan, folder: Path, where: dict[str, Any]) -> Rate | None:
    """What a normal bot wins of a novice, from every seat; it is kept beside the games."""
    if not {"normal", "novice"} <= set(speeltafel.load(plan.game).levels):
        return None
    seats, place = len(plan.players), folder / "skill.json"
    asked = (plan.game, plan.version, seats, plan.seed, SKILL_DEALS)
    kept = read_skill(place)
    if kept is not None and asked == (kept.game, kept.version, kept.seats, kept.seed, kept.deals):
        where["progress"](games_of(plan.game, seats, {}) * SKILL_DEALS)
        return kept.rate
    found = tournament(plan.game, [BETTER, WORSE], deals=SKILL_DEALS, seats=seats, seed=plan.seed, **where)
    rate = found.standings[0].matrix[BETTER][WORSE]
    place.write_bytes(msgspec.json.encode(Skill(*asked, rate)))
    return rate


def read_skill(place: Path) -> Skill | None:
    """What was found out before; None where nothing was, or what is there cannot be read."""
    try:
        return msgspec.json.decode(place.read_bytes(), type=Skill)
    except (OSError, msgspec.DecodeError):
        return None


def read(
    game: Game, plan: Plan, folder: Path, endings: dict[str, int], skill: Rate | None, effects: list[Effect]
) -> Report:
    """All figures from the tables."""
    table = {name: read_tables(folder, name).collect() for name in plan.tables if name != "decisions"}
    cards = card_figures(table["cards"], table["seats"])
    return Report(
        game=plan.game,
        seats=len(plan.players),
        bots=sorted(set(plan.players)),
        games=plan.games,
        seed=plan.seed,
        options=plan.options,
        groups=groups(table["seats"], table["occasions"], game.ledger, endings),
        endings=endings,
        length=length_of(table["games"]),
        course=course_of(table["forecasts"], table["games"], table["seats"]),
        luck=luck_of(table["luck"]) if "luck" in table else None,
        skill=skill,
        cards=cards,
        never_played=never_played(
            game.ledger.deck(game.read_options(plan.options), len(plan.players)), cards
        ),
        usual=effect_of(folder, Variation("", None)),
        effects=effects,
    )
