"""The command `speeltafel`, also as `python -m speeltafel`."""

import os
import sys
from typing import Final

EXTRAS: Final = {
    "babel": "cli",
    "cyclopts": "cli",
    "fluent": "cli",
    "rich": "cli",
    "pytest": "kit",
    "aiosqlite": "server",
    "alembic": "server",
    "litestar": "server",
    "prometheus_client": "server",
    "segno": "server",
    "sqlalchemy": "server",
    "structlog": "server",
    "uvicorn": "server",
}
"""By the library that is missing: the extra that brings it."""


def main() -> None:
    """Run the command. What is not installed is named in one line, and nobody complains when a pipe is closed."""
    try:
        run()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in EXTRAS:
            raise
        print(
            f"speeltafel: {library} is missing: pip install 'speeltafel[{EXTRAS[library]}]'", file=sys.stderr
        )
        sys.exit(2)


def run() -> None:
    from speeltafel.cli import main as command

    try:
        command()
    finally:
        sys.stdout.flush()


if __name__ == "__main__":
    main()
