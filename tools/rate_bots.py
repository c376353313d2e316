"""Where the bots of a game stand on its ladders: `nice python -m tools.rate_bots GAME --games 200`.

Tables of mixed levels play; every seat takes every level in turn. Games count exactly as those of people do
(`server/rating/skill.py`), but bots forget nothing, so that their uncertainty only shrinks. *normal* is put at 25 on average,
where newcomers begin. What was measured before stays, and more games are added to it with `--more`.
"""

import argparse
import random
import sys
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

import speeltafel
from speeltafel.bots import make_player
from speeltafel.engine import Match
from speeltafel.lab.driver import play_out
from speeltafel.server.club.telling import ladder_of, places
from speeltafel.server.rating import bots
from speeltafel.server.rating.bots import BotSkill, Measured
from speeltafel.server.rating.skill import BEGINNER, after

FOLDER = Path(bots.__file__).parent / "measured"

Standing = dict[tuple[str, str], BotSkill]


def play(
    slug: str, seats: int, levels: list[str], options: dict[str, Any], seed: str, chance: random.Random
) -> Match:
    """One game of these levels in any order."""
    match = speeltafel.start(slug, seats, options, seed=seed, events=False, record=False)
    play_out(
        match, [make_player(match.game, f"bot:{level}", seed=chance.randrange(2**31)) for level in levels]
    )
    return match


def seated(levels: list[str], seats: int, match: Match | None, chance: random.Random) -> list[str]:
    """Who sits where: a table of different levels; where there are sides, each is of one level."""
    sides = list(match.game.together(match.table).values()) if match is not None else []
    if not sides:
        drawn = list(chain.from_iterable(chance.sample(levels, len(levels)) for _ in range(seats)))[:seats]
        chance.shuffle(drawn)
        return drawn
    chosen = [""] * seats
    for side, level in zip(sides, chance.sample(levels, len(sides)), strict=True):
        for seat in side:
            chosen[seat] = level
    return chosen


def count(standing: Standing, match: Match, levels: list[str]) -> None:
    """What a game says about the levels that played it; one that sits at a table twice learns from both, but is as sure as from one."""
    game, table = match.game, match.table
    assert match.result is not None
    sides = list(game.together(table).values()) or [(seat,) for seat in range(table.seats)]
    ladders = {side: ladder_of(game, name) for name, side in game.together(table).items()}
    keys = [(ladders.get(side, game.slug), levels[side[0]]) for side in sides]
    found = [standing.get(key, BotSkill(*BEGINNER, games=0)) for key in keys]
    ranks = places(match.result, table.seats)
    changed = after([[known.skill] for known in found], [ranks[side[0]] for side in sides])
    for key, known in dict(zip(keys, found, strict=True)).items():
        learned = [now for other, [now] in zip(keys, changed, strict=True) if other == key]
        mu = known.mu + sum(now.mu - known.mu for now in learned)
        standing[key] = BotSkill(mu, max(now.sigma for now in learned), known.games + 1)


def anchored(standing: Standing) -> Standing:
    """With the bots of the level *normal* at 25, on average over the ladders of the game."""
    middle = [known.mu for (_, level), known in standing.items() if level == "normal"]
    shift = BEGINNER.mu - sum(middle) / len(middle) if middle else 0.0
    return {
        key: BotSkill(round(known.mu + shift, 2), round(known.sigma, 2), known.games)
        for key, known in standing.items()
    }


def write(slug: str, version: str, how: str, games: int, standing: Standing) -> None:
    """The file of a game, from the weakest level to the strongest."""
    ladders: dict[str, dict[str, BotSkill]] = {}
    for (ladder, level), known in sorted(anchored(standing).items(), key=lambda one: one[1].mu):
        ladders.setdefault(ladder, {})[level] = known
    FOLDER.mkdir(exist_ok=True)
    found = msgspec.json.encode(Measured(slug, version, how, games, dict(sorted(ladders.items()))))
    (FOLDER / f"{slug}.json").write_bytes(msgspec.json.format(found, indent=2) + b"\n")


def known_before(slug: str) -> tuple[Standing, int, str]:
    """What the file says already."""
    file = FOLDER / f"{slug}.json"
    if not file.exists():
        return {}, 0, ""
    found = msgspec.json.decode(file.read_bytes(), type=Measured)
    pairs = {
        (ladder, level): known for ladder, levels in found.ladders.items() for level, known in levels.items()
    }
    return pairs, found.games, f"{found.how}; "


def main() -> None:
    """Measure, and write the file after every few games: whoever stops it keeps what was played."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--levels", nargs="+", default=["novice", "normal", "strong", "master"])
    parser.add_argument("--options", type=msgspec.json.decode, default={})
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--more", action="store_true")
    asked = parser.parse_args()
    game = speeltafel.load(asked.game)
    chance = random.Random(asked.seed)
    standing, before, how = known_before(asked.game) if asked.more else ({}, 0, "")
    table = f"games of {asked.seats} with {' and '.join(asked.levels)}, drawn by lot"
    if asked.options:
        table += f", {msgspec.json.encode(asked.options).decode()}"
    for number in range(asked.games):
        first = speeltafel.start(asked.game, asked.seats, asked.options, seed=f"rate/{asked.seed}/{number}")
        levels = seated(asked.levels, asked.seats, first, chance)
        match = play(asked.game, asked.seats, levels, asked.options, f"rate/{asked.seed}/{number}", chance)
        count(standing, match, levels)
        write(asked.game, game.version, f"{how}{number + 1} {table}", before + number + 1, standing)
        print(number + 1, levels, file=sys.stderr)


if __name__ == "__main__":
    main()
