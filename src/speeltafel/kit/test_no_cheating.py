"""No bot can cheat: what it does follows from what its seat knows, at every level and every kind of decision."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from speeltafel.bots import RandomPlayer, SearchPlayer, make_bot
from speeltafel.engine import ASKED, Bot, Decision, Game, Match, Move, QuickChance, Worlds, decide
from speeltafel.engine.clock import PacedBot
from speeltafel.kit.playing import fork, moments, start
from speeltafel.kit.setups import KITS, Options, name

Case = tuple[str, int, Options]
BRIEF = 5
"""Iterations of a search here: what it looks at matters, not how well it plays."""
RARELY = 60
"""Steps between two looks, besides every moment at which a kind of question is new."""
CASES: list[Case] = [kit.cases()[len(kit.cases()) // 2] for kit in KITS.values()]
"""One for every game: all kinds of decisions matter, options and seats hardly."""
Make = Callable[[Game, str, int], Bot]


def brief(game: Game, level: str, seed: int) -> Bot:
    """A bot of this level that does not think for long."""
    bot = make_bot(game, level, seed)
    if isinstance(bot, SearchPlayer):
        bot.effort = msgspec.structs.replace(bot.effort, iterations=BRIEF, worlds=3, patience=100)
    return bot


@pytest.mark.parametrize("level", Game.levels)
@pytest.mark.parametrize("case", CASES, ids=name)
def test_tables_that_look_the_same_to_a_seat_give_the_same_choice(case: Case, level: str) -> None:
    assert list(betrayed(case, lambda game, seed: brief(game, level, seed))) == []


def test_a_bot_that_peeks_is_caught() -> None:
    assert list(betrayed(CASES[0], lambda game, seed: Peeker(seed)))


def betrayed(case: Case, make: Callable[[Game, int], Bot]) -> Iterator[str]:
    """Every moment at which a bot does something else in another world that looks the same to its seat."""
    match = start(case, 51, events=False, record=False)
    for number in moments(match, 51, every=RARELY):
        for decision in match.decisions():
            if len(decision.moves) > 1:
                world = match.game.sample_world(match.table, decision.seat, QuickChance(f"twin/{number}"))
                twin = fork(match, world, number)
                chosen = [choice(one, make(match.game, number), decision.seat) for one in (match, twin)]
                if chosen[0] != chosen[1]:
                    yield f"step {number}: seat {decision.seat} at {decision.kind}: {chosen}"


def choice(match: Match, bot: Bot, seat: int) -> Move | None:
    """What a bot does at this table, by every way in which it may be asked."""
    decision = match.decision(seat)
    if isinstance(bot, SearchPlayer):
        return bot.think(Worlds(match.game, match.table, seat), decision)
    if isinstance(bot, PacedBot):
        return bot.look(match.view(seat), decision)
    if isinstance(bot, Peeker):
        return bot.peek(match.table, decision)
    return decide(match, bot, decision) if decision.waits == ASKED else None


class Peeker(RandomPlayer):
    """Chooses by what lies hidden."""

    def peek(self, table: Any, decision: Decision) -> Move:
        hidden: int = sum((place + 1) * card for place, card in enumerate(table.pile))
        return decision.moves[hidden % len(decision.moves)]
