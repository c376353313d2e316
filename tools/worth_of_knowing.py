"""What knowing more is worth: the same deals for a bot as it is, without its belief, and for a cheat who sees all cards.

The others at the table are of the level below. The cheat spends the same effort, but in the true table instead of possible
ones; what it wins is about what this search could win at best, the rest is luck. No bot of a table can be made like this.

python -m tools.worth_of_knowing good-vs-evil --seats 4 --level master --against normal --games 60
"""

import argparse
from typing import Any

import msgspec
from rich.progress import track

import speeltafel
from speeltafel.bots import effort_of, make_bot
from speeltafel.bots.search import SearchPlayer
from speeltafel.engine import Bot, Chance, Decision, Game, Move, Thinking, Worlds, clone
from speeltafel.lab.driver import play_out
from speeltafel.lab.duel import places
from speeltafel.lab.rates import rate


class TrueTable(Worlds):
    """Not a possible world but the real one: everything that is hidden lies open."""

    def sample(self, chance: Chance) -> Any:
        return clone(self._table)


class Cheat(SearchPlayer):
    """Searches in the true table."""

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        return super().think(TrueTable(worlds.game, worlds._table, worlds.seat), decision)


class Credulous(SearchPlayer):
    """Holds every possible world for equally likely, whatever the others did."""

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        return super().think(Worlds(without_belief(worlds.game), worlds._table, worlds.seat), decision)


def without_belief(game: Game) -> Game:
    """The same game, in which behaviour tells nothing."""
    kind = type(game)
    credulous: Game = type(kind.__name__, (kind,), {"plausibility": lambda self, world, seat: 1.0})()
    return credulous


def searcher(kind: type[SearchPlayer], game: Game, level: str, seed: int) -> Bot:
    """A player of this kind with the effort of a level."""
    effort = effort_of(game, level)
    if effort is None or isinstance(game, Thinking):
        raise SystemExit(f"{level} does not search in {game.slug}")
    return kind(game.bot(game.usual_level, seed), seed, msgspec.structs.replace(effort, seconds=0.0))


def share(game: Game, seats: int, number: int, seed: int, first: Bot, level: str) -> float:
    """What the first player won of one game, sitting in each place in turn."""
    setup = speeltafel.start(game.slug, seats, seed="places", events=False, record=False)
    deal, turn = divmod(number, len(places(setup)))
    place = places(setup)[turn]
    match = speeltafel.start(game.slug, seats, seed=f"knowing/{seed}/{deal}", events=False, record=False)
    others = [make_bot(game, level, hash((seed, number, seat))) for seat in range(seats)]
    play_out(match, [first if seat in place else other for seat, other in enumerate(others)])
    winners = match.result.winners if match.result else ()
    return sum(winner in place for winner in winners) / len(winners) if winners else 0.0


def main() -> None:
    """A line for each kind, with its interval."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="master")
    parser.add_argument("--against", default="normal")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    game = speeltafel.load(wanted.game)
    for name, kind in (
        ("as it is", SearchPlayer),
        ("without belief", Credulous),
        ("sees all cards", Cheat),
    ):
        won = 0.0
        for number in track(range(wanted.games), description=name):
            first = searcher(kind, game, wanted.level, hash((wanted.seed, number)))
            won += share(game, wanted.seats, number, wanted.seed, first, wanted.against)
        found = rate(won, wanted.games)
        print(f"{name:15} {found.share:.0%} ({found.low:.0%} to {found.high:.0%}), {wanted.games} games")


if __name__ == "__main__":
    main()
