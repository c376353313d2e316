"""Which tables belong to this process: all of them, unless several workers share them."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from speeltafel.server.common.keys import new_table_id
from speeltafel.server.wire import TableCard


class Share:
    """The share of a process that serves alone."""

    def owns(self, table: str) -> bool:
        """Whether this process, and no other, keeps the table."""
        return True

    def new_table_id(self) -> str:
        """A name for a new table, which will be this process's own."""
        return new_table_id()

    def turn_to_write(self, database: Path) -> AbstractContextManager[object]:
        """Entered around each commit."""
        return nullcontext()

    async def other_cards(self) -> list[TableCard]:
        """What others have in the lobby."""
        return []
