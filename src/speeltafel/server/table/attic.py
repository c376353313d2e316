"""What happened long ago at a table: kept as packed bytes, and unpacked for the few who ask for it.

A running game is shown by what has just happened; everything before is needed by a browser that comes anew, and by the
record when the game is over. As objects an entry and its events take some 700 bytes, in here some 40.
"""

import pickle
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final

QUICKLY: Final = 1
"""Compressing more thoroughly takes three times as long, and a tenth less room."""
BUNDLES: Final = 4
"""So many bundles of a size are packed again as one: what is alike is found over a longer stretch."""


class Attic:
    """Things in their order, some at a time. They never leave this process, so any object can be kept."""

    def __init__(self) -> None:
        self.count = 0
        """How many things there are."""
        self.bundles: list[bytes] = []
        self.sizes: list[int] = []
        """How often each bundle was packed again."""

    def put(self, things: list[Any]) -> None:
        """Keep these after all others."""
        self.count += len(things)
        self.bundles.append(zlib.compress(pickle.dumps(things, pickle.HIGHEST_PROTOCOL), QUICKLY))
        self.sizes.append(0)
        while self.sizes[-BUNDLES:] == [self.sizes[-1]] * BUNDLES:
            self.pack_again()

    def pack_again(self) -> None:
        """The last bundles as one."""
        together = b"".join(map(zlib.decompress, self.bundles[-BUNDLES:]))
        self.bundles[-BUNDLES:] = [zlib.compress(together, QUICKLY)]
        self.sizes[-BUNDLES:] = [self.sizes[-1] + 1]

    def __iter__(self) -> Iterator[Any]:
        """All of it, from the first thing on."""
        for packed in self.bundles:
            unpacked = BytesIO(zlib.decompress(packed))
            while unpacked.tell() < len(unpacked.getbuffer()):
                yield from pickle.load(unpacked)  # noqa: S301 (written above, and kept in memory only)
