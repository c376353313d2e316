"""A cooperative challenge: every team plays the same deals, from a secret that was fixed before and is shown after."""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from speeltafel.engine.chance import commitment
from speeltafel.engine.reasons import Reason
from speeltafel.pairing.rounds import P

Score = tuple[int, ...]
"""How well a team did: what counts most first, more being better."""


@dataclass(frozen=True, slots=True)
class Attempt(Generic[P]):
    """What a team made of a deal."""

    team: P
    deal: int
    score: Score


@dataclass(frozen=True, slots=True)
class TeamRow(Generic[P]):
    """One line of the ranking; `best` counts the deals in which no team did better.

    `reason` says why this team stands before the next with the same score: `best-deals` with `over`, `mine` and
    `theirs`, or `shared` with `over`.
    """

    team: P
    place: int
    score: Score
    deals: int
    best: int
    reason: Reason | None = None


def deal_secret(secret: str, deal: int) -> str:
    """What a deal's chance is made of, the same for every team. Who knows it cannot tell the other deals.

    >>> deal_secret("a secret", 1)[:16], deal_secret("a secret", 2)[:16]
    ('cc8a3746869f64a1', 'cd6cf2dc7b82dce8')
    """
    return hmac.new(secret.encode(), f"deal/{deal}".encode(), hashlib.sha256).hexdigest()


def opens(secret: str, promised: str) -> bool:
    """Whether this is the secret whose hash was published before.

    >>> opens("a secret", commitment("a secret")), opens("another", commitment("a secret"))
    (True, False)
    """
    return hmac.compare_digest(commitment(secret), promised)


def ranking(teams: Sequence[P], attempts: Iterable[Attempt[P]]) -> list[TeamRow[P]]:
    """Teams by the sum of their scores; among equals by the deals in which no team did better.

    >>> rows = ranking("xy", [Attempt("x", 1, (1, 4)), Attempt("y", 1, (1, 6)), Attempt("x", 2, (0, 3))])
    >>> [(row.place, row.team, row.score) for row in rows]
    [(1, 'x', (1, 7)), (2, 'y', (1, 6))]
    """
    tried = list(attempts)
    best: dict[int, Score] = {}
    for attempt in tried:
        best[attempt.deal] = max(best.get(attempt.deal, attempt.score), attempt.score)
    merits = {}
    for team in teams:
        own = [attempt for attempt in tried if attempt.team == team]
        total = tuple(map(sum, zip(*(attempt.score for attempt in own), strict=True)))
        merits[team] = total, sum(attempt.score == best[attempt.deal] for attempt in own), len(own)
    order = sorted(teams, key=lambda team: merits[team][:2], reverse=True)
    rows: list[TeamRow[P]] = []
    for number, team in enumerate(order):
        score, bests, deals = merits[team]
        reason = None
        if number + 1 < len(order):
            reason = before(order[number + 1], merits[team][:2], merits[order[number + 1]][:2])
        shares = number and merits[order[number - 1]][:2] == merits[team][:2]
        rows.append(TeamRow(team, rows[-1].place if shares else number + 1, score, deals, bests, reason))
    return rows


def before(other: P, mine: tuple[Score, int], theirs: tuple[Score, int]) -> Reason | None:
    """Why a team stands before another with the same score."""
    if mine[0] != theirs[0]:
        return None
    if mine[1] != theirs[1]:
        return Reason("best-deals", {"over": other, "mine": mine[1], "theirs": theirs[1]})
    return Reason("shared", {"over": other})
