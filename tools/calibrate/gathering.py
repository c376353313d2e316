"""The games one after the other; kept in a file, so that hours of play can be stopped, gone on with and shared out."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tools.calibrate.cases import Case, play

READ = msgspec.json.Decoder(list[Case])
WRITE = msgspec.json.Encoder()


def gather(slug: str, games: int, seed: int, file: Path | None = None) -> Iterator[list[Case]]:
    """What was foretold in every game and what came; those that the file has are not played again."""
    kept = read(file) if file else []
    yield from kept[:games]
    for number in range(len(kept), games):
        cases = play(slug, number, seed)
        if file:
            append(file, cases)
        yield cases


def read(file: Path) -> list[list[Case]]:
    """One game in each line; a last line that was cut off is played again."""
    if not file.exists():
        return []
    whole, _, cut = file.read_bytes().rpartition(b"\n")
    if cut:
        file.write_bytes(whole + b"\n" if whole else b"")
    return [READ.decode(line) for line in whole.splitlines()]


def append(file: Path, cases: list[Case]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as lines:
        lines.write(WRITE.encode(cases) + b"\n")
