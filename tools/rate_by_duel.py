"""Where a level stands by a match against *normal*, which says more about it in fewer games than tables of all levels do.

    speeltafel duel good-vs-evil --bots bot:strong bot:normal --seats 4 --games 300 --json > strong.json
    python -m tools.rate_by_duel strong.json

A rating rests where it rises by wins as much as it falls by losses: that of somebody who plays like this bot would come to
rest there, whom *normal* keeps company (`server/rating/skill.py`, the same sums as for people). The margin is that of the share
of wins; *normal* stays where it is.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

import speeltafel
from speeltafel.engine import BadSetup
from speeltafel.lab.duel import Duel
from speeltafel.server.rating.bots import BotSkill, Run
from speeltafel.server.rating.points import margin, points
from speeltafel.server.rating.skill import SURE, Skill, after
from tools.rate_bots import ANCHOR, known_before, write

WEAKEST, STRONGEST = -75.0, 125.0
STEPS = 40
BOT = "bot:"


def at_rest(share: float, company: Skill, seats: int) -> float:
    """The rating that neither rises nor falls when so much is won against this company.

    >>> round(at_rest(0.25, Skill(25.0, 3.0), seats=4), 3)
    25.0
    """
    low, high = WEAKEST, STRONGEST
    for _ in range(STEPS):
        middle = (low + high) / 2
        if rise(middle, share, company, seats) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def rise(mu: float, share: float, company: Skill, seats: int) -> float:
    """How much a game changes a rating on average; who does not win has lost to one, and the others like them."""
    own = Skill(mu, SURE)
    table = [[own], *([company] for _ in range(seats - 1))]
    won, lost = (
        after(table, places)[0][0].mu - mu for places in ([1] + [2] * (seats - 1), [2, 1] + [2] * (seats - 2))
    )
    return share * won + (1 - share) * lost


def measured(found: Duel, company: Skill) -> BotSkill:
    """What a match says about the first."""
    first = found.first
    low, mu, high = (at_rest(share, company, found.seats) for share in (first.low, first.share, first.high))
    return BotSkill(round(mu, 3), round((high - low) / 4, 3), found.games)


def rate(found: Duel) -> str:
    """Note where the first stands, and say so."""
    game = speeltafel.load(found.game)
    runs, standing = known_before(found.game)
    level, other = (name.removeprefix(BOT) for name in found.bots)
    key = (found.game, level)
    if other != ANCHOR or level == ANCHOR or level not in game.levels:
        raise BadSetup(
            f"a match of a level against {BOT}{ANCHOR} is needed, not {' against '.join(found.bots)}"
        )
    if (found.game, ANCHOR) not in standing or not 0 < found.first.share < 1:
        raise BadSetup(f"{found.game} has no single ladder on which this can be measured")
    standing[key] = measured(found, standing[found.game, ANCHOR].skill)
    kept = [run for run in runs if level not in run.levels or ANCHOR in run.levels]
    kept.append(Run(found.games, found.seats, [level], [ANCHOR], found.options, found.seed))
    write(found.game, game.version, kept, standing)
    skill = standing[key].skill
    return f"{found.game} {level}: {points(skill)} ± {margin(skill)} ({found.games} games)"


def main(arguments: Sequence[str] | None = None) -> None:
    """All matches that are given."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="as `speeltafel duel --json` wrote it"
    )
    for file in parser.parse_args(arguments).files:
        try:
            print(rate(msgspec.json.decode(file.read_bytes(), type=Duel)))
        except (OSError, msgspec.DecodeError, BadSetup) as problem:
            parser.error(f"{file}: {problem}")


if __name__ == "__main__":
    main()
