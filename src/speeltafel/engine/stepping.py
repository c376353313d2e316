"""From one pause of a game to the next: an answer or an offer is carried out, and what is offered opens again."""

from speeltafel.engine import flow
from speeltafel.engine.abilities import Interruptible
from speeltafel.engine.flow import Now, Table
from speeltafel.engine.game import Game
from speeltafel.engine.moves import INTERRUPT, Decision, Move


def apply(game: Game, table: Table, decision: Decision, move: Move, now: Now) -> None:
    """Carry out a legal move."""
    if not isinstance(game, Interruptible):
        flow.answer(table, decision, move, now)
        return
    standing = standing_offers(table)
    if decision.waits == INTERRUPT:
        flow.interrupt(table)
        game.interrupt(table, decision.seat, move, now)
        flow.run(table, now)
    else:
        flow.answer(table, decision, move, now)
    open_offers(game, table, [offer for offer in standing if offer is not decision])


def proceed(game: Game, table: Table, now: Now) -> None:
    """Go on to the next pause."""
    standing = standing_offers(table) if game.interruptible else []
    flow.run(table, now)
    if game.interruptible:
        open_offers(game, table, standing)


def let_time_pass(game: Game, table: Table, now: Now) -> None:
    """Nobody is asked: on to the moment at which something happens by itself."""
    at = game.wake(table)
    assert at is not None, "nobody is asked, nothing happens by itself, and the game is not over"
    now.at = max(now.at, at)
    game.awake(table, now)
    proceed(game, table, now)


def standing_offers(table: Table) -> list[Decision]:
    """What may be done at any moment, as it is offered now."""
    return [decision for decision in table.open if decision.waits == INTERRUPT]


def open_offers(game: Game, table: Table, standing: list[Decision]) -> None:
    """Open what may be done at any moment, at every pause. An offer that has not changed keeps its number."""
    table.open[:] = [decision for decision in table.open if decision.waits != INTERRUPT]
    if table.result is None and isinstance(game, Interruptible):
        flow.offer(table, game.offers(table), standing)
