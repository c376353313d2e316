"""Every bot against every other, from every seat, on the same deals."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import BadSetup, Game, Match
from speeltafel.games import packages
from speeltafel.lab.driver import play_out
from speeltafel.lab.rates import Rate, rate
from speeltafel.lab.ratings import Rating, rated
from speeltafel.lab.spread import Progress, spread
from speeltafel.lab.stopwatch import Thought, timed
from speeltafel.lab.tally import count, quantiles
from speeltafel.pairing import round_robin, seatings


class Meeting(msgspec.Struct, frozen=True):
    """Two bots, one deal, every seating of it."""

    game: str
    package: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, str]
    deal: int
    seed: int


class Met(msgspec.Struct):
    """How a meeting went: what the first got of each win (1: all, 0.5: half), and how long it took."""

    meeting: Meeting
    scores: list[float]
    lengths: list[int]
    thought: dict[str, Thought]

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.lengths)


class Standing(msgspec.Struct):
    """How a tournament ended, with one set of options.

    `matrix` has the wins of the bot of the row against that of the column; `think` the milliseconds for a decision.
    """

    options: dict[str, Any]
    games: int
    ratings: list[Rating]
    matrix: dict[str, dict[str, Rate]]
    think: dict[str, float]
    length: dict[str, int]


class Tournament(msgspec.Struct):
    """All standings: the first is that of the usual game, or of the options that were given."""

    game: str
    seats: int
    bots: list[str]
    standings: list[Standing]


def tournament(
    slug: str,
    bots: Sequence[str],
    *,
    deals: int = 20,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    across: Sequence[Mapping[str, Any]] = (),
    seed: int = 0,
    jobs: int = 1,
    cluster: str = "",
    progress: Progress = lambda games: None,
) -> Tournament:
    """Every pair of bots plays every deal in every seating; with each of the options in `across` once more.

    >>> found = tournament("good-vs-evil", ["bot", "random"], deals=2)
    >>> found.standings[0].games
    4
    """
    check_bots(slug, bots, seats, deals)
    sets = [dict(options or {}), *({**(options or {}), **more} for more in across)]
    standings = []
    for chosen in sets:
        work = fixtures(slug, bots, seats, chosen, deals, seed)
        met = list(spread(play_meeting, work, jobs=jobs, cluster=cluster, progress=progress))
        standings.append(standing(bots, chosen, met))
    return Tournament(slug, seats, list(bots), standings)


def check_bots(slug: str, bots: Sequence[str], seats: int, deals: int) -> None:
    """Refuse what is no tournament."""
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise BadSetup(
            "a tournament needs two different bots or more, as in --bots bot:strong bot:normal random"
        )
    if deals < 1:
        raise BadSetup(f"{deals} deals cannot be played; ask for at least 1")
    for kind in bots:
        make_player(speeltafel.load(slug), kind, seed=0)


def fixtures(
    slug: str, bots: Sequence[str], seats: int, options: dict[str, Any], deals: int, seed: int
) -> list[Meeting]:
    """All meetings: nobody meets another twice before all others."""
    game = speeltafel.load(slug)
    game.check_setup(game.read_options(options), seats)
    package = packages()[slug]
    return [
        Meeting(slug, package, seats, options, pair, deal, seed)
        for deal in range(deals)
        for pairs in round_robin(bots)
        for pair in pairs
    ]


def seatings_of(game: Game, match: Match) -> list[tuple[int, ...]]:
    """The seats of the first bot: half of the table in every way, every side, or the whole table and nothing of it."""
    sides = list(game.together(match.table).values())
    if not sides:
        return seatings(match.table.seats)
    return sides if len(sides) > 1 else [tuple(range(match.table.seats)), ()]


def games_of(slug: str, seats: int, options: Mapping[str, Any]) -> int:
    """How many games a meeting has."""
    return len(seatings_of(speeltafel.load(slug), speeltafel.start(slug, seats, options, seed=0)))


def play_meeting(meeting: Meeting, progress: Progress = lambda games: None) -> Met:
    """The same deal in every seating."""
    if meeting.game not in packages():
        speeltafel.register(meeting.game, meeting.package)
    met = Met(meeting, [], [], {bot: Thought() for bot in meeting.bots})
    first = dealt(meeting)
    places = seatings_of(first.game, first)
    results = []
    for number, place in enumerate(places):
        results.append(play_seating(dealt(meeting), met, place, number))
        progress(1)
    met.scores = compared(results, places)
    return met


def dealt(meeting: Meeting) -> Match:
    """The deal, before the first decision."""
    seed = f"tournament/{meeting.seed}/{meeting.deal}"
    return speeltafel.start(
        meeting.game, meeting.seats, meeting.options, seed=seed, events=False, record=False
    )


def play_seating(match: Match, met: Met, place: Sequence[int], number: int) -> list[float]:
    """One game with the first bot in these seats; what every seat got."""
    meeting, players = met.meeting, []
    for seat in range(meeting.seats):
        bot = meeting.bots[seat not in place]
        seed = hash((meeting.seed, meeting.deal, number, seat))
        players.append(timed(make_player(match.game, bot, seed), met.thought[bot]))
    met.lengths.append(play_out(match, players))
    return match.game.payoff(match.table)


def compared(results: Sequence[Sequence[float]], places: Sequence[tuple[int, ...]]) -> list[float]:
    """What the first got of each win. Where all win together, who did better with the same deal wins.

    >>> compared([[1.0, 0.0], [0.5, 0.5]], [(0,), (1,)])
    [1.0, 0.5]
    >>> compared([[0.3, 0.3], [1.0, 1.0]], [(0, 1), ()])
    [0.0]
    """
    if () in places:
        mine, theirs = results[0][0], results[1][0]
        return [0.5 if mine == theirs else float(mine > theirs)]
    return [share_of(shares, place) for shares, place in zip(results, places, strict=True)]


def share_of(shares: Sequence[float], place: tuple[int, ...]) -> float:
    """The part of a win that fell to these seats; sides win as one."""
    total = sum(shares)
    return sum(shares[seat] for seat in place) / total if total else 0.5


def standing(bots: Sequence[str], options: dict[str, Any], met: Sequence[Met]) -> Standing:
    """What all meetings come to, in whatever order they were played."""
    lengths: dict[int, int] = {}
    thought = {bot: Thought() for bot in bots}
    ordered = sorted(met, key=lambda each: (each.meeting.deal, *map(bots.index, each.meeting.bots)))
    for each in ordered:
        for length in each.lengths:
            count(lengths, length)
        for bot, spent in each.thought.items():
            thought[bot].add(spent)
    return Standing(
        options,
        sum(each.games for each in met),
        rated(bots, [(each.meeting.bots, score) for each in ordered for score in each.scores]),
        matrix(bots, ordered),
        {bot: round(1000 * spent.seconds / max(1, spent.times), 3) for bot, spent in thought.items()},
        quantiles(lengths),
    )


def matrix(bots: Sequence[str], met: Sequence[Met]) -> dict[str, dict[str, Rate]]:
    """Wins of each against each."""
    scores: dict[tuple[str, str], list[float]] = {}
    for each in met:
        first, second = each.meeting.bots
        scores.setdefault((first, second), []).extend(each.scores)
        scores.setdefault((second, first), []).extend(1 - score for score in each.scores)
    return {
        row: {column: rate(sum(got), len(got)) for column in bots if (got := scores.get((row, column)))}
        for row in bots
    }
