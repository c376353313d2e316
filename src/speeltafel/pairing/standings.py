"""Who stands where, and why the one above the other."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Generic

from speeltafel.engine.reasons import Reason
from speeltafel.pairing.points import WIN, Result
from speeltafel.pairing.rounds import P
from speeltafel.pairing.ties import ORDER, Played, TieBreak, direct, first_seats, opponents, wins


@dataclass(frozen=True, slots=True)
class Row(Generic[P]):
    """One line of the standings; points are in tenths.

    `reason` says why this one stands before the next with the same points: its text is one of `ties.ORDER` with the
    fields `over` (the next), `among` (how many were equal), `mine` and `theirs`; or `shared` with the field `over`.
    """

    player: P
    place: int
    points: int
    tables: int
    wins: int
    byes: int
    reason: Reason | None = None


def standings(
    players: Sequence[P],
    results: Iterable[Result[P]],
    byes: Mapping[P, int] | None = None,
    bye: int = WIN,
) -> list[Row[P]]:
    """Everybody by points, ties broken in the order of `ties.ORDER`; who is equal in everything shares a place.

    Whoever is in a result and not in `players` is a guest at that table, as a bot is: beaten, but not ranked. A bye is
    worth `bye` tenths.

    >>> for row in standings("abc", [Result(("a", "b"), (1, 2)), Result(("b", "c"), (1, 2)), Result(("c", "a"), (2, 1))]):
    ...     print(row.place, row.player, row.points)
    1 a 240
    2 b 120
    3 c 0
    >>> rows = standings("ab", [Result(("a", "c"), (1, 2)), Result(("b", "a"), (1, 2))])
    >>> rows[0].player, rows[0].reason
    ('b', Reason(text='direct', fields={'over': 'a', 'among': 2, 'mine': 1.0, 'theirs': 0.0}))
    """
    rested = dict(byes or {})
    played = Played(list(results), {}, rested)
    points = {
        player: sum(result.points_of(player) for result in played.of(player)) + bye * rested.get(player, 0)
        for player in players
    }
    ranked = Ranking(Played(played.results, points, rested))
    for amount in sorted(set(points.values()), reverse=True):
        ranked.add([player for player in players if points[player] == amount])
    return ranked.rows()


class Ranking(Generic[P]):
    """Groups of people with the same points, taken apart one after the other."""

    def __init__(self, played: Played[P]) -> None:
        self.played = played
        self.order: list[P] = []
        self.reasons: dict[P, Reason] = {}
        self.breaks: tuple[TieBreak[P], ...] = (direct, opponents, wins, first_seats)

    def add(self, equal: list[P], number: int = 0) -> None:
        """People who are equal so far: by the tie-break of this number; each smaller group from the first one again."""
        if len(equal) == 1:
            self.order += equal
            return
        if number == len(ORDER):
            self.share(equal)
            return
        values = self.breaks[number](equal, self.played)
        amounts = sorted(set(values.values()), reverse=True) if values else []
        if values is None or len(amounts) == 1:
            self.add(equal, number + 1)
            return
        for amount in amounts:
            start = len(self.order)
            self.add([player for player in equal if values[player] == amount])
            if start and amount != amounts[0]:
                self.tell(self.order[start - 1 : start + 1], number, values)

    def share(self, equal: list[P]) -> None:
        """Nothing tells them apart."""
        for one, other in pairwise(equal):
            self.reasons[one] = Reason("shared", {"over": other})
        self.order += equal

    def tell(self, two: Sequence[P], number: int, values: Mapping[P, Fraction]) -> None:
        """Why the first of two stands before the second."""
        one, other = two
        mine, theirs = (abs(float(values[player])) for player in two)
        fields = {"over": other, "among": len(values), "mine": mine, "theirs": theirs}
        self.reasons[one] = Reason(ORDER[number], fields)

    def rows(self) -> list[Row[P]]:
        """The lines, with places; who shares one has the same."""
        rows: list[Row[P]] = []
        for number, player in enumerate(self.order):
            before = rows[-1] if rows else None
            shares = before is not None and before.reason is not None and before.reason.text == "shared"
            place = before.place if before and shares else number + 1
            tables = self.played.of(player)
            won = sum(result.won_by(player) for result in tables)
            amount = self.played.points[player]
            reason = self.reasons.get(player)
            byes = self.played.byes.get(player, 0)
            rows.append(Row(player, place, amount, len(tables), won, byes, reason))
        return rows
