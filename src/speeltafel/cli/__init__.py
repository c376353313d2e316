"""One command: speeltafel. Each of its commands has a file of its own here."""

import sys

from cyclopts.exceptions import CycloptsError

from speeltafel.cli import (
    analyse,
    club,
    doctor,
    duel,
    forget,
    games,
    keeping,
    new_game,
    play,
    replay,
    report,
    rules,
    serve,
    simulate,
    tournament,
    verify,
)
from speeltafel.cli.common import app
from speeltafel.engine import SpeeltafelError
from speeltafel.terminal.plain import one_line

__all__ = [
    "analyse",
    "app",
    "club",
    "doctor",
    "duel",
    "forget",
    "games",
    "keeping",
    "main",
    "new_game",
    "play",
    "replay",
    "report",
    "rules",
    "serve",
    "simulate",
    "tournament",
    "verify",
]


def main() -> None:
    """Run the command; what a person can put right gets one clear line and exit code 2."""
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except (SpeeltafelError, CycloptsError) as error:
        print(f"speeltafel: {one_line(error)}", file=sys.stderr)
        sys.exit(2)
