"""Best of one, three or five: when a table's people have played enough, and who stands first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from speeltafel.engine.reasons import Reason
from speeltafel.pairing.points import Result
from speeltafel.pairing.rounds import P

BEST_OF = (1, 3, 5)


@dataclass(frozen=True, slots=True)
class Decided(Generic[P]):
    """Everybody of the table, the first first, and why the last who goes on stands before the first who does not.

    The reason has the fields `mine` and `theirs`; its text is `series-points` (in tenths), `series-wins`, `series-last`
    (the places in the last game) or `series-seed`.
    """

    finish: tuple[P, ...]
    reason: Reason


def decided(
    seeded: Sequence[P], games: Sequence[Result[P]], best_of: int = 1, through: int = 1
) -> Decided[P] | None:
    """Who goes on, or None while another game is to be played. `seeded` has the people of the table, best seed first.

    Two people stop as soon as the rest cannot change who goes on; more than two play all games. Points of all games
    count, then wins, then the place in the last game, then the seed.

    >>> games = [Result(("a", "b"), (1, 2)), Result(("b", "a"), (2, 1))]
    >>> decided("ab", games[:1], best_of=3) is None, decided("ab", games, best_of=3).finish
    (True, ('a', 'b'))
    """
    if not games:
        return None
    ahead = {player: sum(game.points_of(player) for game in games) for player in seeded}
    lead = sorted(ahead.values(), reverse=True)
    left = best_of - len(games)
    if left > 0 and (len(seeded) > 2 or lead[0] - lead[1] <= 120 * left):
        return None
    wins = {player: sum(game.won_by(player) for game in games) for player in seeded}
    last = {player: games[-1].place_of(player) for player in seeded}
    merits = {
        player: (ahead[player], wins[player], -last[player], -seed) for seed, player in enumerate(seeded)
    }
    finish = sorted(seeded, key=lambda player: merits[player], reverse=True)
    return Decided(tuple(finish), why(merits[finish[through - 1]], merits[finish[through]]))


def why(mine: tuple[int, ...], theirs: tuple[int, ...]) -> Reason:
    """The first merit in which two differ."""
    texts = ("series-points", "series-wins", "series-last", "series-seed")
    number = next(place for place in range(len(texts)) if mine[place] != theirs[place])
    return Reason(texts[number], {"mine": abs(mine[number]), "theirs": abs(theirs[number])})


def seats_of_game(players: Sequence[P], number: int) -> tuple[P, ...]:
    """Everybody moves on one seat with each game of a series.

    >>> seats_of_game("abc", 0), seats_of_game("abc", 1)
    (('a', 'b', 'c'), ('b', 'c', 'a'))
    """
    first = number % len(players)
    return (*players[first:], *players[:first])
