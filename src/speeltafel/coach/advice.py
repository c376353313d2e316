"""What to do: up to three moves, with the chance to win after each and the reasons for it.

Everything comes from possible worlds, the seat's view and a seed, so equal knowledge gives equal advice.
"""

import math
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from speeltafel.analysis.weighing import JUDGEMENT, Weighed, cautious, compared, is_as_good, try_all
from speeltafel.bots import SearchPlayer, make_bot
from speeltafel.bots.levels import EFFORTS
from speeltafel.bots.search.leave import LEAVE
from speeltafel.coach.racing import weigh_race
from speeltafel.engine import INTERRUPT, Decision, Effort, Game, Move, QuickChance, Reason, Thinker, Worlds
from speeltafel.engine.reasons import because

MOST: Final = 3
"""Moves in an answer."""
REASONS: Final = 2
"""Reasons for each of them."""
CONSIDERED: Final = 6
"""Moves that are weighed; a list that is no longer is weighed as a whole."""
LEVEL: Final = "strong"
"""Who is asked which moves of a long list are worth weighing."""
THOUGHTS: Final = 12
"""How often instinct is asked what comes to mind."""
FINDING: Final = 0.35
"""The part of the time that goes into finding them."""
LEAST: Final = 0.3
"""Seconds for weighing them in any case."""
SAME: Final = 0.005
"""A difference that nobody would notice: then what came to mind first comes first."""
NEAR: Final = 6
"""Choices that are played on before a forecast is asked, as a quick analysis does: further on, luck blurs every move alike."""
SORTING: Final = 0.4
"""The part of the trials that all moves share; the rest is for those that will be told."""
ROUGH: Final = 0.055
STEP: Final = 0.05
"""Where two standard errors are more than that, chances are told in steps."""
UNSURE: Final = 0.1
"""A larger error says nothing: then no chance is told, and moves keep the order in which they came to mind."""
WORSE: Final = 0.05
"""A difference, beyond all doubt, with which a move is no longer worth a thought."""


class Advised(Struct, frozen=True):
    """A move (or `LEAVE`), the chance to win after it with its standard error, and why.

    There is no chance where nobody can say, nor for a move that is as good as the first: its reasons begin with that.
    """

    move: Move
    share: float | None
    error: float
    reasons: tuple[Reason, ...]


def advise(
    game: Game, table: Any, seat: int, effort: Effort | None = None, seed: int = 0, at: float = 0.0
) -> list[Advised]:
    """What a good player would do at this seat's decision, the best first; nothing where it has none.

    What may be done at any moment may also be left for now, and that is weighed too. `at` is the time of the table, for games against the clock.

    >>> import speeltafel
    >>> match = speeltafel.position("good-vs-evil", hands=["attack mer", ""], pile="kitten")
    >>> advise(match.game, match.table, 0)[0].move
    Play(card='attack')
    """
    decision = table.decision(seat)
    if decision is None:
        return []
    worlds, view = Worlds(game, table, seat), game.view(table, seat)
    effort = effort or effort_for(game)
    began = perf_counter()
    moves = considered(worlds, view, decision, seed, effort)
    effort = shortened(effort, perf_counter() - began)
    weighed = (
        weigh_race(worlds, moves, seed, effort, at)
        if game.timed
        else settled(worlds, decision, moves, seed, effort)
    )
    best = varied([one.move for one in weighed], MOST)
    shown = [one for one in weighed if one.move in best]
    return advised(game, view, seat, shown)


