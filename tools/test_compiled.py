"""Compile a copy of the project in a temporary folder and run the tests on it; the sources stay plain.

Whatever is given on the command line goes to pytest; without anything the engine, the kit, all games and the server are
tested.
"""

import sys
import tempfile
from pathlib import Path

from tools.compiled_copy import CompiledCopy

DEFAULT = ("-q", "-n", "2", "tests/engine", "src/speeltafel/kit", "tests/games", "tests/server")
ELSEWHERE = {
    "test_wire_types": "the sources of the browser client are not in the copy",
    "test_faults": "faults are planted by putting other functions in place of ours, which compiled modules do not notice",
    "test_tracing": "the same",
}
"""Tests of the server that cannot be run on the copy, and why."""


def main() -> int:
    """The exit code of the tests."""
    ignored = [f"--ignore=tests/server/{name}.py" for name in ELSEWHERE]
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        copy = CompiledCopy(Path(folder))
        if not copy.compile():
            print("COMPILED TESTS NOT RUN: nothing was compiled.")
            return 0
        return copy.run("-m", "pytest", *ignored, *(sys.argv[1:] or DEFAULT))


if __name__ == "__main__":
    sys.exit(main())
