"""Do the tests bite? Plants faults in a game's rules, one at a time, and lists those that no test notices.

    python -m tools.mutate good-vs-evil --count 40

Runs the game's own tests and its part of the kit in a temporary copy of the project; the sources stay as they are.
"""

import argparse
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from rich.progress import Progress

import speeltafel
from tools.faults import Fault, chosen, faults_of
from tools.project_copy import ROOT, ProjectCopy

SECONDS = 300
"""Of computing, so that a busy machine notices nothing: a fault that lets a game go on for ever is noticed too."""
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header")


class Bench:
    """One copy of the project in which faults are planted in turn."""

    def __init__(self, folder: Path, slug: str) -> None:
        self.copy = ProjectCopy(folder)
        self.slug = slug
        self.package = speeltafel.load(slug).package().rsplit(".", 1)[-1]

    def notices(self, fault: Fault | None) -> bool:
        """Whether some test fails with this fault."""
        if fault is not None:
            fault.plant(self.copy.folder)
        try:
            return self.fails(f"tests/games/{self.package}") or self.fails(
                "src/speeltafel/kit", "-k", self.slug
            )
        finally:
            if fault is not None:
                source = (ROOT / fault.path).read_bytes()
                (self.copy.folder / fault.path).write_bytes(source)

    def fails(self, *what: str) -> bool:
        return self.copy.says(*PYTEST, *what, seconds=SECONDS)[0] != 0


def survivors(slug: str, count: int, seed: int, jobs: int) -> list[Fault]:
    """The faults that no test noticed."""
    with tempfile.TemporaryDirectory(prefix="speeltafel-") as folder:
        benches: SimpleQueue[Bench] = SimpleQueue()
        for number in range(jobs):
            benches.put(Bench(Path(folder) / str(number), slug))
        package = Path(str(speeltafel.load(slug).folder())).relative_to(ROOT)
        planted = chosen(faults_of(ROOT, package), count, seed)
        return run(planted, benches, jobs)


def run(planted: list[Fault], benches: "SimpleQueue[Bench]", jobs: int) -> list[Fault]:
    def attempt(fault: Fault | None) -> bool:
        bench = benches.get()
        try:
            return bench.notices(fault)
        finally:
            benches.put(bench)

    if attempt(None):
        raise SystemExit("the tests fail without any fault: mend that first")
    missed: list[Fault] = []
    with ThreadPoolExecutor(jobs) as pool, Progress() as progress:
        task = progress.add_task("planting faults", total=len(planted))
        for fault, noticed in zip(planted, pool.map(attempt, planted), strict=True):
            progress.advance(task)
            if not noticed:
                missed.append(fault)
                progress.print(f"survived: {fault.told(ROOT)}", soft_wrap=True, markup=False)
    print(f"{len(planted)} faults, {len(missed)} survived ({len(missed) / max(1, len(planted)):.1%})")
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=speeltafel.slugs())
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    survivors(given.game, given.count, given.seed, given.jobs)


if __name__ == "__main__":
    main()