def effort_for(game: Game, iterations: int = 240, seconds: float = 0.0) -> Effort:
    """What a thinking player of this game spends, so often; with seconds it also minds the clock."""
    usual = game.efforts.get(LEVEL) or EFFORTS[LEVEL]
    worlds = max(2, min(usual.worlds, iterations // 4))
    return msgspec.structs.replace(usual, iterations=iterations, worlds=worlds, seconds=seconds)


def shortened(effort: Effort, spent: float) -> Effort:
    """What is left of it, where time counts."""
    left = max(LEAST, effort.seconds - spent) if effort.seconds else 0.0
    return msgspec.structs.replace(effort, seconds=left)


# Which moves


def considered(worlds: Worlds, view: Any, decision: Decision, seed: int, effort: Effort) -> list[Move]:
    """All of a short list; of a long one what the game names, or else what a search finds."""
    game, moves = worlds.game, decision.moves
    if decision.waits == INTERRUPT:
        return taken_up_or_left(worlds, decision, seed)
    if len(moves) == 1:
        return moves[:]
    named = list(game.candidates(view, decision))
    bot = make_bot(game, LEVEL, seed)
    if isinstance(bot, SearchPlayer):
        return found_by_search(bot, worlds, decision, effort)
    if isinstance(bot, Thinker):
        first = bot.think(worlds, decision)
        named = [first, *named] if first is not None else named
    return list(dict.fromkeys(named or moves))[:CONSIDERED]


def taken_up_or_left(worlds: Worlds, decision: Decision, seed: int) -> list[Move]:
    """What may be done at any moment, or not now; first what comes to mind first."""
    chance = QuickChance(f"offer/{seed}/{worlds.seat}/{decision.number}")
    first = worlds.game.instinct(worlds.sample(chance), decision, chance) or LEAVE
    return list(dict.fromkeys([first, LEAVE, *decision.moves]))[:CONSIDERED]


def found_by_search(bot: SearchPlayer, worlds: Worlds, decision: Decision, effort: Effort) -> list[Move]:
    """The most trusted first."""
    thoughts = first_thought(worlds, decision, bot.seed)
    if len(thoughts) <= CONSIDERED:
        return thoughts
    part = FINDING * effort.seconds
    bot.effort = msgspec.structs.replace(effort, iterations=max(1, effort.iterations // 3), seconds=part)
    found = [edge.move for edge in bot.weigh(worlds, decision)]
    return varied(list(dict.fromkeys([thoughts[0], *found, *thoughts])), CONSIDERED)


def first_thought(worlds: Worlds, decision: Decision, seed: int) -> list[Move]:
    """All of them, those first that come to mind most often."""
    chance = QuickChance(f"coach/{seed}/{worlds.seat}/{decision.number}")
    proposed: Counter[Move | None] = Counter()
    for _ in range(THOUGHTS):
        proposed[worlds.game.instinct(worlds.sample(chance), decision, chance)] += 1
    return sorted(decision.moves, key=lambda move: -proposed[move])


def varied(moves: Sequence[Move], count: int) -> list[Move]:
    """So many of them in their order, but what does another thing comes before the same thing to somebody else."""
    kinds = [kind_of(move) for move in moves]
    again = [kinds[:place].count(kind) for place, kind in enumerate(kinds)]
    chosen = sorted(range(len(moves)), key=lambda place: again[place])[:count]
    return [moves[place] for place in sorted(chosen)]


def kind_of(move: Move) -> tuple[object, ...]:
    """What is done, and with which card; not at the cost of which."""
    fields = msgspec.structs.asdict(move)
    telling = {"card", "cards", "item"}.difference(move.costs)
    return (type(move), *(value for name, value in fields.items() if name in telling))


# How good they are


def settled(
    worlds: Worlds, decision: Decision, moves: Sequence[Move], seed: int, effort: Effort
) -> list[Weighed]:
    """The best first, as many as will be told: those are tried more often than the others."""
    effort = msgspec.structs.replace(effort, depth=min(effort.depth, NEAR))
    sorting = portion(effort, SORTING)
    tried = try_all(worlds.game, worlds, decision, moves, sorting, seed)
    kept = varied([one.move for one in ranked(compared(worlds.seat, moves, tried), moves)], MOST)
    rest = portion(effort, 1 - SORTING)
    more = try_all(worlds.game, worlds, decision, kept, rest, f"more/{seed}")
    both = [tried[moves.index(move)] + results for move, results in zip(kept, more, strict=True)]
    return ranked(compared(worlds.seat, kept, both), moves)


def portion(effort: Effort, part: float) -> Effort:
    """A part of all trials, and of the time for them."""
    iterations = round(part * effort.iterations)
    return msgspec.structs.replace(effort, iterations=iterations, seconds=part * effort.seconds)


def ranked(weighed: Sequence[Weighed], moves: Sequence[Move]) -> list[Weighed]:
    """The best first; what came to mind first, where nothing is clearly better."""
    if max(cautious(one.error, one.worlds) for one in weighed) > UNSURE:
        return sorted(weighed, key=lambda one: moves.index(one.move))
    return sorted(weighed, key=lambda one: one.move != moves[0] or one.behind > SAME)


def advised(game: Game, view: Any, seat: int, weighed: Sequence[Weighed]) -> list[Advised]:
    """The moves as they are told, with their reasons."""
    shares = told_shares(weighed)
    order = sorted(range(len(weighed)), key=lambda place: -(shares[place] or 0))
    shown = [weighed[place] for place in order]
    best = shares[order[0]]
    reasons = telling(
        [[] if one.move is LEAVE else once(game.reasons(view, seat, one.move)) for one in shown]
    )
    found = []
    for rank, (place, one) in enumerate(zip(order, shown, strict=True)):
        share, why = shares[place], reasons[rank] or (comparison(one, rank),)
        if rank and best is not None and (share == best or is_as_good(one)):
            share, why = None, tuple(once([because("as-good"), *why])[:REASONS])
        found.append(Advised(one.move, share, doubtful(one), why))
    return found


def telling(reasons: Sequence[Sequence[Reason]]) -> list[tuple[Reason, ...]]:
    """What speaks for all moves alike tells nothing, unless there is nothing else; but the first says what it is good for.

    >>> near, dark, light = because("near"), because("dark"), because("light")
    >>> [[why.text for why in found] for found in telling([[near, dark], [near, light], [near]])]
    [['near', 'dark'], ['light'], ['near']]
    """
    alike = [why for why in reasons[0] if len(reasons) > 1 and all(why in found for found in reasons)]
    different = [[why for why in found if why not in alike] or list(found[:1]) for found in reasons]
    different[0] = once([*reasons[0][:1], *different[0]])
    return [tuple(found[:REASONS]) for found in different]


def told_shares(weighed: Sequence[Weighed]) -> list[float | None]:
    """All as exactly as the least certain of them, so that they can be compared; none where one of them says nothing."""
    if max(cautious(one.error, one.worlds) for one in weighed) > UNSURE:
        return [None] * len(weighed)
    error = max(doubtful(one) for one in weighed)
    return [rounded(one.share, error) for one in weighed]


def doubtful(weighed: Weighed) -> float:
    """The standard error of a chance, with that of the judgement."""
    return math.hypot(cautious(weighed.error, weighed.worlds), JUDGEMENT)


def once(reasons: Sequence[Reason]) -> list[Reason]:
    """In their order, nothing twice.

    >>> [why.text for why in once([because("near"), because("far"), because("near")])]
    ['near', 'far']
    """
    return [why for place, why in enumerate(reasons) if why not in reasons[:place]]


def rounded(share: float, error: float) -> float:
    """As exactly as it is known: digits that are luck would jump from one decision to the next.

    >>> rounded(0.224, error=0.02), rounded(0.224, error=0.06), rounded(0.012, error=0.045)
    (0.22, 0.2, 0.01)
    >>> rounded(0.081, error=0.06), rounded(0.992, error=0.045), rounded(0.224, error=0.025)
    (0.1, 0.99, 0.22)

    What may happen and what may fail is never told to be impossible or certain.

    >>> rounded(0.002, error=0.02), rounded(0.998, error=0.06), rounded(0.0, error=0.02)
    (0.01, 0.99, 0.0)
    """
    near = round(share, 2) if 2 * error < ROUGH else STEP * round(share / STEP)
    told = round(near if 0 < near < 1 else share, 2)
    return min(max(told, 0.01), 0.99) if 0 < share < 1 else told


def comparison(weighed: Weighed, rank: int) -> Reason:
    """What can be said of any move."""
    if weighed.move is LEAVE:
        return because("later")
    if rank == 0:
        return because("open")
    if is_as_good(weighed):
        return because("as-good")
    return because("worse" if weighed.behind > WORSE + 2 * weighed.doubt else "next-best")
