"""The luck of dice in a race: what a throw was worth, beside others that could have come."""

from typing import Any

from speeltafel.analysis.structure import whole
from speeltafel.engine import ASKED, Chance, Entry, Match, QuickChance, Record
from speeltafel.engine.chance import Recorded
from speeltafel.engine.match import repeat_entry

THROWS = 12
"""Other throws beside each one that fell."""


def dice_between(match: Match, record: Record, first: int, last: int, seed: int) -> list[int]:
    """What the dice changed for every seat between two moments; the match goes on to the second."""
    sums = [0.0] * match.table.seats
    for number in range(first, last):
        entry = record.entries[number]
        if entry.luck and not entry.left:
            luck = luck_of(match, entry, f"{seed}/{number}")
            sums = [total + part for total, part in zip(sums, luck, strict=True)]
        repeat_entry(match, entry, number)
    return [whole(total) for total in sums]


def luck_of(match: Match, entry: Entry, seed: str) -> list[float]:
    """The forecast after this outcome less the mean over others, each used as a usual player would."""
    fell = outlook(match, entry, Recorded(entry.luck), seed)
    others = [outlook(match, entry, QuickChance(f"throw/{seed}/{n}"), seed) for n in range(THROWS)]
    possible = [shares for shares in others if shares is not None]
    if fell is None or not possible:
        return [0.0] * match.table.seats
    return [
        share - sum(column) / len(possible)
        for share, column in zip(fell, zip(*possible, strict=True), strict=True)
    ]


def outlook(match: Match, entry: Entry, chance: Chance, seed: str) -> list[float] | None:
    """What everybody can expect when chance is this, after those who can make something of it did."""
    fork = match.fork_at(match.table, chance)
    before = asked(fork)
    if entry.seat is None:
        fork.advance(entry.at)
    else:
        fork.play(entry.seat, fork.read_move(entry.move), entry.at)
    fork.now.chance = QuickChance(seed)
    for seat in [seat for seat, number in asked(fork).items() if before.get(seat) != number]:
        use(fork, seat, entry.at)
    game, table = fork.game, fork.table
    return game.forecast(table) if table.result is None else game.won(table)


def asked(match: Match) -> dict[int, int]:
    """The question of every seat, by its number."""
    return {decision.seat: decision.number for decision in match.table.open}


def use(fork: Match, seat: int, at: float) -> None:
    """What a usual player does at once."""
    decision = fork.table.decision(seat)
    if decision is None or fork.result is not None:
        return
    bot: Any = fork.game.bot(fork.game.usual_level, seat)
    move = (
        bot.look(fork.view(seat), decision) if hasattr(bot, "look") else bot.choose(fork.view(seat), decision)
    )
    if move is not None and (decision.waits == ASKED or move in decision.moves):
        fork.play(seat, move, at)
