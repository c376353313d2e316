"""Who stands where in a contest."""

from speeltafel.engine.reasons import Reason
from speeltafel.pairing import Attempt, Row, TeamRow, ranking, standings
from speeltafel.server.club.contests.contest import Contest
from speeltafel.server.wire.contests import StandingCard, WhyBefore


def standing(contest: Contest) -> list[StandingCard]:
    """The lines, the first first."""
    match contest.made.wanted.kind:
        case "challenge":
            return [team_line(row) for row in ranking(list(contest.teams()), attempts(contest))]
        case "knock-out":
            return knocked_out(contest)
        case _:
            rows = standings(list(contest.entrants), contest.all_results(), contest.byes())
            return [line(contest, row) for row in rows]


def attempts(contest: Contest) -> list[Attempt[str]]:
    """What teams made of the deals."""
    return [
        Attempt(board.team, deal, (score,))
        for deal, played in enumerate(contest.rounds, start=1)
        for board in played.boards
        if (score := contest.score(board.table)) is not None
    ]


def team_line(row: TeamRow[str]) -> StandingCard:
    """A team."""
    return StandingCard(
        who=row.team,
        place=row.place,
        points=row.score[0] if row.score else 0,
        tables=row.deals,
        wins=row.best,
        byes=0,
        why=told(row.reason),
    )


def line(contest: Contest, row: Row[str]) -> StandingCard:
    """A member."""
    return StandingCard(
        who=row.player,
        place=row.place,
        points=row.points,
        tables=row.tables,
        wins=row.wins,
        byes=row.byes,
        out=contest.entrants[row.player].gone,
        why=told(row.reason),
    )


def told(reason: Reason | None) -> WhyBefore | None:
    """A reason as a browser tells it."""
    if reason is None:
        return None
    return WhyBefore(reason.text, **reason.fields)


def knocked_out(contest: Contest) -> list[StandingCard]:
    """By how far they came: at each table in the order in which it ended, at equal places those of other tables."""
    reached: dict[str, tuple[int, int]] = dict.fromkeys(contest.entrants, (0, 0))
    left: set[str] = set()
    for number, played in enumerate(contest.rounds, start=1):
        for member in played.began.resting:
            reached[member] = (number, 0)
        for table in played.numbers():
            finish = contest.outcome(played, table)
            order = finish.finish if finish else played.series(table)[0].seats
            for place, member in enumerate(order, start=1):
                reached[member] = (number, -place if finish else 0)
                if finish and (place > contest.made.wanted.through or (contest.closed and place > 1)):
                    left.add(member)
    order = sorted(contest.entrants, key=lambda member: reached[member], reverse=True)
    rows = standings(order, contest.all_results())
    by_member = {row.player: row for row in rows}
    lines: list[StandingCard] = []
    for number, member in enumerate(order, start=1):
        equal = lines and reached[member] == reached[order[number - 2]]
        row = by_member[member]
        lines.append(
            StandingCard(
                who=member,
                place=lines[-1].place if equal else number,
                points=row.points,
                tables=row.tables,
                wins=row.wins,
                byes=contest.byes().get(member, 0),
                out=member in left or contest.entrants[member].gone,
            )
        )
    return lines
