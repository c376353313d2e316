"""Play, compare, draw and write."""

import argparse
import sys
from pathlib import Path

from rich.progress import track

import speeltafel
from speeltafel.engine import BadSetup, UnknownGame
from speeltafel.texts import Texts
from tools.calibrate import __doc__ as about
from tools.calibrate.cases import SEAT, TABLE
from tools.calibrate.gathering import gather
from tools.calibrate.page import IMAGES, PAGE, sentence, table, write
from tools.calibrate.picture import draw
from tools.calibrate.tenths import score

GAMES = ("good-vs-evil", "creatures-and-outcasts", "hydes-attack", "spookhuis", "rush-out")


def main(arguments: list[str]) -> None:
    """One game, or all."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.calibrate",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", help=", ".join(GAMES))
    parser.add_argument("--all", action="store_true", help="all of them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--cases", type=Path, metavar="FOLDER", help="keep what was played there, and go on from it next time"
    )
    parser.add_argument("--show", action="store_true", help="change nothing on the page")
    wanted = parser.parse_args(arguments)
    if bool(wanted.game) == wanted.all or wanted.games < 1:
        parser.error("name a game or say --all, and play at least one game")
    try:
        for slug in GAMES if wanted.all else (speeltafel.load(wanted.game).slug,):
            calibrate(slug, wanted.games, wanted.seed, wanted.cases, not wanted.show)
    except (BadSetup, UnknownGame) as problem:
        parser.error(str(problem))


def calibrate(slug: str, games: int, seed: int, folder: Path | None, keep: bool) -> None:
    """Compare the forecast of a game with what comes."""
    file = folder / f"{slug}-{seed}.jsonl" if folder else None
    played = track(gather(slug, games, seed, file), description=f"playing {slug}", total=games)
    cases = [case for game in played for case in game]
    scores = {source: score([case for case in cases if case.source == source]) for source in (TABLE, SEAT)}
    print(f"{sentence(scores)}\n\n{table(scores)}")
    if keep:
        name = Texts(speeltafel.load(slug), "en").say("game-name")
        (IMAGES / f"calibration-{slug}.svg").write_text(draw(name, scores))
        write(slug, name, scores)
        print(f"wrote {PAGE} and {IMAGES / f'calibration-{slug}.svg'}")


if __name__ == "__main__":
    main(sys.argv[1:])
