"""Plays a match to its end with players that are not people."""

from collections.abc import Iterator, Sequence

from speeltafel.bots import RandomPlayer
from speeltafel.engine import ASKED, Bot, Decision, Match, decide
from speeltafel.engine.clock import VirtualClock
from speeltafel.engine.interject import interjection
from speeltafel.engine.talk import TalkingBot, speak


def play_out(match: Match, players: Sequence[Bot]) -> int:
    """Play until the game is over; returns how many decisions were made. Timed games run on a virtual clock."""
    return sum(1 for _ in moments(match, players))


def moments(match: Match, players: Sequence[Bot]) -> Iterator[None]:
    """Play until the game is over, and stop after every move: somebody may want to look."""
    if match.game.timed:
        clock = VirtualClock(match, players, "lab")
        while match.result is None:
            before = clock.moves
            clock.step()
            if clock.moves > before:
                yield
        return
    table = match.table
    talkers = talking_seats(match, players)
    while table.result is None:
        aside = interjection(match, players) if match.interruptible and len(table.open) > 1 else None
        if aside is not None:
            match.play(aside[0].seat, aside[1])
            yield
            continue
        decision = next_decision(match)
        answer(match, players[decision.seat], decision)
        if decision.seat in talkers:
            speak(match, players, decision.seat)
        yield


def talking_seats(match: Match, players: Sequence[Bot]) -> set[int]:
    """Who gives signals, if this table has any."""
    if not match.game.signals_at(match.table):
        return set()
    return {seat for seat, player in enumerate(players) if isinstance(player, TalkingBot)}


def next_decision(match: Match) -> Decision:
    """The first decision that the game waits for."""
    decision: Decision
    for decision in match.table.open:
        if decision.waits == ASKED:
            return decision
    raise AssertionError("nobody is asked and the game is not over")


def answer(match: Match, player: Bot, decision: Decision) -> None:
    """Let a player decide; what is forced, or chosen blindly, needs no view."""
    moves = decision.moves
    if len(moves) == 1:
        move = moves[0]
    elif type(player) is RandomPlayer:
        move = player.choose(None, decision)
    else:
        move = decide(match, player, decision)
    match.play(decision.seat, move)
