"""What every alternative is worth: all of them are tried in the same possible worlds, with the same luck."""

import math
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from speeltafel.analysis.onward import Onward
from speeltafel.bots import SearchPlayer, make_bot
from speeltafel.bots.search.belief import Belief
from speeltafel.bots.search.leave import LEAVE
from speeltafel.engine import ASKED, Decision, Effort, Game, Move, QuickChance, Thinker, Worlds

LONG = 6
"""Lists up to this length are weighed as a whole."""
ROUND = 12
"""After so many worlds it is asked whether that is enough."""
GUESSES = 2
"""How often a player who does not search is asked for a proposal."""
SPREAD = 0.15
"""How far two games from the same position usually lie apart, as far as nobody has tried."""
BELIEVED = 3
"""How many trials this is worth: a few that agree by chance prove nothing."""
JUDGEMENT = 0.015
"""How far a judgement itself may be off, besides the luck of the sample; no chance is told more exactly."""
SURE = 2
"""A difference must be more than so many times its standard error, or another sample may turn it round."""


class Usual(Move, frozen=True, tag="usual"):
    """Not a move of any game: what instinct does here, in every world anew."""


USUAL = Usual()


class Weighed(msgspec.Struct, frozen=True):
    """A move and what its player can expect after it."""

    move: Move
    share: float
    """The mean over all worlds: for the player, and so for the team where people win together."""
    error: float
    """Its standard error."""
    shares: tuple[float, ...]
    """The same mean for every seat."""
    behind: float
    """How much less than after the best move, world by world."""
    doubt: float
    """The standard error of that difference: smaller than the errors of both, because luck was the same."""
    worlds: int
    """How many it was tried in."""


def weigh(
    game: Game, worlds: Worlds, decision: Decision, moves: Sequence[Move], effort: Effort, seed: int | str = 0
) -> list[Weighed]:
    """The moves, the best first, from what the decider knows alone.

    `effort.iterations` is shared out among the moves; `effort.seconds` stops earlier, after a few rounds at least.

    >>> import speeltafel
    >>> match = speeltafel.position("good-vs-evil", hands=["attack", ""], pile="kitten")
    >>> decision = match.decisions()[0]
    >>> worlds = Worlds(match.game, match.table, decision.seat)
    >>> weigh(match.game, worlds, decision, decision.moves, Effort(40))[0].move
    Play(card='attack')
    """
    return compared(worlds.seat, moves, try_all(game, worlds, decision, moves, effort, seed))


