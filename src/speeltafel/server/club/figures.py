"""What the games of a member come to: streaks, figures of each game, a calendar, who did better. Knows no rows."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from typing import Final

from speeltafel.engine import UnknownGame
from speeltafel.games import load
from speeltafel.server.club.album import Game, Known, may_see
from speeltafel.server.club.members import Member
from speeltafel.server.wire.history import GameFigures, HeadToHead, Share, TallyFigure, Trait

RIVALS: Final = 12
CARDS: Final = 5
LATEST: Final = 20
"""So many of the last games are drawn."""
DAYS: Final = 7 * 53


def streak(games: Iterable[Game]) -> int:
    """Games won one after the other, counted back from the latest."""
    return sum(1 for _ in takewhile(lambda game: game.mine.won, games))


def best_streak(games: Iterable[Game]) -> int:
    """The most that were won one after the other."""
    best = now = 0
    for game in games:
        now = now + 1 if game.mine.won else 0
        best = max(best, now)
    return best


def shares(named: Iterable[tuple[str, bool]]) -> list[Share]:
    """How often each was won.

    >>> shares([("wizard", True), ("hero", False), ("wizard", False)])
    [Share(what='hero', games=1, won=0), Share(what='wizard', games=2, won=1)]
    """
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for what, is_won in named:
        games[what] += 1
        won[what] += is_won
    return [Share(what, games[what], won[what]) for what in sorted(games)]


def by_game(games: Sequence[Game]) -> list[GameFigures]:
    """The figures of each game, the one played most first."""
    played: dict[str, list[Game]] = {}
    for game in games:
        played.setdefault(game.game, []).append(game)
    return sorted((figures(slug, one) for slug, one in played.items()), key=lambda one: -one.games)


def figures(slug: str, games: Sequence[Game]) -> GameFigures:
    wins = [game.seconds for game in games if game.mine.won]
    return GameFigures(
        game=slug,
        games=len(games),
        won=len(wins),
        seconds=sum(game.seconds for game in games),
        longest=max(game.seconds for game in games),
        quickest=min(wins, default=0),
        streak=streak(games),
        best_streak=best_streak(games),
        traits=[*own_traits(games), *chosen_traits(slug, games)],
        cards=most_played(games),
        tallies=tallied(games),
    )


def own_traits(games: Sequence[Game]) -> list[Trait]:
    """What the member was: role, character, fate, place in the order of play."""
    names = dict.fromkeys(name for game in games for name in game.mine.told.traits)
    return [
        Trait(
            name,
            False,
            shares(
                (game.mine.told.traits[name], game.mine.won)
                for game in games
                if name in game.mine.told.traits
            ),
        )
        for name in names
    ]


def chosen_traits(slug: str, games: Sequence[Game]) -> list[Trait]:
    """What the table had chosen, where that makes another game of it: the scenario, the level."""
    try:
        names = load(slug).ledger.compared
    except UnknownGame:
        return []
    found = []
    for name in names:
        values = [(game.told.options.get(name), game.mine.won) for game in games]
        words = [(value, won) for value, won in values if isinstance(value, str)]
        if words:
            found.append(Trait(name, True, shares(words)))
    return found


def most_played(games: Sequence[Game]) -> list[Share]:
    """The cards that were played most."""
    times: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        times.update(game.mine.told.played)
        won.update(card for card in game.mine.told.played if game.mine.won)
    ordered = sorted(times, key=lambda card: (-times[card], card))[:CARDS]
    return [Share(card, times[card], won[card]) for card in ordered]


def tallied(games: Sequence[Game]) -> list[TallyFigure]:
    """What the game counts: the most ever, the usual, the last games. What never happened is not told."""
    names = dict.fromkeys(name for game in games for name in game.mine.told.tallies)
    found = []
    for name in names:
        counted = [
            (game.mine.told.tallies[name], game.table) for game in games if name in game.mine.told.tallies
        ]
        counts = [count for count, _ in counted]
        if any(counts):
            table = next(table for count, table in reversed(counted) if count == max(counts))
            mean = round(sum(counts) / len(counts), 1)
            found.append(TallyFigure(name, max(counts), table, mean, counts[:LATEST][::-1]))
    return found


def months(games: Sequence[Game]) -> list[Share]:
    """Results by month, the first first."""
    return shares((day_of(game.ended)[:7], game.mine.won) for game in games)


def days(games: Sequence[Game], now: int) -> list[Share]:
    """A calendar of the last year."""
    first = day_of(int((datetime.fromtimestamp(now, UTC) - timedelta(days=DAYS)).timestamp()))
    played = ((day_of(game.ended), game.mine.won) for game in games)
    return shares((day, won) for day, won in played if day > first)


def day_of(moment: int) -> str:
    """
    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def rivals(games: Sequence[Game], known: dict[str, Known], visitor: Member | None) -> list[HeadToHead]:
    """Whom the member met most. Whom a visitor may not see is not among them; who played sees all of them."""
    met: dict[tuple[str, str], HeadToHead] = {}
    for game in games:
        own = visitor is not None and visitor.id == game.mine.member
        for other in game.others:
            member = known.get(other.member)
            if other.level:
                row = met.setdefault(("", other.level), HeadToHead("", "", other.level, 0, 0, 0, 0))
            elif member is not None and (own or may_see(member.shown, other.member, visitor)):
                fresh = HeadToHead(member.name, member.face, "", 0, 0, 0, 0)
                row = met.setdefault((other.member, ""), fresh)
            else:
                continue
            if other.told.side and other.told.side == game.mine.told.side:
                row.together += 1
            elif other.place == game.mine.place:
                row.level_with += 1
            elif game.mine.place < other.place:
                row.ahead += 1
            else:
                row.behind += 1
    return sorted(met.values(), key=lambda row: -meetings(row))[:RIVALS]


def meetings(row: HeadToHead) -> int:
    return row.ahead + row.behind + row.level_with + row.together
