"""The next round of a contest: who sits with whom."""

from collections.abc import Sequence
from dataclasses import dataclass

from speeltafel.pairing import (
    Round,
    calendar,
    draw,
    everybody,
    going_on,
    meeting_round,
    meetings,
    seats_of_game,
    stages,
    standings,
    swiss_round,
    turned,
)
from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.common.refusals import Refusal


@dataclass(frozen=True)
class Seating:
    """One table to be: its members in the order of the seats, bots as nobody."""

    seats: tuple[str, ...]
    team: str = ""
    odd: bool = False


@dataclass(frozen=True)
class Drawn:
    """A round to be."""

    tables: tuple[Seating, ...]
    resting: tuple[str, ...] = ()
    ranked: tuple[str, ...] = ()
    first: str = ""
    last: str = ""


def next_round(contest: Contest, seeds: Sequence[str]) -> Drawn | None:
    """What comes after the last round; nothing when the contest has run its course.

    The same contest always gives the same round: it follows from the log. Only the first round of a knock-out needs to know
    who is expected to come far; from then on the log has it.
    """
    match contest.made.wanted.kind:
        case "swiss":
            found = swiss(contest)
        case "knock-out":
            return knock_out(contest, seeds)
        case "challenge":
            return challenge(contest)
        case _:
            found = all_meet(contest)
    return None if found is None else with_odd_ones(contest, found)


def swiss(contest: Contest) -> Round[str] | None:
    """As many rounds as were chosen."""
    wanted = contest.made.wanted
    if len(contest.rounds) >= wanted.rounds:
        return None
    check_enough(contest)
    rows = standings(list(contest.entrants), contest.all_results(), contest.byes())
    points = {row.player: row.points for row in rows}
    here = {member: points[member] for member in contest.active()}
    return swiss_round(here, wanted.sizes, contest.history(), contest.made.secret)


def all_meet(contest: Contest) -> Round[str] | None:
    """Everybody with everybody, so many times over. When somebody came or left since, who has not met comes first."""
    wanted, active, history = contest.made.wanted, contest.active(), contest.history()
    check_enough(contest)
    if all(not entrant.late and not entrant.gone for entrant in contest.entrants.values()):
        once = everybody(active, wanted.sizes, contest.made.secret)
        leg, number = divmod(len(history), len(once))
        if leg >= (wanted.legs if wanted.kind == "league" else 1):
            return None
        return turned(once[number]) if leg % 2 else once[number]
    met = meetings(history)
    legs = wanted.legs if wanted.kind == "league" else 1
    missing = [
        (one, other)
        for place, one in enumerate(active)
        for other in active[place + 1 :]
        if met[frozenset((one, other))] < legs
    ]
    return meeting_round(active, wanted.sizes, history, contest.made.secret) if missing else None


def knock_out(contest: Contest, seeds: Sequence[str]) -> Drawn | None:
    """The next stage for those who are left."""
    wanted = contest.made.wanted
    ranked = still_in(contest) if contest.rounds else list(seeds)
    if contest.rounds and len(contest.rounds[-1].numbers()) == 1 and not contest.rounds[-1].began.resting:
        return None
    if len(ranked) < 2:
        return None
    plan = stages(len(ranked), wanted.sizes, wanted.through)
    if not plan:
        raise Refusal(
            "bad-seats",
            f"{len(ranked)} people cannot play a knock-out at tables of this size",
            reason="contest-cup",
        )
    drawn = draw(ranked, plan[0])
    tables = tuple(Seating(table) for table in drawn.tables)
    return Drawn(tables, drawn.resting, tuple(ranked))


def still_in(contest: Contest) -> list[str]:
    """Who is left in a knock-out, in the order of the seeds; who left the contest is out."""
    active = contest.active()
    last = contest.rounds[-1]
    through = contest.made.wanted.through
    ranked = last.began.ranked
    tables, finishes = [], []
    for number in last.numbers():
        outcome = contest.outcome(last, number)
        assert outcome is not None
        tables.append(outcome.finish)
        finishes.append(outcome.finish)
    played = Round(tuple(tables), tuple(last.began.resting))
    return [member for member in going_on(ranked, played, finishes, through) if member in active]


def challenge(contest: Contest) -> Drawn | None:
    """Every team at a table of its own; bots fill it, so that the same cards go to as many."""
    wanted = contest.made.wanted
    if len(contest.rounds) >= wanted.rounds:
        return None
    active = set(contest.active())
    tables = []
    for team, members in contest.teams().items():
        here = [member for member in members if member in active]
        if here:
            bots = ("",) * (wanted.sizes[0] - len(here))
            tables.append(Seating((*here, *bots), team))
    if not tables:
        raise Refusal("bad-seats", "a challenge needs a team", reason="contest-team")
    return Drawn(tuple(tables))


def with_odd_ones(contest: Contest, found: Round[str]) -> Drawn:
    """Those for whom no table has room rest, or sit down with bots; a league's round has its days."""
    wanted = contest.made.wanted
    tables = [Seating(table) for table in found.tables]
    resting = found.resting
    if resting and wanted.odd == "bot":
        size = max(wanted.sizes[0], len(resting) + 1)
        tables.append(Seating((*resting, *("",) * (size - len(resting))), odd=True))
        resting = ()
    first = last = ""
    if wanted.kind == "league" and wanted.first:
        window = calendar(len(contest.rounds) + 1, wanted.first, wanted.days, wanted.without)[-1]
        first, last = window.first, window.last
    return Drawn(tuple(tables), resting, (), first, last)


def next_game(contest: Contest, number: int) -> Seating:
    """The next game of a series, everybody one seat further on."""
    series = contest.rounds[-1].series(number)
    return Seating(seats_of_game(series[0].seats, len(series)))


def check_enough(contest: Contest) -> None:
    """Somebody has to be there to play with."""
    if len(contest.active()) < max(2, min(contest.made.wanted.sizes)):
        raise Refusal("bad-seats", "there are not enough people for a table", reason="contest-few")


def planned(contest: Contest) -> int:
    """How many rounds it will have; 0 where nobody can say."""
    wanted = contest.made.wanted
    count = len(contest.active())
    if wanted.kind in ("swiss", "challenge"):
        return wanted.rounds
    if wanted.kind == "knock-out":
        if contest.rounds:
            return len(contest.rounds) + max(0, len(stages_left(contest)) - 1)
        return len(stages(count, wanted.sizes, wanted.through))
    changed = any(entrant.late or entrant.gone for entrant in contest.entrants.values())
    if changed or count < 2 or (wanted.sizes[0] > 2 and not contest.rounds):
        return 0
    legs = wanted.legs if wanted.kind == "league" else 1
    return (count - 1 + count % 2) * legs if wanted.sizes[0] == 2 else 0


def stages_left(contest: Contest) -> list[object]:
    """The stages from the running one on."""
    wanted, last = contest.made.wanted, contest.rounds[-1]
    return list(stages(len(last.began.ranked), wanted.sizes, wanted.through))