def try_all(
    game: Game,
    worlds: Worlds,
    decision: Decision,
    moves: Sequence[Move],
    effort: Effort,
    seed: int | str,
    enough: float = 0.0,
) -> list[list[list[float]]]:
    """For every move, world by world, what everybody can expect after it.

    It stops where no standard error is above `enough`.
    """
    rounds = max(2, effort.iterations // len(moves))
    belief = Belief(worlds, min(effort.worlds, rounds), QuickChance(f"worlds/{seed}/{worlds.seat}"))
    tried: list[list[list[float]]] = [[] for _ in moves]
    until = time.perf_counter() + effort.seconds
    for number in range(rounds):
        if effort.seconds and number >= 2 and time.perf_counter() > until:
            break
        if number and number % ROUND == 0 and all(is_enough(results, enough) for results in tried):
            break
        luck = f"luck/{seed}/{worlds.seat}/{number}"
        for results, move in zip(tried, moves, strict=True):
            results.append(try_move(game, belief.world(), worlds.seat, move, luck, effort))
        belief.go_on()
    return tried


def is_enough(found: Sequence[Sequence[float]], enough: float) -> bool:
    """Whether a sample says it closely enough for every seat."""
    return enough > 0 and all(mean_and_error(column)[1] <= enough for column in zip(*found, strict=True))


def try_move(game: Game, world: Any, seat: int, move: Move, luck: str, effort: Effort) -> list[float]:
    """What every seat can expect in this world after this move."""
    onward = Onward(game, world, QuickChance(luck))
    decision = world.decision(seat)
    assert decision is not None, "a possible world asks the same seat"
    if move is not USUAL:
        onward.do(decision, move)
    return onward.play(effort)


def compared(seat: int, moves: Sequence[Move], tried: Sequence[list[list[float]]]) -> list[Weighed]:
    """Means and errors, the best move first."""
    own = [[shares[seat] for shares in results] for results in tried]
    order = sorted(range(len(moves)), key=lambda number: -sum(own[number]))
    best = own[order[0]]
    found = []
    for number in order:
        share, error = mean_and_error(own[number])
        behind, doubt = mean_and_error([most - mine for most, mine in zip(best, own[number], strict=True)])
        everybody = tuple(sum(column) / len(column) for column in zip(*tried[number], strict=True))
        found.append(Weighed(moves[number], share, error, everybody, behind, doubt, len(own[number])))
    return found


def is_as_good(weighed: Weighed) -> bool:
    """Whether it may be as good as the best, as far as anybody can tell: then no coach advises against it, and it was no mistake.

    >>> best = Weighed(USUAL, 0.5, 0.0, (0.5, 0.5), behind=0.0, doubt=0.0, worlds=48)
    >>> is_as_good(best), is_as_good(msgspec.structs.replace(best, behind=0.05, doubt=0.03))
    (True, True)
    >>> is_as_good(msgspec.structs.replace(best, behind=0.05, doubt=0.01))
    False
    """
    return weighed.behind <= max(JUDGEMENT, SURE * cautious(weighed.doubt, weighed.worlds))


def cautious(error: float, count: int) -> float:
    """The standard error of so many trials, if what is usual is believed as well: two that agree are no proof.

    >>> [round(cautious(0.0, count), 3) for count in (2, 4, 16, 100)]
    [0.092, 0.053, 0.015, 0.003]
    """
    squares = error**2 * count * (count - 1)
    return math.sqrt((BELIEVED * SPREAD**2 + squares) / (BELIEVED + count - 1) / count)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of a sample and how far it may be off.

    >>> mean_and_error([0.0, 1.0])
    (0.5, 0.5)
    """
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(spread / count)


def alternatives(decision: Decision) -> list[Move]:
    """All that could be done: an offer could also be left."""
    return decision.moves if decision.waits == ASKED else [*decision.moves, LEAVE]


def candidates(
    game: Game,
    worlds: Worlds,
    decision: Decision,
    most: int,
    level: str = "strong",
    seed: int = 0,
    iterations: int = 0,
) -> list[Move]:
    """The moves that are worth weighing: all of a short list, of a long one what a thinking player thinks of.

    With `iterations` a search thinks so long, whatever its level.
    """
    moves = alternatives(decision)
    if len(moves) <= min(most, LONG):
        return moves
    bot = make_bot(game, level, seed)
    if isinstance(bot, SearchPlayer) and decision.kind not in game.habits:
        if iterations:
            bot.effort = msgspec.structs.replace(bot.effort, iterations=iterations)
        return [edge.move for edge in bot.weigh(worlds, decision)][:most]
    return proposals(game, worlds, decision, level, seed)[:most]


def proposals(game: Game, worlds: Worlds, decision: Decision, level: str, seed: int) -> list[Move]:
    """What such a player does, asked a few times over, what a quick one would do, and what the game names itself."""
    found: dict[Move, None] = {}
    for number in range(GUESSES):
        bot = make_bot(game, level if number % 2 == 0 else game.usual_level, seed + number)
        found.setdefault(proposal(game, worlds, decision, bot, f"{seed}/{number}") or LEAVE)
    view = game.view(worlds.sample(QuickChance(seed)), worlds.seat)
    return list(found | dict.fromkeys(game.candidates(view, decision)))


def proposal(game: Game, worlds: Worlds, decision: Decision, bot: Any, seed: str) -> Move | None:
    """One player's answer, from possible worlds or from the view, which is the same in all of them."""
    if isinstance(bot, Thinker):
        return bot.think(worlds, decision)
    view = game.view(worlds.sample(QuickChance(seed)), worlds.seat)
    move: Move = bot.choose(view, decision)
    return move
