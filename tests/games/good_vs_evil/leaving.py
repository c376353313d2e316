"""Games in which people sometimes get up and go."""

import random
from collections.abc import Iterator
from typing import Any

from speeltafel.engine import Match, decide
from speeltafel.kit.playing import start


def games(options: dict[str, object], seats: int) -> Iterator[Match]:
    """A few games, half played by bots and half at random, in which people sometimes leave."""
    for seed in range(6):
        match = start(("good-vs-evil", seats, options), seed, record=False)
        bots = [match.game.bot("normal", seed + seat) for seat in range(seats)]
        chooser = random.Random(seed)
        while match.result is None:
            yield match
            leaver = chooser.randrange(seats)
            table: Any = match.table
            if chooser.random() < 0.02 and leaver in table.living and leaver not in table.leaving:
                match.leave(leaver)
                continue
            decision = chooser.choice(match.decisions())
            wise = decide(match, bots[decision.seat], decision)
            match.play(decision.seat, wise if seed % 2 else chooser.choice(decision.moves))
        yield match
