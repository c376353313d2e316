"""Writes the tables of all actions of all games: `python -m tools.actions` (with `--check` it only compares)."""

import sys
from pathlib import Path
from typing import Final

import speeltafel
from speeltafel.engine import Game
from speeltafel.games import HOUSE
from speeltafel.rl.actions import Actions, actions_of

FOLDER: Final = Path(__file__).parents[1] / "docs" / "actions"


def main() -> None:
    """Write what is not up to date."""
    stale = [slug for slug in HOUSE if not is_current(slug)]
    if "--check" in sys.argv[1:]:
        print("\n".join(f"docs/actions/{slug}.md is not up to date" for slug in stale))
        sys.exit(bool(stale))
    for slug in stale:
        path_of(slug).write_text(page(speeltafel.load(slug)), encoding="utf-8")
        print(f"docs/actions/{slug}.md is written")


def is_current(slug: str) -> bool:
    """Whether the page of a game tells what its actions are."""
    path = path_of(slug)
    return path.exists() and path.read_text(encoding="utf-8") == page(speeltafel.load(slug))


def path_of(slug: str) -> Path:
    return FOLDER / f"{slug}.md"


def page(game: Game) -> str:
    """The table of a game."""
    actions = actions_of(game)
    lines = [
        f"# Actions of {game.slug}",
        "",
        "Made by `python -m tools.actions`; see [rl.md](../rl.md). Players are counted from who acts: `+0` is oneself,",
        f"`+1` the next one. {counts(actions)}",
        "",
        "| id | action |",
        "|---:|---|",
        *(f"| {number} | `{name}` |" for number, name in enumerate(actions.names)),
    ]
    return "\n".join(lines) + "\n"


def counts(actions: Actions) -> str:
    """How many actions every table has."""
    sizes = [f"{seats}: {actions.count(seats)}" for seats in actions.game.seat_counts]
    return f"Ids at a table, by its seats: {', '.join(sizes)}."


if __name__ == "__main__":
    main()
