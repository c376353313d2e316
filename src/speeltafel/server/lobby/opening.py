"""A table that comes back from its log, or what can be said about one that does not."""

import structlog

from speeltafel.games import load
from speeltafel.server.storage.older import DamagedTable, Memory, OlderGame
from speeltafel.server.table.ledger import BrokenEntry, Ledger

log = structlog.get_logger()


def read_table(table: str, log_entries: list[bytes], phase: str) -> Ledger:
    """A table from its log. A finished game of earlier rules is shown when today's rules give the very same game."""
    try:
        ledger = Ledger.read(table, log_entries)
    except Exception as error:
        memory = Memory.read(table, log_entries)
        if not isinstance(error, BrokenEntry):
            raise
        present = load(memory.created.game).version
        log.error(
            "table cannot be read", table=table, version=memory.version, present=present, exc_info=error
        )
        if memory.version in ("", present):
            raise DamagedTable(table, error.number) from None
        raise OlderGame(memory, present, over=phase == "over" or memory.result is not None) from None
    if ledger.version != ledger.game.version and ledger.phase != "over":
        raise OlderGame(Memory.read(table, log_entries), ledger.game.version, over=False)
    return ledger
